"""The origin of life: which planet suits an animal best. (P16 to P22)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrarium.engine.vecs import vec
from terrarium.planet.cards.box import MOST, TOUCHING, Box
from terrarium.planet.state.regions import region_of, regions, size, touched

#: Nobody takes the card.
NOBODY: Final = -1


def suits(kind: i64, region: i64, other: i64) -> bool:
    """Whether a region is one that the animal looks for: it touches the other habitat, or it must not. (P18, P19)"""
    return (touched(region) & other != 0) == (kind == TOUCHING)


def suitable_regions(box: Box, planets: vec[i64], seat: i64, animal: i64) -> list[int]:
    """The sizes of a seat's regions that suit the animal, largest first."""
    kind = box.kind[animal]
    other: i64 = 0 if kind == MOST else planets[5 * seat + box.other[animal]]
    found: list[int] = []
    for region in regions(planets[5 * seat + box.habitat[animal]]):
        if kind == MOST or suits(kind, region, other):
            found.append(int(size(region)))
    found.sort(reverse=True)
    return found


def suitability(box: Box, planets: vec[i64], seat: i64, animal: i64) -> i64:
    """How well a seat's planet suits the animal; 0 if it cannot win it. (P17, P18, P19)"""
    kind = box.kind[animal]
    habitat = planets[5 * seat + box.habitat[animal]]
    other: i64 = 0 if kind == MOST else planets[5 * seat + box.other[animal]]
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
    """The seat that takes the animal now, or NOBODY. (P16, P20, P21, P22)"""
    best: i64 = 0
    winner: i64 = NOBODY
    seat: i64 = 0
    while seat < seats:
        value = suitability(box, planets, seat, animal)
        if value > best:
            best = value
            winner = seat
        elif value == best:
            winner = NOBODY  # P20: shared best
        seat += 1
    if best == 0:
        return NOBODY  # P17 to P19: nobody qualifies
    if winner == NOBODY and last_round and box.kind[animal] != MOST:
        return _last_round_taker(box, planets, seats, animal, int(best))
    return winner


def _last_round_taker(box: Box, planets: vec[i64], seats: i64, animal: i64, best: int) -> i64:
    """P22: those who share the best value compare their second largest regions, then their third."""
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
