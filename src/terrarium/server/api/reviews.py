"""Requests about the reviews of finished games, and about playing on from a moment of one."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from terrarium.server import forms, playing_again, replays, seating
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
from terrarium.server.wire import TableState


@get("/tables/{table:str}/review", responses=REFUSALS)
async def review(services: ServicesParam, guest: GuestParam, table: TableParam) -> forms.ReviewState:
    """The review of a finished game, or how far it is."""
    info = await services.store.load_info(table)
    seating.check_may_watch(info, guest.id)
    return await services.reviews.state(info)


@post("/tables/{table:str}/review", responses=REFUSALS, status_code=200)
async def start_review(
    services: ServicesParam, guest: GuestParam, request: AnyRequest, table: TableParam
) -> forms.ReviewState:
    """Start the review of a finished game, unless it is there or on its way."""
    info = await services.store.load_info(table)
    seating.check_may_watch(info, guest.id)
    return await services.reviews.request(info, client_address(request), table_origin(services, request))


@get("/tables/{table:str}/review/moment", responses=REFUSALS)
async def moment(
    services: ServicesParam,
    guest: GuestParam,
    request: AnyRequest,
    table: TableParam,
    number: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> forms.Moment:
    """A finished game after a number of moves of its record, as a seat could see it then."""
    info = await services.store.load_info(table)
    seating.check_may_watch(info, guest.id)
    return await services.replays.move_moment(client_address(request), info, number, seat)


@post("/tables/{table:str}/again", responses=REFUSALS)
async def play_again(
    services: ServicesParam, guest: GuestParam, request: AnyRequest, table: TableParam, data: JSONBody[forms.PlayAgain]
) -> TableState:
    """A new table that plays on from a moment of a finished game, with what the seat could know then."""
    source = await services.store.load_info(table)
    seating.check_may_watch(source, guest.id)
    replays.check_reviewable(source)
    check_table_limit(services, request, guest)
    name = await services.guests.name_at_table(guest)
    record = await services.replays.parsed_record(client_address(request), source)
    info, events = playing_again.table_from_moment(
        record, data.number, data.seat, data.bot, guest.id, name, services.clock_and_random
    )
    info.open_scores = source.open_scores
    info.origin = table_origin(services, request)
    check = bot_table_check(services, info.origin) if info.has_bots() else None
    await services.store.create(info, events, check=check)
    await services.registry.table(info.id)
    return current_state(services, info, guest)


HANDLERS = [review, start_review, moment, play_again]
