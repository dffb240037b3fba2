"""How much one address, one person or one socket may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

#: How many addresses or people a limit remembers; the one heard of longest ago is forgotten first.
MAX_KEYS = 20_000


class TokenBucket:
    """So many a second, and so many at once after a pause."""

    __slots__ = ("tokens", "updated")

    def __init__(self, burst: float) -> None:
        self.tokens = burst
        self.updated = time.monotonic()

    def take(self, rate: float, burst: float, cost: float = 1.0) -> bool:
        """Whether one more is within the allowance."""
        now = time.monotonic()
        self.tokens = min(burst, self.tokens + (now - self.updated) * rate)
        self.updated = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class RateLimiter:
    """One allowance for each address or person."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allow(self, key: str) -> bool:
        """Whether one more of theirs is within the limit."""
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
    """All limits of a server; `factor` widens them where many people share an address."""

    def __init__(self, factor: float = 1.0) -> None:
        self.requests = RateLimiter(20 * factor, 100 * factor)
        self.sockets = RateLimiter(4 * factor, 40 * factor)
        self.answers = RateLimiter(20 * factor, 60 * factor)
        self.tables = RateLimiter(0.2 * factor, 10 * factor)
        self.codes = RateLimiter(0.5 * factor, 20 * factor)
        self.chat = RateLimiter(0.5 * factor, 6 * factor)
        #: For each socket: messages of any kind, and how many sockets an address or a guest may hold.
        self.socket_rate, self.socket_burst = 30 * factor, 90 * factor
        self.open_by_address, self.open_by_guest = int(100 * factor), int(12 * factor)
