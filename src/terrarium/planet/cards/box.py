"""The box: tiles, animals and objectives as typed tables, checked when they are made.

The standard box ships as ``data/planet.toml``. An owner of the printed game can replace tiles, rungs and animal names
by a file of the same form; `own_box` reports everything that is wrong with one, each with its place.
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from mypy_extensions import i64

from terrarium.engine.card_files import read_catalogue
from terrarium.engine.data_checker import Checker, table, whole
from terrarium.engine.lines import Line
from terrarium.engine.vecs import append, vec

HABITATS: Final = ["ocean", "forest", "mountain", "desert", "glacier"]
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
    """An animal card: which region it looks for. Its frame is `habitat`."""

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
        """The animal's name."""
        return Line("own-name", name=self.name) if self.name else Line(f"planet-animal-{self.key}")


class Rung:
    """One step of an objective: so many areas give so many points."""

    def __init__(self, areas: int, points: int, status: str) -> None:
        self.areas = areas
        self.points = points
        self.status = status


class Box:
    """Everything that lies in the box, and tables of it for quick play."""

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
        #: How many turns of a tile look different: 5, or 1 if it is of one habitat all over.
        self.turns: vec[i64] = vec[i64]([1 if len(set(pattern)) == 1 else 5 for pattern in patterns])
        #: Tiles with the same number here are alike but for a turn.
        self.alike: vec[i64] = _alike(patterns)
        self.repeats: bool = any(self.alike[tile] != tile for tile in range(len(patterns)))
        self.kind: vec[i64] = vec[i64]([animal.kind for animal in animals])
        self.habitat: vec[i64] = vec[i64]([animal.habitat for animal in animals])
        self.other: vec[i64] = vec[i64]([animal.other for animal in animals])

    def objective_points(self, habitat: int, areas: int) -> int:
        """What the objective card of a habitat gives for so many areas: the highest rung reached. (P26)"""
        points = 0
        for rung in self.rungs[habitat]:
            if areas >= rung.areas:
                points = rung.points
        return points

    def reconstructed(self) -> dict[str, int]:
        """How many tiles, rungs and animals are not fully known, and how many there are; empty if all are known."""
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
    """The pattern as it lies on a face when turned clockwise by so many fifths."""
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


class Reader(Checker):
    """Reads a box file and notes what is wrong with it."""

    def patterns(self, value: object) -> list[str]:
        """Fifty tiles of five letters."""
        if not isinstance(value, list):
            self.wrong("tiles.patterns", value, "a list of 50 tiles")
            return []
        patterns: list[str] = []
        for number, tile in enumerate(value):
            letters = tile.upper() if isinstance(tile, str) else ""
            if len(letters) != 5 or any(letter not in LETTERS for letter in letters):
                self.wrong(f"tiles.patterns[{number}]", tile, "five letters out of O, F, M, D, G, clockwise")
            patterns.append(letters)
        if len(patterns) != TILES:
            self.wrong("tiles.patterns", f"{len(patterns)} tiles", "50 tiles")
        return patterns

    def rungs(self, habitat: str, value: object) -> list[Rung]:
        """The steps of one objective, rising in areas and points."""
        place = f"objectives.{habitat}"
        if not isinstance(value, list) or not value:
            self.wrong(place, value, "a list of rungs such as { areas = 11, points = 2 }")
            return []
        rungs: list[Rung] = []
        for number, item in enumerate(value):
            step = item if isinstance(item, dict) else {}
            areas, points = whole(step.get("areas")), whole(step.get("points"))
            status = step.get("status", "owner")
            here = f"{place}[{number}]"
            if areas is None or not 1 <= areas <= 60:
                self.wrong(f"{here}.areas", step.get("areas"), "a whole number from 1 to 60")
            elif rungs and areas <= rungs[-1].areas:
                self.wrong(f"{here}.areas", areas, f"more than the {rungs[-1].areas} of the rung below")
            if points is None or points < 0:
                self.wrong(f"{here}.points", step.get("points"), "a whole number from 0 up")
            elif rungs and points <= rungs[-1].points:
                self.wrong(f"{here}.points", points, f"more than the {rungs[-1].points} of the rung below")
            if status not in STATUSES:
                self.wrong(f"{here}.status", status, f"one of {', '.join(STATUSES)}")
            for extra in [key for key in step if key not in ("areas", "points", "status")]:
                self.wrong(f"{here}.{extra}", step[extra], "only areas, points and status")
            rungs.append(Rung(areas or 0, points or 0, str(status)))
        return rungs

    def animals(self, value: object) -> list[Animal]:
        """The 45 animals; together they ask for every requirement once."""
        animals: list[Animal] = []
        for number, item in enumerate(value if isinstance(value, list) else []):
            place = f"animals[{number}]"
            need = item["requirement"]
            kind, habitat, other = need["kind"], need["habitat"], need.get("other")
            if kind not in KINDS or habitat not in HABITATS or (other is None) != (kind == "most") or other == habitat:
                self.wrong(f"{place}.requirement", need, "a kind, a habitat and, but for most, another habitat")
                continue
            if item["status"] not in STATUSES:
                self.wrong(f"{place}.status", item["status"], f"one of {', '.join(STATUSES)}")
            beside = -1 if other is None else HABITATS.index(other)
            animals.append(
                Animal(number, item["key"], KINDS.index(kind), HABITATS.index(habitat), beside, item["status"], "")
            )
        needs = {(animal.kind, animal.habitat, animal.other) for animal in animals}
        if len(animals) != ANIMALS or len(needs) != ANIMALS or len({animal.key for animal in animals}) != ANIMALS:
            self.wrong("animals", f"{len(animals)} animals, {len(needs)} requirements", "45 different ones")
        return animals


