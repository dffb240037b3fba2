"""Small planets made by hand, for tests."""

from __future__ import annotations

from typing import cast

import terrarium
from terrarium.engine.position import Position
from terrarium.planet.cards.box import HABITATS
from terrarium.planet.cards.loading import STANDARD
from terrarium.planet.position import PlanetPosition
from terrarium.planet.state.geometry import CONTACTS
from terrarium.planet.state.planets import set_areas
from terrarium.planet.view.seat_view import PlanetSeatView


def start(seats: int = 2, seed: int = 1, journal: bool = False, **options: object) -> PlanetPosition:
    """A fresh game of Planet."""
    position = terrarium.game("planet", seats=seats, **options).start(seed, journal=journal)
    assert isinstance(position, PlanetPosition)
    return position


def seen(position: Position, seat: int | None) -> PlanetSeatView:
    """What a seat may know, with its type."""
    return cast(PlanetSeatView, position.view(seat))


def imagined(position: PlanetPosition, seat: int | None, seed: int) -> PlanetPosition:
    """The position as the seat could imagine it."""
    world = position.imagine(seat, seed)
    assert isinstance(world, PlanetPosition)
    return world


def animal(key: str) -> int:
    """The number of the animal of that key."""
    return next(found.number for found in STANDARD.animals if found.key == key)


def habitat(name: str) -> int:
    """The number of a habitat."""
    return HABITATS.index(name)


def paint(position: PlanetPosition, seat: int, **areas: list[int]) -> None:
    """Give a seat's planet these areas by habitat and no others, as if tiles had been laid so."""
    for number, name in enumerate(HABITATS):
        set_areas(position.planets, seat, number, sum(1 << area for area in areas.get(name, [])))


def chain(start_area: int, length: int, without: list[int] | None = None) -> list[int]:
    """A connected set of n areas that begins at one area and avoids others."""
    found = [start_area]
    for area in found:
        for other in CONTACTS[area]:
            if other not in found and other not in (without or []) and len(found) < length:
                found.append(other)
    assert len(found) == length
    return found


def around(areas: list[int]) -> list[int]:
    """The areas that touch a set without being in it."""
    return sorted({other for area in areas for other in CONTACTS[area]} - set(areas))


def play_first(position: PlanetPosition, count: int = 1) -> None:
    """Play the first legal action n times."""
    for _ in range(count):
        seat = position.actors()[0]
        position.play(seat, position.legal(seat)[0])


def play_round(position: PlanetPosition) -> None:
    """Play the first legal actions until the round is over."""
    now = position.round
    while position.round == now:
        play_first(position)


def only_animals(position: PlanetPosition, *keys: str) -> None:
    """Let these animals, and no others, lie under the current round."""
    for number in range(20):
        position.column[number] = position.round if number < len(keys) else 13
        position.fate[number] = -1
    for number, key in enumerate(keys):
        position.animals[number] = animal(key)
