"""A table to store."""

from __future__ import annotations

from terrarium.server.table_info import Person, Seat, TableInfo
from terrarium.server.wire import Clock


def some_table(name: str = "t1") -> TableInfo:
    """Return a table of Planet with a person, a bot and a free seat."""
    return TableInfo(
        id=name, code=f"code{name}", game="planet", rules=1, host="ada",
        options={"beginner": False, "mystery": True, "first": None}, created=5,
        seats=[Seat("person", "ada", ready=True), Seat("bot", bot="random"), Seat()],
        people=[Person("ada", "Ada"), Person("ben", "Ben", muted=True)], clock=Clock("move", 30),
    )  # fmt: skip
