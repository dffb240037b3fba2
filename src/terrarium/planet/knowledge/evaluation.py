"""Who is ahead in Planet: animals won and to come, rungs in reach, regions that can grow."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, cast

from mypy_extensions import i64

from terrarium.engine.evaluation import EXPERTS, POINT, Evaluation, Expertise, lead_of
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import IN_PLAY, MOST, Box
from terrarium.planet.knowledge.animal_profile import PLACES, places, profile
from terrarium.planet.position import IN_GAME, ROUNDS, PlanetPosition
from terrarium.planet.rules.actions import face_of, slot_of, turn_of
from terrarium.planet.state.regions import size

#: Suitability is weighed in quarters of an area; a tile still to come adds so many to what an animal looks for.
GROWTH: Final = 3
GROWTH_MOST: Final = 1
#: A planet that does not qualify yet is so many quarters behind one that does at all.
UNFIT: Final = 4
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
    """Weight of a planet by kind of comparison, tiles to come, and quarters behind the best."""
    weights: list[int] = []
    for factor in (SHARPER_MOST, 1.0):
        for sharpness in SHARPNESS:
            weights += [round(FULL * math.exp(-factor * sharpness * behind)) for behind in range(FAR)]
    return vec[i64](weights)


FADING: Final[vec[i64]] = _fading()
STAGES: Final = 13


def _prospects(box: Box) -> vec[i64]:
    """``prospects[habitat * 244 + quarters of areas]``: what an objective gives, evenly between its rungs."""
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
    """Judges positions of Planet."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.seats: i64 = game.seats
        self.meaning_count = 3000  # 50 tiles x 12 faces x 5 turns
        self.places: vec[i64] = places(box)
        self.prospects: vec[i64] = _prospects(box)
        self.profiles: vec[i64] = vec[i64]([0] * (PLACES * game.seats))
        #: What each seat's animals give it.
        self.won: vec[i64] = vec[i64]([0] * game.seats)
        #: Animals still in play: place of the requirement, growth by a tile, row of `FADING`; then each seat's price,
        #: how well its planet suits, and what it can expect of the animal.
        self.open: vec[i64] = vec[i64]([0] * (IN_PLAY * 3))
        self.prices: vec[i64] = vec[i64]([0] * (IN_PLAY * game.seats))
        self.suited: vec[i64] = vec[i64]([0] * (IN_PLAY * game.seats))
        self.shares: vec[i64] = vec[i64]([0] * (IN_PLAY * game.seats))
        self.open_count: i64 = 0
        #: The planet and the profile of a seat that has laid its tile, and one animal's shares then.
        self.planet: vec[i64] = vec[i64]([0] * 5)
        self.changed: vec[i64] = vec[i64]([0] * PLACES)
        self.weights: vec[i64] = vec[i64]([0] * game.seats)

    def values(self, position: Position) -> vec[i64]:
        """Points won, expected animals, and the objective."""
        here = cast(PlanetPosition, position)
        if here.over():
            return self._final(here)
        self._look_around(here)
        worth = self._expected(here, -1)
        seat: i64 = 0
        while seat < self.seats:
            worth[seat] += self._objective(here, seat, here.planets, 5 * seat, self._tiles_left(here, seat, -1))
            seat += 1
        return worth

    def _final(self, here: PlanetPosition) -> vec[i64]:
        """P29: points, then animals."""
        found = vec[i64]([0] * self.seats)
        scores = here.scores()
        seat: i64 = 0
        while seat < self.seats:
            found[seat] = scores[seat] * POINT
            seat += 1
        number: i64 = 0
        while number < IN_PLAY:
            if here.fate[number] >= 0:
                found[here.fate[number]] += 20
            number += 1
        return found

    def doubt(self, position: Position) -> i64:
        """Less from round to round."""
        here = cast(PlanetPosition, position)
        return DOUBT_NOW + DOUBT_A_ROUND * max(ROUNDS + 1 - here.round, 0)

    def _look_around(self, here: PlanetPosition) -> None:
        """Note every planet's profile, what its animals give, and the animals still in play."""
        seat: i64 = 0
        while seat < self.seats:
            profile(here.planets, seat, self.profiles, PLACES * seat)
            self.won[seat] = 0
            seat += 1
        count: i64 = 0
        number: i64 = 0
        while number < IN_PLAY:
            fate = here.fate[number]
            if fate >= 0:
                self.won[fate] += self._price(here, fate, here.animals[number])
            elif fate == IN_GAME:
                self._note_open(here, number, count)
                count += 1
            number += 1
        self.open_count = count

    def _note_open(self, here: PlanetPosition, number: i64, count: i64) -> None:
        """Note what matters of an animal still in play, as the next one."""
        animal = here.animals[number]
        most: bool = self.box.kind[animal] == MOST
        stage: i64 = min(here.column[number] - here.round + 1, STAGES - 1)
        self.open[3 * count] = self.places[animal]
        self.open[3 * count + 1] = GROWTH_MOST if most else GROWTH
        self.open[3 * count + 2] = FAR * (stage if most else stage + STAGES)
        seat: i64 = 0
        while seat < self.seats:
            self.prices[self.seats * count + seat] = self._price(here, seat, animal)
            seat += 1

    def _tiles_left(self, here: PlanetPosition, seat: i64, placing: i64) -> i64:
        """How many tiles the seat still lays; `placing` is a seat that has just laid one, beyond the position."""
        turn: i64 = (seat - here.first + self.seats) % self.seats
        return ROUNDS - here.round + (0 if turn < here.placed or seat == placing else 1)

    def _objective(self, here: PlanetPosition, seat: i64, planets: vec[i64], start: i64, left: i64) -> i64:
        """What the seat can expect of its objective with the planet in `planets` and so many tiles to come."""
        objective = here.objectives[seat]
        if objective < 0:
            return 0
        areas: i64 = size(planets[start + objective])
        if left == 0:
            return POINT * self.box.objective_points(int(objective), int(areas))
        return self.prospects[objective * 244 + min(4 * areas + HARVEST * left, 243)]

    def _expected(self, here: PlanetPosition, placing: i64) -> vec[i64]:
        """What each seat has of its animals and can expect of those in play, noted for each of them too."""
        seats = self.seats
        worth = self.won[:]
        ahead = vec[i64]([0] * seats)
        seat: i64 = 0
        while seat < seats:
            ahead[seat] = self._tiles_left(here, seat, placing) - (ROUNDS - here.round)
            seat += 1
        number: i64 = 0
        while number < self.open_count:
            place = self.open[3 * number]
            growth = self.open[3 * number + 1]
            seat = 0
            while seat < seats:
                suits = self.profiles[PLACES * seat + place]
                self.suited[seats * number + seat] = growth * ahead[seat] + (4 * suits if suits > 0 else -UNFIT)
                seat += 1
            part = self._weigh(number)
            seat = 0
            while seat < seats:
                share = self._share(number, seat, part)
                self.shares[seats * number + seat] = share
                worth[seat] += share
                seat += 1
            number += 1
        return worth

    def _weigh(self, number: i64) -> i64:
        """Weigh the seats' suitability for an animal in play; return the part of it that each unit of weight gets."""
        seats = self.seats
        suited, weights, fading = self.suited, self.weights, FADING
        start: i64 = seats * number
        best: i64 = suited[start]
        seat: i64 = 1
        while seat < seats:
            if suited[start + seat] > best:
                best = suited[start + seat]
            seat += 1
        row = self.open[3 * number + 2]
        total: i64 = 0
        seat = 0
        while seat < seats:
            weight = fading[row + min(best - suited[start + seat], FAR - 1)]
            weights[seat] = weight
            total += weight
            seat += 1
        return (FULL << 20) // total  # one division instead of one for every seat

    def _share(self, number: i64, seat: i64, part: i64) -> i64:
        """What the seat can expect of an animal in play, as it was weighed last."""
        return self.prices[self.seats * number + seat] * self.weights[seat] * part >> 40

    def _price(self, here: PlanetPosition, seat: i64, animal: i64) -> i64:
        """What the animal would give the seat. (P28, P30)"""
        objective = here.objectives[seat]
        return POINT if objective < 0 or self.box.habitat[animal] == objective else 2 * POINT

    def hopes(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The lead with each tile laid, before anyone answers."""
        here = cast(PlanetPosition, position)
        self._look_around(here)
        before = self._expected(here, seat)
        left = self._tiles_left(here, seat, seat)
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                coming = self._tiles_left(here, other, seat)
                before[other] += self._objective(here, other, here.planets, 5 * other, coming)
            other += 1
        found = vec[i64]([0] * len(choices))
        number: i64 = 0
        while number < len(choices):
            action = choices[number]
            bits: i64 = (here.tile_in(slot_of(action)) * 5 + turn_of(action)) * 5
            shift: i64 = 5 * face_of(action)
            habitat: i64 = 0
            while habitat < 5:
                self.planet[habitat] = here.planets[5 * seat + habitat] | self.box.bits[bits + habitat] << shift
                habitat += 1
            worth = before[:]
            worth[seat] += self._objective(here, seat, self.planet, 0, left)
            self._correct(worth, seat)
            found[number] = lead_of(worth, seat)
            number += 1
        return found

    def _correct(self, worth: vec[i64], seat: i64) -> None:
        """Share out anew the animals that the seat's planet suits otherwise with the tile that it has laid."""
        seats = self.seats
        profile(self.planet, 0, self.changed, 0)
        number: i64 = 0
        while number < self.open_count:
            place = self.open[3 * number]
            suits = self.changed[place]
            if suits != self.profiles[PLACES * seat + place]:
                kept = self.suited[seats * number + seat]
                self.suited[seats * number + seat] = 4 * suits if suits > 0 else -UNFIT
                part = self._weigh(number)
                self.suited[seats * number + seat] = kept
                other: i64 = 0
                while other < seats:
                    worth[other] += self._share(number, other, part) - self.shares[seats * number + other]
                    other += 1
            number += 1

    def meanings(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The tile itself instead of the slot that it lies in."""
        here = cast(PlanetPosition, position)
        found = vec[i64]([0] * len(choices))
        number: i64 = 0
        while number < len(choices):
            action = choices[number]
            found[number] = here.tile_in(slot_of(action)) * 60 + action % 60
            number += 1
        return found


def _make(game: Game) -> Evaluation:
    from terrarium.planet.game import PlanetGame

    return PlanetEvaluation(game, cast(PlanetGame, game).cards)


EXPERTS.put(
    "planet",
    Expertise(
        _make,
        {
            "seedling": "greedy:slip=0.6",
            "sprout": "greedy:slip=0.25",
            "sapling": "greedy",
            "tree": "search:iterations=100",
            "ancient": "search:time=1.8,iterations=3000",
        },
    ),
)
