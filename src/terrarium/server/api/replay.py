"""Requests about past positions, score histories and records."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, QueryParameter

from terrarium.server import endings, forms, replays, seating
from terrarium.server.api.admission import (
    REFUSALS,
    GuestParam,
    ServicesParam,
    TableParam,
    check_table_limit,
    current_state,
)  # fmt: skip
from terrarium.server.wire import TableState


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    services: ServicesParam,
    guest: GuestParam,
    table: TableParam,
    number: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> forms.Moment:
    """The game after a number, as a seat saw it."""
    info, events = await services.store.load(table)
    seating.check_may_watch(info, guest.id)
    ending = await endings.load_if_needed(services.store, info)
    return await asyncio.to_thread(replays.replay_moment, info, events, number, seat, guest.id, ending)


@get("/tables/{table:str}/course", responses=REFUSALS)
async def score_history(services: ServicesParam, guest: GuestParam, table: TableParam) -> forms.ScoreHistory:
    """Every seat's points after each number of a finished game."""
    info, events = await services.store.load(table)
    seating.check_may_watch(info, guest.id)
    return await asyncio.to_thread(replays.score_history, info, events)


@get("/tables/{table:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def record(
    services: ServicesParam,
    guest: GuestParam,
    table: TableParam,
    form: Annotated[str, QueryParameter(pattern="^(text|json)$")] = "text",
) -> str:
    """The record of a finished game."""
    info, events = await services.store.load(table)
    seating.check_may_watch(info, guest.id)
    ending = await endings.load_if_needed(services.store, info)
    return await asyncio.to_thread(replays.record_for, guest.id, info, events, ending, form)


@post("/records", responses=REFUSALS)
async def upload(services: ServicesParam, guest: GuestParam, data: JSONBody[forms.Upload]) -> TableState:
    """Create a table from a record: to look at if it is finished, to continue if not."""
    check_table_limit(services, guest)
    name = await services.guests.name(guest.id)
    parsed = await asyncio.to_thread(replays.read_record, data.record)
    info, events = await asyncio.to_thread(
        replays.table_from_record, parsed, data.seats, guest.id, name, services.clock_and_random
    )
    ending = await asyncio.to_thread(endings.ending_from_replay, info, events) if info.status == "over" else None
    await services.store.create(info, events, ending)
    return current_state(services, info)


HANDLERS = [replay, score_history, record, upload]
