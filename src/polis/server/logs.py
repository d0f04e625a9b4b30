"""Logs, one line of JSON per event or text for a terminal, and metrics for Prometheus."""

import contextlib
import logging
import sys
from typing import Any, Final

import msgspec
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class ErrorOutput:
    """The current standard error; errors in writing to it are ignored."""

    def write(self, text: str) -> int:
        """Write a text."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


def _json(fields: object, **_: object) -> str:
    """Return a line of JSON; other values are written with `repr`."""
    return msgspec.json.encode(fields, enc_hook=repr).decode()


LEVELS: Final = ("debug", "info", "warning", "error")


def write_logs(level: str, as_json: bool) -> None:
    """Log everything of a level and above, from libraries too, to standard error."""
    output: Any = ErrorOutput()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: Any = structlog.dev.ConsoleRenderer(colors=False)
    if as_json:
        shared.append(structlog.processors.format_exc_info)
        last = structlog.processors.JSONRenderer(_json)
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(output),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(output)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=last, foreign_pre_chain=shared)
    )
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of what it then also raises
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)


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
