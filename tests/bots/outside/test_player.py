"""A bot's program: what it gets, its limits, and that it ends."""

import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import polis
from polis.bots.outside.naming import Outsider
from polis.bots.outside.player import OutsideBot
from polis.bots.outside.process import environment
from polis.bots.outside.talk import KINDS, GameLost, Setting

GAME: Any = polis.load("arkadia")
PROGRAM = str(Path(__file__).with_name("program.py"))


def program(mode: str) -> Outsider:
    return Outsider(mode, (sys.executable, PROGRAM, mode))


def play(mode: str, errors: Path | None = None, forgive: int = 0) -> OutsideBot:
    """Let a program play against itself until the game is over or lost."""
    bots = [OutsideBot(GAME, program(mode), errors, forgive) for _ in range(2)]
    state, events = polis.new_game(GAME, seats=2, seed=1)
    history = polis.History(GAME, 2)
    history.add(events)
    try:
        for seat, bot in enumerate(bots):
            bot.begin(Setting(seat, 2, {}, clock=2.0))
        while not GAME.is_over(state):
            seat = GAME.turn(state)
            bots[seat].told(history.since(seat))
            action = bots[seat].decide(
                GAME.observe(state, seat), GAME.legal(state), np.random.default_rng(0)
            )
            history.add(GAME.apply(state, action))
    finally:
        for bot in bots:
            bot.close()
    return bots[0]


def test_a_program_plays_a_whole_game_and_what_is_unknown_is_passed_over() -> None:
    assert play("strange").said == "strange 1"


@pytest.mark.parametrize("mode", sorted(KINDS.keys() - {"start"}))
def test_what_a_program_does_wrong_loses_the_game_by_its_kind(mode: str) -> None:
    with pytest.raises(GameLost, match=f"^{mode} ") as lost:
        play(mode)
    assert lost.value.kind == mode


def test_a_program_that_is_not_there_loses_the_game() -> None:
    bot = OutsideBot(GAME, Outsider("nobody", ("/nowhere/nobody",)))
    with pytest.raises(GameLost, match="could not be started") as lost:
        bot.begin(Setting(0, 2, {}))
    assert lost.value.kind == "start"


def test_illegal_answers_are_forgiven_as_often_as_agreed() -> None:
    with pytest.raises(GameLost, match="There is no action 'fly home'"):
        play("illegal", forgive=0)
    bot = play("illegal", forgive=10_000)  # it says so each time, and then something legal
    assert bot.illegal > 10


def test_a_program_gets_no_secrets_and_its_standard_error_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLIS_METRICS_TOKEN", "secret")
    with pytest.raises(GameLost):
        play("crash", tmp_path / "errors" / "1.txt")
    kept = (tmp_path / "errors" / "1.txt").read_text("utf-8")
    assert "oh no" in kept
    assert "POLIS_METRICS_TOKEN" not in kept
    assert environment(["POLIS_METRICS_TOKEN"])["POLIS_METRICS_TOKEN"] == "secret"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups")
def test_a_program_ends_with_all_that_it_started(tmp_path: Path) -> None:
    with pytest.raises(GameLost, match="its turn"):
        play("children", tmp_path / "errors.txt")
    kept = (tmp_path / "errors.txt").read_text("utf-8")
    leader = int(kept.rpartition("pid ")[2].split()[0])
    for _ in range(100):  # the kernel takes a moment
        try:
            os.killpg(leader, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("a process of its group is left")


def test_a_program_that_can_plays_again() -> None:
    bot = OutsideBot(GAME, program("again"))
    bot.begin(Setting(0, 2, {}))
    first = bot._program
    bot.over([1, 2], [1])
    bot.begin(Setting(1, 3, {}))
    assert bot._program is first
    bot.over([1, 2], [1], "somebody crashed")
    assert bot._program is None


def test_a_class_decides_as_it_would_in_the_same_process() -> None:
    def record(names: list[str]) -> Any:
        bots = [polis.new_bot(GAME, name) for name in names]
        try:
            return polis.arena.play_game(GAME, bots, seed=5)
        finally:
            for bot in bots:
                if isinstance(bot, OutsideBot):
                    bot.close()

    class Last:
        name = "last"

        def decide(self, observation: Any, legal: Any, rng: Any) -> int:
            return int(legal[-1])

    assert record(["greedy", "tests.bots.outside.classes:Dice"]).seats[1].kind == "outside"
    apart = record(["tests.bots.outside.classes:Last"] * 2)
    assert apart.actions == polis.arena.play_game(GAME, [Last(), Last()], seed=5).actions
    again = [record(["tests.bots.outside.classes:Dice", "greedy"]).actions for _ in range(2)]
    assert again[0] == again[1]  # its random numbers come from the seed


def test_one_object_does_not_play_two_seats() -> None:
    bot = polis.new_bot(GAME, f"{sys.executable} {PROGRAM} again")
    with pytest.raises(polis.PolisError, match="one for each"):
        polis.arena.play_game(GAME, [bot, bot], seed=1)
