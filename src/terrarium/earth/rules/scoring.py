"""The final sheet, in the order of E58, and who wins. (E56 to E60)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.earth.cards.box import BOX
from terrarium.earth.cards.loading import PrintedCard
from terrarium.earth.cards.measures import BEST_PLAYER
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.earth.rules.goals import NO_CELL, RULES, TERRAINS, count, ecosystem_points, points
from terrarium.earth.state.area import Area
from terrarium.engine.lines import Line
from terrarium.engine.outcome import Entry, Outcome, Rival
from terrarium.engine.vecs import vec

#: What the first to fill the grid gets. (E57)
BONUS: Final = 7

#: What tells equal scores apart, in order. (E59)
TIE_BREAKERS: Final = ["soil", "hand", "growth", "sprouts", "compost"]


def base_points(area: Area) -> i64:
    """Return the printed points of grid, Island and Climate."""
    total = BOX.vp[area.island] + BOX.vp[area.climate]
    cell: i64
    for cell in range(CELLS):
        total += BOX.vp[area.cells[cell]]
    return total


def event_points(area: Area) -> i64:
    """Return the printed points of the events played, perhaps below zero. (E43)"""
    total: i64 = 0
    for event in area.events:
        total += BOX.vp[event]
    return total


def sprouts_on_grid(area: Area) -> i64:
    """Count all sprouts."""
    total: i64 = 0
    cell: i64
    for cell in range(CELLS):
        total += area.sprouts[cell]
    return total


def growth_on_grid(area: Area) -> i64:
    """Count all growth markers, canopies included."""
    total: i64 = 0
    cell: i64
    for cell in range(CELLS):
        total += area.growth[cell]
    return total


def growth_points_of(card: i64, growth: i64) -> i64:
    """Return what the growth on a card gives: the canopy if it is complete, otherwise 1 for each marker. (E26, E58)"""
    return BOX.canopy[card] if growth == BOX.growth_spaces[card] else growth


def growth_points(area: Area) -> i64:
    """Return what all growth gives."""
    total: i64 = 0
    cell: i64
    for cell in range(CELLS):
        total += growth_points_of(area.cells[cell], area.growth[cell])
    return total


def terrain_count(areas: list[Area], seat: i64, cell: i64) -> i64:
    """Count what the terrain on a cell asks for: in its owner's area, or the most of any single player."""
    rule = TERRAINS.rule[areas[seat].cells[cell]]
    if RULES.measure[rule] != BEST_PLAYER:
        return count(rule, areas[seat], cell)
    best: i64 = 0
    for area in areas:
        best = max(best, count(rule, area, cell))
    return best


def terrain_points_at(areas: list[Area], seat: i64, cell: i64) -> i64:
    """Return what the card on a cell gives by its end scoring, 0 if it has none."""
    rule = TERRAINS.rule[areas[seat].cells[cell]]
    if rule < 0:
        return 0
    return points(rule, terrain_count(areas, seat, cell))


def terrain_points(areas: list[Area], seat: i64) -> i64:
    """Return what all terrains of a seat give at the end. (E54)"""
    total: i64 = 0
    cell: i64
    for cell in range(CELLS):
        total += terrain_points_at(areas, seat, cell)
    return total


def area_points(areas: list[Area], seat: i64) -> i64:
    """Return the points of an area without ecosystems and fauna: the first six steps of the sheet."""
    area = areas[seat]
    pieces = sprouts_on_grid(area) + growth_points(area)
    return base_points(area) + event_points(area) + area.compost + pieces + terrain_points(areas, seat)


def total_points(areas: list[Area], seat: i64, ecosystems: vec[i64]) -> i64:
    """Return the points of an area with its own and the shared ecosystems, without fauna."""
    total = area_points(areas, seat)
    for ecosystem in ecosystems:
        total += ecosystem_points(ecosystem, areas[seat])
    return total


class Item:
    """One card of a row of the score sheet: what it gives, and how many of what it counts there are."""

    def __init__(self, card: PrintedCard, amount: int, points: int) -> None:
        self.card = card
        self.amount = amount
        self.points = points

    def data(self) -> dict[str, object]:
        """Return the item as plain data."""
        return {"card": self.card.key, "count": self.amount, "points": self.points}


