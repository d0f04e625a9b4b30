"""Faults of every kind, one after another, while people play against live clocks: nothing acknowledged is lost.

POLIS_FAULT_MINUTES says for how long, on both databases together.
"""

import os
import resource
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random

import psycopg
import pytest
from sqlalchemy import text

from polis.server.storage.engine import closing_engine, open_engine
from tests.server.databases import new_postgres
from tests.server.killing import GAMES, Load, at_work, check, check_client, check_playable, playing
from tests.server.player import GREEDY, ME, wanted
from tests.server.serving import Process, free_port
from tests.server.test_cuts import Patient, cutting
from tests.server.test_ownership import Relay

MINUTES = float(os.environ.get("POLIS_FAULT_MINUTES", "2"))
LIVE = {"kind": "live", "base_s": 6 * 3600, "increment_s": 0}
MOST_STOPPED, MOST_LOCKED, MOST_FULL = 14.0, 8.0, 3.0  # seconds
MOST_SILENT = 20.0
STARTS = 2  # that may fail on a busy machine
AHEAD = 3000.0  # seconds by which the machine's clock is behind after a start
AHEAD_OF_CLOCK = text("UPDATE game_tables SET touched = touched + :seconds")
WHO_WAITS = """
SELECT pid, pg_blocking_pids(pid), state, wait_event, now() - xact_start, now() - state_change, left(query, 120)
FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle'
"""
LATE = text("SELECT count(*) FROM journal WHERE kind = 'resigned'")

Fault = Callable[[], None]


class Timed(Patient):
    """Somebody who plays at tables with a live clock."""

    def terms(self) -> object:
        """What is asked for at a new table."""
        return wanted([ME, *self.bots], self.game, clock=LIVE)


class Servers:
    """Servers on one database, at ports that stay theirs."""

    def __init__(self, database: str, number: int, draw: Random, reached: str) -> None:
        """Start them; reached: the address at which they reach the database."""
        self.database, self.draw, self.reached = database, draw, reached
        self.told: list[str] = []  # the faults, with their times
        self.ports = [free_port() for _ in range(number)]
        self.running = [self._started(port) for port in self.ports]

    def _started(self, port: int) -> Process:
        """Start a server; again, as whatever watches it would, if it could not reach the database in time."""
        for _ in range(STARTS):
            with suppress(AssertionError):
                return Process(self.reached, "--port", str(port))
        return Process(self.reached, "--port", str(port))

    def kill(self) -> None:
        """One is killed and comes back."""
        place = self.draw.randrange(len(self.running))
        self.running[place].kill()
        time.sleep(self.draw.uniform(0.0, 1.0))
        self.running[place] = self._started(self.ports[place])

    def stop_for_a_while(self) -> None:
        """One stands still, perhaps longer than it may own tables, and goes on."""
        process = self.draw.choice(self.running).process
        process.send_signal(signal.SIGSTOP)
        time.sleep(self.draw.uniform(0.5, MOST_STOPPED))
        process.send_signal(signal.SIGCONT)

    def start_behind(self) -> None:
        """All are killed, and when they start the machine's clock is behind what is stored."""
        for one in self.running:
            one.kill()
        with closing_engine(open_engine(self.database)) as engine, engine.begin() as connection:
            connection.execute(AHEAD_OF_CLOCK, {"seconds": AHEAD})
        self.running = [self._started(port) for port in self.ports]

    def fill_disk(self) -> None:
        """For a while no file can grow."""
        number = self.running[0].process.pid
        free = resource.prlimit(number, resource.RLIMIT_FSIZE)
        resource.prlimit(number, resource.RLIMIT_FSIZE, (4096, free[1]))
        time.sleep(self.draw.uniform(0.5, MOST_FULL))
        resource.prlimit(number, resource.RLIMIT_FSIZE, free)

    def lock(self) -> None:
        """Somebody else writes for a while."""
        with closing(sqlite3.connect(self.database, timeout=30)) as other:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(self.draw.uniform(0.5, MOST_LOCKED))
            other.rollback()

    @contextmanager
    def telling(self, fault: str) -> Iterator[None]:
        """A failure says after which faults it came, and what the servers have said."""
        self.told.append(f"{time.strftime('%T', time.gmtime())} {fault}")
        try:
            yield
        except BaseException as error:
            if "postgres" in self.database:
                with psycopg.connect(self.database) as host:
                    error.add_note("\n".join(map(str, host.execute(WHO_WAITS).fetchall())))
            for one in self.running:
                one.kill()
                error.add_note(f"{one.address}: {''.join(one.errors[-40:])}")
            error.add_note(f"after {', '.join(self.told[-12:])}")
            raise

    def end(self) -> None:
        """Stop all in peace; none has told a traceback."""
        assert [one.stop() for one in self.running] == [0] * len(self.running)
        assert not any("Traceback" in line for one in self.running for line in one.errors)


