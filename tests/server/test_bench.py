"""What `make bench-server` measures is really played; the figures themselves are nobody's test."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from polis.server.checking import check_all
from polis.server.storage.engine import closing_engine, open_engine

SLEEPING, TABLES = 20, 4


@pytest.mark.long
def test_a_small_measurement_plays_and_wakes_games_that_are_whole(tmp_path: Path) -> None:
    database = str(tmp_path / "polis.sqlite3")
    words = ["--json", "--sleeping", SLEEPING, "--tables", TABLES, "--rate", 10, "--warm", 0.5]
    command = [sys.executable, "-m", "tools.bench_server", *words, "--seconds", 2, "--curve", 0.4]
    done = subprocess.run(
        [*map(str, command), "--database", database], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
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
    assert len(found) == SLEEPING + TABLES
    assert sum(one.plies for one in found) >= load["moves"]


@pytest.mark.long
def test_a_small_measurement_of_bots_waits_for_every_level() -> None:
    words = ["--json", "--alone", 2, "--tables", 2, "--against", 3, "--rate", 5, "--warm", 8]
    command = [sys.executable, "-m", "tools.bench_thinking", *words, "--seconds", 10]
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["tables"] == 2 + 2 * 3
    for level in ("greedy", "adept"):
        found = figures["answers"][level]
        assert found["turns"] > 0, level
        assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["max_ms"]
