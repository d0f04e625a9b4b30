"""Logs, one line of JSON per event or text for a terminal, and metrics for Prometheus."""

import contextlib
import logging
import sys
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from structlog.typing import EventDict


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


def _harmless(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Escape what a terminal obeys or what breaks a line: paths and names come from strangers."""
    for name, value in event.items():
        if isinstance(value, str) and not value.isprintable() and name != "exception":
            event[name] = value.encode("unicode_escape").decode("ascii")
    return event


def write_logs(level: str, as_json: bool) -> None:
    """Log everything of a level and above, from libraries too, to standard error."""
    output: Any = ErrorOutput()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _harmless,
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
        counter = partial(Counter, registry=registry)
        gauge = partial(Gauge, registry=registry)
        histogram = partial(Histogram, registry=registry, buckets=SECONDS)
        self.entries = counter("polis_entries", "Entries stored, by kind.", ["kind"])
        self.refusals = counter("polis_refusals", "Refusals, by code.", ["code"])
        self.messages = counter("polis_messages", "Messages received over sockets.")
        lost = "Messages that slow clients lost before a resync."
        self.dropped = counter("polis_dropped_messages", lost)
        told = "From a message to its durable commit."
        self.handled = histogram("polis_handled_seconds", told)
        self.thought = histogram("polis_bot_seconds", "A bot's turn.", ["bot"])
        self.tables = gauge("polis_loaded_tables", "Tables in memory.")
        self.sockets = gauge("polis_open_sockets", "Open sockets.")
        self.bots_waiting = gauge("polis_bots_waiting", "Bots to act.")
        self.commits = gauge("polis_commits", "Commits since the start.")

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)
