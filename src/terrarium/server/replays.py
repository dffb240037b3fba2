"""Looking back: a table at any number, its course in points, its record."""

from __future__ import annotations

import msgspec

import terrarium
from terrarium.engine.errors import Refused
from terrarium.engine.record import Record
from terrarium.server import forms, sights
from terrarium.server.course import Course
from terrarium.server.facts import Event, Facts
from terrarium.server.outside import Outside
from terrarium.server.refusals import NotNow, NotThere, NotYours
from terrarium.server.seating import ME, new_table
from terrarium.server.sights import Sights


def moment(facts: Facts, events: list[Event], number: int, seat: int | None, guest: str) -> forms.Moment:
    """The table after a number. During play one sees one's own seats; after the end every seat."""
    _started(facts)
    last = events[-1].number if events else 0
    if not 0 <= number <= last:
        raise NotThere("no-such-number", number=number, last=last)
    if seat is not None and not 0 <= seat < len(facts.seats):
        raise NotThere("no-such-seat", seat=str(seat), seats=len(facts.seats))
    if facts.status != "over" and seat is not None and facts.seats[seat].guest != guest:
        raise NotYours("seat-not-yours", seat=seat)
    course = Course(facts, events[:number])
    if course.number != number and course.stopped is not None:
        raise NotNow("table-stopped", reason=course.stopped)
    sight = Sights(course).sight(seat, 0, sights.FULL)
    event = events[number - 1] if number else None
    return forms.Moment(
        table=facts.id,
        number=number,
        last=last,
        by=None if event is None else event.seat,
        at=None if event is None else event.at,
        actors=course.position.actors(),
        sight=sight,
        outcome=sights.outcome_data(course),
    )


def course_of_points(facts: Facts, events: list[Event]) -> forms.Course:
    """Every seat's points after each number of a finished game."""
    _over(facts)
    course = Course(facts, [])
    scores = [course.position.scores()]
    for event in events:
        try:
            course.apply(event)
        except Refused:  # the rules have changed since: show what still replays
            break
        scores.append(course.position.scores())
    return forms.Course(scores)


def record_of(facts: Facts, events: list[Event], unfinished: bool = False) -> Record:
    """The record of a table; for people only of a finished game, because it names the seed."""
    _started(facts)
    if not unfinished:
        _over(facts)
    course = Course(facts, events)
    if course.stopped is not None:
        raise NotNow("table-stopped", reason=course.stopped)
    return course.record()


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
        )
        for title in (terrarium.title(name) for name in terrarium.titles())
    ]


def _started(facts: Facts) -> None:
    if facts.status == "open" or facts.seed is None:
        raise NotNow("table-not-started")


def _over(facts: Facts) -> None:
    if facts.status != "over":
        raise NotNow("table-not-over")
