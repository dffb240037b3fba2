"""Playing on from a moment: the seat knows what it knew, everything else is dealt again, and the record replays it."""

from __future__ import annotations

import json

import pytest

import terrarium
from terrarium.engine.errors import BadRecord, Refused
from terrarium.engine.game import Game
from terrarium.engine.playthrough import Playthrough
from terrarium.engine.position import Position
from terrarium.engine.record import Record
from terrarium.engine.redeal import Redeal
from terrarium.engine.rng import KEY_START, Rng

KEY = KEY_START + 77
GAMES = [("planet", 2), ("planet", 4), ("rauha", 3), ("earth", 2), ("earth", 1)]


def play_at_random(played: Playthrough, moves: int, seed: int = 5) -> None:
    """Play some moves, or to the end."""
    rng = Rng(seed)
    for _move in range(moves):
        if played.position.over():
            return
        seat = played.position.actors()[0]
        legal = played.position.legal(seat)
        played.play(seat, legal[rng.below(len(legal))])


def position_after(game: Game, moves: int) -> Position:
    """A position of a game from a key."""
    played = Playthrough(game, KEY_START + 1, journal=False)
    play_at_random(played, moves)
    return played.position


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_seat_sees_the_same_and_the_deal_is_another(name: str, seats: int) -> None:
    position = position_after(terrarium.game(name, seats=seats), 11)
    seat = position.actors()[0]
    world = Redeal(11, seat, KEY).apply(position)
    assert world.view(seat) == position.view(seat)
    assert world.legal(seat) == position.legal(seat)
    assert world.prompt(seat) == position.prompt(seat)
    assert world.pack() != position.pack()
    assert world.census() == position.census()
    assert world.rng.pack()[0] == KEY, "chance after it comes from the key"


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_nothing_that_was_hidden_has_an_influence(name: str, seats: int) -> None:
    """Two games that look the same to the seat go on in exactly the same way."""
    position = position_after(terrarium.game(name, seats=seats), 11)
    seat = position.actors()[0]
    other = position.imagine(seat, 3)
    assert other.pack() != position.pack()
    assert Redeal(11, seat, KEY).apply(other).pack() == Redeal(11, seat, KEY).apply(position).pack()
    assert Redeal(11, seat, KEY + 1).apply(position).pack() != Redeal(11, seat, KEY).apply(position).pack()


def continued(name: str = "planet", seats: int = 2) -> Playthrough:
    """A game that was played on from another one twice, to its end."""
    game = terrarium.game(name, seats=seats)
    first = Playthrough(game, 1)
    play_at_random(first, 8)
    redeals = [Redeal(3, 0, 5), Redeal(8, 1, KEY)]
    played = Playthrough(game, 1, redeals=redeals)
    for move in first.record.moves[:3]:
        played.play(move.seat, move.action)
    play_at_random(played, 10_000)
    return played


@pytest.mark.parametrize("name", ["planet", "rauha", "earth"])
def test_the_record_of_a_continued_game_replays_to_its_end(name: str) -> None:
    played = continued(name)
    record = played.record
    assert record.replay().fingerprint() == played.position.fingerprint()
    for again in (Record.from_text(record.to_text()), Record.from_json(record.to_json())):
        assert again == record
        assert again.redeals == [Redeal(3, 0, 5), Redeal(8, 1, KEY)]
        assert again.to_text() == record.to_text()
    assert "redeal 3: seat 0 seed 5\n" in record.to_text()
    resumed = Playthrough.resume(record)
    assert resumed.position.fingerprint() == played.position.fingerprint()
    assert resumed.copy().record == record
    without = record.copy()
    without.redeals = []
    with pytest.raises(BadRecord):
        without.replay()


def test_a_redeal_is_told_and_cannot_be_undone() -> None:
    game = terrarium.game("planet", seats=3, first=0)
    played = Playthrough(game, 1, redeals=[Redeal(1, 1, KEY)])
    played.play(0, played.position.legal(0)[0])
    assert played.position.journal is not None
    assert played.position.journal.lines(1)[-1].data() == {"id": "dealt-again", "seat": 1}
    with pytest.raises(Refused) as refused:
        played.undo(0)
    assert refused.value.code == "undo-revealed"
    dealt = played.position.fingerprint()
    played.play(1, played.position.legal(1)[0])
    played.undo(1)
    assert played.position.fingerprint() == dealt


def test_a_game_can_be_dealt_again_before_its_first_move() -> None:
    game = terrarium.game("planet", seats=2, first=0)
    record = Record.of(game, 1)
    record.redeals = [Redeal(0, 0, KEY)]
    played = Playthrough(game, 1, redeals=record.redeals)
    assert record.start().pack() == played.position.pack() != game.start(1).pack()


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("redeal 3 seat 0 seed 5", "record-redeal-form"),
        ("redeal 3: seat 0", "record-redeal-form"),
        ("redeal 3: seat 2 seed 5", "no-such-seat"),
        ("redeal 3: seat 0 seed -5", "seed-out-of-range"),
        ("redeal 9: seat 0 seed 5", "record-redeal-place"),
    ],
)
def test_wrong_redeals_are_refused(line: str, code: str) -> None:
    text = continued().record.to_text()
    with pytest.raises(BadRecord) as refused:
        Record.from_text(text.replace("redeal 3: seat 0 seed 5", line))
    assert code in str(refused.value.line.data())


@pytest.mark.parametrize("redeals", [[], [[3, 0]], [[3, 2, 5]], [[3, 0, "key"]], [["3", 0, 5]], {}])
def test_wrong_redeals_in_json_are_refused(redeals: object) -> None:
    data = json.loads(continued().record.to_json())
    data["redeals"] = redeals
    with pytest.raises(BadRecord, match="redeals"):
        Record.from_json(json.dumps(data))


def test_a_redeal_after_the_end_is_refused() -> None:
    record = continued().record
    record.redeals = [Redeal(len(record.moves), 0, 5)]
    with pytest.raises(BadRecord) as refused:
        Record.from_json(record.to_json())
    assert refused.value.code == "record-redeal-place"
