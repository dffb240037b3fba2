"""Requests about lessons: list them, start one."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from terrarium.lessons import find_lesson
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


@get("/lessons", responses=REFUSALS)
async def lessons() -> list[forms.LessonForm]:
    """All lessons."""
    return lesson_tables.lesson_forms()


@post("/lessons/{lesson:str}", responses=REFUSALS)
async def start_lesson(
    services: ServicesParam,
    guest: GuestParam,
    request: AnyRequest,
    lesson: Annotated[str, PathParameter(max_length=64)],
) -> TableState:
    """Create a table for a lesson and start it."""
    check_table_limit(services, request, guest)
    found = find_lesson(lesson)
    name = await services.guests.name(guest)
    info, events = await asyncio.to_thread(
        lesson_tables.new_lesson_table, found, guest.id, name, services.clock_and_random
    )
    info.origin = table_origin(services, request)
    check = bot_table_check(services, info.origin) if info.has_bots() else None
    await services.store.create(info, events, check=check)
    await services.registry.table(info.id)
    return current_state(services, info, guest)


HANDLERS = [lessons, start_lesson]
