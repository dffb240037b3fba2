"""What the networks of Earth read: the lines of the sheet, and cards, ecosystems and fauna goals one by one."""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.box import ECOSYSTEMS
from terrarium.earth.cards.vocabulary import CELLS
from terrarium.engine.network_evaluation import InputLayout, spread_layout

#: The subjects are the lines of the score sheet, in its order.
LINES: Final = ["base", "events", "compost", "sprouts", "growth", "terrain", "ecosystem", "fauna", "bonus"]
BASE: Final = 0
EVENTS: Final = 1
COMPOST: Final = 2
SPROUTS: Final = 3
GROWTH: Final = 4
TERRAIN: Final = 5
ECOSYSTEM: Final = 6
FAUNA: Final = 7
BONUS: Final = 8
#: A network for each line comes first, with the number of its line; then those of single components.
GRID_CARD: Final = 9
HAND_CARD: Final = 10
ONE_ECOSYSTEM: Final = 11
GOAL: Final = 12

SEAT_COUNTS: Final = 5
#: Counts are read up to these.
TURNS: Final = 31
AMOUNTS: Final = 40
SOIL_HELD: Final = 24
CARDS_HELD: Final = 16
PRINTED: Final = 10
SPACES: Final = 8
CANOPY: Final = 12
PRICES: Final = 12
REACHED: Final = 24
LEAVES: Final = 5


class Course:
    """The groups that all networks begin with: turns to come, seats, and how full the own grid is."""

    def __init__(self, layout: InputLayout) -> None:
        self.turns = layout.group("turns to come", TURNS + 1)
        self.seats = layout.group("seats", SEAT_COUNTS)
        self.planted = layout.group("cards in the own grid", CELLS + 1)


class LineLayout(InputLayout):
    """One line of the score sheet as a whole: three amounts that matter to it, and what the seat has."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [24], -100, 300)
        self.course = Course(self)
        self.most = self.group("cards in the fullest other grid", CELLS + 1)
        self.soil = self.group("soil", SOIL_HELD + 1)
        self.hand = self.group("cards in hand", CARDS_HELD + 1)
        self.first = self.group("first amount", AMOUNTS + 1)
        self.second = self.group("second amount", AMOUNTS + 1)
        self.third = self.group("third amount", AMOUNTS + 1)


class GridCardLayout(InputLayout):
    """A card in the grid that growth can be placed on."""

    def __init__(self) -> None:
        super().__init__("card on the grid", [16], -10, 30)
        self.course = Course(self)
        self.held = self.group("growth on it", SPACES + 1)
        self.room = self.group("room for growth", SPACES + 1)
        self.canopy = self.group("canopy", CANOPY + 1)


class HandCardLayout(InputLayout):
    """A card in hand that can be planted."""

    def __init__(self) -> None:
        super().__init__("card in hand", [16], -10, 30)
        self.course = Course(self)
        self.points = self.group("printed points", PRINTED + 1)
        self.price = self.group("price", PRICES + 1)
        self.payable = self.group("can be paid", 2)
        self.hand = self.group("cards in hand", CARDS_HELD + 1)


class EcosystemLayout(InputLayout):
    """An ecosystem that counts for the seat."""

    def __init__(self) -> None:
        super().__init__("ecosystem", [24], -20, 60)
        self.course = Course(self)
        self.number = self.group("ecosystem", ECOSYSTEMS)
        self.points = self.group("points so far", REACHED + 1)


class GoalLayout(InputLayout):
    """A fauna goal on which the seat has no leaf yet."""

    def __init__(self) -> None:
        super().__init__("fauna goal", [24], 0, 20)
        self.course = Course(self)
        self.reached = self.group("reached in eighths", 9)
        self.missing = self.group("missing", CANOPY + 1)
        self.rival = self.group("reached by the best rival in eighths", 9)
        self.taken = self.group("leaves on it", LEAVES + 1)
        self.earned = self.group("earned", 2)


def network_layouts() -> list[InputLayout]:
    """Return what the networks of Earth read."""
    lines: list[InputLayout] = [LineLayout(name) for name in LINES]
    spread = spread_layout("seats and turns to come", SEAT_COUNTS * (TURNS + 1), 500)
    return [*lines, GridCardLayout(), HandCardLayout(), EcosystemLayout(), GoalLayout(), spread]
