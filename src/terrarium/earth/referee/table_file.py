"""Areas on a real table described by hand, as plain data: read and checked. Their form is in docs/score.md."""

from __future__ import annotations

from typing import Final

from terrarium.earth.cards.box import BOX, EARTH_CARDS
from terrarium.earth.cards.vocabulary import CELLS, SIDE
from terrarium.earth.referee.card_names import Register, Registers
from terrarium.earth.rules.fauna import BEGINNER_STEP, STEPS
from terrarium.earth.state.area import Area
from terrarium.engine.data_checker import Checker, whole
from terrarium.engine.lines import Line

MOST_SEATS: Final = 5
TABLE_KEYS: Final = ["areas", "ecosystems", "fauna"]
AREA_KEYS: Final = [
    "name",
    "island",
    "climate",
    "ecosystems",
    "fauna",
    "bonus",
    "grid",
    "events",
    "soil",
    "hand",
    "compost",
]
#: The form of a card in a grid.
A_CARD: Final = Line("expect-planted", example='["Cat Grass", 1, 2, 6, 1]')


class Table:
    """A described table, read and checked."""

    def __init__(self) -> None:
        self.names: list[str | None] = []
        self.areas: list[Area] = []
        #: The ecosystems of each seat, its own and the shared ones; None if none were asked for.
        self.ecosystems: list[list[int]] = []
        #: Each seat's leaves: the goal and what the leaf is worth.
        self.leaves: list[list[tuple[int, int]]] = []
        self.bonus_seat = -1
        self.shared: list[int] = []
        #: The goals in play; empty if they are not told.
        self.fauna: list[int] = []


