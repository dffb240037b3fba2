"""Facts that this process has stored itself, so that it need not read them back before the next change."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import sqlalchemy as sa

from terrarium.server.storage.rows import read_info
from terrarium.server.table_info import TableInfo

#: How many tables are remembered; the one changed longest ago is forgotten first.
MAX_TABLES = 2000


class TableInfoCache:
    """What a SQLite file says of some tables, for the one thread that writes to it.

    It is forgotten as soon as a transaction, or a part of one, is taken back, and as soon as anybody else has written
    to the file: commands do, beside a running server.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._facts: OrderedDict[str, TableInfo] = OrderedDict()
        #: The connection, and what it says of others' commits: a number that it changes with each of them.
        self._connection: object = None
        self._version: Any = None
        sa.event.listen(engine, "rollback", self._clear)
        sa.event.listen(engine, "rollback_savepoint", self._clear)

    def get(self, connection: sa.Connection, table: str) -> TableInfo | None:
        """A table's facts, to be changed in this transaction."""
        driver = connection.connection.driver_connection
        version = connection.exec_driver_sql("PRAGMA data_version").scalar()
        if driver is not self._connection or version != self._version:
            self._facts.clear()
            self._connection, self._version = driver, version
        found = self._facts.get(table)
        if found is None:
            found = read_info(connection, table)
            if found is None:
                return None
            self.put(found)
        return found.copy()

    def put(self, info: TableInfo) -> None:
        """Remember facts that were just stored."""
        self._facts[info.id] = info.copy()
        self._facts.move_to_end(info.id)
        if len(self._facts) > MAX_TABLES:
            self._facts.popitem(last=False)

    def discard(self, table: str) -> None:
        """Something of the table's row was stored by itself, or the table was taken away."""
        self._facts.pop(table, None)

    def _clear(self, *_what: object) -> None:
        self._facts.clear()
