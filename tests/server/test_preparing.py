"""What is compiled first, what waits for it, how far it is said to be, and what happens when compiling fails."""

import asyncio
import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest

from polis.bots.compile_parts import GREEDY, HINTS, RULES, SEARCH
from polis.core.kernels import kernel
from polis.server import preparing
from polis.server.preparing import Preparing
from polis.server.readiness import NEEDED, Readiness

GAMES = ["arkadia", "archon"]


def order(readiness: Readiness) -> list[tuple[str, str]]:
    """All parts in the order in which a single process would compile them."""
    found = []
    while (one := readiness.next(())) is not None:
        found.append(one)
        readiness.done(*one)
    return found


def test_what_bots_need_comes_first() -> None:
    assert order(Readiness(GAMES)) == [(game, part) for part in NEEDED for game in GAMES]
    wanted = Readiness(GAMES)
    wanted.want_bots("archon", ["adept", "journeyman"])
    first = [("archon", SEARCH), ("archon", RULES)]
    assert order(wanted)[:3] == [*first, ("arkadia", SEARCH)]


def test_levels_that_search_wait_for_the_search_alone() -> None:
    readiness = Readiness(["arkadia"])
    assert readiness.can_play("arkadia", "journeyman")
    assert not readiness.can_play("arkadia", "adept")
    readiness.done("arkadia", SEARCH)
    assert readiness.can_play("arkadia", "adept")
    assert not readiness.has_rules()
    readiness.done("arkadia", RULES)
    assert readiness.has_rules()
    for part in (GREEDY, HINTS):
        assert readiness.missing()
        readiness.done("arkadia", part)
    assert readiness.missing() == []


def test_levels_that_search_little_play_interpreted_and_the_search_is_compiled_first() -> None:
    readiness = Readiness(["arkadia", "archon"])
    assert readiness.can_play("archon", "adept")
    assert readiness.is_slow("archon", "adept")
    assert readiness.can_play("arkadia", "artisan")
    for bot in ("expert", "grandmaster"):
        assert not readiness.can_play("archon", bot)
    waiting = {
        one.name: one.bots
        for game in readiness.missing()
        for one in game.parts
        if game.game == "archon"
    }
    assert "master" in waiting[SEARCH]
    assert "adept" not in waiting[SEARCH], "nobody is told to wait for it"
    readiness.done("archon", SEARCH)
    assert not readiness.is_slow("archon", "adept")


def test_a_game_is_awaited_until_all_that_was_wanted_of_it_is_done() -> None:
    readiness = Readiness(GAMES)
    assert readiness.awaited() == set()
    readiness.want_bots("arkadia", ["adept"])
    assert readiness.changed.is_set(), "what was first already is noticed, too"
    readiness.done("arkadia", SEARCH)
    assert readiness.awaited() == {"arkadia"}
    readiness.done("arkadia", RULES)
    assert readiness.awaited() == set()
    readiness.want_bots("arkadia", ["adept"])
    assert readiness.awaited() == set()


def test_what_is_told_grows_and_never_says_that_all_is_done() -> None:
    readiness, told = Readiness(["arkadia"]), []
    for seconds in (0.0, 1.0, 4.0, 16.0, 64.0, 256.0, 1e6):
        readiness.note("arkadia", SEARCH, seconds)
        (game,) = readiness.missing()
        (part,) = (part for part in game.parts if part.name == SEARCH)
        told.append((part.percent, game.percent))
    assert told == sorted(told)
    assert told[0] == (0, 0)
    assert told[1][0] > 0
    assert told[-1][0] == 99
    assert told[-1][1] < 99


class Named:
    """The content of a game that has only a name."""

    info = ""

    def __init__(self, name: str) -> None:
        self.game = name


def pretend(
    monkeypatch: pytest.MonkeyPatch, program: str, load: Callable[[Any, str], None]
) -> None:
    """Nothing is compiled yet, a program compiles, and what loads a part is given."""
    monkeypatch.setattr(preparing, "COMMAND", (sys.executable, "-c", program))
    monkeypatch.setattr(preparing, "content_of", Named)
    monkeypatch.setattr(preparing, "load_part", load)
    monkeypatch.setattr(kernel, "is_ready", lambda *_: False)


