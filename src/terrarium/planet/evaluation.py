"""Who is ahead in Planet: animals won and to come, rungs in reach, regions that can grow."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, cast

from mypy_extensions import i64

from terrarium.engine.evaluation import EXPERTS, POINT, Evaluation, Expertise, leads_of
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.planet.actions import face_of, slot_of, turn_of
from terrarium.planet.cards import IN_PLAY, MOST, Box
from terrarium.planet.position import IN_GAME, ROUNDS, PlanetPosition
from terrarium.planet.profile import PLACES, places, profile
from terrarium.planet.regions import size

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
        self.planet: vec[i64] = vec[i64]([0] * 5)
        #: What each seat's animals give it.
        self.won: vec[i64] = vec[i64]([0] * game.seats)
        #: Animals still in play: place of the requirement, growth by a tile, row of `FADING`; then each seat's price.
        self.open: vec[i64] = vec[i64]([0] * (IN_PLAY * 3))
        self.prices: vec[i64] = vec[i64]([0] * (IN_PLAY * game.seats))
        self.open_count: i64 = 0

    def values(self, position: Position) -> vec[i64]:
        """Points won, expected animals, and the objective."""
        here = cast(PlanetPosition, position)
        if here.over():
            return self._final(here)
        self._look_around(here)
        return self._weigh(here, -1)

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

    def _weigh(self, here: PlanetPosition, placing: i64) -> vec[i64]:
        """The values by what was noted; `placing` is a seat that has just laid its tile, beyond the position."""
        box = self.box
        worth = self.won[:]
        ahead = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            left: i64 = ROUNDS + 1 - here.round
            turn: i64 = (seat - here.first + self.seats) % self.seats
            ahead[seat] = 0 if turn < here.placed or seat == placing else 1
            left += ahead[seat] - 1
            objective = here.objectives[seat]
            if objective >= 0:
                planet: i64 = self.planet[objective] if seat == placing else here.planets[5 * seat + objective]
                areas: i64 = size(planet)
                if left == 0:
                    worth[seat] += POINT * box.objective_points(int(objective), int(areas))
                else:
                    worth[seat] += self.prospects[objective * 244 + min(4 * areas + HARVEST * left, 243)]
            seat += 1
        self._share_out(worth, ahead)
        return worth

    def _share_out(self, worth: vec[i64], ahead: vec[i64]) -> None:
        """Share out every animal still in play by how well planets suit it."""
        seats = self.seats
        profiles, animals, prices, fading = self.profiles, self.open, self.prices, FADING
        score = vec[i64]([0] * seats)
        number: i64 = 0
        while number < self.open_count:
            place = animals[3 * number]
            growth = animals[3 * number + 1]
            best: i64 = -1000
            seat: i64 = 0
            while seat < seats:
                suits = profiles[PLACES * seat + place]
                value: i64 = growth * ahead[seat] + (4 * suits if suits > 0 else -UNFIT)
                score[seat] = value
                if value > best:
                    best = value
                seat += 1
            row = animals[3 * number + 2]
            total: i64 = 0
            seat = 0
            while seat < seats:
                score[seat] = fading[row + min(best - score[seat], FAR - 1)]
                total += score[seat]
                seat += 1
            part: i64 = (FULL << 20) // total  # one division instead of one for every seat
            seat = 0
            while seat < seats:
                worth[seat] += prices[seats * number + seat] * score[seat] * part >> 40
                seat += 1
            number += 1

    def _price(self, here: PlanetPosition, seat: i64, animal: i64) -> i64:
        """What the animal would give the seat. (P28, P30)"""
        objective = here.objectives[seat]
        return POINT if objective < 0 or self.box.habitat[animal] == objective else 2 * POINT

    def hopes(self, position: Position, seat: i64, choices: vec[i64]) -> vec[i64]:
        """The lead with each tile laid, before anyone answers."""
        here = cast(PlanetPosition, position)
        self._look_around(here)
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
            profile(self.planet, 0, self.profiles, PLACES * seat)
            found[number] = leads_of(self._weigh(here, seat), self.seats)[seat]
            number += 1
        return found

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
