"""The results of a review as lines, for the terminal and the report."""

from __future__ import annotations

from terrarium.engine.lines import Line, line_from_data
from terrarium.review.results import Balance, SeatReview, TurningPoint

#: The parts of a balance in the order in which they add up.
BALANCE_PARTS = ("start", "deal", "own", "others", "result")


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


def turning_point_lines(point: TurningPoint) -> list[Line]:
    """What was chosen, what would have been better and why, and what that cost."""
    chance, points = point.chance, point.points
    return [
        Line("review-chosen", answer=line_from_data(point.chosen.line)),
        Line(
            "review-better",
            answer=line_from_data(point.better.line),
            reasons=[line_from_data(reason) for reason in point.reasons],
        ),
        Line(
            "review-cost",
            chance=percent(chance.mean),
            low=percent(chance.low),
            high=percent(chance.high),
            points=round(points.mean, 1),
            points_low=round(points.low, 1),
            points_high=round(points.high, 1),
        ),
    ]


def move_line(point: TurningPoint) -> Line:
    """Which move it was, counted from 1 as in records."""
    return Line("review-move", number=point.number + 1)


def counts_line(found: SeatReview) -> Line:
    """How many decisions a seat had, and how many were mistakes."""
    return Line("review-counts", decisions=found.decisions, retested=found.retested, mistakes=found.mistakes)


def balance_rows(balance: Balance) -> list[tuple[Line, str]]:
    """The names of the parts with their figures in percent; what was added has a sign."""
    rows = []
    for part in BALANCE_PARTS:
        number = percent(getattr(balance, part))
        sign = "" if part in ("start", "result") or number == 0 else "+" if number > 0 else "\N{MINUS SIGN}"
        rows.append((Line(f"review-balance-{part}"), f"{sign}{abs(number)}"))
    return rows
