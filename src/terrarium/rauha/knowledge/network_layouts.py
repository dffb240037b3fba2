"""What the networks of Rauha read: a cell, the whole board, an entity, the entities to come, the water."""

from __future__ import annotations

from typing import Final

from terrarium.engine.network_evaluation import InputLayout, spread_layout
from terrarium.rauha.cards.box import COUNTED, ENTITIES, PAID_POINTS
from terrarium.rauha.state.phases import LAST_PLACE

CELL: Final = 0
BOARD: Final = 1
ENTITY_BESIDE: Final = 2
GUESTS: Final = 3
WATERS: Final = 4

SEAT_COUNTS: Final = 4
#: Counts are read up to these.
GAINS: Final = 10
PAID: Final = 6
COUNTS: Final = 12
USES: Final = 8
SCORINGS: Final = 4
CRYSTALS_HELD: Final = 20
SPORE_COUNTS: Final = 9
CARDS_LEFT: Final = 12
WATER_HELD: Final = 12
WATER_AHEAD: Final = 8
LINES_BEGUN: Final = 6


class Course:
    """The groups that all networks begin with: the totem's place and the number of seats."""

    def __init__(self, layout: InputLayout) -> None:
        self.totem = layout.group("place of the totem", LAST_PLACE)
        self.seats = layout.group("seats", SEAT_COUNTS)


class CellLayout(InputLayout):
    """One cell of a board: what its biome does, and how often it will be used."""

    def __init__(self) -> None:
        super().__init__("cell", [32], -10, 200)
        self.course = Course(self)
        self.crystals = self.group("crystals", CRYSTALS_HELD + 1)
        self.spores = self.group("spores on the board", SPORE_COUNTS + 1)
        self.kind = self.group("kind of effect", PAID_POINTS + 1)
        self.gain = self.group("gain", GAINS + 1)
        self.pay = self.group("price", PAID + 1)
        self.per = self.group("counted", len(COUNTED) + 1)
        self.count = self.group("how many are counted", COUNTS + 1)
        self.uses = self.group("uses by lines to come", USES + 1)
        self.now = self.group("can be used now", 2)
        self.spore = self.group("spore and scorings to come", 2 * (SCORINGS + 1))


class BoardLayout(InputLayout):
    """A whole board: what the cards to come will make of it."""

    def __init__(self) -> None:
        super().__init__("board", [32], -50, 400)
        self.course = Course(self)
        self.crystals = self.group("crystals", CRYSTALS_HELD + 1)
        self.spores = self.group("spores on the board", SPORE_COUNTS + 1)
        self.cards = self.group("cards to place", CARDS_LEFT + 1)
        self.animals = self.group("most frequent animal", COUNTS + 1)
        self.water = self.group("water", WATER_HELD + 1)


class EntityLayout(InputLayout):
    """An entity beside a board."""

    def __init__(self) -> None:
        super().__init__("entity", [16], -10, 100)
        self.course = Course(self)
        self.entity = self.group("entity", ENTITIES)
        self.count = self.group("how many are counted", COUNTS + 1)
        self.now = self.group("can be used now", 2)


class GuestsLayout(InputLayout):
    """The entities that a seat may still invite."""

    def __init__(self) -> None:
        super().__init__("guests", [16], -10, 100)
        self.course = Course(self)
        self.held = self.group("entities beside the board", ENTITIES + 1)
        self.begun = self.group("lines that lack one cell", LINES_BEGUN + 1)


class WaterLayout(InputLayout):
    """The water of a board."""

    def __init__(self) -> None:
        super().__init__("water", [16], 0, 100)
        self.course = Course(self)
        self.ahead = self.group("water beyond the lowest", WATER_AHEAD + 1)
        self.water = self.group("water", WATER_HELD + 1)
        self.scores_now = self.group("is scored at this place", 2)


def network_layouts() -> list[InputLayout]:
    """Return what the networks of Rauha read."""
    spread = spread_layout("seats and place of the totem", SEAT_COUNTS * LAST_PLACE, 200)
    return [CellLayout(), BoardLayout(), EntityLayout(), GuestsLayout(), WaterLayout(), spread]
