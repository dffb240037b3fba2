"""Hints name good answers with true reasons, and depend only on what the seat may know."""

from __future__ import annotations

import pytest

import terrarium
from terrarium.earth.view.reasons import reasons as reasons_of_earth
from terrarium.engine.errors import Refused
from terrarium.engine.lines import Line
from terrarium.engine.position import Position
from terrarium.engine.rng import Rng
from terrarium.hints import best_answers
from terrarium.lessons import find_lesson
from terrarium.texts import LANGUAGES, Texts

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def lesson_position(name: str, moves: int) -> Position:
    """The position of a lesson after a number of moves."""
    lesson = find_lesson(name)
    position = lesson.game().start(lesson.seed)
    for move in lesson.script[:moves]:
        position.play(move.seat, position.game.action(move.example))
    return position


def random_position(title: str, seats: int, decisions: int, seed: int) -> Position:
    """A position after some random decisions."""
    position = terrarium.game(title, seats=seats).start(seed)
    rng = Rng(seed)
    for _decision in range(decisions):
        seat = position.actors()[rng.below(len(position.actors()))]
        legal = position.legal(seat)
        position.play(seat, legal[rng.below(len(legal))])
    return position


def test_a_tile_that_wins_an_animal_is_recommended_with_that_reason() -> None:
    position = lesson_position("planet", 4)  # round 3: the tiger can be taken from the opponent
    hints = best_answers(position, 0)
    assert len(hints) == 2
    said = Texts("en").say(hints[0].line(position, 0), NAMES)
    assert "takes Tiger from Ben" in said, said


@pytest.mark.parametrize("decisions", [0, 1, 4, 15])
def test_two_hints_are_two_tiles_or_two_faces_with_different_reasons(decisions: int) -> None:
    position = random_position("planet", 2, decisions, 2)
    first, second = best_answers(position, position.actors()[0])
    places = [position.game.words(hint.action).partition(" turn ")[0] for hint in (first, second)]
    assert places[0] != places[1]
    assert first.reasons != second.reasons


def test_a_card_that_completes_a_line_is_recommended_with_the_entity() -> None:
    lesson = find_lesson("rauha")
    moves = [move.example for move in lesson.script]
    position = lesson_position("rauha", moves.index("keep 1-35") + 1)
    hint = best_answers(position, 0)[0]
    assert position.game.words(hint.action) == "place 6"
    assert "takes Kiteet from Ben" in Texts("en").say(hint.line(position, 0), NAMES)


def test_a_card_that_works_this_turn_is_recommended_with_that_reason() -> None:
    position = lesson_position("rauha", 0)
    hints = {position.game.words(hint.action): hint for hint in best_answers(position, 0, count=4)}
    said = {words: Texts("en").say(hint.line(position, 0), NAMES) for words, hint in hints.items()}
    assert "can be activated this turn" in said["keep 1-05"], said
    # Its effect counts land animals, and there are none.
    assert "can be activated this turn" not in said["keep 1-23"], said


def test_planting_the_third_card_names_the_goal() -> None:
    position = lesson_position("earth", len(find_lesson("earth").opening) + 16)
    hints = {position.game.words(hint.action): hint for hint in best_answers(position, 0, count=3)}
    assert "plant 1" in hints
    said = Texts("en").say(hints["plant 1"].line(position, 0), NAMES)
    assert "Arctic Tern" in said, said


@pytest.mark.parametrize(
    ("players", "others", "said"),
    [(1, 0, "activates 3 cards of yours"), (2, 0, "activates 3 cards of yours and none of the others"),
     (2, 4, "activates 3 cards of yours and 4 of the others")],
)  # fmt: skip
def test_cards_of_others_are_named_only_where_there_are_others(players: int, others: int, said: str) -> None:
    view = {"goals": [], "areas": [{"points": 0, "soil": 0, "hand": 0}] * players}
    (reason,) = reasons_of_earth(0, Line("earth-do-water", cards=3, others=others), view, view)
    assert Texts("en").say(reason, NAMES) == said


def test_an_answer_without_a_reason_says_how_it_compares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrarium.hints.hint.find_reasons", lambda *_question: [])
    position = random_position("rauha", 2, 9, 1)
    first, second = best_answers(position, position.actors()[0], worlds=1)
    assert first.gain > second.gain
    assert [one.id for one in first.reasons] == ["hint-reason-best"]
    assert [one.id for one in second.reasons] == ["hint-reason-next-best"]


@pytest.mark.parametrize(("title", "seats", "decisions"), [("planet", 3, 7), ("rauha", 3, 11), ("earth", 2, 60)])
def test_hints_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(
    title: str, seats: int, decisions: int
) -> None:
    compared = 0
    for seed in range(4):
        position = random_position(title, seats, decisions, seed)
        for seat in position.actors():
            other = position.imagine(seat, 99)
            assert best_answers(position, seat, worlds=2) == best_answers(other, seat, worlds=2)
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats", "decisions"), [("planet", 2, 5), ("rauha", 2, 9), ("earth", 2, 40)])
def test_every_hint_is_a_legal_answer_and_a_sentence(title: str, seats: int, decisions: int, language: str) -> None:
    for seed in range(3):
        position = random_position(title, seats, decisions, seed)
        seat = position.actors()[0]
        hints = best_answers(position, seat, worlds=1)
        assert 1 <= len(hints) <= 2
        assert [hint.gain for hint in hints] == sorted((hint.gain for hint in hints), reverse=True)
        for hint in hints:
            assert hint.action in position.legal(seat)
            assert hint.reasons
            assert len(Texts(language).say(hint.line(position, seat), NAMES)) > 10


def test_a_seat_that_has_nothing_to_answer_is_refused_with_a_sentence() -> None:
    position = lesson_position("planet", 4)
    with pytest.raises(Refused, match="seat 1 has nothing to answer now"):
        best_answers(position, 1)
