"""What a seat may know of a game of Planet, as a row of numbers. (P12)"""

from __future__ import annotations

from typing import cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.engine.features import FEATURES, Features, flag, numbered, put, put_bits, seat_names
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITATS, IN_PLAY, KINDS, MOST, TILES, Box
from terrarium.planet.game import PlanetGame
from terrarium.planet.knowledge.animal_profile import PLACES, places, profile
from terrarium.planet.position import GONE, IN_GAME, OUT, ROUNDS, PlanetPosition
from terrarium.planet.rules.actions import SLOTS
from terrarium.planet.rules.origin_of_life import NOBODY, taker
from terrarium.planet.state.regions import region_of, size

FIGURES = ["regions", "largest", "areas"]


class PlanetFeatures(Features):
    """Planets, the round's tiles, animals and the own objective."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.seats: i64 = game.seats
        self.places: vec[i64] = places(box)
        seats = seat_names(game.seats)
        animals = numbered(IN_PLAY)
        tiles = numbered(TILES)
        letters = list("abcde")
        self.at_areas = self.block("areas", [seats, HABITATS, numbered(60)], 1, "the area shows that habitat")
        self.at_figures = self.block("figures", [seats, HABITATS, FIGURES], 60, "of each habitat on each planet")
        self.at_tiles = self.block("tiles", [letters, numbered(5), HABITATS], 1, "the round's tiles, side by side")
        self.at_kind = self.block("animal kind", [animals, KINDS], 1, "of the animals that lie face up")
        self.at_habitat = self.block("animal habitat", [animals, HABITATS], 1, "the habitat of its regions")
        self.at_other = self.block("animal other", [animals, HABITATS], 1, "the habitat to touch or not to touch")
        self.at_column = self.block("animal round", [animals], 12, "the round in which it is compared next")
        self.at_won = self.block("animal won", [animals, seats], 1, "who has won it")
        self.at_out = self.block("animal out", [animals], 1, "it is out of the game")
        self.at_suits = self.block("animal suits", [animals, seats], 60, "how well each planet suits it, while in play")
        self.at_leader = self.block("animal leader", [animals, seats], 1, "who would take it if it were compared now")
        self.at_objective = self.block("objective", [seats, HABITATS], 1, "own, and at the end everybody's")
        self.at_rung = self.block("objective points", [], 12, "what the own objective gives now")
        self.at_left = self.block("tile left", [tiles], 10, "the round in which the tile was left over")
        self.at_seen = self.block("tile seen", [tiles], 1, "the tile has been turned up")
        self.at_round = self.block("round", [numbered(ROUNDS)], 1, "the round")
        self.at_first = self.block("first", [seats], 1, "who goes first in this round")
        self.at_turn = self.block("turn", [seats], 1, "whose turn it is")
        self.at_seat = self.block("seat", [numbered(game.seats, 0)], 1, "the number of the own seat")

    def write(self, position: Position, seat: i64, row: BytesWriter, base: i64) -> None:
        """Everything, block by block."""
        here = cast(PlanetPosition, position)
        over = here.round > ROUNDS
        profiles = vec[i64]([0] * (PLACES * self.seats))
        other: i64 = 0
        while other < self.seats:
            self._planet(here, (seat + other) % self.seats, other, row, base)
            profile(here.planets, (seat + other) % self.seats, profiles, PLACES * other)
            objective = here.objectives[(seat + other) % self.seats]
            if objective >= 0 and (over or other == 0):
                flag(row, base + self.at_objective + 5 * other + objective)
            other += 1
        if here.objectives[seat] >= 0:
            own: i64 = here.objectives[seat]
            areas = size(here.planets[5 * seat + own])
            put(row, base + self.at_rung, self.box.objective_points(int(own), int(areas)))
        self._animals(here, seat, profiles, row, base)
        self._tiles(here, row, base)
        flag(row, base + self.at_seat + seat)
        flag(row, base + self.at_first + (here.first - seat + self.seats) % self.seats)
        if not over:
            flag(row, base + self.at_round + here.round - 1)
            flag(row, base + self.at_turn + (here.turn_seat() - seat + self.seats) % self.seats)

    def _planet(self, here: PlanetPosition, seat: i64, other: i64, row: BytesWriter, base: i64) -> None:
        habitat: i64 = 0
        while habitat < 5:
            mask = here.planets[5 * seat + habitat]
            put_bits(row, base + self.at_areas + 300 * other + 60 * habitat, mask, 60)
            count: i64 = 0
            largest: i64 = 0
            rest: i64 = mask
            while rest != 0:
                region = region_of(rest & -rest, mask)
                rest &= ~region
                count += 1
                areas = size(region)
                if areas > largest:
                    largest = areas
            at: i64 = base + self.at_figures + 15 * other + 3 * habitat
            put(row, at, count)
            put(row, at + 1, largest)
            put(row, at + 2, size(mask))
            habitat += 1

    def _animals(self, here: PlanetPosition, seat: i64, profiles: vec[i64], row: BytesWriter, base: i64) -> None:
        number: i64 = 0
        while number < IN_PLAY:
            put(row, base + self.at_column + number, here.column[number])
            if not here.face_down(number):
                animal = here.animals[number]
                flag(row, base + self.at_kind + 3 * number + self.box.kind[animal])
                flag(row, base + self.at_habitat + 5 * number + self.box.habitat[animal])
                if self.box.kind[animal] != MOST:
                    flag(row, base + self.at_other + 5 * number + self.box.other[animal])
                if here.fate[number] == OUT:
                    flag(row, base + self.at_out + number)
                elif here.fate[number] != IN_GAME:
                    winner: i64 = (here.fate[number] - seat + self.seats) % self.seats
                    flag(row, base + self.at_won + self.seats * number + winner)
                else:
                    self._contest(here, seat, number, profiles, row, base)
            number += 1

    def _contest(
        self, here: PlanetPosition, seat: i64, number: i64, profiles: vec[i64], row: BytesWriter, base: i64
    ) -> None:
        """How well every planet suits an animal in play, and who would take it."""
        animal = here.animals[number]
        best: i64 = 0
        leader: i64 = NOBODY
        other: i64 = 0
        while other < self.seats:
            suits = profiles[PLACES * other + self.places[animal]]
            put(row, base + self.at_suits + self.seats * number + other, suits)
            if suits > best:
                best = suits
                leader = other
            elif suits == best:
                leader = NOBODY  # P20: shared best
            other += 1
        if leader == NOBODY and best > 0 and here.round == ROUNDS:
            taken = taker(self.box, here.planets, self.seats, animal, True)  # P22
            leader = NOBODY if taken == NOBODY else (taken - seat + self.seats) % self.seats
        if leader != NOBODY:
            flag(row, base + self.at_leader + self.seats * number + leader)

    def _tiles(self, here: PlanetPosition, row: BytesWriter, base: i64) -> None:
        """The round's tiles, what was left over in each round, and what has been seen at all."""
        laid: i64 = 0
        while laid < 12 * self.seats:
            if here.laid[laid] >= 0:
                flag(row, base + self.at_seen + here.laid[laid] // 5)
            laid += 1
        number: i64 = 1
        while number < here.round and number <= 10:
            slot: i64 = 5 * (number - 1)
            while slot < 5 * number:
                if here.tiles[slot] != GONE:
                    put(row, base + self.at_left + here.tiles[slot], number)
                    flag(row, base + self.at_seen + here.tiles[slot])
                slot += 1
            number += 1
        if here.round > ROUNDS:
            return
        slot = 0
        while slot < SLOTS:
            tile = here.tile_in(slot)
            if tile != GONE:
                flag(row, base + self.at_seen + tile)
                habitat: i64 = 0
                while habitat < 5:
                    sides = self.box.bits[25 * tile + habitat]
                    side: i64 = 0
                    while side < 5:
                        if sides >> side & 1:
                            flag(row, base + self.at_tiles + 25 * slot + 5 * side + habitat)
                        side += 1
                    habitat += 1
            slot += 1


def _make(game: Game) -> Features:
    return PlanetFeatures(game, cast(PlanetGame, game).cards)


FEATURES.put("planet", _make)
