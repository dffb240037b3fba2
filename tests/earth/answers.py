"""Automatic answers to the questions that a test is not about."""

from __future__ import annotations

from collections.abc import Callable

from terrarium.earth.position import EarthPosition
from terrarium.earth.state.area import Area
from tests.earth.table import do, lay, stack_gaia_deck, table, words

#: What changes least, most wanted first; of several that begin so, the one with the highest number.
QUIETLY = ("keep", "amount", "take soil", "stop", "skip all", "skip", "no more this turn")

#: Gaia's cards by their place in the box. (E63, E66)
NORTH, SOUTH, WATER, GROW, COMPOST, PLANT = range(6)


def some_answer(position: EarthPosition, seat: int, *wishes: str) -> str:
    """Return the first possible answer of the wishes, else of the quiet answers, else of all."""
    possible = words(position, seat)
    for wish in (*wishes, *QUIETLY):
        fitting = [word for word in possible if word == wish or word.startswith(f"{wish} ")]
        if fitting:
            return max(fitting, key=_last_number)
    return possible[0]


def _last_number(word: str) -> int:
    last = word.split()[-1]
    return int(last) if last.isdigit() else 0


def go_on(position: EarthPosition, *wishes: str, until: Callable[[], bool]) -> None:
    """Answer all questions until the condition holds or the game is over."""
    while not until() and not position.over():
        seat = position.actors()[0]
        do(position, seat, some_answer(position, seat, *wishes))


def end_turn(position: EarthPosition, *wishes: str) -> None:
    """Answer all questions of this turn."""
    turn = int(position.turns)
    go_on(position, *wishes, until=lambda: position.turns > turn)


def take_turn(position: EarthPosition, action: str, *wishes: str) -> None:
    """Let the active seat choose an action, and answer all further questions of the turn."""
    turn = int(position.turns)
    do(position, int(position.active), action)
    go_on(position, *wishes, until=lambda: position.turns > turn)


def alone(
    difficulty: str = "medium", *cards: int, goals: list[str] | None = None, journal: bool = False
) -> EarthPosition:
    """A game against Gaia with the player to choose an action, and her next cards in this order.

    A turn of hers in which the player is asked nothing goes by at once; her brown cards always ask at first.
    """
    position = table(1, journal, goals=goals, mode="standard", difficulty=difficulty)
    order = [*cards, *[card for card in (WATER, GROW, COMPOST, PLANT, NORTH, SOUTH) if card not in cards]]
    stack_gaia_deck(position, *order)
    return position


def play_up_to_action(position: EarthPosition) -> None:
    """Give a single player's first possible answers until an action is to be chosen or the game is over."""
    while not position.over() and position.prompt(0).id != "earth-prompt-action":
        position.play(0, position.legal(0)[0])


def lay_area(position: EarthPosition, seat: int, area: Area) -> None:
    """Put the cards of an area laid by hand into a grid, with their pieces."""
    for cell in range(16):
        if area.cells[cell] != 0:
            held = int(area.sprouts[cell]), int(area.growth[cell])
            lay(position, seat, int(area.cells[cell]), cell // 4 + 1, cell % 4 + 1, *held)
