"""How a game looked to everybody when it ended, kept because later rules may not replay it to the same end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

import terrarium
from terrarium.engine.journal import may_read
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.server.game_session import GameSession
from terrarium.server.refusals import NotFound
from terrarium.server.seat_updates import FULL, LEAN, final_update
from terrarium.server.storage.endings import rewrite_ending, tables_without_ending
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table_info import Event, TableInfo
from terrarium.server.wire import ENCODER, LineData, SeatUpdate

log = logging.getLogger(__name__)

#: How many tables are looked up at once, and the seconds between two of them, so that people at other tables go first.
BATCH, PAUSE_SECONDS = 20, 0.02


class Ending(Struct):
    """The last number of a game, and all that the server shows of it then."""

    number: int
    #: The spectator's, then every seat's; their lines are in `journal`.
    sights: list[SeatUpdate]
    #: Each line once, with the seats that hear it (null: everybody), or with true with those that do not.
    journal: list[tuple[LineData, list[int] | None, bool]]
    outcome: dict[str, Any]
    fingerprint: str
    #: The record in both forms, in the words and numbers of the rules that were played.
    text: str
    json: str

    def update_for(self, seat: int | None, detail: str = FULL) -> SeatUpdate:
        """What a seat (None: a spectator) saw at the end, with its whole log."""
        found = self.sights[0 if seat is None else seat + 1]
        lines = [line for line, seats, others in self.journal if may_read(seat, seats, others)]
        if detail == LEAN:
            return msgspec.structs.replace(found, lines=lines, view=None, choices=None)
        return msgspec.structs.replace(found, lines=lines)


def ending_of(position: Position, record: Record, number: int) -> Ending:
    """The ending of a game in its last position, with its journal and its finished record."""
    assert position.journal is not None
    return Ending(
        number=number,
        sights=[final_update(position, seat) for seat in (None, *range(position.game.seats))],
        journal=[(line.data(), seats, others) for line, seats, others in position.journal.entries()],
        outcome=position.outcome().data(),
        fingerprint=record.fingerprint,
        text=record.to_text(),
        json=record.to_json(),
    )


def ending_after(session: GameSession, seat: int, actions: list[int]) -> bytes:
    """The ending that a seat's actions bring about, before they count."""
    position, journal = session.position.copy(), session.position.journal
    assert journal is not None
    position.journal = journal.copy()
    record = session.record().copy()
    for action in actions:
        position.play(seat, action)
        record.add(seat, action)
    record.finish(position)
    return ENCODER.encode(ending_of(position, record, session.number + len(actions)))


def ending_from_replay(info: TableInfo, events: list[Event]) -> bytes | None:
    """The ending of a finished game, played again; None if these rules do not lead to the stored scores and winners."""
    try:
        session = GameSession(info, events)
        if not session.over():
            return None
        outcome = session.position.outcome()
        if (outcome.scores, outcome.winners) != (info.scores, info.winners):
            return None
        record = session.record().copy()
        record.rules = info.rules
        return ENCODER.encode(ending_of(session.position, record, session.number))
    except Exception as error:  # whatever other rules make of these actions, the table stays without
        log.warning("a finished game does not replay", extra={"table": info.id, "error": repr(error)})
        return None


async def load_if_needed(store: Store, info: TableInfo) -> Ending | None:
    """The ending of a finished game that today's rules must not replay; None if there is no need, or none is stored."""
    if info.status != "over" or info.rules_mismatch() is None:
        return None
    content = await store.load_ending(info.id)
    return None if content is None else decode(content)


def decode(content: bytes) -> Ending:
    """The ending that was stored."""
    return msgspec.json.decode(content, type=Ending)


async def backfill(store: Store, going: Callable[[], bool]) -> None:
    """Store the endings of finished games that have none, because an older program has kept them.

    It ends soon after `going` has become false; it must not be cancelled, because threads work for it.
    """
    stored = without = 0
    last = ""
    try:
        while going():
            names = await store.read(partial(tables_without_ending, after=last, limit=BATCH))
            if not names:
                break
            for last in names:
                if not going():
                    return
                if await _backfill_one(store, last):
                    stored += 1
                else:
                    without += 1
                await asyncio.sleep(PAUSE_SECONDS)
    except (SQLAlchemyError, OSError) as error:
        log.error("filling in endings failed", extra={"error": repr(error)})
    if stored or without:
        log.info("endings filled in", extra={"stored": stored, "without": without})


async def _backfill_one(store: Store, table: str) -> bool:
    """Store the ending of a finished game if today's rules give it, and that they do not if not."""
    try:
        info, events = await store.load(table)
        content = await asyncio.to_thread(ending_from_replay, info, events)
        version = terrarium.title(info.game).version
        await store.write(lambda connection: rewrite_ending(connection, table, version, content))
    except (NotFound, AlreadyStored):  # the table is gone, or another worker was faster
        return False
    return content is not None
