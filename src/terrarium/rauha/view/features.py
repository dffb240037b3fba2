"""Features of a position of Rauha: what a seat may know, as a row of numbers. (R12, R13, R19)"""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.engine.features import Features, RowMemo, flag, numbered, put, put_bits, put_bytes, seat_names
from terrarium.engine.game import Game
from terrarium.engine.position import Position
from terrarium.rauha.cards.box import ANIMALS, CARDS, CELLS, ENTITIES, Biome
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.cards.tables import LINE
from terrarium.rauha.hidden.seen_cards import first_look, last_look, may_be_there, was_there
from terrarium.rauha.rules.entities import count_of, water_of
from terrarium.rauha.rules.scoring import water_points
from terrarium.rauha.state.phases import CHOOSING, END, LAST_PLACE, METSAT_SOURCE, NO_CARD, STEPS
from terrarium.rauha.state.position import RauhaState
from terrarium.rauha.state.satellites import NOT_CHOSEN, PILE, is_placed, pile_start
from terrarium.rauha.view.row_memo import BIOME_LOOKS, LOOKS, RauhaRowMemo

#: What a card costs and where it may lie.
PRICE: Final = ["cost", *[f"cell {cell}" for cell in range(1, CELLS + 1)]]


def _price(biome: Biome) -> bytes:
    return bytes([biome.cost, *[int(cell in biome.cells) for cell in range(CELLS)]])


#: One number for each of PRICE, for every card.
CARD_PRICES: Final[list[bytes]] = [_price(biome) for biome in BOX.biomes[:CARDS]]


