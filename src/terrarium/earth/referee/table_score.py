"""The referee for a game on a real table: reads areas described by hand and scores them with the rules of the game.

`sheet` takes the areas as plain data (their form is in docs/score.md), reports every mistake in them with its place, or
answers with each seat's points by step and by card, what each ecosystem gives, and how far it is with each fauna goal.
"""

from __future__ import annotations

from terrarium.earth.cards.box import BOX
from terrarium.earth.referee.table_file import Table, read_table
from terrarium.earth.rules.goals import progress
from terrarium.earth.rules.scoring import BONUS, Item, Sheet, fauna_rows, points_of, result
from terrarium.earth.state.area import Area
from terrarium.engine.outcome import Entry, Outcome


class GoalRuling:
    """A seat's progress with a fauna goal."""

    def __init__(self, number: int, area: Area, leaf: int) -> None:
        self.number = number
        self.card = BOX.fauna[number]
        self.count = int(progress(number, area))
        self.need = self.card.rule.need
        self.met = self.count >= self.need
        #: What the seat's leaf is worth, 0 if it has none.
        self.leaf = leaf

    def data(self) -> dict[str, object]:
        """Return the ruling as plain data."""
        return {"card": self.card.key, "count": self.count, "need": self.need, "met": self.met, "leaf": self.leaf}


class SeatRuling:
    """One seat's sheet, and what it could have."""

    def __init__(self, table: Table, seat: int) -> None:
        area = table.areas[seat]
        asked = table.ecosystems[seat]
        self.name = table.names[seat]
        self.sheet = Sheet(table.areas, seat, asked)
        leaves = table.leaves[seat]
        self.bonus = BONUS if table.bonus_seat == seat else 0
        self.rows: list[Entry] = self.sheet.rows() + fauna_rows(leaves, self.bonus > 0)
        self.total = sum(entry.points for entry in self.rows)
        #: The ecosystems asked for, which count for the total; or all 64, which then do not.
        self.ecosystems = self.sheet.ecosystems if asked else Sheet(table.areas, seat, list(range(64))).ecosystems
        self.in_total = len(asked) > 0
        worth = dict(leaves)
        goals = [goal for goal in range(len(BOX.fauna)) if not table.fauna or goal in table.fauna or goal in worth]
        self.goals = [GoalRuling(goal, area, worth.get(goal, 0)) for goal in goals]

    def data(self) -> dict[str, object]:
        """Return the ruling as plain data, in the order of the sheet."""
        sheet = self.sheet
        return {
            "name": self.name,
            "base": _step(sheet.base),
            "events": _step(sheet.events),
            "compost": sheet.compost,
            "sprouts": sheet.sprouts,
            "growth": _step(sheet.growth),
            "terrains": _step(sheet.terrains),
            "ecosystems": [item.data() for item in self.ecosystems],
            "ecosystems_in_total": self.in_total,
            "fauna": [goal.data() for goal in self.goals],
            "bonus": self.bonus,
            "total": self.total,
        }


def _step(items: list[Item]) -> dict[str, object]:
    return {"points": points_of(items), "cards": [item.data() for item in items]}


class Ruling:
    """The referee's answer for the whole table."""

    def __init__(self, table: Table) -> None:
        self.seats = [SeatRuling(table, seat) for seat in range(len(table.areas))]
        self.outcome: Outcome = result(table.areas, table.ecosystems, table.leaves, table.bonus_seat)

    def data(self) -> dict[str, object]:
        """Return the answer as plain data."""
        return {
            "game": "earth",
            "seats": [seat.data() for seat in self.seats],
            "winners": list(self.outcome.winners),
            "decided_by": None if self.outcome.decided_by is None else self.outcome.decided_by.data(),
        }


def judge(data: object) -> Ruling:
    """Return the referee's answer for a table described by plain data."""
    return Ruling(read_table(data))


def sheet(areas: object) -> list[dict[str, object]]:
    """Return each seat's sheet as plain data, for areas described by hand.

    >>> area = {"island": "294B", "grid": [["Cat Grass", 1, 1, 6, 1], ["Prairie", 1, 2]], "compost": 4}
    >>> sheet([area])[0]["total"]
    22
    """
    return [seat.data() for seat in judge({"areas": areas}).seats]
