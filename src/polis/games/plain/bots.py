"""The bots of a game that brings none: they use nothing but the contract of a game."""

from pathlib import Path
from typing import TYPE_CHECKING

from polis.core.texts.errors import PolisError
from polis.games.bots import HALF_A_SECOND, Bots
from polis.games.levels import GUIDED, LEVELS, RANDOM
from polis.games.plain.search import SIMULATIONS, GenericSearch
from polis.search.budget import Budget

if TYPE_CHECKING:
    from polis.core.contract.game import Bot, Rules


class PlainBots(Bots):
    """The generic search under the names of levels; levels are limited by time and simulations."""

    def has(self, name: str) -> bool:
        """Whether there is such a bot; `guided` is one, but lacks a network."""
        return name in (RANDOM, GUIDED) or name in SIMULATIONS

    def look_ahead(self, game: "Rules", name: str) -> "Bot":
        """Return a shallow search: nothing in the contract evaluates a position."""
        return self.search(game, name)

    def search(
        self,
        game: "Rules",
        bot: str,
        budget: Budget | None = None,
        threads: int = 1,
        weights: Path | None = None,
    ) -> GenericSearch:
        """Return the generic search; one thread, and no weights."""
        del threads, weights
        if bot == GUIDED:
            raise PolisError(f"No network comes with {game.title}; the levels need none.")
        if budget is None and bot in SIMULATIONS:
            level = LEVELS.get(bot)
            seconds = level.seconds if level is not None and level.is_searching else None
            budget = Budget(seconds, SIMULATIONS[bot])
        return GenericSearch(bot, game, budget or HALF_A_SECOND)
