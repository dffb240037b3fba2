"""Requests about puzzles: list them, start one, give one up."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

import terrarium
from terrarium.puzzles import PuzzleLesson, find_puzzle_lesson, shipped_puzzles
from terrarium.server import forms, lesson_tables
from terrarium.server.api.admission import (
    REFUSALS,
    AnyRequest,
    GuestParam,
    ServicesParam,
    bot_table_check,
    check_table_limit,
    current_state,
    table_origin,
)
from terrarium.server.wire import TableState

GameParam = Annotated[str, PathParameter(min_length=1, max_length=32)]
NumberParam = Annotated[int, PathParameter(ge=1, le=100_000)]


@get("/puzzles", responses=REFUSALS)
async def puzzles() -> list[forms.PuzzleForm]:
    """The puzzles of all titles that have some."""
    return await asyncio.to_thread(_puzzles)  # they are read when they are first asked for


def _puzzles() -> list[forms.PuzzleForm]:
    found = {name: shipped_puzzles(name) for name in terrarium.titles()}
    return [
        forms.PuzzleForm(name, max(len(puzzle.levels) for puzzle in its), [puzzle.grade for puzzle in its])
        for name, its in found.items()
        if its
    ]


@post("/puzzles/{game:str}/{number:int}", responses=REFUSALS)
async def start_puzzle(
    services: ServicesParam, guest: GuestParam, request: AnyRequest, game: GameParam, number: NumberParam
) -> TableState:
    """Create a table for a puzzle and start it."""
    check_table_limit(services, request, guest)
    lesson = await asyncio.to_thread(_find, game, number)
    name = await services.guests.name(guest)
    info, events = await asyncio.to_thread(
        lesson_tables.new_lesson_table, lesson, guest.id, name, services.clock_and_random
    )
    info.origin = table_origin(services, request)
    check = bot_table_check(services, info.origin) if info.has_bots() else None
    await services.store.create(info, events, check=check)
    await services.registry.table(info.id)
    return current_state(services, info, guest)


@get("/puzzles/{game:str}/{number:int}/solution", responses=REFUSALS)
async def solution(services: ServicesParam, game: GameParam, number: NumberParam) -> forms.PuzzleSolution:
    """The answer of a puzzle, for somebody who gives up."""
    return await asyncio.to_thread(_solution, game, number)


def _find(game: str, number: int) -> PuzzleLesson:
    return find_puzzle_lesson(terrarium.title(game).name, number)


def _solution(game: str, number: int) -> forms.PuzzleSolution:
    lesson = _find(game, number)
    position, action = lesson.question, lesson.answer
    explain = position.explain(lesson.learner, action).data()
    return forms.PuzzleSolution(action, position.game.words(action), explain, lesson.solution.data())


HANDLERS = [puzzles, start_puzzle, solution]
