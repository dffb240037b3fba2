"""The activation of a colour: its order, and going on from card to card. (E29, E30)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.abilities import ONLY_IF_CHOSEN
from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.vocabulary import NONE
from terrarium.earth.rules import ability_use, activation
from terrarium.earth.rules.actions import BOARD_FIRST, GRID_FIRST
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Adviser, AutomaticStep, Forecast, StepKind
from terrarium.earth.state.steps import (
    ACTIVATE,
    CARRY_ON,
    GRID_IS_FIRST,
    ORDER,
    RUN,
    count_of,
    mark_of,
    mask_of,
    step,
)
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


class StartRun(AutomaticStep):
    """Begin to activate the colour `mask`. (E29)"""

    def __init__(self) -> None:
        super().__init__(RUN)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Settle the order, or ask for it."""
        position.pop(seat)
        activation.start_run(position, seat, mask_of(packed))

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add all abilities of the colour."""
        _foresee_abilities(position, seat, packed, 0, forecast)


class ChooseOrder(StepKind):
    """Choose whether Island and Climate or the grid come first, for the colour `mask`. (E30)"""

    def __init__(self) -> None:
        super().__init__(ORDER, "order")

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return True: there is always a choice."""
        return True

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the two orders."""
        found = vec[i64]()
        found = append(found, BOARD_FIRST)
        return append(found, GRID_FIRST)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Begin anew in the chosen order."""
        position.pop(seat)
        position.pop(seat)
        wish: i64 = GRID_IS_FIRST if action == GRID_FIRST else 0
        position.push(seat, step(ACTIVATE, mark=wish, mask=mask_of(packed)))

    def allows_events(self, packed: i64) -> bool:
        """Return True: nothing has been activated yet."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the question for the order."""
        return Line("earth-prompt-order")

    def advise(self, position: EarthState, seat: i64, packed: i64, adviser: Adviser) -> list[int]:
        """Advise Island and Climate first."""
        return [BOARD_FIRST]


class Activate(AutomaticStep):
    """Activate the cards of the colour `mask`; `count` is the next place, `mark` what the seat wishes. (E29, E30)"""

    def __init__(self) -> None:
        super().__init__(ACTIVATE)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Go on to the next card that asks something."""
        activation.run_on(position, seat)

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the abilities from the next place on."""
        _foresee_abilities(position, seat, packed, count_of(packed), forecast)


class CarryOn(AutomaticStep):
    """Go on with the activation; the rows beneath wait and grow."""

    def __init__(self) -> None:
        super().__init__(CARRY_ON)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Go on to the next card that asks something."""
        activation.run_on(position, seat)


def _foresee_abilities(position: EarthState, seat: i64, packed: i64, first: i64, forecast: Forecast) -> None:
    """Add the abilities of a run from a place on to a forecast."""
    color = mask_of(packed)
    grid_first = mark_of(packed) & GRID_IS_FIRST
    place: i64
    for place in range(first, ability_use.PLACES):
        card = ability_use.card_at_place(forecast.area, place, grid_first)
        if card != 0:
            ability = BOX.ability_of_color(card, color)
            if ability != NONE and (BOX.effect[ability] != ONLY_IF_CHOSEN or position.active == seat):
                forecast.activated(ability)


def activation_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [StartRun(), ChooseOrder(), Activate(), CarryOn()]
