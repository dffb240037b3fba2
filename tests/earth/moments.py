"""Positions of Earth games that are reached by playing the advised actions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import terrarium
from terrarium.engine.playthrough import Playthrough

#: Says of a game under way whether the moment has come.
Wanted = Callable[[Playthrough], bool]


def asked(played: Playthrough, seat: int = 0) -> dict[str, Any]:
    """What a seat is asked; nothing if it owes no answer."""
    view: Any = played.position.view(seat)
    return view["question"] or {}


def words(played: Playthrough, seat: int = 0) -> list[str]:
    """What a seat may do, in the words of the record."""
    position = played.position
    return [position.game.words(action) for action in position.legal(seat)]


def moment(seats: int, seed: int, wanted: Wanted, careful: bool = False, **options: object) -> Playthrough:
    """A game played until the moment has come."""
    game = terrarium.game("earth", seats=seats, **options)
    played = Playthrough(game, seed)
    if careful:
        played.play(0, game.setting_change("careful", True))
    chance = Random(seed)
    while not wanted(played):
        position = played.position
        assert not position.over(), "the moment never came"
        seat = position.actors()[0]
        view: Any = position.view(seat)
        played.play(seat, view["advice"][0] if view["advice"] else chance.choice(position.legal(seat)))
    return played


def drawing(played: Playthrough) -> bool:
    """Seat 0 is asked how many of four cards it draws."""
    question = asked(played)
    return question.get("gain") == "draw" and question["count"] == 4


def in_window(played: Playthrough) -> bool:
    """Seat 0 is asked for events within a turn."""
    return asked(played).get("window") == "turn"


def unpaid(played: Playthrough) -> bool:
    """Seat 0 is asked about an ability that only an event or an exchange could pay for."""
    return asked(played).get("window") == "unpaid"


def choosing(played: Playthrough) -> bool:
    """Seat 0 chooses the action of its turn."""
    return asked(played).get("kind") == "action"


def soil_was_fetched() -> tuple[Playthrough, int]:
    """A team game in which a seat has just fetched its partner's soil, and that seat."""
    giver: list[int] = []

    def soil_can_go(played: Playthrough) -> bool:
        giver[:] = [seat for seat in (0, 1) if "put soil" in words(played, seat)]
        return len(giver) == 1

    played = moment(4, 1, soil_can_go, teams=True)
    seat = giver[0]
    played.play(seat, played.position.game.action("put soil"))
    played.play(1 - seat, played.position.game.action("fetch soil"))
    return played, 1 - seat
