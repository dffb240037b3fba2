"""Evaluation of positions of Planet by networks: what each animal and the objective will give a seat."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from terrarium.engine.evaluation import POINT
from terrarium.engine.game import Game
from terrarium.engine.network import Network
from terrarium.engine.network_evaluation import SPREAD, InputLayout, NetworkEvaluation
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import IN_PLAY, MOST, NOT_TOUCHING, TILES, TOUCHING, Box
from terrarium.planet.knowledge.animal_profile import empty_profiles, place_of, suitability_at, write_profile
from terrarium.planet.knowledge.evaluation import final_values, meanings_of
from terrarium.planet.rules.actions import ACTIONS_OF_A_SLOT
from terrarium.planet.state.options import PlanetOptions
from terrarium.planet.state.position import IN_GAME, NO_OBJECTIVE, PlanetState
from terrarium.planet.state.regions import size
from terrarium.planet.state.tile_piles import ROUNDS

ANIMAL: Final = 0
OBJECTIVE: Final = 1
#: The subject after the animals is the objective.
SUBJECTS: Final = IN_PLAY + 1
#: Counts are read up to these.
SUITED: Final = 15
AHEAD: Final = 10
AREAS: Final = 30
SEAT_COUNTS: Final = 3


class AnimalLayout(InputLayout):
    """One animal in play, for one seat: the comparison, and how well its planet and those of the best rivals suit."""

    def __init__(self) -> None:
        super().__init__("animal", [32], 0, 2)
        self.comparison = self.group("kind of comparison and rounds before it", 3 * ROUNDS)
        self.seats = self.group("seats", SEAT_COUNTS)
        self.price = self.group("points", 2)
        self.left = self.group("own tiles before the comparison", ROUNDS + 1)
        self.rival_left = self.group("tiles of the best rival before the comparison", ROUNDS + 1)
        self.suited = self.group("how well the own planet suits", SUITED + 1)
        self.ahead = self.group("ahead of the best rival", 2 * AHEAD + 1)
        self.second = self.group("ahead of the second rival", 2 * AHEAD + 1)
        self.reserve = self.group("the own region that could come to suit", SUITED + 1)
        self.rival_reserve = self.group("the best rival's region that could come to suit", SUITED + 1)
        self.areas = self.group("own areas of the habitat", SUITED + 1)
        self.rival_areas = self.group("the best rival's areas of the habitat", SUITED + 1)


class ObjectiveLayout(InputLayout):
    """The objective of one seat."""

    def __init__(self) -> None:
        super().__init__("objective", [24], 0, 20)
        self.habitat = self.group("habitat", 5)
        self.areas = self.group("areas", AREAS + 1)
        self.left = self.group("own tiles to come", ROUNDS + 1)
        self.seats = self.group("seats", SEAT_COUNTS)


class SpreadLayout(InputLayout):
    """How far a lead may be wrong, by seats and round."""

    def __init__(self) -> None:
        super().__init__(SPREAD, [], 0, 100)
        self.group("seats and round", SEAT_COUNTS * ROUNDS)


def network_layouts() -> list[InputLayout]:
    """Return what the networks of Planet read."""
    return [AnimalLayout(), ObjectiveLayout(), SpreadLayout()]


class PlanetNetworkEvaluation(NetworkEvaluation):
    """Evaluates positions of Planet by networks."""

    def __init__(self, game: Game, networks: list[Network]) -> None:
        super().__init__(game, network_layouts(), networks, SUBJECTS)
        self.meaning_count = TILES * ACTIONS_OF_A_SLOT
        self.box: Box = cast(PlanetOptions, game).cards
        self.animal = AnimalLayout()
        self.objective = ObjectiveLayout()
        self.seats: i64 = game.seats
        self.profiles: vec[i64] = empty_profiles(game.seats)

    def survey(self, position: Position) -> None:
        """Note every planet's profile."""
        here = cast(PlanetState, position)
        seat: i64
        for seat in range(self.seats):
            write_profile(here.planets, seat, self.profiles, seat)

    def write_components(self, position: Position, seat: i64) -> None:
        """Note animals won; call for those in play, and for the objective."""
        here = cast(PlanetState, position)
        self.active.add(self.animal.seats + self.seats - 2)
        self.share(ANIMAL)
        number: i64
        for number in range(IN_PLAY):
            if here.fate[number] == IN_GAME:
                self._animal(here, seat, number)
            elif here.fate[number] == seat:
                self.expected[number] = POINT * self._price(here, seat, number)
        objective = here.objectives[seat]
        if objective != NO_OBJECTIVE:
            layout, active = self.objective, self.active
            active.keep(0)
            self.share(OBJECTIVE)
            active.add(layout.habitat + objective)
            active.add(layout.areas + min(size(here.planet(seat, objective)), AREAS))
            active.add(layout.left + ROUNDS - here.round + self._places_now(here, seat))
            active.add(layout.seats + self.seats - 2)
            self.component(OBJECTIVE, IN_PLAY)

    def _places_now(self, here: PlanetState, seat: i64) -> i64:
        """Return 1 if the seat still places a tile in this round."""
        turn: i64 = (seat - here.first_player + self.seats) % self.seats
        return 0 if turn < here.seats_done else 1

    def _price(self, here: PlanetState, seat: i64, number: i64) -> i64:
        """Return the points that an animal gives the seat. (P28, P30)"""
        objective = here.objectives[seat]
        return 1 if objective == NO_OBJECTIVE or self.box.habitat[here.animals[number]] == objective else 2

    def _animal(self, here: PlanetState, seat: i64, number: i64) -> None:
        """Write the inputs of an animal in play."""
        layout, active = self.animal, self.active
        animal = here.animals[number]
        kind, habitat = self.box.kind[animal], self.box.habitat[animal]
        other: i64 = max(self.box.other[animal], 0)
        place = place_of(kind, habitat, other)
        waits: i64 = here.column[number] - here.round
        own = suitability_at(self.profiles, seat, place)
        best, second = self._rivals(seat, place)
        active.add(layout.comparison + ROUNDS * kind + waits)
        active.add(layout.price + self._price(here, seat, number) - 1)
        active.add(layout.left + waits + self._places_now(here, seat))
        active.add(layout.rival_left + waits + self._places_now(here, best))
        active.add(layout.suited + min(own, SUITED))
        active.add(layout.ahead + lead_input(own - suitability_at(self.profiles, best, place)))
        if second != seat:
            active.add(layout.second + lead_input(own - suitability_at(self.profiles, second, place)))
        active.add(layout.reserve + self._reserve(seat, kind, habitat, other))
        active.add(layout.rival_reserve + self._reserve(best, kind, habitat, other))
        active.add(layout.areas + min(size(here.planet(seat, habitat)), SUITED))
        active.add(layout.rival_areas + min(size(here.planet(best, habitat)), SUITED))
        self.component(ANIMAL, number)

    def _rivals(self, seat: i64, place: i64) -> tuple[i64, i64]:
        """Return the two other seats whose planets suit best; with two seats the second is the seat itself."""
        best: i64 = seat
        second: i64 = seat
        other: i64
        for other in range(self.seats):
            if other == seat:
                continue
            suits = suitability_at(self.profiles, other, place)
            if best == seat or suits > suitability_at(self.profiles, best, place):
                second = best
                best = other
            elif second == seat or suits > suitability_at(self.profiles, second, place):
                second = other
        return best, second

    def _reserve(self, seat: i64, kind: i64, habitat: i64, other: i64) -> i64:
        """Return the largest region that a tile could make suit: it touches what it should not, or the reverse."""
        if kind == MOST:
            return 0
        opposite: i64 = NOT_TOUCHING if kind == TOUCHING else TOUCHING
        return min(suitability_at(self.profiles, seat, place_of(opposite, habitat, other)), SUITED)

    def final_points(self, position: Position, seat: i64) -> list[int]:
        """Return what each animal and the objective gave."""
        here = cast(PlanetState, position)
        found = [int(self._price(here, seat, number)) if here.fate[number] == seat else 0 for number in range(IN_PLAY)]
        objective = here.objectives[seat]
        if objective == NO_OBJECTIVE:
            return [*found, 0]
        return [*found, self.box.objective_points(int(objective), int(size(here.planet(seat, objective))))]

    def final_values(self, position: Position) -> vec[i64]:
        """Return the points of a finished game, ties told apart. (P29)"""
        return final_values(cast(PlanetState, position))

    def line_of(self, subject: i64) -> str:
        """Return the line of the score sheet."""
        return "planet-sheet-objective" if subject == IN_PLAY else "planet-sheet-animal"

    def stage(self, position: Position) -> i64:
        """Return the seats and the round as one number."""
        here = cast(PlanetState, position)
        return ROUNDS * (self.seats - 2) + here.round - 1

    def meanings(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return numbers for tile, face and turn, independent of the slot in which the tile lies."""
        return meanings_of(cast(PlanetState, position), choices)


def lead_input(lead: i64) -> i64:
    """Return the number of the input for a lead."""
    return AHEAD + min(max(lead, -AHEAD), AHEAD)
