"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.accepted = self._counter("accepted", "Actions and undos accepted")
        self.refused = self._counter("refused", "Answers refused by the rules or as stale")
        self.repeated = self._counter("repeated", "Answers that had been accepted before")
        self.turned_away = self._counter("turned_away", "Requests and sockets turned away by a limit")
        self.errors = self._counter("errors", "Failures inside the server")
        self.finished = self._counter("games_finished", "Games played to the end")
        self.bot_failures = self._counter("bot_failures", "Bots replaced by the simplest legal choice")
        self.bot_queue = Gauge(
            "terrarium_bot_queue", "Decisions of bots that wait for a process", registry=self.registry
        )
        self.bot_wait = Gauge(
            "terrarium_bot_wait_seconds", "For how long the oldest of them has been waiting", registry=self.registry
        )
        self.tables = Gauge("terrarium_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("terrarium_connections", "Open connections, sockets included", registry=self.registry)
        self.sockets = Gauge("terrarium_sockets", "Open sockets", registry=self.registry)
        self.accepting = Histogram(
            "terrarium_accepting_seconds",
            "From an answer's arrival to its being stored and queued for everybody",
            registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"terrarium_{name}", about, registry=self.registry)

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self.registry)
