"""The value of the steps that a seat of Earth is in the middle of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.abilities import COST_SOIL
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.cards.vocabulary import GROWTH as GROWTH_PIECE
from terrarium.earth.cards.vocabulary import SPROUT as SPROUT_PIECE
from terrarium.earth.knowledge.card_values import COMPOST, GROWTH, IN_HAND, SPROUT, WORTH
from terrarium.earth.knowledge.future_points import gain
from terrarium.earth.knowledge.game_length import overtime
from terrarium.earth.knowledge.weights import (
    BEST_OF_FOUR,
    HELD,
    LAID,
    PLANTINGS,
    PLENTY,
    SOIL_HELD,
    SPARE,
    SURPLUS,
    TEMPO,
)
from terrarium.earth.rules import costs, pieces, planting
from terrarium.earth.rules.steps.registry import kind_at
from terrarium.earth.rules.turn_actions import BENEFIT_SIZE, COMPOST_ACTION, GROW_ACTION, WATER_ACTION
from terrarium.earth.state.area import Area
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Forecast
from terrarium.engine.evaluation import POINT

#: What a card taken back from the compost is worth, and an ability that may be copied.
_FROM_COMPOST: Final = 900
_COPIED: Final = 1300


def steps_ahead(here: EarthState, seat: i64, turns: i64) -> i64:
    """Return what the steps before a seat will give it, the next one first."""
    pending = PendingGains(here, seat, turns)
    depth: i64
    for depth in range(here.pending(seat) - 1, -1, -1):
        packed = here.step_at(seat, depth)
        kind_at(packed).foresee(here, seat, packed, pending)
    return pending.value()


class PendingGains(Forecast):
    """Puts a value on what steps will give; pieces count only as far as there is space for them."""

    def __init__(self, here: EarthState, seat: i64, turns: i64) -> None:
        super().__init__(here, seat)
        self.turns: i64 = turns
        #: The value of everything that is not counted in resources.
        self.total: i64 = 0

    def activated(self, ability: i64) -> None:
        """Count what the ability gives on average."""
        self.sprouts += WORTH.sprouts[ability]
        self.growth += WORTH.growth[ability]
        self.soil += WORTH.soil[ability]
        self.cards += WORTH.cards[ability]
        self.compost += WORTH.compost[ability]
        self.total += WORTH.rest[ability]

    def offered(self, ability: i64) -> None:
        """Count the ability if it is worth its price and can be paid with the soil to come."""
        if can_pay(self.area, ability, self.soil):
            self.total += max(WORTH.use[ability], 0)

    def used(self, ability: i64, times: i64) -> None:
        """Count the ability as often as it is used."""
        self.total += times * WORTH.use[ability]

    def copied(self) -> None:
        """Count an ability of average worth."""
        self.total += _COPIED

    def may_plant(self, count: i64) -> None:
        """Count the best cards of the hand."""
        self.total += plantings(self.position, self.seat, self.turns, count, self.area.soil + self.soil)

    def planted(self, card: i64) -> None:
        """Count the card, less what its price takes."""
        self.total += max(gain(card, self.turns), 0) * LAID // 100

    def soil_price(self, soil: i64) -> None:
        """Count the soil as gone."""
        self.total -= SOIL_HELD * soil

    def benefit(self, action: i64) -> None:
        """Count the better one of the two benefits."""
        self.total += benefit(self.position, self.area, action, self.turns)

    def kept_one(self) -> None:
        """Count the best of four cards."""
        self.total += BEST_OF_FOUR

    def kept_compost(self) -> None:
        """Count a card that is known."""
        self.total += _FROM_COMPOST

    def may_compost(self, cards: i64) -> None:
        """Count a card on the compost more than one in hand."""
        self.total += GROWTH // 3 * cards

    def pieces_paid(self, pieces: i64) -> None:
        """Count a point for each piece that goes."""
        self.total -= POINT * pieces

    def cards_paid(self, cards: i64) -> None:
        """Count cards on the compost a little more than in hand."""
        self.total += POINT // 3 * cards

    def value(self) -> i64:
        """Return what everything is worth together."""
        here, area = self.position, self.area
        stock: i64 = here.stock()
        total: i64 = self.total + COMPOST * min(self.compost, stock)
        total += more_soil(area, self.soil, self.turns)
        total += more_cards(here, area, min(self.cards, stock - self.compost), self.turns)
        if self.sprouts > 0:
            total += SPROUT * min(self.sprouts, pieces.room_on_grid(area, SPROUT_PIECE))
        if self.growth > 0:
            total += GROWTH * min(self.growth, pieces.room_on_grid(area, GROWTH_PIECE))
        return total


def more_soil(area: Area, soil: i64, turns: i64) -> i64:
    """Return what soil to come is worth: little when there is plenty or no time left."""
    useful: i64 = min(soil, max(PLENTY - area.soil, 0))
    price: i64 = SOIL_HELD * min(turns, 30) // 30
    return price * useful + price * (soil - useful) * SURPLUS // 100


def more_cards(here: EarthState, area: Area, cards: i64, turns: i64) -> i64:
    """Return what cards to come are worth: little when there are more in hand than can be planted."""
    if cards <= 0:
        return 0
    useful: i64 = min(cards, max(min(CELLS - area.planted, turns // 10 + 2) + 2 - area.hand, 0))
    return IN_HAND * useful + SPARE * (cards - useful)


def benefit(here: EarthState, area: Area, action: i64, turns: i64) -> i64:
    """Return what the better of the two benefits of another player's action is worth."""
    soil: i64 = more_soil(area, BENEFIT_SIZE, turns)
    if action == COMPOST_ACTION:
        return max(soil, COMPOST * min(BENEFIT_SIZE, here.stock()))
    if action == WATER_ACTION:
        return max(soil, SPROUT * min(BENEFIT_SIZE, pieces.room_on_grid(area, SPROUT_PIECE)))
    if action == GROW_ACTION:
        return max(
            more_cards(here, area, BENEFIT_SIZE, turns),
            GROWTH * min(BENEFIT_SIZE, pieces.room_on_grid(area, GROWTH_PIECE)),
        )
    return 0


def can_pay(area: Area, ability: i64, soil: i64) -> bool:
    """Return whether an ability can be paid, with some soil more than there is now."""
    short: i64 = BOX.ability_cost(ability, COST_SOIL) - area.soil
    return 0 < short <= soil or costs.payable(area, ability, area.hand)


def plantings(here: EarthState, seat: i64, turns: i64, count: i64, soil: i64) -> i64:
    """Return what planting up to `count` cards of the hand with an amount of soil would gain, the best first."""
    area = here.areas[seat]
    first: i64 = 0
    second: i64 = 0
    for card in here.plantable_cards(seat):
        if planting.price(area, card) <= soil:
            found = gain(card, turns) * (100 - HELD) // 100 - IN_HAND // 2 + TEMPO + overtime(here)
            if found > first:
                second = first
                first = found
            elif found > second:
                second = found
    return (first + (second // 2 if count > 1 else 0)) * PLANTINGS // 100