async def until_empty(read: Callable[[], Collection[object]]) -> None:
    while read():
        await asyncio.sleep(0.01)


# A compiling process: it fails at its first part if told so, and writes what it was asked for.
PROGRAM = """
import sys
for line in sys.stdin:
    part = line.strip()
    if part == {breaks!r}:
        sys.exit("no compiler here")
    for seconds, done in ((0.5, "false"), (1.5, "true")):
        print('{{"part": "%s", "seconds": %s, "done": %s}}' % (part, seconds, done), flush=True)
"""


def prepared(monkeypatch: pytest.MonkeyPatch, breaks: str = "") -> tuple[list[str], list[str]]:
    """The parts that are done, in order, when compiling `breaks` fails; and those loaded here."""
    told: list[str] = []
    loaded: list[str] = []

    class Listening(Readiness):
        def done(self, game: str, part: str, seconds: float | None = None) -> None:
            told.append(part)
            super().done(game, part, seconds)

    def load(_game: Any, part: str) -> None:
        loaded.append(part)

    program = PROGRAM.format(breaks=breaks)
    pretend(monkeypatch, program, load)

    async def run() -> None:
        readiness = Listening(["arkadia"])
        work = Preparing(readiness, ["arkadia"])
        task = asyncio.create_task(work.run())
        async with asyncio.timeout(30):
            await until_empty(readiness.missing)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())
    return told, loaded


@pytest.mark.parametrize("breaks", ["", SEARCH, RULES])
def test_every_part_is_done_once_and_the_rules_are_loaded_also_where_compiling_fails(
    monkeypatch: pytest.MonkeyPatch, breaks: str
) -> None:
    assert prepared(monkeypatch, breaks) == ([*NEEDED], [RULES])


# A compiling process that writes down what it is told, and does a part when there is a file with its name.
OBEDIENT = """
import sys, time
from pathlib import Path
folder, game = Path({folder!r}), sys.argv[1]
with (folder / game).open("a") as told:
    for line in sys.stdin:
        print(line.strip(), file=told, flush=True)
        if line.strip() in ("pause", "continue"):
            continue
        while not (folder / f"{{game}} {{line.strip()}}").exists():
            time.sleep(0.01)
        print('{{"part": "%s", "seconds": 1.5, "done": true}}' % line.strip(), flush=True)
"""


@pytest.mark.parametrize("cores", [2, preparing.ROOM])
def test_other_games_pause_on_few_cores_while_somebody_waits(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cores: int
) -> None:
    program = OBEDIENT.format(folder=str(tmp_path))
    pretend(monkeypatch, program, lambda *_: None)
    monkeypatch.setattr(preparing, "cpu_count", lambda: cores)

    def may_do(game: str, *parts: str) -> None:
        for part in parts:
            (tmp_path / f"{game} {part}").touch()

    async def until_told(game: str, *words: str) -> None:
        while not (tmp_path / game).exists() or (tmp_path / game).read_text().split() != [*words]:
            await asyncio.sleep(0.01)

    async def run() -> None:
        readiness = Readiness(GAMES)
        task = asyncio.create_task(Preparing(readiness, GAMES).run())
        async with asyncio.timeout(30):
            for game in GAMES:
                await until_told(game, SEARCH)
            readiness.want("archon", SEARCH)
            if cores < preparing.ROOM:
                may_do("arkadia", SEARCH)
                await until_told("arkadia", SEARCH, "pause", RULES)
            may_do("archon", *NEEDED)
            await until_empty(readiness.awaited)
            await asyncio.sleep(0.1)  # what has paused is told to go on before it could end
            may_do("arkadia", *NEEDED)
            await until_empty(readiness.missing)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())
    told = (tmp_path / "arkadia").read_text().split()
    assert [one for one in told if one in NEEDED] == [*NEEDED]
    turns = [one for one in told if one not in NEEDED]
    assert turns == (["pause", "continue"] if cores < preparing.ROOM else [])
    assert "pause" not in (tmp_path / "archon").read_text()
