"""The HTTP API: people, tables, seats, and finished games. docs/wire.md lists the requests."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from terrarium.server.api import daily, lessons, moderation, people, puzzles, replay, reviews, seats, statistics, tables
from terrarium.server.api.admission import AnyRequest, admit, current_guest
from terrarium.server.services import Services


def router(services: Services) -> Router:
    """All request handlers, below /api."""

    async def before(request: AnyRequest) -> None:
        admit(services, request)

    return Router(
        "/api",
        route_handlers=[
            *people.HANDLERS,
            *lessons.HANDLERS,
            *puzzles.HANDLERS,
            *tables.HANDLERS,
            *seats.HANDLERS,
            *moderation.HANDLERS,
            *replay.HANDLERS,
            *reviews.HANDLERS,
            *statistics.HANDLERS,
            *daily.HANDLERS,
        ],
        before_request=before,
        dependencies={"guest": Provide(current_guest)},
    )
