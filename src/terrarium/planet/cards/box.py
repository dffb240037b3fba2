"""The box: tiles, animals and objectives as typed tables."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from mypy_extensions import i64

from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec

HABITATS: Final = ["ocean", "forest", "mountain", "desert", "glacier"]
HABITAT_COUNT: Final = 5
LETTERS: Final = "OFMDG"
TILES: Final = 50
ANIMALS: Final = 45
IN_PLAY: Final = 20

MOST: Final = 0
TOUCHING: Final = 1
NOT_TOUCHING: Final = 2
KINDS: Final = ["most", "touching", "not-touching"]
STATUSES: Final = ["found", "requirement_found", "name_found", "reconstructed", "owner"]
#: The statuses of what is fully known; everything else is at least in part our own choice.
KNOWN: Final = ["found", "owner"]


class Animal:
    """An animal card: the kind of region that it requires. Its frame is `habitat`."""

    def __init__(self, number: int, key: str, kind: int, habitat: int, other: int, status: str, name: str) -> None:
        self.number = number
        self.key = key
        self.kind = kind
        self.habitat = habitat
        #: The habitat that the region must or must not touch; -1 for "most regions".
        self.other = other
        self.status = status
        #: The owner's own name for it; empty: the name comes from the locale.
        self.name = name

    def line(self) -> Line:
        """Return the animal's name."""
        return Line("own-name", name=self.name) if self.name else Line(f"planet-animal-{self.key}")


class Rung:
    """One step of an objective: the points for a number of areas."""

    def __init__(self, areas: int, points: int, status: str) -> None:
        self.areas = areas
        self.points = points
        self.status = status


class Box:
    """Everything in the box, and the same as rows of integers for fast rules."""

    def __init__(
        self,
        patterns: list[str],
        tile_status: str,
        animals: list[Animal],
        rungs: list[list[Rung]],
        layout: list[int],
        own: dict[str, object] | None,
    ) -> None:
        self.patterns = patterns
        self.tile_status = tile_status
        self.animals = animals
        self.rungs = rungs
        self.layout = layout
        self.own = own
        #: Empty for the standard box; otherwise of everything in the box, the owner's part and the rest.
        self.fingerprint = "" if own is None else _fingerprint(patterns, animals, rungs, layout)
        #: ``bits[(tile * 5 + turn) * 5 + habitat]``: the tile's areas of that habitat as five bits.
        self.bits: vec[i64] = _bits(patterns)
        #: How many turns of a tile look different: 5, or 1 if all its areas have the same habitat.
        self.turns: vec[i64] = vec[i64]([1 if len(set(pattern)) == 1 else 5 for pattern in patterns])
        #: Tiles with the same number here differ only by a turn.
        self.alike: vec[i64] = _alike(patterns)
        self.repeats: bool = any(self.alike[tile] != tile for tile in range(len(patterns)))
        self.kind: vec[i64] = vec[i64]([animal.kind for animal in animals])
        self.habitat: vec[i64] = vec[i64]([animal.habitat for animal in animals])
        self.other: vec[i64] = vec[i64]([animal.other for animal in animals])

    def tile_areas(self, tile: i64, turn: i64, habitat: i64) -> i64:
        """Return the areas of a habitat on a turned tile as five bits, from side 0 on."""
        return self.bits[(tile * 5 + turn) * HABITAT_COUNT + habitat]

    def objective_points(self, habitat: int, areas: int) -> int:
        """Return the points of a habitat's objective: those of the highest rung reached. (P26)"""
        points = 0
        for rung in self.rungs[habitat]:
            if areas >= rung.areas:
                points = rung.points
        return points

    def reconstructed(self) -> dict[str, int]:
        """Count tiles, rungs and animals that are not fully known, and all there are; empty if all are known."""
        tiles = 0 if self.tile_status in KNOWN else len(self.patterns)
        rungs = sum(rung.status not in KNOWN for ladder in self.rungs for rung in ladder)
        animals = sum(animal.status not in KNOWN for animal in self.animals)
        if tiles + rungs + animals == 0:
            return {}
        return {
            "tiles": tiles,
            "all_tiles": len(self.patterns),
            "rungs": rungs,
            "all_rungs": sum(len(ladder) for ladder in self.rungs),
            "animals": animals,
            "all_animals": len(self.animals),
        }


def _fingerprint(patterns: list[str], animals: list[Animal], rungs: list[list[Rung]], layout: list[int]) -> str:
    cards = [[animal.key, animal.kind, animal.habitat, animal.other, animal.name] for animal in animals]
    ladders = [[[rung.areas, rung.points] for rung in ladder] for ladder in rungs]
    text = json.dumps([patterns, cards, ladders, layout])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def turned(pattern: str, turn: int) -> str:
    """Return the pattern as it lies on a face, turned clockwise by `turn` fifths."""
    return "".join(pattern[(side - turn) % 5] for side in range(5))


def _bits(patterns: list[str]) -> vec[i64]:
    bits = vec[i64]()
    for pattern in patterns:
        for turn in range(5):
            shown = turned(pattern, turn)
            for letter in LETTERS:
                areas = 0
                for side in range(5):
                    if shown[side] == letter:
                        areas |= 1 << side
                bits = append(bits, areas)
    return bits


def _alike(patterns: list[str]) -> vec[i64]:
    smallest = [min(turned(pattern, turn) for turn in range(5)) for pattern in patterns]
    return vec[i64]([smallest.index(pattern) for pattern in smallest])
