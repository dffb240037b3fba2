"""Every fauna goal: met with what it asks for, not met with one less. (E47, E49, E50, E51)"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from terrarium.earth.cards.box import BOX, goal_number
from terrarium.earth.cards.vocabulary import FLORA
from terrarium.earth.rules import goals
from terrarium.earth.state.area import Area
from terrarium.engine.vec_operations import from_list
from tests.earth.areas import Called, ecosystem, events, goal, lay, pick, spread
from tests.earth.makers import FAUNA


def test_every_goal_is_made_below() -> None:
    assert list(FAUNA) == [card.key for card in BOX.fauna]


@pytest.mark.clause("E49")
@pytest.mark.parametrize("key", FAUNA)
def test_a_goal_is_met_with_so_many_or_more(key: str) -> None:
    need, make = FAUNA[key]
    assert goal(key, make(need)) == (need, True)
    assert goal(key, make(need - 1)) == (need - 1, False)


@pytest.mark.clause("E50")
def test_ladybug_counts_island_and_climate_among_eleven_cards_of_three_points_or_less() -> None:
    nine = pick(lambda card: card.vp <= 3, 9)
    assert goal("350B", spread(nine, island="285A", climate="295A")) == (11, True)  # 0 and 1 points
    assert goal("350B", spread(nine, island="285B", climate="295A")) == (10, False)  # the Island has 10
    assert goal("350B", spread(nine, climate="295A", events=events(5))) == (10, False)  # events do not count


@pytest.mark.clause("E51")
def test_twenty_soil_is_enough_for_the_mole() -> None:
    assert goal("339A", lay(soil=20)) == (20, True)
    assert goal("339A", lay(soil=19)) == (19, False)


@pytest.mark.clause("E37", "E49")
@pytest.mark.parametrize("key", ["343A", "343B", "344A", "344B"])
def test_a_wild_flora_is_of_every_type(key: str) -> None:
    assert goal(key, lay([["Swamp Sprouts", "Dragon Sprouts", "Yellow Sprouts"]])) == (3, False)


@pytest.mark.clause("E32")
def test_multicolor_counts_as_three_colours_but_not_the_other_way_round() -> None:
    multicolor = pick(lambda card: [a.color for a in card.abilities] == ["multicolor"], 2)
    for key in ("345A", "345B", "346A"):
        assert goal(key, spread(multicolor)) == (2, False)
    plain = pick(lambda card: [a.color for a in card.abilities] in (["red"], ["blue"], ["yellow"]), 9)
    assert goal("353A", spread(plain)) == (0, False)
    assert goal("355A", spread(multicolor)) == (0, False)  # not green


@pytest.mark.clause("E33")
def test_a_card_with_two_abilities_counts_for_both_colours_and_once_for_each() -> None:
    both = pick(lambda card: {a.color for a in card.abilities} == {"red", "yellow"}, 2)
    assert goal("345A", spread(both))[0] == 2
    assert goal("346A", spread(both))[0] == 2
    assert goal("352B", spread(both))[0] == 2


@pytest.mark.clause("E06", "E34")
def test_an_island_counts_as_a_black_card_and_as_one_with_two_abilities() -> None:
    assert goal("346B", lay(island="294B"))[0] == 1
    assert goal("352B", lay(island="294B"))[0] == 1
    assert goal("355A", lay(island="294B"))[0] == 1  # its other ability is green
    assert goal("346B", lay(climate="303B"))[0] == 0
    assert goal("352B", lay(climate="303B"))[0] == 1  # the one Climate with two


@pytest.mark.clause("E49")
def test_flora_goals_see_flora_only() -> None:
    terrains = pick(lambda card: card.kind != FLORA, 10)
    for key in ("356B", "357B", "358A", "358B"):
        assert goal(key, spread(terrains, island="294B", climate="295A")) == (0, False)


@pytest.mark.clause("E49")
def test_island_and_climate_have_no_soil_cost() -> None:
    assert goal("351B", lay(island="294B", climate="295A")) == (0, False)


@pytest.mark.clause("E43")
def test_events_count_only_where_a_goal_names_them() -> None:
    area = lay(events=events(6))
    named = {"340B": 6}
    assert {key: goal(key, area)[0] for key in FAUNA if goal(key, area)[0]} == named


@pytest.mark.clause("E49")
def test_a_flora_without_spaces_counts_for_at_most_and_as_full_of_what_it_lacks() -> None:
    bare = pick(lambda card: card.kind == FLORA and card.growth == 0 and card.sprouts > 0, 1)
    spaces = BOX.cards[bare[0]].sprouts
    assert goal("357B", spread(bare))[0] == 1
    assert goal("358A", spread(bare, sprouts={bare[0]: spaces}))[0] == 1
    assert goal("358A", spread(bare, sprouts={bare[0]: spaces - 1}))[0] == 0


@pytest.mark.clause("E49")
def test_a_flora_that_is_full_of_one_piece_only_is_not_completely_full() -> None:
    number = pick(lambda card: card.sprouts > 0 and card.growth > 0, 1)[0]
    sprouted = spread([number], sprouts={number: BOX.cards[number].sprouts})
    grown = spread([number], growth={number: BOX.cards[number].growth})
    assert (goal("358A", sprouted)[0], goal("358A", grown)[0]) == (0, 0)
    assert (ecosystem("335A", sprouted), ecosystem("335B", sprouted)) == (2, 0)
    assert (ecosystem("335A", grown), ecosystem("335B", grown)) == (0, 2)


@pytest.mark.clause("E49")
def test_a_flora_with_as_many_sprouts_as_growth_is_not_without_pieces() -> None:
    number = pick(lambda card: card.sprouts > 0 and card.growth > 0, 1)[0]
    assert goal("358B", spread([number]))[0] == 1
    assert goal("358B", spread([number], sprouts={number: 1}, growth={number: 1}))[0] == 0


@pytest.mark.clause("E49")
@pytest.mark.parametrize(("key", "column"), [("347A", True), ("347B", False)])
@pytest.mark.parametrize("place", range(4))
def test_a_line_is_full_with_any_card_in_every_place_and_not_with_a_gap(key: str, column: bool, place: int) -> None:
    others: list[Called] = [*pick(lambda card: card.kind == FLORA and card.number > 1, 3)]
    for cell, number in ((1, 1), (None, 0)):
        line = [*others[:place], cell, *others[place:]]
        assert goal(key, lay([[cell] for cell in line] if column else [line]))[0] == number


@pytest.mark.clause("E47")
def test_a_card_serves_in_a_set_as_one_thing_only() -> None:
    multicolor = pick(lambda card: [a.color for a in card.abilities] == ["multicolor"], 6)
    terrains = pick(lambda card: card.kind != FLORA and [a.color for a in card.abilities] == ["brown"], 2)
    assert goal("352A", spread([*multicolor, *terrains], events=events(2))) == (2, True)
    assert goal("352A", spread([*multicolor[:5], *terrains], events=events(2))) == (1, False)
    assert goal("352A", spread([*multicolor, *terrains], events=events(1))) == (1, False)
    many = pick(lambda card: [a.color for a in card.abilities] == ["multicolor"], 9)
    assert goal("352A", spread([*many, terrains[0]], events=events(2))) == (1, False)


@pytest.mark.clause("E47", "E49")
def test_island_and_climate_serve_in_a_set_by_their_colours() -> None:
    red = pick(lambda card: [a.color for a in card.abilities] == ["red"], 2)
    blue = pick(lambda card: [a.color for a in card.abilities] == ["blue"], 3)
    yellow = pick(lambda card: [a.color for a in card.abilities] == ["yellow"], 3)
    terrains = pick(lambda card: card.kind != FLORA and [a.color for a in card.abilities] == ["brown"], 3)
    grid = [red[0], *blue[:2], *yellow[:2], *terrains[:2]]  # one red card is missing for a second set
    assert goal("352A", spread(grid, events=events(3)))[0] == 1
    assert goal("352A", spread(grid, island="288A", events=events(3)))[0] == 2
    assert goal("352A", spread(grid, climate="295A", events=events(3)))[0] == 2
    more = [red[0], *blue, *yellow, *terrains]  # two red cards are missing for a third set
    assert goal("352A", spread(more, island="288A", events=events(3)))[0] == 2
    assert goal("352A", spread(more, climate="295A", events=events(3)))[0] == 2
    assert goal("352A", spread(more, island="288A", climate="295A", events=events(3)))[0] == 3
    assert goal("352A", spread(more, island="288A", climate="297A", events=events(3)))[0] == 2
    last: list[Called] = [None, None, None, terrains[0]]
    assert (
        goal("352A", lay([[red[0], blue[0], yellow[0], yellow[1]], [red[1], blue[1]], [], last], events=events(2)))[0]
        == 1
    )


@pytest.mark.clause("E47")
def test_a_diagonal_needs_a_grid_of_four_by_four() -> None:
    numbers = pick(lambda card: card.kind == FLORA, 9)
    assert goal("348A", lay([numbers[0:3], numbers[3:6], numbers[6:9]])) == (0, False)


@pytest.mark.clause("E47")
@pytest.mark.parametrize(("row", "column"), [(0, 0), (3, 3), (0, 3), (3, 0)])
def test_a_diagonal_with_an_empty_corner_is_not_full(row: int, column: int) -> None:
    numbers = pick(lambda card: card.kind == FLORA, 16)
    rows: list[list[Called]] = [list(numbers[start : start + 4]) for start in range(0, 16, 4)]
    assert goal("348A", lay(rows)) == (2, True)
    rows[row][column] = None
    assert goal("348A", lay(rows)) == (1, False)


def without_pieces(area: Area, pieces: str) -> None:
    """Take all sprouts or all growth away, or put one on the first card if there is none."""
    held = area.sprouts if pieces == "sprouts" else area.growth
    some = any(held)
    for cell in range(16):
        held[cell] = 0
    held[0] = int(not some)


def without_a_line_of_cards(area: Area) -> None:
    """Take the first row and the first column away, with what lies there, and Island and Climate."""
    area.island = area.climate = 0
    for cell in (0, 1, 2, 3, 4, 8, 12):
        area.cells[cell] = area.sprouts[cell] = area.growth[cell] = 0


CHANGES: dict[int, Callable[[Area], None]] = {
    goals.GRID_CHANGED: without_a_line_of_cards,
    goals.SPROUTS_CHANGED: lambda area: without_pieces(area, "sprouts"),
    goals.GROWTH_CHANGED: lambda area: without_pieces(area, "growth"),
    goals.SOIL_CHANGED: lambda area: setattr(area, "soil", 0),
    goals.HAND_CHANGED: lambda area: setattr(area, "hand", 0),
    goals.COMPOST_CHANGED: lambda area: setattr(area, "compost", 0),
    goals.EVENTS_CHANGED: lambda area: setattr(area, "events", from_list([])),
}


@pytest.mark.clause("E47")
def test_every_goal_watches_the_changes_that_matter_to_it_and_no_others() -> None:
    for key, (need, make) in FAUNA.items():
        number = goal_number(key)
        watched = int(goals.watches(number))
        for change, apply in CHANGES.items():
            area = make(need)
            apply(area)
            matters = int(goals.progress(number, area)) != need
            assert (watched & change != 0) == matters, (key, change)
