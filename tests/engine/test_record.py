"""Records: two forms, exact round trips, and an error with its place for each mistake."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from functools import cache

import pytest

import terrarium
from terrarium.engine.errors import BadRecord
from terrarium.engine.lines import Line
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.record import Move, Record

OWN_BOX = {"names": {"seal": "Seal of the pond"}}
OTHER_BOX = {"names": {"seal": "Another seal"}}


def played(decisions: int, box: object = None, names: list[str] | None = None) -> Record:
    """A random game of two seats, stopped after some decisions."""
    game = terrarium.game("planet", seats=2, box=box, mystery=True, first=0)
    playthrough = Playthrough(game, seed=11, journal=False, names=names)
    chance = random.Random(11)
    while len(playthrough.record.moves) < decisions and not playthrough.position.over():
        seat = playthrough.position.actors()[0]
        playthrough.play(seat, chance.choice(playthrough.position.legal(seat)))
    return playthrough.record


@cache
def finished_text() -> str:
    return played(24).to_text()


def reason(error: BadRecord) -> Line:
    found = error.figures["reason"]
    assert isinstance(found, Line)
    return found


def test_the_text_form_reads_like_a_game() -> None:
    record = Record.of(terrarium.game("planet", seats=2, first=0), seed=7, names=["Ada", "Ben of Łódź"])
    record.add(0, 151)
    record.add(1, 0, "a remark; with a semicolon")
    assert record.to_text() == (
        "terrarium record 1\n"
        "game: planet\n"
        "rules: 2\n"
        "seats: 2\n"
        "name 0: Ada\n"
        "name 1: Ben of Łódź\n"
        "option first: 0\n"
        "seed: 7\n"
        "\n"
        "1. seat 0: tile c face 7 turn 1\n"
        "2. seat 1: tile a face 1 turn 0 ; a remark; with a semicolon\n"
        "\n"
        "unfinished\n"
    )
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize("decisions", [0, 1, 9, 24])
@pytest.mark.parametrize("names", [None, ["Ada", "Ben"]])
def test_both_forms_round_trip_to_the_byte(decisions: int, names: list[str] | None) -> None:
    record = played(decisions, names=names)
    text, compact = record.to_text(), record.to_json()
    assert Record.from_text(text).to_text() == text
    assert Record.from_json(compact).to_json() == compact
    assert Record.from_text(text) == Record.from_json(compact) == pickle.loads(pickle.dumps(record)) == record
    assert Record.from_text(text).replay().fingerprint() == record.replay(journal=False).fingerprint()


def test_a_finished_record_ends_with_scores_and_fingerprint() -> None:
    record = played(24)
    position = record.replay()
    assert record.scores == position.outcome().scores
    assert finished_text().endswith(
        f"\n\nscores: {record.scores[0]} {record.scores[1]}\nfingerprint: {position.fingerprint()}\n"
    )


def test_a_copy_goes_on_by_itself() -> None:
    record = played(3)
    twin = record.copy()
    twin.add(1, 5)
    assert (len(record.moves), len(twin.moves)) == (3, 4)
    assert record != twin
    assert pickle.loads(pickle.dumps(twin.moves[-1])) == Move(1, 5)


# Each: what is changed in the text of a finished game, the line that is named, and the reason.
BROKEN: list[tuple[Callable[[str], str], int, str]] = [
    (lambda text: "", 1, "record-not-one"),
    (lambda text: "[Event]\n" + text, 1, "record-not-one"),
    (lambda text: text.replace("record 1\n", "record 2\n"), 1, "record-other-format"),
    (lambda text: text.replace("game: planet", "game: plonet"), 2, "unknown-game"),
    (lambda text: text.replace("game: planet\n", ""), 2, "record-header-order"),
    (lambda text: text.replace("rules: 2", "rules: 99"), 3, "record-other-rules"),
    (lambda text: text.replace("rules: 2", "rules: one"), 3, "record-bad-number"),
    (lambda text: text.replace("rules: 2\nseats: 2", "seats: 2\nrules: 2"), 3, "record-header-order"),
    (lambda text: text.replace("seats: 2", "seats: 5"), 4, "seats-out-of-range"),
    (lambda text: text.replace("seats: 2", "seats: 02"), 4, "record-bad-number"),
    (lambda text: text.replace("seats: 2", "seats: 2 "), 4, "record-bad-value"),
    (lambda text: text.replace("seats: 2\n", "seats: 2\nname 0: Ada\n"), 6, "record-header-order"),
    (lambda text: text.replace("seats: 2\n", "seats: 2\nname 1: Ada\n"), 5, "record-header-order"),
    (lambda text: text.replace("option mystery: true", "option mystery: maybe"), 5, "option-value"),
    (lambda text: text.replace("option mystery:", "option expert:"), 5, "no-such-option"),
    (lambda text: text.replace("option mystery: true", "option mystery true"), 5, "no-such-option"),
    (lambda text: text.replace("option mystery: true\n", "option mystery: true\n" * 2), 6, "record-header-order"),
    (
        lambda text: text.replace("option first: 0\n", "option first: 0\noption beginner: true\n"),
        7,
        "record-header-order",
    ),
    (lambda text: text.replace("seed: 11", "weather: fine\nseed: 11"), 7, "record-unknown-header"),
    (lambda text: text.replace("seed: 11", "seed 11"), 7, "record-no-header"),
    (lambda text: text.replace("seed: 11", "seed: -11"), 7, "seed-out-of-range"),
    (lambda text: text.replace("seed: 11", "seed: 9007199254740992"), 7, "seed-out-of-range"),
    (lambda text: text.replace("seed: 11", "seed: " + "9" * 5000), 7, "record-bad-number"),
    (lambda text: text.replace("seed: 11\n", "seed: 11\nbox: none\n"), 8, "record-bad-fingerprint"),
    (lambda text: text.replace("seed: 11\n", "seed: 11\nweather: fine\n"), 8, "record-unknown-header"),
    (lambda text: text.replace("\n1. seat 0:", "\n1. seat 0"), 9, "record-action-form"),
    (lambda text: text.replace("\n3. seat", "\n4. seat"), 11, "record-action-number"),
    (lambda text: text.replace("\n3. seat 1", "\n3. seat 2"), 11, "no-such-seat"),
    (lambda text: text.replace("\n1. seat 0: tile", "\n1. seat 0: tail"), 9, "no-such-words"),
    (lambda text: text.replace("\n1. seat 0: tile", "\n1. seat 0: TILE"), 9, "record-action-words"),
    (lambda text: text.replace("\n2. seat", " ; two\tcolumns\n2. seat"), 9, "record-not-one-line"),
    (lambda text: text.replace("\n2. seat", " ; \n2. seat"), 9, "record-action-form"),
    (lambda text: text.replace("seats: 2\n", "seats: 2\nname 0: A\tB\nname 1: C\n"), 5, "record-not-one-line"),
    (lambda text: text.replace("\n2. seat", "\n\n2. seat"), 11, "record-unknown-header"),
    (lambda text: text.replace("\n\nscores", "\nscores"), 33, "record-no-gap"),
    (lambda text: text.replace("scores: ", "scores: 1 "), 34, "record-score-count"),
    (lambda text: text.replace("scores: ", "scores: x"), 34, "record-bad-number"),
    (lambda text: text.replace("fingerprint: ", "fingerprint: ?"), 35, "record-bad-fingerprint"),
    (lambda text: text.replace("scores: ", "result: "), 34, "record-unknown-header"),
    (lambda text: text + "more\n", 36, "record-after-end"),
    (lambda text: text[:-1], 35, "record-half-line"),
    (lambda text: text[: text.index("game")], 1, "record-truncated"),
    (lambda text: text[: text.index("seed")], 6, "record-truncated"),
    (lambda text: text[: text.index("5. seat")], 12, "record-truncated"),
    (lambda text: text[: text.index("scores")], 33, "record-truncated"),
    (lambda text: text[: text.index("fingerprint")], 34, "record-truncated"),
]


@pytest.mark.parametrize(("breaking", "line", "code"), BROKEN)
def test_a_broken_text_is_refused_with_its_line_and_reason(
    breaking: Callable[[str], str], line: int, code: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_text(breaking(finished_text()))
    assert (caught.value.figures["line"], reason(caught.value).id) == (line, code)
    assert str(caught.value).startswith(f"Line {line} of the record: ")
    assert "{ $" not in str(caught.value)


def test_no_part_of_a_record_is_a_record() -> None:
    text = finished_text()
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            Record.from_text(text[:length])


def change(key: str, value: object) -> Callable[[dict[str, object]], None]:
    def apply(data: dict[str, object]) -> None:
        data[key] = value

    return apply


BROKEN_JSON: list[tuple[Callable[[dict[str, object]], object], str, str]] = [
    (change("record", 2), "record-other-format", "format 2"),
    (lambda data: data.pop("record"), "record-not-json-one", "key"),
    (change("game", 3), "record-json", "game is 3"),
    (change("rules", 4), "record-other-rules", "version 4"),
    (change("seats", "2"), "record-json", "seats is 2"),
    (change("seats", 9), "record-json", "2 to 4 seats"),
    (lambda data: data.pop("seed"), "record-json", "seed is nothing"),
    (change("seed", True), "record-json", "seed is True"),
    (change("seed", -1), "record-json", "not a seed"),
    (change("options", ["beginner"]), "record-json", "options is"),
    (
        change("options", {"moons": "true"}),
        "record-json",
        "planet has no option moons; its options: beginner, mystery, first",
    ),
    (change("options", {"beginner": "x", "mystery": "true", "first": "0"}), "record-json", "cannot be x"),
    (change("names", ["Ada"]), "record-names", "1 names for 2 seats"),
    (change("names", ["Ada", " Ben"]), "record-not-one-line", "Ben"),
    (change("names", [1, 2]), "record-json", "names is 1"),
    (change("box", "?"), "record-json", "box is ?"),
    (change("moves", 5), "record-json", "moves is 5"),
    (change("moves", [[0, 1], [0]]), "record-json", r"moves\[1\] is"),
    (change("moves", [[2, 1]]), "record-json", "a seat from 0 to 1"),
    (change("moves", [[0, 300]]), "record-json", "an action from 0 to 299"),
    (change("moves", [[0, 1, 7]]), "record-json", "perhaps a remark"),
    (change("scores", [1]), "record-json", "2 whole numbers"),
    (change("scores", None), "record-json", "an empty text in an unfinished game"),
    (change("fingerprint", ""), "record-json", "a fingerprint"),
    (change("weather", "fine"), "record-json", "only the keys of a record"),
]


@pytest.mark.parametrize(("breaking", "code", "words"), BROKEN_JSON)
def test_broken_json_is_refused_with_its_place(
    breaking: Callable[[dict[str, object]], object], code: str, words: str
) -> None:
    data = json.loads(played(24).to_json())
    breaking(data)
    with pytest.raises(BadRecord, match=words) as caught:
        Record.from_json(json.dumps(data))
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "{", "[1, 2", "nonsense", "[" * 100_000])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(text)
    assert caught.value.code == "record-not-json"


def test_replay_names_the_line_of_an_illegal_action() -> None:
    record = played(24)
    record.moves[5] = Move(record.moves[4].seat, record.moves[4].action)
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.figures["line"] == 14
    assert record.to_text().split("\n")[13].startswith("6. seat")
    assert reason(caught.value).id in ("not-your-turn", "planet-tile-taken", "planet-face-covered")


def test_replay_checks_scores_and_fingerprint() -> None:
    record = played(24)
    lines = record.to_text().split("\n")
    right = list(record.scores or [])
    record.scores = [right[0] + 1, right[1]]
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert reason(caught.value).id == "record-scores-differ"
    assert lines[int(str(caught.value.figures["line"])) - 1].startswith("scores: ")
    record.scores, record.fingerprint = right, "0" * 24
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert reason(caught.value).id == "record-fingerprint-differs"
    assert lines[int(str(caught.value.figures["line"])) - 1].startswith("fingerprint: ")


def test_replay_checks_whether_the_game_is_over() -> None:
    short = played(24)
    short.moves.pop()
    with pytest.raises(BadRecord) as caught:
        short.replay()
    assert reason(caught.value).id == "record-still-open"
    unfinished = played(24)
    unfinished.reopen()
    with pytest.raises(BadRecord) as caught:
        unfinished.replay()
    assert reason(caught.value).id == "record-is-over"


def test_a_record_asks_for_the_box_it_was_played_with() -> None:
    record = Record.from_text(played(4, box=OWN_BOX).to_text())
    assert record.replay(OWN_BOX).fingerprint() == played(4, box=OWN_BOX).replay(OWN_BOX).fingerprint()
    with pytest.raises(BadRecord) as caught:
        record.replay()
    assert caught.value.code == "record-box-missing"
    with pytest.raises(BadRecord) as caught:
        record.replay(OTHER_BOX)
    assert caught.value.code == "record-box-differs"
    with pytest.raises(BadRecord) as caught:
        played(4).replay(OWN_BOX)
    assert caught.value.code == "record-box-differs"


@pytest.mark.parametrize("name", ["", " Ada", "Ada\nBen", "Ada\t"])
def test_a_name_is_one_line(name: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Record.of(terrarium.game("planet", seats=2), 1, [name, "Ben"])
    assert caught.value.code == "record-not-one-line"


def test_there_is_a_name_for_every_seat_or_none() -> None:
    with pytest.raises(BadRecord, match="There are 1 names for 2 seats"):
        Record.of(terrarium.game("planet", seats=2), 1, ["Ada"])
