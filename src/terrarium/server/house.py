"""Everything that a running server consists of, in one place."""

from __future__ import annotations

from collections import Counter

from terrarium.server.guests import Guests
from terrarium.server.hall import Hall
from terrarium.server.limits import Limits
from terrarium.server.metrics import Metrics
from terrarium.server.outside import Outside
from terrarium.server.settings import Settings
from terrarium.server.storage.store import Store


class House:
    """A server's parts; handlers get it and reach everything from it."""

    def __init__(self, settings: Settings, outside: Outside | None = None) -> None:
        self.settings = settings
        self.outside = outside or Outside()
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.store = Store(settings.address())
        self.store.hold_alone()
        self.store.prepare()
        secret = self.store.secret(None if self.store.shared else settings.directory())
        self.guests = Guests(self.store, secret, self.outside)
        self.hall = Hall(self.store, settings, self.outside, self.metrics)
        #: How many sockets each address and each guest holds.
        self.sockets: Counter[str] = Counter()

    def own_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of that origin may act here: the server's own, or one that was named when it started.

        Only browsers say where a page comes from, and only in browsers does it matter.
        """
        if origin is None:
            return True
        return origin in self.settings.origins or (host is not None and origin.partition("://")[2] == host)
