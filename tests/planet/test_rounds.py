"""Adding continents, and the course of the rounds: P07 to P12, P24, P25, P33."""

from __future__ import annotations

import pytest

from terrarium.engine.errors import Refused
from terrarium.planet.rules.actions import encode
from terrarium.planet.state.geometry import AREAS
from tests.planet.worlds import imagined, only_animals, paint, play_first, play_round, seen, start


@pytest.mark.clause("P07", "P25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_twelve_rounds_and_fills_every_planet(seats: int) -> None:
    position = start(seats)
    rounds = 0
    while not position.over():
        play_round(position)
        rounds += 1
    assert rounds == 12
    assert all(covered == 0xFFF for covered in position.covered)
    for seat in range(seats):
        masks = position.planets[5 * seat : 5 * seat + 5]
        assert sum(int(mask).bit_count() for mask in masks) == AREAS
    assert position.actors() == []


@pytest.mark.clause("P07")
def test_animals_are_compared_from_round_3_on() -> None:
    position = start(2)
    for number in range(20):
        position.column[number] = 1  # far too early
    play_round(position)
    play_round(position)
    assert all(fate == -1 for fate in position.fate)
    only_animals(position, "blue-whale")
    paint(position, 0, ocean=[0])
    play_round(position)
    assert position.fate[0] != -1 or position.column[0] == 4


@pytest.mark.clause("P08")
def test_everyone_takes_one_tile_clockwise_from_the_first_player() -> None:
    position = start(3, first=2)
    order = []
    for _ in range(3):
        order.append(position.actors()[0])
        shown = seen(position, None)["tiles"]
        assert sum(tile is not None for tile in shown) == 5 - len(order) + 1
        play_first(position)
    assert order == [2, 0, 1]
    assert position.round == 2


@pytest.mark.clause("P08")
def test_every_tile_face_and_turn_is_offered() -> None:
    position = start(4, first=0)
    assert position.legal(0) == list(range(300))
    position.play(0, encode(1, 7, 3))
    assert len(position.legal(1)) == 4 * 12 * 5
    play_first(position, 3)
    seat = position.actors()[0]
    for _ in range(3):
        play_first(position)
    assert position.actors()[0] != seat


@pytest.mark.clause("P08")
def test_nobody_else_may_take_a_tile() -> None:
    position = start(3, first=1)
    assert position.legal(0) == position.legal(2) == []
    with pytest.raises(Refused, match="not the turn of seat 0 but of seat 1") as caught:
        position.play(0, 0)
    assert caught.value.code == "not-your-turn"


@pytest.mark.clause("P08")
def test_a_taken_tile_is_gone() -> None:
    position = start(2, first=0)
    position.play(0, encode(2, 0, 0))
    with pytest.raises(Refused, match="The tile in slot c has been taken"):
        position.play(1, encode(2, 0, 0))


@pytest.mark.clause("P08")
@pytest.mark.parametrize("turn", range(5))
def test_a_tile_is_turned_clockwise_by_fifths(turn: int) -> None:
    position = start(2, first=0)
    tile = position.tile_in(3)
    pattern = position.box.patterns[tile]
    position.play(0, encode(3, 6, turn))
    for side in range(5):
        letter = pattern[(side - turn) % 5]
        mask = position.planets["OFMDG".index(letter)]
        assert mask >> (5 * 6 + side) & 1


@pytest.mark.clause("P09")
def test_a_covered_face_takes_no_second_tile() -> None:
    position = start(2, first=0)
    position.play(0, encode(0, 4, 0))
    laid = position.laid[4]
    position.play(1, encode(1, 4, 0))  # another planet
    position.play(1, position.legal(1)[-1])
    before = position.fingerprint()
    with pytest.raises(Refused, match="Face 5 is covered already"):
        position.play(0, next(encode(slot, 4, 0) for slot in range(5) if position.tile_in(slot) >= 0))
    assert position.fingerprint() == before
    while not position.over():
        assert position.laid[4] == laid
        play_round(position)
    assert position.laid[4] == laid


@pytest.mark.clause("P10")
@pytest.mark.parametrize(
    ("seats", "spots"),
    [
        (4, [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (5, 1), (5, 2), (5, 3), (5, 4), (5, 5)]),
        (3, [(2, 0), (4, 0), (5, 1), (5, 3), (5, 5), (5, 5), (5, 5), (5, 5), (5, 5), (5, 5)]),
        (2, [(3, 0), (5, 1), (5, 4), (5, 5), (5, 5), (5, 5), (5, 5), (5, 5), (5, 5), (5, 5)]),
    ],
)
def test_leftovers_fill_spot_11_then_spot_12_then_the_box(seats: int, spots: list[tuple[int, int]]) -> None:
    position = start(seats)
    for on_11, on_12 in spots:
        play_round(position)
        view = seen(position, None)
        if position.round < 11:
            assert (view["spot_11"], view["spot_12"]) == (on_11, on_12)
        went = list(position.went)
        assert (went.count(11), went.count(12)) == (on_11, on_12)
    assert went.count(13) == 10 * (5 - seats) - 10


@pytest.mark.clause("P10")
def test_chance_says_which_tile_of_an_overflow_goes_where() -> None:
    alone = set()
    for seed in range(40):
        position = start(3, seed=7, first=0)
        position = imagined(position, None, seed)
        for _ in range(3):
            play_round(position)
        left = [tile for tile in position.tiles[10:15] if tile >= 0]
        alone.add([position.went[tile] for tile in left].index(12))
    assert alone == {0, 1}


@pytest.mark.clause("P11")
def test_rounds_11_and_12_play_the_tiles_of_those_spots() -> None:
    position = start(3)
    for _ in range(10):
        play_round(position)
    eleven = [tile for tile in range(50) if position.went[tile] == 11]
    twelve = [tile for tile in range(50) if position.went[tile] == 12]
    assert list(position.tiles[50:55]) == eleven
    play_round(position)
    assert list(position.tiles[55:60]) == twelve
    play_round(position)
    assert position.over()
    laid = [number // 5 for number in position.laid]
    assert len([tile for tile in laid if tile in eleven]) == 3
    assert len([tile for tile in laid if tile in twelve]) == 3


@pytest.mark.clause("P12")
def test_planets_tiles_and_animals_are_public_and_piles_are_not() -> None:
    position = start(3)
    for _ in range(8):
        play_first(position)
    own, others = seen(position, 0), seen(position, None)
    for public in ("tiles", "planets", "animals", "leftovers", "spot_11", "spot_12", "round", "first"):
        assert own[public] == others[public]
    other_world = imagined(position, 0, 5)
    assert seen(other_world, 0) == own
    coming = slice(5 * position.round, 50)
    assert list(other_world.tiles[coming]) != list(position.tiles[coming])
    assert sorted(other_world.tiles[coming]) == sorted(position.tiles[coming])


@pytest.mark.clause("P24")
def test_the_first_player_token_goes_to_the_left() -> None:
    position = start(4, first=2)
    firsts = []
    while not position.over():
        firsts.append(position.actors()[0])
        play_round(position)
    assert firsts == [2, 3, 0, 1] * 3


@pytest.mark.clause("P33")
def test_worked_example_of_leftovers_with_four_players() -> None:
    position = start(4)
    play_round(position)
    assert seen(position, None)["spot_11"] == 1
    for _ in range(4):
        play_round(position)
    assert seen(position, None)["spot_11"] == 5
    for _ in range(5):
        play_round(position)
    went = list(position.went)
    assert (went.count(11), went.count(12), went.count(13)) == (5, 5, 0)
