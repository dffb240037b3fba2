"""Which cookies of a guest are valid: those of the current epoch. Signing out everywhere starts a new one."""

from __future__ import annotations

import sqlalchemy as sa

from terrarium.server.storage.schema import guests


class CookieEpochs:
    """The epochs of all guests who have ever signed out everywhere, in memory; that of the others is 0."""

    def __init__(self) -> None:
        self._epochs: dict[str, int] = {}

    def of(self, guest: str) -> int:
        """The current epoch of a guest."""
        return self._epochs.get(guest, 0)

    def set(self, guest: str, epoch: int) -> None:
        """Set the epoch of a guest; cookies of earlier ones are no longer valid."""
        self._epochs[guest] = max(epoch, self.of(guest))

    def load(self, connection: sa.Connection) -> None:
        """Read all epochs from storage."""
        for guest, epoch in connection.execute(sa.select(guests.c.id, guests.c.epoch).where(guests.c.epoch > 0)):
            self.set(guest, epoch)
