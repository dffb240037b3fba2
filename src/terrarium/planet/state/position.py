"""The state of a game of Planet: its fields, listed once, and an accessor for each fact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.fields import NO_ROW, Fields
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import append, vec
from terrarium.planet.cards.box import HABITAT_COUNT, IN_PLAY, TILES, Box
from terrarium.planet.state.geometry import FACES, SIDES
from terrarium.planet.state.options import PlanetOptions
from terrarium.planet.state.planets import add_areas, areas_of
from terrarium.planet.state.tile_piles import ALL_SLOTS, GONE, LAST_DEALT_ROUND, ROUNDS, SLOTS, put_tile, tile_at

ALL_FACES: Final = 0xFFF

#: Where a leftover tile lies. The two spots are numbered by the round in which their tiles are played. (P10)
NOT_LEFT_OVER: Final = 0
SPOT_11: Final = 11
SPOT_12: Final = 12
BOXED: Final = 13

#: The fate of an animal is the seat that won it, or one of these.
IN_GAME: Final = -1
OUT: Final = -2

#: No seat takes an animal.
NOBODY: Final = -1

#: The objective of a seat in the beginner's game. (P30)
NO_OBJECTIVE: Final = -1

#: With mystery animals, those from this number on are dealt face down. (P31)
FIRST_MYSTERY: Final = 10


class PlanetState(Position):
    """All planets, tiles, animals and objectives at one moment."""

    def __init__(self, game: PlanetOptions, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.seats: i64 = game.seats
        self.box: Box = game.cards
        self.mystery: bool = game.mystery
        self.dealt_columns: vec[i64] = game.dealt_columns
        self.round: i64 = 1
        #: The number of seats that have taken a tile in this round.
        self.seats_done: i64 = 0
        self.first_player: i64 = 0
        #: All planets, laid out by `state.planets`.
        self.planets: vec[i64] = NO_ROW
        #: ``laid[12 * seat + face]``: 5 * tile + turn, or GONE on a free face.
        self.laid: vec[i64] = NO_ROW
        #: ``covered[seat]``: the covered faces as twelve bits.
        self.covered: vec[i64] = NO_ROW
        #: The tiles of all rounds, laid out by `state.tile_piles`.
        self.tiles: vec[i64] = NO_ROW
        #: ``leftover_place[tile]``: NOT_LEFT_OVER, SPOT_11, SPOT_12 or BOXED.
        self.leftover_place: vec[i64] = NO_ROW
        #: ``objectives[seat]``: the habitat, or NO_OBJECTIVE.
        self.objectives: vec[i64] = NO_ROW
        #: The twenty animals in play; for each the round under which it lies, and its fate.
        self.animals: vec[i64] = NO_ROW
        self.column: vec[i64] = NO_ROW
        self.fate: vec[i64] = NO_ROW

    def transfer(self, source: PlanetState, fields: Fields) -> None:
        """Assign every field that changes in a game from the source, through a visitor; see `engine.fields`."""
        seats = self.seats
        self.reveals = fields.number(source.reveals)
        self.round = fields.number(source.round)
        self.seats_done = fields.number(source.seats_done)
        self.first_player = fields.number(source.first_player)
        self.planets = fields.row(source.planets, HABITAT_COUNT * seats)
        self.laid = fields.row(source.laid, FACES * seats)
        self.covered = fields.row(source.covered, seats)
        self.tiles = fields.row(source.tiles, ALL_SLOTS)
        self.leftover_place = fields.row(source.leftover_place, TILES)
        self.objectives = fields.row(source.objectives, seats)
        self.animals = fields.row(source.animals, IN_PLAY)
        self.column = fields.row(source.column, IN_PLAY)
        self.fate = fields.row(source.fate, IN_PLAY)

    # -- the round ---------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Return whether the twelve rounds are played. (P25)"""
        return self.round > ROUNDS

    def turn_seat(self) -> i64:
        """Return the seat whose turn it is. (P08)"""
        return (self.first_player + self.seats_done) % self.seats

    def actors(self) -> list[int]:
        """List the one seat whose turn it is, or nobody when the game is over."""
        return [] if self.over() else [int(self.turn_seat())]

    # -- tiles -------------------------------------------------------------------------------------------------

    def tile_in(self, slot: i64) -> i64:
        """Return the tile in a slot of this round, or GONE."""
        return tile_at(self.tiles, self.round, slot)

    def remove_tile(self, slot: i64) -> None:
        """Empty a slot of this round."""
        put_tile(self.tiles, self.round, slot, GONE)

    def left_in(self, round_number: i64) -> vec[i64]:
        """Return the tiles of a round that nobody has taken, ascending."""
        found = vec[i64]()
        slot: i64
        for slot in range(SLOTS):
            tile = tile_at(self.tiles, round_number, slot)
            if tile != GONE:
                found = append(found, tile)
        return found

    # -- planets -----------------------------------------------------------------------------------------------

    def planet(self, seat: i64, habitat: i64) -> i64:
        """Return the areas of a habitat on a seat's planet as a 60-bit mask."""
        return areas_of(self.planets, seat, habitat)

    def tile_on(self, seat: i64, face: i64) -> i64:
        """Return the tile on a face of a seat's planet, or GONE on a free face."""
        laid = self.laid[FACES * seat + face]
        return GONE if laid == GONE else laid // SIDES

    def turn_on(self, seat: i64, face: i64) -> i64:
        """Return by how many fifths the tile on a covered face is turned."""
        return self.laid[FACES * seat + face] % SIDES

    def free_faces(self, seat: i64) -> i64:
        """Return the free faces of a seat's planet as twelve bits."""
        return ALL_FACES & ~self.covered[seat]

    def place_tile(self, seat: i64, tile: i64, face: i64, turn: i64) -> None:
        """Put a tile on a free face of a seat's planet. (P08, P09)"""
        box, planets = self.box, self.planets
        habitat: i64
        for habitat in range(HABITAT_COUNT):
            add_areas(planets, seat, habitat, box.tile_areas(tile, turn, habitat) << (SIDES * face))
        self.covered[seat] |= 1 << face
        self.laid[FACES * seat + face] = SIDES * tile + turn

    # -- animals and objectives --------------------------------------------------------------------------------

    def face_down(self, number: i64) -> bool:
        """Return whether an animal in play still lies face down. (P31)"""
        return self.mystery and number >= FIRST_MYSTERY and self.dealt_columns[number] > self.round + 1

    def won_by(self, seat: i64) -> list[int]:
        """List the animals that a seat has won."""
        return [int(self.animals[number]) for number in range(IN_PLAY) if self.fate[number] == seat]

    def has_objective(self, seat: i64) -> bool:
        """Return whether a seat has an objective, known to the viewer or not. (P05, P30)"""
        return self.objectives[seat] != NO_OBJECTIVE

    # -- the whole box -----------------------------------------------------------------------------------------

    def census(self) -> dict[str, list[int]]:
        """List the fifty tiles and the animals in play, found where they lie now."""
        now = int(min(self.round, ROUNDS))
        tiles = [int(laid) // SIDES for laid in self.laid if laid != GONE]
        tiles += [tile for tile in range(TILES) if self.leftover_place[tile] > now]
        # The leftovers of the rounds before are counted where they were put away.
        tiles += [int(tile) for tile in self.tiles[SLOTS * min(self.round - 1, LAST_DEALT_ROUND) :] if tile != GONE]
        return {"tiles": sorted(tiles), "animals": sorted(int(animal) for animal in self.animals)}
