"""Evaluation of positions of Planet by networks: what each animal and the objective will give a seat."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from terrarium.engine.evaluation import POINT
from terrarium.engine.game import Game
from terrarium.engine.network import Network
from terrarium.engine.network_evaluation import InputLayout, NetworkEvaluation, spread_layout
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITAT_COUNT, IN_PLAY, MOST, NOT_TOUCHING, TOUCHING, Box
from terrarium.planet.knowledge.animal_profile import place_of, suitability_at
from terrarium.planet.knowledge.evaluation import PlanetEvaluation, final_values
from terrarium.planet.state.geometry import AREAS as ALL_AREAS
from terrarium.planet.state.options import PlanetOptions
from terrarium.planet.state.planets import areas_of
from terrarium.planet.state.position import IN_GAME, NO_OBJECTIVE, PlanetState
from terrarium.planet.state.regions import size, touched
from terrarium.planet.state.tile_piles import ROUNDS

ANIMAL: Final = 0
OBJECTIVE: Final = 1
#: The subject after the animals is the objective.
SUBJECTS: Final = IN_PLAY + 1
#: Counts are read up to these.
SUITED: Final = 15
AHEAD: Final = 10
AREAS: Final = 30
ROOM: Final = 12
PROMISED: Final = 15
SEAT_COUNTS: Final = 3
#: What the game's own knowledge expects of an animal is read in this many parts of its price.
PARTS: Final = 16
EVERYWHERE: Final[i64] = (1 << ALL_AREAS) - 1


class AnimalLayout(InputLayout):
    """One animal in play, for one seat: the comparison, and how well its planet and those of the best rivals suit."""

    def __init__(self) -> None:
        super().__init__("animal", [32], -2, 2)
        self.comparison = self.group("kind of comparison and rounds before it", 3 * ROUNDS)
        self.seats = self.group("seats", SEAT_COUNTS)
        self.price = self.group("points", 2)
        self.expected = self.group("expected without networks, and rounds before the comparison", (PARTS + 1) * ROUNDS)
        self.left = self.group("own tiles before the comparison", ROUNDS + 1)
        self.rival_left = self.group("tiles of the best rival before the comparison", ROUNDS + 1)
        self.suited = self.group("how well the own planet suits", SUITED + 1)
        self.ahead = self.group("ahead of the best rival", 2 * AHEAD + 1)
        self.second = self.group("ahead of the second rival", 2 * AHEAD + 1)
        self.reserve = self.group("the own region that could come to suit", SUITED + 1)
        self.rival_reserve = self.group("the best rival's region that could come to suit", SUITED + 1)
        self.areas = self.group("own areas of the habitat", SUITED + 1)
        self.rival_areas = self.group("the best rival's areas of the habitat", SUITED + 1)
        self.room = self.group("free areas beside the own habitat", ROOM + 1)
        self.rival_room = self.group("free areas beside the best rival's habitat", ROOM + 1)


class ObjectiveLayout(InputLayout):
    """The objective of one seat."""

    def __init__(self) -> None:
        super().__init__("objective", [24], -20, 20)
        self.habitat = self.group("habitat", 5)
        self.areas = self.group("areas", AREAS + 1)
        self.left = self.group("own tiles to come", ROUNDS + 1)
        self.seats = self.group("seats", SEAT_COUNTS)
        self.expected = self.group("points expected without networks", PROMISED + 1)
        self.room = self.group("free areas beside the habitat", ROOM + 1)


def network_layouts() -> list[InputLayout]:
    """Return what the networks of Planet read."""
    return [AnimalLayout(), ObjectiveLayout(), spread_layout("seats and round", SEAT_COUNTS * ROUNDS, 100)]


class PlanetNetworkEvaluation(NetworkEvaluation):
    """Evaluates positions of Planet by networks, which correct what the game's own knowledge expects."""

    def __init__(self, game: Game, networks: list[Network]) -> None:
        box = cast(PlanetOptions, game).cards
        knowledge = PlanetEvaluation(game, box)
        super().__init__(game, knowledge, network_layouts(), networks, SUBJECTS)
        self.box: Box = box
        self.knowledge = knowledge
        self.animal = AnimalLayout()
        self.objective = ObjectiveLayout()
        self.seats: i64 = game.seats
        #: Of each seat and habitat: the free areas beside the habitat.
        self.room: vec[i64] = vec[i64]([0] * (HABITAT_COUNT * game.seats))

    def survey(self, position: Position) -> None:
        """Note every planet's profile, what each seat can expect of every animal, and the room to grow."""
        here = cast(PlanetState, position)
        self.knowledge.survey(here)
        self.knowledge.expected(here, -1)
        seat: i64
        habitat: i64
        for seat in range(self.seats):
            free: i64 = EVERYWHERE
            for habitat in range(HABITAT_COUNT):
                free &= ~areas_of(here.planets, seat, habitat)
            for habitat in range(HABITAT_COUNT):
                beside = size(touched(areas_of(here.planets, seat, habitat)) & free)
                self.room[HABITAT_COUNT * seat + habitat] = min(beside, ROOM)

    def write_components(self, position: Position, seat: i64) -> None:
        """Note animals won and what is expected of those in play; call for these, and for the objective."""
        here = cast(PlanetState, position)
        self.active.add(self.animal.seats + self.seats - 2)
        self.share(ANIMAL)
        in_play: i64 = 0
        number: i64
        for number in range(IN_PLAY):
            if here.fate[number] == IN_GAME:
                expected = self.knowledge.shares[self.seats * in_play + seat]
                self.expected[number] = expected
                self._animal(here, seat, number, expected)
                in_play += 1
            elif here.fate[number] == seat:
                self.expected[number] = POINT * self._price(here, seat, number)
        self._objective(here, seat)

    def _objective(self, here: PlanetState, seat: i64) -> None:
        """Note what is expected of the objective, and call for it."""
        objective = here.objectives[seat]
        if objective == NO_OBJECTIVE:
            return
        layout, active = self.objective, self.active
        left = self.knowledge.tiles_left(here, seat, -1)
        expected = self.knowledge.objective(here, seat, here.planets, seat, left)
        self.expected[IN_PLAY] = expected
        if left == 0:
            return
        active.keep(0)
        self.share(OBJECTIVE)
        active.add(layout.habitat + objective)
        active.add(layout.areas + min(size(here.planet(seat, objective)), AREAS))
        active.add(layout.left + left)
        active.add(layout.seats + self.seats - 2)
        active.add(layout.expected + min((expected + POINT // 2) // POINT, PROMISED))
        active.add(layout.room + self.room[HABITAT_COUNT * seat + objective])
        self.component(OBJECTIVE, IN_PLAY)

    def _places_now(self, here: PlanetState, seat: i64) -> i64:
        """Return 1 if the seat still places a tile in this round."""
        turn: i64 = (seat - here.first_player + self.seats) % self.seats
        return 0 if turn < here.seats_done else 1

    def _price(self, here: PlanetState, seat: i64, number: i64) -> i64:
        """Return the points that an animal gives the seat. (P28, P30)"""
        objective = here.objectives[seat]
        return 1 if objective == NO_OBJECTIVE or self.box.habitat[here.animals[number]] == objective else 2

    def _animal(self, here: PlanetState, seat: i64, number: i64, expected: i64) -> None:
        """Write the inputs of an animal in play."""
        layout, active = self.animal, self.active
        animal = here.animals[number]
        kind, habitat = self.box.kind[animal], self.box.habitat[animal]
        other: i64 = max(self.box.other[animal], 0)
        place = place_of(kind, habitat, other)
        profiles = self.knowledge.profiles
        waits: i64 = here.column[number] - here.round
        price = self._price(here, seat, number)
        part: i64 = (PARTS * expected + POINT * price // 2) // (POINT * price)
        own = suitability_at(profiles, seat, place)
        best, second = self._rivals(seat, place)
        active.add(layout.comparison + ROUNDS * kind + waits)
        active.add(layout.price + price - 1)
        active.add(layout.expected + ROUNDS * min(part, PARTS) + waits)
        active.add(layout.left + waits + self._places_now(here, seat))
        active.add(layout.rival_left + waits + self._places_now(here, best))
        active.add(layout.suited + min(own, SUITED))
        active.add(layout.ahead + lead_input(own - suitability_at(profiles, best, place)))
        if second != seat:
            active.add(layout.second + lead_input(own - suitability_at(profiles, second, place)))
        active.add(layout.reserve + self._reserve(seat, kind, habitat, other))
        active.add(layout.rival_reserve + self._reserve(best, kind, habitat, other))
        active.add(layout.areas + min(size(here.planet(seat, habitat)), SUITED))
        active.add(layout.rival_areas + min(size(here.planet(best, habitat)), SUITED))
        active.add(layout.room + self.room[HABITAT_COUNT * seat + habitat])
        active.add(layout.rival_room + self.room[HABITAT_COUNT * best + habitat])
        self.component(ANIMAL, number)

    def _rivals(self, seat: i64, place: i64) -> tuple[i64, i64]:
        """Return the two other seats whose planets suit best; with two seats the second is the seat itself."""
        best: i64 = seat
        second: i64 = seat
        other: i64
        for other in range(self.seats):
            if other == seat:
                continue
            suits = suitability_at(self.knowledge.profiles, other, place)
            if best == seat or suits > suitability_at(self.knowledge.profiles, best, place):
                second = best
                best = other
            elif second == seat or suits > suitability_at(self.knowledge.profiles, second, place):
                second = other
        return best, second

    def _reserve(self, seat: i64, kind: i64, habitat: i64, other: i64) -> i64:
        """Return the largest region that a tile could make suit: it touches what it should not, or the reverse."""
        if kind == MOST:
            return 0
        opposite: i64 = NOT_TOUCHING if kind == TOUCHING else TOUCHING
        return min(suitability_at(self.knowledge.profiles, seat, place_of(opposite, habitat, other)), SUITED)

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


def lead_input(lead: i64) -> i64:
    """Return the number of the input for a lead."""
    return AHEAD + min(max(lead, -AHEAD), AHEAD)
