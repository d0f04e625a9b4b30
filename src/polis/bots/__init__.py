"""Bots: what plays a game, gives hints about it, and repeats a bot's turn."""

from pathlib import Path

from polis.bots.outside.naming import outsider
from polis.bots.outside.player import OutsideBot
from polis.core.contract.game import Bot, Game, OptionsT
from polis.games.levels import BOTS, LEVELS
from polis.search.bots import Budget

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "new_bot"]


def new_bot(
    game: Game[OptionsT],
    name: str,
    budget: Budget | None = None,
    threads: int = 1,
    weights: Path | None = None,
) -> Bot:
    """Return a bot for a game; raises PolisError for a name that the game does not have.

    name: `random`, `greedy`, a level from `apprentice` to `grandmaster`, one with a style of the game, such as
    `adept:builder`, `guided`, which searches with the game's network, `learned` or `learned-small`, small
    networks without a search, or a bot from outside: `./command with words`, `package.module:Class` or an
    entry point of the group `polis.bots`. With a share after it, such as `apprentice~0.5`, a bot of Polis
    chooses at random that often. budget: replaces the bot's own; threads: for bots that search; weights: a
    file written by `polis train`, for `guided`, or by `examples/learning/copy_bot.py`, for those that
    learned. A bot is not thread-safe.

    Examples:
        >>> import numpy as np, polis
        >>> game = polis.load("arkadia")
        >>> bot = polis.new_bot(game, "adept", polis.Budget(simulations=100))
        >>> state, events = polis.new_game(game, seats=2, seed=1)
        >>> seen = game.observe(state, game.turn(state))
        >>> bot.decide(seen, game.legal(state), np.random.default_rng(1)) in game.legal(state)
        True
    """
    found = outsider(name)
    if found is not None:
        return OutsideBot(game, found)
    return game.spec.bots.new(game, name, budget, threads, weights)
