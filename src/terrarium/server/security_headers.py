"""Middleware: the limit for all requests, the cookie of a new guest, headers that protect the page from other sites."""

from __future__ import annotations

import logging
from collections.abc import Callable

from litestar.datastructures import Cookie, Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from terrarium.server.allowed_hosts import AllowedHosts
from terrarium.server.guests import COOKIE
from terrarium.server.limits import limited_address
from terrarium.server.refusals import RateLimited, WrongHost
from terrarium.server.services import Services

log = logging.getLogger(__name__)

COOKIE_SECONDS = 400 * 24 * 3600
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]

#: Browsers that have come over HTTPS come only over HTTPS from then on, for a year.
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
#: Paths that programs ask by address, not by the public name.
ANY_HOST_PATHS = ("/healthz", "/metrics")


def guest_cookie(services: Services, guest: str, secure: bool) -> Cookie:
    """The signed cookie that identifies a guest."""
    value = services.guests.cookie(guest)
    return Cookie(key=COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def security_headers(services: Services) -> Callable[[ASGIApp], ASGIApp]:
    """Middleware that adds the headers to all responses, and the cookie to the first response to a guest."""
    allowed = AllowedHosts(services.settings)

    def middleware(app: ASGIApp) -> ASGIApp:
        async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
            host = Headers.from_scope(scope).get("host", "")
            if not allowed.allows(host) and scope["path"] not in ANY_HOST_PATHS:
                services.metrics.turned_away.inc()
                log.warning("host turned away", extra={"host": host[:200]})
                raise WrongHost("host-unknown", host=host[:200])
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            client = scope["client"]
            if not services.limits.all_requests.allow(limited_address(client[0]) if client else "-"):
                services.metrics.turned_away.inc()
                raise RateLimited("too-many-requests")
            secure = services.settings.is_secure(scope["scheme"], host)

            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = [*message.get("headers", []), *HEADERS]
                    if secure:
                        headers.append(HTTPS_ONLY)
                    guest = scope["state"].get("guest")
                    if guest is not None and guest.fresh:
                        cookie = guest_cookie(services, guest.id, secure)
                        headers.append((b"set-cookie", cookie.to_header(header="").encode()))
                    message["headers"] = headers
                await send(message)

            await app(scope, receive, send_with_headers)

        return with_headers

    return middleware
