"""Every ecosystem, with tableaus that score and tableaus that do not. (E52 to E55)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import FLORA, TERRAIN
from tests.earth.areas import Called, Wanted, card, ecosystem, events, lay, pick, spread
from tests.earth.makers import ECOSYSTEMS

LINES = [
    "315A",
    "315B",
    "316A",
    "316B",
    "318B",
    "322A",
    "322B",
    "323A",
    "323B",
    "326A",
    "326B",
    "327A",
    "327B",
    "328A",
    "328B",
]
PATHS = {"305B": "tree", "306B": "bush", "319B": "mushroom", "320B": "herb"}


def test_every_ecosystem_is_laid_below() -> None:
    assert sorted([*ECOSYSTEMS, *LINES, *PATHS]) == [card.key for card in BOX.ecosystems]


@pytest.mark.clause("E52")
@pytest.mark.parametrize("key", ECOSYSTEMS)
def test_an_ecosystem_gives_points_for_each_full_group(key: str) -> None:
    make, given = ECOSYSTEMS[key]
    assert {count: ecosystem(key, make(count)) for count in given} == given


@pytest.mark.clause("E55")
def test_tasmanian_forest_with_four_geographic_names_gives_18() -> None:
    assert ecosystem("329A", spread(pick(lambda card: "geographic" in card.tags, 4))) == 18


@pytest.mark.clause("E37", "E55")
def test_great_hungarian_plain_with_four_herbs_gives_13_also_if_one_is_wild() -> None:
    herbs: list[int] = pick(lambda card: card.types == ["herb"], 4)
    assert ecosystem("320A", spread(herbs)) == 13
    assert ecosystem("320A", spread([*herbs[:3], 282])) == 13
    assert ecosystem("320A", spread([*herbs[:3], *pick(lambda card: card.types == ["tree"], 4)])) == 8


def of_type(word: str) -> Wanted:
    """Flora of that type."""
    return lambda card: card.types == [word]


def only_habitat(word: str) -> Wanted:
    """Cards of that habitat alone."""
    return lambda card: card.habitats == [word]


def worth(vp: int) -> Wanted:
    """Cards of that base value."""
    return lambda card: card.vp == vp


def zigzag(numbers: list[int]) -> list[list[Called]]:
    """Seven cards on the longest diagonal path that there is."""
    a, b, c, d, e, f, g = numbers
    return [[a, None, g, None], [None, b, None, f], [c, None, e, None], [None, d, None, None]]


@pytest.mark.clause("E54", "E55")
def test_everglades_with_a_path_of_five_mushrooms_one_of_them_wild_gives_20() -> None:
    one, two, three, four, beside = pick(lambda card: card.types == ["mushroom"], 5)
    tree = pick(lambda card: card.types == ["tree"], 1)[0]
    middle: list[Called] = [None, 282, beside, None]  # beside touches the path by an edge only
    rest: list[list[Called]] = [[four, None, two, None], [None, three, None, None]]
    assert ecosystem("319B", lay([[one, None, None, None], middle, *rest])) == 20
    assert ecosystem("319B", lay([[tree, None, None, None], middle, *rest])) == 16


@pytest.mark.clause("E54")
@pytest.mark.parametrize("key", PATHS)
def test_a_diagonal_path_gives_4_for_each_card_and_a_lone_card_is_a_path(key: str) -> None:
    numbers = pick(lambda card: card.types == [PATHS[key]], 7)
    others = pick(lambda card: PATHS[key] not in card.types, 3)
    assert ecosystem(key, spread(others)) == 0
    assert ecosystem(key, spread(numbers[:1])) == 4
    assert ecosystem(key, lay([numbers[:4]])) == 4  # side by side is no diagonal step
    assert ecosystem(key, lay(zigzag(numbers))) == 28


def line(row: list[Called], column: bool) -> list[list[Called]]:
    """The cards as one row, or as one column."""
    return [[called] for called in row] if column else [row]


def one_color(color: str, besides: list[int] | None = None) -> int:
    """A card with one ability, of that colour."""
    return pick(lambda c: [a.color for a in c.abilities] == [color], 1, besides or [])[0]


@pytest.mark.clause("E54")
@pytest.mark.parametrize(("key", "column"), [("315A", False), ("316A", True)])
def test_a_line_of_four_different_ability_colours(key: str, column: bool) -> None:
    brown, red, blue, black = (one_color(color) for color in ("brown", "red", "blue", "black"))
    assert ecosystem(key, lay(line([brown, red, blue, black], column))) == 6
    assert ecosystem(key, lay(line([brown, red, blue], column))) == 0  # not full
    other = one_color("red", [red])
    assert ecosystem(key, lay(line([brown, red, other, black], column))) == 0
    multicolor = one_color("multicolor")
    assert ecosystem(key, lay(line([brown, red, multicolor, black], column))) == 6  # stands for blue or yellow
    many: list[Called] = [*pick(lambda c: [a.color for a in c.abilities] == ["multicolor"], 3), brown]
    assert ecosystem(key, lay(line(many, column))) == 6
    four: list[Called] = [*pick(lambda c: [a.color for a in c.abilities] == ["multicolor"], 4)]
    assert ecosystem(key, lay(line(four, column))) == 0  # only three colours to stand for
    assert ecosystem(key, lay(line([brown, red, blue, black], not column))) == 0
    second = [one_color(color, [brown, red, blue, black]) for color in ("brown", "red", "blue", "black")]
    both: list[list[Called]] = [[brown, red, blue, black], [*second]]
    assert ecosystem(key, lay([*map(list, zip(*both, strict=True))] if column else both)) == 12


@pytest.mark.clause("E54")
@pytest.mark.parametrize(("key", "column"), [("315B", False), ("316B", True)])
def test_a_line_that_shares_an_ability_colour(key: str, column: bool) -> None:
    red: list[Called] = [*pick(lambda c: [a.color for a in c.abilities] == ["red"], 3)]
    assert ecosystem(key, lay(line([*red, one_color("multicolor")], column))) == 6
    assert ecosystem(key, lay(line([*red, one_color("blue")], column))) == 0
    assert ecosystem(key, lay(line(red, column))) == 0
    two_lines = [pick(lambda c: [a.color for a in c.abilities] == ["red"], 8)[start : start + 4] for start in (0, 4)]
    assert ecosystem("315B", lay(two_lines)) == 12


@pytest.mark.clause("E54")
@pytest.mark.parametrize(("key", "column"), [("326A", False), ("327A", True)])
def test_a_line_of_four_different_card_types(key: str, column: bool) -> None:
    tree, herb, mushroom = (pick(of_type(word), 1)[0] for word in ("tree", "herb", "mushroom"))
    terrain = pick(lambda c: c.kind == TERRAIN, 1)[0]
    assert ecosystem(key, lay(line([tree, herb, mushroom, terrain], column))) == 6
    assert ecosystem(key, lay(line([tree, herb, 280, terrain], column))) == 6  # wild
    assert ecosystem(key, lay(line([tree, 280, 281, 282], column))) == 6
    second_tree = pick(lambda c: c.types == ["tree"], 2)[1]
    assert ecosystem(key, lay(line([tree, second_tree, 281, 282], column))) == 0
    assert ecosystem(key, lay(line([tree, herb, mushroom], column))) == 0


@pytest.mark.clause("E54")
@pytest.mark.parametrize(("key", "column"), [("326B", False), ("327B", True)])
def test_a_line_that_shares_a_card_type(key: str, column: bool) -> None:
    trees: list[Called] = [*pick(lambda c: c.types == ["tree"], 3)]
    terrains: list[Called] = [*pick(lambda c: c.kind == TERRAIN, 4)]
    assert ecosystem(key, lay(line([*trees, 280], column))) == 6
    assert ecosystem(key, lay(line(terrains, column))) == 6
    assert ecosystem(key, lay(line([*trees, terrains[0]], column))) == 0
    assert ecosystem(key, lay(line([*terrains[:3], 280], column))) == 0  # a wild flora is no terrain


@pytest.mark.clause("E54")
def test_a_row_of_four_different_habitats() -> None:
    sunny, wet, rocky, cold = (pick(only_habitat(word), 1)[0] for word in ("sunny", "wet", "rocky", "cold"))
    none: list[int] = [c.number for c in BOX.cards if c.kind == FLORA and not c.habitats]
    every = pick(lambda c: len(c.habitats) == 4, 4)
    assert ecosystem("328A", lay([[sunny, wet, rocky, cold]])) == 6
    assert ecosystem("328A", lay([[sunny, wet, rocky, every[0]]])) == 6
    assert ecosystem("328A", lay([every])) == 6
    second_sunny = pick(lambda c: c.habitats == ["sunny"], 2)[1]
    assert ecosystem("328A", lay([[sunny, second_sunny, every[0], every[1]]])) == 0
    for bare in none[:1]:
        assert ecosystem("328A", lay([[sunny, wet, rocky, bare]])) == 0
    assert ecosystem("328A", lay([[sunny], [wet], [rocky], [cold]])) == 0


@pytest.mark.clause("E54")
def test_a_column_that_shares_a_habitat() -> None:
    wet = pick(lambda c: "wet" in c.habitats, 4)
    dry = pick(lambda c: "wet" not in c.habitats and len(c.habitats) == 1, 1)[0]
    assert ecosystem("328B", lay([[number] for number in wet])) == 6
    assert ecosystem("328B", lay([[wet[0]], [wet[1]], [wet[2]], [dry]])) == 0


@pytest.mark.clause("E54")
def test_a_column_of_four_different_base_values() -> None:
    zero, one, two, four = (pick(worth(vp), 1)[0] for vp in (0, 1, 2, 4))
    second_one = pick(lambda c: c.vp == 1, 2)[1]
    assert ecosystem("318B", lay([[zero], [one], [two], [four]])) == 6
    assert ecosystem("318B", lay([[zero], [one], [second_one], [four]])) == 0
    assert ecosystem("318B", lay([[zero, one, two, four]])) == 0


@pytest.mark.clause("E54")
@pytest.mark.parametrize(("key", "column"), [("322A", False), ("322B", True)])
def test_a_line_of_four_different_numbers_of_sprouts_where_none_is_a_number(key: str, column: bool) -> None:
    a, b, c = pick(lambda card: card.sprouts > 2, 3)
    terrain = pick(lambda card: card.kind == TERRAIN, 1)[0]
    row = line([a, b, c, terrain], column)
    assert ecosystem(key, lay(row, sprouts={a: 1, b: 2, c: 3})) == 6
    assert ecosystem(key, lay(row, sprouts={a: 1, b: 2})) == 0  # none twice
    assert ecosystem(key, lay(row, sprouts={a: 1, b: 2, c: 2})) == 0


@pytest.mark.clause("E54")
@pytest.mark.parametrize(("key", "column"), [("323A", False), ("323B", True)])
def test_a_line_of_four_different_amounts_of_growth_gives_7(key: str, column: bool) -> None:
    a, b, c = pick(lambda card: card.growth > 2, 3)
    terrain = pick(lambda card: card.kind == TERRAIN, 1)[0]
    row = line([a, b, c, terrain], column)
    assert ecosystem(key, lay(row, growth={a: 1, b: 2, c: 3})) == 7
    assert ecosystem(key, lay(row, growth={a: 1, b: 2, c: 2})) == 0


@pytest.mark.clause("E52")
def test_a_card_of_several_colours_serves_once_in_a_set() -> None:
    two_colors = pick(lambda c: {a.color for a in c.abilities} == {"red", "blue"}, 1)
    yellow, terrain = one_color("yellow"), pick(lambda c: [a.color for a in c.abilities] == ["brown"], 1)[0]
    assert ecosystem("325A", spread([*two_colors, yellow, terrain], events=events(1))) == 0
    assert ecosystem("325A", spread([*two_colors, yellow, terrain], climate="296B", events=events(1))) == 6  # red


@pytest.mark.clause("E54")
def test_full_of_needs_a_space_to_be_full() -> None:
    without = pick(lambda c: c.kind == FLORA and c.growth == 0, 2)
    assert ecosystem("335B", spread(without)) == 0
    assert card(without[0]).growth == 0


@pytest.mark.clause("E54")
def test_a_flora_without_growth_has_a_canopy_of_nothing() -> None:
    without = pick(lambda c: c.kind == FLORA and c.growth == 0, 2)
    assert ecosystem("334B", spread(without)) == 4
    assert ecosystem("334A", spread(without)) == 0
