"""Who sends a request, whether it is admitted, and what all request handlers share."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from terrarium.server import forms
from terrarium.server.guests import COOKIE, Guest
from terrarium.server.limits import limited_address
from terrarium.server.refusals import Forbidden, RateLimited
from terrarium.server.services import Services
from terrarium.server.storage.table_lists import running_bot_tables
from terrarium.server.table_info import TableInfo
from terrarium.server.table_messages import table_state
from terrarium.server.wire import TableState
from terrarium.texts import language_accepted

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]
ServicesParam = NamedDependency[Services]
GuestParam = NamedDependency[Guest]
TableParam = Annotated[str, PathParameter(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]

_REFUSALS = {
    400: "The request is not valid, or the rules of the game do not allow it.",
    403: "The guest may not do this.",
    404: "It does not exist, or the guest may not see it.",
    405: "The method is not allowed.",
    409: "It is not possible in the current state of the table.",
    413: "The request is too large.",
    422: "The record cannot be read or replayed.",
    429: "Too many requests.",
    503: "The server cannot do this now.",
}
#: The refusals that any request may get, for the OpenAPI document.
REFUSALS = {status: ResponseSpec(forms.Problem, description=about) for status, about in _REFUSALS.items()}


def client_address(request: AnyRequest) -> str:
    """The address of the client, as limits count it."""
    return limited_address(request.client.host) if request.client else "-"


def admit(services: Services, request: AnyRequest) -> None:
    """Identify the guest; raise if the request exceeds a rate limit or comes from a foreign page."""
    language = language_accepted(request.headers.get("accept-language", ""))
    guest = services.guests.from_cookie(request.cookies.get(COOKIE), language)
    request.state.guest = guest
    requests = services.limits.requests
    if not requests.allow(client_address(request)) or not (guest.fresh or requests.allow(guest.id)):
        services.metrics.turned_away.inc()
        raise RateLimited("too-many-requests")
    if request.method not in ("GET", "HEAD") and not services.is_own_origin(
        request.headers.get("origin"), request.headers.get("host")
    ):
        services.metrics.turned_away.inc()
        raise Forbidden("foreign-origin")


async def current_guest(request: AnyRequest, services: ServicesParam) -> Guest:
    """The guest of a request; one without a cookie gets it with the response.

    The parameter `services` is not used. It makes this dependency come after the other one, because the framework
    resolves independent dependencies in tasks, which cost more time than they save.
    """
    guest: Guest = request.state.guest
    return guest


def check_code_limit(services: Services, request: AnyRequest) -> None:
    """Raise if an address tries too many codes or tokens."""
    if not services.limits.codes.allow(client_address(request)):
        raise RateLimited("too-many-requests")


def check_table_limit(services: Services, request: AnyRequest, guest: Guest) -> None:
    """Raise if a guest or an address creates too many tables."""
    limits = services.limits
    if not limits.tables_by_address.allow(client_address(request)) or not limits.tables.allow(guest.id):
        services.metrics.turned_away.inc()
        raise RateLimited("too-many-requests")


def table_origin(services: Services, request: AnyRequest) -> str:
    """The origin of a table that is made by this request."""
    return services.guests.origin(client_address(request))


def bot_table_check(services: Services, origin: str) -> Callable[[sa.Connection], None]:
    """A check that raises if bots already play at too many tables.

    It belongs into the transaction that stores one more, because many requests can come at the same time.
    """
    now, limits = services.clock_and_random.now(), services.limits

    def check(connection: sa.Connection) -> None:
        mine, everybody = running_bot_tables(connection, origin, now)
        for count, most in ((mine, limits.bot_tables_by_address), (everybody, limits.bot_tables)):
            if count >= most:
                services.metrics.turned_away.inc()
                log.warning("bot table turned away", extra={"origin": origin, "tables": count, "most": most})
                raise RateLimited("too-many-bot-tables", count=count, most=most)

    return check


def current_state(services: Services, info: TableInfo, guest: Guest) -> TableState:
    """The state of a table for a guest, with its number and presence if it is in memory."""
    table = services.registry.tables.get(info.id)
    return info.state(guest.id, 0, set()) if table is None else table_state(table, guest.id)


async def change_table(services: Services, guest: Guest, table: str, work: Callable[[TableInfo], None]) -> TableState:
    """Change a table's info with `work`, and return its state for the guest."""
    info, _none = await services.registry.change(table, work)
    return current_state(services, info, guest)
