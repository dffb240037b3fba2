"""Reviews a record: screen all decisions, look closer at the worst, and retest what remains in fresh worlds.

All decisions are judged from worlds that look to the seat like the position in which it decided (`imagine`), so from
what it could know then. The number of worlds is the budget: the same record, seed and budget give the same review.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from terrarium.engine.errors import BadRecord
from terrarium.engine.record import Record
from terrarium.review.comparing import Comparison, Screening
from terrarium.review.decisions import ReplayedGame
from terrarium.review.results import Balance, Review, SeatReview, TurningPoint
from terrarium.review.steps import DIGITS, Describe, Finding, Retest, Screen, Select, Step

#: How many moments a step screens.
MOMENTS = 24
#: How many decisions of a seat are looked at more closely, with how many other answers each.
SELECTED = 10
ALTERNATIVES = 3
#: How many of them are retested, and the share of worlds that is spent on the selection.
RETESTED = 5
SELECTION_SHARE = 4
#: With fewer worlds there is no standard error.
LEAST_WORLDS = 2
#: How many turning points a seat has at the most.
TURNING_POINTS = 3

#: Is told the share of the work that is done.
Progress = Callable[[float], None]


def check_reviewable(record: Record) -> None:
    """Raise unless the record is of a finished game."""
    if record.scores is None:
        raise BadRecord("review-not-over", moves=len(record.moves))


def review_record(
    record: Record,
    box: object = None,
    *,
    seed: int = 0,
    worlds: int | None = None,
    progress: Progress | None = None,
) -> Review:
    """Review a finished game; `worlds` is how many worlds a comparison has, by default what suits the title."""
    reviewing = Reviewing(record, box, seed=seed, worlds=worlds)
    game = ReplayedGame(record, box)
    while reviewing.step is not None:
        reviewing.take(reviewing.step.perform(game))
        if progress is not None:
            progress(reviewing.share())
    return reviewing.review()


class Reviewing:
    """A review in progress: the next step, which any process can perform, until there is none."""

    def __init__(self, record: Record, box: object = None, *, seed: int = 0, worlds: int | None = None) -> None:
        check_reviewable(record)
        outcome = record.replay(box, journal=False).outcome()
        self.record = record
        self.seed = seed
        self.worlds = max(LEAST_WORLDS, record.game(box).title.review_worlds if worlds is None else worlds)
        self._winners = list(outcome.winners)
        self._selection_worlds = max(self.worlds // SELECTION_SHARE, LEAST_WORLDS)
        #: The most work there can be.
        of_seat = SELECTED * (1 + ALTERNATIVES) * self._selection_worlds + RETESTED * 2 * self.worlds + TURNING_POINTS
        self._work = len(record.moves) + 1 + record.seats * of_seat
        self._done = 0
        self._review: Review | None = None
        self._steps = self._run()
        self.step: Step | None = next(self._steps)

    def take(self, finding: Finding) -> None:
        """Take what the step has found, and find the next step."""
        assert self.step is not None
        self._done += self.step.work
        try:
            self.step = self._steps.send(finding)
        except StopIteration as finished:
            self._review, self.step = finished.value, None

    def share(self) -> float:
        """How much of the work is done; what turns out to be unnecessary counts as done at the end."""
        return 1.0 if self.step is None else self._done / self._work

    def review(self) -> Review:
        """The finished review."""
        assert self._review is not None
        return self._review

    def _run(self) -> Generator[Step, Any, Review]:
        chances: list[list[float]] = []
        screenings: list[Screening] = []
        moments = len(self.record.moves) + 1
        for first in range(0, moments, MOMENTS):
            found = yield Screen(self.seed, first, min(first + MOMENTS, moments))
            chances += found.chances
            screenings += found.screenings
        retests: list[list[Comparison]] = []
        points: list[list[TurningPoint]] = []
        for seat in range(self.record.seats):
            retests.append((yield from self._retests([found for found in screenings if found.seat == seat])))
            points.append((yield from self._turning_points(_mistakes(retests[seat]))))
        mistakes = [_mistakes(of_seat) for of_seat in retests]
        assert self.record.scores is not None
        return Review(
            game=self.record.name,
            rules=self.record.rules,
            seats=self.record.seats,
            names=list(self.record.names),
            scores=list(self.record.scores),
            winners=self._winners,
            seed=self.seed,
            worlds=self.worlds,
            chances=chances,
            by_seat=[
                SeatReview(
                    seat=seat,
                    decisions=sum(1 for found in screenings if found.seat == seat),
                    retested=len(retests[seat]),
                    mistakes=len(mistakes[seat]),
                    lost_chance=round(sum(found.chance.mean for found in mistakes[seat]), DIGITS),
                    lost_points=round(sum(found.points.mean for found in mistakes[seat]), DIGITS),
                    turning_points=points[seat],
                    balance=_balance(seat, mistakes, chances[0][seat], chances[-1][seat]),
                )
                for seat in range(self.record.seats)
            ],
        )

    def _retests(self, screenings: list[Screening]) -> Generator[Step, Any, list[Comparison]]:
        """The worst decisions of a seat, compared with what looked best instead."""
        suspects = [found for found in screenings if found.loss > 0 and found.others]
        suspects.sort(key=lambda found: -found.loss)
        selected: list[Comparison] = []
        for suspect in suspects[:SELECTED]:
            others = suspect.others[:ALTERNATIVES]
            selected.append((yield Select(self.seed, suspect.number, others, self._selection_worlds)))
        selected = [found for found in selected if found.chance.mean > 0]
        selected.sort(key=lambda found: -found.chance.mean)
        retests: list[Comparison] = []
        for found in selected[:RETESTED]:
            retests.append((yield Retest(self.seed, found.number, found.better, self.worlds)))
        return retests

    def _turning_points(self, mistakes: list[Comparison]) -> Generator[Step, Any, list[TurningPoint]]:
        """The costliest mistakes in words."""
        points: list[TurningPoint] = []
        for found in mistakes[:TURNING_POINTS]:
            described = yield Describe(self.seed, found.number, found.better)
            points.append(
                TurningPoint(
                    number=found.number,
                    seat=found.seat,
                    chosen=described.chosen,
                    better=described.better,
                    reasons=described.reasons,
                    chance=found.chance,
                    points=found.points,
                    worlds=found.worlds,
                )
            )
        return points


def _mistakes(retests: list[Comparison]) -> list[Comparison]:
    """The comparisons whose loss counts, the costliest first."""
    return sorted([found for found in retests if found.counts()], key=lambda found: -found.chance.mean)


def _balance(seat: int, mistakes: list[list[Comparison]], start: float, result: float) -> Balance:
    """Where the result of a seat comes from."""
    own = round(sum(found.effects[seat] for found in mistakes[seat]), DIGITS)
    rest = [found for of_seat in mistakes for found in of_seat if found.seat != seat]
    others = round(sum(found.effects[seat] for found in rest), DIGITS)
    return Balance(start, round(result - start - own - others, DIGITS), own, others, result)
