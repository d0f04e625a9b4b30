"""Everything that is compiled once: the rules, the bots and the playouts."""

from collections.abc import Callable
from typing import Any

import numpy as np

from polis.arena.playouts import playouts_of
from polis.bots import PLANNER, Budget, new_bot, new_search
from polis.bots.advice import advise
from polis.core import kernel

Step = tuple[str, Callable[[], object]]


def compile_steps(game: Any) -> list[Step]:
    """Calls that together compile the rules of the game and all that plays them."""
    return [
        *kernel.steps_of(game),
        ("the greedy bot", lambda: _ask(game, "greedy")),
        ("the planner", lambda: _ask(game, PLANNER)),
        ("the search", lambda: _advise(game)),
        ("playouts", lambda: _play(game)),
    ]


def ensure_compiled(game: Any, progress: Callable[[str, int, int], None] | None = None) -> None:
    """Compile what is not yet compiled; progress: called as `kernel.compile_all` describes."""
    if not kernel.is_ready(game.name):
        kernel.compile_all(compile_steps(game), progress, [game.name])


def _ask(game: Any, name: str) -> int:
    state, _ = game.new_game(game.new_options({}), game.seats[0], bytes(16))
    observation = game.observe(state, game.turn(state))
    return new_bot(game, name).decide(observation, game.legal(state), np.random.default_rng(0))


def _advise(game: Any) -> Any:
    """With reasons, so that everything that searches and tells of it is compiled."""
    state, _ = game.new_game(game.new_options({}), game.seats[0], bytes(16))
    bot = new_search(game, "search", "search", Budget(simulations=1))
    observation = game.observe(state, game.turn(state))
    return advise(game, bot, observation, np.random.default_rng(0))


def _play(game: Any) -> Any:
    place = playouts_of(game).new_runner(game, game.new_options({}), ["random"] * game.seats[0])
    return place.play(np.ones(1, np.uint64))
