"""Thinking in worker processes: the order, and what happens when a worker or its parent dies."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from polis.games import load
from polis.server.accounts.attempts import network_of
from polis.server.live.bot_tables import BotTables
from polis.server.live.bots import Bots
from polis.server.live.hub import Hub
from polis.server.live.live_table import LiveTable
from polis.server.logs import Metrics
from polis.server.settings import NO_LIMIT, Limits, Settings
from polis.server.thinking.pool import Pool
from polis.server.thinking.task_queue import (
    ALONE,
    DEEP,
    QUICK,
    STEADY,
    QueuedTask,
    QueueSettings,
    Shares,
    TaskQueue,
    Urgency,
    queue_of,
    queues,
)
from polis.server.thinking.tasks import Failed, Moves, Turn
from tests.server.conftest import Serve
from tests.server.player import GREEDY, ME, Made, Player, http, make, wanted
from tests.server.serving import UNLIMITED, process, served
from tests.server.tables import bot, dealt

GRANDMASTER = {"kind": "bot", "bot": "grandmaster"}
PATIENCE = 60.0  # seconds; the machine may be busy


@cache
def turn(bot: str, game: str = "arkadia") -> Turn:
    """The first turn of a game."""
    rules = load(game)
    state, _ = rules.new_game(rules.new_options({}), 2, bytes(16))
    return Turn(game, state.tobytes(), rules.turn(state), [1, 2, 3, 4], bot)


def ask(owner: str, urgency: Urgency = Urgency.WAITING, since: float = 0.0) -> QueuedTask:
    """A task of an owner."""
    return QueuedTask(turn("greedy"), QUICK, owner, lambda: urgency, since, answer=asyncio.Future())


def in_loop(test: Callable[[], None]) -> Callable[[], None]:
    """Futures want a loop."""

    def inside() -> None:
        async def run() -> None:
            test()

        asyncio.run(run())

    inside.__name__ = test.__name__
    return inside


# ---- who is next -----------------------------------------------------------------------------
@in_loop
def test_tables_where_a_person_waits_come_first_then_those_of_people_then_bots() -> None:
    tasks = TaskQueue(Shares())
    for urgency in (Urgency.ALONE, Urgency.AWAY, Urgency.WAITING):
        tasks.add(ask(urgency.name, urgency))
    assert [one.owner for one in tasks.order()] == ["WAITING", "AWAY", "ALONE"]


@in_loop
def test_of_the_same_owner_the_oldest_is_next() -> None:
    tasks = TaskQueue(Shares())
    for since in (3.0, 1.0, 2.0):
        tasks.add(ask("ada", since=since))
    assert [one.since for one in tasks.order()] == [1.0, 2.0, 3.0]


@in_loop
def test_who_has_had_less_lately_is_next_however_many_tables_the_other_has() -> None:
    shares = Shares()
    shares.charge("eve", 30.0)
    tasks = TaskQueue(shares)
    for since in range(20):
        tasks.add(ask("eve", since=since))
    late = ask("ada", since=100.0)
    tasks.add(late)
    assert tasks.first([]) is late


@in_loop
def test_who_has_a_worker_already_lets_others_go_first() -> None:
    tasks = TaskQueue(Shares())
    tasks.add(ask("eve", since=1.0))
    other = ask("ada", since=2.0)
    tasks.add(other)
    assert tasks.first([ask("eve")]) is other


def test_what_was_had_long_ago_counts_less(monkeypatch: pytest.MonkeyPatch) -> None:
    shares, now = Shares(), time.monotonic()
    shares.charge("ada", 8.0)
    monkeypatch.setattr("polis.server.thinking.task_queue.time.monotonic", lambda: now + 120)
    shares.charge("bob", 1.0)
    assert shares.of("ada") == pytest.approx(2.0, rel=0.01)


def test_each_level_has_its_queue_and_shorter_ones_go_before_longer_ones() -> None:
    levels = ("random", "greedy", "journeyman", "adept", "master", "grandmaster")
    found = [queue_of(turn(level)) for level in levels]
    assert found == [QUICK, QUICK, QUICK, STEADY, DEEP, DEEP]
    nices = [queue.nice for queue in queues(2)]
    assert nices == sorted(nices)
    assert nices[0] > 0, "the process that serves goes before all"
    assert queue_of(turn("grandmaster"), alone=True) == ALONE, "in nobody's way"
    assert queue_of(turn("greedy"), alone=True) == QUICK, "which it does not hold up"
    most = {queue.name: queue.most for queue in queues(4)}
    assert 0 < most[ALONE] < most[DEEP]


def test_the_addresses_of_one_subscriber_count_as_one() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8::1") == network_of("2001:db8::2") != network_of("2001:db8:1::2")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("::ffff:192.0.2.1") != network_of("::ffff:192.0.2.2")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"


# ---- processes -------------------------------------------------------------------------------
@contextlib.asynccontextmanager
async def pool(deep: int = 1) -> AsyncIterator[Pool]:
    """Workers that are gone afterwards."""
    one = Pool([QueueSettings(QUICK, 1, 1), QueueSettings(DEEP, 15, deep)])
    try:
        yield one
    finally:
        pids = pids_of(one)
        await one.close()
        assert not any(is_alive(pid) for pid in pids)


def asked(one: Pool, task: Turn) -> QueuedTask:
    """A task that a pool works on."""
    new = QueuedTask(task, queue_of(task), "ada", lambda: Urgency.WAITING)
    one.submit(new)
    return new


def pids_of(one: Pool) -> list[int]:
    """The processes of a pool."""
    return [worker.pid for group in one._groups.values() for worker in group.workers]


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has waited for yet does not."""
    status = Path(f"/proc/{pid}/stat")
    with contextlib.suppress(OSError):
        return status.read_text("utf-8").rpartition(") ")[2][0] != "Z"
    return False


