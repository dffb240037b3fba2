"""A position of Planet: its state, connected with the rules, the views and the dealing of hidden cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64

from terrarium.engine.errors import Refused
from terrarium.engine.fields import COPY, PackFields
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.planet.hidden import redeal
from terrarium.planet.rules import legal_actions, rounds, scoring
from terrarium.planet.state.options import PlanetOptions
from terrarium.planet.state.position import PlanetState
from terrarium.planet.view import prompts, refusals, seat_view


class PlanetPosition(PlanetState):
    """A position of Planet as the engine knows it."""

    def copy(self) -> PlanetPosition:
        """Return an independent copy without a journal."""
        twin = PlanetPosition(cast(PlanetOptions, self.game), self.rng.copy(), None)
        twin.transfer(self, COPY)
        return twin

    def pack(self) -> list[int]:
        """Return the whole position as integers."""
        numbers = self.rng.pack()
        self.transfer(self, PackFields(numbers))
        return numbers

    # -- rules -------------------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, ascending."""
        return legal_actions.choices(self, seat)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat as Python ints."""
        return legal_actions.legal(self, seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Draw one of the legal actions."""
        return legal_actions.pick(self, seat, rng)

    def move(self, seat: i64, action: i64) -> None:
        """Take a tile and put it on a face."""
        rounds.take_turn(self, seat, action)

    def scores(self) -> list[int]:
        """List each seat's points if the game ended now."""
        return scoring.scores(self)

    def final(self) -> Outcome:
        """Return the outcome of a finished game."""
        return scoring.outcome(self)

    # -- hidden cards and views --------------------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        redeal.redeal(self, seat, rng)

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """Return what a seat may know."""
        return seat_view.view_for(self, seat, seat_view.public_parts(self, None))

    def views(self, seats: list[int | None], earlier: Mapping[str, object] | None = None) -> list[Mapping[str, object]]:
        """Return `view` for each of these seats, with the public parts computed once."""
        known = None if earlier is None else cast(list[seat_view.PlanetView], earlier["planets"])
        public = seat_view.public_parts(self, known)
        return [seat_view.view_for(self, self._check_seat(seat), public) for seat in seats]

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Return why the seat may not do this, or None if it may."""
        return refusals.refusal(self, seat, action)

    def prompt(self, seat: int) -> Line:
        """Return what the seat must do now, or that it waits."""
        return prompts.prompt(self, seat)

    def explain(self, seat: int, action: int) -> Line:
        """Return a legal action with the tile that it takes."""
        return prompts.explain(self, action)
