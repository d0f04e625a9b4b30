"""Frames: written once, compiled for each game, with what each game has to give."""

import inspect
import re
import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.kernel import kernel
from polis.games import GAMES, load
from polis.games.archon.bots import search as archon
from polis.games.arkadia.bots import search as arkadia
from polis.games.batch_kernels import hooks_of
from polis.games.compiled_bots import compiled_bots
from polis.search import afterstates, batches, tree_search
from polis.search.frames import (
    MARK,
    THE_GAME,
    BatchHooks,
    RulesHooks,
    SearchHooks,
    frame,
    specialise,
)

FRAMES = (
    (tree_search, (RulesHooks, SearchHooks), (arkadia, archon)),
    (batches, (BatchHooks,), tuple(hooks_of(GAMES[name].load()) for name in ("arkadia", "archon"))),
)


def parameters(function: Any) -> list[str]:
    """The names of a kernel's parameters, compiled or not."""
    return list(inspect.signature(function).parameters)


@pytest.mark.parametrize(("module", "protocols", "games"), FRAMES)
def test_each_game_gives_every_hook_with_the_parameters_that_the_frame_uses(
    module: ModuleType, protocols: tuple[type, ...], games: tuple[ModuleType, ...]
) -> None:
    for protocol in protocols:
        for name, hook in vars(protocol).items():
            if name.startswith("_"):
                continue
            for game in games:
                given = getattr(game, name)
                assert len(parameters(given)) == len(parameters(hook)) - 1, (game, name)
    source = inspect.getsource(module)
    if module is batches:
        source += inspect.getsource(afterstates)
    hooks = {name for protocol in protocols for name in vars(protocol) if name[0] != "_"} | {"OVER"}
    used = set(re.findall(r"\bgame\.(\w+)", source))
    assert used <= hooks
    assert used == hooks


def test_no_function_of_a_frame_takes_more_than_a_few_arguments() -> None:
    for module, _, _ in FRAMES:
        marked = [value for value in vars(module).values() if getattr(value, MARK, False)]
        assert marked
        assert all(len(parameters(function)) <= 6 for function in marked)


@frame
def doubled(number: int) -> int:
    """What the game's rule makes of a number, twice."""
    return 2 * rule_of(number)


@frame
def rule_of(number: int) -> int:
    """Through the frame to the game."""
    return int(game.rule(number))


game: Any = THE_GAME


def module_with(name: str, rule: Any, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module that can be imported: the cache finds its kernels by its name."""
    made = ModuleType(name)
    made.rule = rule  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, name, made)
    return made


@kernel
def plus_one(number: int) -> int:
    return number + 1


@kernel
def five_times(number: int) -> int:
    return number * 5


def test_two_games_share_the_source_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    here = sys.modules[__name__]
    plus = specialise(here, module_with("game_of_sums", plus_one, monkeypatch))
    times = specialise(here, module_with("game_of_products", five_times, monkeypatch))
    assert (plus.doubled(3), times.doubled(3), plus.doubled(3)) == (8, 30, 8)
    one, other = (kernels.doubled for kernels in (plus, times))
    assert one.__code__ is other.__code__
    assert one.__qualname__ != other.__qualname__


def test_memory_of_two_contexts_shares_nothing_that_is_written() -> None:
    from polis.games.arkadia.bots.search import ArkadiaSearch  # noqa: PLC0415

    game = load("arkadia")
    tables, net = game.tables, compiled_bots(game).load_net(game)
    first, second = (ArkadiaSearch(tables, 10, net).memory for _ in range(2))
    for name in ("states", "scores", "classes", "activations", "nodes", "head", "path"):
        assert not np.shares_memory(getattr(first, name), getattr(second, name)), name
    for name in ("tries", "lists", "work", "offer", "pool", "rng"):
        assert not np.shares_memory(getattr(first.scratch, name), getattr(second.scratch, name))
    assert first.scratch.tables is second.scratch.tables
