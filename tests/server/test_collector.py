"""Garbage: closed sockets leave none of ours, and the rest is collected when nobody waits."""

import asyncio
import gc
import time
import weakref
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.server import ServerProtocol

from polis.server import collector, serving
from polis.server.collector import STILL, STILL_STEPS, WORTH, Collector
from polis.server.live.live_table import LiveTable
from polis.server.settings import Settings
from polis.server.ws import Client
from tests.server.player import ME, SECONDS, Made, Player, make
from tests.server.serving import UNLIMITED, served

REST = (ServerProtocol, asyncio.Task, asyncio.Event, deque)
TABLES = 8  # in a round: whatever one of them left behind would be seen


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collecting() -> Iterator[Collector]:
    """A collector whose timer never fires, as its loop has ended."""
    one = Collector()

    async def start() -> None:
        one.start()

    asyncio.run(start())
    one.step()
    yield one
    one.close()


def knots(number: int) -> weakref.ref[Knot]:
    """Make garbage; return a reference to some of it."""
    made = [Knot() for _ in range(number)]
    return weakref.ref(made[0])


def knots_kept(number: int) -> list[Knot]:
    """Make what is not garbage yet."""
    return [Knot() for _ in range(number)]


def test_garbage_is_collected_in_a_quiet_moment(collecting: Collector) -> None:
    some = knots(2 * WORTH)
    for _ in range(STILL_STEPS):
        collecting.step()
        assert some() is not None, "it may be in the middle of something"
    collecting.step()
    assert some() is None


def test_little_garbage_waits(collecting: Collector) -> None:
    some = knots(10)
    for _ in range(2 * STILL_STEPS):
        collecting.step()
    assert some() is not None


def test_much_garbage_is_collected_however_busy_it_is(
    collecting: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "MOST", 20 * STILL)
    some, steps = knots(1), 0
    while some() is not None:
        knots(2 * STILL)
        collecting.step()
        steps += 1
    assert 1 < steps <= 20


def test_what_was_looked_at_is_set_aside_until_a_quiet_moment(
    collecting: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "MOST", 1)
    held = Knot()
    some = weakref.ref(held)
    kept = knots_kept(2 * WORTH)
    collecting.step()
    assert not any(one is held for one in gc.get_objects()), "the next one goes past it"
    del held, kept
    monkeypatch.undo()
    collecting._took = 0.0
    for _ in range(STILL_STEPS):
        assert some() is not None
        collecting.step()
    assert some() is None


def test_any_garbage_is_collected_after_a_while(
    collecting: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = knots(10)
    monkeypatch.setattr(collector, "LATEST_SECONDS", 0.0)
    collecting._took = 0.0
    collecting.step()
    assert some() is None


def test_a_collection_is_followed_by_a_rest(
    collecting: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "MOST", 1)
    collecting._took = 1e6
    some = knots(10)
    collecting.step()
    assert some() is not None


def test_python_collects_again_after_the_end(collecting: Collector) -> None:
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 0
    collecting.close()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_a_process_that_collected_nothing_is_left_like_that() -> None:
    gc.disable()
    try:
        with_nothing_begun = Collector()
        with_nothing_begun.close()
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_only_while_it_serves_a_process_collects_by_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    was_on = list[bool]()

    class Server:
        def __init__(self, _: Any, started: Any) -> None:
            self.started = started

        def run(self, **_: Any) -> None:
            async def run() -> None:
                self.started()
                was_on.append(gc.isenabled())

            asyncio.run(run())

    monkeypatch.setattr(serving, "Server", Server)
    monkeypatch.setattr(serving, "tune", lambda: None)
    settings = Settings(str(tmp_path / "polis.sqlite3"))
    serving.serve(settings, "127.0.0.1", 0, lambda _: was_on.append(gc.isenabled()))
    assert was_on == [False, False]
    assert gc.isenabled()


def kept(*kinds: type) -> list[Any]:
    """The objects of some types that are there."""
    return [one for one in gc.get_objects() if type(one) in kinds]


def tables_of(made: Made) -> list[weakref.ref[Any]]:
    """What a server in this process keeps of a table that is open."""
    found = [one for one in kept(LiveTable) if one.table.id == made.id]
    parts = [(one, one.table, one.table.history, one.table.history.state) for one in found]
    return [weakref.ref(one) for each in parts for one in each]


def sockets_of(made: Made) -> list[weakref.ref[Any]]:
    """What a server in this process keeps of the sockets at a table."""
    found = [one for one in kept(Client) if one.live.table.id == made.id]
    parts = [(one, one.websocket, one.connection, one.connection._write.__self__) for one in found]
    return [weakref.ref(one) for each in parts for one in each]


def gone(these: list[weakref.ref[Any]]) -> bool:
    """Whether soon none of some objects is there."""
    end = time.monotonic() + SECONDS
    while any(one() is not None for one in these) and time.monotonic() < end:
        time.sleep(0.05)
    return all(one() is None for one in these)


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing collects garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("uncollected")
def test_a_closed_socket_leaves_nothing_of_ours_to_be_collected(any_server: str) -> None:
    made = make(any_server, [ME, ME])
    for _ in range(3):
        with Player(made), Player(made):
            these = sockets_of(made)
        assert len(these) == 8
        assert gone(these)


@pytest.mark.usefixtures("uncollected")
def test_forgotten_tables_leave_nothing_even_in_a_long_life(tmp_path: Path) -> None:
    limits, rest = replace(UNLIMITED, idle_seconds=0.1), list[int]()
    with served(str(tmp_path / "polis.sqlite3"), limits, sweep_seconds=0.05) as address:
        for _ in range(3):
            these = list[weakref.ref[Any]]()
            for _ in range(TABLES):
                made = make(address, [ME, ME])
                with Player(made) as ada:
                    ada.act_until(3)
                    these += tables_of(made)
            assert len(these) == 4 * TABLES
            assert gone(these)
            Collector()._collect(whole=True)
            rest.append(len(kept(*REST)))
    assert rest[-1] < rest[0] + TABLES, rest
