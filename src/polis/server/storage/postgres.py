"""Connections to PostgreSQL that end when their line falls silent.

A firewall that forgets a connection, or a host that is gone, sends no reset. The system's own limits are hours, and
what stands between the two may confirm packets that it does not pass on, so this process counts, too.
"""

import time
from collections.abc import Generator, Iterable
from typing import Any, Final, TypeVar

import psycopg
from sqlalchemy import URL, Engine, create_engine, event

T = TypeVar("T")

ANSWER_SECONDS = 10.0  # for a statement, after which the connection is given up
CONNECT: Final = {
    "connect_timeout": 5, "tcp_user_timeout": 10_000,
    "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
}  # fmt: skip
# PostgreSQL ends what this side may not be able to end any more, and with it the locks.
SERVER_LIMITS: Final = """
SET statement_timeout = 8000; SET idle_in_transaction_session_timeout = 8000;
SET tcp_keepalives_idle = 6; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3; SET tcp_user_timeout = 12000
"""


class PlainCursor(psycopg.Cursor[Any]):
    """A cursor that sends statements one by one.

    The driver's own way for many ends with a message after which PostgreSQL no longer counts how long a transaction
    is idle: one whose line falls silent then would lock its rows for good.
    """

    def executemany(
        self,
        query: Any,
        params_seq: Iterable[Any],
        *,
        returning: bool = False,  # noqa: ARG002 - as in psycopg
    ) -> None:
        """Execute a statement for each of the rows."""
        for values in params_seq:
            self.execute(query, values)


class TimedConnection(psycopg.Connection[Any]):
    """A connection that is closed if PostgreSQL does not answer in time."""

    def wait(self, gen: Any, *args: Any, **more: Any) -> Any:
        """Wait for an answer; raises psycopg.OperationalError."""
        return super().wait(self._limited(gen), *args, **more)

    def _limited(self, gen: Generator[T, Any, Any]) -> Generator[T, Any, Any]:
        end = time.monotonic() + ANSWER_SECONDS
        try:
            wanted = next(gen)
            while True:
                is_ready = yield wanted
                if not is_ready and time.monotonic() > end:
                    self.pgconn.finish()
                    raise psycopg.OperationalError(f"no answer within {ANSWER_SECONDS:g} s")
                wanted = gen.send(is_ready)
        except StopIteration as done:
            return done.value


def postgres_engine(url: URL, is_patient: bool, **more: Any) -> Engine:
    """Return an engine whose connections end when their line is dead.

    is_patient: whether a statement may take as long as it needs, such as in a migration or a backup.
    """
    engine = create_engine(
        url.set(drivername="postgresql+psycopg"), connect_args={**CONNECT}, **more
    )
    if is_patient:
        return engine

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, args: Any, named: Any) -> Any:
        connection = TimedConnection.connect(*args, cursor_factory=PlainCursor, **named)
        connection.execute(SERVER_LIMITS)  # not as options, which a pooler refuses
        connection.commit()
        return connection

    return engine
