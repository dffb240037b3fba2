"""Options: what may be chosen, typed and written."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.engine.errors import BadOption, BadSeats, BadSeed, UnknownGame
from terrarium.engine.options import Option

FLAG = Option("mystery", "flag", False)
SEAT = Option("first", "seat", None)
CHOICE = Option("side", "choice", "a", ["a", "b"])


@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        (FLAG, True, "true"),
        (FLAG, False, "false"),
        (SEAT, None, "random"),
        (SEAT, 0, "0"),
        (SEAT, 2, "2"),
        (CHOICE, "b", "b"),
    ],
)
def test_a_value_and_its_text(option: Option, value: object, text: str) -> None:
    assert option.check(value, 3, "planet") == value
    assert option.text(value) == text
    assert option.parse(text, 3, "planet") == value
    assert text in option.possible(3)


@pytest.mark.parametrize(
    ("option", "value"),
    [(FLAG, 1), (FLAG, "true"), (FLAG, None), (SEAT, 3), (SEAT, -1), (SEAT, True), (SEAT, "0"), (CHOICE, "c")],
)
def test_what_cannot_be_chosen(option: Option, value: object) -> None:
    with pytest.raises(BadOption) as caught:
        option.check(value, 3, "planet")
    assert caught.value.code == "option-value"
    assert caught.value.figures["possible"] == ", ".join(option.possible(3))


@pytest.mark.parametrize(("option", "text"), [(FLAG, "yes"), (SEAT, "3"), (SEAT, "None"), (CHOICE, "")])
def test_what_cannot_be_typed(option: Option, text: str) -> None:
    with pytest.raises(BadOption, match="possible: "):
        option.parse(text, 3, "planet")


def test_an_option_is_plain_data() -> None:
    assert CHOICE.data() == {"name": "side", "kind": "choice", "default": "a", "choices": ["a", "b"], "needs": ""}


def test_an_option_that_needs_a_flag_says_which() -> None:
    needs = {option.name: option.needs for option in terrarium.title("earth").options if option.needs}
    assert needs == {"team_order": "teams"}


def test_what_is_not_named_takes_its_default() -> None:
    assert terrarium.game("planet", mystery=True).options == {"beginner": False, "mystery": True, "first": None}


def test_a_game_refuses_what_it_does_not_have() -> None:
    with pytest.raises(UnknownGame, match="There is no game called plonet"):
        terrarium.game("plonet")
    with pytest.raises(BadOption, match="planet has no option moons"):
        terrarium.game("planet", moons=2)
    for seats in (1, 5, True):
        with pytest.raises(BadSeats, match="planet is for 2 to 4 seats"):
            terrarium.game("planet", seats=seats)
    for seed in (-1, 2**53):
        with pytest.raises(BadSeed, match="is not a seed"):
            terrarium.game("planet").start(seed)
