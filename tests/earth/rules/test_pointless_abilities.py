"""An ability with a price that could give nothing is skipped; every ability of the box is tried. (E76)"""

from __future__ import annotations

import pytest

from terrarium.earth.cards.abilities import COSTS, GAINS, PLAIN
from terrarium.earth.cards.box import BOX, first_ability
from terrarium.earth.cards.vocabulary import FLORA, TERRAIN
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.ability_use import pointless, skips
from tests.earth.abilities import priced
from tests.earth.areas import pick
from tests.earth.table import give, lay, table

#: All plain abilities by number, with what they cost and what they give.
PLAIN_ABILITIES = {
    first_ability(card.number) + slot: (
        {name for name, amount in zip(COSTS, ability.costs, strict=True) if amount > 0},
        {name for name, amount in zip(GAINS, ability.gains, strict=True) if amount > 0},
    )
    for card in BOX.cards
    if card.kind in (FLORA, TERRAIN)
    for slot, ability in enumerate(card.abilities)
    if ability.effect == PLAIN
}


def is_pointless(position: EarthPosition) -> dict[int, bool]:
    """Which abilities could give nothing."""
    return {number: pointless(position, 0, number) for number in PLAIN_ABILITIES}


@pytest.mark.clause("E76")
def test_without_space_and_cards_only_soil_and_cards_of_the_deck_are_worth_a_price() -> None:
    assert is_pointless(table()) == {
        number: bool(costs) and "hand" not in costs and not gains & {"soil", "draw", "deck"}
        for number, (costs, gains) in PLAIN_ABILITIES.items()
    }


@pytest.mark.clause("E76")
def test_a_card_in_hand_makes_composting_worth_its_price() -> None:
    position = table()
    give(position, 0, 100)
    assert is_pointless(position) == {
        number: bool(costs) and "hand" not in costs and not gains & {"soil", "draw", "deck", "hand"}
        for number, (costs, gains) in PLAIN_ABILITIES.items()
    }


@pytest.mark.clause("E76")
@pytest.mark.parametrize("piece", ["sprout", "growth"])
def test_space_for_a_piece_makes_it_worth_its_price(piece: str) -> None:
    position = table()
    number = pick(lambda card: card.sprouts > 0 and card.growth > 0, 1)[0]
    card = BOX.cards[number]
    full = {"growth": card.growth} if piece == "sprout" else {"sprouts": card.sprouts}
    lay(position, 0, number, 1, 1, **full)
    assert is_pointless(position) == {
        number: bool(costs) and "hand" not in costs and not gains & {"soil", "draw", "deck", piece}
        for number, (costs, gains) in PLAIN_ABILITIES.items()
    }


@pytest.mark.clause("E76")
def test_nothing_is_pointless_for_a_careful_seat() -> None:
    position = table()
    assert skips(position, 0, priced("sprout"), 0)
    assert not skips(position, 0, priced("soil"), 0)
    position.set_careful(0, True)
    assert not any(is_pointless(position).values())
    assert not skips(position, 0, priced("sprout"), 0)
