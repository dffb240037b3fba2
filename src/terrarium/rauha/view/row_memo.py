"""Parts of rows that Rauha has written already: what the cells of each board show."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.engine.features import RowMemo, same_numbers
from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec
from terrarium.rauha.cards.box import ANIMALS, BIOMES, CELLS, COUNTED, FIXED, Biome
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.rules.entities import symbols
from terrarium.rauha.state.position import RauhaState

#: What a biome shows.
LOOKS: Final = [*BIOMES, *ANIMALS, "water", "pay", "crystals", "points", "spores", *[f"per {it}" for it in COUNTED]]


def _looks(biome: Biome) -> bytes:
    shows = [int(name in biome.biomes) for name in BIOMES] + [biome.animals.count(animal) for animal in ANIMALS]
    effect = biome.effect
    does = [biome.water, effect.pay, effect.crystals, effect.points, effect.spores]
    return bytes([*shows, *does, *[int(effect.per != FIXED and effect.per == it) for it in range(len(COUNTED))]])


#: One number for each of LOOKS, for every biome.
BIOME_LOOKS: Final[list[bytes]] = [_looks(biome) for biome in BOX.biomes]


class RauhaRowMemo(RowMemo):
    """Boards, kept until a biome is laid on them."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        #: What the parts were made from; no biome has this number.
        self._board: vec[i64] = filled(CELLS * seats, -1)
        #: Of each seat: what its cells show, and its symbols as `rules.entities.symbols` counts them.
        self.cells: list[bytes] = [b""] * int(seats)
        self.symbols: vec[i64] = filled(seats, 0)

    def update(self, here: RauhaState) -> None:
        """Make the parts again that are no longer right."""
        seat: i64
        for seat in range(self.seats):
            start: i64 = CELLS * seat
            if not same_numbers(self._board, start, here.board, start, CELLS):
                self._write_board(here, seat)

    def _write_board(self, here: RauhaState, seat: i64) -> None:
        cells = BytesWriter()
        cell: i64
        for cell in range(CELLS):
            biome = here.biome_at(seat, cell)
            self._board[CELLS * seat + cell] = biome
            cells.write(BIOME_LOOKS[biome])
        self.cells[seat] = cells.getvalue()
        self.symbols[seat] = symbols(here, seat)
