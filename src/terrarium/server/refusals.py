"""Why the server refuses something: the same kind of reasons as the engine's, each with its HTTP status."""

from __future__ import annotations

from terrarium.engine.errors import BadRecord, TerrariumError


class ServerRefusal(TerrariumError):
    """The server turns a request down."""

    status = 400


class NotFound(ServerRefusal):
    """No such table, seat, guest, or not for this guest to see."""

    status = 404


class Forbidden(ServerRefusal):
    """Somebody else may do this, this guest may not."""

    status = 403


class Conflict(ServerRefusal):
    """Possible at another time or in another state of the table."""

    status = 409


class TooLarge(ServerRefusal):
    """More than the server takes."""

    status = 413


class RateLimited(ServerRefusal):
    """Too many requests in too short a time."""

    status = 429


class Unavailable(ServerRefusal):
    """Something broke on the server; it is in the logs."""

    status = 503


def status_of(error: TerrariumError) -> int:
    """The HTTP status that says what kind of refusal it is."""
    if isinstance(error, ServerRefusal):
        return error.status
    return 422 if isinstance(error, BadRecord) else 400
