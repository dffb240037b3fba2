"""What a seat may know of a game of Rauha, as a row of numbers. (R12, R13, R19)"""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.engine.features import FEATURES, Features, flag, numbered, put, put_bits, seat_names
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import ANIMALS, BIOMES, BOX, CARDS, CELLS, COUNTED, ENTITIES, FIXED, Biome
from terrarium.rauha.cards.tables import LINE
from terrarium.rauha.hidden.seen_cards import last_look, saw
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.rules.activation import SETTLED
from terrarium.rauha.rules.draft import PILE, PLACED, TURN, own_pile, pile_start
from terrarium.rauha.rules.entities import count_of, symbols, water
from terrarium.rauha.rules.scoring import lowest_water, water_points
from terrarium.rauha.state.turn_steps import CHOOSING, END, NO_CARD, STEPS

#: What a biome shows, and for a card what it costs and where it may lie.
LOOKS: Final = [*BIOMES, *ANIMALS, "water", "pay", "crystals", "points", "spores", *[f"per {it}" for it in COUNTED]]
PRICE: Final = ["cost", *[f"cell {cell}" for cell in range(1, CELLS + 1)]]
SHOWN: Final = 19
PRICED: Final = 10


def _looks(biome: Biome) -> list[int]:
    shows = [int(name in biome.biomes) for name in BIOMES] + [biome.animals.count(animal) for animal in ANIMALS]
    effect = biome.effect
    does = [biome.water, effect.pay, effect.crystals, effect.points, effect.spores]
    return [*shows, *does, *[int(effect.per != FIXED and effect.per == number) for number in range(len(COUNTED))]]


def _price(biome: Biome) -> list[int]:
    return [biome.cost, *[int(cell in biome.cells) for cell in range(CELLS)]]


#: Row by row for every biome; the prices for the cards.
BIOME_LOOKS: Final[vec[i64]] = vec[i64]([number for biome in BOX.biomes for number in _looks(biome)])
CARD_PRICES: Final[vec[i64]] = vec[i64]([number for biome in BOX.biomes[:CARDS] for number in _price(biome)])


