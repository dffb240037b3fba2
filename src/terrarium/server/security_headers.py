"""Middleware: the cookie of a new guest, and the headers that protect the page from other sites."""

from __future__ import annotations

from collections.abc import Callable

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from terrarium.server.guests import COOKIE
from terrarium.server.services import Services

COOKIE_SECONDS = 400 * 24 * 3600
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    ),
]


def guest_cookie(services: Services, guest: str, secure: bool) -> Cookie:
    """The signed cookie that identifies a guest."""
    value = services.guests.cookie(guest)
    return Cookie(key=COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


def security_headers(services: Services) -> Callable[[ASGIApp], ASGIApp]:
    """Middleware that adds the headers to all responses, and the cookie to the first response to a guest."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = [*message.get("headers", []), *HEADERS]
                    guest = scope["state"].get("guest")
                    if guest is not None and guest.fresh:
                        cookie = guest_cookie(services, guest.id, scope["scheme"] == "https")
                        headers.append((b"set-cookie", cookie.to_header(header="").encode()))
                    message["headers"] = headers
                await send(message)

            await app(scope, receive, send_with_headers)

        return with_headers

    return middleware
