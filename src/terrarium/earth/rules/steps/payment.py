"""Payments that leave a choice: pieces cell by cell in ascending order, cards from hand one by one. (E31)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.vocabulary import CELLS, GROWTH, SPROUT
from terrarium.earth.rules import payments, pieces
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Adviser, Forecast, StepKind
from terrarium.earth.state.steps import PAY_CARDS, PAY_GROWTH, PAY_SPROUTS, count_of, fewer, mark_of
from terrarium.engine.lines import Line
from terrarium.engine.vecs import vec


class Payment(StepKind):
    """Pay exactly `count` pieces from cell `mark` on, or cards from hand. (E31)"""

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return what may be paid next."""
        return payments.payments(position, seat, self.number, count_of(packed), mark_of(packed), vec[i64]())

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Pay one piece or card and go on from it."""
        position.pop(seat)
        mark = payments.pay_one(position, seat, self.number, action)
        if count_of(packed) > 1:
            position.push(seat, fewer(packed, mark))

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return how much is left to pay."""
        return Line(f"earth-prompt-{self.word.replace('_', '-')}", count=int(count_of(packed)))

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """Pay what is missed least."""
        return adviser.pay(position, seat, self.number, int(count_of(packed)), mark_of(packed))


class PayPieces(Payment):
    """Pay exactly `count` pieces from cell `mark` on. (E31)"""

    def __init__(self, number: i64, word: str, piece: i64) -> None:
        super().__init__(number, word)
        self.piece: i64 = piece

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether there are several ways to pay."""
        if count_of(packed) == 0:
            return False
        return not payments.forced(position.areas[seat], self.piece, mark_of(packed), count_of(packed))

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Pay in the only possible way."""
        position.pop(seat)
        area = position.areas[seat]
        left = count_of(packed)
        cell: i64
        for cell in range(mark_of(packed), CELLS):
            while left > 0 and pieces.held(area, self.piece, cell) > 0:
                pieces.remove_piece(position, seat, self.piece, cell)
                left -= 1

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that no piece there could be paid."""
        return payments.piece_refusal(action)

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add that pieces are given up."""
        forecast.pieces_paid(count_of(packed))


class PayCards(Payment):
    """Pay exactly `count` cards from hand; they go to the compost. (E31)"""

    def __init__(self) -> None:
        super().__init__(PAY_CARDS, "pay_cards")

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether the hand has more cards than are paid."""
        return 0 < count_of(packed) < position.areas[seat].hand

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Pay with the whole hand."""
        position.pop(seat)
        cards = position.hand_cards(seat)
        place: i64
        for place in range(count_of(packed)):
            payments.compost_from_hand(position, seat, cards[place])

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that the card is not in hand."""
        return payments.card_refusal(position, seat, action)

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add that cards go from the hand to the compost."""
        forecast.cards_paid(count_of(packed))


def payment_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [
        PayPieces(PAY_SPROUTS, "pay_sprouts", SPROUT),
        PayPieces(PAY_GROWTH, "pay_growth", GROWTH),
        PayCards(),
    ]
