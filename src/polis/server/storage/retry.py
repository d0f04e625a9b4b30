"""While a database fails: work is tried again, and the log has one line per second, without a traceback."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

SECONDS_APART: Final = 1.0
AGAIN_SECONDS: Final = 1.0

_noted: dict[str, float] = {}  # by the event: when it was last logged


async def until_answered(work: Callable[[], Awaitable[object]]) -> None:
    """Do something that nobody else would ask for again: until the database answers, try once more."""
    while True:
        try:
            await work()
        except SQLAlchemyError as error:
            note_away(error)
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            return


def note_away(error: SQLAlchemyError) -> None:
    """Log that something could not be read or stored."""
    if _is_due("the database does not answer"):
        reason = one_line(getattr(error, "orig", None) or error)
        structlog.get_logger().error("the database does not answer", reason=reason)


def note_cut(reason: object) -> None:
    """Log that a connection was lost; the next one may be fine, so that nobody notices."""
    if _is_due("a connection was lost"):
        structlog.get_logger().warning("a connection was lost", reason=one_line(reason))


def one_line(reason: object) -> str:
    """Return the words of a database, which come in several lines, as one."""
    return " ".join(str(reason).split())


def _is_due(event: str) -> bool:
    """Whether it is time for another line about this; notes that there is one."""
    now = time.monotonic()
    if now - _noted.get(event, -SECONDS_APART) < SECONDS_APART:
        return False
    _noted[event] = now
    return True
