"""The tables of rules: which cards a rule asks for, and what it watches. (E47, E49, E52, E54)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.box import BOX, Card, goal_number
from terrarium.earth.cards.measures import PARAMETERS, PRINTED, PROPERTIES, Rule, read_rule
from terrarium.earth.cards.vocabulary import EVENT, FLORA, TERRAIN
from terrarium.earth.rules import scoring_tables as tables
from terrarium.earth.rules.goals import points, progress, watches
from terrarium.earth.rules.scoring import Sheet, growth_points_of
from terrarium.earth.rules.scoring_tables import RULES, TERRAINS, Rules, counts
from terrarium.engine.data_checker import Checker
from tests.earth.areas import card, lay, pick, spread

MAPLE = card("Japanese Maple")
PRAIRIE = card("Prairie").number


def rule(count: str, **parameters: object) -> Rule:
    """A scoring rule of 1 point each."""
    checker = Checker()
    found = read_rule(checker, "C", {"count": count, "vp": 1, **parameters}, [])
    assert checker.problems == []
    return found


def made(kind: int = FLORA, **fields: object) -> Card:
    """A card with these fields, without abilities."""
    found = Card(1, "1", kind, "", "")
    for name, value in fields.items():
        setattr(found, name, value)
    return found


@pytest.mark.clause("E54")
def test_even_and_odd_points_are_told_apart() -> None:
    even, odd = rule("cards_with_vp_parity", parity="even"), rule("cards_with_vp_parity", parity="odd")
    for vp in range(8):
        assert counts(even, made(vp=vp)) == (vp in (0, 2, 4, 6))
        assert counts(odd, made(vp=vp)) == (vp in (1, 3, 5, 7))


@pytest.mark.clause("E49")
def test_a_limit_means_or_more_or_or_less() -> None:
    figures: list[tuple[str, str, dict[str, object]]] = [
        ("cards_with_vp", "vp", {}),
        ("cards_with_cost", "cost", {}),
        ("flora_with_canopy", "canopy", {}),
        ("flora_with_spaces", "sprouts", {"piece": "sprout"}),
        ("flora_with_spaces", "growth", {"piece": "growth"}),
    ]
    for count, field, parameters in figures:
        for figure in range(8):
            found = made(**{field: figure})
            assert counts(rule(count, min=3, **parameters), found) == (figure >= 3)
            assert counts(rule(count, max=5, **parameters), found) == (figure <= 5)
            assert counts(rule(count, min=3, max=5, **parameters), found) == (3 <= figure <= 5)


@pytest.mark.clause("E49")
def test_a_rule_without_limits_asks_for_no_figure() -> None:
    for vp, cost in ((0, 0), (9, 15)):
        assert counts(rule("cards_with_habitat", habitat="wet"), made(vp=vp, cost=cost, habitats=["wet"]))
        assert counts(rule("flora_of_type", type="tree"), made(sprouts=vp, growth=cost, types=["tree"]))


@pytest.mark.clause("E49")
def test_flora_means_flora_and_cards_means_the_area_or_the_grid() -> None:
    for name in PRINTED:
        given = {"color": "red", "habitat": "wet", "type": "tree", "tag": "animal", "parity": "even", "piece": "sprout"}
        wanted = {word: given[word] for word in PARAMETERS.get(name, []) if word in given}
        limits = {"min": 0} if "limit" in PARAMETERS.get(name, []) else {}
        asked = rule(name, **wanted, **limits)
        fitting: dict[str, object] = {"habitats": ["wet"], "types": ["tree"], "tags": ["animal"], "arrows": True}
        two = [ability for other in BOX.cards for ability in other.abilities if ability.color == "red"][:2]
        kinds = [kind for kind in range(6) if counts(asked, made(kind, **fitting, abilities=two))]
        if name == "terrains":
            assert kinds == [TERRAIN]
        elif name.startswith("flora"):
            assert kinds == [FLORA]
        elif name in ("cards_with_cost", "cards_with_arrows"):
            assert kinds == [FLORA, TERRAIN]
        else:
            assert kinds == [FLORA, TERRAIN, 4, 5]


@pytest.mark.clause("E47")
@pytest.mark.parametrize(
    ("goal", "changes"),
    [
        ("337A", 1 + 4),  # flora with growth
        ("338A", 1 + 2),  # flora with sprouts
        ("339A", 8),  # soil
        ("339B", 32),  # compost
        ("340A", 16),  # hand
        ("340B", 64),  # events
        ("341A", 1),  # a habitat
        ("347A", 1),  # full columns
        ("352A", 1 + 64),  # sets, with an event each
        ("358A", 1 + 2 + 4),  # completely full
        ("358B", 1 + 2 + 4),  # without pieces
    ],
)
def test_a_goal_watches_everything_that_it_counts_and_nothing_else(goal: str, changes: int) -> None:
    assert watches(goal_number(goal)) == changes


@pytest.mark.clause("E47")
def test_rules_about_pieces_watch_the_grid_and_these_pieces() -> None:
    watched = {
        rule("pieces", piece="sprout"): 1 + 2,
        rule("pieces", piece="growth"): 1 + 4,
        rule("flora_full_of", piece="sprout"): 1 + 2,
        rule("flora_full_of", piece="growth"): 1 + 4,
        rule("flora_with_pieces", piece="growth", min=1): 1 + 4,
        rule("flora_completely_full"): 1 + 2 + 4,
        rule("flora_without_pieces"): 1 + 2 + 4,
        rule("lines_all_different", line="row", property="sprout_count"): 1 + 2,
        rule("lines_all_different", line="row", property="growth_count"): 1 + 4,
        rule("lines_shared", line="row", property="habitat"): 1,
        rule("sets"): 1 + 64,
        rule("soil"): 8,
        rule("hand"): 16,
        rule("compost"): 32,
        rule("events"): 64,
        rule("diagonal_path", type="herb"): 1,
    }
    for found, changes in watched.items():
        assert tables._watches(found) == changes
    assert (tables.GRID_CHANGED, tables.SPROUTS_CHANGED, tables.GROWTH_CHANGED) == (1, 2, 4)
    assert (tables.SOIL_CHANGED, tables.HAND_CHANGED, tables.COMPOST_CHANGED) == (8, 16, 32)
    assert tables.EVENTS_CHANGED == 64


@pytest.mark.clause("E52", "E54")
def test_a_table_of_rules_has_what_each_rule_says() -> None:
    checker = Checker()
    ladder = read_rule(checker, "C", {"count": "soil", "ladder": [5]}, [])
    goal = read_rule(checker, "C", {"count": "soil", "need": 4}, [])
    shared = rule("lines_shared", line="column", property="base_vp", group=2, most=9)
    diagonal = rule("adjacent", adjacency="diagonal", type="herb")
    found = Rules([ladder, goal, shared, diagonal], BOX.cards)
    assert [int(number) for number in found.has_ladder] == [1, 0, 0, 0]
    assert [int(found.ladder_points(0, count)) for count in (0, 1, 2, 16, 17)] == [0, 5, 5, 5, 5]
    assert [int(found.ladder_points(other, count)) for other in (1, 2, 3) for count in (0, 16)] == [0] * 6
    assert [int(number) for number in found.property] == [0, 0, PROPERTIES.index("base_vp"), 0]
    assert [int(number) for number in found.line] == [0, 0, 1, 0]
    assert [int(number) for number in found.step] == [0, 0, 0, 1]
    assert [int(number) for number in found.need] == [0, 4, 0, 0]
    assert [int(number) for number in found.vp] == [0, 0, 1, 1]
    assert [int(number) for number in found.group] == [1, 1, 2, 1]
    assert [int(number) for number in found.most][2] == 9


@pytest.mark.clause("E54")
def test_a_card_stands_for_what_is_printed_on_it_in_a_line() -> None:
    event = next(found for found in BOX.cards if found.kind == EVENT)
    island = BOX.cards[284]
    for prop in range(4):
        assert (RULES.values_of(prop, 0), RULES.values_of(prop, event.number)) == (0, 0)
        assert RULES.values_of(prop, island.number) == 0
    assert RULES.values_of(PROPERTIES.index("base_vp"), MAPLE.number) == 1 << MAPLE.vp
    assert RULES.values_of(PROPERTIES.index("card_type"), MAPLE.number) == 1
    assert RULES.values_of(PROPERTIES.index("card_type"), 282) == 1 + 2 + 4 + 8  # wild
    assert RULES.values_of(PROPERTIES.index("card_type"), PRAIRIE) == 16
    assert RULES.values_of(PROPERTIES.index("ability_color"), card("Chives").number) == 2 + 4 + 8


@pytest.mark.clause("E52")
def test_a_card_takes_the_part_of_its_colour_or_of_a_terrain_in_a_set() -> None:
    assert RULES.roles[card("Chives").number] == 2 + 4 + 8
    assert RULES.roles[card("Oakmoss").number] == 4 + 8  # blue and yellow
    assert RULES.roles[PRAIRIE] & 1 == 1
    assert RULES.roles[next(found.number for found in BOX.cards if found.kind == EVENT)] == 0


@pytest.mark.clause("E54")
def test_only_the_terrains_that_score_have_a_rule() -> None:
    numbers = [int(TERRAINS.rule[found.number]) for found in BOX.cards]
    scoring = [found.number for found in BOX.cards if found.rule is not None]
    assert [numbers[number] for number in scoring] == list(range(64 + 46, 64 + 46 + 40))
    assert {numbers[found.number] for found in BOX.cards if found.rule is None} == {-1}


@pytest.mark.clause("E52")
def test_points_are_not_more_than_the_most() -> None:
    soil = goal_number("309B")  # 2 points for each soil, at most 24
    assert [int(points(soil, count)) for count in (0, 1, 11, 12, 13, 99)] == [0, 2, 22, 24, 24, 24]
    trees = goal_number("305A")
    assert [int(points(trees, count)) for count in (0, 1, 2, 7, 16)] == [0, 0, 4, 30, 30]


@pytest.mark.clause("E26", "E58")
def test_the_sheet_lists_growth_of_the_cards_that_have_any_with_the_canopy_for_complete_ones() -> None:
    whole, begun, without = pick(lambda found: found.growth > 1 and found.canopy > found.growth, 3)
    area = spread([whole, begun, without, PRAIRIE], growth={whole: card(whole).growth, begun: 1})
    sheet = Sheet([area], 0, [])
    assert [(item.card.number, item.amount, item.points) for item in sheet.growth] == [
        (whole, card(whole).growth, card(whole).canopy),
        (begun, 1, 1),
    ]
    assert growth_points_of(without, 0) == growth_points_of(PRAIRIE, 0) == growth_points_of(0, 0) == 0


@pytest.mark.clause("E54")
def test_a_line_with_a_gap_anywhere_is_not_full() -> None:
    rows, columns = goal_number("347B"), goal_number("347A")
    numbers = pick(lambda found: found.kind == FLORA, 4)
    assert progress(rows, lay([numbers])) == progress(columns, lay([[number] for number in numbers])) == 1
    for gap in range(4):
        line = [None if place == gap else number for place, number in enumerate(numbers)]
        assert progress(rows, lay([line])) == 0
        assert progress(columns, lay([[number] for number in line])) == 0
