"""Every terrain that scores at the end, with tableaus that score and tableaus that do not. (E54, E55)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import FLORA, TERRAIN
from tests.earth.areas import Called, card, events, lay, pick, spread, terrain
from tests.earth.makers import cards, colored, growing, habitat, sprouting

IN_LINE = {2: ("herb", "row"), 29: ("tree", "column"), 105: ("tree", "row"), 106: ("mushroom", "row")}
IN_LINE |= {107: ("bush", "row"), 108: ("mushroom", "column"), 109: ("bush", "column"), 110: ("herb", "column")}
ADJACENT = {3: ("bush", 3), 28: ("herb", 3), 111: ("tree", 3), 113: ("mushroom", 3)}
DIAGONAL = {27: ("tree", 5), 116: ("mushroom", 5), 117: ("herb", 5), 118: ("bush", 5)}
PATHS = {12: "rocky", 112: "sunny", 114: "wet", 115: "cold"}
BEST_HABITAT = {30: "rocky", 102: "sunny", 103: "cold", 104: "wet"}
BEST_COLOR = {123: "yellow", 124: "blue", 125: "red"}
PIECES = {119: (growing, 4, 5), 120: (sprouting, 4, 2), 121: (growing, 2, 2), 122: (sprouting, 2, 2)}
ALONE = [26, 126, 127, 128, 129, 165, 166, 167, 283]


def test_every_scoring_terrain_is_laid_below() -> None:
    tables = (IN_LINE, ADJACENT, DIAGONAL, PATHS, BEST_HABITAT, BEST_COLOR, PIECES)
    laid = [number for table in tables for number in table] + ALONE
    assert sorted(laid) == [card.number for card in BOX.cards if card.rule is not None]


def of_type(type: str, count: int) -> list[int]:
    """Some flora of a type."""
    return pick(lambda card: card.types == [type], count)


@pytest.mark.clause("E54", "E55")
@pytest.mark.parametrize("number", IN_LINE)
def test_three_points_for_each_flora_of_a_type_in_the_line(number: int) -> None:
    wanted, line = IN_LINE[number]
    one, two, three = of_type(wanted, 3)
    other = pick(lambda card: card.kind == FLORA and wanted not in card.types, 1)[0]
    cards: list[Called] = [number, one, 282, two]
    elsewhere: list[Called] = [other, three]
    if line == "row":
        assert terrain(lay([cards, elsewhere]), number) == 9
        assert terrain(lay([[number, None, None, one]]), number) == 3  # a gap does not matter
        assert terrain(lay([[number, other], [one, two]]), number) == 0
    else:
        assert terrain(lay([[cards[0], other], [cards[1], three], [cards[2]], [cards[3]]]), number) == 9
        assert terrain(lay([[number, one], [other, two]]), number) == 0


@pytest.mark.clause("E55")
def test_prairie_gives_three_for_each_herb_in_its_row() -> None:
    one, two, three = of_type("herb", 3)
    assert terrain(lay([[one, "Prairie", two, three]]), "Prairie") == 9
    assert terrain(lay([[one, "Prairie"], [two, three]]), "Prairie") == 3


@pytest.mark.clause("E37", "E55")
def test_badlands_with_three_bushes_in_its_row_one_of_them_wild_give_9() -> None:
    one, two = of_type("bush", 2)
    assert terrain(lay([[one, "Badlands", 282, two]]), "Badlands") == 9


@pytest.mark.clause("E54")
@pytest.mark.parametrize("number", [*ADJACENT, *DIAGONAL])
def test_points_for_each_flora_of_a_type_next_to_the_terrain(number: int) -> None:
    wanted, vp = (ADJACENT | DIAGONAL)[number]
    a, b, c = of_type(wanted, 3)
    d, e = pick(lambda card: card.kind == FLORA and wanted not in card.types, 2)
    beside: list[list[Called]] = [[d, a, None], [b, number, 282], [None, e, c]]
    cornerwise: list[list[Called]] = [[a, d, 282], [None, number, None], [b, None, e]]
    if number in ADJACENT:
        assert terrain(lay(beside), number) == 3 * vp
        assert terrain(lay(cornerwise), number) == 0
    else:
        assert terrain(lay(cornerwise), number) == 3 * vp
        assert terrain(lay(beside), number) == vp
    assert terrain(lay([[number, None, a], [None, None, b]]), number) == 0
    assert terrain(lay([[d, e, None, a], [number]]), number) == 0  # no wrap-around


@pytest.mark.clause("E54")
@pytest.mark.parametrize("number", PATHS)
def test_two_points_for_each_card_on_the_longest_path_through_the_terrain(number: int) -> None:
    habitat = PATHS[number]
    a, b, c, d, e = pick(lambda card: habitat in card.habitats, 5, [number])
    x, y = pick(lambda card: card.kind == FLORA and habitat not in card.habitats, 2)
    assert terrain(lay([[number, x], [y, a]]), number) == 2  # alone; a corner is no step
    assert terrain(lay([[a, number, b]]), number) == 6  # the terrain may be in the middle
    assert terrain(lay([[x, a, y], [b, number, c], [d, None, None]]), number) == 8  # no branches: d, b, it, then a or c
    assert terrain(lay([[number, a, b], [e, d, c]]), number) == 12  # it may bend


@pytest.mark.clause("E54")
@pytest.mark.parametrize("number", [*BEST_HABITAT, *BEST_COLOR])
def test_two_points_for_each_card_of_the_player_who_has_most(number: int) -> None:
    wanted = BEST_HABITAT.get(number, "")
    make = habitat(wanted) if wanted else colored(BEST_COLOR[number])
    own = int(wanted in card(number).habitats) if wanted else 0
    mine = lay([[number]])
    assert terrain(mine, number) == 2 * own
    assert terrain(mine, number, [make(7)]) == 14
    assert terrain(mine, number, [make(7), make(9), make(8)]) == 18
    multicolor = pick(lambda card: [a.color for a in card.abilities] == ["multicolor"], 6)
    if not wanted:
        assert terrain(mine, number, [make(5), spread(multicolor)]) == 12


@pytest.mark.clause("E54")
@pytest.mark.parametrize("number", PIECES)
def test_points_for_each_flora_with_so_many_pieces(number: int) -> None:
    make, least, vp = PIECES[number]
    for count in (0, 1, 3):
        area = make(least)(count)
        area.cells[15] = number
        assert terrain(area, number) == count * vp


@pytest.mark.clause("E55")
def test_beach_with_two_empty_positions_gives_8() -> None:
    one, two, three, four = pick(lambda card: card.kind == FLORA, 4)
    assert terrain(lay([["Beach", one], [two, three]]), "Beach") == 8  # in the corner: outside is empty
    assert terrain(lay([["Beach"]]), "Beach") == 16
    assert terrain(lay([[None, "Beach"]]), "Beach") == 16  # nor does the corner beside it count when it is empty
    assert terrain(lay([[None, one, None], [two, "Beach", three], [None, four, None]]), "Beach") == 0
    assert terrain(lay([[one, None, two], [None, "Beach", None], [three, None, four]]), "Beach") == 16


@pytest.mark.clause("E55")
def test_impoverished_land_with_13_cards_gives_13() -> None:
    cheap = pick(lambda card: card.vp <= 3, 10, [129])
    rich = pick(lambda card: card.vp > 3, 3, [129])
    area = spread([129, *cheap, *rich], island="285A", climate="295A", events=events(4))
    assert card(129).vp <= 3
    assert terrain(area, 129) == 13
    assert terrain(spread([129]), 129) == 1


@pytest.mark.clause("E54")
def test_points_by_base_value_and_cost() -> None:
    assert terrain(spread([128, *pick(lambda card: card.vp > 3, 4, [128])]), 128) == 12 + 3 * (card(128).vp > 3)
    assert terrain(spread([128, *pick(lambda card: card.vp < 4, 4)]), 128) == 3 * (card(128).vp > 3)
    assert terrain(spread([126, *pick(lambda card: card.cost < 4, 4, [126])]), 126) == 4 + (card(126).cost < 4)
    assert terrain(spread([126, *pick(lambda card: card.cost > 3, 4, [126])], island="285A"), 126) == (
        card(126).cost < 4
    )
    assert terrain(spread([127, *pick(lambda card: card.cost > 3, 4, [127])]), 127) == 8 + 2 * (card(127).cost > 3)
    assert terrain(spread([127, *pick(lambda card: card.cost < 4, 4, [127])]), 127) == 2 * (card(127).cost > 3)


@pytest.mark.clause("E54")
def test_points_for_soil_hand_compost_and_terrains() -> None:
    assert [terrain(lay([[165]], soil=soil), 165) for soil in (0, 4, 15, 40)] == [0, 8, 30, 30]
    assert [terrain(lay([[166]], hand=hand), 166) for hand in (0, 4, 30, 40)] == [0, 4, 30, 30]
    assert [terrain(lay([[167]], compost=compost), 167) for compost in (0, 4, 30, 40)] == [0, 4, 30, 30]
    others = cards(lambda card: card.kind == TERRAIN and card.number != 283)
    area = others(4)
    area.cells[15] = 283
    assert terrain(area, 283) == 15
    assert terrain(spread([283, *pick(lambda card: card.kind == FLORA, 5)]), 283) == 3
