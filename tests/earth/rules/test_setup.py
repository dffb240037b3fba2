"""Setup: who plays, what is dealt, what everyone chooses."""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.earth.cards.box import BOX, FIRST_ISLAND, SIDES
from terrarium.earth.position import EarthPosition
from terrarium.earth.state.steps import START, step
from terrarium.engine.errors import BadOption, BadSeats
from tests.earth.table import compost, deck, do, hand, table, words


def start(seats: int = 2, seed: int = 1, **options: object) -> EarthPosition:
    return cast(EarthPosition, terrarium.game("earth", seats=seats, **options).start(seed))


@pytest.mark.clause("E01")
@pytest.mark.parametrize("seats", [0, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        terrarium.game("earth", seats=seats)


@pytest.mark.clause("E01")
def test_there_are_three_modes() -> None:
    assert terrarium.title("earth").option("mode").choices == ["beginner", "standard", "advanced"]
    with pytest.raises(BadOption):
        terrarium.game("earth", seats=2, mode="expert")


@pytest.mark.clause("E02")
def test_all_283_earth_cards_are_in_the_deck_at_first() -> None:
    position = start(seats=5)
    assert sorted(deck(position)) == list(range(1, 284))
    assert (position.deck, position.discards) == (283, 0)
    assert deck(position) != deck(start(seats=5, seed=2))


@pytest.mark.clause("E03")
@pytest.mark.parametrize(("mode", "shared"), [("beginner", 0), ("standard", 2), ("advanced", 2)])
def test_four_goals_and_perhaps_two_shared_ecosystems_lie_open(mode: str, shared: int) -> None:
    view = start(mode=mode).view(None)
    goals = cast("list[dict[str, object]]", view["goals"])
    assert len({str(goal["fauna"])[:3] for goal in goals}) == 4
    assert len(cast("list[str]", view["shared"])) == shared


@pytest.mark.clause("E03")
def test_goals_and_shared_ecosystems_lie_with_either_side_up() -> None:
    sides = {int(side) % 2 for seed in range(8) for side in start(seed=seed).fauna}
    shared = {int(side) % 2 for seed in range(8) for side in start(seed=seed).shared}
    assert sides == shared == {0, 1}


@pytest.mark.clause("E04")
@pytest.mark.parametrize(("mode", "options", "kinds"), [("beginner", 2, 2), ("standard", 2, 3), ("advanced", 4, 3)])
def test_everyone_picks_a_side_of_each_kind(mode: str, options: int, kinds: int) -> None:
    position = start(seats=3, mode=mode)
    assert position.actors() == [0, 1, 2]
    for _kind in range(kinds):
        possible = words(position, 1)
        assert len(possible) == options
        do(position, 1, possible[-1])
    area = position.areas[1]
    assert BOX.cards[area.island].kind == 4
    assert BOX.cards[area.climate].kind == 5
    assert len(position.ecosystems_of(1)) == (0 if mode == "beginner" else 3)


@pytest.mark.clause("E04")
def test_what_was_picked_is_final() -> None:
    position = start()
    picked = words(position, 0)[0]
    do(position, 0, picked)
    assert picked not in words(position, 0)


@pytest.mark.clause("E05")
def test_the_island_says_how_many_cards_to_draw_and_to_compost_and_how_much_soil() -> None:
    for seed in range(6):
        position = start(seed=seed, mode="beginner")
        do(position, 1, words(position, 1)[0])
        do(position, 1, words(position, 1)[0])
        island = BOX.cards[position.areas[1].island]
        draw, from_hand, soil = island.start
        assert (len(hand(position, 1)), position.areas[1].soil) == (draw, soil)
        for left in range(from_hand, 0, -1):
            assert words(position, 1) == [f"compost {card}" for card in hand(position, 1)]
            assert position.prompt(1).figures["count"] == left
            do(position, 1, words(position, 1)[0])
        assert len(hand(position, 1)) == draw - from_hand
        assert len(compost(position, 1)) == from_hand
        assert position.legal(1) == []


@pytest.mark.clause("E05")
@pytest.mark.parametrize("island", range(FIRST_ISLAND, FIRST_ISLAND + SIDES))
def test_every_island_gives_what_it_says(island: int) -> None:
    draw, from_hand, soil = BOX.cards[island].start
    position = table()
    position.areas[1].island = island
    position.push(1, step(START))
    position.run(1)
    assert (len(hand(position, 1)), position.areas[1].soil) == (draw, soil)
    while 1 in position.actors():
        assert position.prompt(1).figures["count"] == from_hand - len(compost(position, 1))
        do(position, 1, words(position, 1)[0])
    assert (len(hand(position, 1)), len(compost(position, 1))) == (draw - from_hand, from_hand)


@pytest.mark.clause("E05")
def test_setup_is_done_at_the_same_time_and_no_event_is_played_in_it() -> None:
    position = start(mode="beginner")
    while position.actors() == [0, 1]:
        do(position, 0, words(position, 0)[0])
    assert position.actors() == [1]
    assert not any(sentence.startswith("event") for sentence in words(position, 0))
    assert words(position, 0) == []


@pytest.mark.clause("E06")
def test_the_first_player_is_random_unless_chosen() -> None:
    assert {int(start(seats=3, seed=seed).first) for seed in range(20)} == {0, 1, 2}
    assert start(seats=3, first=2).first == 2
