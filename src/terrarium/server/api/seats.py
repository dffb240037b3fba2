"""Requests about the people and seats of a table: names, seats, readiness, setup."""

from __future__ import annotations

from litestar import post, put
from litestar.params import FromPath, JSONBody

from terrarium.server import forms, seating
from terrarium.server.api.admission import (
    REFUSALS,
    AnyRequest,
    GuestParam,
    ServicesParam,
    TableParam,
    bot_table_check,
    change_table,
    table_origin,
)
from terrarium.server.table_info import TableInfo
from terrarium.server.wire import TableState


@put("/tables/{table:str}/name", responses=REFUSALS)
async def rename(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Named]
) -> TableState:
    """Change the guest's name at this table and at tables joined from now on."""
    seating.check_may_watch(await services.registry.table_info(table), guest.id)
    name = await services.guests.rename(guest.id, data.name)
    return await change_table(services, guest, table, lambda info: seating.rename(info, guest.id, name))


@put("/tables/{table:str}/setup", responses=REFUSALS)
async def set_up(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.SetUp]
) -> TableState:
    """Change the game, its options, the number of seats, the clock or the visibility; only the host may do so."""
    changes = {name: getattr(data, name) for name in data.__struct_fields__}
    return await change_table(services, guest, table, lambda info: seating.set_up(info, guest.id, changes))


@put("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def set_seat(
    services: ServicesParam,
    guest: GuestParam,
    request: AnyRequest,
    table: TableParam,
    seat: FromPath[int],
    data: JSONBody[forms.SeatRequest],
) -> TableState:
    """Take a seat, give it up, hand it to a bot, or take it back."""
    origin = table_origin(services, request)
    if data.kind == seating.BOT:
        await services.store.read(bot_table_check(services, origin))

    def work(info: TableInfo) -> None:
        seating.set_seat(info, guest.id, seat, data.kind, data.bot, data.name)
        info.origin = info.origin or origin

    return await change_table(services, guest, table, work)


@post("/tables/{table:str}/ready", responses=REFUSALS, status_code=200)
async def ready(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Ready]
) -> TableState:
    """Say whether the guest is ready."""
    return await change_table(services, guest, table, lambda info: seating.set_ready(info, guest.id, data.ready))


HANDLERS = [rename, set_up, set_seat, ready]
