"""Steps: every kind is registered, and whether a seat is asked is found out without changing anything."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import terrarium
from terrarium.earth.position import EarthPosition
from terrarium.earth.rules.steps.registry import STEP_KINDS, by_number, kind_at
from terrarium.earth.state.step_kind import AutomaticStep
from terrarium.earth.state.steps import AUTOMATIC, EXCHANGE_SPROUTS, PLANT, kind_of, step

#: Seats, options, and the seats that are careful.
GAMES: list[tuple[int, dict[str, object], list[int]]] = [
    (1, {"difficulty": "expert"}, [0]),
    (2, {"mode": "advanced"}, []),
    (4, {"teams": True}, [1]),
]


def test_every_kind_stands_at_its_number() -> None:
    assert [kind.number for kind in STEP_KINDS] == list(range(EXCHANGE_SPROUTS + 1))
    assert kind_at(step(PLANT, 2)).word == "plant"


def test_questions_have_a_word_and_automatic_steps_have_none() -> None:
    words = [kind.word for kind in STEP_KINDS[1:]]
    assert "" not in words[: AUTOMATIC - 1]
    assert len(set(words[: AUTOMATIC - 1])) == AUTOMATIC - 1
    assert set(words[AUTOMATIC - 1 :]) == {""}


def test_a_number_is_given_to_one_kind_only() -> None:
    with pytest.raises(ValueError, match="kind of step 1 comes where 2 is expected"):
        by_number([AutomaticStep(1), AutomaticStep(1)])


def test_numbers_have_no_gaps() -> None:
    with pytest.raises(ValueError, match="kind of step 3 comes where 2 is expected"):
        by_number([AutomaticStep(3), AutomaticStep(1)])


@pytest.mark.parametrize(("seats", "options", "careful"), GAMES)
def test_a_seat_that_waits_for_an_answer_is_asked_and_asking_changes_nothing(
    seats: int, options: dict[str, object], careful: list[int]
) -> None:
    position = cast(EarthPosition, terrarium.game("earth", seats=seats, **options).start(5))
    for seat in careful:
        position.set_setting(seat, 0, True)
    chance = Random(5)
    met: set[int] = set()
    while not position.over():
        before = position.pack()
        for seat in position.actors():
            packed = position.top(seat)
            # A partner may have taken what a window for the team's board was about.
            assert kind_at(packed).asks(position, seat, packed) or position.team_play
            assert len(kind_at(packed).answers(position, seat, packed)) > 0
            met.add(int(kind_of(packed)))
        assert position.pack() == before
        seat = chance.choice(position.actors())
        position.play(seat, chance.choice(position.legal(seat)))
    assert len(met) > AUTOMATIC // 2
