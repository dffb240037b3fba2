"""What may be chosen in Planet, move by move through whole games: P08, P10, P12."""

from __future__ import annotations

import random

import pytest

import terrarium
from terrarium.engine.errors import BadWords, Refused
from terrarium.planet.cards.loading import STANDARD
from terrarium.planet.position import PlanetPosition
from terrarium.planet.rules.actions import encode, face_of, slot_of, turn_of
from terrarium.planet.rules.legal_actions import offered_turns
from terrarium.planet.state.tile_piles import tile_at
from tests.planet.positions import imagined, start


@pytest.mark.clause("P08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packed_choices_are_the_legal_actions_of_every_seat_at_every_moment(seats: int) -> None:
    position = start(seats, seed=seats)
    dice = random.Random(seats)
    while not position.over():
        turn = position.actors()[0]
        for seat in range(seats):
            legal = position.legal(seat)
            assert [int(action) for action in position.choices(seat)] == legal
            assert bool(legal) == (seat == turn)
        position.play(turn, dice.choice(position.legal(turn)))
    assert [list(position.choices(seat)) for seat in range(seats)] == [position.legal(seat) for seat in range(seats)]
    assert position.legal(0) == []


@pytest.mark.clause("P08")
def test_every_tile_face_and_turn_that_is_left_is_offered_and_nothing_else() -> None:
    position = start(3, seed=5)
    dice = random.Random(5)
    while not position.over():
        seat = position.actors()[0]
        first_of_its_kind: dict[int, tuple[int, int]] = {}
        for slot in range(5):
            tile = int(position.tile_in(slot))
            if tile >= 0:
                first_of_its_kind.setdefault(int(position.box.alike[tile]), (slot, int(position.box.turns[tile])))
        free = [face for face in range(12) if position.tile_on(seat, face) < 0]
        expected = {
            (slot, face, turn) for slot, turns in first_of_its_kind.values() for face in free for turn in range(turns)
        }
        legal = position.legal(seat)
        assert {(slot_of(action), face_of(action), turn_of(action)) for action in legal} == expected
        assert [int(encode(slot_of(action), face_of(action), turn_of(action))) for action in legal] == legal
        assert legal == sorted(set(legal))
        position.play(seat, dice.choice(legal))


def laid(position: PlanetPosition) -> dict[tuple[int, int], tuple[int, int]]:
    """Tile and turn on every covered face of every planet."""
    return {
        (seat, face): (int(position.tile_on(seat, face)), int(position.turn_on(seat, face)))
        for seat in range(position.seats)
        for face in range(12)
        if position.tile_on(seat, face) >= 0
    }


@pytest.mark.clause("P08")
def test_the_actions_are_five_tiles_on_twelve_faces_in_five_turns() -> None:
    game = terrarium.game("planet")
    words = [f"tile {slot} face {face} turn {turn}" for slot in "abcde" for face in range(1, 13) for turn in range(5)]
    assert [game.action(said) for said in words] == list(range(300))
    for wrong in ("tile f face 1 turn 0", "tile a face 0 turn 0", "tile a face 13 turn 0", "tile a face 1 turn 5"):
        with pytest.raises(BadWords):
            game.action(wrong)
    with pytest.raises(BadWords):
        game.action("tile a face 1 turn ")
    with pytest.raises(Refused, match="no action"):
        game.words(300)


@pytest.mark.clause("P08", "P09")
def test_a_taken_tile_leaves_its_slot_empty_and_lies_on_its_face() -> None:
    position = start(2, seed=3)
    dice = random.Random(3)
    for _ in range(24):
        seat = position.actors()[0]
        action = dice.choice(position.legal(seat))
        number = int(position.round)
        tile = int(position.tile_in(slot_of(action)))
        before = laid(position)
        position.play(seat, action)
        before[seat, int(face_of(action))] = (tile, int(turn_of(action)))
        assert laid(position) == before
        assert tile_at(position.tiles, number, slot_of(action)) == -1
        assert all(tile >= -1 for tile in position.tiles)


@pytest.mark.clause("P10", "P12")
@pytest.mark.parametrize("seats", [2, 3])
def test_imagined_worlds_keep_every_tile_and_only_mix_what_overflowed(seats: int) -> None:
    position = start(seats, seed=8)
    dice = random.Random(8)
    while not position.over():
        seat = position.actors()[0]
        for seed in range(3):
            world = imagined(position, seat, seed)
            assert world.census() == position.census()
            for number in range(1, int(position.round)):
                row = slice(5 * (number - 1), 5 * number)
                assert list(world.tiles[row]) == list(position.tiles[row])
                left = [int(tile) for tile in position.tiles[row] if tile >= 0]
                assert sorted(world.leftover_place[tile] for tile in left) == sorted(
                    position.leftover_place[tile] for tile in left
                )
            now = slice(5 * (int(position.round) - 1), 5 * int(position.round))
            assert list(world.tiles[now]) == list(position.tiles[now])
            assert [int(where) for where in world.leftover_place if 0 < where <= position.round] == [
                int(where) for where in position.leftover_place if 0 < where <= position.round
            ]
        position.play(seat, dice.choice(position.legal(seat)))


@pytest.mark.clause("P08")
@pytest.mark.parametrize(("first", "second"), [(a, b) for b in range(1, 5) for a in range(b)])
def test_of_two_tiles_that_are_alike_the_first_is_offered_wherever_they_lie(first: int, second: int) -> None:
    patterns = [*STANDARD.patterns]
    patterns[:3] = ["OOFMM", "MOOFM", "MMOOF"]  # alike but for a turn
    position = terrarium.game("planet", seats=2, box={"tiles": {"patterns": patterns}}).start(1)
    assert isinstance(position, PlanetPosition)
    position.round = 2
    for place, tile in enumerate([10, 12, 14, 16, 2, 22, 24, 26, 28, 29]):
        position.tiles[place] = tile  # the last tile of the round before is alike too, and counts for nothing
    position.tiles[5 + first], position.tiles[5 + second] = 0, 1
    assert [slot for slot in range(5) if offered_turns(position, slot) == 0] == [second]
    assert {int(slot_of(action)) for action in position.legal(position.actors()[0])} == set(range(5)) - {second}


@pytest.mark.clause("P08")
def test_exactly_the_offered_actions_are_not_refused() -> None:
    patterns = [*STANDARD.patterns]
    patterns[:3] = ["OOOOO", "OOFMM", "MOOFM"]  # one that looks the same in every turn, and two that are alike
    position = terrarium.game("planet", seats=2, box={"tiles": {"patterns": patterns}}).start(1)
    assert isinstance(position, PlanetPosition)
    for slot, tile in enumerate([0, 1, 2, 24, 26]):
        position.tiles[slot] = tile
    position.play(position.actors()[0], encode(4, 11, 4))
    seat = position.actors()[0]
    position.place_tile(seat, 30, 7, 0)
    legal = position.legal(seat)
    assert [action for action in range(300) if position.refusal(seat, action) is None] == legal
    assert len(legal) == 11 * (1 + 5 + 5)
    assert all(position.refusal(1 - seat, action) is not None for action in range(300))
