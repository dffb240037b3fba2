"""Storing reviews: who has asked for them, how far they are, and their results."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from terrarium.review import Review
from terrarium.server.refusals import RateLimited
from terrarium.server.storage.endings import COMPRESSION_LEVEL
from terrarium.server.storage.schema import reviews
from terrarium.server.storage.table_lists import LEASE_MS, SKEW_MS

#: How many reviews one address may wait for.
MOST_WAITING = 4
#: How many unfinished reviews are looked at to find the next one.
NEXT_LIMIT = 50


class StoredReview(Struct):
    """What is stored about the review of a table."""

    share: float
    failed: bool
    #: The review, if it is finished.
    content: Review | None


def read_review(connection: sa.Connection, table: str) -> StoredReview | None:
    """The review of a table; None if nobody has asked for it, or if an older program has stored it in another form."""
    columns = (reviews.c.share, reviews.c.failed, reviews.c.content)
    row = connection.execute(sa.select(*columns).where(reviews.c.table_id == table)).first()
    if row is None:
        return None
    try:
        content = None if row.content is None else msgspec.json.decode(zlib.decompress(row.content), type=Review)
    except msgspec.ValidationError:
        return None
    return StoredReview(row.share, row.failed, content)


def request_review(connection: sa.Connection, table: str, origin: str, now: int) -> None:
    """Note that a review is wanted, in place of one that failed or cannot be read.

    An origin that waits for several reviews already is refused.
    """
    found = read_review(connection, table)
    if found is not None and not found.failed:
        return
    waiting = _count_unfinished(connection, origin)
    if waiting >= MOST_WAITING:
        raise RateLimited("too-many-reviews", count=waiting, most=MOST_WAITING)
    connection.execute(reviews.delete().where(reviews.c.table_id == table))
    connection.execute(reviews.insert(), {"table_id": table, "origin": origin, "requested": now})


def _count_unfinished(connection: sa.Connection, origin: str) -> int:
    """How many reviews an origin waits for."""
    query = sa.select(sa.func.count()).where(_unfinished(), reviews.c.origin == origin)
    return int(connection.execute(query).scalar_one())


def waiting_reviews(connection: sa.Connection, now: int) -> list[tuple[str, str]]:
    """The tables and origins of unfinished reviews that nobody computes, the oldest first."""
    query = sa.select(reviews.c.table_id, reviews.c.origin).where(_unfinished(), _lease_is_free(now))
    query = query.order_by(reviews.c.requested, reviews.c.table_id).limit(NEXT_LIMIT)
    return [(row.table_id, row.origin) for row in connection.execute(query)]


def claim_review(connection: sa.Connection, table: str, worker: str, now: int) -> list[Any] | None:
    """What the steps of a review have found so far, if this worker may go on with it; None if another one does."""
    free = (reviews.c.table_id == table) & _unfinished() & _lease_is_free(now)
    claim = reviews.update().where(free).values(minder=worker, minded_until=now + LEASE_MS)
    row = connection.execute(claim.returning(reviews.c.findings)).first()
    if row is None:
        return None
    found: list[Any] = [] if row.findings is None else msgspec.json.decode(zlib.decompress(row.findings))
    return found


def save_progress(connection: sa.Connection, table: str, worker: str, share: float, findings: bytes, now: int) -> bool:
    """Store what was found so far, and extend the lease; return whether this worker still has it."""
    packed = zlib.compress(findings, COMPRESSION_LEVEL)
    return _change(connection, table, worker, share=share, findings=packed, minded_until=now + LEASE_MS)


def extend_lease(connection: sa.Connection, table: str, worker: str, now: int) -> bool:
    """Extend the lease; return whether this worker still has it."""
    return _change(connection, table, worker, minded_until=now + LEASE_MS)


def finish_review(connection: sa.Connection, table: str, worker: str, content: bytes) -> bool:
    """Store a finished review; return whether this worker still had its lease."""
    packed = zlib.compress(content, COMPRESSION_LEVEL)
    return _change(connection, table, worker, share=1.0, content=packed, findings=None, minder=None, minded_until=None)


def fail_review(connection: sa.Connection, table: str, worker: str) -> bool:
    """Note that a review has failed."""
    return _change(connection, table, worker, failed=True, findings=None, minder=None, minded_until=None)


def drop_review(connection: sa.Connection, table: str, worker: str) -> None:
    """Forget that a review was wanted, because the game can no longer be replayed."""
    connection.execute(reviews.delete().where(_mine(table, worker)))


def release_review(connection: sa.Connection, table: str, worker: str) -> bool:
    """Let any worker go on with a review."""
    return _change(connection, table, worker, minder=None, minded_until=None)


def release_all_reviews(connection: sa.Connection) -> int:
    """Let this worker go on with all reviews, because no other one uses the database."""
    free = reviews.update().where(reviews.c.minder.is_not(None)).values(minder=None, minded_until=None)
    return connection.execute(free).rowcount


def _change(connection: sa.Connection, table: str, worker: str, **values: Any) -> bool:
    return connection.execute(reviews.update().where(_mine(table, worker)).values(**values)).rowcount == 1


def _mine(table: str, worker: str) -> sa.ColumnElement[bool]:
    return (reviews.c.table_id == table) & (reviews.c.minder == worker) & _unfinished()


def _unfinished() -> sa.ColumnElement[bool]:
    return reviews.c.content.is_(None) & ~reviews.c.failed


def _lease_is_free(now: int) -> sa.ColumnElement[bool]:
    """Whether no worker computes it. A lease far in the future was written before a clock was set back."""
    until = reviews.c.minded_until
    return reviews.c.minder.is_(None) | (until < now) | (until > now + LEASE_MS + SKEW_MS)
