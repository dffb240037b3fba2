"""Evaluation of positions of Planet: animals won and expected, and the objective."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, cast

from mypy_extensions import i64

from terrarium.engine.evaluation import POINT, Evaluation, lead_of
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITAT_COUNT, IN_PLAY, MOST, TILES, Box
from terrarium.planet.knowledge.animal_profile import empty_profiles, places, suitability_at, write_profile
from terrarium.planet.rules.actions import ACTIONS_OF_A_SLOT, face_of, slot_of, turn_of
from terrarium.planet.state.geometry import SIDES
from terrarium.planet.state.options import PlanetOptions
from terrarium.planet.state.planets import areas_of, empty_planets, set_areas
from terrarium.planet.state.position import IN_GAME, NO_OBJECTIVE, PlanetState
from terrarium.planet.state.regions import size
from terrarium.planet.state.tile_piles import ROUNDS

#: Suitability is weighed in quarters of an area. A tile still to come is expected to add this many.
GROWTH: Final = 3
GROWTH_MOST: Final = 1
#: A planet that does not qualify yet lies this many quarters behind an empty one.
UNFIT: Final[i64] = 4
#: How sharply a difference in suitability decides when the comparison is 0, 1, 2 ... tiles away, per quarter.
SHARPNESS: Final = [0.9, 0.40, 0.30, 0.24, 0.20, 0.17, 0.15, 0.14, 0.13, 0.12, 0.11, 0.10, 0.10]
#: Counts of regions are small numbers, so each one decides more.
SHARPER_MOST: Final = 1.8
FAR: Final = 160
FULL: Final = 1 << 20
#: Areas of its objective's habitat that a seat can expect of each tile to come, in quarters.
HARVEST: Final = 6
#: A lead of a point when the game is over is beyond doubt, and in the first round is worth little.
DOUBT_NOW: Final = 700
DOUBT_A_ROUND: Final = 450


def _fading() -> vec[i64]:
    """Return the weight of a planet by kind of comparison, tiles to come, and quarters behind the best."""
    weights: list[int] = []
    for factor in (SHARPER_MOST, 1.0):
        for sharpness in SHARPNESS:
            weights += [round(FULL * math.exp(-factor * sharpness * behind)) for behind in range(FAR)]
    return vec[i64](weights)


FADING: Final[vec[i64]] = _fading()
STAGES: Final = 13


def _prospects(box: Box) -> vec[i64]:
    """Return ``prospects[habitat * 244 + quarters of areas]``: an objective's points, linear between its rungs."""
    worth: list[int] = []
    for rungs in box.rungs:
        steps = [(4 * max(rungs[0].areas - 3, 0), 0), *[(4 * rung.areas, POINT * rung.points) for rung in rungs]]
        for quarters in range(244):
            value = 0
            for (low, less), (high, more) in pairwise(steps):
                if quarters >= high:
                    value = more
                elif quarters > low:
                    value = less + (more - less) * (quarters - low) // (high - low)
                    break
            worth.append(value)
    return vec[i64](worth)


