"""What is dealt and picked: different cards for all, the side that was named, the Island's start. (E03 to E05)"""

from __future__ import annotations

from typing import cast

import pytest

import terrarium
from terrarium.earth.cards.box import BOX, card_number, goal_number
from terrarium.earth.position import EarthPosition
from tests.earth.answers import go_on
from tests.earth.table import asked, do, hand, words


def started(seats: int, mode: str, seed: int) -> EarthPosition:
    """A game in which everyone is to pick sides."""
    return cast(EarthPosition, terrarium.game("earth", seats=seats, mode=mode).start(seed))


def cards_of(sides: list[str]) -> set[str]:
    """The cards of some sides: "choose 285A" is a side of 285."""
    return {side.removeprefix("choose ")[:3] for side in sides}


@pytest.mark.clause("E04")
@pytest.mark.parametrize(("mode", "each"), [("beginner", 1), ("standard", 1), ("advanced", 2)])
def test_no_two_seats_are_dealt_the_same_card_and_both_sides_are_offered(mode: str, each: int) -> None:
    position = started(5, mode, 3)
    for _kind in range(2 if mode == "beginner" else 3):
        dealt = []
        for seat in range(5):
            sides = [word for word in words(position, seat) if word.startswith("choose ")]
            assert len(sides) == 2 * each
            dealt += sorted(cards_of(sides))
            do(position, seat, sides[seat % 2])
        assert len(dealt) == len(set(dealt)) == 5 * each


@pytest.mark.clause("E03", "E04")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_the_shared_ecosystems_are_two_cards_that_nobody_was_dealt(mode: str) -> None:
    for seed in range(6):
        position = started(4, mode, seed)
        shared = {int(side) // 2 for side in position.shared}
        dealt = {int(position.dealt_card(seat, 2, place)) for seat in range(4) for place in range(int(position.dealt))}
        assert len(shared) == 2
        assert not shared & dealt


@pytest.mark.clause("E04")
@pytest.mark.parametrize("side", [0, 1])
def test_the_side_that_was_picked_is_the_one_that_lies_there(side: int) -> None:
    position = started(2, "standard", 4)
    for seat in range(2):
        island, climate, own = "", "", ""
        for place in range(3):
            word = [word for word in words(position, seat) if word.startswith("choose ")][side]
            key = word.removeprefix("choose ")
            assert key[-1] == "AB"[side]
            island, climate, own = [(key, climate, own), (island, key, own), (island, climate, key)][place]
            do(position, seat, word)
        area = position.areas[seat]
        assert (area.island, area.climate) == (card_number(island), card_number(climate))
        assert position.ecosystems_of(seat)[0] == goal_number(own)


@pytest.mark.clause("E05")
@pytest.mark.parametrize("island", [card.key for card in BOX.cards if card.kind == 4])
def test_each_island_says_how_many_cards_are_drawn_and_composted_and_how_much_soil_is_taken(island: str) -> None:
    position = started(2, "beginner", 5)
    number = card_number(island)
    wanted = int(island[:3]) - 285
    place = [int(card) for card in position.islands].index(wanted)
    position.islands[0], position.islands[place] = position.islands[place], position.islands[0]
    do(position, 0, f"choose {island}")
    go_on(position, until=lambda: position.stage != 0)
    area = position.areas[0]
    assert area.soil == BOX.start_soil[number]
    assert area.compost == BOX.start_hand[number]
    assert len(hand(position, 0)) == BOX.start_draw[number] - BOX.start_hand[number]


@pytest.mark.clause("E53")
@pytest.mark.parametrize("key", [BOX.ecosystems[0].key, BOX.ecosystems[1].key, BOX.ecosystems[-1].key])
def test_any_ecosystem_that_was_picked_counts_for_its_owner_the_first_of_the_box_too(key: str) -> None:
    position = started(2, "standard", 6)
    place = [int(card) for card in position.ecosystems].index(goal_number(key) // 2)
    position.ecosystems[0], position.ecosystems[place] = position.ecosystems[place], position.ecosystems[0]
    go_on(position, f"choose {key}", until=lambda: position.stage != 0)
    assert position.ecosystems_of(0)[0] == goal_number(key)
    assert len(position.ecosystems_of(0)) == 3


@pytest.mark.clause("E04")
def test_island_climate_and_ecosystem_are_asked_for_in_this_order() -> None:
    position = started(2, "standard", 6)
    heard: list[str] = []
    while position.stage == 0 and 0 in position.actors() and len(heard) < 3:
        heard.append(asked(position, 0))
        do(position, 0, next(word for word in words(position, 0) if word.startswith("choose ")))
    assert heard == ["island", "climate", "ecosystem"]


@pytest.mark.clause("E04", "E06")
def test_the_first_player_is_active_from_the_start() -> None:
    for first in range(3):
        position = cast(EarthPosition, terrarium.game("earth", seats=3, first=first).start(2))
        assert (position.first, position.active) == (first, first)


@pytest.mark.clause("E03", "E06")
def test_every_ecosystem_and_every_goal_can_be_dealt() -> None:
    goals: set[int] = set()
    for seed in range(80):
        position = started(2, "standard", seed)
        goals |= {int(side) for side in position.fauna}
        assert sorted(int(card) for card in position.ecosystems) == list(range(len(BOX.ecosystems) // 2))
    assert {side // 2 for side in goals} == set(range(len(BOX.fauna) // 2))
    assert {side % 2 for side in goals} == {0, 1}


@pytest.mark.clause("E04")
def test_of_two_cards_of_a_kind_the_lower_number_comes_first_and_single_cards_are_not_sorted() -> None:
    first_is_lower = set()
    for seed in range(12):
        position = started(2, "advanced", seed)
        for kind in range(3):
            for seat in range(2):
                assert position.dealt_card(seat, kind, 0) < position.dealt_card(seat, kind, 1)
        position = started(2, "standard", seed)
        first_is_lower.add(bool(position.dealt_card(0, 0, 0) < position.dealt_card(1, 0, 0)))
    assert first_is_lower == {False, True}
