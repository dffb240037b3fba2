"""Rate limits for addresses, guests and sockets, as token buckets in memory."""

from __future__ import annotations

import time
from collections import OrderedDict

#: How many addresses or guests a limiter remembers; the least recently used is forgotten first.
MAX_KEYS = 20_000


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

    def allow(self, key: str) -> bool:
        """Count a request; return whether it is within the limit."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self.burst)
            if len(self._buckets) > MAX_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(self.rate, self.burst)

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
        #: Messages per socket, and how many sockets an address or a guest may have open.
        self.socket_rate, self.socket_burst = 30 * factor, 90 * factor
        self.open_by_address, self.open_by_guest = int(100 * factor), int(12 * factor)