def _standard() -> Box:
    data = read_catalogue("planet")
    reader = Reader()
    tiles, layout = table(data, "tiles"), table(data, "layout")
    patterns = reader.patterns(tiles["patterns"])
    if len(set(patterns)) != TILES:
        reader.wrong("tiles.patterns", f"{len(set(patterns))} different tiles", "50 different tiles")
    objectives = table(data, "objectives")
    rungs = [reader.rungs(habitat, objectives.get(habitat)) for habitat in HABITATS]
    animals = reader.animals(data["animals"])
    cards = layout["cards"]
    dealt = [count for count in cards if isinstance(count, int)] if isinstance(cards, list) else []
    if len(dealt) != 10 or sum(dealt) != IN_PLAY:
        reader.wrong("layout.cards", dealt, "ten numbers that add up to 20")
    reader.done("box-problems")
    return Box(patterns, str(tiles["status"]), animals, rungs, dealt, None)


STANDARD: Final[Box] = _standard()


def own_box(own: object) -> Box:
    """The box of an owner: the standard one with tiles, rungs or names replaced. All mistakes are reported together."""
    reader = Reader()
    if not isinstance(own, dict):
        reader.wrong("box", own, "tables called tiles, objectives or names")
        reader.done("box-problems")
        return STANDARD
    for key in own:
        if key not in ("tiles", "objectives", "names"):
            reader.wrong(str(key), own[key], "only tiles, objectives and names")
        elif not isinstance(own[key], dict):
            reader.wrong(str(key), own[key], "a table")
    patterns = STANDARD.patterns
    tiles = table(own, "tiles")
    for key in tiles:
        if key != "patterns":
            reader.wrong(f"tiles.{key}", tiles[key], "only patterns")
    if "patterns" in tiles:
        patterns = reader.patterns(tiles["patterns"])
    objectives = table(own, "objectives")
    for key in objectives:
        if key not in HABITATS:
            reader.wrong(f"objectives.{key}", objectives[key], f"one of {', '.join(HABITATS)}")
    rungs = [
        reader.rungs(habitat, objectives[habitat]) if habitat in objectives else STANDARD.rungs[number]
        for number, habitat in enumerate(HABITATS)
    ]
    animals = _named(reader, table(own, "names"))
    reader.done("box-problems")
    status = "owner" if "patterns" in tiles else STANDARD.tile_status
    return Box(patterns, status, animals, rungs, STANDARD.layout, own)


def _named(reader: Reader, names: dict[str, object]) -> list[Animal]:
    """The standard animals under the owner's names."""
    keys = [animal.key for animal in STANDARD.animals]
    for key, name in names.items():
        if key not in keys:
            reader.wrong(f"names.{key}", name, f"a key of an animal, such as {keys[0]}")
        elif not isinstance(name, str) or not 1 <= len(name.strip()) <= 40:
            reader.wrong(f"names.{key}", name, "a name of 1 to 40 letters")
    animals: list[Animal] = []
    for a in STANDARD.animals:
        name = str(names.get(a.key, "")).strip()
        animals.append(Animal(a.number, a.key, a.kind, a.habitat, a.other, "owner" if name else a.status, name))
    return animals
