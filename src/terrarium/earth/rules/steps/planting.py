"""Planting: which card, where, for what price. (E11 to E18)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, card_of
from terrarium.earth.cards.vocabulary import CELLS, EVENT
from terrarium.earth.rules import journal, payments, planting, windows
from terrarium.earth.rules.actions import AT, LAY, PAY_SOIL, SPROUT_ON, STOP, card_in, column_of, row_of
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Adviser, Forecast, StepKind
from terrarium.earth.state.steps import PLACE_CARD, PLANT, PRICE, ability_of, count_of, mark_of, one_fewer, step
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


class PlantCards(StepKind):
    """Plant a card, up to `count` times. (E11, E12)"""

    def __init__(self) -> None:
        super().__init__(PLANT, "plant")
        self.stop_text = "earth-do-plant-nothing"

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether a card can be planted, perhaps after events and exchanges. (E75)"""
        return planting.can_plant(position, seat) or windows.planting_within_reach(position, seat)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Plant nothing; that shows something of the hand."""
        position.reveals += 1
        position.pop(seat)

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the cards that may be planted, and "stop"."""
        return planting.plantings(position, seat)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Choose a card to plant, or plant nothing more."""
        if action != STOP:
            position.push(seat, step(PLACE_CARD, mark=card_in(action, LAY)))
            return
        position.pop(seat)
        journal.plants_no_more(position, seat)

    def allows_events(self, packed: i64) -> bool:
        """Return True: no card is chosen yet."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return how many cards may be planted."""
        return Line("earth-prompt-plant", count=int(count_of(packed)))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that the card is not in hand, cannot be planted or costs too much, or that the grid is full."""
        if action < LAY or action >= AT:
            return None
        card = int(card_in(action, LAY))
        if not position.holds(seat, card):
            return Line("earth-not-in-hand", card=journal.card_line(card))
        if BOX.cards[card].kind == EVENT:
            return Line("earth-event-not-planted", card=journal.card_line(card))
        if position.areas[seat].planted == CELLS:
            return Line("earth-grid-full")
        return _too_dear(position, seat, card)

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the best cards of the hand that soil suffices for."""
        forecast.may_plant(count_of(packed))


class PlaceCard(StepKind):
    """Choose the place for the card `mark`. (E14, E18)"""

    def __init__(self) -> None:
        super().__init__(PLACE_CARD, "place")

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return where the card may be planted."""
        return planting.places(position, seat, mark_of(packed))

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Plant the card. (E13 to E18)"""
        position.pop(seat)
        _one_planting_less(position, seat)
        planting.plant(position, seat, mark_of(packed), row_of(action), column_of(action))

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the card and its price."""
        card = mark_of(packed)
        price = int(planting.price(position.areas[seat], card))
        return Line("earth-prompt-place", card=journal.card_line(card), soil=price)

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that the cell is taken or outside the grid, the grid full, or the price too high."""
        if action < AT or action >= SPROUT_ON:
            return None
        row, column = int(row_of(action)), int(column_of(action))
        area = position.areas[seat]
        figures: dict[str, object] = {"row": row + 1, "column": column + 1}
        there = int(area.card_at(row, column))
        if there != 0:
            return Line("earth-cell-taken", card=journal.card_line(there), **figures)
        if area.planted == CELLS:
            return Line("earth-grid-full")
        if not planting.affordable(position, seat, mark_of(packed)):
            return _too_dear(position, seat, mark_of(packed))
        return Line("earth-cell-out", **figures)

    def card(self, packed: i64) -> i64:
        """Return the card to plant."""
        return mark_of(packed)

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the chosen card."""
        forecast.planted(mark_of(packed))


class PayPrice(StepKind):
    """Pay `count` soil for a card, in part with what its `ability` names, from `mark` on. (E17)"""

    def __init__(self) -> None:
        super().__init__(PRICE, "price")

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return "soil" for all the rest, and the pieces or cards after which soil suffices in the end."""
        soil = position.areas[seat].soil
        left = count_of(packed)
        found = vec[i64]()
        if soil >= left:
            found = append(found, PAY_SOIL)
        kind = planting.payment_kind(ability_of(packed))
        return payments.payments(position, seat, kind, left - soil, mark_of(packed), found)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Pay the rest in soil, or one piece or card."""
        position.pop(seat)
        left = count_of(packed)
        if action == PAY_SOIL:
            payments.pay_soil(position, seat, left)
            journal.paid(position, seat, ability_of(packed), left, 0)
            return
        mark = payments.pay_one(position, seat, planting.payment_kind(ability_of(packed)), action)
        if left > 1:
            position.push(seat, step(PRICE, left - 1, ability_of(packed), mark))

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the card and what is left of its price."""
        return Line(
            "earth-prompt-price", card=journal.card_line(card_of(ability_of(packed))), soil=int(count_of(packed))
        )

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that there is too little soil, no such piece, or no such card in hand."""
        if action == PAY_SOIL:
            return Line("earth-too-dear", soil=int(count_of(packed)), have=int(position.areas[seat].soil))
        return payments.refusal(position, seat, action)

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """Advise soil as far as there is any, and no more of the rest than that needs."""
        short = int(count_of(packed) - position.areas[seat].soil)
        if short <= 0:
            return [PAY_SOIL]
        kind = planting.payment_kind(ability_of(packed))
        return adviser.payment(position, seat, kind, short, mark_of(packed))[:1]

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the soil that is paid."""
        forecast.soil_price(count_of(packed))


def _too_dear(position: EarthState, seat: i64, card: i64) -> Line:
    """Return the refusal of a card that costs more than there is."""
    area = position.areas[seat]
    return Line("earth-too-dear", soil=int(planting.price(area, card)), have=int(area.soil))


def _one_planting_less(position: EarthState, seat: i64) -> None:
    """Count down the step that lets the seat plant."""
    packed = position.pop(seat)
    if count_of(packed) > 1:
        position.push(seat, one_fewer(packed))


def planting_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [PlantCards(), PlaceCard(), PayPrice()]
