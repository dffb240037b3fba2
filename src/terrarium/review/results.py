"""What a review says, as plain data. Chances are shares of 1; lines are the plain data of `Line`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Estimate:
    """A mean over worlds, and two standard errors below and above it."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Answer:
    """One answer to a question: its number, in the words of records, and the line that describes it to the player."""

    action: int
    words: str
    line: dict[str, Any]


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost its seat chances to win."""

    #: How many moves of the record came before it.
    number: int
    seat: int
    chosen: Answer
    better: Answer
    #: Why the other answer is better; never empty.
    reasons: list[dict[str, Any]]
    #: The loss against the better answer: chances to win, and points of the seat's own.
    chance: Estimate
    points: Estimate
    #: In how many fresh worlds the two answers were compared.
    worlds: int


@dataclass(frozen=True)
class Balance:
    """Where a seat's result comes from: `start` + `deal` + `own` + `others` is `result`."""

    #: The chance to win before the first decision.
    start: float
    #: What chance gave or took: everything that no counted mistake explains.
    deal: float
    #: What the seat's own counted mistakes cost; at most 0, roundings aside.
    own: float
    #: What the counted mistakes of the others gave or took.
    others: float
    #: 1 for a victory, a part of it if it was shared, 0 for a defeat.
    result: float


@dataclass(frozen=True)
class SeatReview:
    """The review of one seat."""

    seat: int
    #: Its decisions with more than one possible answer.
    decisions: int
    #: How many of them were compared in fresh worlds, and in how many of these the loss was above two standard errors.
    retested: int
    mistakes: int
    #: What all counted mistakes cost together: chances to win, and points.
    lost_chance: float
    lost_points: float
    #: The costliest mistakes, the costliest first.
    turning_points: list[TurningPoint]
    balance: Balance


@dataclass(frozen=True)
class Review:
    """The review of a finished game."""

    game: str
    rules: int
    seats: int
    #: One name per seat, or empty.
    names: list[str]
    scores: list[int]
    winners: list[int]
    #: The seed of the review and the number of worlds of a comparison, which determine it together with the record.
    seed: int
    worlds: int
    #: Every seat's chance to win after each number of moves, from 0 on, as a spectator could judge it.
    chances: list[list[float]]
    by_seat: list[SeatReview]
