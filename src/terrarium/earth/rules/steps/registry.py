"""All kinds of steps by their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.rules.steps.ability import ability_kinds
from terrarium.earth.rules.steps.activation import activation_kinds
from terrarium.earth.rules.steps.events import event_kinds
from terrarium.earth.rules.steps.gains import gain_kinds
from terrarium.earth.rules.steps.keeping import keeping_kinds
from terrarium.earth.rules.steps.modes import mode_kinds
from terrarium.earth.rules.steps.payment import payment_kinds
from terrarium.earth.rules.steps.placement import placement_kinds
from terrarium.earth.rules.steps.planting import planting_kinds
from terrarium.earth.rules.steps.setup import setup_kinds
from terrarium.earth.rules.steps.turn import turn_kinds
from terrarium.earth.state.step_kind import AutomaticStep, StepKind
from terrarium.earth.state.steps import kind_of
from terrarium.engine.vecs import vec


def by_number(kinds: list[StepKind]) -> list[StepKind]:
    """Return the kinds so that each is at the place of its number; the numbers run from 1 without gaps."""
    found: list[StepKind] = [AutomaticStep(0)]  # an empty place of a stack
    for kind in sorted(kinds, key=lambda kind: int(kind.number)):
        if kind.number != len(found):
            raise ValueError(f"kind of step {kind.number} comes where {len(found)} is expected")
        found.append(kind)
    return found


#: A vec, which is read without a check of the type.
STEP_KINDS: Final[vec[StepKind]] = vec[StepKind](
    by_number(
        [
            *setup_kinds(),
            *turn_kinds(),
            *planting_kinds(),
            *placement_kinds(),
            *payment_kinds(),
            *activation_kinds(),
            *ability_kinds(),
            *gain_kinds(),
            *keeping_kinds(),
            *event_kinds(),
            *mode_kinds(),
        ]
    )
)


def kind_at(packed: i64) -> StepKind:
    """Return the kind of a step."""
    return STEP_KINDS[kind_of(packed)]
