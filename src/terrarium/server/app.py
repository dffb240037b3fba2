"""The application: HTTP API, WebSocket, page, health check and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Response, WebSocket, get, route, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import SQLAlchemyError

import terrarium
from terrarium.engine.errors import TerrariumError
from terrarium.engine.lines import Line
from terrarium.server import api, static_page
from terrarium.server.api.admission import ServicesParam
from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.refusals import RateLimited, Unavailable, status_of
from terrarium.server.security_headers import security_headers
from terrarium.server.services import Services
from terrarium.server.settings import Settings
from terrarium.server.websocket_handler import handle_websocket
from terrarium.server.wire_schema import wire_schema

log = logging.getLogger(__name__)

#: The largest request body, in bytes: an uploaded record.
LARGEST_BODY = 1_500_000


@route("/healthz", http_method=["GET", "HEAD"], include_in_schema=False)
async def healthz(services: ServicesParam) -> Response[dict[str, object]]:
    """Whether people can play: the server is not stopping, and its storage works."""
    healthy = not services.registry.closing and await services.health.storage_works()
    degraded = ["bots"] if services.registry.bots_starve() else []
    body = {"healthy": healthy, "degraded": degraded, "version": terrarium.__version__}
    return Response(body, status_code=200 if healthy else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(services: ServicesParam) -> bytes:
    """Figures for Prometheus."""
    return services.metrics.text()


@get("/api/wire.schema.json", include_in_schema=False)
async def schema() -> dict[str, Any]:
    """The schema of the socket's messages."""
    return wire_schema()


@websocket("/api/socket", include_in_schema=False)
async def socket(socket: WebSocket[Any, Any, Any], services: ServicesParam) -> None:
    """The WebSocket of one client."""
    await handle_websocket(services, socket)


def error_response(line: Line, status: int) -> Response[bytes]:
    """The response to a refused request. Who asks too often must connect again, which is limited at less cost."""
    body = msgspec.json.encode({"reason": line.data()})
    headers = {"connection": "close"} if status == RateLimited.status else None
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def refusal_response(_request: Any, error: TerrariumError) -> Response[bytes]:
    """The response to a refusal of the server or the engine."""
    return error_response(error.line, status_of(error))


def framework_error_response(_request: Any, error: HTTPException) -> Response[bytes]:
    """The response to a request that the framework refuses: wrong path, method or type."""
    details = [f"{part.get('key')}: {part.get('message')}" for part in error.extra or [] if isinstance(part, dict)]
    text = "; ".join([error.detail, *details])[:200]
    code = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}.get(error.status_code, "request-unclear")
    return error_response(Line(code, problem=text), error.status_code)


def nested_too_deep_response(request: Any, _error: RecursionError) -> Response[bytes]:
    """The response to JSON that is nested more deeply than the decoders can follow."""
    log.warning("a request is nested too deeply", extra={"path": str(request.url.path)})
    return error_response(Line("request-unclear", problem="nested too deeply"), 400)


def internal_error_response(request: Any, error: Exception) -> Response[bytes]:
    """The response to a failure of the server: without details, which are logged."""
    request.app.state.services.metrics.errors.inc()
    log.error("a request failed", exc_info=error, extra={"path": str(request.url.path)})
    return error_response(
        Unavailable("storage-failed" if isinstance(error, SQLAlchemyError) else "server-failed").line, 503
    )


def make_app(settings: Settings, clock_and_random: ClockAndRandom | None = None) -> Litestar:
    """Create the application."""
    services = Services(settings, clock_and_random)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.registry.open()
        services.reviews.open()
        services.daily.open()
        log.info("open", extra={"database": services.store.url.render_as_string(), "compiled": terrarium.COMPILED})
        try:
            yield
        finally:
            await services.daily.close()
            await services.reviews.close()
            await asyncio.to_thread(services.replays.close)
            await services.registry.close()
            log.info("closed")

    handlers: list[ControllerRouterHandler] = [
        healthz,
        metrics,
        schema,
        socket,
        api.router(services),
        *static_page.handlers(),
    ]
    app = Litestar(
        middleware=[security_headers(services)],
        route_handlers=handlers,
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={
            TerrariumError: refusal_response,
            HTTPException: framework_error_response,
            RecursionError: nested_too_deep_response,
            Exception: internal_error_response,
        },
        lifespan=[lifespan],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Terrarium", version=terrarium.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    app.state.services = services
    return app
