"""Chat, and answers that were accepted before."""

from __future__ import annotations

import sqlalchemy as sa

from terrarium.server.refusals import NotFound
from terrarium.server.storage.schema import actions, chat, tables
from terrarium.server.wire import ChatLine

#: How much of what was said a newcomer hears.
MAX_HISTORY = 50
#: Before any chat line.
BEFORE_FIRST = -1

_LINES = sa.select(chat.c.id, chat.c.guest, chat.c.name, chat.c.text, chat.c.at)
_LINES = _LINES.where(chat.c.table_id == sa.bindparam("its_table"), chat.c.id > sa.bindparam("after"))
_LINES = _LINES.order_by(chat.c.id.desc()).limit(MAX_HISTORY)


def read_chat(connection: sa.Connection, table: str, after: int = BEFORE_FIRST) -> list[ChatLine]:
    """The last lines said at a table, in order."""
    return [ChatLine(*row) for row in connection.execute(_LINES, {"its_table": table, "after": after})][::-1]


def write_chat(connection: sa.Connection, table: str, key: str, said: ChatLine) -> ChatLine | None:
    """Store something said and give it its id; None if it was stored before.

    Whoever says something at the same table meanwhile, at whichever worker, waits for the commit: so lines of a table
    become visible in the order of their ids, and who reads on from the last one misses none.
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


def find_accepted(connection: sa.Connection, table: str, seat: int, key: str) -> int | None:
    """The number under which a seat's answer with this key was accepted."""
    where = (actions.c.table_id == table) & (actions.c.seat == seat) & (actions.c.key == key)
    return connection.execute(sa.select(actions.c.number).where(where)).scalar()
