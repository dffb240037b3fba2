"""Planet as text: the animals, the faces in two flowers, the objective; the round's tiles are the menu."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import cast

from terrarium.cli.output_style import output_width
from terrarium.cli.text_tables.text_table import Path, TextTable
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.planet.cards.box import HABITATS, LETTERS, turned
from terrarium.planet.rules.actions import face_of, slot_of, turn_of
from terrarium.planet.state.geometry import ACROSS, NEIGHBOUR
from terrarium.planet.view.seat_view import AnimalView, PlanetSeatView, TileView

SLOTS = "abcde"
FREE = "."
#: Columns that both halves of a planet need beside each other.
PLANET_WIDTH = 66


class PlanetTextTable(TextTable):
    """Asks for the tile, then the face, then the turn."""

    def show(self, view: Mapping[str, object]) -> list[str]:
        """All lines of the table, the own planet and objective last, next to the question."""
        sight = cast(PlanetSeatView, view)
        seat = sight["seat"]
        lines = [self.say("planet-table-round", round=sight["round"], seat=sight["first"]), ""]
        lines += self._animals(sight)
        lines += ["", *self._won(sight)]
        for other in range(sight["seats"]):
            if other != seat:
                lines += ["", self.say("planet-table-planet-of", seat=other), *self._planet(sight, other)]
        lines += ["", *self._piles(sight)]
        if seat is not None:
            lines += ["", self.say("planet-table-own-planet"), *self._planet(sight, seat)]
            lines += self._objective(sight, seat)
        return lines

    # -- what lies on the table --------------------------------------------------------------------------------

    def _animals(self, sight: PlanetSeatView) -> list[str]:
        lines = [self.say("planet-table-animals")]
        in_play = [animal for animal in sight["animals"] if animal["state"] == "in play"]
        in_play.sort(key=lambda animal: animal["column"])
        return lines + [f"  {self._animal(animal, sight['seat'])}" for animal in in_play]

    def _animal(self, animal: AnimalView, seat: int | None) -> str:
        values = animal["values"]
        if animal["key"] is None or values is None:
            return self.say("planet-table-face-down", round=animal["column"])
        if seat is None:
            now = " : ".join(str(value) for value in values)
        else:
            best = max(value for other, value in enumerate(values) if other != seat)
            now = self.say("planet-table-values", own=values[seat], best=best)
        need = Line(f"planet-need-{animal['kind']}", habitat=animal["habitat"], other=animal["other"] or "")
        name = self._animal_name(animal)
        return self.say("planet-table-animal", round=animal["column"], animal=name, need=need, now=now)

    def _animal_name(self, animal: AnimalView) -> str:
        return animal["own_name"] or self.say(f"planet-animal-{animal['key']}")

    def _won(self, sight: PlanetSeatView) -> list[str]:
        lines = []
        for seat in range(sight["seats"]):
            won = [self._animal_name(animal) for animal in sight["animals"] if animal["won_by"] == seat]
            animals = ", ".join(won) or self.say("planet-table-nothing-won")
            lines.append(self.say("planet-table-won", seat=seat, animals=animals))
        return lines

    def _piles(self, sight: PlanetSeatView) -> list[str]:
        letters = ", ".join(f"{letter} {self._habitat(HABITATS[n])}" for n, letter in enumerate(LETTERS))
        lines = [self.say("planet-table-letters", letters=letters)]
        if sight["round"] < 12:
            lines.append(self.say("planet-table-spots", spot_11=sight["spot_11"], spot_12=sight["spot_12"]))
        return lines

    def _tile(self, pattern: str) -> str:
        parts = [f"{self._habitat(HABITATS[LETTERS.index(c)])} {pattern.count(c)}" for c in dict.fromkeys(pattern)]
        return f"{pattern}  {', '.join(parts)}"

    def _planet(self, sight: PlanetSeatView, seat: int) -> list[str]:
        """Face 1 with 2 to 6 around it, and beside or below it face 12 with 7 to 11, clockwise as seen from outside."""
        planet = sight["planets"][seat]
        north, south = _flower(planet["faces"], 0), _flower(planet["faces"], 11)
        areas = ", ".join(f"{self._habitat(habitat)} {count}" for habitat, count in planet["areas"].items())
        if output_width() < PLANET_WIDTH:
            lines = [f"  {line}" for line in [*north, *south]]
        else:
            lines = [f"  {left:<34}{right}" for left, right in zip(north, south, strict=True)]
        return [*lines, "  " + self.say("planet-table-areas", areas=areas)]

    def _objective(self, sight: PlanetSeatView, seat: int) -> list[str]:
        habitat = sight["objectives"][seat]
        if habitat is None:
            return []
        rungs = ", ".join(f"{rung['areas']} = {rung['points']}" for rung in sight["objective_rungs"] or [])
        areas, points = sight["objective_areas"], sight["objective_points"]
        name = self._habitat(habitat)
        return ["", self.say("planet-table-objective", habitat=name, areas=areas, points=points, rungs=rungs)]

    def _habitat(self, habitat: str) -> str:
        return self.say(f"planet-habitat-{habitat}")

    # -- choosing ----------------------------------------------------------------------------------------------

    def paths(self, position: Position, seat: int) -> dict[Path, int]:
        """Tile, face and turn as in the words of an action."""
        return {
            (SLOTS[slot_of(action)], str(face_of(action) + 1), str(turn_of(action))): action
            for action in position.legal(seat)
        }

    def question(self, step: int) -> str:
        """Tile, face or turn."""
        if step == 0:
            return self.say("planet-table-choose-tile")
        return self.say("planet-table-choose-face") if step == 1 else self.say("planet-table-choose-turn")

    def label(self, position: Position, seat: int, path: Path, action: int) -> str:
        """A tile's habitats, a face's neighbours, or how the tile would lie."""
        sight = cast(PlanetSeatView, position.view(seat))
        tile = sight["tiles"][slot_of(action)]
        pattern = "" if tile is None else tile["pattern"]
        if len(path) == 1:
            return self._tile(pattern)
        faces, face = sight["planets"][seat]["faces"], int(face_of(action))
        if len(path) == 2:
            return self.say("planet-table-face-choice", beside="  ".join(_beside(faces, face, "")))
        shows = turned(pattern, int(turn_of(action)))
        return self.say("planet-table-turn-choice", tile=shows, beside="  ".join(_beside(faces, face, shows)))

    def full_words(self, keys: Sequence[str]) -> str | None:
        """``c 7 2`` in full."""
        found = re.fullmatch(r"([a-e]) ?(\d+) (\d+)", " ".join(keys))
        return None if found is None else f"tile {found[1]} face {found[2]} turn {found[3]}"

    def help(self) -> list[str]:
        """The keys, how the faces lie, and how letters are read."""
        return [self.say(topic) for topic in ("planet-table-help", "planet-table-reading", "planet-table-beside")]


def _flower(faces: list[TileView | None], middle: int) -> list[str]:
    """Six faces in three lines: the middle one and the five around it, clockwise from the top."""
    cells = [f"{face + 1:>2} {_shown(faces[face])}" for face in [middle, *NEIGHBOUR[middle]]]
    centre, top, right, low_right, low_left, left = cells
    return [f"{'':10}{top}", f"{left}  {centre}  {right}", f"{'':5}{low_left}  {low_right}"]


def _shown(tile: TileView | None) -> str:
    return FREE * 5 if tile is None else tile["shows"]


def _beside(faces: list[TileView | None], face: int, shows: str) -> list[str]:
    """For each side: the own letter if there is one, the face across and the letter there, as in ``O-7F``."""
    found = []
    for side in range(5):
        across = ACROSS[5 * face + side]
        there = f"{across // 5 + 1}{_shown(faces[across // 5])[across % 5]}"
        found.append(f"{shows[side]}-{there}" if shows else there)
    return found
