"""Storing and reading chat lines."""

from __future__ import annotations

import sqlalchemy as sa

from terrarium.server.refusals import NotFound
from terrarium.server.storage.schema import chat, tables
from terrarium.server.wire import ChatLine

#: How many lines a welcome contains.
MAX_HISTORY = 50
#: The id before that of the first line.
BEFORE_FIRST = -1

_LINES = sa.select(chat.c.id, chat.c.guest, chat.c.name, chat.c.text, chat.c.at)
_LINES = _LINES.where(chat.c.table_id == sa.bindparam("its_table"), chat.c.id > sa.bindparam("after"))
_LINES = _LINES.order_by(chat.c.id.desc()).limit(MAX_HISTORY)


def read_chat(connection: sa.Connection, table: str, after: int = BEFORE_FIRST) -> list[ChatLine]:
    """The last lines of a table after an id, in order."""
    return [ChatLine(*row) for row in connection.execute(_LINES, {"its_table": table, "after": after})][::-1]


def read_line(connection: sa.Connection, table: str, id: int, guest: str) -> str:
    """The text of a line of a guest at a table; empty if there is no such line."""
    where = (chat.c.table_id == table) & (chat.c.id == id) & (chat.c.guest == guest)
    return str(connection.execute(sa.select(chat.c.text).where(where)).scalar() or "")


def write_chat(connection: sa.Connection, table: str, key: str, said: ChatLine) -> ChatLine | None:
    """Store a line and return it with its id; None if it was stored before.

    The lock makes other workers wait for the commit. So the lines of a table become visible in the order of their ids,
    and a reader that continues after the last id misses none.
    """
    there = connection.execute(sa.select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
    if there.scalar() is None:
        raise NotFound("no-such-table", table=table)
    where = (chat.c.table_id == table) & (chat.c.guest == said.guest) & (chat.c.key == key)
    if connection.execute(sa.select(chat.c.id).where(where)).scalar() is not None:
        return None
    row = {"table_id": table, "guest": said.guest, "name": said.name, "text": said.text, "at": said.at, "key": key}
    number = connection.execute(chat.insert().returning(chat.c.id), row).scalar_one()
    return ChatLine(number, said.guest, said.name, said.text, said.at)
