"""Every lesson is played to its end, in three languages, with every answer that it accepts."""

from __future__ import annotations

import pytest

from terrarium.bots import bot
from terrarium.engine.errors import Refused
from terrarium.engine.playthrough import Playthrough
from terrarium.lessons import Lesson, Step, all_lessons, check_answer, find_lesson, next_scripted, possible_example
from terrarium.lessons.lesson import UnknownLesson
from terrarium.lessons.progress import LessonProgress
from terrarium.texts import LANGUAGES, Texts

#: The most words of one text, so that a step is read at a glance; results and hints too.
MOST_WORDS = 32
NAMES = list(all_lessons())


def accepted(lesson: Lesson, played: Playthrough) -> list[str]:
    """The words of all legal actions that the script accepts now."""
    move = next_scripted(lesson, len(played.record.moves))
    assert move is not None
    words = [played.game.words(action) for action in played.position.legal(move.seat)]
    return [word for word in words if move.accepts(word)]


def play_script(lesson: Lesson, choices: dict[int, str]) -> tuple[Playthrough, dict[str, object]]:
    """Play the script; `choices` replaces the answers after that many moves. Return the view after each step too."""
    played = Playthrough(lesson.game(), lesson.seed)
    views: dict[str, object] = {}
    for number, move in enumerate(lesson.script):
        words = choices.get(number)
        action = played.game.action(words) if words else possible_example(move, played.position)
        assert check_answer(lesson, number, played.position, move.seat, action) is None
        step = lesson.step_index(number)
        played.play(move.seat, action)
        if lesson.step_index(number + 1) != step:
            views[lesson.steps[step].name] = played.position.view(lesson.learner)
    return played, views


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_of_a_lesson_leads_to_its_end(name: str) -> None:
    lesson = find_lesson(name)
    for number, move in enumerate(lesson.script):
        if move.answers == ((move.example,),):
            continue
        played = Playthrough(lesson.game(), lesson.seed)
        for earlier in lesson.script[:number]:
            played.play(earlier.seat, played.game.action(earlier.example))
        for words in accepted(lesson, played):
            finished, _views = play_script(lesson, {number: words})
            assert len(finished.record.moves) == len(lesson.script)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_texts_of_a_lesson_are_short(name: str, language: str) -> None:
    lesson, texts = find_lesson(name), Texts(language)
    _played, views = play_script(lesson, {})

    def say(step: Step, part: str = "") -> str:
        if part == "result":
            letters = "abcde"[: max(len(move.answers) for move in step.moves)]
            return max((texts.say(lesson.result(step, views[step.name], letter)) for letter in letters), key=len)
        return texts.say(lesson.text(step, part))

    for step in lesson.steps:
        parts = ["", "try", "result"] if step.moves else [""]
        for part in parts:
            text = say(step, part)
            assert 3 <= len(text.split()) <= MOST_WORDS, text
    assert texts.say(lesson.about()) != texts.say(lesson.heading())


@pytest.mark.parametrize("name", NAMES)
def test_learner_acts_in_every_step_with_moves_and_plays_on_afterwards(name: str) -> None:
    lesson = find_lesson(name)
    played, _views = play_script(lesson, {})
    assert next_scripted(lesson, len(played.record.moves)) is None
    assert lesson.step_index(len(lesson.script)) == len(lesson.steps)
    position = played.position
    assert not position.over()
    opponent = bot(lesson.bot, seed=1)
    while not position.over():
        seat = position.actors()[0]
        position.play(seat, opponent.choose(position, seat))
    assert len(position.outcome().scores) == lesson.seats


def test_the_answer_that_is_shown_is_possible_when_two_uses_come_in_another_order() -> None:
    lesson = find_lesson("rauha")
    step = next(step for step in lesson.steps if step.name == "price")
    first = lesson.start_of(lesson.steps.index(step))
    played = Playthrough(lesson.game(), lesson.seed)
    for move in lesson.script[:first]:
        played.play(move.seat, played.game.action(move.example))
    progress = LessonProgress(lesson, played)
    assert progress.example(0) == played.game.action("use 5")
    other = played.game.action("use 2")
    assert progress.refusal(0, other) is None
    played.play(0, other)
    assert LessonProgress(lesson, played).example(0) == played.game.action("use 5")


@pytest.mark.parametrize("name", NAMES)
def test_last_step_is_a_decision_with_two_results(name: str) -> None:
    lesson = find_lesson(name)
    move = lesson.steps[-1].moves[0]
    assert move.seat == lesson.learner
    assert len(move.answers) == 2
    _played, views = play_script(lesson, {})
    first, second = (Texts("en").say(lesson.result(lesson.steps[-1], views[lesson.steps[-1].name], a)) for a in "ab")
    assert first != second


def test_an_illegal_answer_gets_the_reason_of_the_rules() -> None:
    lesson = find_lesson("planet")
    played = Playthrough(lesson.game(), lesson.seed)
    for move in lesson.opening:
        played.play(move.seat, played.game.action(move.example))
    covered = played.game.action("tile d face 1 turn 0")
    refusal = check_answer(lesson, len(lesson.opening), played.position, 0, covered)
    assert isinstance(refusal, Refused)
    assert refusal.line.id == "planet-face-covered"


def test_a_legal_answer_that_the_step_does_not_ask_for_gets_its_sentence() -> None:
    lesson = find_lesson("planet")
    played = Playthrough(lesson.game(), lesson.seed)
    for move in lesson.opening:
        played.play(move.seat, played.game.action(move.example))
    elsewhere = played.game.action("tile a face 9 turn 0")
    refusal = check_answer(lesson, len(lesson.opening), played.position, 0, elsewhere)
    assert refusal is not None
    assert refusal.line.id == "lesson-try-again"
    assert Texts("en").say(refusal.line) == Texts("en").say(lesson.text(lesson.steps[1], "try"))


def test_an_unknown_lesson_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(UnknownLesson, match=r"There is no lesson called chess; choose from .*planet"):
        find_lesson("chess")
