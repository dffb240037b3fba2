"""The services of a running server."""

from __future__ import annotations

from collections import Counter

from terrarium.server.clock_and_random import ClockAndRandom
from terrarium.server.connection_limits import RESERVED_HANDLES, ConnectionLimits, raise_file_limit
from terrarium.server.cookie_epochs import CookieEpochs
from terrarium.server.daily_service import DailyService
from terrarium.server.guests import Guests
from terrarium.server.health import HealthCheck
from terrarium.server.invitations import invitation_address
from terrarium.server.lan_access import LanAccess
from terrarium.server.limits import RateLimits
from terrarium.server.metrics import Metrics
from terrarium.server.replay_service import ReplayService
from terrarium.server.review_service import ReviewService
from terrarium.server.settings import Settings
from terrarium.server.storage.opening import opening_errors
from terrarium.server.storage.store import Store
from terrarium.server.table_registry import TableRegistry


class Services:
    """The parts of a server, passed to all request handlers."""

    def __init__(self, settings: Settings, clock_and_random: ClockAndRandom | None = None) -> None:
        self.settings = settings
        self.clock_and_random = clock_and_random or ClockAndRandom()
        self.metrics = Metrics()
        self.limits = RateLimits(settings.limits)
        with opening_errors(settings.database_address()):
            settings.make_data_directory()
            self.store = Store(settings.database_address())
            self.store.lock_database_file()
            self.store.prepare()
            secret = self.store.secret(None if self.store.shared else settings.data_directory())
            epochs = CookieEpochs()
            self.store.read_now(epochs.load)
        self.guests = Guests(self.store, secret, self.clock_and_random, epochs)
        self.registry = TableRegistry(self.store, settings, self.clock_and_random, self.metrics, epochs, self.limits)
        most = raise_file_limit() - RESERVED_HANDLES
        self.connections = ConnectionLimits(
            self.limits.connections_by_address, self.limits.connections, most, self.metrics
        )
        self.replays = ReplayService(self.store, self.limits, self.metrics)
        self.reviews = ReviewService(
            self.store, self.replays, self.registry.bot_pool, self.limits, self.clock_and_random, self.metrics
        )
        self.daily = DailyService(self.store, self.registry.bot_pool, self.clock_and_random, self.metrics)
        self.health = HealthCheck(self.store)
        self.lan_access = LanAccess(settings.network_address, settings.may_open_network)
        #: How many sockets each address and each guest has open.
        self.sockets: Counter[str] = Counter()

    def invitation_address(self, visited: str) -> str:
        """The address for invitations of somebody who visits the server at this one; empty if there is none."""
        return invitation_address(self.settings.public_address, self.lan_access.address, visited)

    def is_own_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page of this origin may act here: the server's own, or one of `Settings.origins`.

        Requests without an origin come from programs, not from pages.
        """
        if origin is None:
            return True
        return origin in self.settings.origins or (host is not None and origin.partition("://")[2] == host)
