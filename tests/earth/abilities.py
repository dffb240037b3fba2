"""Abilities of flora and terrains, found by what they cost and give."""

from __future__ import annotations

from collections.abc import Callable

from terrarium.earth.cards.abilities import COSTS, GAINS, PLAIN, Ability
from terrarium.earth.cards.box import BOX, first_ability
from terrarium.earth.cards.vocabulary import FLORA, TERRAIN


def ability(wanted: Callable[[Ability], bool]) -> int:
    """The first ability of a flora or terrain that is as wanted."""
    return next(
        first_ability(card.number) + slot
        for card in BOX.cards
        if card.kind in (FLORA, TERRAIN)
        for slot, found in enumerate(card.abilities)
        if wanted(found)
    )


def plain(costs: dict[str, int] | None = None, gains: dict[str, int] | None = None) -> int:
    """The first plain ability that costs and gives exactly this."""
    return ability(
        lambda found: (
            found.effect == PLAIN
            and (costs is None or found.costs == [costs.get(name, 0) for name in COSTS])
            and (gains is None or found.gains == [gains.get(name, 0) for name in GAINS])
        )
    )


def priced(*gains: str) -> int:
    """The first plain ability that has a price other than cards in hand and gives exactly these kinds."""
    return ability(
        lambda found: (
            found.effect == PLAIN
            and sum(found.costs) > 0
            and found.costs[COSTS.index("hand")] == 0
            and {name for name, amount in zip(GAINS, found.gains, strict=True) if amount > 0} == {*gains}
        )
    )
