"""A position of Rauha: its state, connected with the rules, the views and the dealing of hidden cards."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from terrarium.engine.errors import Refused
from terrarium.engine.fields import COPY, PackFields
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import CARDS
from terrarium.rauha.hidden import redeal
from terrarium.rauha.rules import scoring, turns
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import chooser_of_slot, is_placed
from terrarium.rauha.view import prompts, refusals, seat_view


class RauhaPosition(RauhaState):
    """A position of Rauha as the engine knows it."""

    def copy(self) -> RauhaPosition:
        """Return an independent copy without a journal."""
        twin = RauhaPosition(self.game, self.rng.copy(), None)
        twin.transfer(self, COPY)
        return twin

    def pack(self) -> list[int]:
        """Return the whole position as integers."""
        numbers = self.rng.pack()
        self.transfer(self, PackFields(numbers))
        return numbers

    def reveals_to(self, seat: int) -> int:
        """Return how often something hidden was shown to this seat; its own cards do not count. (R12, R17)"""
        own = 0
        slot: i64
        for slot in range(CARDS):
            fate = self.fates[slot]
            if is_placed(fate) and chooser_of_slot(self.seats, slot, fate) == seat:
                own += 1
        return self.reveals - own

    # -- rules -------------------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, ascending."""
        return turns.choices(self, seat)

    def candidates(self, seat: i64) -> vec[i64]:
        """Return the choices without orders of uses that change nothing."""
        return turns.candidates(self, seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draw one of an actor's candidates."""
        return turns.pick(self, seat, rng)

    def move(self, seat: i64, action: i64) -> None:
        """Do a legal action and everything that follows from it."""
        turns.act(self, seat, action)

    def scores(self) -> list[int]:
        """List each seat's points."""
        return [int(points) for points in self.points]

    def final(self) -> Outcome:
        """Return the outcome of a finished game."""
        return scoring.outcome(self)

    # -- hidden cards and views --------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        redeal.redeal(self, seat, rng)

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """Return what a seat may know."""
        return seat_view.view_for(self, seat, seat_view.public_parts(self))

    def views(self, seats: list[int | None], earlier: Mapping[str, object] | None = None) -> list[Mapping[str, object]]:
        """Return `view` for each of these seats, with the public parts computed once."""
        public = seat_view.public_parts(self)
        return [seat_view.view_for(self, self._check_seat(seat), public) for seat in seats]

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Return why the seat may not do this, or None if it may."""
        return refusals.refusal(self, seat, action)

    def prompt(self, seat: int) -> Line:
        """Return what the seat must do now, or that it waits."""
        return prompts.prompt(self, seat)

    def explain(self, seat: int, action: int) -> Line:
        """Return a legal action with its cards, cells and entities."""
        return prompts.explain(self, seat, action)
