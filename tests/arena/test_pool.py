"""Games in processes: the same as in this one, each played once, even if a worker dies."""

import os
import signal
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from typing import Any

import pytest

from polis.core.texts.errors import PolisError
from polis_lab.contests.match import Played
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import Plan
from polis_lab.contests.pool import play_here
from tests.arena.contests import ends, plan_of, played


def pid_of(game: Played) -> int:
    """The process that has played a game."""
    return int(game.line["played_by"].rpartition(":")[2])


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_processes_play_what_this_one_plays_in_whatever_order_and_end() -> None:
    plan = plan_of(8, bots="adept@4,greedy")
    found = list(play_here(plan, plan.jobs()[::-1], 2))
    assert ends(game.line for game in found) == ends(game.line for game in played(plan))
    assert len({pid_of(game) for game in found}) == 2
    assert not any(is_alive(pid_of(game)) for game in found)


@pytest.mark.parametrize("kills", [{3}, pytest.param({3, 10}, marks=pytest.mark.long)])
def test_a_process_that_is_killed_is_replaced_and_its_game_played_once(kills: set[int]) -> None:
    plan = plan_of(6 + 2 * max(kills))
    found: list[Played] = []
    killed: set[int] = set()
    for game in play_here(plan, plan.jobs(), 2):
        found.append(game)
        if len(found) in kills:
            killed.add(pid_of(game))
            os.kill(pid_of(game), signal.SIGKILL)
    assert ends(game.line for game in found) == ends(game.line for game in played(plan))
    assert len({pid_of(game) for game in found} | killed) == 2 + len(killed)


def test_a_game_that_kills_every_process_ends_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of(2)
    start = SpawnProcess.start

    def killed_at_once(self: Any) -> None:
        start(self)
        os.kill(self.pid, signal.SIGKILL)

    monkeypatch.setattr(SpawnProcess, "start", killed_at_once)
    with pytest.raises(PolisError, match=r"Game 0 on deal 0 .* ended its process 3 times"):
        list(play_here(plan, plan.jobs()[:1], 1))


def test_who_stops_listening_ends_the_processes() -> None:
    plan = plan_of(1000)
    games = play_here(plan, plan.jobs(), 2)
    assert isinstance(games, Iterator)
    first = next(games)
    assert is_alive(pid_of(first))
    games.close()  # type: ignore[attr-defined]
    assert not is_alive(pid_of(first))


def test_what_a_process_refuses_is_told_here() -> None:
    plan = plan_of(2)
    other = Plan.from_json({**plan.json(), "code": "0" * 16})
    with pytest.raises(PolisError, match="not those of the contest"):
        list(play_here(other, plan.jobs(), 1))


def test_a_bot_that_fails_is_told_with_its_game_and_its_trace() -> None:
    plan = plan_of(2)
    job = Job(1, 0, (0, 7))  # there is no bot 7: its place in the code fails as a bot would
    with pytest.raises(RuntimeError, match=r"(?s)Game 1 on deal 0 .*failed:.*IndexError"):
        list(play_here(plan, [job], 1))
