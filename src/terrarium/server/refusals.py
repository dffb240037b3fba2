"""Refusals of the server: a reason as in the engine, and an HTTP status."""

from __future__ import annotations

from terrarium.engine.errors import BadRecord, TerrariumError


class ServerRefusal(TerrariumError):
    """The server refuses a request."""

    status = 400


class NotFound(ServerRefusal):
    """It does not exist, or the guest may not see it."""

    status = 404


class Forbidden(ServerRefusal):
    """The guest may not do this."""

    status = 403


class Conflict(ServerRefusal):
    """It is not possible in the current state of the table."""

    status = 409


class TooLarge(ServerRefusal):
    """The request is too large, or the table is full."""

    status = 413


class WrongHost(ServerRefusal):
    """The request names a host that is not this server."""

    status = 421


class RateLimited(ServerRefusal):
    """Too many requests in too short a time."""

    status = 429


class Unavailable(ServerRefusal):
    """The server has failed; the logs have the details."""

    status = 503


def status_of(error: TerrariumError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, ServerRefusal):
        return error.status
    return 422 if isinstance(error, BadRecord) else 400
