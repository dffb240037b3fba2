"""The numbers of words, and the tables of cards by number, say what is printed on the cards."""

from __future__ import annotations

import pytest

from terrarium.earth.cards import abilities, gaia_cards, measures, vocabulary
from terrarium.earth.cards.abilities import COSTS, EFFECTS, FIELDS, GAINS, PARAMETERS, field_mask
from terrarium.earth.cards.box import BOX, card_number, first_ability, goal_number
from terrarium.earth.cards.vocabulary import COLORS, KINDS, RED, bit
from terrarium.earth.hidden.redeal import _chosen_card
from terrarium.earth.rules import setup
from terrarium.earth.rules.planting import replaces_something
from terrarium.earth.rules.scoring_tables import AREA_KINDS
from terrarium.earth.state.setup_cards import CLIMATE, ISLAND
from terrarium.earth.state.steps import PAY_CARDS, START, step
from terrarium.engine.vec_operations import from_list
from tests.earth.areas import card, lay
from tests.earth.state.positions import blank

#: The parameters of effects by the names of their fields in an ability.
MATCHES = {"match", "type", "color"}


@pytest.mark.clause("E36")
def test_the_number_of_an_effect_stands_for_its_word() -> None:
    assert EFFECTS[abilities.PLAIN] == "plain"
    assert EFFECTS[abilities.START] == "start"
    assert EFFECTS[abilities.END_SCORING] == "end_scoring"
    assert EFFECTS[abilities.PLACE_ON_EACH_IN_LINE] == "place_on_each_in_line"
    assert EFFECTS[abilities.PLACE_ON_ADJACENT] == "place_on_adjacent"
    assert EFFECTS[abilities.REDUCE_PLANTING_COST] == "reduce_planting_cost"
    assert EFFECTS[abilities.PAY_WITH] == "pay_with"
    assert EFFECTS[abilities.COPY] == "copy"
    assert EFFECTS[abilities.WILD] == "wild"
    assert EFFECTS[abilities.REPLACE_WHEN_PLANTING] == "replace_when_planting"
    assert EFFECTS[abilities.CANNOT_CHOOSE] == "cannot_choose"
    assert EFFECTS[abilities.LOOK_AT_COMPOST] == "look_at_compost"
    assert EFFECTS[abilities.PER_CARD_PLANTED] == "per_card_planted"
    assert EFFECTS[abilities.ONLY_IF_CHOSEN] == "only_if_chosen"
    assert EFFECTS[abilities.WHEN_EVENT_PLAYED] == "when_event_played"
    fields = abilities.NO_FIELD, abilities.BY_TYPE, abilities.BY_HABITAT, abilities.BY_COLOR, abilities.BY_KIND
    assert [FIELDS[field] for field in fields] == ["", "type", "habitat", "color", "kind"]


@pytest.mark.clause("E31")
def test_the_number_of_a_cost_or_gain_stands_for_its_word() -> None:
    costs = abilities.COST_SOIL, abilities.COST_SPROUT, abilities.COST_GROWTH
    assert [COSTS[cost] for cost in costs] == ["soil", "sprout", "growth"]
    assert [COSTS[abilities.COST_HAND], COSTS[abilities.COST_COMPOST]] == ["hand", "compost"]
    gains = abilities.GAIN_SOIL, abilities.GAIN_DRAW, abilities.GAIN_DECK
    assert [GAINS[gain] for gain in gains] == ["soil", "draw", "deck"]
    gains = abilities.GAIN_SPROUT, abilities.GAIN_GROWTH, abilities.GAIN_HAND
    assert [GAINS[gain] for gain in gains] == ["sprout", "growth", "hand"]


