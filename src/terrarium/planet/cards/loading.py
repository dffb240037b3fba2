"""Loading and checking boxes.

The standard box ships as ``data/planet.toml``. An owner of the printed game can replace tiles, rungs and animal names
by a file of the same form; `own_box` reports all its mistakes, each with its place.
"""

from __future__ import annotations

from typing import Final

from terrarium.engine.card_files import read_catalogue
from terrarium.engine.data_checker import NAME_LENGTH, Checker, table, whole
from terrarium.engine.lines import Line
from terrarium.planet.cards.box import ANIMALS, HABITATS, IN_PLAY, KINDS, LETTERS, STATUSES, TILES, Animal, Box, Rung

BOX_KEYS: Final = ["tiles", "objectives", "names"]


class Reader(Checker):
    """Reads a box file and collects its mistakes."""

    def patterns(self, value: object) -> list[str]:
        """Read fifty tiles of five letters."""
        if not isinstance(value, list):
            self.wrong("tiles.patterns", value, Line("expect-tiles", count=TILES))
            return []
        patterns: list[str] = []
        for number, tile in enumerate(value):
            letters = tile.upper() if isinstance(tile, str) else ""
            if len(letters) != 5 or any(letter not in LETTERS for letter in letters):
                self.wrong(f"tiles.patterns[{number}]", tile, Line("expect-letters", letters=", ".join(LETTERS)))
            patterns.append(letters)
        if len(patterns) != TILES:
            self.wrong("tiles.patterns", Line("found-tiles", count=len(patterns)), Line("found-tiles", count=TILES))
        return patterns

    def rungs(self, habitat: str, value: object) -> list[Rung]:
        """Read the rungs of one objective, which rise in areas and points."""
        place = f"objectives.{habitat}"
        if not isinstance(value, list) or not value:
            self.wrong(place, value, Line("expect-rungs", example="{ areas = 11, points = 2 }"))
            return []
        rungs: list[Rung] = []
        for number, item in enumerate(value):
            step = item if isinstance(item, dict) else {}
            areas, points = whole(step.get("areas")), whole(step.get("points"))
            status = step.get("status", "owner")
            here = f"{place}[{number}]"
            if areas is None or not 1 <= areas <= 60:
                self.wrong(f"{here}.areas", step.get("areas"), Line("expect-number", least=1, most=60))
            elif rungs and areas <= rungs[-1].areas:
                self.wrong(f"{here}.areas", areas, Line("expect-above-rung", number=rungs[-1].areas))
            if points is None or points < 0:
                self.wrong(f"{here}.points", step.get("points"), Line("expect-number-from", least=0))
            elif rungs and points <= rungs[-1].points:
                self.wrong(f"{here}.points", points, Line("expect-above-rung", number=rungs[-1].points))
            if status not in STATUSES:
                self.wrong(f"{here}.status", status, Line("expect-one-of", possible=", ".join(STATUSES)))
            self.only(here, step, ["areas", "points", "status"])
            rungs.append(Rung(areas or 0, points or 0, str(status)))
        return rungs

    def animals(self, value: object) -> list[Animal]:
        """Read the 45 animals, which have every requirement once."""
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
    """Return the standard box with an owner's tiles, rungs or names; report all mistakes together."""
    reader = Reader()
    if not isinstance(own, dict):
        reader.wrong("box", own, Line("expect-box"))
        reader.done("box-problems")
        return STANDARD
    reader.only("", own, BOX_KEYS)
    for key in BOX_KEYS:
        if key in own and not isinstance(own[key], dict):
            reader.wrong(key, own[key], Line("expect-table"))
    patterns = STANDARD.patterns
    tiles = table(own, "tiles")
    reader.only("tiles", tiles, ["patterns"])
    if "patterns" in tiles:
        patterns = reader.patterns(tiles["patterns"])
    objectives = table(own, "objectives")
    for key in objectives:
        if key not in HABITATS:
            reader.wrong(f"objectives.{key}", objectives[key], Line("expect-one-of", possible=", ".join(HABITATS)))
    rungs = [
        reader.rungs(habitat, objectives[habitat]) if habitat in objectives else STANDARD.rungs[number]
        for number, habitat in enumerate(HABITATS)
    ]
    animals = _named(reader, table(own, "names"))
    reader.done("box-problems")
    status = "owner" if "patterns" in tiles else STANDARD.tile_status
    return Box(patterns, status, animals, rungs, STANDARD.layout, own)


def _named(reader: Reader, names: dict[str, object]) -> list[Animal]:
    """Return the standard animals with the owner's names."""
    keys = [animal.key for animal in STANDARD.animals]
    for key, name in names.items():
        if key not in keys:
            reader.wrong(f"names.{key}", name, Line("expect-animal-key", count=len(keys), key=keys[0]))
        elif not isinstance(name, str) or not 1 <= len(name.strip()) <= NAME_LENGTH:
            reader.wrong(f"names.{key}", name, Line("expect-name", most=NAME_LENGTH))
    animals: list[Animal] = []
    for a in STANDARD.animals:
        name = str(names.get(a.key, "")).strip()
        animals.append(Animal(a.number, a.key, a.kind, a.habitat, a.other, "owner" if name else a.status, name))
    return animals
