"""Reading and checking the description of a physical table of Rauha. Its form is in docs/score.md."""

from __future__ import annotations

from typing import Final

from terrarium.engine.data_checker import Checker
from terrarium.engine.lines import Line
from terrarium.rauha.cards.box import CARDS, CELLS, PRINTED, SIDES
from terrarium.rauha.cards.loading import BOX
from terrarium.rauha.cards.notation import NUMBERS, looking_like

TABLE_KEYS: Final = ["side", "totem", "boards"]
BOARD_KEYS: Final = ["name", "crystals", "points", "spores", "entities", "invited", "cells"]
A_BIOME: Final = Line("expect-biome", signs='"C l +3c"', card='"1-07"')
MOST: Final = 999


class Table:
    """A described table, read and checked."""

    def __init__(self) -> None:
        self.side = "A"
        #: The totem's place, 1 to 16.
        self.totem = 1
        self.names: list[str | None] = []
        self.crystals: list[int] = []
        self.points: list[int] = []
        #: By seat: spores as nine bits, entities held and entities that came in this turn as seven bits.
        self.spores: list[int] = []
        self.held: list[int] = []
        self.invited: list[int] = []
        #: By seat: the nine visible biomes.
        self.boards: list[list[int]] = []


class TableReader(Checker):
    """Reads the description of a table and collects its mistakes."""

    def __init__(self) -> None:
        super().__init__()
        self.entities: list[str] = [entity.key for entity in BOX.entities]
        #: Where each card and each entity was seen first.
        self.card_seen: dict[int, str] = {}
        self.entity_seen: dict[int, str] = {}

    def table(self, data: object) -> Table:
        """Read the whole table."""
        found = Table()
        if not isinstance(data, dict):
            self.wrong("table", data, Line("expect-keys", keys=", ".join(TABLE_KEYS)))
            return found
        self.only("", data, TABLE_KEYS)
        side = data.get("side", "A")
        if side not in SIDES:
            self.wrong("side", side, Line("expect-either", one="A", other="B"))
        found.side = "B" if side == "B" else "A"
        found.totem = self.number("totem", data.get("totem"), 1, 16)
        boards = data.get("boards")
        if not isinstance(boards, list) or not 2 <= len(boards) <= 5:
            count = Line("found-boards", count=len(boards)) if isinstance(boards, list) else boards
            self.wrong("boards", count, Line("expect-boards"))
        for number, board in enumerate(boards if isinstance(boards, list) else []):
            self.board(found, f"boards[{number}]", board)
        return found

    def board(self, found: Table, place: str, value: object) -> None:
        """Read one seat: its board and what lies beside it."""
        seat: dict[str, object] = value if isinstance(value, dict) else {}
        if not isinstance(value, dict):
            self.wrong(place, value, Line("expect-table-with", keys=", ".join(BOARD_KEYS)))
        self.only(place, seat, BOARD_KEYS)
        found.names.append(self.name(f"{place}.name", seat.get("name"), found.names))
        found.crystals.append(self.number(f"{place}.crystals", seat.get("crystals", 0), 0, MOST))
        found.points.append(self.number(f"{place}.points", seat.get("points", 0), 0, MOST))
        found.spores.append(self.spores(f"{place}.spores", seat.get("spores", [])))
        held = self.held(f"{place}.entities", seat.get("entities", []))
        found.held.append(held)
        found.invited.append(self.invited(f"{place}.invited", seat.get("invited", []), held))
        found.boards.append(self.cells(found.side, f"{place}.cells", seat.get("cells", {})))

    def spores(self, place: str, value: object) -> int:
        """Read the cells with a spore, counted from 1. (R20)"""
        mask = 0
        for index, item in enumerate(self.items(place, value, Line("expect-spores"))):
            cell = self.number(f"{place}[{index}]", item, 1, CELLS) - 1
            if mask >> cell & 1:
                self.wrong(f"{place}[{index}]", item, Line("expect-other-spore"))
            mask |= 1 << cell
        return mask

    def held(self, place: str, value: object) -> int:
        """Read the entities of a seat; only one seat has each. (R23)"""
        mask = 0
        for index, item in enumerate(self.items(place, value, Line("expect-entities"))):
            number = self.entity(f"{place}[{index}]", item)
            if number is None:
                continue
            if number in self.entity_seen:
                self.wrong(f"{place}[{index}]", item, Line("expect-other-entity", place=self.entity_seen[number]))
            self.entity_seen.setdefault(number, f"{place}[{index}]")
            mask |= 1 << number
        return mask

    def invited(self, place: str, value: object, held: int) -> int:
        """Read the entities of the seat that came in this turn. (R26)"""
        mask = 0
        for index, item in enumerate(self.items(place, value, Line("expect-entities"))):
            number = self.entity(f"{place}[{index}]", item)
            if number is None:
                continue
            if not held >> number & 1:
                self.wrong(f"{place}[{index}]", item, Line("expect-own-entity"))
            mask |= 1 << number
        return mask

    def entity(self, place: str, value: object) -> int | None:
        """Read an entity by its name."""
        key = value.lower() if isinstance(value, str) else ""
        if key not in self.entities:
            self.wrong(place, value, Line("expect-one-of", possible=", ".join(self.entities)))
            return None
        return self.entities.index(key)

    def items(self, place: str, value: object, expected: Line) -> list[object]:
        """Return the items of a list."""
        if not isinstance(value, list):
            self.wrong(place, value, expected)
            return []
        return value

    def cells(self, side: str, place: str, value: object) -> list[int]:
        """Read nine biomes, as a list or as a table by the number of the cell."""
        printed = PRINTED + CELLS * SIDES.index(side)
        shown = [printed + cell for cell in range(CELLS)]
        if isinstance(value, list):
            if len(value) != CELLS:
                self.wrong(place, Line("found-cells", count=len(value)), Line("expect-cells"))
            for index, item in enumerate(value[:CELLS]):
                shown[index] = self.biome(f"{place}[{index}]", item, shown[index])
        elif isinstance(value, dict):
            for key in value:
                if str(key) in [str(cell) for cell in range(1, CELLS + 1)]:
                    cell = int(str(key)) - 1
                    shown[cell] = self.biome(f"{place}.{key}", value[key], shown[cell])
                else:
                    self.wrong(f"{place}.{key}", value[key], Line("expect-cell-number"))
        else:
            self.wrong(place, value, Line("expect-cell-list"))
        return shown

    def biome(self, place: str, value: object, printed: int) -> int:
        """Read one cell: a card by its id or its signs, or the printed space. Each card lies in one place."""
        if value is None or (isinstance(value, str) and value.strip() in ("", "-")):
            return printed
        text = value.strip() if isinstance(value, str) else ""
        named = NUMBERS.get(text)
        looks = [named] if named is not None else looking_like(text)
        if printed in looks:
            return printed
        cards = [number for number in looks if number < CARDS]
        if not cards:
            self.wrong(place, value, A_BIOME)
            return printed
        free = [number for number in cards if number not in self.card_seen]
        if not free:
            self.wrong(place, value, Line("expect-other-card", place=self.card_seen[cards[0]]))
            return printed
        self.card_seen[free[0]] = place
        return free[0]


def read_table(data: object) -> Table:
    """Return the table that the data describe; report all mistakes together."""
    reader = TableReader()
    found = reader.table(data)
    reader.done("table-problems")
    return found
