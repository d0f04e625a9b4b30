"""What `make bench-server` measures is really played; the figures themselves are nobody's test."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.verify_stored import check_all
from tests.server.databases import new_postgres

SLEEPING, TABLES = 20, 4
TIMES = (2, 20, 60)  # seconds of measuring: on a busy machine nothing may be answered in the first


def measured(words: Callable[[int], list[object]], enough: Callable[[Any], bool]) -> Any:
    """The figures of the first measurement that was long enough, or of the longest."""
    for seconds in TIMES:
        command = [
            sys.executable,
            "-m",
            "polis_lab.server_load",
            "--json",
            *map(str, words(seconds)),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0 and enough(json.loads(done.stdout)):
            break
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.long
def test_a_small_measurement_plays_and_wakes_games_that_are_whole(tmp_path: Path) -> None:
    database = str(tmp_path / "polis.sqlite3")

    def words(seconds: int) -> list[object]:
        Path(database).unlink(missing_ok=True)
        many = ["--sleeping", SLEEPING, "--tables", TABLES, "--rate", 10, "--warm", 0.5]
        return [*many, "--seconds", seconds, "--curve", seconds / 5, "--database", database]

    figures = measured(words, lambda told: bool(told["load"]["moves"]))
    asleep, load = figures["sleeping"], figures["load"]
    assert (asleep["games"], asleep["woken"]) == (SLEEPING, SLEEPING)
    assert asleep["ready_seconds"] > 0
    assert load["sockets"] == 2 * TABLES
    assert load["refused"] == 0
    assert load["move_in_works"] > 0
    rates = [step["rate"] for step in figures["curve"]]
    assert rates[:1] == [5.0]
    assert rates == sorted(rates)
    assert load["moves"] > 0
    waits = load["acknowledged_ms"]
    assert 0 < waits["p50"] <= waits["p95"] <= waits["p99"] <= waits["max"]
    with closing_engine(open_engine(database)) as engine:
        found = list(check_all(engine))
    assert [one for one in found if one.problem is not None] == []
    assert len(found) >= SLEEPING + TABLES  # where a game ends, the next one begins
    assert sum(one.plies for one in found) >= load["moves"]


@pytest.mark.long
def test_people_at_two_servers_play_the_measured_games(postgres: str) -> None:
    with new_postgres(postgres) as database:

        def words(seconds: int) -> list[object]:
            two = ["--servers", 2, "--database", database, "--sleeping", 0, "--curve", 0]
            return [*two, "--tables", TABLES, "--rate", 10, "--warm", 1, "--seconds", seconds]

        figures = measured(words, lambda told: bool(told["load"]["moves"]))
        with closing_engine(open_engine(database)) as engine:
            found = list(check_all(engine))
    assert figures["servers"] == 2
    assert figures["load"]["refused"] == 0
    assert [one for one in found if one.problem is not None] == []
    assert sum(one.plies for one in found) >= figures["load"]["moves"] > 0


def test_two_servers_do_not_share_a_file() -> None:
    command = [sys.executable, "-m", "polis_lab.server_load", "--servers", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "several servers share a PostgreSQL database" in done.stderr
