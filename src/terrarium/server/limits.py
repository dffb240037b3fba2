"""Rate limits for addresses, guests and sockets, as token buckets in memory."""

from __future__ import annotations

import functools
import ipaddress
import time
from collections import OrderedDict

#: How many addresses or guests a limiter remembers; the least recently used is forgotten first.
MAX_KEYS = 20_000


#: The share of a burst that a key must have taken for the other workers to be told.
TOLD_SHARE = 0.02


#: The length of an IPv6 network that counts as one address, because providers give each customer at least this much.
IPV6_NETWORK_BITS = 64


@functools.lru_cache(maxsize=4096)
def limited_address(address: str) -> str:
    """What limits count for an address: the address itself, or the network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_NETWORK_BITS), strict=False))


class TokenBucket:
    """Tokens that refill at a rate up to a burst."""

    __slots__ = ("tokens", "updated")

    def __init__(self, burst: float) -> None:
        self.tokens = burst
        self.updated = time.monotonic()

    def refill(self, rate: float, burst: float) -> bool:
        """Add the tokens of the time since the last call; return whether the bucket is full."""
        now = time.monotonic()
        self.tokens = min(burst, self.tokens + (now - self.updated) * rate)
        self.updated = now
        return self.tokens >= burst

    def take(self, rate: float, burst: float, cost: float = 1.0) -> bool:
        """Take tokens; return whether there were enough."""
        self.refill(rate, burst)
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


class RateLimiter:
    """One token bucket for each address or guest."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        #: Whether other workers are told what is taken here.
        self.shared = False
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        #: What was taken from each bucket since the other workers were told.
        self._taken: dict[str, float] = {}

    def allow(self, key: str, cost: float = 1.0) -> bool:
        """Count a request, which costs this much; return whether it is within the limit."""
        if not self._bucket(key).take(self.rate, self.burst, cost):
            return False
        if self.shared and len(self._taken) < MAX_KEYS:
            self._taken[key] = self._taken.get(key, 0.0) + cost
        return True

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget_full()
            bucket = self._buckets[key] = TokenBucket(self.burst)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _forget_full(self) -> None:
        """Make room for a new bucket: forget the oldest ones if they are full again, which is as if they were new."""
        for _oldest in range(2):
            key = next(iter(self._buckets), None)
            if key is None:
                return
            if self._buckets[key].refill(self.rate, self.burst) or len(self._buckets) >= MAX_KEYS:
                del self._buckets[key]

    def collect_taken(self) -> dict[str, float]:
        """What was taken here since the last call, except by those who took little."""
        taken, self._taken = self._taken, {}
        return {key: amount for key, amount in taken.items() if amount >= TOLD_SHARE * self.burst}

    def take_elsewhere(self, key: str, amount: float) -> None:
        """Take what another worker has granted; the bucket may then owe tokens."""
        bucket = self._bucket(key)
        bucket.refill(self.rate, self.burst)
        bucket.tokens -= amount

    def __len__(self) -> int:
        return len(self._buckets)


class RateLimits:
    """All limits of a server; `factor` raises them where many people share an address."""

    def __init__(self, factor: float = 1.0) -> None:
        #: All requests over HTTP, files of the page included; and those to the API, which are limited for guests too.
        self.all_requests = RateLimiter(60 * factor, 600 * factor)
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
        self.messages_by_address = RateLimiter(150 * factor, 450 * factor)
        self.frames_by_address = RateLimiter(600 * factor, 1800 * factor)
        self.questions_by_address = RateLimiter(50 * factor, 200 * factor)
        #: Events that are played again for replays, score histories and records.
        self.replays = RateLimiter(1000 * factor, 20_000 * factor)
        #: Reviews that are started.
        self.reviews = RateLimiter(0.02 * factor, 10 * factor)
        self.hints_by_address = RateLimiter(0.5 * factor, 20 * factor)
        #: How many tables where bots play may run, from one address and in all.
        self.bot_tables_by_address, self.bot_tables = int(30 * factor), int(300 * factor)
        #: New connections of an address, and how many it may have open.
        self.connections = RateLimiter(10 * factor, 100 * factor)
        self.connections_by_address = int(200 * factor)
        #: Messages per socket, its frames (pings and pieces of messages too), and how many sockets an address
        #: or a guest may have open.
        self.socket_rate, self.socket_burst = 30 * factor, 90 * factor
        self.frame_rate, self.frame_burst = 4 * self.socket_rate, 4 * self.socket_burst
        self.open_by_address, self.open_by_guest = int(100 * factor), int(12 * factor)

    def limiters(self) -> dict[str, RateLimiter]:
        """All rate limiters by name."""
        return {name: value for name, value in vars(self).items() if isinstance(value, RateLimiter)}

    def start_sharing(self) -> None:
        """Note from now on what is granted, to tell other workers."""
        for limiter in self.limiters().values():
            limiter.shared = True

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
