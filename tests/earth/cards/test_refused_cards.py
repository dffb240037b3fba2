"""Card files that could not be played by are refused, with the place of each mistake."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from terrarium.earth.cards.abilities import COSTS, EFFECTS, FIELDS, START, Ability, read_ability, read_amounts
from terrarium.earth.cards.gaia_cards import COUNTERS, GIFTS, Gaia, GaiaReader, Gift, read_gaia
from terrarium.earth.cards.measures import NO_LIMIT, Rule, read_rule
from terrarium.engine.card_files import read_catalogue
from terrarium.engine.data_checker import Checker
from terrarium.engine.errors import BadData


def places(checker: Checker) -> list[str]:
    """Where the mistakes are."""
    return [str(problem.figures["place"]) for problem in checker.problems]


def ability(**data: object) -> tuple[Ability, list[str]]:
    """A blue ability of card C as its box in the file says, and the places of the mistakes."""
    checker = Checker()
    return read_ability(checker, "C", "blue", data), places(checker)


def rule(**data: object) -> tuple[Rule, list[str]]:
    """A rule of card C as the file says, and the places of the mistakes."""
    checker = Checker()
    return read_rule(checker, "C", data, ["key"]), places(checker)


@pytest.mark.clause("E06", "E31")
def test_a_box_that_is_not_read_yet_has_no_costs_gains_or_parameters() -> None:
    start = Ability("black", START)
    assert (start.color, start.mask, start.effect, start.free()) == ("black", 32, 1, True)
    assert (start.costs, start.gains) == ([0] * 5, [0] * 6)
    assert (start.piece, start.line, start.amount, start.resource) == (0, 0, 0, 0)
    assert (start.field, start.word, start.match) == (0, "", 0)


@pytest.mark.clause("E31")
def test_costs_and_gains_are_whole_numbers_of_known_things() -> None:
    for amount in (1, 2, 9):
        assert ability(cost={"sprout": amount}, gain={"soil": amount})[1] == []
    for wrong in (0, -1, "2", None, 1.5, True):
        assert ability(cost={"sprout": wrong}, gain={"soil": 1})[1] == ["C.cost.sprout"]
    assert ability(gain={"soil": 1, "gold": 1})[1] == ["C.gain.gold"]
    assert ability(cost={"deck": 1}, gain={"soil": 1})[1] == ["C.cost.deck"]
    checker = Checker()
    assert read_amounts(checker, "C", {"soil": 2, "compost": 1}, COSTS) == [2, 0, 0, 0, 1]
    assert read_amounts(checker, "C", None, COSTS) == [0] * 5
    assert places(checker) == []


@pytest.mark.clause("E16", "E20", "E37", "E38")
def test_what_an_effect_looks_for_is_a_word_that_the_cards_know() -> None:
    assert ability(effect="reduce_planting_cost", amount=1, type="bush")[0].match == 8
    assert ability(effect="reduce_planting_cost", amount=1, habitat="cold")[0].match == 8
    assert ability(effect="per_card_planted", gain={"soil": 1}, color="red")[0].match == 2
    assert ability(effect="per_card_planted", gain={"soil": 1}, kind="terrain")[0].match == 2
    for name, word in (("type", "fern"), ("habitat", "dry"), ("color", "pink"), ("kind", "house"), ("kind", "")):
        assert ability(effect="reduce_planting_cost", amount=1, **{name: word})[1] == [f"C.{name}"]
    assert FIELDS == ["", "type", "habitat", "color", "kind"]
    assert ability(effect="copy", color="pink")[1] == ["C.color"]
    assert ability(effect="copy")[1] == ["C.color"]
    assert ability(effect="reduce_planting_cost", amount=1)[1] == ["C"]


@pytest.mark.clause("E36")
def test_an_effect_has_exactly_its_parameters() -> None:
    placing, mistakes = ability(effect="place_on_each_in_line", piece="growth", type="herb", line="column")
    assert (placing.piece, placing.word, placing.line, mistakes) == (1, "herb", 1, [])
    assert ability(effect="place_on_adjacent", piece="sprout", amount=3)[0].amount == 3
    assert ability(effect="pay_with", resource="growth")[0].resource == 2
    for amount in (0, -1, "2", None, True):
        assert ability(effect="look_at_compost", amount=amount)[1] == ["C.amount"]
    assert ability(effect="look_at_compost", amount=1)[1] == []
    assert ability(effect="pay_with", resource="deck")[1] == ["C.resource"]
    assert ability(effect="place_on_adjacent", piece="soil", amount=1)[1] == ["C.piece"]
    assert ability(effect="wild", amount=1)[1] == ["C.amount"]
    assert ability(gain={"soil": 1}, line="row", color="red")[1] == ["C.line", "C.color"]
    unknown, mistakes = ability(effect="explode", gain={"soil": 1})
    assert (unknown.effect, mistakes) == (0, ["C.effect"])
    assert EFFECTS[:3] == ["plain", "start", "end_scoring"]
    for without_parameters in ("start", "end_scoring", ""):
        assert ability(effect=without_parameters)[1] == ["C.effect"]


@pytest.mark.clause("E31", "E36")
def test_gains_come_with_the_effects_that_qualify_them_and_no_others() -> None:
    assert ability()[1] == ["C.gain"]
    assert ability(effect="only_if_chosen", color="red", gain={"draw": 2})[1] == []
    assert ability(effect="only_if_chosen", color="red")[1] == ["C.gain"]
    assert ability(effect="when_event_played", gain={"draw": 1})[1] == []
    assert ability(effect="wild", gain={"draw": 1})[1] == ["C.gain"]


@pytest.mark.clause("E52")
def test_points_come_by_group_or_by_the_steps_of_a_ladder() -> None:
    by_group, mistakes = rule(count="soil", vp=3, group=2, most=7)
    assert [by_group.points(count) for count in range(7)] == [0, 0, 3, 3, 6, 6, 7]
    assert (by_group.need, by_group.ladder, mistakes) == (0, [], [])
    by_ladder, mistakes = rule(count="soil", ladder=[2, 2, 5])
    assert [by_ladder.points(count) for count in range(5)] == [0, 2, 2, 5, 5]
    assert (by_ladder.vp, by_ladder.group, by_ladder.most, mistakes) == (0, 1, NO_LIMIT, [])
    for ladder in ([4, 0], [], "2", None, [2, 1, 3]):
        assert rule(count="soil", ladder=ladder)[1] == ["C.ladder"]
    for field in ("vp", "group", "most"):
        for wrong in (0, -1, "2", True):
            found, mistakes = rule(**{"count": "soil", "vp": 2, field: wrong})
            assert mistakes == [f"C.{field}"]
            assert {"vp": found.vp, "group": found.group, "most": found.most}[field] == 1  # so that reading goes on
    assert rule(count="soil")[1] == ["C.vp"]
    assert rule(count="soil", vp=1, group=1, most=1)[1] == []


@pytest.mark.clause("E47", "E49")
def test_a_goal_needs_a_number_and_has_no_points() -> None:
    goal, mistakes = rule(count="cards_with_cost", min=4, need=6)
    assert (goal.need, goal.least, goal.limit, mistakes) == (6, 4, NO_LIMIT, [])
    assert (goal.vp, goal.group, goal.most, goal.ladder) == (0, 1, NO_LIMIT, [])
    words = goal.color, goal.habitat, goal.type, goal.tag, goal.piece, goal.line
    assert {*words, goal.property, goal.adjacency, goal.parity} == {""}
    for need in (0, -1, "2", None, True):
        assert rule(count="soil", need=need)[1] == ["C.need"]
    assert rule(count="soil", need=1, vp=1)[1] == ["C.vp"]
    assert rule(count="soil", need=1, key="337A")[1] == []
    scoring = rule(count="soil", vp=1)[0]
    assert (scoring.least, scoring.limit) == (-NO_LIMIT, NO_LIMIT)


@pytest.mark.clause("E49")
def test_a_limit_has_a_least_or_a_most_or_both() -> None:
    for limits in ({"min": 1}, {"max": 3}, {"min": 1, "max": 3}):
        found, mistakes = rule(count="cards_with_vp", vp=1, **limits)
        assert (found.least, found.limit) == (limits.get("min", -NO_LIMIT), limits.get("max", NO_LIMIT))
        assert mistakes == []
    wrong: list[dict[str, object]] = [{}, {"min": "1"}, {"max": "3"}, {"min": 1, "max": "3"}, {"min": "1", "max": 3}]
    for limits_of in wrong:
        assert rule(count="cards_with_vp", vp=1, **limits_of)[1] == ["C"]
    assert rule(count="soil", vp=1, min=2)[1] == ["C.min"]


@pytest.mark.clause("E54")
def test_a_rule_names_words_that_the_cards_know() -> None:
    found, mistakes = rule(count="adjacent", adjacency="diagonal", type="bush", vp=1)
    assert (found.adjacency, found.type, mistakes) == ("diagonal", "bush", [])
    assert rule(count="best_player", color="red", vp=1)[0].color == "red"
    assert rule(count="best_player", habitat="wet", vp=1)[0].habitat == "wet"
    wrong, mistakes = rule(count="cards_with_color", color="pink", vp=1)
    assert (wrong.color, mistakes) == ("green", ["C.color"])  # so that reading goes on
    assert rule(count="stars", vp=1)[1] == ["C.count"]
    assert rule(count="cards_with_vp_parity", parity="prime", vp=1)[1] == ["C.parity"]
    assert rule(count="flora_with_tag", tag="animal", piece="sprout", vp=1)[1] == ["C.piece"]


def gaia_mistakes(**changes: Any) -> list[str]:
    """The places of the mistakes in Gaia's file after changes of values, given by their paths."""
    data: Any = copy.deepcopy(read_catalogue("earth", "gaia"))
    for path, value in changes.items():
        *way, last = [int(name) if name.isdigit() else name for name in path.split("__")]
        inside = data
        for name in way:
            inside = inside[name]
        inside[last] = value
    try:
        read_gaia(data)
    except BadData as refusal:
        problems: Any = refusal.figures["problems"]
        return [str(problem.figures["place"]) for problem in problems]
    return []


