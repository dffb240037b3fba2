"""Reading lessons from their data files, and checking them."""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from collections.abc import Mapping

from terrarium.engine.data_checker import Checker
from terrarium.lessons.lesson import LEARNER, Lesson, ScriptedMove, Step, UnknownLesson

LESSON_KEYS = ["title", "seats", "learner", "seed", "options", "minutes", "bot", "opening", "steps"]
STEP_KEYS = ["name", "places", "moves", "figures"]
#: The longest lesson in minutes.
MOST_MINUTES = 10


@functools.cache
def all_lessons() -> Mapping[str, Lesson]:
    """Return all lessons by name, in the order in which the start page lists them."""
    folder = importlib.resources.files("terrarium").joinpath("lessons", "data")
    files = {file.name.removesuffix(".toml"): file for file in folder.iterdir() if file.name.endswith(".toml")}
    return {name: read_lesson(name, tomllib.loads(files[name].read_text(encoding="utf-8"))) for name in sorted(files)}


def find_lesson(name: str) -> Lesson:
    """Return the lesson of that name, or say which ones there are."""
    lessons = all_lessons()
    if name not in lessons:
        raise UnknownLesson("unknown-lesson", lesson=name, possible=", ".join(lessons))
    return lessons[name]


def read_lesson(name: str, data: dict[str, object]) -> Lesson:
    """Read a lesson from the data of its file, or raise `BadData` with all mistakes."""
    checker = Checker()
    checker.only("", data, LESSON_KEYS)
    learner = checker.number("learner", data.get("learner", 0), 0, 4)
    lesson = Lesson(
        name=name,
        title=_text(checker, "title", data.get("title")),
        seats=checker.number("seats", data.get("seats"), 1, 5),
        learner=learner,
        seed=checker.number("seed", data.get("seed"), 0, 2**53 - 1),
        options=_table(checker, "options", data.get("options", {})),
        minutes=checker.number("minutes", data.get("minutes"), 1, MOST_MINUTES),
        bot=_text(checker, "bot", data.get("bot", "seedling")),
        opening=_moves(checker, "opening", data.get("opening", []), learner),
        steps=_steps(checker, data.get("steps"), learner),
    )
    checker.done("lesson-problems")
    return lesson


def _steps(checker: Checker, items: object, learner: int) -> tuple[Step, ...]:
    if not isinstance(items, list) or not items:
        checker.wrong("steps", items, "a list of steps")
        return ()
    steps: list[Step] = []
    for index, item in enumerate(items):
        place = f"steps[{index}]"
        if not isinstance(item, dict):
            checker.wrong(place, item, "a table")
            continue
        checker.only(place, item, STEP_KEYS)
        step = Step(
            name=_text(checker, f"{place}.name", item.get("name")),
            places=tuple(_texts(checker, f"{place}.places", item.get("places", []))),
            moves=_moves(checker, f"{place}.moves", item.get("moves", []), learner),
            figures={
                key: str(path) for key, path in _table(checker, f"{place}.figures", item.get("figures", {})).items()
            },
        )
        if step.moves and all(move.seat != learner for move in step.moves):
            checker.wrong(f"{place}.moves", item.get("moves"), "at least one move of the learner")
        if step.name in [other.name for other in steps]:
            checker.wrong(f"{place}.name", step.name, "a name that no other step has")
        steps.append(step)
    return tuple(steps)


def _moves(checker: Checker, place: str, items: object, learner: int) -> tuple[ScriptedMove, ...]:
    """Read moves such as ``1: keep 1-10`` and ``you: place 3 / place 4 | place 5`` (two answers, one in two ways)."""
    moves: list[ScriptedMove] = []
    for index, text in enumerate(_texts(checker, place, items)):
        who, colon, words = text.partition(":")
        answers = tuple(tuple(" ".join(way.split()) for way in answer.split("/")) for answer in words.split("|"))
        if not colon or not all(map(all, answers)) or not (who == LEARNER or who.isdecimal()):
            checker.wrong(f"{place}[{index}]", text, "a seat (or 'you'), a colon and an action in words")
            continue
        seat = learner if who == LEARNER else int(who)
        if "*" in answers[0][0] or (answers != ((answers[0][0],),) and seat != learner):
            checker.wrong(f"{place}[{index}]", text, "one exact action first, and alternatives for the learner only")
        moves.append(ScriptedMove(seat, answers))
    return tuple(moves)


def _text(checker: Checker, place: str, value: object) -> str:
    if isinstance(value, str) and value:
        return value
    checker.wrong(place, value, "a text")
    return ""


def _texts(checker: Checker, place: str, value: object) -> list[str]:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return [str(item) for item in value]
    checker.wrong(place, value, "a list of texts")
    return []


def _table(checker: Checker, place: str, value: object) -> dict[str, object]:
    if isinstance(value, dict):
        return value
    checker.wrong(place, value, "a table")
    return {}
