"""Pebbles with two settings, to try what the contract says of them.

A seat that is careful cannot polish; a seat that is quiet is not named when it polishes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from terrarium.engine.game import SHELF, Game, Title
from terrarium.engine.journal import Journal
from terrarium.engine.lines import Line
from terrarium.engine.rng import Rng
from tests.testing.pebbles import PEBBLES, POLISH, PebbleGame, PebblePosition

SETTINGS = ["careful", "quiet"]
CAREFUL, QUIET = 0, 1
CAREFUL_OFF, CAREFUL_ON, QUIET_OFF, QUIET_ON = range(PEBBLES + 1, PEBBLES + 5)


class CarefulPosition(PebblePosition):
    def __init__(self, game: Game, rng: Rng, journal: Journal | None) -> None:
        super().__init__(game, rng, journal)
        self.settings: list[int] = [0] * (len(SETTINGS) * game.seats)

    def setting(self, seat: int, index: int) -> bool:
        return self.settings[len(SETTINGS) * seat + index] == 1

    def set_setting(self, seat: int, index: int, on: bool) -> None:
        self.settings[len(SETTINGS) * seat + index] = 1 if on else 0

    def legal(self, seat: int) -> list[int]:
        found = super().legal(seat)
        return [action for action in found if action != POLISH or not self.setting(seat, CAREFUL)]

    def tell(self, line: Line) -> None:
        seat = line.figures.get("seat")
        if line.id == "pebbles-polished" and isinstance(seat, int) and self.setting(seat, QUIET):
            line = Line("pebbles-polished-quietly")
        super().tell(line)

    def fill(self, twin: PebblePosition) -> None:
        super().fill(twin)
        assert isinstance(twin, CarefulPosition)
        twin.settings = list(self.settings)

    def _view(self, seat: int | None) -> Mapping[str, object]:
        return {**super()._view(seat), "settings": list(self.settings)}

    def rows(self) -> list[list[int]]:
        return [*super().rows(), self.settings]


class CarefulGame(PebbleGame):
    def __init__(self, title: Title, seats: int, options: dict[str, object], make: type[CarefulPosition]) -> None:
        super().__init__(title, seats, options, make, settings=SETTINGS)

    def unpack(self, numbers: list[int]) -> CarefulPosition:
        position = super().unpack(numbers)
        assert isinstance(position, CarefulPosition)
        position.settings = numbers[-len(SETTINGS) * self.seats :]
        return position


class StaysOn(CarefulPosition):
    """Cannot be turned off again."""

    def set_setting(self, seat: int, index: int, on: bool) -> None:
        if not self.setting(seat, index):
            super().set_setting(seat, index, on)


class ForgetsSettings(CarefulPosition):
    def fill(self, twin: PebblePosition) -> None:
        PebblePosition.fill(self, twin)


class ShowsWhenCareful(CarefulPosition):
    def set_setting(self, seat: int, index: int, on: bool) -> None:
        super().set_setting(seat, index, on)
        self.reveals += 1


@contextmanager
def careful_pebbles(make: type[CarefulPosition] = CarefulPosition, seats: int = 3) -> Iterator[Game]:
    """The game on the shelf for a while."""

    def game(title: Title, seats: int, options: dict[str, object], box: object) -> Game:
        return CarefulGame(title, seats, options, make)

    title = SHELF.put(Title("pebbles", 1, 2, 3, [], game))
    try:
        yield title.game(seats, {})
    finally:
        SHELF.remove("pebbles")
