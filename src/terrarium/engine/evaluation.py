"""Evaluations: how far each seat is ahead, and which actions look good.

A title names its own `Evaluation`, so one greedy bot and one search can play every game. All values are
integers, in thousandths of a point, so compiled and interpreted runs give the same sums.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from terrarium.engine.game import Game
from terrarium.engine.outcome import Outcome
from terrarium.engine.position import Position
from terrarium.engine.vecs import append, vec

#: One point.
POINT: Final = 1000
#: Certain victory, as `win_probability` has it.
CERTAIN: Final = 1_000_000
#: The names of the levels that people choose from, the weakest first.
LEVELS: Final = ["seedling", "sprout", "sapling", "tree", "ancient", "elder"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions of one game; it may cache between calls, so every bot has one of its own.

    This one knows only the score so far; a game's own class also estimates the rest of the game.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        #: Meanings of actions are numbers from 0 to below this; see `meanings`.
        self.meaning_count: i64 = game.actions

    def values(self, position: Position) -> vec[i64]:
        """Return the points that each seat can expect at the end; exact, with ties broken, once the game is over.

        A rival that is no seat follows after the seats.
        """
        found = vec[i64]()
        for score in position.scores():
            found = append(found, score * POINT)
        return found

    def leads(self, position: Position) -> vec[i64]:
        """Return by how much each seat is ahead of its best rival."""
        return leads_of(self.values(position), self.game.seats)

    def uncertainty(self, position: Position) -> i64:
        """Return by how much a lead may still change before the end."""
        return 500 if position.over() else 10 * POINT

    def probability(self, lead: i64, uncertainty: i64) -> i64:
        """How likely a lead is to last, in millionths."""
        return win_probability(lead, uncertainty)

    def expected_lines(self, position: Position, seat: i64) -> dict[str, int]:
        """What each line of the seat's score sheet is expected to give, in thousandths; empty if that is not known."""
        return {}

    def win_chances(self, position: Position) -> vec[i64]:
        """How likely each seat is to win, in millionths; a shared victory counts as a part, a team's as a whole.

        Without teams the chances of all seats add up to `CERTAIN`, less roundings; alone the rest is the rival's. Once
        the game is over they say who won. A position with hidden parts gives them away: pass an imagined one, or ask
        `terrarium.bots.win_chances`.
        """
        if position.over():
            return final_chances(position.outcome(), self.game.seats)
        leads = self.leads(position)
        uncertainty = self.uncertainty(position)
        found = vec[i64]([0] * self.game.seats)
        total: i64 = 0
        seat: i64
        for seat in range(self.game.seats):
            found[seat] = self.probability(leads[seat], uncertainty)
            total += found[seat]
        if self.game.seats > 1 and len(self.game.teams()) == 0:
            for seat in range(self.game.seats):
                found[seat] = CERTAIN * found[seat] // max(total, 1)
        return found

    def action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return the lead that each choice promises the seat."""
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            after = position.copy()
            after.move(seat, choices[number])
            found[number] = self.leads(after)[seat]
        return found

    def thorough_action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return the same with more computation, where a game has it; used once for each real decision."""
        return self.action_leads(position, seat, choices)

    def quiet(self, position: Position) -> bool:
        """Return whether no seat is in the middle of something; a search plays on until then before it judges."""
        return True

    def sensible(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return the choices worth considering, at least one; a search ignores the others."""
        return choices

    def meanings(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return a number for each choice that does not depend on the deal, such as one for "tile 17 on face 3"."""
        return choices


def leads_of(values: vec[i64], seats: i64) -> vec[i64]:
    """Return each seat's value less the best of the others; the value itself if there is no other."""
    found = vec[i64]([0] * seats)
    seat: i64
    for seat in range(seats):
        found[seat] = lead_of(values, seat)
    return found


def lead_of(values: vec[i64], seat: i64) -> i64:
    """Return a seat's value less the best of the others; the value itself if there is no other."""
    best: i64 = 0
    first = True
    other: i64
    for other in range(len(values)):
        if other != seat and (first or values[other] > best):
            best = values[other]
            first = False
    return values[seat] - best


def final_chances(outcome: Outcome, seats: i64) -> vec[i64]:
    """Each seat's part of the victory in a finished game, in millionths; the seats of a team have all of it."""
    found = vec[i64]([0] * seats)
    for winner in outcome.winners:
        found[winner] = CERTAIN if outcome.teams else CERTAIN // len(outcome.winners)
    return found


def win_probability(lead: i64, uncertainty: i64) -> i64:
    """Return the probability that a lead lasts, in millionths: half at zero, near 1 far beyond the uncertainty."""
    size: i64 = lead if lead >= 0 else -lead
    return CERTAIN // 2 + CERTAIN // 2 * lead // (size + uncertainty)
