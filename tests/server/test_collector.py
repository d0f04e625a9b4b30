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
from starlette.websockets import WebSocket
from websockets.server import ServerProtocol

from polis.core.event_log import LoggedEvents
from polis.core.layout import State
from polis.server import collector, serving
from polis.server.collector import STILL, STILL_STEPS, WORTH, Collector
from polis.server.http.wire import Wire
from polis.server.live.connection import Connection
from polis.server.live.live_table import LiveTable
from polis.server.settings import Settings
from polis.server.tables.history import History
from polis.server.ws import Client
from tests.server.player import ME, SECONDS, Player, make
from tests.server.serving import UNLIMITED, served

SOCKET = (Wire, Client, Connection, WebSocket)
TABLE = (LiveTable, History, LoggedEvents, State)
REST = (ServerProtocol, asyncio.Task, asyncio.Event, deque)


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
    kept = knots_kept(WORTH)
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


def kept(*kinds: type) -> int:
    """The number of objects of some types that are there."""
    return sum(type(one) in kinds for one in gc.get_objects())


def gone(most: int, *kinds: type) -> bool:
    """Whether soon no more objects of some types are there."""
    end = time.monotonic() + SECONDS
    while kept(*kinds) > most and time.monotonic() < end:
        time.sleep(0.05)
    return kept(*kinds) <= most


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
    before = kept(*SOCKET)
    for _ in range(3):
        with Player(made), Player(made):
            assert kept(*SOCKET) > before
    assert gone(before, *SOCKET)


@pytest.mark.usefixtures("uncollected")
def test_forgotten_tables_leave_nothing_even_in_a_long_life(tmp_path: Path) -> None:
    limits, tables, rest = replace(UNLIMITED, idle_seconds=0.1), kept(*TABLE), list[int]()
    with served(str(tmp_path / "polis.sqlite3"), limits, sweep_seconds=0.05) as address:
        for _ in range(3):
            for _ in range(8):
                with Player(make(address, [ME, ME])) as ada:
                    ada.act_until(3)
                    assert kept(*TABLE) > tables
            assert gone(tables, *TABLE)
            Collector()._collect(whole=True)
            rest.append(kept(*REST))
    assert rest[-1] <= rest[0] + 3, rest