@pytest.mark.clause("E62", "E63", "E66")
def test_what_gaia_gets_is_a_whole_number_of_known_things() -> None:
    assert gaia_mistakes() == []
    for amount in (1, 2, 19, 20):
        assert gaia_mistakes(cards__2__gives={"sprout": amount}) == []
    for wrong in (0, 21, "7", None):
        assert gaia_mistakes(cards__2__gives={"sprout": wrong}) == ["cards[2].gives.sprout"]
    assert gaia_mistakes(cards__2__gives={"gold": 1}) == ["cards[2].gives.gold"]
    assert gaia_mistakes(cards__2__each={"gold": "blue_cards"}) == ["cards[2].each.gold"]
    assert gaia_mistakes(cards__2__each={"sprout": "red_cards"}) == ["cards[2].each.sprout"]
    assert gaia_mistakes(cards__2__each={"sprout": ""}) == ["cards[2].each.sprout"]
    assert gaia_mistakes(hard__grow={"gives": {"growth": 0}}) == ["hard.grow.gives.growth"]
    assert gaia_mistakes(cards__0__left={"soil": 21}) == ["cards[0].left.gives.soil"]
    assert gaia_mistakes(easy__dig={}) == ["easy.dig"]


@pytest.mark.clause("E62", "E63")
def test_a_mistake_in_what_gaia_counts_names_the_words_that_are_known() -> None:
    reader = GaiaReader()
    reader.gift("C", {"each": {"sprout": "red_cards"}})
    expected = f"one of blue_cards, cards_drawn, soil_gained, cards_rejected for one of {GIFTS}"
    assert reader.problems[0].figures["expected"] == expected
    assert COUNTERS == ["", "blue_cards", "cards_drawn", "soil_gained", "cards_rejected"]
    nothing = Gift()
    assert (nothing.amounts, nothing.counters) == ([0] * 5, [0] * 5)
    unread = Gaia()
    assert (unread.cards, unread.reactions, unread.track) == ([], [], [])
    assert (unread.store_soil, unread.store_compost, unread.passes) == (0, 0, 0)


