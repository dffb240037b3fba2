"""Pictures of all boards, drawn from what a seat or a spectator sees."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from terrarium.earth.cards.box import BOX
from terrarium.engine.position import Position
from terrarium.research.canvas import Canvas, Color, Pixels

PAPER: Color = (246, 241, 231)
INK: Color = (52, 48, 44)
EMPTY: Color = (224, 217, 204)
GREEN: Color = (96, 150, 86)
BROWN: Color = (139, 104, 68)
#: Habitats of Planet and biomes of Rauha.
LAND: dict[str, Color] = {
    "ocean": (62, 118, 172), "forest": (84, 140, 84), "mountain": (138, 130, 126), "desert": (222, 184, 104),
    "glacier": (196, 226, 236), "crystal": (176, 132, 190), "mushroom": (168, 92, 84),
}  # fmt: skip
#: The colours of Earth's abilities, in the order of their bits.
ABILITIES: list[Color] = [
    (84, 146, 84), (190, 72, 66), (70, 116, 176), (226, 190, 76), (160, 110, 180), (60, 56, 54), (134, 98, 66),
]  # fmt: skip

#: The size of a board with its heading, in pixels.
BOARD_WIDTH, BOARD_HEIGHT, HEADING = 240, 264, 24
#: The width of a cell of Rauha and of Earth.
RAUHA_CELL, EARTH_CELL = 76, 58
#: Faces of Planet in a row, and the radius of one.
FACES_IN_ROW, RADIUS = 4, 27


def draw_boards(position: Position, seat: int | None) -> Pixels:
    """Return the boards of all seats side by side, each with its number and points."""
    draw = BOARDS.get(position.game.name)
    if draw is None:
        possible = ", ".join(sorted(BOARDS))
        raise ValueError(f"There are no pictures of {position.game.name}, only of {possible}; use render_mode='ansi'.")
    view: Mapping[str, Any] = position.view(seat)
    seats = position.game.seats
    canvas = Canvas(BOARD_WIDTH * seats, BOARD_HEIGHT, PAPER)
    scores = position.scores() if position.over() else None
    for number in range(seats):
        left = BOARD_WIDTH * number
        canvas.number(left + 6, 5, number, INK)
        if scores is not None:
            canvas.number(left + BOARD_WIDTH // 2, 5, scores[number], INK)
        if number in view["actors"]:
            canvas.rectangle(left + 24, 8, 10, 10, ABILITIES[1])
        draw(canvas, view, number, left)
    return canvas.pixels


def _planet(canvas: Canvas, view: Mapping[str, Any], seat: int, left: int) -> None:
    """Twelve faces, each a pentagon of five areas."""
    habitats = {area: region["habitat"] for region in view["planets"][seat]["regions"] for area in region["areas"]}
    for area in range(60):
        face, side = divmod(area, 5)
        row, column = divmod(face, FACES_IN_ROW)
        x, y = left + 32 + 59 * column, HEADING + 42 + 76 * row
        first, second = (math.radians(72 * corner - 90) for corner in (side, side + 1))
        corners = [(x, y), (x + RADIUS * math.cos(first), y + RADIUS * math.sin(first)),
                   (x + RADIUS * math.cos(second), y + RADIUS * math.sin(second))]  # fmt: skip
        canvas.polygon(corners, LAND[habitats[area]] if area in habitats else EMPTY)


def _rauha(canvas: Canvas, view: Mapping[str, Any], seat: int, left: int) -> None:
    """Nine cells with a stripe for each biome, and a dot for a spore."""
    board = view["boards"][seat]
    for number, cell in enumerate(board["cells"]):
        row, column = divmod(number, 3)
        x, y = left + 6 + RAUHA_CELL * column, HEADING + 6 + RAUHA_CELL * row
        biomes = cell["biomes"]
        width = (RAUHA_CELL - 4) / max(1, len(biomes))
        canvas.rectangle(x, y, RAUHA_CELL - 4, RAUHA_CELL - 4, EMPTY)
        for place, biome in enumerate(biomes):
            canvas.rectangle(x + width * place, y, width, RAUHA_CELL - 4, LAND[biome])
        if number in board["spores"]:
            canvas.rectangle(x + 6, y + 6, 14, 14, PAPER)


def _earth(canvas: Canvas, view: Mapping[str, Any], seat: int, left: int) -> None:
    """The planted cards, with the colours of their abilities, their sprouts (green) and growth (brown)."""
    for planted in view["areas"][seat]["grid"]:
        x = left + 4 + EARTH_CELL * (planted["column"] - 1)
        y = HEADING + 4 + EARTH_CELL * (planted["row"] - 1)
        canvas.rectangle(x, y, EARTH_CELL - 4, EARTH_CELL - 4, EMPTY)
        colors = [color for bit, color in enumerate(ABILITIES) if int(BOX.colors[planted["card"]]) >> bit & 1]
        for place, color in enumerate(colors):
            canvas.rectangle(x + 6 * place, y, 6, EARTH_CELL - 4, color)
        for count, top, color in ((planted["sprouts"], 8, GREEN), (planted["growth"], 30, BROWN)):
            if count:
                canvas.number(x + 30, y + top, count, color)


BOARDS: dict[str, Callable[[Canvas, Mapping[str, Any], int, int], None]] = {
    "planet": _planet,
    "rauha": _rauha,
    "earth": _earth,
}
