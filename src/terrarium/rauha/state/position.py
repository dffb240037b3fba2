"""The state of a game of Rauha: its fields, listed once, and an accessor for each fact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.fields import NO_ROW, Fields
from terrarium.engine.game import Game
from terrarium.engine.journal import Journal
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import ALL_CELLS, CARDS, CELLS, ENTITIES
from terrarium.rauha.state.boards import biome_at, set_biome
from terrarium.rauha.state.phases import (
    CHOOSING,
    END,
    METSAT_SOURCE,
    NO_CARD,
    NOTHING_PENDING,
    ORIGIN_COUNT,
    ROUNDS,
)
from terrarium.rauha.state.satellites import NOT_CHOSEN, PLACED, pile_start, satellite_of

#: How many rows a seat has on the score sheet: one for each origin of points in each round.
SHEET_ROWS: Final = ROUNDS * ORIGIN_COUNT


class RauhaState(Position):
    """All boards, crystals, points and cards at one moment."""

    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.seats: i64 = game.seats
        #: Where all totems stand, 1 to 16; END after the last scoring. (R09)
        self.totem: i64 = 1
        self.step: i64 = CHOOSING
        #: Whether the totems stand on a corner. (R34)
        self.scoring: bool = False
        self.first_player: i64 = 0
        #: The number of seats that have finished their part of this turn or scoring.
        self.seats_done: i64 = 0
        #: The height of the score marker that moved last. (R16)
        self.top_height: i64 = 0
        #: Of the seat that activates: entities invited in this turn; sources used, sources that `candidates` leaves
        #: out, sources usable now, and those of them that "the rest" uses.
        self.invited: i64 = 0
        self.used: i64 = 0
        self.suppressed: i64 = 0
        self.usable: i64 = 0
        self.rest: i64 = 0
        #: The source that waits for the cell of its spore or for its animal, or NOTHING_PENDING.
        self.pending: i64 = NOTHING_PENDING
        #: All boards, laid out by `state.boards`.
        self.board: vec[i64] = NO_ROW
        #: By seat: crystals, points, and the height of the score marker: of two on a space the higher lies on top.
        self.crystals: vec[i64] = NO_ROW
        self.points: vec[i64] = NO_ROW
        self.marker_heights: vec[i64] = NO_ROW
        #: By seat: the cells with a spore as nine bits.
        self.spores: vec[i64] = NO_ROW
        #: By seat: the entities as seven bits; replaced, not changed, so copies share the row.
        self.entities: vec[i64] = NO_ROW
        #: By seat: the card that it has chosen and neither placed nor discarded yet, or NO_CARD.
        self.chosen: vec[i64] = NO_ROW
        #: The card in each slot and its fate, laid out by `state.satellites`.
        self.deck: vec[i64] = NO_ROW
        self.fates: vec[i64] = NO_ROW
        #: ``sheet[12 * seat + 3 * (round - 1) + origin]``: points; see `points_from`.
        self.sheet: vec[i64] = NO_ROW

    def transfer(self, source: RauhaState, fields: Fields) -> None:
        """Assign every field from the source, through a visitor; see `engine.fields`."""
        seats = self.seats
        self.reveals = fields.number(source.reveals)
        self.totem = fields.number(source.totem)
        self.step = fields.number(source.step)
        self.scoring = fields.flag(source.scoring)
        self.first_player = fields.number(source.first_player)
        self.seats_done = fields.number(source.seats_done)
        self.top_height = fields.number(source.top_height)
        self.invited = fields.number(source.invited)
        self.used = fields.number(source.used)
        self.suppressed = fields.number(source.suppressed)
        self.usable = fields.number(source.usable)
        self.rest = fields.number(source.rest)
        self.pending = fields.number(source.pending)
        self.board = fields.row(source.board, CELLS * seats)
        self.crystals = fields.row(source.crystals, seats)
        self.points = fields.row(source.points, seats)
        self.marker_heights = fields.row(source.marker_heights, seats)
        self.spores = fields.row(source.spores, seats)
        self.entities = fields.fixed_row(source.entities, seats)
        self.chosen = fields.row(source.chosen, seats)
        self.deck = fields.fixed_row(source.deck, CARDS)
        self.fates = fields.row(source.fates, CARDS)
        self.sheet = fields.row(source.sheet, SHEET_ROWS * seats)

    # -- the totem ---------------------------------------------------------------------------------------------

    def over(self) -> bool:
        """Return whether the fourth scoring is done. (R40)"""
        return self.totem == END

    def round(self) -> i64:
        """Return the round, 1 to 4."""
        return min((self.totem + 3) // 4, ROUNDS)

    def turn(self) -> i64:
        """Return the turn of the round, 1 to 3; 4 is the scoring."""
        return (self.totem - 1) % 4 + 1

    def turn_seat(self) -> i64:
        """Return the seat that acts now, from the first player clockwise. (R14)"""
        return (self.first_player + self.seats_done) % self.seats

    def is_done(self, seat: i64) -> bool:
        """Return whether the seat has finished its part of this turn or scoring."""
        return (seat - self.first_player) % self.seats < self.seats_done

    def actors(self) -> list[int]:
        """List the seats that have not chosen a card, or else the one seat that acts now."""
        if self.totem == END:
            return []
        if self.step != CHOOSING:
            return [int(self.turn_seat())]
        found: list[int] = []
        seat: i64
        for seat in range(self.seats):
            if self.chosen[seat] == NO_CARD:
                found.append(int(seat))
        return found

    def next_actor(self) -> i64:
        """Return the first seat that has not chosen a card, or else the one that acts now."""
        if self.step != CHOOSING:
            return self.turn_seat()
        seat: i64 = 0
        while self.chosen[seat] != NO_CARD:
            seat += 1
        return seat

    # -- boards ------------------------------------------------------------------------------------------------

    def biome_at(self, seat: i64, cell: i64) -> i64:
        """Return the visible biome on a cell of a seat's board."""
        return biome_at(self.board, seat, cell)

    def set_biome(self, seat: i64, cell: i64, biome: i64) -> None:
        """Cover a cell of a seat's board."""
        set_biome(self.board, seat, cell, biome)

    def has_spore(self, seat: i64, cell: i64) -> bool:
        """Return whether a spore lies on a cell."""
        return self.spores[seat] >> cell & 1 != 0

    def cells_without_spore(self, seat: i64) -> i64:
        """Return the cells of a seat's board without a spore as nine bits."""
        return ALL_CELLS & ~self.spores[seat]

    def add_spore(self, seat: i64, cell: i64) -> None:
        """Put a spore on a cell. (R20)"""
        self.spores[seat] |= 1 << cell

    def has_entity(self, seat: i64, entity: i64) -> bool:
        """Return whether an entity lies beside a seat's board."""
        return self.entities[seat] >> entity & 1 != 0

    def move_entities(self, seat: i64, guests: i64) -> None:
        """Give entities to a seat, from the middle or from other seats. (R23)"""
        entities = self.entities[:]
        other: i64
        for other in range(self.seats):
            entities[other] &= ~guests
        entities[seat] |= guests
        self.entities = entities

    def spore_pending(self) -> bool:
        """Return whether the seat that activates must name the cell of a spore. (R31)"""
        return self.pending != NOTHING_PENDING and self.pending != METSAT_SOURCE

    # -- cards -------------------------------------------------------------------------------------------------

    def pile(self, seat: i64) -> i64:
        """Return the first of the four slots that a seat looks at in this turn. (R10)"""
        return pile_start(self.seats, satellite_of(self.seats, seat, self.totem), self.round())

    def chosen_slot(self, seat: i64) -> i64:
        """Return the slot of the card that a seat has chosen in this turn."""
        slot = self.pile(seat)
        while self.deck[slot] != self.chosen[seat]:
            slot += 1
        return slot

    def in_hand(self, card: i64) -> bool:
        """Return whether a card is chosen for good and neither placed nor discarded yet."""
        slot: i64 = 0
        while self.deck[slot] != card:
            slot += 1
        return NOT_CHOSEN < self.fates[slot] < PLACED

    # -- points ------------------------------------------------------------------------------------------------

    def points_from(self, seat: i64, round_number: i64, origin: i64) -> i64:
        """Return a seat's points from biomes, entities or water in a round."""
        return self.sheet[SHEET_ROWS * seat + ORIGIN_COUNT * (round_number - 1) + origin]

    def add_points(self, seat: i64, points: i64, origin: i64) -> None:
        """Add points to a seat's total and to its row of the score sheet."""
        self.points[seat] += points
        self.sheet[SHEET_ROWS * seat + ORIGIN_COUNT * (self.round() - 1) + origin] += points

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """Return whether a seat has more points than another, or among equals the upper marker. (R15)"""
        lead = self.points[seat] - self.points[other]
        return lead > 0 or (lead == 0 and self.marker_heights[seat] > self.marker_heights[other])

    # -- the whole box -----------------------------------------------------------------------------------------

    def census(self) -> dict[str, list[int]]:
        """List the eighty cards and the seven entities, found where they lie now."""
        visible = [int(biome) for biome in self.board if biome < CARDS]
        hands = [int(card) for card in self.chosen if card != NO_CARD and self.in_hand(card)]
        elsewhere = [int(card) for card in self.deck if card not in visible and card not in hands]
        entities = [number for seat in range(self.seats) for number in range(ENTITIES) if self.has_entity(seat, number)]
        middle = [number for number in range(ENTITIES) if number not in entities]
        return {"cards": sorted(visible + hands + elsewhere), "entities": sorted(entities + middle)}
