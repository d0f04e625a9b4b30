"""The server is killed while people play: nothing acknowledged is lost, nothing is done twice."""

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from polis.server.checking import check_all
from polis.server.storage.engine import open_engine
from polis.server.storage.store import journal_of
from tests.server.player import GREEDY, ME, Made, Player, make
from tests.server.serving import Process, process

KILLS = 3


@dataclass
class Load:
    """Somebody who plays as fast as the server answers, and remembers what was acknowledged."""

    made: Made
    draw: Random
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    open_key: tuple[str, int, int] | None = None  # key, ply and action that were not answered
    number: int = 0

    def play(self, stop: threading.Event) -> None:
        """Play until told to stop or until the server is gone."""
        gone = (ConnectionClosed, OSError, EOFError, TimeoutError)
        with contextlib.suppress(*gone), Player(self.made) as player:
            if self.open_key is not None:
                key, ply, action = self.open_key
                self._noted(key, player.act(0, action, key=key, ply=ply))
            while not stop.is_set() and player.table["status"] == "playing":
                player.may_act(0)
                if player.turn == 0:
                    self._act(player)

    def _act(self, player: Player) -> None:
        self.number += 1
        action = self.draw.choice(player.legal)
        self.open_key = (f"move {self.number}", player.ply, action)
        key, ply, _ = self.open_key
        self._noted(key, player.act(0, action, key=key, ply=ply))

    def _noted(self, key: str, answer: dict[str, object]) -> None:
        version = answer["version"]
        assert isinstance(version, int)
        if answer["type"] == "update":
            self.acknowledged.append((f"0/{key}", version))
        else:
            assert answer["code"] in ("stale", "over", "not-your-turn"), answer
        self.open_key = None


@contextlib.contextmanager
def playing(loads: list[Load]) -> Iterator[None]:
    """All play at once, until the end of the block."""
    stop = threading.Event()
    threads = [threading.Thread(target=load.play, args=(stop,)) for load in loads]
    for thread in threads:
        thread.start()
    yield
    stop.set()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()


def at_work(loads: list[Load]) -> None:
    """Wait until each has had a move acknowledged by this server."""
    before = [len(load.acknowledged) for load in loads]
    end = time.monotonic() + 30
    while any(len(load.acknowledged) == count for load, count in zip(loads, before, strict=True)):
        assert time.monotonic() < end, "nothing is acknowledged"
        time.sleep(0.02)


def at(server: Process, load: Load) -> Load:
    """The same table at another address."""
    load.made = Made(server.address, load.made.id, load.made.tokens)
    return load


def test_no_acknowledged_move_is_lost_or_doubled(database: str, seed: int) -> None:
    draw, loads = Random(seed), list[Load]()
    for _ in range(KILLS):
        with process(database) as server:
            if not loads:
                games = ("arkadia", "archon", "arkadia")
                made = [make(server.address, [ME, GREEDY, GREEDY], game) for game in games]
                loads = [Load(one, Random(draw.getrandbits(32))) for one in made]
            with playing([at(server, load) for load in loads]):
                at_work(loads)
                time.sleep(draw.uniform(0.05, 0.5))
                server.kill()
    with process(database) as server:
        for load in loads:
            with playing([at(server, load)]):
                time.sleep(0.2)
        assert server.stop() == 0
    check(database, loads)


def check(database: str, loads: list[Load]) -> None:
    """Each acknowledged move stands in the journal once, and every game is what it was."""
    engine = open_engine(database)
    assert [finding.problem for finding in check_all(engine)] == [None] * len(loads)
    with engine.connect() as connection:
        for load in loads:
            journal = journal_of(connection, load.made.id, 0)
            assert [entry.version for entry in journal] == list(range(1, len(journal) + 1))
            stored = {entry.key: entry.version for entry in journal if entry.key is not None}
            for key, version in load.acknowledged:
                assert stored[key] <= version
    engine.dispose()


def test_a_bot_that_was_thinking_plays_on_after_a_restart(database: str) -> None:
    with process(database) as server:
        made = make(server.address, [GREEDY, GREEDY], "archon")
        server.kill()
    with process(database) as server:
        again = Made(server.address, made.id, {})
        with Player(again) as onlooker:
            if onlooker.table["status"] != "over":
                onlooker.until(lambda m: m["type"] == "update", 30)


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
