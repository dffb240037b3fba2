"""Requests about past positions, score histories and records."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, QueryParameter

from terrarium.engine.record import Record
from terrarium.server import endings, forms, replays, seating
from terrarium.server.api.admission import (
    REFUSALS,
    AnyRequest,
    GuestParam,
    ServicesParam,
    TableParam,
    bot_table_check,
    check_table_limit,
    client_address,
    current_state,
    table_origin,
)  # fmt: skip
from terrarium.server.replay_service import RECORD_CHARACTERS
from terrarium.server.wire import TableState


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    services: ServicesParam,
    guest: GuestParam,
    request: AnyRequest,
    table: TableParam,
    number: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> forms.Moment:
    """The game after a number, as a seat saw it."""
    info = await services.store.load_info(table)
    seating.check_may_watch(info, guest.id)
    return await services.replays.moment(client_address(request), info, number, seat, guest.id)


@get("/tables/{table:str}/course", responses=REFUSALS)
async def score_history(
    services: ServicesParam, guest: GuestParam, request: AnyRequest, table: TableParam
) -> forms.ScoreHistory:
    """Every seat's points after each number of a finished game."""
    info = await services.store.load_info(table)
    seating.check_may_watch(info, guest.id)
    return await services.replays.score_history(client_address(request), info)


@get("/tables/{table:str}/record", responses=REFUSALS, media_type=MediaType.TEXT)
async def record(
    services: ServicesParam,
    guest: GuestParam,
    request: AnyRequest,
    table: TableParam,
    form: Annotated[str, QueryParameter(pattern="^(text|json)$")] = "text",
) -> str:
    """The record of a finished game."""
    info = await services.store.load_info(table)
    seating.check_may_watch(info, guest.id)
    return await services.replays.record(client_address(request), info, guest.id, form)


@post("/records", responses=REFUSALS)
async def upload(
    services: ServicesParam, guest: GuestParam, request: AnyRequest, data: JSONBody[forms.Upload]
) -> TableState:
    """Create a table from a record: to look at if it is finished, to continue if not."""
    check_table_limit(services, request, guest)
    name = await services.guests.name_at_table(guest)
    address, work = client_address(request), services.replays.run
    parsed = await work(address, len(data.record) // RECORD_CHARACTERS, Record.parse, data.record)
    info, events = await work(
        address, 0, replays.table_from_record, parsed, data.seats, guest.id, name, services.clock_and_random
    )
    info.origin = table_origin(services, request)
    check = bot_table_check(services, info.origin) if info.status == "playing" and info.has_bots() else None
    ending = await work(address, 0, endings.ending_from_replay, info, events) if info.status == "over" else None
    await services.store.create(info, events, ending, check)
    return current_state(services, info, guest)


HANDLERS = [replay, score_history, record, upload]
