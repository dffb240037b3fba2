"""The values of cards and abilities of Earth before anything is known of a game, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import (
    COPY,
    END_SCORING,
    GAIN_DECK,
    GAIN_DRAW,
    GAIN_GROWTH,
    GAIN_SOIL,
    GAIN_SPROUT,
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
from terrarium.earth.cards.box import BOX, SLOTS, Card
from terrarium.earth.cards.vocabulary import BLACK, BLUE, GREEN, RED, YELLOW
from terrarium.earth.cards.vocabulary import SPROUT as SPROUT_PIECE
from terrarium.engine.vecs import vec

SOIL: Final = 400
IN_HAND: Final = 450
COMPOST: Final = 1000
SPROUT: Final = 900
GROWTH: Final = 1150
#: What each resource is worth as a cost and as a gain, in the order of `abilities`.
COSTS: Final = [SOIL, 1000, 1100, -400, 1000]
GAINS: Final = [SOIL, IN_HAND, COMPOST, SPROUT, GROWTH, 450]
#: How often an action is chosen, in percent: plant, compost, water, grow.
OFTEN: Final = {GREEN: 34, RED: 20, BLUE: 22, YELLOW: 24}
#: An empty place for a sprout or for growth on a card that is planted early.
SPROUT_SPACE: Final = 180
GROWTH_SPACE: Final = 230
#: What a wild card is good for, and a terrain's end scoring before it is planted.
WILD_WORTH: Final = 1500
TERRAIN: Final = 3500
#: What an ability reaches that works only for who chose the action, or once for each card planted, in percent.
IF_CHOSEN: Final = 45
PER_PLANTED: Final = 60


def _once(ability: Ability) -> int:
    """Return what using an ability once is worth."""
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
    elif ability.effect == PER_CARD_PLANTED:
        got = got * PER_PLANTED // 100
    return max(got - paid, 0) if paid > 0 else got


def _gained(ability: Ability, what: int) -> int:
    """Return how many of a piece or card an ability gives for nothing; what has a price is worth what is left of it."""
    if any(ability.costs):
        return 0
    if ability.effect == PLACE_ON_EACH_IN_LINE:
        return 2 if what == (GAIN_SPROUT if ability.piece == SPROUT_PIECE else GAIN_GROWTH) else 0
    if ability.effect == PLACE_ON_ADJACENT:
        return ability.amount if what == (GAIN_SPROUT if ability.piece == SPROUT_PIECE else GAIN_GROWTH) else 0
    return ability.gains[what]


def _often(ability: Ability) -> int:
    """Return in how many of a hundred turns an ability is activated."""
    chosen = IF_CHOSEN if ability.effect == ONLY_IF_CHOSEN else 100
    return sum(often for color, often in OFTEN.items() if ability.mask & color) * chosen // 100


def _a_turn(ability: Ability) -> int:
    """Return what an ability is worth for every turn that is still to come."""
    if ability.effect == REDUCE_PLANTING_COST:
        return 12 * SOIL * ability.amount // 100
    if ability.effect == WHEN_EVENT_PLAYED:
        return _once(ability) // 10
    return _once(ability) * _often(ability) // 100


def _apart(ability: Ability, what: int) -> int:
    """Return how many of a piece or card an ability gives in a thousand turns."""
    return 10 * _gained(ability, what) * _often(ability)


def _rest(ability: Ability) -> int:
    """Return what one use is worth but for soil, pieces and cards from the deck."""
    counted = [
        (GAIN_SOIL, SOIL),
        (GAIN_DRAW, IN_HAND),
        (GAIN_SPROUT, SPROUT),
        (GAIN_GROWTH, GROWTH),
        (GAIN_DECK, COMPOST),
    ]
    return max(_once(ability) - sum(_gained(ability, what) * worth for what, worth in counted), 0)


def _at_once(card: Card) -> int:
    """Return what planting a card is worth by itself: its points, what it does once or at the end."""
    total = 1000 * card.vp
    total += 400 * (card.canopy - card.growth) if card.growth else 0
    for ability in card.abilities:
        if ability.mask == BLACK and ability.effect != START:
            total += _once(ability)
        elif ability.effect == END_SCORING:
            total += TERRAIN
        elif ability.effect == WILD:
            total += WILD_WORTH
    return total


class Worth:
    """Tables by card and by ability."""

    def __init__(self) -> None:
        both = [card.ability(slot) for card in BOX.cards for slot in range(SLOTS)]
        #: By ability: one use; what it gives for nothing, by kind; and what the rest of one use is worth.
        self.use: vec[i64] = vec[i64]([_once(ability) if ability else 0 for ability in both])
        self.soil: vec[i64] = vec[i64]([_gained(ability, GAIN_SOIL) if ability else 0 for ability in both])
        self.cards: vec[i64] = vec[i64]([_gained(ability, GAIN_DRAW) if ability else 0 for ability in both])
        self.sprouts: vec[i64] = vec[i64]([_gained(ability, GAIN_SPROUT) if ability else 0 for ability in both])
        self.growth: vec[i64] = vec[i64]([_gained(ability, GAIN_GROWTH) if ability else 0 for ability in both])
        self.compost: vec[i64] = vec[i64]([_gained(ability, GAIN_DECK) if ability else 0 for ability in both])
        self.rest: vec[i64] = vec[i64]([_rest(ability) if ability else 0 for ability in both])
        #: By card: what it does when planted, and what it is worth for each turn to come.
        self.planted: vec[i64] = vec[i64]([_at_once(card) for card in BOX.cards])
        self.spaces: vec[i64] = vec[i64](
            [SPROUT_SPACE * card.sprouts + GROWTH_SPACE * card.growth for card in BOX.cards]
        )
        self.turn: vec[i64] = vec[i64]([sum(_a_turn(ability) for ability in card.abilities) for card in BOX.cards])
        #: The same in parts: pieces and cards from the deck in a thousand turns, and what the rest is worth a turn.
        self.sprouts_a_turn: vec[i64] = self._by_card(GAIN_SPROUT)
        self.growth_a_turn: vec[i64] = self._by_card(GAIN_GROWTH)
        self.compost_a_turn: vec[i64] = self._by_card(GAIN_DECK)
        self.rest_a_turn: vec[i64] = vec[i64]([_rest_a_turn(card) for card in BOX.cards])

    def _by_card(self, what: int) -> vec[i64]:
        return vec[i64]([sum(_apart(ability, what) for ability in card.abilities) for card in BOX.cards])


def _rest_a_turn(card: Card) -> int:
    total = sum(_a_turn(ability) for ability in card.abilities)
    for what, worth in [(GAIN_SPROUT, SPROUT), (GAIN_GROWTH, GROWTH), (GAIN_DECK, COMPOST)]:
        total -= sum(_apart(ability, what) for ability in card.abilities) * worth // 1000
    return max(total, 0)


WORTH: Final[Worth] = Worth()
