"""How well a level plays the last turn of a game of Arkadia, compared with a search of many lines.

`python -m tools.last_turn --level adept --seats 2 --games 200`. In the last turn nothing is hidden that
matters and every line ends the game, so a long search finds the best one. Told is by how much the
share of wins falls short of it when the level plays the turn.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_compiled_search, steady_budget
from polis.bots.deals import played
from polis.games import load
from polis.games.arkadia.model.state import NONE
from tools.calibration import shares_at_end

THOROUGH: Final = Budget(simulations=20_000)


def main(words: Sequence[str]) -> None:
    """Play games, each with its last turn played twice, and print how the two differ."""
    wanted = parsed(words)
    game: Any = load("arkadia")
    budget = steady_budget(game, wanted.level) or Budget(simulations=1)
    bot = new_compiled_search(game, wanted.level, wanted.level, budget)
    thorough = new_compiled_search(game, "thorough", "guided", THOROUGH)
    short, found = 0.0, 0
    for number in range(wanted.games):
        state = last_turn(game, bot, wanted.seats, (wanted.seed, number))
        if state is None:  # the game ended because nobody could move
            continue
        found += 1
        short += share(game, thorough, state, number) - share(game, bot, state, number)
    sys.stdout.write(
        f"{wanted.level}, {wanted.seats} seats: {found} last turns, "
        f"{short / max(1, found):.1%} of a win short of {THOROUGH.simulations} simulations\n"
    )


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.last_turn", description=__doc__)
    reader.add_argument("--level", default="adept")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args(words)


def last_turn(game: Any, bot: Any, seats: int, seed: tuple[int, int]) -> Any:
    """Play a game of the level against itself; return the position in which its last turn begins."""
    rng = np.random.default_rng(seed)
    state = game.new_game(game.new_options({}), seats, rng.bytes(16))[0]
    while not game.is_over(state):
        is_last = state["ender"][0] != NONE and state["turns_left"][0] == 1
        if is_last and game.phase(state) == "must":
            return state
        game.apply(state, chosen(game, bot, state, rng))
    return None


def share(game: Any, bot: Any, state: Any, seed: int) -> float:
    """The share of the win of the seat on turn if a bot plays the rest of the game."""
    world, seat, rng = state.copy(), game.turn(state), np.random.default_rng(seed)
    bot.forget()
    scores = played(game, bot, world, rng)
    return float(shares_at_end(len(scores), game.winners(world))[seat])


def chosen(game: Any, bot: Any, state: Any, rng: np.random.Generator) -> int:
    """The action of a bot for the seat on turn."""
    legal = game.legal(state)
    return int(bot.decide(game.observe(state, game.turn(state)), legal, rng))


if __name__ == "__main__":
    main(sys.argv[1:])