class PlanetEvaluation(Evaluation):
    """Evaluates positions of Planet."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.seats: i64 = game.seats
        self.meaning_count = TILES * ACTIONS_OF_A_SLOT
        self.places: vec[i64] = places(box)
        self.prospects: vec[i64] = _prospects(box)
        self.profiles: vec[i64] = empty_profiles(game.seats)
        #: Each seat's points for the animals it has won.
        self.won: vec[i64] = vec[i64]([0] * game.seats)
        #: Animals still in play: place of the requirement, growth by a tile, row of `FADING`; then each seat's price,
        #: how well its planet suits, and what it can expect of the animal.
        self.open: vec[i64] = vec[i64]([0] * (IN_PLAY * 3))
        self.prices: vec[i64] = vec[i64]([0] * (IN_PLAY * game.seats))
        self.suited: vec[i64] = vec[i64]([0] * (IN_PLAY * game.seats))
        self.shares: vec[i64] = vec[i64]([0] * (IN_PLAY * game.seats))
        self.open_count: i64 = 0
        #: The planet and the profile of a seat after its next tile, and the weights of one animal.
        self.planet: vec[i64] = empty_planets(1)
        self.changed: vec[i64] = empty_profiles(1)
        self.weights: vec[i64] = vec[i64]([0] * game.seats)

    def values(self, position: Position) -> vec[i64]:
        """Return each seat's points for animals won and expected, and for its objective."""
        here = cast(PlanetState, position)
        if here.over():
            return final_values(here)
        self.survey(here)
        worth = self.expected(here, -1)
        seat: i64
        for seat in range(self.seats):
            worth[seat] += self.objective(here, seat, here.planets, seat, self.tiles_left(here, seat, -1))
        return worth

    def uncertainty(self, position: Position) -> i64:
        """Return the doubt, which shrinks from round to round."""
        here = cast(PlanetState, position)
        return DOUBT_NOW + DOUBT_A_ROUND * max(ROUNDS + 1 - here.round, 0)

    def survey(self, here: PlanetState) -> None:
        """Note every planet's profile, the points for its animals, and the animals still in play."""
        seat: i64
        for seat in range(self.seats):
            write_profile(here.planets, seat, self.profiles, seat)
            self.won[seat] = 0
        count: i64 = 0
        number: i64
        for number in range(IN_PLAY):
            fate = here.fate[number]
            if fate >= 0:
                self.won[fate] += self._price(here, fate, here.animals[number])
            elif fate == IN_GAME:
                self._note_open(here, number, count)
                count += 1
        self.open_count = count

    def _note_open(self, here: PlanetState, number: i64, count: i64) -> None:
        """Note requirement, growth, distance and prices of an animal still in play."""
        animal = here.animals[number]
        most: bool = self.box.kind[animal] == MOST
        stage: i64 = min(here.column[number] - here.round + 1, STAGES - 1)
        self.open[3 * count] = self.places[animal]
        self.open[3 * count + 1] = GROWTH_MOST if most else GROWTH
        self.open[3 * count + 2] = FAR * (stage if most else stage + STAGES)
        seat: i64
        for seat in range(self.seats):
            self.prices[self.seats * count + seat] = self._price(here, seat, animal)

    def tiles_left(self, here: PlanetState, seat: i64, placing: i64) -> i64:
        """Return how many tiles the seat still places; `placing` is a seat that has placed one beyond the position."""
        turn: i64 = (seat - here.first_player + self.seats) % self.seats
        return ROUNDS - here.round + (0 if turn < here.seats_done or seat == placing else 1)

    def objective(self, here: PlanetState, seat: i64, planets: vec[i64], owner: i64, left: i64) -> i64:
        """Return what the seat can expect of its objective with the owner's planet in `planets` and `left` tiles."""
        objective = here.objectives[seat]
        if objective == NO_OBJECTIVE:
            return 0
        areas: i64 = size(areas_of(planets, owner, objective))
        if left == 0:
            return POINT * self.box.objective_points(int(objective), int(areas))
        return self.prospects[objective * 244 + min(4 * areas + HARVEST * left, 243)]

    def expected(self, here: PlanetState, placing: i64) -> vec[i64]:
        """Return each seat's points for animals won and expected, and note its share of every animal in play."""
        seats = self.seats
        worth = self.won[:]
        ahead = vec[i64]([0] * seats)
        seat: i64
        for seat in range(seats):
            ahead[seat] = self.tiles_left(here, seat, placing) - (ROUNDS - here.round)
        number: i64
        for number in range(self.open_count):
            place = self.open[3 * number]
            growth = self.open[3 * number + 1]
            for seat in range(seats):
                suits = suitability_at(self.profiles, seat, place)
                self.suited[seats * number + seat] = growth * ahead[seat] + (4 * suits if suits > 0 else -UNFIT)
            part = self._weigh(number)
            for seat in range(seats):
                share = self._share(number, seat, part)
                self.shares[seats * number + seat] = share
                worth[seat] += share
        return worth

    def _weigh(self, number: i64) -> i64:
        """Weigh the seats' suitability for an animal in play; return the part of the animal per unit of weight."""
        seats = self.seats
        suited, weights, fading = self.suited, self.weights, FADING
        start: i64 = seats * number
        best: i64 = suited[start]
        seat: i64
        for seat in range(1, seats):
            if suited[start + seat] > best:
                best = suited[start + seat]
        row = self.open[3 * number + 2]
        total: i64 = 0
        for seat in range(seats):
            weight = fading[row + min(best - suited[start + seat], FAR - 1)]
            weights[seat] = weight
            total += weight
        return (FULL << 20) // total  # one division instead of one for every seat

    def _share(self, number: i64, seat: i64, part: i64) -> i64:
        """Return what the seat can expect of the animal that was weighed last."""
        return self.prices[self.seats * number + seat] * self.weights[seat] * part >> 40

    def _price(self, here: PlanetState, seat: i64, animal: i64) -> i64:
        """Return what the animal would give the seat. (P28, P30)"""
        objective = here.objectives[seat]
        return POINT if objective == NO_OBJECTIVE or self.box.habitat[animal] == objective else 2 * POINT

    def action_leads(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return the lead after each choice, before the other seats act."""
        here = cast(PlanetState, position)
        self.survey(here)
        before = self.expected(here, seat)
        left = self.tiles_left(here, seat, seat)
        other: i64
        for other in range(self.seats):
            if other != seat:
                coming = self.tiles_left(here, other, seat)
                before[other] += self.objective(here, other, here.planets, other, coming)
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            self._place(here, seat, choices[number])
            worth = before[:]
            worth[seat] += self.objective(here, seat, self.planet, 0, left)
            self._correct(worth, seat)
            found[number] = lead_of(worth, seat)
        return found

    def _place(self, here: PlanetState, seat: i64, action: i64) -> None:
        """Note the seat's planet as it is after the action."""
        tile, face, turn = here.tile_in(slot_of(action)), face_of(action), turn_of(action)
        habitat: i64
        for habitat in range(HABITAT_COUNT):
            areas = here.planet(seat, habitat) | self.box.tile_areas(tile, turn, habitat) << (SIDES * face)
            set_areas(self.planet, 0, habitat, areas)

    def _correct(self, worth: vec[i64], seat: i64) -> None:
        """Correct the shares of the animals whose requirement the seat's new tile changes."""
        seats = self.seats
        write_profile(self.planet, 0, self.changed, 0)
        number: i64
        other: i64
        for number in range(self.open_count):
            place = self.open[3 * number]
            suits = suitability_at(self.changed, 0, place)
            if suits != suitability_at(self.profiles, seat, place):
                before = self.suited[seats * number + seat]
                self.suited[seats * number + seat] = 4 * suits if suits > 0 else -UNFIT
                part = self._weigh(number)
                self.suited[seats * number + seat] = before
                for other in range(seats):
                    worth[other] += self._share(number, other, part) - self.shares[seats * number + other]

    def meanings(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """Return numbers for tile, face and turn, independent of the slot in which the tile lies."""
        here = cast(PlanetState, position)
        found = vec[i64]([0] * len(choices))
        number: i64
        for number in range(len(choices)):
            action = choices[number]
            found[number] = here.tile_in(slot_of(action)) * ACTIONS_OF_A_SLOT + action % ACTIONS_OF_A_SLOT
        return found


def final_values(here: PlanetState) -> vec[i64]:
    """Return the final points, with a little for each animal to break ties. (P29)"""
    scores = here.scores()
    found = vec[i64]([0] * len(scores))
    seat: i64
    for seat in range(len(scores)):
        found[seat] = scores[seat] * POINT
    number: i64
    for number in range(IN_PLAY):
        if here.fate[number] >= 0:
            found[here.fate[number]] += 20
    return found


def make_evaluation(game: Game) -> Evaluation:
    """Make an evaluation for the cards of the game."""
    return PlanetEvaluation(game, cast(PlanetOptions, game).cards)
