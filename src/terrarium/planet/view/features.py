"""Features of a position of Planet: what a seat may know, as a row of numbers. (P12)"""

from __future__ import annotations

from typing import cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.engine.features import Features, RowMemo, flag, numbered, put, seat_names
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITAT_COUNT, HABITATS, IN_PLAY, KINDS, TILES, Box
from terrarium.planet.knowledge.animal_profile import places, suitability_at
from terrarium.planet.rules.actions import SLOT_NAMES
from terrarium.planet.rules.origin_of_life import taker
from terrarium.planet.state.geometry import AREAS, FACES, SIDES
from terrarium.planet.state.options import PlanetOptions
from terrarium.planet.state.position import IN_GAME, NO_OBJECTIVE, NOBODY, OUT, PlanetState
from terrarium.planet.state.regions import size
from terrarium.planet.state.tile_piles import GONE, LAST_DEALT_ROUND, ROUNDS, SLOTS, tile_at
from terrarium.planet.view.row_memo import PlanetRowMemo

FIGURES = ["regions", "largest", "areas"]


class PlanetFeatures(Features):
    """Writes planets, the round's tiles, animals and the own objective."""

    def __init__(self, game: Game, box: Box) -> None:
        super().__init__(game)
        self.box = box
        self.seats: i64 = game.seats
        self.places: vec[i64] = places(box)
        seats = seat_names(game.seats)
        animals = numbered(IN_PLAY)
        tiles = numbered(TILES)
        letters = list(SLOT_NAMES)
        self.at_areas = self.block("areas", [seats, HABITATS, numbered(AREAS)], 1, "the area shows that habitat")
        self.at_figures = self.block("figures", [seats, HABITATS, FIGURES], 60, "of each habitat on each planet")
        self.at_tiles = self.block("tiles", [letters, numbered(SIDES), HABITATS], 1, "the round's tiles, side by side")
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
        #: What a row is put together from: each tile, an empty slot, and what follows the animals.
        self._tiles: list[bytes] = [_side_by_side(box, tile) for tile in range(TILES)]
        self._no_tile: bytes = bytes(SIDES * HABITAT_COUNT)
        self._zeros: bytes = bytes(self.size - self.at_column)

    def memo(self) -> RowMemo:
        """Make an empty memo."""
        return PlanetRowMemo(self.seats)

    def append(self, position: Position, seat: i64, row: BytesWriter, memo: RowMemo) -> None:
        """Append all blocks for a seat."""
        here = cast(PlanetState, position)
        kept = cast(PlanetRowMemo, memo)
        over = here.over()
        base: i64 = len(row)
        kept.update(here)
        self._boards(here, seat, kept, row)
        other: i64
        for other in range(self.seats):
            objective = here.objectives[(seat + other) % self.seats]
            if objective != NO_OBJECTIVE and (over or other == 0):
                flag(row, base + self.at_objective + HABITAT_COUNT * other + objective)
        own = here.objectives[seat]
        if own != NO_OBJECTIVE:
            areas = size(here.planet(seat, own))
            put(row, base + self.at_rung, self.box.objective_points(int(own), int(areas)))
        self._animals(here, seat, kept.profiles, row, base)
        self._seen_tiles(here, row, base)
        flag(row, base + self.at_seat + seat)
        flag(row, base + self.at_first + (here.first_player - seat + self.seats) % self.seats)
        if not over:
            flag(row, base + self.at_round + here.round - 1)
            flag(row, base + self.at_turn + (here.turn_seat() - seat + self.seats) % self.seats)

    def _boards(self, here: PlanetState, seat: i64, kept: PlanetRowMemo, row: BytesWriter) -> None:
        """Append planets, the tiles of this round and the animals that lie face up, and zeros for all other blocks."""
        other: i64
        for other in range(self.seats):
            row.write(kept.areas[(seat + other) % self.seats])
        for other in range(self.seats):
            row.write(kept.figures[(seat + other) % self.seats])
        over = here.over()
        slot: i64
        for slot in range(SLOTS):
            tile: i64 = GONE if over else here.tile_in(slot)
            row.write(self._no_tile if tile == GONE else self._tiles[tile])
        row.write(kept.animals)
        row.write(self._zeros)

    def _animals(self, here: PlanetState, seat: i64, profiles: vec[i64], row: BytesWriter, base: i64) -> None:
        """Write the animals in play, as far as they lie face up."""
        number: i64
        for number in range(IN_PLAY):
            put(row, base + self.at_column + number, here.column[number])
            if here.face_down(number):
                continue
            if here.fate[number] == OUT:
                flag(row, base + self.at_out + number)
            elif here.fate[number] != IN_GAME:
                winner: i64 = (here.fate[number] - seat + self.seats) % self.seats
                flag(row, base + self.at_won + self.seats * number + winner)
            else:
                self._contest(here, seat, number, profiles, row, base)

    def _contest(
        self, here: PlanetState, seat: i64, number: i64, profiles: vec[i64], row: BytesWriter, base: i64
    ) -> None:
        """Write how well every planet suits an animal in play, and who would take it."""
        animal = here.animals[number]
        best: i64 = 0
        leader: i64 = NOBODY
        other: i64
        for other in range(self.seats):
            suits = suitability_at(profiles, (seat + other) % self.seats, self.places[animal])
            put(row, base + self.at_suits + self.seats * number + other, suits)
            if suits > best:
                best = suits
                leader = other
            elif suits == best:
                leader = NOBODY  # P20: shared best
        if leader == NOBODY and best > 0 and here.round == ROUNDS:
            taken = taker(self.box, here.planets, self.seats, animal, True)  # P22
            leader = NOBODY if taken == NOBODY else (taken - seat + self.seats) % self.seats
        if leader != NOBODY:
            flag(row, base + self.at_leader + self.seats * number + leader)

    def _seen_tiles(self, here: PlanetState, row: BytesWriter, base: i64) -> None:
        """Write the tiles on planets, those of this round and the leftovers of each round before."""
        seat: i64
        face: i64
        for seat in range(self.seats):
            for face in range(FACES):
                tile = here.tile_on(seat, face)
                if tile != GONE:
                    flag(row, base + self.at_seen + tile)
        number: i64
        slot: i64
        if not here.over():
            for slot in range(SLOTS):
                tile = here.tile_in(slot)
                if tile != GONE:
                    flag(row, base + self.at_seen + tile)
        for number in range(1, min(here.round, LAST_DEALT_ROUND + 1)):
            for slot in range(SLOTS):
                tile = tile_at(here.tiles, number, slot)
                if tile != GONE:
                    put(row, base + self.at_left + tile, number)
                    flag(row, base + self.at_seen + tile)


def _side_by_side(box: Box, tile: i64) -> bytes:
    """Return the habitats on the sides of a tile, as the block of the round's tiles has them."""
    row = BytesWriter()
    row.write(bytes(SIDES * HABITAT_COUNT))
    habitat: i64
    side: i64
    for habitat in range(HABITAT_COUNT):
        areas = box.tile_areas(tile, 0, habitat)
        for side in range(SIDES):
            if areas >> side & 1:
                flag(row, HABITAT_COUNT * side + habitat)
    return row.getvalue()


def make_features(game: Game) -> Features:
    """Make features for the cards of the game."""
    return PlanetFeatures(game, cast(PlanetOptions, game).cards)
