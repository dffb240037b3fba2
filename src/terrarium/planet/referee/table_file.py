"""Reading and checking the description of a physical table of Planet. Its form is in docs/score.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.data_checker import Checker, whole
from terrarium.engine.lines import Line
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import ANIMALS, HABITATS, IN_PLAY, LETTERS, TILES, Box, turned
from terrarium.planet.cards.loading import STANDARD
from terrarium.planet.rules.setup import FIRST_COMPARISON
from terrarium.planet.state.geometry import FACES, SIDES, area_of
from terrarium.planet.state.planets import add_areas, empty_planets
from terrarium.planet.state.position import NO_OBJECTIVE
from terrarium.planet.state.tile_piles import ROUNDS

SEAT_KEYS: Final = ["name", "objective", "won", "faces"]
TABLE_KEYS: Final = ["round", "beginner", "planets", "animals"]
A_TILE: Final = Line("expect-tile", example='"OOFMM 2"', other='{ tile = "OOFMM", turn = 2 }')
AN_ANIMAL: Final = '{ key = "fox", round = 12 }'


class Table:
    """A described table, read and checked."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.round = 1
        self.beginner = False
        self.names: list[str | None] = []
        #: What each face shows, five letters from its side 0 on; None on a free face.
        self.faces: list[list[str | None]] = []
        #: The habitat of each seat's objective; NO_OBJECTIVE if it has none or it is not known.
        self.objectives: list[int] = []
        self.won: list[list[int]] = []
        #: The animals in play with the rounds under which they lie.
        self.animals: list[tuple[int, int]] = []

    def planets(self) -> vec[i64]:
        """Return all planets as the rules know them."""
        planets = empty_planets(len(self.faces))
        for seat, faces in enumerate(self.faces):
            for face, shown in enumerate(faces):
                if shown is None:
                    continue
                for side in range(SIDES):
                    add_areas(planets, seat, LETTERS.index(shown[side]), 1 << area_of(face, side))
        return planets

    def knows_objectives(self) -> bool:
        """Return whether every objective is known, or the game is the beginner's, so that there can be a sheet."""
        return self.beginner or NO_OBJECTIVE not in self.objectives


