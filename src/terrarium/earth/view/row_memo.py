"""Parts of rows that Earth has written already: each area with its points and its progress with the goals."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.earth.cards.box import BOX, EARTH_CARDS
from terrarium.earth.cards.measures import BEST_PLAYER
from terrarium.earth.cards.vocabulary import CELLS, FLORA, TERRAIN
from terrarium.earth.rules import goals, planting, scoring
from terrarium.earth.rules.fauna import GOALS
from terrarium.earth.rules.scoring_tables import RULES, TERRAINS
from terrarium.earth.state.area import Area
from terrarium.engine.features import RowMemo, flag, put, put_bits, same_numbers
from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import append, vec

#: What is not known yet; no points are so few.
UNKNOWN: Final = -1000
#: How many numbers of a cell say what is printed on its card; two more say what lies on it.
PRINTED: Final = 25


def _looks(card: i64) -> bytes:
    """Return what is printed on a flora or terrain, as the block of cells has it; zeros for no card."""
    row = BytesWriter()
    row.write(bytes(PRINTED))
    if BOX.kind[card] == FLORA or BOX.kind[card] == TERRAIN:
        flag(row, BOX.kind[card] - 1)
        put_bits(row, 2, BOX.habitats[card], 4)
        put_bits(row, 6, BOX.types[card], 4)
        put_bits(row, 10, BOX.tags[card], 3)
        put_bits(row, 13, BOX.colors[card], 7)
        put(row, 20, BOX.cost[card])
        put(row, 21, BOX.vp[card])
        put(row, 22, BOX.sprout_spaces[card])
        put(row, 23, BOX.growth_spaces[card])
        put(row, 24, BOX.canopy[card])
    return row.getvalue()


CARD_LOOKS: Final[list[bytes]] = [_looks(card) for card in range(EARTH_CARDS + 1)]


class AreaParts:
    """What rows say about one area, kept until the area changes."""

    def __init__(self) -> None:
        #: The area that the parts were made from; no card and no piece has the number -1.
        self._cells: vec[i64] = filled(CELLS, -1)
        self._sprouts: vec[i64] = filled(CELLS, -1)
        self._growth: vec[i64] = filled(CELLS, -1)
        self._events: vec[i64] = vec[i64]()
        self._island: i64 = -1
        self._climate: i64 = -1
        self._soil: i64 = -1
        self._hand: i64 = -1
        self._compost: i64 = -1
        #: The cells, and the cards in the grid and among the events.
        self.cells: bytes = b""
        self.played: bytes = b""
        #: The points without fauna for these ecosystems; UNKNOWN before they are asked for.
        self._points: i64 = UNKNOWN
        self._ecosystems: vec[i64] = vec[i64]()
        #: Whether a terrain counts the areas of others, so that the points are never kept.
        self._counts_others: bool = False
        #: The progress with these goals, and the prices of cards in hand; UNKNOWN before they are asked for.
        self._goals: vec[i64] = filled(GOALS, UNKNOWN)
        self._progress: vec[i64] = filled(GOALS, UNKNOWN)
        self._prices: vec[i64] = filled(EARTH_CARDS + 1, UNKNOWN)

    def update(self, area: Area) -> None:
        """Make the parts again if the area has changed."""
        grid = self._island == area.island and same_numbers(self._cells, 0, area.cells, 0, CELLS)
        if grid and self._same_pieces(area) and self._same_rest(area):
            return
        if not grid:
            self._prices = filled(EARTH_CARDS + 1, UNKNOWN)
        self._note(area)
        self._points = UNKNOWN
        self._progress = filled(GOALS, UNKNOWN)
        self._write(area)

    def _same_pieces(self, area: Area) -> bool:
        return same_numbers(self._sprouts, 0, area.sprouts, 0, CELLS) and same_numbers(
            self._growth, 0, area.growth, 0, CELLS
        )

    def _same_rest(self, area: Area) -> bool:
        events: i64 = len(area.events)
        return (
            self._climate == area.climate
            and self._soil == area.soil
            and self._hand == area.hand
            and self._compost == area.compost
            and len(self._events) == events
            and same_numbers(self._events, 0, area.events, 0, events)
        )

    def _note(self, area: Area) -> None:
        """Note what the area is now."""
        cell: i64
        for cell in range(CELLS):
            self._cells[cell] = area.cells[cell]
            self._sprouts[cell] = area.sprouts[cell]
            self._growth[cell] = area.growth[cell]
        self._events = area.events  # replaced, never changed
        self._island = area.island
        self._climate = area.climate
        self._soil = area.soil
        self._hand = area.hand
        self._compost = area.compost

    def _write(self, area: Area) -> None:
        cells = BytesWriter()
        played = BytesWriter()
        played.write(bytes(EARTH_CARDS))
        self._counts_others = False
        cell: i64
        for cell in range(CELLS):
            card = area.cells[cell]
            cells.write(CARD_LOOKS[card])
            if card == 0:
                cells.append(0)
                cells.append(0)
                continue
            cells.append(area.sprouts[cell])
            cells.append(area.growth[cell])
            flag(played, card - 1)
            rule = TERRAINS.rule[card]
            if rule >= 0 and RULES.measure[rule] == BEST_PLAYER:
                self._counts_others = True
        for event in area.events:
            flag(played, event - 1)
        self.cells = cells.getvalue()
        self.played = played.getvalue()

    def points(self, areas: list[Area], seat: i64, own: i64, shared: vec[i64]) -> i64:
        """Return `scoring.total_points` of the area, with its own ecosystem (-1: none) and the shared ones."""
        known: i64 = len(self._ecosystems)
        same = known == len(shared) + 1 and self._ecosystems[0] == own
        if not same or not same_numbers(self._ecosystems, 1, shared, 0, known - 1):
            self._points = UNKNOWN
            self._ecosystems = append(vec[i64](), own)
            for side in shared:
                self._ecosystems = append(self._ecosystems, side)
        if self._points == UNKNOWN or self._counts_others:
            self._points = scoring.total_points(areas, seat, shared)
            if own >= 0:
                self._points += goals.ecosystem_points(own, areas[seat])
        return self._points

    def progress(self, place: i64, goal: i64, area: Area) -> i64:
        """Return `goals.progress` of the area with the goal at a place."""
        if self._progress[place] == UNKNOWN or self._goals[place] != goal:
            self._goals[place] = goal
            self._progress[place] = goals.progress(goal, area)
        return self._progress[place]

    def price(self, area: Area, card: i64) -> i64:
        """Return `planting.price` of a card in the area."""
        if self._prices[card] == UNKNOWN:
            self._prices[card] = planting.price(area, card)
        return self._prices[card]


class EarthRowMemo(RowMemo):
    """The areas of all seats, as they are and as others see them while planting is hidden."""

    def __init__(self, seats: i64) -> None:
        self._now: list[AreaParts] = [AreaParts() for _ in range(seats)]
        self._before: list[AreaParts] = [AreaParts() for _ in range(seats)]

    def of(self, seat: i64, area: Area, before: bool) -> AreaParts:
        """Return the parts of a seat's area."""
        parts = self._before[seat] if before else self._now[seat]
        parts.update(area)
        return parts
