"""Workers on other machines: they join by the database, and may be killed at any time."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import pytest

from polis.core.texts.errors import PolisError
from polis.server.thinking import engine
from tests.server.databases import new_postgres
from tests.server.player import ME, Player, make
from tests.server.serving import SECONDS, process
from tests.server.test_workers import GRANDMASTER, PATIENCE, children, is_alive, pass_turn


@contextmanager
def worker(database: str) -> Iterator["subprocess.Popen[str]"]:
    """`polis worker` with one thread, ready; gone afterwards."""
    command = [sys.executable, "-m", "polis", "worker", "--threads", "1", "--json"]
    one = subprocess.Popen(
        [*command, "--database", database], stdout=subprocess.PIPE, text=True, env=os.environ.copy()
    )
    try:
        assert one.stdout is not None
        assert json.loads(one.stdout.readline())["threads"] == 1
        yield one
    finally:
        if one.poll() is None:
            one.kill()
        one.wait(PATIENCE)
        assert one.stdout is not None
        one.stdout.close()


def thinks(database: str) -> int | None:
    """The number that the queue gave to the worker with a job, if one has."""
    query = f"SELECT worker_id FROM {engine.schema()}.procrastinate_jobs WHERE status = 'doing'"  # noqa: S608
    with psycopg.connect(database) as connection:
        row = connection.execute(query.encode()).fetchone()
    return None if row is None else int(row[0])


def wait_for(what: Any, seconds: float = PATIENCE) -> Any:
    """What a function returns when it is true."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


@pytest.mark.long
def test_a_worker_that_is_killed_loses_no_thought_and_one_that_is_told_to_stop_ends_well(
    postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with (
        new_postgres(postgres) as database,
        process(database, "--workers", "0", "--guests") as server,
        worker(database) as first,
    ):
        made = make(server.address, [ME, GRANDMASTER])
        with Player(made) as ada:
            pass_turn(ada)
            number = wait_for(lambda: thinks(database), SECONDS)
            with worker(database) as second:
                thinking = children(first.pid)
                began = time.monotonic()
                first.kill()
                ada.until(lambda m: m["type"] == "update", SECONDS)
                waited = time.monotonic() - began
                assert ada.table["turn"] == 0
                assert thinks(database) != number
                wait_for(lambda: not any(is_alive(pid) for pid in thinking))
                second.send_signal(signal.SIGTERM)
                assert second.wait(PATIENCE) == 0
        assert server.stop() == 0
        assert not [line for line in server.errors if "Traceback" in line]
    with capsys.disabled():
        sys.stdout.write(f"\na worker was killed: its thought came {waited:.1f} s later\n")


def test_a_file_is_no_place_to_meet() -> None:
    with pytest.raises(PolisError, match="PostgreSQL"):
        engine.check_guests("polis.sqlite3")


def test_without_the_library_one_sentence_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "procrastinate", None)
    with pytest.raises(PolisError, match=r"pip install 'polis\[workers\]'"):
        engine.check_guests("postgresql://polis@localhost/polis")
