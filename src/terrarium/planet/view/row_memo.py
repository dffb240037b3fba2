"""Parts of rows that Planet has written already: planets with their regions, and the animals that lie face up."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from terrarium.engine.features import RowMemo, flag, put, put_bits, same_numbers
from terrarium.engine.vec_operations import filled
from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import HABITAT_COUNT, IN_PLAY, KINDS, MOST, NOT_TOUCHING, TOUCHING
from terrarium.planet.knowledge.animal_profile import empty_profiles, place_of, suitability_at, write_profile
from terrarium.planet.state.geometry import AREAS
from terrarium.planet.state.position import PlanetState
from terrarium.planet.state.regions import size


class PlanetRowMemo(RowMemo):
    """Planets, kept until a tile is laid on them, and animals, kept until one is turned up."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        #: What the parts were made from; no planet and no animal has these numbers.
        self._planets: vec[i64] = filled(HABITAT_COUNT * seats, -1)
        self._animals: vec[i64] = filled(IN_PLAY, -1)
        #: Of each seat: its areas, its figures, and how well its planet suits every requirement.
        self.areas: list[bytes] = [b""] * int(seats)
        self.figures: list[bytes] = [b""] * int(seats)
        self.profiles: vec[i64] = empty_profiles(seats)
        #: The kinds of all animals, then their habitats, then the other habitats.
        self.animals: bytes = b""

    def update(self, here: PlanetState) -> None:
        """Make the parts again that are no longer right."""
        seat: i64
        for seat in range(self.seats):
            start: i64 = HABITAT_COUNT * seat
            if not same_numbers(self._planets, start, here.planets, start, HABITAT_COUNT):
                self._write_planet(here, seat)
        number: i64
        changed = False
        for number in range(IN_PLAY):
            animal: i64 = -2 if here.face_down(number) else here.animals[number]
            if self._animals[number] != animal:
                self._animals[number] = animal
                changed = True
        if changed:
            self._write_animals(here)

    def _write_planet(self, here: PlanetState, seat: i64) -> None:
        areas = BytesWriter()
        areas.write(bytes(AREAS * HABITAT_COUNT))
        figures = BytesWriter()
        figures.write(bytes(3 * HABITAT_COUNT))
        write_profile(here.planets, seat, self.profiles, seat)
        habitat: i64
        for habitat in range(HABITAT_COUNT):
            mask = here.planet(seat, habitat)
            self._planets[HABITAT_COUNT * seat + habitat] = mask
            put_bits(areas, AREAS * habitat, mask, AREAS)
            put(figures, 3 * habitat, suitability_at(self.profiles, seat, place_of(MOST, habitat, 0)))
            put(figures, 3 * habitat + 1, self._largest(seat, habitat))
            put(figures, 3 * habitat + 2, size(mask))
        self.areas[seat] = areas.getvalue()
        self.figures[seat] = figures.getvalue()

    def _largest(self, seat: i64, habitat: i64) -> i64:
        """The size of the largest region: each touches a given other habitat, or does not."""
        touching = suitability_at(self.profiles, seat, place_of(TOUCHING, habitat, 0))
        return max(touching, suitability_at(self.profiles, seat, place_of(NOT_TOUCHING, habitat, 0)))

    def _write_animals(self, here: PlanetState) -> None:
        row = BytesWriter()
        kinds: i64 = len(KINDS)
        row.write(bytes(IN_PLAY * (kinds + 2 * HABITAT_COUNT)))
        habitats: i64 = IN_PLAY * kinds
        others: i64 = habitats + IN_PLAY * HABITAT_COUNT
        number: i64
        for number in range(IN_PLAY):
            animal = self._animals[number]
            if animal < 0:
                continue
            kind = here.box.kind[animal]
            flag(row, kinds * number + kind)
            flag(row, habitats + HABITAT_COUNT * number + here.box.habitat[animal])
            if kind != MOST:
                flag(row, others + HABITAT_COUNT * number + here.box.other[animal])
        self.animals = row.getvalue()
