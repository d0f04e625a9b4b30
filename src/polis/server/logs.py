"""Logging: one line of JSON per event, or text for a terminal."""

import contextlib
import logging
import sys
from typing import Any, Final

import msgspec
import structlog


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