class RauhaFeatures(Features):
    """Writes boards, the satellites as far as they were seen, and the progress of the turn."""

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
        self.at_totem = self.block("totem", [numbered(LAST_PLACE)], 1, "the totem's place")
        self.at_line = self.block("line", [cells], 1, "the cells that the totem activates")
        self.at_step = self.block("step", [STEPS], 1, "what is done now")
        self.at_scoring = self.block("scoring", [], 1, "a scoring is under way")
        self.at_used = self.block("used", [[*cells, *entities]], 1, "what the seat whose part it is has used")
        self.at_invited = self.block("invited", [entities], 1, "entities that came in this turn")
        self.at_pending = self.block("pending", [["spore", "animal"]], 1, "what is asked for before going on")
        self.at_side = self.block("side", [], 1, "the boards show side B")
        self.at_seat = self.block("seat", [numbered(game.seats, 0)], 1, "the number of the own seat")

        self._zeros: bytes = bytes(self.size - self.at_spores)

    def memo(self) -> RowMemo:
        """Make an empty memo."""
        return RauhaRowMemo(self.seats)

    def append(self, position: Position, seat: i64, row: BytesWriter, memo: RowMemo) -> None:
        """Append all blocks for a seat."""
        here = cast(RauhaState, position)
        kept = cast(RauhaRowMemo, memo)
        choosing = here.step == CHOOSING and here.totem != END
        base: i64 = len(row)
        kept.update(here)
        other: i64
        rival: i64
        for other in range(self.seats):
            row.write(kept.cells[(seat + other) % self.seats])
        row.write(self._zeros)
        lowest = water_of(kept.symbols[0], here.entities[0])
        for other in range(1, self.seats):
            lowest = min(lowest, water_of(kept.symbols[other], here.entities[other]))
        for other in range(self.seats):
            owner: i64 = (seat + other) % self.seats
            self._board(here, owner, other, kept.symbols[owner], lowest, row, base)
            for rival in range(self.seats):
                if here.is_ahead(owner, (seat + rival) % self.seats):
                    flag(row, base + self.at_ahead + self.seats * other + rival)
            if choosing and here.chosen[owner] != NO_CARD:
                flag(row, base + self.at_chosen + other)
        self._own_cards(here, seat, choosing, row, base)
        self._satellites(here, seat, row, base)
        self._course(here, seat, choosing, row, base)

    def _board(
        self, here: RauhaState, seat: i64, other: i64, total: i64, lowest: i64, row: BytesWriter, base: i64
    ) -> None:
        """Write what lies on the cells of a board and beside it."""
        put_bits(row, base + self.at_spores + CELLS * other, here.spores[seat], CELLS)
        put_bits(row, base + self.at_entities + ENTITIES * other, here.entities[seat], ENTITIES)
        put(row, base + self.at_crystals + other, here.crystals[seat])
        put(row, base + self.at_points + other, here.points[seat])
        own = water_of(total, here.entities[seat])
        at: i64 = base + self.at_symbols + 4 * other
        put(row, at, count_of(total, 0))
        put(row, at + 1, count_of(total, 1))
        put(row, at + 2, count_of(total, 2))
        put(row, at + 3, own)
        put(row, base + self.at_water + other, water_points(own, lowest))

    def _own_cards(self, here: RauhaState, seat: i64, choosing: bool, row: BytesWriter, base: i64) -> None:
        """Write the chosen card and the cards to choose from."""
        card = here.chosen[seat]
        if card != NO_CARD:
            flag(row, base + self.at_kept + card)
            put_bytes(row, base + self.at_kept_looks, BIOME_LOOKS[card])
            put_bytes(row, base + self.at_kept_price, CARD_PRICES[card])
        if not choosing:
            return
        start = here.pile(seat)
        place: i64 = 0
        slot: i64
        for slot in range(start, start + PILE):
            if here.fates[slot] == NOT_CHOSEN:
                card = here.deck[slot]
                flag(row, base + self.at_offer + card)
                put_bytes(row, base + self.at_offer_looks + len(LOOKS) * place, BIOME_LOOKS[card])
                put_bytes(row, base + self.at_offer_price + len(PRICE) * place, CARD_PRICES[card])
                place += 1

    def _satellites(self, here: RauhaState, seat: i64, row: BytesWriter, base: i64) -> None:
        """Write the cards seen, and those that may still lie in the two satellites of this round. (R13)"""
        slot: i64
        round_number: i64
        side: i64
        for slot in range(CARDS):
            if is_placed(here.fates[slot]):
                flag(row, base + self.at_seen + here.deck[slot])
        for round_number in range(1, here.round() + 1):
            for side in range(2):
                self._seen_pile(here, seat, round_number, (seat + side) % self.seats, row, base)
        if here.over() or here.turn() == 4 or (here.turn() == 3 and here.step != CHOOSING):
            return  # R11: the card that nobody chose is out of the game
        for side in range(2):
            satellite: i64 = (seat + 1 - side) % self.seats
            last = last_look(here, seat, here.round(), satellite)
            if last > 0:
                start = pile_start(self.seats, satellite, here.round())
                for slot in range(start, start + PILE):
                    if may_be_there(here.fates[slot], last):
                        flag(row, base + self.at_lying + CARDS * side + here.deck[slot])

    def _seen_pile(
        self, here: RauhaState, seat: i64, round_number: i64, satellite: i64, row: BytesWriter, base: i64
    ) -> None:
        """Write the cards that the seat saw when it first looked into a satellite in a round."""
        if last_look(here, seat, round_number, satellite) == 0:
            return
        first = first_look(here, seat, round_number, satellite)
        start = pile_start(self.seats, satellite, round_number)
        slot: i64
        for slot in range(start, start + PILE):
            if was_there(here.fates[slot], first):
                flag(row, base + self.at_seen + here.deck[slot])

    def _course(self, here: RauhaState, seat: i64, choosing: bool, row: BytesWriter, base: i64) -> None:
        """Write where the totems stand and what is done now."""
        flag(row, base + self.at_seat + seat)
        flag(row, base + self.at_first + (here.first_player - seat + self.seats) % self.seats)
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
        if here.spore_pending():
            flag(row, base + self.at_pending)
        elif here.pending == METSAT_SOURCE:
            flag(row, base + self.at_pending + 1)