@pytest.mark.clause("E63", "E66", "E69")
def test_gaia_has_the_cards_360_to_365_each_with_an_action_or_two_goals() -> None:
    reader = GaiaReader()
    water = reader.card("C", {"key": "362", "name": "Water", "action": "water", "gives": {"sprout": 7}})
    assert (water.key, water.name, water.action, water.brown()) == ("362", "Water", 2, False)
    assert (water.first_goal, water.extras, water.gift.amounts) == (0, [], [0, 0, 0, 7, 0])
    south = reader.card("C", {"key": "361", "name": "South", "goals": "lower", "left": {"sprout": 4}})
    assert (south.first_goal, south.brown(), south.action) == (2, True, -1)
    assert [extra.amounts[3] for extra in south.extras] == [4, 0]
    assert reader.problems == []
    assert gaia_mistakes(cards__0__goals="middle") == ["cards[0].goals"]
    assert gaia_mistakes(cards__2__action="dig") == ["cards[2].action"]
    assert gaia_mistakes(cards__2__key="359") == ["cards"]
    assert gaia_mistakes(cards__2__left={}) == ["cards[2].left"]
    assert gaia_mistakes(cards__0__action="water") == ["cards[0].action"]
    assert gaia_mistakes(cards=[]) == ["cards"]


@pytest.mark.clause("E65", "E67", "E69")
def test_gaias_store_track_and_passes_are_whole_numbers() -> None:
    for name in ("soil", "compost"):
        for amount in (1, 2, 99, 100):
            assert gaia_mistakes(**{f"board__store__{name}": amount}) == []
        for wrong in (0, 101, "10", None):
            assert gaia_mistakes(**{f"board__store__{name}": wrong}) == [f"board.store.{name}"]
    for passes in (1, 2, 8, 9):
        assert gaia_mistakes(board__passes=passes) == []
    for wrong in (0, 10, "2"):
        assert gaia_mistakes(board__passes=wrong) == ["board.passes"]
    track = [[5, 7], [4, 6], [3, 5], [2, 4], [1, 3]]
    assert gaia_mistakes(board__track=track) == []
    for spot in ([4], [4, 6, 1], ["4", 6], [4, "6"], "46", (4, 6), 4, [5, 6]):
        assert gaia_mistakes(board__track=[track[0], spot, *track[2:]]) == ["board.track"]
    assert gaia_mistakes(board__track=track[:4]) == ["board.track"]