class TableReader(Checker):
    """Reads the description of a table and collects its mistakes."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.keys: list[str] = [animal.key for animal in box.animals]
        #: Where each tile that was named by its number, and each animal, was seen first.
        self.tile_seen: dict[int, str] = {}
        self.animal_seen: dict[int, str] = {}

    def table(self, data: object) -> Table:
        """Read the whole table."""
        found = Table(self.box)
        if not isinstance(data, dict):
            self.wrong("table", data, Line("expect-planet-table"))
            return found
        self.only("", data, TABLE_KEYS)
        found.round = self.round(data.get("round"))
        beginner = data.get("beginner", False)
        if not isinstance(beginner, bool):
            self.wrong("beginner", beginner, Line("expect-true-or-false"))
        found.beginner = beginner is True
        planets = data.get("planets")
        if not isinstance(planets, list) or not 2 <= len(planets) <= 4:
            count = Line("found-planets", count=len(planets)) if isinstance(planets, list) else planets
            self.wrong("planets", count, Line("expect-planets"))
        for number, planet in enumerate(planets if isinstance(planets, list) else []):
            self.seat(found, f"planets[{number}]", planet)
        self.animals(found, data.get("animals", []))
        if len(self.animal_seen) > IN_PLAY:
            self.wrong(
                "animals", Line("found-animals", count=len(self.animal_seen)), Line("expect-at-most", most=IN_PLAY)
            )
        return found

    def round(self, value: object) -> int:
        """Read the current round."""
        number = whole(value)
        if number is None or not 1 <= number <= ROUNDS:
            self.wrong("round", value, Line("expect-round-now", most=ROUNDS))
            return 1
        return number

    def seat(self, found: Table, place: str, value: object) -> None:
        """Read one seat: name, objective, won animals, faces."""
        seat = value if isinstance(value, dict) else {}
        if not isinstance(value, dict):
            self.wrong(place, value, Line("expect-table-with", keys=", ".join(SEAT_KEYS)))
        self.only(place, seat, SEAT_KEYS)
        found.names.append(self.name(f"{place}.name", seat.get("name"), found.names))
        found.objectives.append(self.objective(found, f"{place}.objective", seat.get("objective")))
        found.won.append(self.won(f"{place}.won", seat.get("won", [])))
        found.faces.append(self.faces(f"{place}.faces", seat.get("faces", {})))

    def objective(self, found: Table, place: str, value: object) -> int:
        """Read a seat's objective; there is one card of each habitat. (P05, P30)"""
        if value is None:
            return NO_OBJECTIVE
        if found.beginner:
            self.wrong(place, value, Line("expect-no-objective"))
        elif not isinstance(value, str) or value not in HABITATS:
            self.wrong(place, value, Line("expect-one-of", possible=", ".join(HABITATS)))
        elif HABITATS.index(value) in found.objectives:
            self.wrong(place, value, Line("expect-other-objective"))
        else:
            return HABITATS.index(value)
        return NO_OBJECTIVE

    def animal(self, place: str, value: object) -> int | None:
        """Read an animal by its key; each lies in one place only."""
        if not isinstance(value, str) or value not in self.keys:
            self.wrong(place, value, Line("expect-animal-key", count=ANIMALS, key=self.keys[0]))
            return None
        number = self.keys.index(value)
        if number in self.animal_seen:
            self.wrong(place, value, Line("expect-other-animal", place=self.animal_seen[number]))
            return None
        self.animal_seen[number] = place
        return number

    def won(self, place: str, value: object) -> list[int]:
        """Read the animals that a seat has won."""
        if not isinstance(value, list):
            self.wrong(place, value, Line("expect-animal-keys"))
            return []
        numbers: list[int] = []
        for index, key in enumerate(value):
            number = self.animal(f"{place}[{index}]", key)
            if number is not None:
                numbers.append(number)
        return numbers

    def animals(self, found: Table, value: object) -> None:
        """Read the animals in play and the rounds under which they lie."""
        if not isinstance(value, list):
            self.wrong("animals", value, Line("expect-animals", example=AN_ANIMAL))
            return
        for index, item in enumerate(value):
            place = f"animals[{index}]"
            if not isinstance(item, dict):
                self.wrong(place, item, Line("expect-animal", example=AN_ANIMAL))
                continue
            self.only(place, item, ["key", "round"])
            number = self.animal(f"{place}.key", item.get("key"))
            column = whole(item.get("round"))
            least = max(found.round, FIRST_COMPARISON)
            if column is None or not least <= column <= ROUNDS:
                self.wrong(f"{place}.round", item.get("round"), Line("expect-round", least=least, most=ROUNDS))
            elif number is not None:
                found.animals.append((number, column))

    def faces(self, place: str, value: object) -> list[str | None]:
        """Read twelve faces, as a list from face 1 on or as a table by face number."""
        shown: list[str | None] = [None] * FACES
        if isinstance(value, list):
            if len(value) != FACES:
                self.wrong(place, Line("found-faces", count=len(value)), Line("expect-faces", count=FACES))
            for index, item in enumerate(value):
                here = self.face(f"{place}[{index}]", item)
                if index < FACES:
                    shown[index] = here
        elif isinstance(value, dict):
            for key in value:
                face = str(key)
                if face in [str(number) for number in range(1, FACES + 1)]:
                    shown[int(face) - 1] = self.face(f"{place}.{face}", value[key])
                else:
                    self.wrong(f"{place}.{face}", value[key], Line("expect-face-number", most=FACES))
        else:
            self.wrong(place, value, Line("expect-face-list", count=FACES))
        return shown

    def face(self, place: str, value: object) -> str | None:
        """Read what one face shows from its side 0 on, clockwise; None if it is free."""
        if value is None or (isinstance(value, str) and value.strip() in ("", "-")):
            return None
        if isinstance(value, dict):
            self.only(place, value, ["tile", "turn"])
            turn = self.turn(f"{place}.turn", value.get("turn", 0), whole(value.get("turn", 0)))
            return self.shown(f"{place}.tile", value.get("tile"), value.get("tile"), turn)
        if isinstance(value, str):
            tile, _, fifths = " ".join(value.split()).partition(" ")
            turn = self.turn(place, value, int(fifths or "0") if fifths in ("", "0", "1", "2", "3", "4") else None)
            return self.shown(place, value, int(tile) if tile.isdecimal() and len(tile) < 4 else tile, turn)
        return self.shown(place, value, value, 0)

    def turn(self, place: str, value: object, fifths: int | None) -> int:
        """Check by how many fifths a tile is turned."""
        if fifths is None or not 0 <= fifths < 5:
            self.wrong(place, value, Line("expect-turn"))
            return 0
        return fifths

    def shown(self, place: str, value: object, tile: object, turn: int) -> str | None:
        """Read a tile, by pattern or number, and turn it."""
        number = whole(tile)
        if number is not None:
            if not 0 <= number < TILES:
                self.wrong(place, value, Line("expect-tile-number", most=TILES - 1))
                return None
            if number in self.tile_seen:
                self.wrong(place, value, Line("expect-other-tile", place=self.tile_seen[number]))
            else:
                self.tile_seen[number] = place
            return turned(self.box.patterns[number], turn)
        letters = tile.upper() if isinstance(tile, str) else ""
        if len(letters) != 5 or any(letter not in LETTERS for letter in letters):
            self.wrong(place, value, A_TILE)
            return None
        return turned(letters, turn)


def read_table(data: object, box: Box = STANDARD) -> Table:
    """Return the table that the data describe; report all mistakes together."""
    reader = TableReader(box)
    found = reader.table(data)
    reader.done("table-problems")
    return found
