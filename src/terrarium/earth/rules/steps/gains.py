"""Gains: what an ability gives, and how much of it the seat takes. (E31, E76)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.abilities import GAIN_DRAW, GAIN_SOIL
from terrarium.earth.cards.abilities import GAINS as GAIN_NAMES
from terrarium.earth.cards.box import card_of
from terrarium.earth.rules import gains
from terrarium.earth.rules.actions import AMOUNT, NO_MORE
from terrarium.earth.rules.journal import card_line
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Adviser, AutomaticStep, Forecast, StepKind
from terrarium.earth.state.steps import GAINS, SOIL, TAKE_UP_TO, ability_of, count_of, mark_of
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


class TakeGains(AutomaticStep):
    """Take the gains of an `ability`, `count` times; it lies at cell `mark`. (E31)"""

    def __init__(self) -> None:
        super().__init__(GAINS)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Take what needs no question, and ask for the rest."""
        position.pop(seat)
        gains.take_gains(position, seat, ability_of(packed), count_of(packed), mark_of(packed))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the ability, which is paid already."""
        forecast.used(ability_of(packed), count_of(packed))


class TakeUpTo(StepKind):
    """Take up to `count` of soil, cards or deck compost, the gain number `mark`. (E76)

    The `ability` gives it; 0 stands for the action of the turn.
    """

    def __init__(self) -> None:
        super().__init__(TAKE_UP_TO, "take")

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether the gain can hurt or the seat is careful, and there is anything to take."""
        if not gains.is_asked(position, seat, mark_of(packed), ability_of(packed)):
            return False
        return most_of(position, packed) > 0

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Take the gain in full."""
        position.pop(seat)
        gains.take_amount(position, seat, mark_of(packed), count_of(packed), ability_of(packed))

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return all amounts from none to all; no more cards than there are. (E45, E76)"""
        found = vec[i64]()
        amount: i64
        for amount in range(most_of(position, packed) + 1):
            found = append(found, AMOUNT + amount)
        return found

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Take that amount of the gain."""
        position.pop(seat)
        gains.take_amount(position, seat, mark_of(packed), action - AMOUNT, ability_of(packed))

    def allows_events(self, packed: i64) -> bool:
        """Return whether the action of the turn gives it; within an ability nothing else is possible."""
        return ability_of(packed) == 0

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return how much there is of the gain, and which card gives it."""
        gain, owner = GAIN_NAMES[mark_of(packed)], int(card_of(ability_of(packed)))
        most = int(most_of(position, packed))
        if owner == 0:
            return Line(f"earth-prompt-amount-{gain}", count=most)
        return Line(f"earth-prompt-amount-{gain}-of", count=most, card=card_line(owner))

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return that it is more than there is."""
        if action < AMOUNT or action >= NO_MORE:
            return None
        return Line("earth-too-much", amount=int(action - AMOUNT), most=int(most_of(position, packed)))

    def gain(self, packed: i64) -> i64:
        """Return the gain that is taken."""
        return mark_of(packed)

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """Take everything; alone, Gaia counts what is taken, so the seat decides."""
        return [] if position.solo else [AMOUNT + int(most_of(position, packed))]

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the whole gain."""
        if mark_of(packed) == GAIN_SOIL:
            forecast.soil += count_of(packed)
        elif mark_of(packed) == GAIN_DRAW:
            forecast.cards += count_of(packed)
        else:
            forecast.compost += count_of(packed)


def most_of(position: EarthState, packed: i64) -> i64:
    """Return the most that can be taken of a gain."""
    count = count_of(packed)
    return count if mark_of(packed) == GAIN_SOIL else min(count, position.stock())


class TakeSoil(AutomaticStep):
    """Take `count` soil."""

    def __init__(self) -> None:
        super().__init__(SOIL)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Take the soil."""
        position.pop(seat)
        gains.gain_soil(position, seat, count_of(packed))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the soil."""
        forecast.soil += count_of(packed)


def gain_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [TakeGains(), TakeUpTo(), TakeSoil()]