async def begun(one: QueuedTask) -> None:
    """Wait until a worker is at a task."""
    async with asyncio.timeout(PATIENCE):
        while one.begun is None:
            await asyncio.sleep(0.01)


async def test_short_thoughts_pass_long_ones_and_a_dead_worker_costs_no_answer() -> None:
    async with pool() as one, asyncio.timeout(4 * PATIENCE):
        # Each of them is long: none of the first three ends before the greedy bot's.
        deep = [asked(one, turn("grandmaster")) for _ in range(3)]
        await begun(deep[0])
        assert [one.ahead().get(each, 0) for each in deep] == [0, 1, 2]
        quick = await asked(one, turn("greedy")).answer
        assert isinstance(quick, Moves)
        assert quick.actions
        assert not deep[2].answer.done()
        # A task that is no longer wanted makes room at once, whether waiting or running.
        one.withdraw(deep[2])
        one.withdraw(deep[0])
        assert await deep[0].answer is None
        await begun(deep[1])
        # Its worker dies: another one thinks the same again.
        pid = pids_of(one)[-1]
        os.kill(pid, signal.SIGKILL)
        again = await deep[1].answer
        assert isinstance(again, Moves)
        assert again.actions
        assert deep[1].losses == 1
        assert pid not in pids_of(one)
        # The same seeds lead to the same turn, wherever it is thought.
        alike = await asked(one, turn("grandmaster")).answer
        assert isinstance(alike, Moves)
        assert (alike.actions, alike.hashes) == (again.actions, again.hashes)
        # A task that cannot be done ends no process.
        broken = await asked(one, Turn("arkadia", b"short", 0, [1], "greedy")).answer
        assert isinstance(broken, Failed)
        assert isinstance(await asked(one, turn("greedy")).answer, Moves)


async def test_a_worker_that_hangs_is_killed_and_another_one_thinks_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with pool() as one, asyncio.timeout(4 * PATIENCE):
        assert isinstance(await asked(one, turn("greedy")).answer, Moves)
        (hung,) = pids_of(one)
        os.kill(hung, signal.SIGSTOP)
        patience = "polis.server.thinking.pool.patience"
        monkeypatch.setattr(patience, lambda task: 0.5 if task.losses == 0 else 2 * PATIENCE)
        task = asked(one, turn("greedy"))
        assert isinstance(await task.answer, Moves)
        assert task.losses == 1
        assert hung not in pids_of(one)
        assert not is_alive(hung)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text("utf-8").split()]


