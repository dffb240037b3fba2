"""The card files hold together, and files that do not are refused with every mistake. (E01 to E03)"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from terrarium.earth.cards.abilities import COSTS, EFFECTS, GAINS, PLAIN
from terrarium.earth.cards.box import BOX, Card, card_number, card_of, first_ability, goal_number
from terrarium.earth.cards.loading import PARTS, read_cards
from terrarium.earth.cards.vocabulary import BLUE, EVENT, FLORA, GREEN, RED, TERRAIN, YELLOW
from terrarium.earth.state.area import Area
from terrarium.engine.card_files import read_catalogue
from terrarium.engine.errors import BadData
from tests.earth.areas import card, lay

Files = dict[str, Any]


@pytest.mark.clause("E02")
def test_the_deck_has_283_cards() -> None:
    kinds = [found.kind for found in BOX.cards[1:284]]
    assert (kinds.count(FLORA), kinds.count(TERRAIN), kinds.count(EVENT)) == (179, 66, 38)
    assert [found.number for found in BOX.cards[1:]] == list(range(1, 324))


def test_cards_are_found_by_what_is_printed_on_them() -> None:
    assert BOX.cards[card_number("294B")].name == "Lombok"
    assert BOX.cards[card_number("107")].name == "Badlands"
    assert BOX.ecosystems[goal_number("319B")].name == "Everglades"
    assert BOX.fauna[goal_number("350B")].name == "Seven-Spotted Ladybug"
    assert (card_number("284"), goal_number("284A")) == (0, -1)


@pytest.mark.clause("E39", "E40")
@pytest.mark.parametrize(
    ("name", "color", "costs", "gains"),
    [
        ("Oakmoss", "yellow", {"sprout": 1}, {"soil": 2}),
        ("Mycena Chlorophos", "yellow", {"growth": 1}, {"soil": 3}),
        ("Japanese Andromeda", "yellow", {}, {"soil": 2}),
        ("Chives", "multicolor", {"compost": 1, "growth": 1}, {"sprout": 1, "soil": 2}),
    ],
)
def test_abilities_of_the_worked_examples(name: str, color: str, costs: dict[str, int], gains: dict[str, int]) -> None:
    ability = card(name).abilities[0]
    assert (ability.color, ability.effect) == (color, PLAIN)
    assert {COSTS[what]: n for what, n in enumerate(ability.costs) if n} == costs
    assert {GAINS[what]: n for what, n in enumerate(ability.gains) if n} == gains


@pytest.mark.clause("E31", "E33")
def test_the_tables_say_what_the_cards_say() -> None:
    for found in BOX.cards:
        for slot in range(2):
            number = first_ability(found.number) + slot
            assert card_of(number) == found.number
            if slot < len(found.abilities):
                ability = found.abilities[slot]
                assert BOX.is_free(number) == ability.free()
                assert [int(BOX.ability_cost(number, what)) for what in range(5)] == ability.costs
                assert [int(BOX.ability_gain(number, what)) for what in range(6)] == ability.gains
                assert (BOX.color[number], BOX.effect[number]) == (ability.mask, ability.effect)
            else:
                assert BOX.color[number] == 0


@pytest.mark.clause("E32", "E33")
def test_the_ability_of_an_action_is_that_of_its_colour() -> None:
    chives = card("Chives").number
    assert [int(BOX.ability_of_color(chives, color)) for color in (RED, BLUE, YELLOW)] == [2 * chives] * 3
    climate = card_number("303B")  # red and blue
    assert [int(BOX.ability_of_color(climate, color)) for color in (RED, BLUE, YELLOW)] == [
        2 * climate,
        2 * climate + 1,
        -1,
    ]


@pytest.mark.clause("E16")
def test_a_reduction_matches_by_type_or_habitat_wild_flora_included() -> None:
    trees = 2 * card("Alfisol").number
    assert BOX.matches(trees, card("Japanese Maple").number)
    assert BOX.matches(trees, 282)
    assert not BOX.matches(trees, card("Cat Grass").number)
    rocky = 2 * card("Solidified Magma").number
    assert BOX.matches(rocky, card("Crater").number)  # terrains too
    assert not BOX.matches(rocky, 0)


@pytest.mark.clause("E20")
def test_what_an_island_counts_among_the_planted_cards_matches_by_colour_or_kind() -> None:
    yellow = BOX.ability_of_color(card_number("288B"), GREEN)
    assert BOX.matches(yellow, card("Oakmoss").number)
    assert BOX.matches(yellow, card("Chives").number)  # multicolor
    assert not BOX.matches(yellow, one_color("red").number)
    terrains = BOX.ability_of_color(card_number("285A"), GREEN)
    assert BOX.matches(terrains, card("Crater").number)
    assert not BOX.matches(terrains, card("Oakmoss").number)


def one_color(color: str) -> Card:
    """The first flora with one ability, of that colour."""
    return next(card for card in BOX.cards if card.kind == FLORA and [a.color for a in card.abilities] == [color])


def test_every_effect_is_on_some_card() -> None:
    found = {ability.effect for item in BOX.cards for ability in item.abilities}
    assert found == set(range(len(EFFECTS)))


def broken(change: Callable[[Files], None]) -> list[str]:
    """The places of all mistakes in the card files after a change."""
    files: Files = copy.deepcopy({part: read_catalogue("earth", part) for part in PARTS})
    change(files)
    with pytest.raises(BadData) as refusal:
        read_cards(files)
    problems = refusal.value.figures["problems"]
    assert refusal.value.code == "earth-cards-problems"
    assert isinstance(problems, list)
    return [str(problem.figures["place"]) for problem in problems]


def test_a_missing_card_is_noticed_in_every_count_that_it_is_part_of() -> None:
    places = broken(lambda files: files["flora"]["flora"].pop(0))  # Japanese Maple
    assert places[0] == "flora"
    assert {"flora of type tree", "cards with rocky", "flora named geographic", "cards with yellow"} <= {*places}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda f: f["flora"]["flora"][0].update(cost=16), "flora[0].cost"),
        (lambda f: f["flora"]["flora"][0].update(vp=-1), "flora[0].vp"),
        (lambda f: f["flora"]["flora"][0].update(number=4), "flora[1].number"),
        (lambda f: f["flora"]["flora"][0].update(habitats=["dry"]), "flora[0].habitats"),
        (lambda f: f["flora"]["flora"][0].update(types=["tree", "tree"]), "flora[0].types"),
        (lambda f: f["flora"]["flora"][0].pop("canopy"), "flora[0].canopy"),
        (lambda f: f["flora"]["flora"][0].update(colour="red"), "flora[0].colour"),
        (lambda f: f["flora"]["flora"][0].pop("yellow"), "flora[0]"),
        (lambda f: f["flora"]["flora"][0].update(multicolor={"gain": {"soil": 1}}), "flora[0]"),
        (lambda f: f["flora"]["flora"][0]["yellow"]["gain"].update(gold=1), "flora[0].yellow.gain.gold"),
        (lambda f: f["flora"]["flora"][0]["yellow"]["gain"].update(soil=0), "flora[0].yellow.gain.soil"),
        (lambda f: f["flora"]["flora"][0]["yellow"].update(effect="explode"), "flora[0].yellow.effect"),
        (lambda f: f["flora"]["flora"][0]["yellow"].update(line="row"), "flora[0].yellow.line"),
        (lambda f: f["flora"]["flora"][0]["yellow"].update(effect="copy", color="red"), "flora[0].yellow.gain"),
        (lambda f: f["terrain"]["terrain"][2].update(habitats=["wet", "cold", "sunny"]), "terrain[2].habitats"),
        (lambda f: f["terrain"]["terrain"][8]["brown"].pop("type"), "terrain[8].brown"),
        (lambda f: f["terrain"]["terrain"][8]["brown"].update(type="fern"), "terrain[8].brown.type"),
        (lambda f: f["terrain"]["terrain"][8]["brown"].update(amount=0), "terrain[8].brown.amount"),
    ],
)
def test_a_card_that_cannot_be_one_of_the_deck_is_refused_with_its_place(
    change: Callable[[Files], None], place: str
) -> None:
    assert place in broken(change)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda f: f["terrain"]["terrain"][0]["brown"].update(count="stars"), "terrain[0].brown.count"),
        (lambda f: f["terrain"]["terrain"][0]["brown"].update(line="diagonal"), "terrain[0].brown.line"),
        (lambda f: f["terrain"]["terrain"][0]["brown"].update(vp=0), "terrain[0].brown.vp"),
        (lambda f: f["terrain"]["terrain"][0]["brown"].update(min=3), "terrain[0].brown.min"),
        (lambda f: f["ecosystems"]["ecosystems"][0].update(ladder=[4, 0]), "ecosystems[0].ladder"),
        (lambda f: f["ecosystems"]["ecosystems"][0].update(count="in_line", line="row", vp=1), "ecosystems[0].count"),
        (lambda f: f["ecosystems"]["ecosystems"][4].update(need=3), "ecosystems[4].need"),
        (lambda f: f["fauna"]["fauna"][0].pop("min"), "fauna[0]"),
        (lambda f: f["fauna"]["fauna"][0].pop("need"), "fauna[0].need"),
    ],
)
def test_a_scoring_rule_that_counts_nothing_known_is_refused_with_its_place(
    change: Callable[[Files], None], place: str
) -> None:
    assert place in broken(change)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda f: f["islands"]["islands"].pop(), "islands"),
        (lambda f: f["islands"]["islands"][0]["start"].update(draw="many"), "islands[0].start.draw"),
        (lambda f: f["climates"]["climates"].reverse(), "climates"),
        (lambda f: f.pop("fauna"), "fauna"),
    ],
)
def test_a_box_without_all_cards_of_the_setup_is_refused_with_its_place(
    change: Callable[[Files], None], place: str
) -> None:
    assert place in broken(change)


@pytest.mark.clause("E14")
def test_planting_above_or_to_the_left_moves_everything_with_its_pieces() -> None:
    area = Area()
    assert int(area.plant(1, 0, 0)) == 0
    area.sprouts[0] = 4
    area.growth[0] = 3
    assert int(area.plant(2, -1, 1)) == 1
    assert int(area.plant(3, 0, -1)) == 0
    assert [int(number) for number in area.cells][:8] == [3, 0, 2, 0, 0, 1, 0, 0]
    assert (area.sprouts[5], area.growth[5], area.rows, area.columns, area.planted) == (4, 3, 2, 3, 3)


@pytest.mark.clause("E14")
def test_a_card_goes_next_to_another_within_four_rows_and_columns() -> None:
    area = Area()
    assert [(row, column) for row in range(-1, 5) for column in range(-1, 5) if area.may_plant(row, column)] == [(0, 0)]
    area.plant(1, 0, 0)
    around = [(row, column) for row in range(-2, 5) for column in range(-2, 5) if area.may_plant(row, column)]
    assert around == [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
    wide = lay([[1, 2, 3, 4]])
    assert [(row, column) for row in range(-1, 5) for column in range(-1, 5) if wide.may_plant(row, column)] == [
        *[(-1, column) for column in range(4)],
        *[(1, column) for column in range(4)],
    ]


def test_an_area_can_be_sent_elsewhere() -> None:
    area = lay(
        [[1, 2]], sprouts={1: 3}, growth={1: 2}, island="294B", climate="295A", events=["Tornado"], soil=7, hand=5
    )
    twin = pickle.loads(pickle.dumps(area))
    assert isinstance(twin, Area)
    assert twin.__reduce__() == area.__reduce__()
