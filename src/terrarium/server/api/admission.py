"""Who sends a request, whether it is admitted, and what all request handlers share."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from terrarium.server import forms
from terrarium.server.guests import COOKIE, Guest
from terrarium.server.refusals import Forbidden, RateLimited
from terrarium.server.services import Services
from terrarium.server.table_info import TableInfo
from terrarium.server.table_messages import table_state
from terrarium.server.wire import TableState

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
    """The address of the client."""
    return request.client.host if request.client else "-"


def admit(services: Services, request: AnyRequest) -> None:
    """Identify the guest; raise if the request exceeds a rate limit or comes from a foreign page."""
    guest = services.guests.from_cookie(request.cookies.get(COOKIE))
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


def check_table_limit(services: Services, guest: Guest) -> None:
    """Raise if a guest creates too many tables."""
    if not services.limits.tables.allow(guest.id):
        raise RateLimited("too-many-requests")


def current_state(services: Services, info: TableInfo) -> TableState:
    """The state of a table, with its number and presence if it is in memory."""
    table = services.registry.tables.get(info.id)
    return info.state(0, set()) if table is None else table_state(table)
