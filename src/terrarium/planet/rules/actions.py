"""An action of Planet: take the tile in a slot and put it on a face, turned by some fifths.

In words: ``tile c face 7 turn 2``. Slots are a to e, faces 1 to 12, and a turn is a fifth clockwise as seen from
outside.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from terrarium.planet.state.tile_piles import SLOTS

SLOT_NAMES: Final = "abcde"
#: 12 faces x 5 turns.
ACTIONS_OF_A_SLOT: Final = 60
ACTIONS: Final = 300  # 5 slots x 12 faces x 5 turns

_WORDS: Final = re.compile(r"tile ([a-e]) face (1[0-2]|[1-9]) turn ([0-4])")


def encode(slot: i64, face: i64, turn: i64) -> i64:
    """Return the number of an action."""
    return (slot * 12 + face) * 5 + turn


def slot_of(action: i64) -> i64:
    """Return which of the round's tiles an action takes."""
    return action // ACTIONS_OF_A_SLOT


def face_of(action: i64) -> i64:
    """Return the face on which an action puts the tile."""
    return action // 5 % 12


def turn_of(action: i64) -> i64:
    """Return by how many fifths an action turns the tile clockwise."""
    return action % 5


def _pieces() -> list[list[int]]:
    """List the actions for every turn count, slot, half of the planet and set of its faces."""
    return [
        [encode(slot, 6 * half + face, turn) for face in range(6) if faces >> face & 1 for turn in range(turns)]
        for turns in (1, 5)
        for slot in range(SLOTS)
        for half in range(2)
        for faces in range(64)
    ]


_PIECES: Final = _pieces()


def actions_on(slot: i64, half: i64, faces: i64, turns: i64) -> list[int]:
    """Return the actions of a slot on a set of faces (six bits) of one half of the planet, with 1 or 5 turns."""
    number: i64 = ((slot * 2 + half) << 6) | faces
    return _PIECES[number + 640 if turns == 5 else number]


def to_words(action: int) -> str:
    """Return the action in the words that records use."""
    return f"tile {SLOT_NAMES[slot_of(action)]} face {face_of(action) + 1} turn {turn_of(action)}"


def from_words(words: str) -> int | None:
    """Return the action that the words name, or None."""
    found = _WORDS.fullmatch(" ".join(words.lower().split()))
    if found is None:
        return None
    return encode(SLOT_NAMES.index(found[1]), int(found[2]) - 1, int(found[3]))
