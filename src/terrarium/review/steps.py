"""The steps of a review. Each is small, independent and plain data, so that any process can do it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from terrarium.bots.win_chances import win_chances
from terrarium.engine.evaluation import CERTAIN
from terrarium.engine.lines import Line
from terrarium.engine.rng import Rng, seed_from_text
from terrarium.hints.hint import MOST_REASONS, find_reasons
from terrarium.review.comparing import Comparer, Comparison, Screening
from terrarium.review.decisions import Decision, ReplayedGame
from terrarium.review.results import Answer

#: Chances in reviews are rounded to this many digits.
DIGITS = 4


@dataclass(frozen=True)
class Screened:
    """What screening some moments has found: everybody's chances at each, and the decisions among them."""

    chances: list[list[float]]
    screenings: list[Screening]


@dataclass(frozen=True)
class Described:
    """A mistake in words."""

    chosen: Answer
    better: Answer
    reasons: list[dict[str, Any]]


#: What a step finds.
Finding = Screened | Comparison | Described


@dataclass(frozen=True)
class Step:
    """A part of the work; `work` is about how much of it there is, in playouts."""

    seed: int

    @property
    def work(self) -> int:
        """About how many playouts the step takes."""
        return 1

    def perform(self, game: ReplayedGame) -> Finding:
        """Do it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Screen(Step):
    """Judge the moments after `first` to `last` - 1 moves, and the decisions in them, by the evaluation alone."""

    first: int
    last: int

    @property
    def work(self) -> int:
        """About as much as a playout for each moment."""
        return self.last - self.first

    def perform(self, game: ReplayedGame) -> Screened:
        """Do it."""
        comparer = Comparer(game.game, self.seed)
        decisions = [game.decision(number) for number in range(self.first, self.last)]
        return Screened(
            # Everybody's chance to win, as a spectator could judge it.
            [
                [round(chance / CERTAIN, DIGITS) for chance in win_chances(game.positions[number], None)]
                for number in range(self.first, self.last)
            ],
            [comparer.screen(decision) for decision in decisions if decision is not None],
        )


@dataclass(frozen=True)
class Select(Step):
    """Find the best of some other answers to a question."""

    number: int
    others: list[int]
    worlds: int

    @property
    def work(self) -> int:
        """A playout for each answer in each world."""
        return (1 + len(self.others)) * self.worlds

    def perform(self, game: ReplayedGame) -> Comparison:
        """Do it."""
        return Comparer(game.game, self.seed).most_promising(_decision(game, self.number), self.others, self.worlds)


@dataclass(frozen=True)
class Retest(Step):
    """Compare a choice with another answer in fresh worlds."""

    number: int
    better: int
    worlds: int

    @property
    def work(self) -> int:
        """A playout for each answer in each world."""
        return 2 * self.worlds

    def perform(self, game: ReplayedGame) -> Comparison:
        """Do it."""
        return Comparer(game.game, self.seed).retest(_decision(game, self.number), self.better, self.worlds)


@dataclass(frozen=True)
class Describe(Step):
    """Put a mistake into words."""

    number: int
    better: int

    def perform(self, game: ReplayedGame) -> Described:
        """Do it."""
        decision = _decision(game, self.number)
        return Described(
            _answer(decision, decision.action),
            _answer(decision, self.better),
            [reason.data() for reason in self._reasons(decision) or [Line("review-reason-later")]],
        )

    def _reasons(self, decision: Decision) -> list[Line]:
        """The reasons for the better answer that the chosen one does not have."""

        def reasons_for(action: int) -> list[Line]:
            rng = Rng(seed_from_text(f"{self.seed} reasons {decision.number}"))
            return find_reasons(decision.position, decision.seat, action, rng)

        known = reasons_for(decision.action)
        return [reason for reason in reasons_for(self.better) if reason not in known][:MOST_REASONS]


def _decision(game: ReplayedGame, number: int) -> Decision:
    found = game.decision(number)
    assert found is not None
    return found


def _answer(decision: Decision, action: int) -> Answer:
    position = decision.position
    return Answer(action, position.game.words(action), position.explain(decision.seat, action).data())
