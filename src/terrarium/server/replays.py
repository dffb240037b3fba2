"""Replays: a game after any number, its score history, and its record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

import terrarium
from terrarium.engine.record import Record
from terrarium.server import forms, seat_updates
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.endings import Ending
from terrarium.server.game_session import GameSession
from terrarium.server.refusals import Conflict, Forbidden, NotFound
from terrarium.server.seat_updates import SeatUpdates
from terrarium.server.seating import ME, new_table
from terrarium.server.table_info import Event, TableInfo


def replay_moment(
    info: TableInfo,
    events: list[Event],
    number: int,
    seat: int | None,
    guest: str,
    ending: Ending | None,
    session_at: Callable[[int], GameSession],
) -> forms.Moment:
    """The game after a number. Guests see their own seats during play, and all seats after the end.

    What is hidden from others in a running game ends at the last number that everybody knows.
    A game that was played under other rules has only its `ending`.
    """
    _check_started(info)
    last = events[-1].number if events else 0
    if info.status == "playing" and info.rules_mismatch() is None:
        last = session_at(last).public_number()
    if not 0 <= number <= last:
        raise NotFound("no-such-number", number=number, last=last)
    if seat is not None and not 0 <= seat < len(info.seats):
        raise NotFound("no-such-seat", seat=str(seat), seats=len(info.seats))
    if info.status != "over" and seat is not None and info.seats[seat].guest != guest:
        raise Forbidden("seat-not-yours", seat=seat)
    if ending is not None and ending.number == number:
        actors: list[int] = []
        outcome: dict[str, Any] | None = ending.outcome
        update = ending.update_for(seat)
    else:
        _check_rules(info)
        session = session_at(number)
        actors, update = session.position.actors(), SeatUpdates(session).update_for(seat, 0, seat_updates.FULL)
        outcome = seat_updates.outcome_data(session)
    event = events[number - 1] if number else None
    return forms.Moment(
        table=info.id,
        number=number,
        last=last,
        by=None if event is None else event.seat,
        at=None if event is None else event.at,
        actors=actors,
        sight=update,
        outcome=outcome,
    )


def check_history(info: TableInfo) -> None:
    """Raise unless a game has a score history: it is over, and was played under today's rules."""
    _check_over(info)
    _check_rules(info)


def check_reviewable(info: TableInfo) -> None:
    """Raise unless a game can be reviewed: it is over, and was played under today's rules."""
    _check_started(info)
    if info.status != "over":
        raise Conflict("review-still-playing")
    _check_rules(info)


def score_history(info: TableInfo, events: list[Event]) -> forms.ScoreHistory:
    """Every seat's points after each number of a finished game, and after them those of a rival that is no seat."""
    session = GameSession(info, [])
    scores = [_scores(session)]
    for event in events:
        session.replay(event)
        scores.append(_scores(session))
    return forms.ScoreHistory(scores)


def _scores(session: GameSession) -> list[int]:
    rival = session.position.rival_score()
    return session.position.scores() + ([] if rival is None else [rival])


def record_for(
    guest: str,
    info: TableInfo,
    events: list[Event],
    ending: Ending | None,
    form: str,
    session_at: Callable[[int], GameSession] | None = None,
) -> str:
    """The record of a game, as text or JSON. It contains the seed, so the game must be over.

    The players of a game that other rules have stopped can have its record too, because it will not continue.
    """
    _check_started(info)
    stopped = info.status == "playing" and info.rules_mismatch() is not None
    if not (stopped and any(seat.guest == guest for seat in info.seats)):
        _check_over(info)
    return record_text(info, events, ending, form, session_at)


def record_text(
    info: TableInfo,
    events: list[Event],
    ending: Ending | None,
    form: str,
    session_at: Callable[[int], GameSession] | None = None,
) -> str:
    """The record of a game, finished or not, as text or JSON.

    For a game under other rules the words of its actions are known only if its ending was stored. Otherwise the record
    exists only as JSON, which contains numbers; it then has scores but no fingerprint.
    """
    _check_started(info)
    if ending is not None:
        return ending.json if form == "json" else ending.text
    other = info.rules_mismatch()
    if other is None:
        session = GameSession(info, events) if session_at is None else session_at(len(events))
        record = session.record()
    elif form == "json":
        record = stored_record(info, events)
    else:
        raise Conflict("record-only-json", reason=other)
    return record.to_json() if form == "json" else record.to_text()


def stored_record(info: TableInfo, events: list[Event]) -> Record:
    """The record of the stored events without playing them; undone actions are left out."""
    assert info.seed is not None
    record = Record(info.game, info.rules, len(info.seats), dict(info.options), info.seed, "")
    record.name_seats(info.names())
    record.redeals = info.redeals_of_record()
    record.scores = info.scores
    for event in events:
        if event.action is not None:
            record.add(event.seat, event.action)
            continue
        for place in range(len(record.moves) - 1, -1, -1):
            move = record.moves[place]
            if move.seat == event.seat and (info.actions is None or move.action < info.actions):
                del record.moves[place]
                break
    return record


def table_from_record(
    record: Record, seat_requests: list[str], guest: str, name: str, clock_and_random: ClockAndRandom
) -> tuple[TableInfo, list[Event]]:
    """A new table that shows a finished record, or continues an unfinished one."""
    position = record.replay(journal=False)
    info = new_table(record.name, record.options, seat_requests or [ME] * record.seats, guest, name, clock_and_random)
    if len(info.seats) != record.seats or any(seat.kind == "open" for seat in info.seats):
        raise Conflict("upload-seats", seats=record.seats)
    info.rules, info.seed, info.status = record.rules, record.seed, "playing"
    info.actions = position.game.actions
    info.set_redeals(record.redeals)
    if position.over():
        outcome = position.outcome()
        info.status, info.scores, info.winners = "over", outcome.scores, outcome.winners
        info.ended = info.created
    else:
        info.due = info.created
    return info, events_of(record, info.created)


def events_of(record: Record, at: int) -> list[Event]:
    """The moves of a record as events of that time."""
    return [Event(number, move.seat, move.action, None, at) for number, move in enumerate(record.moves, start=1)]


def title_forms() -> list[forms.TitleForm]:
    """All titles."""
    return [
        forms.TitleForm(
            name=title.name,
            rules=title.version,
            min_seats=title.min_seats,
            max_seats=title.max_seats,
            options=[msgspec.convert(option.data(), forms.OptionForm) for option in title.options],
            reconstructed=title.game(title.min_seats, {}).reconstructed(),
        )
        for title in (terrarium.title(name) for name in terrarium.titles())
    ]


def _check_started(info: TableInfo) -> None:
    if info.status == "open" or info.seed is None:
        raise Conflict("table-not-started")


def _check_rules(info: TableInfo) -> None:
    other = info.rules_mismatch()
    if other is not None:
        raise Conflict("table-no-replay", reason=other)


def _check_over(info: TableInfo) -> None:
    if info.status != "over":
        raise Conflict("table-not-over")
