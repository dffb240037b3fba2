"""The address in the local network: known from the start, or opened when the person at this computer asks for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from terrarium.server.invitations import find_own_address, is_loopback
from terrarium.server.refusals import Forbidden


class LanAccess:
    """Where others in the local network reach the server, if they do.

    A server that only its own computer reaches can listen in the network too, at the same port, if `Settings` allow it:
    then somebody sits at this computer, and no proxy stands between them and the server.
    """

    def __init__(self, address: str, may_open: bool, find_address: Callable[[], str] = find_own_address) -> None:
        #: The address for invitations; empty: others cannot reach the server.
        self.address = address
        self.find_address = find_address
        self._may_open = may_open
        self._listen: Callable[[str], Awaitable[int]] | None = None

    def set_listener(self, listen: Callable[[str], Awaitable[int]]) -> None:
        """Set how the server listens at a further host; it returns the port."""
        self._listen = listen

    def can_open(self, client: str, host: str) -> bool:
        """Whether this client, who asked for this host, may open the server to the network, and there is one."""
        here = is_loopback(client) and is_loopback(host)
        return here and self._may_open and self._listen is not None and not self.address and bool(self.find_address())

    async def open(self, client: str, host: str) -> None:
        """Listen in the local network too; raise if this client may not ask for it."""
        if self.address:
            return
        if self._listen is None or not self.can_open(client, host):
            raise Forbidden("network-closed")
        found = self.find_address()
        self.address = f"http://{found}:{await self._listen(found)}"