@pytest.mark.clause("E02", "E04")
def test_the_number_of_a_kind_stands_for_its_word() -> None:
    kinds = vocabulary.FLORA, vocabulary.TERRAIN, vocabulary.EVENT, vocabulary.ISLAND, vocabulary.CLIMATE
    assert [KINDS[kind] for kind in kinds] == ["flora", "terrain", "event", "island", "climate"]
    assert [field_mask(abilities.BY_KIND, word) for word in ("event", "island", "climate")] == [3, 4, 5]
    assert (KINDS[0], BOX.kind[0]) == ("", 0)
    assert KINDS[BOX.kind[card_number("285A")]] == "island"
    assert KINDS[BOX.kind[card_number("304B")]] == "climate"
    assert [vocabulary.PIECES[vocabulary.SPROUT], vocabulary.PIECES[vocabulary.GROWTH]] == ["sprout", "growth"]
    assert [vocabulary.LINES[vocabulary.ROW], vocabulary.LINES[vocabulary.COLUMN]] == ["row", "column"]


@pytest.mark.clause("E04", "E49", "E74")
def test_islands_and_climates_are_cards_of_an_area_and_known_once_they_are_chosen() -> None:
    position = blank()
    position.areas[1].island, position.areas[1].climate = card_number("286B"), card_number("297A")
    assert [int(_chosen_card(position, 1, kind)) for kind in (ISLAND, CLIMATE)] == [1, 2]
    assert _chosen_card(position, 0, ISLAND) < 0
    assert (vocabulary.ISLAND, vocabulary.CLIMATE) == (4, 5)
    assert [KINDS[kind] for kind in AREA_KINDS] == ["flora", "terrain", "island", "climate"]


@pytest.mark.clause("E32", "E33", "E34")
def test_the_bit_of_a_colour_is_that_of_its_word() -> None:
    bits = vocabulary.GREEN, vocabulary.RED, vocabulary.BLUE, vocabulary.YELLOW
    assert [bit(COLORS, word) for word in ("green", "red", "blue", "yellow")] == [*bits]
    assert [bit(COLORS, word) for word in ("multicolor", "black")] == [vocabulary.MULTICOLOR, vocabulary.BLACK]
    assert vocabulary.color_mask("red") == RED
    assert vocabulary.color_mask("multicolor") == vocabulary.MULTICOLOR + vocabulary.THREE_COLORS


@pytest.mark.clause("E18", "E32")
def test_a_card_without_such_an_ability_has_none() -> None:
    assert BOX.ability_of_color(card("Chives").number, vocabulary.GREEN) == vocabulary.NONE == -1
    assert not replaces_something(lay([["Chives"]]))
    assert replaces_something(lay([[next(c.number for c in BOX.cards if any(a.effect == 9 for a in c.abilities))]]))


@pytest.mark.clause("E49", "E54")
def test_every_measure_has_a_number_of_its_own() -> None:
    others = [number for name, number in measures.MEASURES.items() if name not in measures.PRINTED]
    assert (measures.Rule("cards_with_vp").measure, measures.Rule("best_player").measure) == (0, 20)
    assert {measures.MEASURES[name] for name in measures.PRINTED} == {0}
    assert sorted(others) == list(range(1, 21))
    printed = measures.ABILITY_COLOR, measures.CARD_TYPE, measures.HABITAT
    assert [measures.PROPERTIES[number] for number in printed] == ["ability_color", "card_type", "habitat"]
    counted = measures.SPROUT_COUNT, measures.GROWTH_COUNT
    assert [measures.PROPERTIES[number] for number in counted] == ["sprout_count", "growth_count"]


@pytest.mark.clause("E62", "E63", "E64")
def test_the_number_of_what_gaia_gets_stands_for_its_word() -> None:
    gifts = gaia_cards.PILE, gaia_cards.COMPOST, gaia_cards.SOIL, gaia_cards.SPROUT
    assert [gaia_cards.GIFTS[gift] for gift in gifts] == ["pile", "compost", "soil", "sprout"]
    words = gaia_cards.COUNTERS
    assert words[gaia_cards.NOTHING] == ""
    assert (words[gaia_cards.BLUE_CARDS], words[gaia_cards.CARDS_DRAWN]) == ("blue_cards", "cards_drawn")
    assert (words[gaia_cards.SOIL_GAINED], words[4]) == ("soil_gained", "cards_rejected")
    levels = gaia_cards.BEGINNER, gaia_cards.HARD, gaia_cards.EXPERT
    assert [gaia_cards.DIFFICULTIES[level] for level in levels] == ["beginner", "hard", "expert"]


