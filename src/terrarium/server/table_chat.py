"""The chat of a table in memory: its latest lines, and sending new ones to all clients."""

from __future__ import annotations

from terrarium.server.names import clean_text
from terrarium.server.presence import TablePresence
from terrarium.server.refusals import Forbidden, ServerRefusal
from terrarium.server.storage.chat import BEFORE_FIRST, MAX_HISTORY, read_chat, write_chat
from terrarium.server.storage.store import Store
from terrarium.server.table_info import Person
from terrarium.server.wire import ChatLine, Said, Say

MAX_CHAT_LENGTH = 300


class TableChat:
    """Stores chat lines and sends each line once, in the order of their ids."""

    def __init__(self, store: Store, table: str, presence: TablePresence) -> None:
        self.store = store
        self.table = table
        self.presence = presence
        #: The latest lines, as a welcome sends them; None until they are loaded.
        self.history: list[ChatLine] | None = None
        self._last_sent = BEFORE_FIRST

    async def load(self) -> list[ChatLine]:
        """The latest lines; read from storage if they are not loaded or another worker may have stored some."""
        if self.history is None or self.store.shared:
            self.set_history(await self.store.read(lambda connection: read_chat(connection, self.table)))
        return list(self.history or [])

    def set_history(self, lines: list[ChatLine]) -> None:
        """Set the latest lines as read from storage, and send those that are new to the connected clients."""
        self._send(lines)
        self.history = lines

    async def post(self, person: Person | None, say: Say, now: int) -> None:
        """Store a line of a person at the table, or raise if the person may not chat."""
        if person is None:
            raise Forbidden("join-first")
        if person.muted:
            raise Forbidden("chat-muted")
        text = clean_text(say.text, MAX_CHAT_LENGTH)
        if not text:
            raise ServerRefusal("chat-empty")
        line = ChatLine(0, person.guest, person.name, text, now)
        await self.store.write(
            lambda connection: write_chat(connection, self.table, say.key, line), changed_table=self.table
        )

    async def catch_up(self) -> None:
        """Send the lines that this worker or another one has stored since the last call."""
        if self._last_sent == BEFORE_FIRST:
            return
        self._send(await self.store.read(lambda connection: read_chat(connection, self.table, self._last_sent)))

    def _send(self, lines: list[ChatLine]) -> None:
        self._last_sent = max(0, self._last_sent)
        for line in lines:
            if line.id > self._last_sent:
                self._last_sent = line.id
                self.presence.broadcast(Said(line))
                if self.history is not None:
                    self.history = [*self.history, line][-MAX_HISTORY:]
