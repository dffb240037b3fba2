"""Looking back: a table at any number, its course in points, its record."""

from __future__ import annotations

from typing import Any

import msgspec

import terrarium
from terrarium.engine.record import Record
from terrarium.server import forms, sights
from terrarium.server.course import Course
from terrarium.server.endings import Ending
from terrarium.server.facts import Event, Facts
from terrarium.server.outside import Outside
from terrarium.server.refusals import NotNow, NotThere, NotYours
from terrarium.server.seating import ME, new_table
from terrarium.server.sights import Sights


def moment(
    facts: Facts, events: list[Event], number: int, seat: int | None, guest: str, ending: Ending | None = None
) -> forms.Moment:
    """The table after a number. During play one sees one's own seats; after the end every seat.

    Of a game by other rules than today's there is only the `ending`.
    """
    _started(facts)
    last = events[-1].number if events else 0
    if not 0 <= number <= last:
        raise NotThere("no-such-number", number=number, last=last)
    if seat is not None and not 0 <= seat < len(facts.seats):
        raise NotThere("no-such-seat", seat=str(seat), seats=len(facts.seats))
    if facts.status != "over" and seat is not None and facts.seats[seat].guest != guest:
        raise NotYours("seat-not-yours", seat=seat)
    if ending is not None and ending.number == number:
        actors: list[int] = []
        outcome: dict[str, Any] | None = ending.outcome
        sight = ending.sight(seat)
    else:
        _by_todays_rules(facts)
        course = Course(facts, events[:number])
        actors, sight = course.position.actors(), Sights(course).sight(seat, 0, sights.FULL)
        outcome = sights.outcome_data(course)
    event = events[number - 1] if number else None
    return forms.Moment(
        table=facts.id,
        number=number,
        last=last,
        by=None if event is None else event.seat,
        at=None if event is None else event.at,
        actors=actors,
        sight=sight,
        outcome=outcome,
    )


def course_of_points(facts: Facts, events: list[Event]) -> forms.Course:
    """Every seat's points after each number of a finished game."""
    _over(facts)
    _by_todays_rules(facts)
    course = Course(facts, [])
    scores = [course.position.scores()]
    for event in events:
        course.apply(event)
        scores.append(course.position.scores())
    return forms.Course(scores)


def record_for(guest: str, facts: Facts, events: list[Event], ending: Ending | None, form: str) -> str:
    """The record of a table, as text or JSON. It names the seed, so the game must be over.

    A game that other rules have stopped will not go on, so those who played it can have its record too.
    """
    _started(facts)
    stopped = facts.status == "playing" and facts.other_rules() is not None
    if not (stopped and any(seat.guest == guest for seat in facts.seats)):
        _over(facts)
    return written_record(facts, events, ending, form)


def written_record(facts: Facts, events: list[Event], ending: Ending | None, form: str) -> str:
    """The record of a table, finished or not, as text or JSON.

    The words of a game by other rules than today's are known only if they were stored at its end; otherwise its record
    can be had as JSON, which has the numbers that were played. It then gives the scores without a fingerprint.
    """
    _started(facts)
    if ending is not None:
        return ending.json if form == "json" else ending.text
    other = facts.other_rules()
    if other is None:
        record = Course(facts, events).record()
    elif form == "json":
        record = stored_record(facts, events)
    else:
        raise NotNow("record-only-json", reason=other)
    return record.to_json() if form == "json" else record.to_text()


def stored_record(facts: Facts, events: list[Event]) -> Record:
    """The record of what was accepted, without playing it: what was taken back is left out."""
    assert facts.seed is not None
    record = Record(facts.game, facts.rules, len(facts.seats), dict(facts.options), facts.seed, "")
    record.name_seats(facts.names())
    record.scores = facts.scores
    for event in events:
        if event.action is not None:
            record.add(event.seat, event.action)
            continue
        for place in range(len(record.moves) - 1, -1, -1):
            move = record.moves[place]
            if move.seat == event.seat and (facts.actions is None or move.action < facts.actions):
                del record.moves[place]
                break
    return record


def table_from(record: Record, wishes: list[str], guest: str, name: str, outside: Outside) -> tuple[Facts, list[Event]]:
    """A table that shows a finished record, or goes on with an unfinished one."""
    position = record.replay(journal=False)
    facts = new_table(record.name, record.options, wishes or [ME] * record.seats, guest, name, outside)
    if len(facts.seats) != record.seats or any(seat.kind == "open" for seat in facts.seats):
        raise NotNow("upload-seats", seats=record.seats)
    facts.rules, facts.seed, facts.status = record.rules, record.seed, "playing"
    facts.actions = position.game.actions
    if position.over():
        outcome = position.outcome()
        facts.status, facts.scores, facts.winners = "over", outcome.scores, outcome.winners
        facts.ended = facts.created
    else:
        facts.due = facts.created
    events = [
        Event(number, move.seat, move.action, None, facts.created) for number, move in enumerate(record.moves, start=1)
    ]
    return facts, events


def read_record(text: str) -> Record:
    """A record in either form."""
    return Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)


def titles() -> list[forms.TitleForm]:
    """What can be played."""
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


def _started(facts: Facts) -> None:
    if facts.status == "open" or facts.seed is None:
        raise NotNow("table-not-started")


def _by_todays_rules(facts: Facts) -> None:
    other = facts.other_rules()
    if other is not None:
        raise NotNow("table-no-replay", reason=other)


def _over(facts: Facts) -> None:
    if facts.status != "over":
        raise NotNow("table-not-over")