@pytest.mark.clause("E31", "E36")
def test_an_ability_has_nothing_that_is_not_printed_in_its_box() -> None:
    for found in BOX.cards:
        for ability in found.abilities:
            named = set(PARAMETERS.get(EFFECTS[ability.effect], []))
            assert named & {"piece"} or ability.piece == 0
            assert named & {"line"} or ability.line == 0
            assert named & {"amount"} or ability.amount == 0
            assert named & {"resource"} or ability.resource == 0
            assert named & MATCHES or (ability.field, ability.word, ability.match) == (0, "", 0)
            if ability.effect in (abilities.START, abilities.END_SCORING):
                assert (ability.costs, ability.gains) == ([0] * 5, [0] * 6)


@pytest.mark.clause("E31", "E33")
def test_a_card_with_one_ability_has_nothing_in_place_of_the_second() -> None:
    for found in BOX.cards:
        for slot in range(len(found.abilities), 2):
            number = first_ability(found.number) + slot
            assert (BOX.color[number], BOX.effect[number], BOX.is_free(number)) == (0, 0, True)
            assert [int(BOX.ability_cost(number, what)) for what in range(5)] == [0] * 5
            assert [int(BOX.ability_gain(number, what)) for what in range(6)] == [0] * 6
            assert (BOX.piece[number], BOX.line[number], BOX.amount[number]) == (0, 0, 0)
            assert (BOX.resource[number], BOX.field[number], BOX.match[number]) == (0, 0, 0)


@pytest.mark.clause("E36")
def test_an_ability_is_found_by_its_effect() -> None:
    for found in BOX.cards:
        for effect in range(len(EFFECTS)):
            numbers = [
                first_ability(found.number) + slot for slot, a in enumerate(found.abilities) if a.effect == effect
            ]
            assert BOX.ability_with_effect(found.number, effect) == (numbers[0] if numbers else -1)


@pytest.mark.clause("E05", "E06")
def test_a_start_box_gives_cards_and_soil_and_says_how_many_cards_are_composted() -> None:
    lombok = card_number("294B")
    position = blank(2)
    position.set_deck(from_list(list(range(1, 30))))
    setup.start_setup(position)
    assert position.bottom(1) == step(START)
    position.lift(1)
    position.push(1, step(START))
    position.areas[1].island = lombok
    position.run(1)
    assert (position.areas[1].hand, position.areas[1].soil) == (5, 4)
    assert position.top(1) == step(PAY_CARDS, 1, first_ability(lombok))
    assert (BOX.color[first_ability(lombok)], EFFECTS[BOX.effect[first_ability(lombok)]]) == (32, "start")
    assert abilities.START == BOX.effect[first_ability(lombok)] == 1


@pytest.mark.clause("E05", "E20")
def test_the_tables_have_the_start_box_and_the_ability_of_each_island() -> None:
    for found in BOX.cards:
        start = BOX.start_draw[found.number], BOX.start_hand[found.number], BOX.start_soil[found.number]
        assert [int(amount) for amount in start] == found.start
    kauai = card_number("285A")  # 12 cards, 5 of them to the compost, 6 soil; something for each terrain planted
    assert (BOX.start_draw[kauai], BOX.start_hand[kauai], BOX.start_soil[kauai]) == (12, 5, 6)
    terrains = BOX.ability_of_color(kauai, vocabulary.GREEN)
    assert [BOX.matches(terrains, card(name).number) for name in ("Prairie", "Chives")] == [True, False]


@pytest.mark.clause("E02", "E03")
def test_a_card_has_the_number_that_is_printed_on_it() -> None:
    assert [card_number(key) for key in ("1", "283", "285A", "304B")] == [1, 283, 284, 323]
    assert [goal_number(key) for key in ("305A", "336B", "337A", "359B")] == [0, 63, 0, 45]
    assert [card_number(key) for key in ("0", "", "284", "305A")] == [0, 0, 0, 0]
    assert (goal_number("284A"), goal_number("1")) == (-1, -1)
