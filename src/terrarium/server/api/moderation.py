"""Requests about people who disturb: mute, remove, ban, report."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import FromPath, JSONBody

from terrarium.server import forms, moderation
from terrarium.server.api.admission import REFUSALS, GuestParam, ServicesParam, TableParam, change_table
from terrarium.server.storage.chat import read_line
from terrarium.server.wire import TableState


@post("/tables/{table:str}/mute", responses=REFUSALS, status_code=200)
async def mute(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Muting]
) -> TableState:
    """Mute or unmute a person; only the host may do so."""
    return await change_table(
        services, guest, table, lambda info: moderation.mute(info, guest.id, data.guest, data.muted)
    )


@post("/tables/{table:str}/kick", responses=REFUSALS, status_code=200)
async def kick(services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Kick]) -> TableState:
    """Remove a person from the table, or ban them; only the host may do so."""
    return await change_table(
        services,
        guest,
        table,
        lambda info: moderation.kick(info, guest.id, data.guest, data.ban, services.clock_and_random),
    )


@post("/tables/{table:str}/unban", responses=REFUSALS, status_code=200)
async def unban(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.Unban]
) -> TableState:
    """Let a banned person come back; only the host may do so."""
    return await change_table(services, guest, table, lambda info: moderation.unban(info, guest.id, data.guest))


@post("/tables/{table:str}/reports", responses=REFUSALS)
async def report(
    services: ServicesParam, guest: GuestParam, table: TableParam, data: JSONBody[forms.NewReport]
) -> TableState:
    """Report a person to the host of the table."""
    line = data.line
    quote = ""
    if line is not None:
        quote = await services.store.read(lambda connection: read_line(connection, table, line, data.guest))
    now = services.clock_and_random.now()
    return await change_table(
        services,
        guest,
        table,
        lambda info: moderation.report(info, guest.id, data.guest, data.reason, data.text, quote, now),
    )


@delete("/tables/{table:str}/reports/{number:int}", responses=REFUSALS, status_code=200)
async def dismiss(services: ServicesParam, guest: GuestParam, table: TableParam, number: FromPath[int]) -> TableState:
    """Close a report; only the host may do so."""
    return await change_table(services, guest, table, lambda info: moderation.dismiss(info, guest.id, number))


HANDLERS = [mute, kick, unban, report, dismiss]
