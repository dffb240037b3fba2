"""Rate limits for addresses, guests and sockets, as token buckets in memory."""

from __future__ import annotations

import time
from collections import OrderedDict

#: How many addresses or guests a limiter remembers; the least recently used is forgotten first.
MAX_KEYS = 20_000


#: The share of a burst that a key must have taken for the other workers to be told.
TOLD_SHARE = 0.02


class TokenBucket:
    """Tokens that refill at a rate up to a burst."""

    __slots__ = ("tokens", "updated")

    def __init__(self, burst: float) -> None:
        self.tokens = burst
        self.updated = time.monotonic()

    def take(self, rate: float, burst: float, cost: float = 1.0) -> bool:
        """Take tokens; return whether there were enough."""
        now = time.monotonic()
        self.tokens = min(burst, self.tokens + (now - self.updated) * rate)
        self.updated = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class RateLimiter:
    """One token bucket for each address or guest."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        #: What was taken from each bucket since the other workers were told.
        self._taken: dict[str, float] = {}

    def allow(self, key: str, cost: float = 1.0) -> bool:
        """Count a request, which costs this much; return whether it is within the limit."""
        if not self._bucket(key).take(self.rate, self.burst, cost):
            return False
        if len(self._taken) < MAX_KEYS:
            self._taken[key] = self._taken.get(key, 0.0) + cost
        return True

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.burst)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def collect_taken(self) -> dict[str, float]:
        """What was taken here since the last call, except by those who took little."""
        taken, self._taken = self._taken, {}
        return {key: amount for key, amount in taken.items() if amount >= TOLD_SHARE * self.burst}

    def take_elsewhere(self, key: str, amount: float) -> None:
        """Take what another worker has granted; the bucket may then owe tokens."""
        bucket = self._bucket(key)
        bucket.take(self.rate, self.burst, 0.0)
        bucket.tokens -= amount

    def __len__(self) -> int:
        return len(self._buckets)


class RateLimits:
    """All limits of a server; `factor` raises them where many people share an address."""

    def __init__(self, factor: float = 1.0) -> None:
        self.requests = RateLimiter(20 * factor, 100 * factor)
        self.sockets = RateLimiter(4 * factor, 40 * factor)
        self.answers = RateLimiter(20 * factor, 60 * factor)
        self.tables = RateLimiter(0.2 * factor, 10 * factor)
        self.codes = RateLimiter(0.5 * factor, 20 * factor)
        self.chat = RateLimiter(0.5 * factor, 6 * factor)
        self.hints = RateLimiter(0.1 * factor, 5 * factor)
        #: The same for an address, because anybody can be a new guest with every request. Ten people can share one.
        self.answers_by_address = RateLimiter(100 * factor, 300 * factor)
        self.tables_by_address = RateLimiter(0.4 * factor, 20 * factor)
        self.chat_by_address = RateLimiter(2 * factor, 30 * factor)
        self.hellos_by_address = RateLimiter(5 * factor, 60 * factor)
        self.questions_by_address = RateLimiter(50 * factor, 200 * factor)
        #: Events that are played again for replays, score histories and records.
        self.replays = RateLimiter(1000 * factor, 20_000 * factor)
        self.hints_by_address = RateLimiter(0.5 * factor, 20 * factor)
        #: How many tables where bots play may run, from one address and in all.
        self.bot_tables_by_address, self.bot_tables = int(30 * factor), int(300 * factor)
        #: How many connections an address may have open.
        self.connections_by_address = int(200 * factor)
        #: Messages per socket, and how many sockets an address or a guest may have open.
        self.socket_rate, self.socket_burst = 30 * factor, 90 * factor
        self.open_by_address, self.open_by_guest = int(100 * factor), int(12 * factor)

    def limiters(self) -> dict[str, RateLimiter]:
        """All rate limiters by name."""
        return {name: value for name, value in vars(self).items() if isinstance(value, RateLimiter)}

    def collect_taken(self) -> list[tuple[str, str, float]]:
        """What was granted here since the last call: limiter, key and amount."""
        return [
            (name, key, round(amount, 1))
            for name, limiter in self.limiters().items()
            for key, amount in limiter.collect_taken().items()
        ]

    def take_elsewhere(self, name: str, key: str, amount: float) -> None:
        """Count what another worker has granted."""
        limiter = self.limiters().get(name)
        if limiter is not None:
            limiter.take_elsewhere(key, amount)
