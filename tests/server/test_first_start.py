"""A server with an empty cache: it serves at once, and reports what is being compiled.

Compiling is held back by the lock that the compiling processes wait for.
"""

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from polis.core.kernels import kernel
from polis.core.processes import one_at_a_time
from polis.games import NAMES
from tests.server.player import GREEDY, ME, SECONDS, Player, http, make
from tests.server.serving import Process, process
from tests.server.test_lessons import begin, follow, told

ADEPT = {"kind": "bot", "bot": "adept"}
NEVER = 0.0  # seconds to wait for a lock that nobody holds

pytestmark = pytest.mark.skipif(not kernel.COMPILED, reason="nothing is compiled at all")


@pytest.fixture(scope="module")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with an empty cache whose compiling processes wait."""
    assert kernel.CACHE_FOLDER is not None
    folder = tmp_path_factory.mktemp("first")
    cache = folder / "cache" / kernel.CACHE_FOLDER.name  # named after the sources and versions
    cache.mkdir(parents=True)
    with ExitStack() as held, pytest.MonkeyPatch.context() as patched:
        for game in NAMES:
            held.enter_context(one_at_a_time(cache / f"{kernel.LOCK}-{game}", NEVER))
        patched.setenv("POLIS_CACHE_DIR", str(cache.parent))
        yield held.enter_context(process(str(folder / "polis.sqlite3")))
        assert not list(cache.rglob("*.nbc")), "something was compiled after all"


def test_it_says_what_is_missing(new_server: Process) -> None:
    address = new_server.address
    assert http(address, "GET", "/health").status == 200
    assert http(address, "GET", "/").status == 200
    assert http(address, "GET", "/api/config").body["preparing"] is True
    ready = http(address, "GET", "/ready")
    assert (ready.status, ready.body["reason"]) == (503, "compiling")
    assert {one["game"] for one in ready.body["missing"]} >= set(NAMES)
    for one in ready.body["missing"]:
        assert one["percent"] == 0
        waiting = {part["name"]: part["bots"] for part in one["parts"]}
        assert "master" in waiting["search"]
        assert waiting["rules"] == []  # people and quick bots play without


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_and_the_rules_can_be_read_and_played(new_server: Process, game: str) -> None:
    address = new_server.address
    assert len(http(address, "GET", f"/api/games/{game}").body["clauses"]) > 50
    lesson, made = told(address, game), begin(address, game)
    with Player(made) as ada:
        ada.begun()
        follow(ada, lesson, slice(6))
        assert ada.ply > 3


@pytest.mark.parametrize("game", NAMES)
def test_people_at_one_screen_and_quick_bots_play(new_server: Process, game: str) -> None:
    made = make(new_server.address, [ME, ME, GREEDY], game)
    with Player(made) as both:
        both.begun()
        for _ in range(4):
            while both.turn == 2:
                both.hear()
            seat = both.turn or 0
            both.send(type="look", seat=seat)
            both.expect("welcome")
            assert both.act(seat, both.legal[0])["type"] == "update"


def test_a_bot_that_searches_waits_and_a_hint_says_so(new_server: Process) -> None:
    made = make(new_server.address, [ADEPT, ME], NAMES[0])
    with Player(made) as ada:
        ada.begun()
        time.sleep(1.0)
        if ada.turn == 0:
            assert ada.ply == 0
            return
        asked = {"seat": 1, "ply": ada.ply}
        token = made.tokens[1]
        refused = http(new_server.address, "POST", f"/api/tables/{made.id}/hint", asked, token)
        assert (refused.status, refused.body["code"]) == (503, "hint-preparing")


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are listed by Linux")
def test_the_compiling_processes_end_with_a_server_that_is_killed(new_server: Process) -> None:
    pid = new_server.process.pid
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    assert len(children) >= 1
    new_server.kill()
    end = time.monotonic() + SECONDS
    while any(is_alive(child) for child in children):
        assert time.monotonic() < end, "what compiles outlives the server"
        time.sleep(0.05)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (OSError, IndexError):
        return False
