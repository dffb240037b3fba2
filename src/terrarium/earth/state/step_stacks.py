"""The steps that each seat still has to do, as one small stack for each. (E10)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.earth.state.seat_fields import MARKS, PENDING, SeatFields
from terrarium.earth.state.steps import ACTIVATE, DEPTH, LISTING, kind_of, unmarked
from terrarium.engine.fields import NO_ROW
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec


class Stacks(SeatFields):
    """A position whose seats have stacks of steps."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        #: The stacks of steps, seat after seat.
        self.stack: vec[i64] = NO_ROW

    def pending(self, seat: i64) -> i64:
        """Return how many steps the seat has to do."""
        return self.marks[MARKS * seat + PENDING]

    def top(self, seat: i64) -> i64:
        """Return the next step of a seat that has one."""
        return self.stack[DEPTH * seat + self.pending(seat) - 1]

    def next_kind(self, seat: i64) -> i64:
        """Return the kind of the seat's next step, 0 if it has none."""
        return kind_of(self.top(seat)) if self.pending(seat) > 0 else 0

    def bottom(self, seat: i64) -> i64:
        """Return the last step of a seat, which is its run during an activation; 0 if it has none."""
        return self.stack[DEPTH * seat]

    def set_bottom(self, seat: i64, packed: i64) -> None:
        """Replace the last step of a seat that has one."""
        self.stack[DEPTH * seat] = packed

    def step_at(self, seat: i64, depth: i64) -> i64:
        """Return the step at a depth, counted from the last one."""
        return self.stack[DEPTH * seat + depth]

    def push(self, seat: i64, packed: i64) -> None:
        """Put a step before everything else that the seat has to do."""
        depth = self.pending(seat)
        self.stack[DEPTH * seat + depth] = packed
        self.marks[MARKS * seat + PENDING] = depth + 1

    def pop(self, seat: i64) -> i64:
        """Take the next step off; an empty place is 0, so that equal positions look equal."""
        depth = self.pending(seat) - 1
        packed = self.stack[DEPTH * seat + depth]
        self.stack[DEPTH * seat + depth] = 0
        self.marks[MARKS * seat + PENDING] = depth
        return packed

    def lift(self, seat: i64) -> vec[i64]:
        """Take off everything that the seat has to do, the next step first."""
        lifted = vec[i64]()
        while self.pending(seat) > 0:
            lifted = append(lifted, self.pop(seat))
        return lifted

    def lower(self, seat: i64, lifted: vec[i64]) -> None:
        """Put back what was lifted, before everything else."""
        place: i64
        for place in range(len(lifted) - 1, -1, -1):
            self.push(seat, lifted[place])

    def unlist(self, seat: i64) -> None:
        """Note that something was shown or chosen: what the seat is asked next in a run is a new question."""
        if kind_of(self.stack[DEPTH * seat]) == ACTIVATE:
            self.stack[DEPTH * seat] = unmarked(self.stack[DEPTH * seat], LISTING)
