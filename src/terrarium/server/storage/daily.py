"""Storing deals of the day: attempts, their scores, and the runs of bots."""

from __future__ import annotations

import datetime
from collections import Counter

import sqlalchemy as sa
from msgspec import Struct

from terrarium.daily import RUNS, DailyDeal, Distribution
from terrarium.server.storage.schema import daily_attempts, daily_runs, results, tables


class Attempt(Struct):
    """A guest's attempt at a deal: its table, and the score when it is finished."""

    game: str
    day: str
    rules: int
    table: str
    score: int | None
    #: Whether its table still exists.
    there: bool


#: The score of an attempt: at its table while that exists, later in the results.
_SCORED = (
    sa.select(
        daily_attempts,
        tables.c.id.label("its_table"),
        tables.c.status,
        tables.c.scores,
        results.c.score.label("kept"),
    )
    .select_from(daily_attempts)
    .outerjoin(tables, tables.c.id == daily_attempts.c.table_id)
    .outerjoin(results, (results.c.table_id == daily_attempts.c.table_id) & (results.c.seat == 0))
)


def _attempts(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[Attempt]:
    return [
        Attempt(
            row.game,
            row.day,
            row.rules,
            row.table_id,
            row.scores[0] if row.status == "over" else row.kept,
            row.its_table is not None,
        )
        for row in connection.execute(_SCORED.where(where).order_by(daily_attempts.c.day, daily_attempts.c.game))
    ]


def attempts_of(connection: sa.Connection, guest: str) -> list[Attempt]:
    """All attempts of a guest, by day."""
    return _attempts(connection, daily_attempts.c.guest == guest)


def find_attempt(connection: sa.Connection, guest: str, game: str, day: datetime.date) -> Attempt | None:
    """A guest's attempt at a deal."""
    found = _attempts(
        connection,
        (daily_attempts.c.guest == guest) & (daily_attempts.c.game == game) & (daily_attempts.c.day == day.isoformat()),
    )
    return found[0] if found else None


def add_attempt(connection: sa.Connection, guest: str, deal: DailyDeal, table: str) -> None:
    """Note an attempt; a second one at the same deal is an integrity error."""
    row = {
        "guest": guest, "game": deal.game, "day": deal.day.isoformat(), "rules": deal.rules, "table_id": table,
    }  # fmt: skip
    connection.execute(daily_attempts.insert(), row)


def player_scores(connection: sa.Connection, deal: DailyDeal) -> Distribution:
    """The scores of all finished attempts at a deal by its rules."""
    found = _attempts(
        connection,
        (daily_attempts.c.game == deal.game)
        & (daily_attempts.c.day == deal.day.isoformat())
        & (daily_attempts.c.rules == deal.rules),
    )
    return Distribution(attempt.score for attempt in found if attempt.score is not None)


def _its_runs(deal: DailyDeal) -> sa.ColumnElement[bool]:
    return (
        (daily_runs.c.game == deal.game)
        & (daily_runs.c.day == deal.day.isoformat())
        & (daily_runs.c.rules == deal.rules)
    )


def want_runs(connection: sa.Connection, deal: DailyDeal, now: int) -> None:
    """Note that the runs of bots at a deal are wanted."""
    if connection.execute(sa.select(daily_runs.c.done).where(_its_runs(deal))).first() is None:
        row = {
            "game": deal.game, "day": deal.day.isoformat(), "rules": deal.rules, "wanted": now, "done": 0, "counts": {},
        }  # fmt: skip
        connection.execute(daily_runs.insert(), row)


def bot_runs(connection: sa.Connection, deal: DailyDeal) -> tuple[int, Distribution] | None:
    """How many runs of bots at a deal are done, and their scores; None if nobody has wanted any."""
    row = connection.execute(sa.select(daily_runs.c.done, daily_runs.c.counts).where(_its_runs(deal))).first()
    if row is None:
        return None
    return row.done, Distribution({int(score): times for score, times in row.counts.items()})


def unfinished_runs(connection: sa.Connection) -> list[tuple[str, str, int]]:
    """The deals whose runs are not finished, the oldest request first: game, day and rules."""
    query = sa.select(daily_runs.c.game, daily_runs.c.day, daily_runs.c.rules).where(daily_runs.c.done < RUNS)
    return [(row.game, row.day, row.rules) for row in connection.execute(query.order_by(daily_runs.c.wanted))]


def add_runs(connection: sa.Connection, deal: DailyDeal, before: int, scores: list[int]) -> bool:
    """Add the scores of the runs after `before`; False if somebody else has added them."""
    row = connection.execute(sa.select(daily_runs.c.counts).where(_its_runs(deal))).first()
    if row is None:
        return False
    counts = Counter({int(score): times for score, times in row.counts.items()})
    counts.update(scores)
    change = daily_runs.update().where(_its_runs(deal), daily_runs.c.done == before)
    changed = connection.execute(change.values(done=before + len(scores), counts=Distribution(counts).data()))
    return changed.rowcount == 1