class Sheet:
    """Where a seat's points come from, step by step and card by card."""

    def __init__(self, areas: list[Area], seat: int, ecosystems: list[int]) -> None:
        area = areas[seat]
        grid = [(cell, BOX.cards[area.cells[cell]]) for cell in range(CELLS) if area.cells[cell] != 0]
        cards = [BOX.cards[side] for side in (area.island, area.climate) if side != 0]
        cards += [card for _, card in grid]
        events = [BOX.cards[event] for event in area.events]
        self.base = [Item(card, 1, card.vp) for card in cards]
        self.events = [Item(card, 1, card.vp) for card in events]
        self.compost = int(area.compost)
        self.sprouts = int(sprouts_on_grid(area))
        self.growth: list[Item] = []
        self.terrains: list[Item] = []
        for cell, card in grid:
            held = area.growth[cell]
            if held > 0:
                worth = int(growth_points_of(card.number, held))
                self.growth.append(Item(card, int(held), worth))
            if card.rule is not None:
                found = int(terrain_count(areas, seat, cell))
                self.terrains.append(Item(card, found, card.rule.points(found)))
        self.ecosystems: list[Item] = []
        for number in ecosystems:
            goal = BOX.ecosystems[number]
            found = int(count(number, area, NO_CELL))
            self.ecosystems.append(Item(goal, found, goal.rule.points(found)))

    def rows(self) -> list[Entry]:
        """Return the rows of the sheet, which add up to everything but fauna. (E58)"""
        rows = [
            Entry(Line("earth-sheet-base", cards=len(self.base)), points_of(self.base)),
            Entry(Line("earth-sheet-events", events=len(self.events)), points_of(self.events)),
            Entry(Line("earth-sheet-compost", cards=self.compost), self.compost),
            Entry(Line("earth-sheet-sprouts", sprouts=self.sprouts), self.sprouts),
            Entry(Line("earth-sheet-growth", markers=sum(item.amount for item in self.growth)), points_of(self.growth)),
        ]
        for item in self.terrains:
            rows.append(Entry(Line("earth-sheet-terrain", card=item.card.line(), count=item.amount), item.points))
        for item in self.ecosystems:
            rows.append(Entry(Line("earth-sheet-ecosystem", card=item.card.line(), count=item.amount), item.points))
        return rows


def points_of(items: list[Item]) -> int:
    """Return the points of all items."""
    return sum(item.points for item in items)


def fauna_rows(leaves: list[tuple[int, int]], bonus: bool) -> list[Entry]:
    """Return the last step of the sheet: a seat's leaves, each a goal with its points, and the bonus. (E57)"""
    rows = [Entry(Line("earth-sheet-fauna", card=BOX.fauna[goal].line()), worth) for goal, worth in leaves]
    if bonus:
        rows.append(Entry(Line("earth-sheet-bonus"), BONUS))
    return rows


def tie_values(area: Area) -> list[int]:
    """Return what tells equal scores apart, in the order of E59."""
    return [
        int(area.soil),
        int(area.hand),
        int(growth_on_grid(area)),
        int(sprouts_on_grid(area)),
        int(area.compost),
    ]


def result(
    areas: list[Area],
    ecosystems: list[list[int]],
    leaves: list[list[tuple[int, int]]],
    bonus_seat: int,
    teams: list[list[int]] | None = None,
) -> Outcome:
    """Return the outcome from the ecosystems and leaves of each seat; `bonus_seat` filled its grid first, or NOBODY.

    Team-mates add up their points, and what tells equal scores apart. (E59, E73)
    """
    breakdown = [
        Sheet(areas, seat, ecosystems[seat]).rows() + fauna_rows(leaves[seat], seat == bonus_seat)
        for seat in range(len(areas))
    ]
    scores = [sum(entry.points for entry in rows) for rows in breakdown]
    sides = teams or [[seat] for seat in range(len(areas))]
    points = [sum(scores[seat] for seat in side) for side in sides]
    most = max(points)
    winners = [side for side, total in zip(sides, points, strict=True) if total == most]
    decided_by: Line | None = None
    for place, what in enumerate(TIE_BREAKERS):
        if len(winners) == 1:
            break
        values = [sum(tie_values(areas[seat])[place] for seat in side) for side in winners]
        best = max(values)
        winners = [side for side, value in zip(winners, values, strict=True) if value == best]
        decided_by = Line(f"earth-won-by-{what}", points=most, amount=best)
    if len(winners) > 1:
        decided_by = Line("earth-shared-victory", points=most)
    return Outcome(scores, sorted(seat for side in winners for seat in side), breakdown, decided_by, None, teams)


def solo_result(
    areas: list[Area], ecosystems: list[int], leaves: list[tuple[int, int]], bonus: bool, rival: Rival
) -> Outcome:
    """Return the outcome of a game against Gaia: the player wins with more points than she has. (E70)"""
    rows = Sheet(areas, 0, ecosystems).rows() + fauna_rows(leaves, bonus)
    score = sum(entry.points for entry in rows)
    decided_by = Line("earth-equal-gaia", points=score) if score == rival.score else None
    return Outcome([score], [0] if score > rival.score else [], [rows], decided_by, rival)
