"""Storing and reading the endings of finished games."""

from __future__ import annotations

import zlib

import sqlalchemy as sa

import terrarium
from terrarium.server.storage.schema import endings, tables

#: The fastest level: three times as fast as the default, with a tenth more bytes.
COMPRESSION_LEVEL = 1

_NEW = endings.insert()
_CONTENT = sa.select(endings.c.content).where(endings.c.table_id == sa.bindparam("its_table"))


def write_ending(connection: sa.Connection, table: str, rules: int, content: bytes | None) -> None:
    """Store the ending of a finished game, or without content that these rules cannot reproduce it."""
    packed = None if content is None else zlib.compress(content, COMPRESSION_LEVEL)
    connection.execute(_NEW, {"table_id": table, "rules": rules, "content": packed})


def rewrite_ending(connection: sa.Connection, table: str, rules: int, content: bytes | None) -> None:
    """Store an ending in place of an earlier entry."""
    connection.execute(endings.delete().where(endings.c.table_id == table))
    write_ending(connection, table, rules, content)


def read_ending(connection: sa.Connection, table: str) -> bytes | None:
    """The stored ending of a finished game, if any."""
    found = connection.execute(_CONTENT, {"its_table": table}).scalar()
    return None if found is None else zlib.decompress(found)


def tables_without_ending(connection: sa.Connection, after: str, limit: int) -> list[str]:
    """Finished tables without an ending, except those that today's rules cannot reproduce; in order, after an id."""
    titles = [terrarium.title(name) for name in terrarium.titles()]
    lacking = [
        (tables.c.game == title.name)
        & (endings.c.table_id.is_(None) | (endings.c.content.is_(None) & (endings.c.rules != title.version)))
        for title in titles
    ]
    query = (
        sa.select(tables.c.id)
        .outerjoin(endings, endings.c.table_id == tables.c.id)
        .where(tables.c.status == "over", tables.c.id > after, sa.or_(sa.false(), *lacking))
        .order_by(tables.c.id)
        .limit(limit)
    )
    return list(connection.execute(query).scalars())
