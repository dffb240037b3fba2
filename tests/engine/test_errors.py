"""Errors: a code, figures, a sentence."""

from __future__ import annotations

import pickle

import pytest

import terrarium
from terrarium.engine.errors import (
    BadData,
    BadOption,
    BadRecord,
    BadSeats,
    BadSeed,
    BadWords,
    NotOver,
    Refused,
    TerrariumError,
    UnknownGame,
    sentence,
)
from terrarium.engine.lines import Line


def test_an_error_is_a_sentence_with_figures() -> None:
    error = Refused("planet-face-covered", face=7)
    assert str(error) == "Face 7 is covered already."
    assert (error.code, error.figures) == ("planet-face-covered", {"face": 7})
    assert isinstance(error, ValueError)


def test_a_reason_may_hold_further_reasons() -> None:
    inner = Line("planet-face-covered", face=7)
    assert sentence(Line("record-line", line=3, reason=inner)) == "Line 3 of the record: Face 7 is covered already."
    both = Line("box-problems", count=2, problems=[inner, Line("game-over")])
    assert sentence(both).endswith("Face 7 is covered already. The game is over.")


def test_a_reason_without_text_shows_itself() -> None:
    assert sentence(Line("no-text-for-this", figure=1)) == "Line('no-text-for-this', figure=1)"


@pytest.mark.parametrize(
    "kind", [UnknownGame, BadSeats, BadOption, BadSeed, Refused, BadWords, BadRecord, BadData, NotOver]
)
def test_an_error_travels_to_another_process(kind: type[TerrariumError]) -> None:
    error = kind("record-line", line=3, reason=Line("game-over"))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (str(again), again.line) == (str(error), error.line)


def test_an_outcome_is_only_there_at_the_end() -> None:
    with pytest.raises(NotOver, match="not over yet"):
        terrarium.game("planet").start(1).outcome()


def test_a_view_is_only_for_seats_of_the_game() -> None:
    position = terrarium.game("planet", seats=2).start(1)
    for seat in (-1, 2):
        with pytest.raises(BadSeats, match="There is no seat"):
            position.view(seat)
        with pytest.raises(BadSeats, match="There is no seat"):
            position.imagine(seat, 1)


def test_words_that_name_no_action_get_an_example() -> None:
    with pytest.raises(BadWords, match='"jump" is not an action of planet; an example is "tile c face 7 turn 1"'):
        terrarium.game("planet").action("jump")
