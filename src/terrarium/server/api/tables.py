"""Requests about tables: list, create, find, join, leave, start, rematch, remove."""

from __future__ import annotations

import io

import segno
from litestar import delete, get, post
from litestar.params import JSONBody

from terrarium.server import forms, seating
from terrarium.server.api.admission import (
    REFUSALS,
    AnyRequest,
    GuestParam,
    ServicesParam,
    TableParam,
    bot_table_check,
    check_code_limit,
    check_table_limit,
    current_state,
    table_origin,
)  # fmt: skip
from terrarium.server.refusals import NotFound
from terrarium.server.storage import table_lists
from terrarium.server.wire import TableState


@get("/tables", responses=REFUSALS)
async def lobby(services: ServicesParam, guest: GuestParam) -> list[forms.TableEntry]:
    """Public tables that are open or being played."""
    now = services.clock_and_random.now()
    return await services.store.read(lambda connection: table_lists.lobby(connection, guest.id, now))


@get("/tables/mine", responses=REFUSALS)
async def mine(services: ServicesParam, guest: GuestParam) -> list[forms.TableEntry]:
    """The guest's tables, newest first."""
    return await services.store.read(lambda connection: table_lists.tables_of(connection, guest.id))


@post("/tables", responses=REFUSALS)
async def create(
    services: ServicesParam, guest: GuestParam, request: AnyRequest, data: JSONBody[forms.NewTable]
) -> TableState:
    """Create a table, and start its game if requested."""
    check_table_limit(services, request, guest)
    name = await services.guests.name_at_table(guest)
    info = seating.new_table(data.game, data.options, data.seats, guest.id, name, services.clock_and_random)
    info.public, info.open_scores = data.public, data.open_scores
    info.clock = data.clock or info.clock
    info.hints = data.hints
    info.origin = table_origin(services, request)
    check = None
    if data.start:
        seating.start(info, guest.id, services.clock_and_random)
        check = bot_table_check(services, info.origin) if info.has_bots() else None
    await services.store.create(info, check=check)
    if data.start:
        await services.registry.table(info.id)
    return current_state(services, info, guest)


@get("/codes/{code:str}", responses=REFUSALS)
async def find(services: ServicesParam, guest: GuestParam, request: AnyRequest, code: TableParam) -> forms.TableLink:
    """The table of an invitation code."""
    check_code_limit(services, request)
    found = await services.store.read(lambda connection: table_lists.table_with_code(connection, code))
    if found is None:
        raise NotFound("no-such-code", invitation=code)
    return forms.TableLink(found)


@get("/tables/{table:str}", responses=REFUSALS)
async def show(services: ServicesParam, guest: GuestParam, table: TableParam) -> TableState:
    """The state of a table."""
    info = await services.registry.table_info(table)
    seating.check_may_watch(info, guest.id)
    return current_state(services, info, guest)


@post("/tables/{table:str}/join", responses=REFUSALS, status_code=200)
async def join(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Joining]
) -> TableState:
    """Join a table."""
    name = await services.guests.name_at_table(guest)
    info = await services.registry.table_info(table)
    person = info.person(guest.id)
    if person is None or (data.code and not person.invited):
        info, _none = await services.registry.change(table, lambda info: seating.join(info, guest.id, name, data.code))
    return current_state(services, info, guest)


@post("/tables/{table:str}/leave", responses=REFUSALS, status_code=200)
async def leave(services: ServicesParam, guest: GuestParam, table: TableParam) -> forms.TableLink:
    """Leave a table."""
    await services.registry.change(table, lambda info: seating.leave(info, guest.id))
    return forms.TableLink(table)


@post("/tables/{table:str}/start", responses=REFUSALS, status_code=200)
async def start(services: ServicesParam, guest: GuestParam, request: AnyRequest, table: TableParam) -> TableState:
    """Start the game."""
    origin = table_origin(services, request)
    info = await services.registry.start(table, guest.id, origin, bot_table_check(services, origin))
    return current_state(services, info, guest)


@post("/tables/{table:str}/rematch", responses=REFUSALS, status_code=200)
async def rematch(
    services: ServicesParam, guest: GuestParam, request: AnyRequest, table: TableParam
) -> forms.TableLink:
    """The next table with the same people; all requests get the same one."""
    if (await services.registry.table_info(table)).rematch is None:
        check_table_limit(services, request, guest)
    return forms.TableLink(await services.registry.rematch(table, guest.id))


@delete("/tables/{table:str}", responses=REFUSALS)
async def remove(services: ServicesParam, guest: GuestParam, table: TableParam) -> None:
    """Delete a table that has not started, or a puzzle; only its host may do so."""
    await services.registry.remove(table, guest.id)


@get("/tables/{table:str}/qr.svg", responses=REFUSALS, media_type="image/svg+xml")
async def qr(services: ServicesParam, guest: GuestParam, request: AnyRequest, table: TableParam) -> bytes:
    """The invitation link as a QR code; for people who do not know the code, the link of the table."""
    info = await services.registry.table_info(table)
    seating.check_may_watch(info, guest.id)
    address = services.invitation_address(str(request.base_url)) or str(request.base_url).rstrip("/")
    code = current_state(services, info, guest).code
    picture = io.BytesIO()
    segno.make(f"{address}/join/{code}" if code else f"{address}/table/{info.id}").save(
        picture, kind="svg", scale=6, border=2
    )
    return picture.getvalue()


HANDLERS = [lobby, mine, create, find, show, join, leave, start, rematch, remove, qr]