class TableReader(Checker):
    """Reads the description of a table and collects its mistakes."""

    def __init__(self) -> None:
        super().__init__()
        self.registers = Registers()
        #: Where each Earth card, and each Island and Climate card, was seen first: all are there only once.
        self.seen: dict[str, str] = {}
        #: Which steps of a goal's ladder are taken.
        self.steps: dict[tuple[int, int], str] = {}

    def table(self, data: object) -> Table:
        """Read the whole table."""
        found = Table()
        if not isinstance(data, dict):
            self.wrong("table", data, Line("expect-earth-table"))
            return found
        self.only("", data, TABLE_KEYS)
        found.shared = self.goals("ecosystems", data.get("ecosystems", []), self.registers.ecosystems)
        found.fauna = self.goals("fauna", data.get("fauna", []), self.registers.fauna)
        areas = data.get("areas")
        if not isinstance(areas, list) or not 1 <= len(areas) <= MOST_SEATS:
            count = Line("found-areas", count=len(areas)) if isinstance(areas, list) else areas
            self.wrong("areas", count, Line("expect-areas"))
        for seat, area in enumerate(areas if isinstance(areas, list) else []):
            self.area(found, f"areas[{seat}]", area)
        held = sum(int(area.planted) + len(area.events) + int(area.hand + area.compost) for area in found.areas)
        if held > EARTH_CARDS:
            self.wrong("areas", Line("found-cards", count=held), Line("expect-at-most", most=EARTH_CARDS))
        return found

    def area(self, found: Table, place: str, value: object) -> None:
        """Read one seat."""
        data = value if isinstance(value, dict) else {}
        if not isinstance(value, dict):
            self.wrong(place, value, Line("expect-table-with", keys=", ".join(AREA_KEYS)))
        self.only(place, data, AREA_KEYS)
        area = Area()
        found.names.append(self.name(f"{place}.name", data.get("name"), found.names))
        area.island = self.side(f"{place}.island", data.get("island"), self.registers.islands)
        area.climate = self.side(f"{place}.climate", data.get("climate"), self.registers.climates)
        area.soil = self.amount(f"{place}.soil", data.get("soil", 0))
        area.hand = self.amount(f"{place}.hand", data.get("hand", 0))
        area.compost = self.amount(f"{place}.compost", data.get("compost", 0))
        self.grid(area, f"{place}.grid", data.get("grid", []))
        self.events(area, f"{place}.events", data.get("events", []))
        own = self.goals(f"{place}.ecosystems", data.get("ecosystems", []), self.registers.ecosystems)
        for number in own:
            if number in found.shared:
                self.wrong(f"{place}.ecosystems", BOX.ecosystems[number].key, Line("expect-not-shared"))
        found.ecosystems.append(own + found.shared)
        found.leaves.append(self.leaves(f"{place}.fauna", data.get("fauna", {})))
        self.bonus(found, f"{place}.bonus", data.get("bonus", False), area)
        found.areas.append(area)

    def amount(self, place: str, value: object) -> int:
        """Read how many there are of something."""
        number = whole(value)
        if number is None or not 0 <= number <= 999:
            self.wrong(place, value, Line("expect-number", least=0, most=999))
            return 0
        return number

    def called(self, place: str, value: object, register: Register) -> int:
        """Read a card by number or by a part of its name; -1 if there is none or it is not clear which one is meant."""
        number = whole(value)
        called = str(number) if number is not None else value if isinstance(value, str) else ""
        found = register.find(called)
        if len(found) == 1:
            return found[0].number
        if not found:
            self.wrong(place, value, Line("expect-card-called", kind=register.kind))
        else:
            some = ", ".join(card.shown for card in found[:3])
            self.wrong(place, value, Line("expect-one-card", count=len(found), cards=some))
        return -1

    def once(self, place: str, key: str, value: object) -> None:
        """Report a card that is there twice."""
        if key in self.seen:
            self.wrong(place, value, Line("expect-lying-card", place=self.seen[key]))
        else:
            self.seen[key] = place

    def side(self, place: str, value: object, register: Register) -> int:
        """Read an Island's or Climate's side; not telling it is allowed, then it counts for nothing."""
        if value is None:
            return 0
        number = self.called(place, value, register)
        if number < 0:
            return 0
        self.once(place, BOX.cards[number].key[:-1], value)
        return number

    def goals(self, place: str, value: object, register: Register) -> list[int]:
        """Read some ecosystems or fauna goals, each once."""
        if not isinstance(value, list):
            self.wrong(place, value, Line("expect-list-such-as", example='["319B", "Great Hungarian Plain"]'))
            return []
        numbers: list[int] = []
        for index, item in enumerate(value):
            number = self.called(f"{place}[{index}]", item, register)
            if number in numbers:
                self.wrong(f"{place}[{index}]", item, Line("expect-not-listed"))
            elif number >= 0:
                numbers.append(number)
        return numbers

    def events(self, area: Area, place: str, value: object) -> None:
        """Read the events played."""
        if not isinstance(value, list):
            self.wrong(place, value, Line("expect-events"))
            return
        for index, item in enumerate(value):
            number = self.called(f"{place}[{index}]", item, self.registers.events)
            if number >= 0:
                self.once(f"{place}[{index}]", BOX.cards[number].key, item)
                area.play_event(number)

    def leaves(self, place: str, value: object) -> list[tuple[int, int]]:
        """Read a seat's leaves on the fauna board, as a table from goal to points."""
        if not isinstance(value, dict):
            self.wrong(place, value, Line("expect-leaves", example='{ "350B" = 15 }'))
            return []
        leaves: list[tuple[int, int]] = []
        for key, worth in value.items():
            here = f"{place}.{key}"
            goal = self.called(here, key, self.registers.fauna)
            points = whole(worth)
            if points is None or (points not in STEPS and points != BEGINNER_STEP):
                steps = ", ".join(str(step) for step in STEPS)
                self.wrong(here, worth, Line("expect-leaf-points", steps=steps, last=BEGINNER_STEP))
            elif goal >= 0:
                if any(goal == other for other, _ in leaves):
                    self.wrong(here, worth, Line("expect-one-leaf"))
                if points in STEPS and (goal, points) in self.steps:
                    self.wrong(here, worth, Line("expect-other-step", place=self.steps[goal, points]))
                self.steps[goal, points] = here
                leaves.append((goal, points))
        return leaves

    def bonus(self, found: Table, place: str, value: object, area: Area) -> None:
        """Return whether this seat was the first to fill its grid. (E57)"""
        if not isinstance(value, bool):
            self.wrong(place, value, Line("expect-true-or-false"))
        elif value:
            if found.bonus_seat >= 0:
                self.wrong(place, value, Line("expect-one-first"))
            if area.planted != CELLS:
                self.wrong(
                    place, Line("found-full-grid", count=int(area.planted)), Line("expect-full-grid", count=int(CELLS))
                )
            found.bonus_seat = len(found.areas)

    def grid(self, area: Area, place: str, value: object) -> None:
        """Read the grid, whose rows and columns may be counted from anywhere."""
        if not isinstance(value, list):
            self.wrong(place, value, Line("expect-list-of", item=A_CARD))
            return
        cards: list[list[int]] = []
        taken: dict[tuple[int, int], str] = {}
        for index, item in enumerate(value):
            card = self.planted(f"{place}[{index}]", item)
            if card is None:
                continue
            spot = (card[1], card[2])
            if spot in taken:
                self.wrong(f"{place}[{index}]", item, Line("expect-free-position", place=taken[spot]))
            else:
                taken[spot] = f"{place}[{index}]"
                cards.append(card)
        self.lay(area, place, cards)

    def planted(self, place: str, item: object) -> list[int] | None:
        """Read one card of the grid: card, row, column, sprouts, growth."""
        if not isinstance(item, list) or not 3 <= len(item) <= 5:
            self.wrong(place, item, A_CARD)
            return None
        number = self.called(place, item[0], self.registers.grid)
        figures: list[int] = []
        for figure in item[1:]:
            amount = whole(figure)
            if amount is None or abs(amount) > 99:
                self.wrong(place, item, A_CARD)
                return None
            figures.append(amount)
        if number < 0:
            return None
        card = BOX.cards[number]
        self.once(place, card.key, item[0])
        figures += [0] * (4 - len(figures))
        for what, amount, spaces in (("sprouts", figures[2], card.sprouts), ("growth", figures[3], card.growth)):
            if not 0 <= amount <= spaces:
                piece = Line(f"described-{what}")
                self.wrong(
                    place,
                    Line("found-pieces", card=card.line(), count=amount, piece=piece),
                    Line("expect-pieces", most=spaces, piece=piece),
                )
        return [number, *figures]

    def lay(self, area: Area, place: str, cards: list[list[int]]) -> None:
        """Put the cards into the area if they lie as cards can lie. (E14)"""
        if not cards:
            return
        for what, which in (("rows", 1), ("columns", 2)):
            lines = [card[which] for card in cards]
            if max(lines) - min(lines) >= SIDE:
                axis, wide = Line(f"described-{what}"), max(lines) - min(lines) + 1
                self.wrong(
                    place, Line("found-wide", count=wide, lines=axis), Line("expect-lines", most=int(SIDE), lines=axis)
                )
                return
        top, left = min(card[1] for card in cards), min(card[2] for card in cards)
        joined = [cards[0]]
        for card in joined:
            for other in cards:
                if other not in joined and abs(other[1] - card[1]) <= 1 and abs(other[2] - card[2]) <= 1:
                    joined.append(other)
        if len(joined) < len(cards):
            apart = next(card for card in cards if card not in joined)
            self.wrong(place, Line("found-apart", card=BOX.cards[apart[0]].line()), Line("expect-joined"))
        for card in cards:
            cell = int(area.plant(card[0], card[1] - top, card[2] - left))
            area.sprouts[cell] = card[3]
            area.growth[cell] = card[4]


def read_table(data: object) -> Table:
    """Read the table that the data describe; all mistakes are reported together."""
    reader = TableReader()
    found = reader.table(data)
    reader.done("table-problems")
    return found
