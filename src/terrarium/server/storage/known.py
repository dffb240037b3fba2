"""Facts that this process has stored itself, so that it need not read them back before the next change."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import sqlalchemy as sa

from terrarium.server.facts import Facts
from terrarium.server.storage.rows import read_facts

#: How many tables are remembered; the one changed longest ago is forgotten first.
REMEMBERED = 2000


class Known:
    """What a SQLite file says of some tables, for the one thread that writes to it.

    It is forgotten as soon as a transaction, or a part of one, is taken back, and as soon as anybody else has written
    to the file: commands do, beside a running server.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self._facts: OrderedDict[str, Facts] = OrderedDict()
        #: The connection, and what it says of others' commits: a number that it changes with each of them.
        self._driver: object = None
        self._version: Any = None
        sa.event.listen(engine, "rollback", self._taken_back)
        sa.event.listen(engine, "rollback_savepoint", self._taken_back)

    def read(self, connection: sa.Connection, table: str) -> Facts | None:
        """A table's facts, to be changed in this transaction."""
        driver = connection.connection.driver_connection
        version = connection.exec_driver_sql("PRAGMA data_version").scalar()
        if driver is not self._driver or version != self._version:
            self._facts.clear()
            self._driver, self._version = driver, version
        found = self._facts.get(table)
        if found is None:
            found = read_facts(connection, table)
            if found is None:
                return None
            self.keep(found)
        return found.twin()

    def keep(self, facts: Facts) -> None:
        """Remember facts that were just stored."""
        self._facts[facts.id] = facts.twin()
        self._facts.move_to_end(facts.id)
        if len(self._facts) > REMEMBERED:
            self._facts.popitem(last=False)

    def forget(self, table: str) -> None:
        """Something of the table's row was stored by itself, or the table was taken away."""
        self._facts.pop(table, None)

    def _taken_back(self, *_what: object) -> None:
        self._facts.clear()
