"""Earth: the position as the engine uses it, with rules, view, re-dealing and scores connected to the state."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from terrarium.earth.hidden import redeal
from terrarium.earth.modes import gaia_scoring, teams
from terrarium.earth.rules import activation, events, fauna, game_flow, journal, scoring, step_flow
from terrarium.earth.rules.actions import EVENT, EXCHANGE, card_in
from terrarium.earth.rules.scoring import BONUS
from terrarium.earth.state.census import census
from terrarium.earth.state.position import EarthState
from terrarium.earth.view import prompts, refusals, seat_view
from terrarium.engine.errors import Refused
from terrarium.engine.fields import COPY, PackFields
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Outcome
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec


class EarthPosition(EarthState):
    """A position of Earth."""

    def copy(self) -> EarthPosition:
        """Return an equal position that can change on its own, without a journal."""
        twin = EarthPosition(self.game, self.rng, None)
        twin.transfer(self, COPY)
        return twin

    def pack(self) -> list[int]:
        """Return the whole position as integers."""
        numbers: list[int] = []
        self.transfer(self, PackFields(numbers))
        return numbers

    def blank(self) -> EarthPosition:
        """Return a position of the same game in which nothing is dealt yet."""
        made = EarthPosition(self.game, Rng(), None)
        made.take_options(self)
        made.make_rows()
        return made

    # -- going on ----------------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        """Return the answers to the seat's question, and what may be done at any time, ascending."""
        if self.over():
            return vec[i64]()
        if self.pending(seat) == 0:
            return events.any_time(self, seat, vec[i64]())
        return events.any_time(self, seat, self.answers(seat))

    def refusal(self, seat: int, action: int) -> Refused | None:
        """Return why the seat may not do this, or None if it may."""
        for possible in self.choices(seat):
            if possible == action:
                return None
        return refusals.reason(self, seat, action)

    def move(self, seat: i64, action: i64) -> None:
        """Do an action, then everything that follows from it without a question."""
        if self.team_play:
            teams.note_gained(self)
        if action >= EVENT:
            if action > EXCHANGE:
                teams.do(self, seat, action)
            elif action == EXCHANGE:
                events.choose_exchange(self, seat)
            else:
                events.choose_event(self, seat, card_in(action, EVENT))
        else:
            activation.note_answer(self, seat)
            self.answer(seat, action)
        self.run(seat)
        while not self.over() and self.all_done():
            game_flow.next_stage(self)

    def answers(self, seat: i64) -> vec[i64]:
        """Return the answers to the seat's question, ascending."""
        return step_flow.answers(self, seat)

    def answer(self, seat: i64, action: i64) -> None:
        """Answer the seat's question."""
        step_flow.answer(self, seat, action)

    def run(self, seat: i64) -> None:
        """Go through the seat's steps up to its next question."""
        step_flow.run(self, seat)

    def allows_events(self, seat: i64) -> bool:
        """Return whether events and exchanges are possible beside the seat's question. (E28, E41)"""
        return step_flow.allows_events(self, seat)

    def reveal(self) -> None:
        """Show what was planted since `hide`. (E19)"""
        if self.before is not None:
            journal.revealed(self, self.before)
            self.before = None
            self.reveals += 1

    def reveals_to(self, seat: int) -> int:
        """Return how often something hidden was shown to this seat; its own cards do not count. (E04, E19)"""
        area = self.areas[seat]
        own = int(area.island > 0) + int(area.climate > 0) + int(self.own_ecosystem(seat) >= 0)
        if self.solo or self.open_planting:
            own += int(area.planted)
        return self.reveals - own

    def setting(self, seat: i64, index: i64) -> bool:
        """Return whether the seat has set `careful`, the only setting. (E76)"""
        return self.careful(seat)

    def set_setting(self, seat: i64, index: i64, on: bool) -> None:
        """Turn `careful` on or off; what is asked already stays asked. (E76)"""
        self.set_careful(seat, on)

    # -- scores ------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return each seat's points if the game ended now."""
        found: list[int] = []
        for seat in range(self.seats):
            total = scoring.total_points(self.areas, seat, self.ecosystems_of(seat)) + fauna.leaf_points(self, seat)
            found.append(int(total + BONUS if seat == self.bonus else total))
        return found

    def rival_score(self) -> int | None:
        """Return Gaia's points if the game ended now. (E68)"""
        return int(gaia_scoring.points(self)) if self.solo else None

    def team_points(self) -> list[int]:
        """Return each team's points if the game ended now; empty if there are no teams. (E73)"""
        points = self.scores()
        return [sum(points[seat] for seat in team) for team in self.game.teams()]

    def final(self) -> Outcome:
        """Return the outcome of a finished game. (E58, E59)"""
        seats = range(self.seats)
        ecosystems = [[int(number) for number in self.ecosystems_of(seat)] for seat in seats]
        leaves = [fauna.leaves_of(self, seat) for seat in seats]
        if self.solo:
            return scoring.solo_result(self.areas, ecosystems[0], leaves[0], self.bonus == 0, gaia_scoring.sheet(self))
        return scoring.result(self.areas, ecosystems, leaves, int(self.bonus), self.game.teams())

    # -- what is shown and hidden ------------------------------------------------------------------------------

    def hides_actions(self) -> bool:
        """Return whether everybody plants at the same time and unseen. (E19)"""
        return self.before is not None

    def _view(self, seat: int | None) -> Mapping[str, object]:
        """Return what a seat may know. (E74)"""
        return seat_view.view_for(self, seat, seat_view.open_parts(self, seat))

    def views(self, seats: list[int | None], earlier: Mapping[str, object] | None = None) -> list[Mapping[str, object]]:
        """Return `view` for each of these seats, with what lies open computed once unless planting is hidden."""
        if self.before is not None:
            return [self.view(seat) for seat in seats]
        seen = seat_view.open_parts(self, None)
        return [seat_view.view_for(self, self._check_seat(seat), seen) for seat in seats]

    def redeal(self, seat: int | None, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""
        redeal.redeal(self, seat, rng)

    def census(self) -> dict[str, list[int]]:
        """Return the 283 Earth cards and everything else that was dealt, wherever it lies."""
        return census(self)

    def prompt(self, seat: int) -> Line:
        """Return what the seat must do now, or that it waits."""
        return prompts.prompt(self, seat)

    def explain(self, seat: int, action: int) -> Line:
        """Return a legal action as the player would say it."""
        return prompts.explain(self, seat, action)
