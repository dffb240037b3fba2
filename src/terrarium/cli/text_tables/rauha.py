"""Rauha as text: every board as a grid of short signs, the satellites, the entities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from terrarium.cli.text_tables.text_table import Path, TextTable
from terrarium.engine.position import Position
from terrarium.rauha.cards.notation import NUMBERS, SIGNS
from terrarium.rauha.rules.actions import DISCARD, DISCARD_SPORE, PLACE, USE, WORDS
from terrarium.rauha.view.board_view import BoardView
from terrarium.rauha.view.seat_view import RauhaSeatView

WIDTH: Final = 22


class RauhaTextTable(TextTable):
    """Asks for a card, then for a cell or a way to discard, then for what to use."""

    def show(self, view: Mapping[str, object]) -> list[str]:
        """All lines of the table, the own board last, next to the question."""
        sight = cast(RauhaSeatView, view)
        head = "rauha-table-scoring" if sight["scoring"] else "rauha-table-round"
        lines = [self.say(head, round=sight["round"], turn=sight["turn"], seat=sight["first"])]
        if sight["turn"] == 1 and sight["step"] == "choose":
            lines.append(self.say("rauha-table-letters"))
        lines.append("")
        lines.append(self.say("rauha-table-middle", entities=self._entities(sight["middle"])))
        if not sight["scoring"]:
            lines += self._satellites(sight)
        for other in range(sight["seats"]):
            if other != sight["seat"]:
                title = self.say("rauha-table-board-of", seat=other)
                lines += ["", title, *self._board(sight, sight["boards"][other])]
        if sight["seat"] is not None:
            lines += ["", self.say("rauha-table-own-board"), *self._board(sight, sight["boards"][sight["seat"]])]
        return lines

    # -- what lies on the table --------------------------------------------------------------------------------

    def _entities(self, keys: list[str]) -> str:
        names = [self.say(f"rauha-entity-{key}") for key in keys]
        return self.texts.listing(names) or self.say("rauha-table-nobody")

    def _satellites(self, sight: RauhaSeatView) -> list[str]:
        lines = []
        for satellite in sight["satellites"]:
            # The left satellite of one seat is the right one of the next.
            between = {"left_seat": satellite["left_of"], "right_seat": satellite["right_of"]}
            cards = satellite["cards"]
            if cards:
                shown = ", ".join(cards)
                lines.append(self.say("rauha-table-satellite-seen", **between, count=satellite["count"], cards=shown))
            else:
                lines.append(self.say("rauha-table-satellite", **between, count=satellite["count"]))
        return lines

    def _board(self, sight: RauhaSeatView, board: BoardView) -> list[str]:
        lines = []
        for row in range(3):
            cells = [_cell(board, cell, sight["line"]) for cell in range(3 * row, 3 * row + 3)]
            lines.append("  " + "".join(f"{cell:<{WIDTH}}" for cell in cells).rstrip())
        figures = {name: board[name] for name in ("points", "crystals", "water", "water_points")}
        lines.append("  " + self.say("rauha-table-goods", **figures, **board["symbols"]))
        if board["entities"]:
            lines.append("  " + self.say("rauha-table-entities", entities=self._entities(board["entities"])))
        return lines

    # -- choosing ----------------------------------------------------------------------------------------------

    def paths(self, position: Position, seat: int) -> dict[Path, int]:
        """Numbers for cards and cells; the words of the record for everything else."""
        found: dict[Path, int] = {}
        for number, action in enumerate(position.legal(seat), start=1):
            if action < PLACE:
                found[(str(number),)] = action
            elif action > DISCARD and action < USE:
                found[("spore", str(action - DISCARD_SPORE + 1))] = action
            else:
                found[(WORDS[action].split()[-1],)] = action
        return found

    def label(self, position: Position, seat: int, path: Path, action: int) -> str:
        """The action; the cells for a spore are asked one by one."""
        if path == ("spore",):
            return self.say("rauha-table-spore")
        return super().label(position, seat, path, action)

    def full_words(self, keys: Sequence[str]) -> str | None:
        """A card by its id alone, as in ``1-07``."""
        return f"keep {keys[0]}" if len(keys) == 1 and "-" in keys[0] else None

    def help(self) -> list[str]:
        """The keys, and how cells are counted."""
        return [self.say("rauha-table-help"), self.say("rauha-table-letters")]


def _cell(board: BoardView, cell: int, line: list[int]) -> str:
    """A cell in short signs: number, biomes, animals, water, effect; a star for a spore, brackets for the line."""
    biome = board["cells"][cell]
    star = "*" if cell in board["spores"] else ""
    shown = f"{cell + 1} {SIGNS[NUMBERS[biome['key']]]}{star}"
    return f"[{shown}]" if cell in line else f" {shown} "
