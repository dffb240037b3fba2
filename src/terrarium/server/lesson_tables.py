"""Tables for lessons and puzzles: a fixed deal, its opening played, one person and bots."""

from __future__ import annotations

from terrarium.engine.playthrough import Playthrough
from terrarium.engine.redeal import Redeal
from terrarium.lessons import Lesson, LessonProgress, all_lessons
from terrarium.server import clocks, forms, seating
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.table_info import Event, TableInfo


def lesson_forms() -> list[forms.LessonForm]:
    """All lessons, for the start page."""
    return [
        forms.LessonForm(
            name=lesson.name,
            game=lesson.title,
            minutes=lesson.minutes,
            steps=len(lesson.steps),
            heading=lesson.heading().data(),
            about=lesson.about().data(),
        )
        for lesson in all_lessons().values()
    ]


def new_lesson_table(
    lesson: Lesson, guest: str, name: str, clock_and_random: ClockAndRandom
) -> tuple[TableInfo, list[Event]]:
    """A table where a guest has just started a lesson or a puzzle, and the events of its opening.

    In a puzzle all that the learner cannot know is dealt again from a new key, so nobody can know it from the record.
    """
    seats = [seating.ME if seat == lesson.learner else f"{seating.BOT}:{lesson.bot}" for seat in range(lesson.seats)]
    info = seating.new_table(lesson.title, lesson.options, seats, guest, name, clock_and_random)
    seating.start(info, guest, clock_and_random)
    info.lesson, info.seed = lesson.name, lesson.seed
    if lesson.secret:
        info.set_redeals([Redeal(len(lesson.opening), lesson.learner, clock_and_random.deal_key())])
    played = Playthrough(lesson.game(), lesson.seed, journal=False, redeals=info.redeals_of_record())
    for move in lesson.opening:
        played.play(move.seat, played.game.action(move.example))
    progress = LessonProgress(lesson, played)
    actors = [seat for seat in played.position.actors() if progress.may_act(seat)]
    info.due = clocks.due(info, actors, info.created)
    events = [
        Event(number, move.seat, move.action, None, info.created)
        for number, move in enumerate(played.record.moves, start=1)
    ]
    return info, events
