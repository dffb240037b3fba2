"""Requests about deals of the day: the overview, an attempt or practice, and where a score lies."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter, QueryParameter

from terrarium.daily import parse_day
from terrarium.server import daily_tables, forms
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

GameParam = Annotated[str, PathParameter(min_length=1, max_length=64)]
DayParam = Annotated[str, PathParameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]


@get("/daily", responses=REFUSALS)
async def daily_overview(services: ServicesParam, guest: GuestParam) -> forms.DailyOverview:
    """Today's deals, and the guest's attempts and streak."""
    return await services.daily.overview(guest.id)


@post("/daily/{game:str}/{day:str}", responses=REFUSALS)
async def start_daily(
    services: ServicesParam,
    guest: GuestParam,
    request: AnyRequest,
    game: GameParam,
    day: DayParam,
    practice: Annotated[bool, QueryParameter()] = False,
) -> TableState:
    """Start the attempt at today's deal, or return its table; past deals, and others after it, are practice."""
    deal = services.daily.deal(game, parse_day(day))
    scored = not practice and deal.day == services.daily.today()
    attempted = await services.daily.attempt_table(guest.id, deal) if scored else None
    if attempted is not None:
        return current_state(services, await services.store.load_info(attempted), guest)
    check_table_limit(services, request, guest)
    if not scored:
        await services.daily.check_practice(guest.id, deal)
    name = await services.guests.name_at_table(guest)
    info = daily_tables.new_daily_table(deal, guest.id, name, services.clock_and_random)
    info.origin = table_origin(services, request)
    check = bot_table_check(services, info.origin)
    created = await services.daily.create(info, guest.id, deal, scored, check)
    await services.registry.table(created.id)
    return current_state(services, created, guest)


@get("/daily/{game:str}/{day:str}/standing", responses=REFUSALS)
async def daily_standing(
    services: ServicesParam, guest: GuestParam, game: GameParam, day: DayParam
) -> forms.DailyStanding:
    """Where the guest's score lies among the players of this server and among runs of bots."""
    return await services.daily.standing(guest.id, game, parse_day(day))


HANDLERS = [daily_overview, start_daily, daily_standing]
