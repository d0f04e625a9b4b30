"""Everything that is compiled once: the rules, the bots and the playouts."""

from collections.abc import Callable
from typing import Any

import numpy as np

from polis.arena.playouts import playouts_of
from polis.bots import Budget, new_bot
from polis.core import kernel

Step = tuple[str, Callable[[], object]]


def compile_steps(game: Any) -> list[Step]:
    """Calls that together compile the rules of the game and all that plays them."""
    return [
        *game.compile_steps(),
        ("the greedy bot", lambda: _ask(game, "greedy")),
        ("the search", lambda: _ask(game, "search")),
        ("playouts", lambda: _play(game)),
    ]


def ensure_compiled(game: Any, progress: Callable[[str, int, int], None] | None = None) -> None:
    """Compile what is not yet compiled; progress: told as `kernel.compile_all` says."""
    if not kernel.is_ready(game.name):
        kernel.compile_all(compile_steps(game), progress, [game.name])


def _ask(game: Any, name: str) -> int:
    state, _ = game.new_game(game.new_options({}), game.seats[0], bytes(16))
    observation = game.observe(state, game.turn(state))
    bot = new_bot(game, name, Budget(simulations=1))
    return bot.decide(observation, game.legal(state), np.random.default_rng(0))


def _play(game: Any) -> Any:
    place = playouts_of(game).new_workplace(game, game.new_options({}), ["random"] * game.seats[0])
    return place.play(np.ones(1, np.uint64))
