"""Limits for open connections, by address and in all, whether they have sent a request or not."""

from __future__ import annotations

import ipaddress
import logging
import sys
import time
from collections import Counter

from terrarium.server.limits import RateLimiter, limited_address
from terrarium.server.metrics import Metrics

log = logging.getLogger(__name__)

#: Seconds in which the headers of a request must arrive, and then its body.
HEADER_SECONDS, BODY_SECONDS = 10.0, 30.0
#: File handles that are not for connections: the database, the page, bots.
RESERVED_HANDLES = 200
#: The most file handles that the server asks for, and how many it expects where it cannot ask.
MOST_HANDLES, USUAL_HANDLES = 65_536, 1024
#: Seconds between two log lines about closed connections.
REPORT_SECONDS = 10.0


def raise_file_limit() -> int:
    """Raise the limit for open files as far as the system allows; return it."""
    if sys.platform == "win32":
        return USUAL_HANDLES
    import resource  # does not exist on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class ConnectionLimits:
    """Counts open connections. Those of proxies are not limited by address, because they carry everybody's requests."""

    def __init__(self, by_address: int, new: RateLimiter, most: int, metrics: Metrics) -> None:
        self.by_address = by_address
        self.new = new
        self.most = most
        self.metrics = metrics
        self._proxies: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._open: Counter[str] = Counter()
        self._closed: Counter[str] = Counter()
        self._reported = -REPORT_SECONDS

    def set_proxies(self, proxies: str) -> None:
        """Set the proxies: addresses or networks, separated by commas."""
        self._proxies = [ipaddress.ip_network(part, strict=False) for part in proxies.split(",") if part]

    def admit(self, address: str) -> bool:
        """Count a new connection; return whether it may stay."""
        counted = limited_address(address)
        if self._open.total() >= self.most:
            self.closed(address, "the server is full")
            return False
        if (self._open[counted] >= self.by_address or not self.new.allow(counted)) and not self._is_proxy(address):
            self.closed(address, "too many connections")
            return False
        self._open[counted] += 1
        self.metrics.connections.inc()
        return True

    def release(self, address: str) -> None:
        """Forget a connection that has ended."""
        counted = limited_address(address)
        self._open[counted] -= 1
        if not self._open[counted]:
            del self._open[counted]
        self.metrics.connections.dec()

    def closed(self, address: str, reason: str) -> None:
        """Count a connection that the server closes, and log such connections together, every ten seconds at most."""
        self.metrics.turned_away.inc()
        self._closed[f"{limited_address(address)}: {reason}"] += 1
        now = time.monotonic()
        if now - self._reported >= REPORT_SECONDS:
            self._reported = now
            extra = {"open": self._open.total(), "closed": dict(self._closed.most_common(5))}
            log.warning("connections closed", extra=extra)
            self._closed.clear()

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in network for network in self._proxies)
        except ValueError:
            return False