def died(line: Relay, how: Fault) -> None:
    """Lines die, and those that were dead before are ended, as by whatever stands between two machines."""
    line.end()
    how()


@contextmanager
def on_sqlite(folder: Path, draw: Random) -> Iterator[tuple[Servers, Mapping[str, Fault]]]:
    """A server with its faults."""
    file = str(folder / "polis.sqlite3")
    servers = Servers(file, 1, draw, file)
    yield (
        servers,
        {
            "killed": servers.kill,
            "stopped": servers.stop_for_a_while,
            "clock behind": servers.start_behind,
            "disk full": servers.fill_disk,
            "database locked": servers.lock,
        },
    )


@contextmanager
def on_postgres(server: str, draw: Random) -> Iterator[tuple[Servers, Mapping[str, Fault]]]:
    """Two servers with their faults."""
    with (
        new_postgres(server) as database,
        cutting(server, database) as cut,
        closing(Relay(database)) as line,
    ):
        servers = Servers(database, 2, draw, line.address)
        yield (
            servers,
            {
                "killed": servers.kill,
                "stopped": servers.stop_for_a_while,
                "clock behind": servers.start_behind,
                "connections cut": cut,
                "lines silent": partial(died, line, partial(line.fall_silent, with_new=False)),
                "lines swallowed": partial(died, line, line.swallow),
            },
        )


@pytest.mark.long
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of others: Linux alone")
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whatever_breaks_nothing_acknowledged_is_lost(
    kind: str,
    tmp_path: Path,
    seed: int,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    draw, done = Random(f"{seed} {kind}"), Counter[str]()
    place = (
        on_sqlite(tmp_path, draw)
        if kind == "sqlite"
        else on_postgres(request.getfixturevalue("postgres"), draw)
    )
    with place as (servers, faults):
        addresses = [f"http://127.0.0.1:{port}" for port in servers.ports]
        loads: list[Load] = [
            Timed(
                draw.choice(addresses), game, Random(draw.random()), [GREEDY], addresses=addresses
            )
            for game in (*GAMES, *GAMES)
        ]
        end = time.monotonic() + MINUTES * 60 / 2
        with playing(loads):
            at_work(loads)
            while time.monotonic() < end:
                name = draw.choice([*faults])
                with servers.telling(name):
                    faults[name]()
                    done[name] += 1
                    at_work(loads)
        for load in loads:
            check_client(load)
        tables = check_playable(loads)
        servers.end()
        moves = check(servers.database, loads)
        with closing_engine(open_engine(servers.database)) as engine, engine.connect() as found:
            assert found.scalar(LATE) == 0, "a live clock has run while nobody could play"
    with capsys.disabled():
        told = ", ".join(f"{count} x {name}" for name, count in sorted(done.items()))
        sys.stdout.write(f"\nseed {seed}, {kind}: {told}; {moves} moves at {tables} tables\n")
