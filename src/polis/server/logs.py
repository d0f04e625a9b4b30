"""What the server writes down while it runs: a line of JSON for each fact, or words on a screen."""

import contextlib
import logging
import sys
from typing import Any, Final

import msgspec
import structlog


class ErrorOutput:
    """The error output as it is at the moment; where nobody reads it, nothing fails for that."""

    def write(self, text: str) -> int:
        """Write a text."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """Let it be read."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


def _json(fields: object, **_: object) -> str:
    """A line; what is no JSON value is written as Python shows it."""
    return msgspec.json.encode(fields, enc_hook=repr).decode()


LEVELS: Final = ("debug", "info", "warning", "error")


def write_logs(level: str, as_json: bool) -> None:
    """Write everything of a level and above to the error output, libraries' lines too."""
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
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