def test_workers_end_with_the_server_even_if_it_is_killed(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        for bot in (GRANDMASTER, GREEDY):  # of each queue
            make(server.address, [bot, bot])
        end = time.monotonic() + PATIENCE
        while len(workers := children(server.process.pid)) < 2:
            assert time.monotonic() < end, "no worker was hired"
            time.sleep(0.05)
        server.kill()
        while any(is_alive(pid) for pid in workers):
            assert time.monotonic() < end, "a worker outlives the server"
            time.sleep(0.05)


def pass_turn(player: Player) -> None:
    """Play a turn at seat 0, so that the bot's begins while somebody looks."""
    while player.table["turn"] == 0:
        assert player.position is not None
        action = player.legal[0]
        player.ask("act", 0, ply=player.position["ply"], actions=[action])


def test_who_waits_for_a_bot_is_told_how_far_it_is(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.live.bots.TELL_SECONDS", 0.02)
    address = serve(workers=1)
    made = make(address, [ME, GRANDMASTER])
    with Player(made) as ada:
        pass_turn(ada)
        told = ada.until(lambda message: message["type"] == "thinking", PATIENCE)
        assert (told["seat"], told["bot"]) == (1, "grandmaster")
        ada.until(lambda message: message["type"] == "update", 4 * PATIENCE)
        ahead = [one["ahead"] for one in ada.heard if one["type"] == "thinking"]
        assert ahead[-1] == 0, "it was thought in the end"


def test_running_tables_with_bots_alone_are_limited(serve: Serve) -> None:
    alone: list[Any] = [GREEDY, GREEDY]
    address = serve(Limits(requests=NO_LIMIT, bot_tables=2))
    # The first worker is not there yet, so none of these games is over before the last is asked for.
    for _ in range(2):
        make(address, alone)
    answer = http(address, "POST", "/api/tables", wanted(alone))
    assert (answer.status, answer.body["code"]) == (429, "bot-tables")
    assert all(" 2 " in text for text in answer.body["text"].values())
    make(address, [ME, GREEDY])  # where a person plays nothing is refused
    end = time.monotonic() + PATIENCE
    while http(address, "POST", "/api/tables", wanted(alone)).status == 429:
        assert time.monotonic() < end, "the games that are over still count"
        time.sleep(0.2)


def test_a_table_that_its_last_person_leaves_to_bots_counts_and_waits_for_room(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.live.hub.POLL_SECONDS", 0.2)
    alone: list[Any] = [GREEDY, GREEDY]

    def may_make() -> bool:
        return http(address, "POST", "/api/tables", wanted(alone)).status == 201

    def ply_of(player: Player) -> int:
        player.send(type="look", seat=0)
        return int(player.until(lambda message: message["type"] == "welcome")["position"]["ply"])

    address = serve(Limits(requests=NO_LIMIT, bot_tables=1))
    slow, waiting = make(address, [ME, GRANDMASTER]), make(address, [ME, GREEDY])
    with Player(slow) as ada, Player(waiting) as ben:
        ada.ask("resign", 0, bot="grandmaster")
        assert not may_make(), "what is left to bots counts"
        gone = ben.ask("resign", 0, bot="greedy")
        assert gone["type"] == "update", "nobody has to stay at a table"
        told = ben.until(lambda message: message["type"] == "thinking")
        assert told["waits_for_room"], "who looks on is told"
        before = ply_of(ben)
        time.sleep(2)  # several polls
        assert ply_of(ben) == before, "there is no room yet"
        ada.ask("return", 0)
        ben.until(lambda message: message["type"] == "update", PATIENCE)
        ben.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", PATIENCE)
        assert may_make(), "what is over counts no longer"


def test_a_table_that_was_refused_room_is_looked_at_again_when_there_is_some_or_after_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded: dict[str, Any] = {}
    tables = BotTables(Limits(bot_tables=1), loaded)
    now = time.monotonic()
    monkeypatch.setattr("polis.server.live.bot_tables.time.monotonic", lambda: now)
    for name in ("first", "second"):
        table = SimpleNamespace(id=name, status="playing", persons=list)
        loaded[name] = SimpleNamespace(table=table)
    assert tables.admits(loaded["first"], "eve")
    assert not tables.admits(loaded["second"], "eve")
    assert (tables.must_wait("first"), tables.must_wait("second")) == (False, True)
    now += 61
    assert not tables.must_wait("second"), "a person may have come back to it at another server"
    assert not tables.admits(loaded["second"], "eve")
    loaded["first"].table.status = "over"
    now += 2
    assert not tables.must_wait("second"), "there is room"
    assert tables.admits(loaded["second"], "eve")


@pytest.mark.long
def test_a_table_left_to_bots_by_its_clock_waits_for_room_also_after_it_was_unloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.live.hub.POLL_SECONDS", 0.2)
    monkeypatch.setattr("polis.server.table.new_table.CLOCKS", {"live": (1, 9), "days": (1, 9)})
    limits = UNLIMITED._replace(bot_tables=1, idle_seconds=0.01)
    clock = {"kind": "live", "base_s": 1, "increment_s": 0}

    loads: list[str] = []
    load = Hub._load

    async def counted(self: Hub, name: str) -> LiveTable:
        loads.append(name)
        return await load(self, name)

    monkeypatch.setattr(Hub, "_load", counted)

    def head(of: Made) -> Any:
        return http(address, "GET", f"/api/tables/{of.id}").body

    with (
        served(str(tmp_path / "polis.sqlite3"), limits, sweep_seconds=0.03) as address,
        Player(make(address, [ME, GRANDMASTER])) as ada,
    ):
        ada.ask("resign", 0, bot="grandmaster")  # takes the only room
        left = make(address, [ME, GREEDY], clock=clock)  # and nobody ever connects
        end = time.monotonic() + PATIENCE
        while not head(left)["seats"][0]["away"]:
            assert time.monotonic() < end, "the clock does not run out"
            time.sleep(0.1)
        before = head(left)["ply"]
        time.sleep(1)  # it is unloaded
        known = len(loads)
        time.sleep(2)  # several polls
        assert len(loads) == known, "what waits is not loaded again and again"
        assert head(left)["ply"] == before, "there is no room yet"
        with Player(left) as ben:
            told = ben.until(lambda message: message["type"] == "thinking")
            assert told["waits_for_room"], "who comes later is told as well"
            ada.ask("return", 0)
            ben.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", PATIENCE)


async def test_a_bot_decides_anew_at_a_table_that_was_loaded_again() -> None:
    """What it was asked before is for the table of before, at which nobody looks any more."""
    place: Any = SimpleNamespace(settings=Settings(""))
    table = dealt([bot(), bot()])
    before, again = (LiveTable(table, [], place) for _ in range(2))
    bots = Bots(place.settings, Metrics())
    bots.wake(before)
    bots.wake(again)
    assert again.is_thinking
    await bots.close()
