"""Endings: what everybody saw when a game ended, stored because later rules may not replay it to the same end."""

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
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.server.game_session import GameSession
from terrarium.server.refusals import NotFound
from terrarium.server.seat_updates import FULL, LEAN, final_updates
from terrarium.server.storage.endings import rewrite_ending, tables_without_ending
from terrarium.server.storage.store import Store
from terrarium.server.storage.writer import AlreadyStored
from terrarium.server.table_info import Event, TableInfo
from terrarium.server.wire import ENCODER, LineData, SeatUpdate

log = logging.getLogger(__name__)

#: How many tables the backfill looks up at once, and its pause after each, which leaves time for running games.
BATCH, PAUSE_SECONDS = 20, 0.02


class Ending(Struct):
    """The last number of a game, and everything that the server shows after it."""

    number: int
    #: The spectator's update, then every seat's; their log lines are in `journal`.
    sights: list[SeatUpdate]
    #: Each line once, with the seats that may read it (null: all), or with true the seats that may not.
    journal: list[tuple[LineData, list[int] | None, bool]]
    outcome: dict[str, Any]
    fingerprint: str
    #: The record in both forms, with the words and numbers of the rules of the game.
    text: str
    json: str

    def update_for(self, seat: int | None, detail: str = FULL) -> SeatUpdate:
        """The last update of a seat (None: a spectator), with its whole log."""
        found = self.sights[0 if seat is None else seat + 1]
        lines = [line for line, seats, others in self.journal if may_read(seat, seats, others)]
        if detail == LEAN:
            return msgspec.structs.replace(found, lines=lines, view=None, choices=None)
        return msgspec.structs.replace(found, lines=lines)


def ending_of(position: Position, record: Record, number: int) -> Ending:
    """The ending of a game, from its last position and its finished record."""
    assert position.journal is not None
    return Ending(
        number=number,
        sights=final_updates(position),
        journal=[(line.data(), seats, others) for line, seats, others in position.journal.entries()],
        outcome=position.outcome().data(),
        fingerprint=record.fingerprint,
        text=record.to_text(),
        json=record.to_json(),
    )


def encode(playthrough: Playthrough, number: int) -> bytes:
    """The ending of a finished game as it is stored; `number` is its last one."""
    return ENCODER.encode(ending_of(playthrough.position, playthrough.record, number))


def ending_from_replay(info: TableInfo, events: list[Event]) -> bytes | None:
    """Replay a finished game and encode its ending; None if the result is not the stored one."""
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
    except Exception as error:  # other rules may fail anywhere
        log.warning("a finished game does not replay", extra={"table": info.id, "error": repr(error)})
        return None


async def load_if_needed(store: Store, info: TableInfo) -> Ending | None:
    """The stored ending of a game that was played under other rules; None if it is not needed or not stored."""
    if info.status != "over" or info.rules_mismatch() is None:
        return None
    content = await store.load_ending(info.id)
    return None if content is None else decode(content)


def decode(content: bytes) -> Ending:
    """Decode a stored ending."""
    return msgspec.json.decode(content, type=Ending)


async def backfill(store: Store, going: Callable[[], bool]) -> None:
    """Store the missing endings of games that were finished with an older version of the program.

    Stops soon after `going` returns false. It must not be cancelled, because its threads would go on.
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
    """Store the ending of a finished game, or that today's rules cannot reproduce it; return whether they can."""
    try:
        info, events = await store.load(table)
        content = await asyncio.to_thread(ending_from_replay, info, events)
        version = terrarium.title(info.game).version
        await store.write(lambda connection: rewrite_ending(connection, table, version, content))
    except (NotFound, AlreadyStored):  # the table was deleted, or another worker was first
        return False
    return content is not None
