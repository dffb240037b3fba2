"""The dodecahedron: 12 faces of 5 areas.

Face 0 is the top and 11 the bottom. Faces 1 to 5 lie around the top, clockwise as seen from above, and face
``6 + k`` lies below the gap between ``1 + k`` and the next. The areas of a face are numbered clockwise as seen from
outside, beginning with the side that touches the pole, or, on the poles themselves, the lowest neighbour. Area
``5 * face + side`` is the triangle between the centre of the face and that side. (P13)
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec

FACES: Final = 12
SIDES: Final = 5
AREAS: Final = 60


def area_of(face: int, side: int) -> int:
    """Return the number of the area between the centre of a face and one of its sides."""
    return SIDES * face + side


def face_centres() -> list[tuple[float, float, float]]:
    """List the unit vectors from the middle of the solid to the centres of its faces."""
    height = 1 / math.sqrt(5)
    radius = 2 / math.sqrt(5)
    upper = [math.radians(-72 * k) for k in range(5)]
    lower = [math.radians(-72 * k - 36) for k in range(5)]
    return [
        (0.0, 0.0, 1.0),
        *[(radius * math.cos(turn), radius * math.sin(turn), height) for turn in upper],
        *[(radius * math.cos(turn), radius * math.sin(turn), -height) for turn in lower],
        (0.0, 0.0, -1.0),
    ]


#: NEIGHBOUR[face][side] is the face across that side.
NEIGHBOUR: Final = [
    [1, 2, 3, 4, 5],
    [0, 5, 10, 6, 2],
    [0, 1, 6, 7, 3],
    [0, 2, 7, 8, 4],
    [0, 3, 8, 9, 5],
    [0, 4, 9, 10, 1],
    [11, 7, 2, 1, 10],
    [11, 8, 3, 2, 6],
    [11, 9, 4, 3, 7],
    [11, 10, 5, 4, 8],
    [11, 6, 1, 5, 9],
    [6, 10, 9, 8, 7],
]


def _across() -> list[int]:
    """List for each area the one across the tile's edge."""
    return [
        area_of(NEIGHBOUR[face][side], NEIGHBOUR[NEIGHBOUR[face][side]].index(face))
        for face in range(FACES)
        for side in range(SIDES)
    ]


#: ACROSS[area] is the area on the other side of the tile's edge.
ACROSS: Final = _across()


def _contacts() -> list[list[int]]:
    """List for each area the three that it touches: two in its tile and one across the edge. (P13)"""
    return [
        [area_of(face, (side + 1) % SIDES), area_of(face, (side - 1) % SIDES), ACROSS[area_of(face, side)]]
        for face in range(FACES)
        for side in range(SIDES)
    ]


#: CONTACTS[area] lists the three areas that it touches.
CONTACTS: Final = _contacts()


def _touched_by_pairs() -> vec[i64]:
    """Return for each pair of faces and each set of its ten areas the mask of all areas that touch the set."""
    touched = [sum(1 << other for other in CONTACTS[area]) for area in range(AREAS)]
    table: list[int] = []
    for pair in range(FACES // 2):
        row = [0]
        for area in range(10 * pair, 10 * pair + 10):
            row += [mask | touched[area] for mask in row]
        table += row
    return vec[i64](table)


#: Indexed by ``1024 * pair of faces + the areas of both as ten bits``.
TOUCHED: Final[vec[i64]] = _touched_by_pairs()
