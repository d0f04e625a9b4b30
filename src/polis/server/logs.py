"""What the server writes down while it runs: a line of JSON for each fact, or words on a screen."""

import logging
import sys
from typing import Any, Final

import structlog

LEVELS: Final = ("debug", "info", "warning", "error")


def write_logs(level: str, as_json: bool) -> None:
    """Write everything of a level and above to the error output, libraries' lines too."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: Any = structlog.dev.ConsoleRenderer(colors=False)
    if as_json:
        shared.append(structlog.processors.format_exc_info)
        last = structlog.processors.JSONRenderer()
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processor=last, foreign_pre_chain=shared)
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
