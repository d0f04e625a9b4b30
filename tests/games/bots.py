"""Games that bots play, and what they are asked in them."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from polis.bots import new_bot
from polis.core.kernels.kernel import COMPILED
from polis.games import load

QUICK = ("random", "greedy", "apprentice", "journeyman")  # the others: tests/search
PLIES = 10_000 if COMPILED else 15  # interpreted, the first turns have to do
TABLES: dict[str, list[tuple[int, dict[str, object]]]] = {
    "archon": [(2, {}), (3, {"season_reset": False}), (4, {})],
    "arkadia": [(2, {"setup": "first-game"}), (3, {"flips": True, "lot_workers": False}), (4, {})],
}


def new_state(name: str, seats: int, options: Mapping[str, object], number: int) -> Any:
    """The first position of a game of its own."""
    game = load(name)
    return game.new_game(game.new_options(options), seats, number.to_bytes(16, "big"))[0]


def decisions(
    name: str, bot: str, seats: int, options: Mapping[str, object], number: int
) -> Iterator[tuple[Any, int]]:
    """Play with a bot at all seats; give each position with the action chosen in it."""
    game, state = load(name), new_state(name, seats, options, number)
    player, rng = new_bot(game, bot), np.random.default_rng(number)
    for _ in range(PLIES):
        if game.is_over(state):
            break
        observation = game.observe(state, game.turn(state))
        action = player.decide(observation, game.legal(state), rng)
        yield state.copy(), action
        game.apply(state, action)


def answer(game: Any, observation: Any, legal: Any, bot: str = "greedy") -> int:
    """What a fresh bot chooses; equal chances for every call."""
    return new_bot(game, bot).decide(observation, legal, np.random.default_rng(7))
