"""The journal shows each seat the lines that it may know."""

from __future__ import annotations

import pickle

from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line

ROUND = Line("planet-round", round=1)
SECRET = Line("planet-your-objective", habitat=Line("planet-habitat-ocean"))
RUMOUR = Line("game-over")


def test_what_is_told_everybody_hears() -> None:
    journal = Journal()
    journal.tell(ROUND)
    assert [journal.lines(seat) for seat in (None, 0, 3)] == [[ROUND]] * 3


def test_a_whisper_reaches_its_seats_only() -> None:
    journal = Journal()
    journal.whisper([0, 2], SECRET)
    assert [journal.lines(seat) for seat in (None, 0, 1, 2)] == [[], [SECRET], [], [SECRET]]


def test_the_others_may_hear_something_else() -> None:
    journal = Journal()
    journal.whisper([1], SECRET, RUMOUR)
    assert [journal.lines(seat) for seat in (None, 0, 1, 2)] == [[RUMOUR], [RUMOUR], [SECRET], [RUMOUR]]


def test_a_whisper_to_nobody_leaves_the_rumour_to_all() -> None:
    journal = Journal()
    journal.whisper([], SECRET, RUMOUR)
    assert [journal.lines(seat) for seat in (None, 0, 1)] == [[RUMOUR]] * 3


def test_a_reader_goes_on_where_it_stopped() -> None:
    journal = Journal()
    journal.whisper([1], SECRET)
    journal.tell(ROUND)
    assert journal.lines(1, after=1) == [ROUND]
    assert journal.lines(0, after=1) == []


def test_who_knows_how_long_the_journal_was_reads_on_from_there() -> None:
    journal = Journal()
    journal.whisper([1], SECRET, RUMOUR)
    place = len(journal)
    journal.tell(ROUND)
    journal.whisper([1], SECRET)
    assert [journal.lines_since(seat, place) for seat in (None, 0, 1)] == [[ROUND], [ROUND], [ROUND, SECRET]]
    for seat in (None, 0, 1):
        assert journal.lines_since(seat, 0) == journal.lines(seat)
        assert journal.lines_since(seat, len(journal)) == []


def test_after_the_end_everything_may_be_read_without_the_rumours() -> None:
    journal = Journal()
    journal.tell(ROUND)
    journal.whisper([1], SECRET, RUMOUR)
    assert journal.all_lines() == [ROUND, SECRET]


def test_a_copy_goes_on_by_itself() -> None:
    journal = Journal()
    journal.tell(ROUND)
    twin = journal.copy()
    twin.tell(RUMOUR)
    assert (journal.lines(None), twin.lines(None)) == ([ROUND], [ROUND, RUMOUR])


def test_a_journal_travels_to_another_process() -> None:
    journal = Journal()
    journal.tell(ROUND)
    journal.whisper([1], SECRET, RUMOUR)
    again = pickle.loads(pickle.dumps(journal))
    assert [again.lines(seat) for seat in (None, 0, 1)] == [journal.lines(seat) for seat in (None, 0, 1)]


def test_a_line_is_plain_data() -> None:
    line = Line("planet-took", seat=1, parts=[SECRET, 2])
    assert line.data() == {
        "id": "planet-took",
        "seat": 1,
        "parts": [{"id": "planet-your-objective", "habitat": {"id": "planet-habitat-ocean"}}, 2],
    }
    assert pickle.loads(pickle.dumps(line)) == line
    assert line != Line("planet-took", seat=2)