class RauhaFeatures(Features):
    """Boards, the satellites as far as they were seen, and how far the turn has come."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: i64 = game.seats
        self.side_b: bool = game.options["side"] == "B"
        seats, cells = seat_names(game.seats), numbered(CELLS)
        cards = [biome.key for biome in BOX.biomes[:CARDS]]
        entities = [entity.key for entity in BOX.entities]
        self.at_cells = self.block("cells", [seats, cells, LOOKS], 10, "the visible biome of each cell")
        self.at_spores = self.block("spores", [seats, cells], 1, "the cell has a spore")
        self.at_entities = self.block("entities", [seats, entities], 1, "the entity is beside that board")
        self.at_crystals = self.block("crystals", [seats], 60, "crystals at hand")
        self.at_points = self.block("points", [seats], 120, "points")
        self.at_symbols = self.block("symbols", [seats, [*ANIMALS, "water"]], 18, "visible symbols; water with Vuori's")
        self.at_water = self.block("water points", [seats], 10, "what the water would score now")
        self.at_ahead = self.block("ahead", [seats, seats], 1, "the first seat's score marker is ahead of the second's")
        self.at_chosen = self.block("chosen", [seats], 1, "who has chosen, while all choose")
        self.at_first = self.block("first", [seats], 1, "the first player")
        self.at_turn = self.block("turn", [seats], 1, "whose part it is, when one acts after the other")
        self.at_offer = self.block("offer", [cards], 1, "the card lies in the satellite to choose from")
        self.at_offer_looks = self.block("offer looks", [numbered(PILE), LOOKS], 10, "what these cards show, ascending")
        self.at_offer_price = self.block("offer price", [numbered(PILE), PRICE], 10, "their prices and cells")
        self.at_kept = self.block("kept", [cards], 1, "the card that the seat has chosen")
        self.at_kept_looks = self.block("kept looks", [LOOKS], 10, "what it shows")
        self.at_kept_price = self.block("kept price", [PRICE], 10, "its price and cells")
        self.at_lying = self.block("lying", [["left", "right"], cards], 1, "may still lie in a satellite looked into")
        self.at_seen = self.block("seen", [cards], 1, "the card was placed, or the seat saw it in a satellite")
        self.at_totem = self.block("totem", [numbered(16)], 1, "the totem's place")
        self.at_line = self.block("line", [cells], 1, "the cells that the totem activates")
        self.at_step = self.block("step", [STEPS], 1, "what is done now")
        self.at_scoring = self.block("scoring", [], 1, "a scoring is under way")
        self.at_used = self.block("used", [[*cells, *entities]], 1, "what the seat whose part it is has used")
        self.at_invited = self.block("invited", [entities], 1, "entities that came in this turn")
        self.at_pending = self.block("pending", [["spore", "animal"]], 1, "what is asked for before going on")
        self.at_side = self.block("side", [], 1, "the boards show side B")
        self.at_seat = self.block("seat", [numbered(game.seats, 0)], 1, "the number of the own seat")

    def write(self, position: Position, seat: i64, row: BytesWriter, base: i64) -> None:
        """Everything, block by block."""
        here = cast(RauhaPosition, position)
        lowest = lowest_water(here.board, here.held, self.seats)
        choosing = here.step == CHOOSING and here.totem != END
        other: i64 = 0
        while other < self.seats:
            whose: i64 = (seat + other) % self.seats
            self._board(here, whose, other, lowest, row, base)
            rival: i64 = 0
            while rival < self.seats:
                if _ahead(here, whose, (seat + rival) % self.seats):
                    flag(row, base + self.at_ahead + self.seats * other + rival)
                rival += 1
            if choosing and here.kept[whose] != NO_CARD:
                flag(row, base + self.at_chosen + other)
            other += 1
        self._own_cards(here, seat, choosing, row, base)
        self._satellites(here, seat, row, base)
        self._course(here, seat, choosing, row, base)

    def _board(self, here: RauhaPosition, seat: i64, other: i64, lowest: i64, row: BytesWriter, base: i64) -> None:
        cell: i64 = 0
        while cell < CELLS:
            biome = here.board[CELLS * seat + cell]
            _copy(BIOME_LOOKS, SHOWN * biome, SHOWN, row, base + self.at_cells + SHOWN * (CELLS * other + cell))
            cell += 1
        put_bits(row, base + self.at_spores + CELLS * other, here.spores[seat], CELLS)
        put_bits(row, base + self.at_entities + ENTITIES * other, here.held[seat], ENTITIES)
        put(row, base + self.at_crystals + other, here.crystals[seat])
        put(row, base + self.at_points + other, here.points[seat])
        total = symbols(here.board, seat)
        own = water(here.board, here.held, seat)
        at: i64 = base + self.at_symbols + 4 * other
        put(row, at, count_of(total, 0))
        put(row, at + 1, count_of(total, 1))
        put(row, at + 2, count_of(total, 2))
        put(row, at + 3, own)
        put(row, base + self.at_water + other, water_points(own, lowest))

    def _own_cards(self, here: RauhaPosition, seat: i64, choosing: bool, row: BytesWriter, base: i64) -> None:
        card = here.kept[seat]
        if card != NO_CARD:
            flag(row, base + self.at_kept + card)
            _copy(BIOME_LOOKS, SHOWN * card, SHOWN, row, base + self.at_kept_looks)
            _copy(CARD_PRICES, PRICED * card, PRICED, row, base + self.at_kept_price)
        if not choosing:
            return
        start = own_pile(here, seat)
        slot: i64 = start
        place: i64 = 0
        while slot < start + PILE:
            if here.went[slot] == 0:
                card = here.deck[slot]
                flag(row, base + self.at_offer + card)
                _copy(BIOME_LOOKS, SHOWN * card, SHOWN, row, base + self.at_offer_looks + SHOWN * place)
                _copy(CARD_PRICES, PRICED * card, PRICED, row, base + self.at_offer_price + PRICED * place)
                place += 1
            slot += 1

    def _satellites(self, here: RauhaPosition, seat: i64, row: BytesWriter, base: i64) -> None:
        """R13: what was seen, and what may still lie in the two satellites of this round."""
        slot: i64 = 0
        while slot < CARDS:
            if here.went[slot] & PLACED != 0 or saw(here, seat, slot):
                flag(row, base + self.at_seen + here.deck[slot])
            slot += 1
        totem: i64 = min(here.totem, 16)
        if totem % 4 == 0 or (totem % 4 == 3 and here.step != CHOOSING):
            return  # R11: the card that nobody kept is out of the game
        side: i64 = 0
        while side < 2:
            satellite: i64 = (seat + 1 - side) % self.seats
            last = last_look(here, seat, (totem - 1) // 4, satellite)
            if last > 0:
                start = pile_start(self.seats, satellite, totem)
                slot = start
                while slot < start + PILE:
                    went = here.went[slot]
                    if went == 0 or ((went & TURN) > last and went & PLACED == 0):
                        flag(row, base + self.at_lying + CARDS * side + here.deck[slot])
                    slot += 1
            side += 1

    def _course(self, here: RauhaPosition, seat: i64, choosing: bool, row: BytesWriter, base: i64) -> None:
        """Where the totems stand and what is going on."""
        flag(row, base + self.at_seat + seat)
        flag(row, base + self.at_first + (here.first - seat + self.seats) % self.seats)
        if self.side_b:
            flag(row, base + self.at_side)
        if here.totem == END:
            return
        flag(row, base + self.at_totem + here.totem - 1)
        put_bits(row, base + self.at_line, LINE[here.totem], CELLS)
        flag(row, base + self.at_step + here.step)
        if here.scoring:
            flag(row, base + self.at_scoring)
        if choosing:
            return
        flag(row, base + self.at_turn + (here.turn_seat() - seat + self.seats) % self.seats)
        put_bits(row, base + self.at_used, here.used, CELLS + ENTITIES)
        put_bits(row, base + self.at_invited, here.invited, ENTITIES)
        if here.pending != SETTLED:
            flag(row, base + self.at_pending + (0 if here.pending < CELLS else 1))


def _copy(table: vec[i64], start: i64, count: i64, row: BytesWriter, at: i64) -> None:
    end: i64 = start + count
    while start < end:
        put(row, at, table[start])
        start += 1
        at += 1


def _ahead(here: RauhaPosition, one: i64, other: i64) -> bool:
    """R15: more points, or among equals the upper marker."""
    lead = here.points[one] - here.points[other]
    return lead > 0 or (lead == 0 and here.stamps[one] > here.stamps[other])


FEATURES.put("rauha", RauhaFeatures)
