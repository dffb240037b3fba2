"""A title gets a new option: older records stay readable, and keys and fingerprints do not change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from terrarium.engine.errors import BadRecord
from terrarium.engine.game import Game
from terrarium.engine.options import Option
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.record import Record
from terrarium.engine.title import Title
from terrarium.title_registry import TITLES
from tests.testing.pebbles import PebbleGame, PebblePosition

OLD = [Option("polish", "choice", "once", ["once", "never"]), Option("first", "seat", None)]
NEW = [OLD[0], Option("heavy", "flag", False), OLD[1], Option("bag", "choice", "linen", ["linen", "silk"])]


@contextmanager
def title_with(options: list[Option]) -> Iterator[Title]:
    """Register Pebbles with these options for a while."""

    def make(title: Title, seats: int, chosen: dict[str, object], box: object) -> Game:
        return PebbleGame(title, seats, chosen, PebblePosition)

    with TITLES.temporarily(Title("pebbles", 1, 2, 3, options, make)) as title:
        yield title


def played(title: Title, **options: object) -> Record:
    playthrough = Playthrough(title.game(2, options), seed=4, journal=False)
    while not playthrough.position.over():
        seat = playthrough.position.actors()[0]
        playthrough.play(seat, playthrough.position.legal(seat)[0])
    return playthrough.record


CHOICES: list[dict[str, object]] = [{}, {"first": 1}, {"polish": "never", "first": 0}]


@pytest.mark.parametrize("options", CHOICES, ids=str)
def test_a_record_from_before_the_option_is_read_replayed_and_written_as_it_was(options: dict[str, object]) -> None:
    with title_with(OLD) as title:
        record = played(title, **options)
        text, compact = record.to_text(), record.to_json()
        key, fingerprint = record.game().key(), record.fingerprint
    with title_with(NEW):
        for again in (Record.from_text(text), Record.from_json(compact)):
            assert again.options == {"polish": "once", "heavy": False, "first": None, "bag": "linen", **options}
            assert again.replay().fingerprint() == fingerprint
            assert again.game().key() == key
            assert (again.to_text(), again.to_json()) == (text, compact)


def test_a_key_names_only_what_differs_from_the_default() -> None:
    with title_with(NEW) as title:
        assert title.game(2, {}).key() == "pebbles/1 seats=2"
        assert title.game(2, {"bag": "silk", "first": 0}).key() == "pebbles/1 seats=2 first=0 bag=silk"
        assert title.game(2, {"first": None, "heavy": False}).key() == "pebbles/1 seats=2"


def test_games_with_and_without_the_option_differ() -> None:
    with title_with(NEW) as title:
        assert title.game(2, {"heavy": True}).start(1).fingerprint() != title.game(2, {}).start(1).fingerprint()


def test_a_record_that_writes_every_option_is_read_and_written_again_in_the_short_form() -> None:
    with title_with(OLD) as title:
        record = played(title, first=1)
        record.reopen()
        record.moves = record.moves[:2]
        short, compact = record.to_text(), record.to_json()
    full = short.replace("option first: 1\n", "option polish: once\noption heavy: false\noption first: 1\n")
    data = json.loads(compact)
    data["options"] = {"polish": "once", "first": "1", "heavy": "false", "bag": "linen"}
    with title_with(NEW):
        assert Record.from_text(full).to_text() == short
        assert Record.from_json(json.dumps(data)).to_json() == compact
        assert Record.from_text(full).replay().game.options["first"] == 1


def test_an_option_that_is_gone_is_named() -> None:
    with title_with(NEW) as title:
        record = played(title, heavy=True, bag="silk")
        text, compact = record.to_text(), record.to_json()
    with title_with(OLD):
        with pytest.raises(BadRecord, match="Line 5 of the record: pebbles has no option heavy; its options: polish"):
            Record.from_text(text)
        with pytest.raises(BadRecord, match="pebbles has no option heavy; its options: polish, first"):
            Record.from_json(compact)
    with title_with([]), pytest.raises(BadRecord, match="pebbles has no option heavy; its options: -"):
        Record.from_json(compact)


def test_a_record_made_by_hand_needs_no_options() -> None:
    with title_with(NEW):
        record = Record("pebbles", 1, 2, {"heavy": True}, 3, "")
        assert "option heavy: true\nseed: 3\n" in record.to_text()
        assert Record.from_text(record.to_text()) == record
