"""Tables that play on from a moment of a finished game, with the knowledge that a seat had then."""

from __future__ import annotations

from terrarium.engine.record import Record
from terrarium.engine.redeal import Redeal
from terrarium.server import seating
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.refusals import NotFound
from terrarium.server.replays import events_of
from terrarium.server.table_info import Event, TableInfo


def table_from_moment(
    record: Record, number: int, seat: int, bot: str, guest: str, name: str, clock_and_random: ClockAndRandom
) -> tuple[TableInfo, list[Event]]:
    """A new table where a guest plays on from a moment of a record on one seat, and bots on all others.

    All that the seat could not know after `number` moves is dealt again from a new key, so that the guest can know
    nothing more, not even after looking at the finished game.
    """
    if not 0 <= number < len(record.moves):
        raise NotFound("no-such-number", number=number, last=len(record.moves) - 1)
    if not 0 <= seat < record.seats:
        raise NotFound("no-such-seat", seat=str(seat), seats=record.seats)
    seats = [seating.ME if place == seat else f"{seating.BOT}:{bot}" for place in range(record.seats)]
    info = seating.new_table(record.name, record.options, seats, guest, name, clock_and_random)
    seating.start(info, guest, clock_and_random)
    redeal = Redeal(number, seat, clock_and_random.deal_key())
    info.seed = record.seed
    info.set_redeals([*[earlier for earlier in record.redeals if earlier.after <= number], redeal])
    begun = record.copy()
    begun.moves = begun.moves[:number]
    return info, events_of(begun, info.created)
