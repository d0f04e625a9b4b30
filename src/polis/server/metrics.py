"""Metrics for Prometheus: how much is done, how fast, and how much is refused."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """The metrics of one process, in a registry of their own."""

    def __init__(self) -> None:
        """Start at zero."""
        registry = self.registry = CollectorRegistry()
        self.entries = Counter(
            "polis_entries", "Entries stored, by kind.", ["kind"], registry=registry
        )
        self.refusals = Counter("polis_refusals", "Refusals, by code.", ["code"], registry=registry)
        self.messages = Counter(
            "polis_messages", "Messages received over sockets.", registry=registry
        )
        self.dropped = Counter(
            "polis_dropped_messages", "Messages that slow clients lost before a resync.",
            registry=registry,
        )  # fmt: skip
        self.handled = Histogram(
            "polis_handled_seconds", "From a message to its durable commit.", registry=registry,
            buckets=SECONDS,
        )  # fmt: skip
        self.thought = Histogram(
            "polis_bot_seconds", "A bot's turn.", ["bot"], registry=registry, buckets=SECONDS
        )
        self.tables = Gauge("polis_loaded_tables", "Tables in memory.", registry=registry)
        self.sockets = Gauge("polis_open_sockets", "Open sockets.", registry=registry)
        self.bots_waiting = Gauge("polis_bots_waiting", "Bots to act.", registry=registry)
        self.commits = Gauge("polis_commits", "Commits since the start.", registry=registry)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)
