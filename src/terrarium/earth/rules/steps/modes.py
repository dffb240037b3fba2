"""The steps of single modes: the goal for a leaf of Gaia. (E66)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.rules.actions import GAIA_LEFT, GAIA_RIGHT
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import StepKind
from terrarium.earth.state.steps import GAIA_GOAL
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


class ChooseGaiaGoal(StepKind):
    """Choose the one of two goals for Gaia's leaf; the left one is goal `count`. (E66)"""

    def __init__(self) -> None:
        super().__init__(GAIA_GOAL, "gaia")

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the left and the right goal."""
        found = vec[i64]()
        found = append(found, GAIA_LEFT)
        return append(found, GAIA_RIGHT)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Note the goal; the leaf is placed with the lower part of her card."""
        position.pop(seat)
        position.gaia.chosen_goal = action - GAIA_LEFT + 1

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the question with her card."""
        return Line("earth-prompt-gaia", card=position.gaia.card().line())


def mode_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [ChooseGaiaGoal()]
