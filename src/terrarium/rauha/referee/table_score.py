"""The referee for a game on a real table: reads boards laid by hand and judges them with the rules of the game.

`judge` takes plain data (its form is in docs/score.md), reports every mistake in it with its place, or answers with
each seat's symbols and full lines, the entities that these bring, the most that the totem's line and a scoring can
give, and the points for water.
"""

from __future__ import annotations

from typing import TypedDict, cast

from terrarium.rauha.cards.box import CELLS
from terrarium.rauha.game import TITLE
from terrarium.rauha.knowledge.best_activation import Best, best
from terrarium.rauha.position import RauhaPosition
from terrarium.rauha.referee.table_file import Table, read_table
from terrarium.rauha.rules.actions import WORDS
from terrarium.rauha.state.turn_steps import ACTIVATING
from terrarium.rauha.view.seat_view import LineView, board_view


class BestRuling(TypedDict):
    """The most points of an activation, the crystals left then, and the actions that lead there."""

    points: int
    crystals: int
    actions: list[str]


class SeatRuling(TypedDict):
    """One seat: its symbols, full lines, water, and what it can get."""

    name: str | None
    points: int
    crystals: int
    biomes: list[str]
    symbols: dict[str, int]
    lines: list[LineView]
    entities: list[str]
    water: int
    #: For the difference to the lowest water. (R36)
    water_points: int
    #: None if the totem stands on a corner.
    line: BestRuling | None
    #: Without water.
    scoring: BestRuling


class Ruling(TypedDict):
    """The referee's answer."""

    game: str
    totem: int
    #: The cells that the totem activates, counted from 1; empty on a corner.
    line: list[int]
    lowest_water: int
    seats: list[SeatRuling]


def judge(data: object) -> Ruling:
    """The referee's answer for a table described by plain data."""
    table = read_table(data)
    position = laid_out(table)
    seats = [_seat_ruling(table, position, seat) for seat in range(len(table.names))]
    place = position.view(None)
    cells = place["line"]
    return {
        "game": "rauha",
        "totem": table.totem,
        "line": [int(cell) + 1 for cell in cells] if isinstance(cells, list) else [],
        "lowest_water": min(seat["water"] for seat in seats),
        "seats": seats,
    }


def laid_out(table: Table) -> RauhaPosition:
    """A position with the boards of the table, somebody about to activate."""
    seats = len(table.names)
    position = cast(RauhaPosition, TITLE.game(seats, {"side": table.side}).start(0))
    position.totem = table.totem
    position.scoring = table.totem % 4 == 0
    position.step = ACTIVATING
    for seat in range(seats):
        position.crystals[seat] = table.crystals[seat]
        position.points[seat] = table.points[seat]
        position.spores[seat] = table.spores[seat]
        position.held[seat] = table.held[seat]
        for cell in range(CELLS):
            position.board[CELLS * seat + cell] = table.boards[seat][cell]
    return position


def _seat_ruling(table: Table, position: RauhaPosition, seat: int) -> SeatRuling:
    board = board_view(position, seat)
    line: BestRuling | None = None
    if table.totem % 4 != 0:
        position.scoring = False
        position.invited = table.invited[seat]
        line = _best_ruling(best(position, seat))
    position.scoring = True
    return {
        "name": table.names[seat],
        "points": board["points"],
        "crystals": board["crystals"],
        "biomes": [biome["key"] for biome in board["cells"]],
        "symbols": board["symbols"],
        "lines": board["lines"],
        "entities": board["entities"],
        "water": board["water"],
        "water_points": board["water_points"],
        "line": line,
        "scoring": _best_ruling(best(position, seat)),
    }


def _best_ruling(found: Best) -> BestRuling:
    return {
        "points": found.points,
        "crystals": found.crystals,
        "actions": [WORDS[action] for action in found.actions],
    }
