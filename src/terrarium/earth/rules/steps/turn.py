"""The action part of a turn: the active player's choice, and the others' benefit. (E07 to E09, E21 to E23)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.cards.abilities import GAIN_DECK, GAIN_DRAW, GAIN_SOIL
from terrarium.earth.cards.vocabulary import ACTION_NAMES, GROWTH, SPROUT
from terrarium.earth.modes import teams
from terrarium.earth.rules import gains, journal, pieces, turn_actions
from terrarium.earth.rules.actions import (
    ACT,
    STOP,
    TAKE,
    TAKE_CARDS,
    TAKE_COMPOST,
    TAKE_GROWTH,
    TAKE_SOIL,
    TAKE_SPROUTS,
)
from terrarium.earth.rules.turn_actions import BENEFIT_SIZE, COMPOST_ACTION, WATER_ACTION
from terrarium.earth.state.position import EarthState
from terrarium.earth.state.step_kind import Forecast, StepKind
from terrarium.earth.state.steps import ALL_CELLS, BENEFIT, CHOOSE_ACTION, GROWTHS, SPROUTS, count_of, step
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec


class ChooseAction(StepKind):
    """Choose one of the four actions. (E07)"""

    def __init__(self) -> None:
        super().__init__(CHOOSE_ACTION, "action")

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the actions that the seat may choose. (E08)"""
        return turn_actions.possible_actions(position, seat)

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Let everyone resolve the chosen action. (E09)"""
        position.pop(seat)
        turn_actions.start_actions(position, seat, action - ACT)

    def allows_events(self, packed: i64) -> bool:
        """Return True: the turn has not begun yet."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the question for an action."""
        return Line("earth-prompt-action")

    def refusal(self, position: EarthState, seat: i64, packed: i64, action: i64) -> Line | None:
        """Return the card that forbids the action. (E08)"""
        if action < ACT or action >= TAKE:
            return None
        return Line("earth-forbidden", card=journal.card_line(turn_actions.forbidden_by(position, seat, action - ACT)))


class TakeBenefit(StepKind):
    """Take one of the two benefits of another player's action (`count`: its number). (E21 to E23)"""

    def __init__(self) -> None:
        super().__init__(BENEFIT, "benefit")
        self.stop_text = "earth-do-no-benefit"

    def asks(self, position: EarthState, seat: i64, packed: i64) -> bool:
        """Return whether there are two benefits, or the only one can hurt. (E76)"""
        possible = self.answers(position, seat, packed)
        if len(possible) > 2:
            return True
        gain: i64 = GAIN_SOIL if possible[1] == TAKE_SOIL else GAIN_DRAW
        return gains.is_asked(position, seat, gain, 0)

    def resolve(self, position: EarthState, seat: i64, packed: i64) -> None:
        """Take the only benefit there is."""
        self.apply(position, seat, packed, self.answers(position, seat, packed)[1])

    def answers(self, position: EarthState, seat: i64, packed: i64) -> vec[i64]:
        """Return the benefits, and "neither"; pieces that fit nowhere are not offered. (E21 to E23, E76)"""
        found = vec[i64]()
        found = append(found, STOP)
        action = count_of(packed)
        if action == COMPOST_ACTION:
            found = append(found, TAKE_SOIL)
            found = append(found, TAKE_COMPOST)
        elif action == WATER_ACTION:
            found = append(found, TAKE_SOIL)
            if _piece_fits(position, seat, SPROUT):
                found = append(found, TAKE_SPROUTS)
        else:
            found = append(found, TAKE_CARDS)
            if _piece_fits(position, seat, GROWTH):
                found = append(found, TAKE_GROWTH)
        return found

    def apply(self, position: EarthState, seat: i64, packed: i64, action: i64) -> None:
        """Take one of the two benefits, or neither."""
        position.pop(seat)
        if action == TAKE_SOIL:
            gains.offer(position, seat, GAIN_SOIL, BENEFIT_SIZE, 0)
        elif action == TAKE_COMPOST:
            gains.offer(position, seat, GAIN_DECK, BENEFIT_SIZE, 0)
        elif action == TAKE_CARDS:
            gains.offer(position, seat, GAIN_DRAW, BENEFIT_SIZE, 0)
        elif action == TAKE_SPROUTS:
            position.push(seat, step(SPROUTS, BENEFIT_SIZE, mask=ALL_CELLS))
        elif action == TAKE_GROWTH:
            position.push(seat, step(GROWTHS, BENEFIT_SIZE, mask=ALL_CELLS))
        else:
            journal.took_no_benefit(position, seat)

    def allows_events(self, packed: i64) -> bool:
        """Return True: nothing has been taken yet."""
        return True

    def prompt(self, position: EarthState, seat: i64, packed: i64) -> Line:
        """Return the question which benefit to take."""
        return Line(f"earth-prompt-benefit-{ACTION_NAMES[count_of(packed)]}")

    def foresee(self, position: EarthState, seat: i64, packed: i64, forecast: Forecast) -> None:
        """Add the better one of the benefits."""
        forecast.benefit(count_of(packed))


def _piece_fits(position: EarthState, seat: i64, piece: i64) -> bool:
    """Return whether the seat or its partner has space for a piece."""
    return pieces.has_room(position.areas[seat], piece) or teams.partner_has_room(position, seat, piece)


def turn_kinds() -> list[StepKind]:
    """Return the kinds of this module."""
    return [ChooseAction(), TakeBenefit()]
