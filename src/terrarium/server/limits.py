"""How much one address, one person or one socket may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict

#: How many addresses or people a limit remembers; the one heard of longest ago is forgotten first.
REMEMBERED = 20_000


class Allowance:
    """So many a second, and so many at once after a pause."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, rate: float, burst: float, cost: float = 1.0) -> bool:
        """Whether one more is within the allowance."""
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limit:
    """One allowance for each address or person."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether one more of theirs is within the limit."""
        allowance = self._allowances.get(who)
        if allowance is None:
            allowance = self._allowances[who] = Allowance(self.burst)
            if len(self._allowances) > REMEMBERED:
                self._allowances.popitem(last=False)
        else:
            self._allowances.move_to_end(who)
        return allowance.take(self.rate, self.burst)

    def __len__(self) -> int:
        return len(self._allowances)


class Limits:
    """All limits of a server; `factor` widens them where many people share an address."""

    def __init__(self, factor: float = 1.0) -> None:
        self.requests = Limit(20 * factor, 100 * factor)
        self.sockets = Limit(4 * factor, 40 * factor)
        self.answers = Limit(20 * factor, 60 * factor)
        self.tables = Limit(0.2 * factor, 10 * factor)
        self.codes = Limit(0.5 * factor, 20 * factor)
        self.chat = Limit(0.5 * factor, 6 * factor)
        #: For each socket: messages of any kind, and how many sockets an address or a guest may hold.
        self.socket_rate, self.socket_burst = 30 * factor, 90 * factor
        self.open_by_address, self.open_by_guest = int(100 * factor), int(12 * factor)
