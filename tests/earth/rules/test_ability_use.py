"""Abilities in play: costs, gains and colours; one generated test for each plain one."""

from __future__ import annotations

import pytest

from terrarium.earth.cards.abilities import COSTS, GAINS, PLAIN
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import BLUE, GREEN, RED, YELLOW
from terrarium.earth.position import EarthPosition
from tests.earth.table import (
    activate,
    compost,
    deck,
    do,
    fill_compost,
    give,
    hand,
    lay,
    on_top,
    pieces,
    table,
    words,
)

ACTIVE = {"green": GREEN, "red": RED, "blue": BLUE, "yellow": YELLOW, "multicolor": RED}
#: Flora with room for pieces and no ability that is activated: both are black. Basil is red, Heather yellow and red.
BAOBAB, OTHER_BLACK = 4, 192
BASIL, HEATHER = 14, 20
PLAIN_ONES = [
    (card.number, slot)
    for card in BOX.cards
    if card.kind in (1, 2)
    for slot, ability in enumerate(card.abilities)
    if ability.effect == PLAIN and ability.color in ACTIVE
]


def stock(position: EarthPosition) -> dict[str, int]:
    """What seat 0 has."""
    area = position.areas[0]
    sprouts, growth = pieces(position, 0)
    return {
        "soil": int(area.soil), "hand": int(area.hand), "compost": int(area.compost),
        "sprout": sum(sprouts.values()), "growth": sum(growth.values()),
    }  # fmt: skip


@pytest.mark.clause("E31")
@pytest.mark.parametrize(("card", "slot"), PLAIN_ONES, ids=lambda value: str(value))
def test_each_plain_ability_takes_its_costs_and_gives_its_gains(card: int, slot: int) -> None:
    ability = BOX.cards[card].abilities[slot]
    position = table()
    lay(position, 0, card, 1, 1)
    lay(position, 0, BAOBAB, 2, 2)
    area = position.areas[0]
    held = [other for other in range(1, 284) if BOX.cards[other].kind == 2 and other != card][:8]
    give(position, 0, *held)
    area.soil = ability.costs[COSTS.index("soil")]
    fill_compost(position, 0, *[other for other in deck(position) if other != card][: ability.costs[4]])
    need = {"sprout": ability.costs[1], "growth": ability.costs[2]}
    if need["sprout"] or need["growth"]:
        spare = lay(position, 0, OTHER_BLACK, 3, 3)
        area.sprouts[spare], area.growth[spare] = need["sprout"], need["growth"]
    room = {
        "sprout": sum(BOX.cards[int(c)].sprouts for c in area.cells) - stock(position)["sprout"],
        "growth": sum(BOX.cards[int(c)].growth for c in area.cells) - stock(position)["growth"],
    }
    before = stock(position)
    activate(position, 0, ACTIVE[ability.color])
    while 0 in position.actors():
        answers = [
            word for word in words(position, 0) if word not in ("stop", "skip", "skip all", "use all", "exchange")
        ]
        do(position, 0, next(word for word in answers if not word.startswith("event")))
    gains, costs = dict(zip(GAINS, ability.gains, strict=True)), dict(zip(COSTS, ability.costs, strict=True))
    expected = {
        "soil": gains["soil"] - costs["soil"],
        "hand": gains["draw"] - costs["hand"] - gains["hand"],
        "compost": gains["deck"] + gains["hand"] + costs["hand"] - costs["compost"],
        "sprout": min(gains["sprout"], room["sprout"] + costs["sprout"]) - costs["sprout"],
        "growth": min(gains["growth"], room["growth"] + costs["growth"]) - costs["growth"],
    }
    assert {name: stock(position)[name] - before[name] for name in before} == expected


@pytest.mark.clause("E31")
@pytest.mark.parametrize(
    ("card", "slot"), [pair for pair in PLAIN_ONES if sum(BOX.cards[pair[0]].abilities[pair[1]].costs)]
)
def test_an_ability_that_cannot_be_paid_in_full_is_not_offered(card: int, slot: int) -> None:
    ability = BOX.cards[card].abilities[slot]
    position = table()
    lay(position, 0, card, 1, 1)
    lay(position, 0, BAOBAB, 2, 2)
    before = stock(position)
    activate(position, 0, ACTIVE[ability.color])
    assert 0 not in position.actors()
    assert stock(position) == before


@pytest.mark.clause("E31")
def test_costs_come_before_gains_and_gains_in_their_order() -> None:
    # Deck draws come before composting from hand: with card 259 the fresh cards can be composted.
    position = table()
    give(position, 0, 259)
    position.areas[0].soil = 20
    do(position, 0, "plant")
    on_top(position, 30, 40)
    do(position, 0, "plant 259")
    assert words(position, 0) == ["stop", "compost 30", "compost 40"]
    do(position, 0, "compost 30", "stop")
    assert (compost(position, 0), hand(position, 0)) == ([30], [40])


@pytest.mark.clause("E31")
def test_gains_may_be_taken_in_part() -> None:
    position = table()
    lay(position, 0, BASIL, 1, 1)
    lay(position, 0, HEATHER, 1, 2)
    do(position, 0, "water", "sprout 1 1", "stop")
    assert pieces(position, 0)[0] == {BASIL: 1}


@pytest.mark.clause("E32")
@pytest.mark.parametrize("color", [RED, BLUE, YELLOW])
def test_multicolor_activates_with_each_of_the_three_colours(color: int) -> None:
    position = table()
    lay(position, 0, 253, 1, 1, growth=1)
    fill_compost(position, 0, 100)
    activate(position, 0, color)
    assert position.prompt(0).figures["card"] == BOX.cards[253].line()


@pytest.mark.clause("E32")
def test_multicolor_is_not_green() -> None:
    position = table()
    lay(position, 0, 253, 1, 1, growth=1)
    fill_compost(position, 0, 100)
    activate(position, 0, GREEN)
    assert 0 not in position.actors()


@pytest.mark.clause("E33")
def test_of_two_abilities_only_the_one_of_the_colour_is_used() -> None:
    # Dragon Blood Tree: yellow 1 growth, red 1 soil.
    position = table()
    lay(position, 0, 18, 1, 1)
    activate(position, 0, RED)
    assert stock(position) == {"soil": 1, "hand": 0, "compost": 0, "sprout": 0, "growth": 0}


@pytest.mark.clause("E34")
def test_black_and_brown_are_never_activated() -> None:
    for color in (GREEN, RED, BLUE, YELLOW):
        position = table()
        lay(position, 0, BAOBAB, 1, 1)
        lay(position, 0, 90, 1, 2)
        activate(position, 0, color)
        assert 0 not in position.actors()
        assert stock(position) == {"soil": 0, "hand": 0, "compost": 0, "sprout": 0, "growth": 0}


@pytest.mark.clause("E35")
def test_cards_in_hand_have_no_abilities() -> None:
    position = table()
    give(position, 0, 33, 90)
    activate(position, 0, YELLOW)
    assert position.areas[0].soil == 0
