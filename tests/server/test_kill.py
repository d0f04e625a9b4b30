"""The server is killed while people play: nothing acknowledged is lost, nothing is done twice."""

import signal
import sys
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.killing import (
    check,
    check_client,
    check_playable,
    killed_under,
    loads_at,
    playing,
    until_acknowledged,
)
from tests.server.player import GREEDY, ME, RANDOM, Made, Player, make
from tests.server.serving import Process, free_port, process

KILLS = 1
LONG_RUNS, LONG_KILLS = 8, 25  # 200 times on each database, each run with a database of its own
MOVES, MANY_KILLS, MANY = 10_000, 10, ("arkadia", "archon") * 8


@pytest.mark.sample(1)
def test_no_acknowledged_move_is_lost_or_doubled(database: str, seed: int) -> None:
    draw, port = Random(seed), free_port()
    loads = loads_at(f"http://127.0.0.1:{port}", draw)
    killed_under(loads, database, KILLS, draw, port)
    assert check(database, loads) > 0
    assert sum(load.resyncs for load in loads) >= KILLS


@pytest.mark.long
@pytest.mark.parametrize("run", range(LONG_RUNS))
def test_no_move_is_lost_or_doubled_by_many_kills(
    database: str, seed: int, run: int, capsys: pytest.CaptureFixture[str]
) -> None:
    draw, port = Random(f"{seed} {run}"), free_port()
    loads = loads_at(f"http://127.0.0.1:{port}", draw)
    killed_under(loads, database, LONG_KILLS, draw, port)
    moves = check(database, loads)
    resyncs = sum(load.resyncs for load in loads)
    assert resyncs >= LONG_KILLS  # a game that began after a kill has nothing to catch up with
    with capsys.disabled():
        games = sum(len(load.games) for load in loads)
        found = f"{LONG_KILLS} kills, {games} games, {moves} acknowledged moves, {resyncs} resyncs"
        sys.stdout.write(f"\nseed {seed}, run {run}: {found}; none lost, none doubled\n")


@pytest.mark.long
def test_of_ten_thousand_acknowledged_moves_none_is_lost_or_doubled(
    tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server is killed every thousand moves; every table can be played on afterwards."""
    draw, port, database = Random(seed), free_port(), str(tmp_path / "polis.sqlite3")
    loads = loads_at(f"http://127.0.0.1:{port}", draw, MANY, [RANDOM])
    with playing(loads):
        for moves in range(MOVES // MANY_KILLS, MOVES + 1, MOVES // MANY_KILLS):
            server = Process(database, "--port", str(port))
            try:
                until_acknowledged(loads, moves)
            except BaseException:
                server.kill()
                raise
            if moves < MOVES:
                server.kill()
    for load in loads:
        check_client(load)
    tables = check_playable(loads)
    assert server.stop() == 0
    moves = check(database, loads)
    assert moves == sum(load.moves for load in loads) >= MOVES
    with capsys.disabled():
        found = f"{moves} acknowledged moves at {tables} tables, {MANY_KILLS - 1} kills"
        sys.stdout.write(f"\nseed {seed}: {found}; none lost, none doubled, all playable\n")


@pytest.mark.long
def test_a_bot_that_was_thinking_plays_on_after_a_restart(database: str) -> None:
    with process(database) as server:
        made = make(server.address, [GREEDY, GREEDY], "archon")
        server.kill()
    with process(database) as server:
        again = Made(server.address, made.id, {})
        with Player(again) as onlooker:
            if onlooker.table["status"] != "over":
                onlooker.until(lambda m: m["type"] == "update", 30)


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_tells_the_clients_and_ends_well(tmp_path: Path, number: int) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        made = make(server.address, [ME, GREEDY])
        with Player(made) as ada:
            server.process.send_signal(number)
            with pytest.raises(ConnectionClosed) as caught:
                ada.until(lambda _: False)
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1012
        assert server.stop() == 0
        assert not [line for line in server.errors if "Traceback" in line]
