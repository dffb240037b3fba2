"""What cards and abilities of Earth are worth before anything is known of a game, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.abilities import (
    COPY,
    END_SCORING,
    LOOK_AT_COMPOST,
    ONLY_IF_CHOSEN,
    PER_CARD_PLANTED,
    PLACE_ON_ADJACENT,
    PLACE_ON_EACH_IN_LINE,
    REDUCE_PLANTING_COST,
    START,
    WHEN_EVENT_PLAYED,
    WILD,
    Ability,
)
from terrarium.earth.cards import BOX, Card
from terrarium.earth.terms import BLACK, BLUE, BROWN, GREEN, RED, YELLOW
from terrarium.engine.vecs import vec

SOIL: Final = 400
IN_HAND: Final = 450
COMPOST: Final = 1000
SPROUT: Final = 900
GROWTH: Final = 1150
#: What each resource is worth as a cost and as a gain, in the order of `abilities`.
COSTS: Final = [SOIL, 1000, 1100, -400, 1000]
GAINS: Final = [SOIL, IN_HAND, COMPOST, SPROUT, GROWTH, 450]
#: How often an action is chosen: plant, compost, water, grow.
OFTEN: Final = {GREEN: 0.34, RED: 0.2, BLUE: 0.22, YELLOW: 0.24}
#: An empty place for a sprout or for growth on a card, and what a wild card is good for.
SPROUT_SPACE: Final = 180
GROWTH_SPACE: Final = 230
WILD_WORTH: Final = 1500
#: A terrain's end scoring before it is planted.
TERRAIN: Final = 3500


def _once(ability: Ability) -> int:
    """What using an ability once is worth."""
    paid = sum(amount * worth for amount, worth in zip(ability.costs, COSTS, strict=True))
    got = sum(amount * worth for amount, worth in zip(ability.gains, GAINS, strict=True))
    if ability.effect == PLACE_ON_EACH_IN_LINE:
        got = 1600
    elif ability.effect == PLACE_ON_ADJACENT:
        got = 650 * ability.amount
    elif ability.effect == COPY:
        got = 1300
    elif ability.effect == LOOK_AT_COMPOST:
        got = 200
    elif ability.effect == ONLY_IF_CHOSEN:
        got = got * 45 // 100
    elif ability.effect == PER_CARD_PLANTED:
        got = got * 60 // 100
    return max(got - paid, 0) if paid > 0 else got


def _a_turn(ability: Ability) -> float:
    """What an ability is worth for every turn that is still to come."""
    if ability.effect == REDUCE_PLANTING_COST:
        return 0.12 * SOIL * ability.amount
    if ability.effect == WHEN_EVENT_PLAYED:
        return 0.1 * _once(ability)
    return _once(ability) * sum(often for color, often in OFTEN.items() if ability.mask & color)


def _at_once(card: Card) -> float:
    """What planting a card is worth by itself: its points, its spaces, what it does once or at the end."""
    total = 1000.0 * card.vp + SPROUT_SPACE * card.sprouts + GROWTH_SPACE * card.growth
    total += 400 * (card.canopy - card.growth) if card.growth else 0
    for ability in card.abilities:
        if ability.mask == BLACK and ability.effect != START:
            total += _once(ability)
        elif ability.effect == END_SCORING or (ability.mask == BROWN and card.rule is not None):
            total += TERRAIN
        elif ability.effect == WILD:
            total += WILD_WORTH
    return total


class Worth:
    """Tables by card and by ability."""

    def __init__(self) -> None:
        both = [card.abilities[slot] if slot < len(card.abilities) else None for card in BOX.cards for slot in range(2)]
        #: By ability: one use, and what it gains in one use whatever it costs.
        self.use: vec[i64] = vec[i64]([round(_once(ability)) if ability else 0 for ability in both])
        #: By card: what it does when planted, and what it is worth for each turn to come.
        self.planted: vec[i64] = vec[i64]([round(_at_once(card)) for card in BOX.cards])
        self.turn: vec[i64] = vec[i64]([round(sum(_a_turn(a) for a in card.abilities)) for card in BOX.cards])


WORTH: Final[Worth] = Worth()
