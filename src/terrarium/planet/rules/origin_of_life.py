"""The origin of life: which planet suits an animal best. (P16 to P22)"""

from __future__ import annotations

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import IN_PLAY, MOST, TOUCHING, Box
from terrarium.planet.rules import journal
from terrarium.planet.state.planets import areas_of
from terrarium.planet.state.position import IN_GAME, NOBODY, OUT, PlanetState
from terrarium.planet.state.regions import region_of, regions, size, touched
from terrarium.planet.state.tile_piles import ROUNDS


def compare_animals(position: PlanetState) -> None:
    """Compare every animal under this round, each on its own. (P16)"""
    last = position.round == ROUNDS
    number: i64
    for number in range(IN_PLAY):
        if position.column[number] == position.round and position.fate[number] == IN_GAME:
            winner = taker(position.box, position.planets, position.seats, position.animals[number], last)
            if position.journal is not None:
                values = standing(position, position.animals[number])
                journal.animal_compared(position, position.journal, number, winner, values)
            if winner != NOBODY:
                position.fate[number] = winner
            elif last:
                position.fate[number] = OUT  # P21, P22
            else:
                position.column[number] = position.round + 1  # P20


def standing(position: PlanetState, animal: i64) -> list[int]:
    """List how well each seat's planet suits an animal now."""
    return [int(suitability(position.box, position.planets, seat, animal)) for seat in range(position.seats)]


def suits(kind: i64, region: i64, other: i64) -> bool:
    """Return whether a region touches the other habitat, or does not, as the animal requires. (P18, P19)"""
    return (touched(region) & other != 0) == (kind == TOUCHING)


def other_habitat(box: Box, planets: vec[i64], seat: i64, animal: i64) -> i64:
    """Return the areas that the animal's region must or must not touch; none for "most regions"."""
    if box.kind[animal] == MOST:
        return 0
    return areas_of(planets, seat, box.other[animal])


def suitable_regions(box: Box, planets: vec[i64], seat: i64, animal: i64) -> list[int]:
    """List the sizes of a seat's regions that suit the animal, largest first."""
    kind = box.kind[animal]
    other = other_habitat(box, planets, seat, animal)
    found: list[int] = []
    for region in regions(areas_of(planets, seat, box.habitat[animal])):
        if kind == MOST or suits(kind, region, other):
            found.append(int(size(region)))
    found.sort(reverse=True)
    return found


def deciding_areas(position: PlanetState, seat: i64, animal: i64) -> i64:
    """Return the areas of a seat's planet that an animal counts: all regions, or the largest one that suits it."""
    box, planets = position.box, position.planets
    habitat = areas_of(planets, seat, box.habitat[animal])
    if box.kind[animal] == MOST:
        return habitat
    other = other_habitat(box, planets, seat, animal)
    largest: i64 = 0
    for region in regions(habitat):
        if suits(box.kind[animal], region, other) and size(region) > size(largest):
            largest = region
    return largest


def suitability(box: Box, planets: vec[i64], seat: i64, animal: i64) -> i64:
    """Return how well a seat's planet suits the animal; 0 if it cannot win it. (P17, P18, P19)"""
    kind = box.kind[animal]
    habitat = areas_of(planets, seat, box.habitat[animal])
    other = other_habitat(box, planets, seat, animal)
    best: i64 = 0
    rest: i64 = habitat
    while rest != 0:
        region = region_of(rest & -rest, habitat)
        rest &= ~region
        if kind == MOST:
            best += 1
        elif suits(kind, region, other):
            areas = size(region)
            if areas > best:
                best = areas
    return best


def taker(box: Box, planets: vec[i64], seats: i64, animal: i64, last_round: bool) -> i64:
    """Return the seat that takes the animal now, or NOBODY. (P16, P20, P21, P22)"""
    best: i64 = 0
    winner: i64 = NOBODY
    seat: i64
    for seat in range(seats):
        value = suitability(box, planets, seat, animal)
        if value > best:
            best = value
            winner = seat
        elif value == best:
            winner = NOBODY  # P20: shared best
    if best == 0:
        return NOBODY  # P17 to P19: nobody qualifies
    if winner == NOBODY and last_round and box.kind[animal] != MOST:
        return _last_round_taker(box, planets, seats, animal, int(best))
    return winner


def _last_round_taker(box: Box, planets: vec[i64], seats: i64, animal: i64, best: int) -> i64:
    """Compare the second largest regions of those who share the best value, then their third. (P22)"""
    tied: list[int] = []
    sizes: dict[int, list[int]] = {}
    for seat in range(seats):
        found = suitable_regions(box, planets, seat, animal)
        if found and found[0] == best:
            tied.append(seat)
            sizes[seat] = [*found, 0, 0]
    for rank in (1, 2):
        most = max(sizes[seat][rank] for seat in tied)
        tied = [seat for seat in tied if sizes[seat][rank] == most]
        if len(tied) == 1:
            return tied[0]
    return NOBODY
