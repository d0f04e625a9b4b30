"""Styles of play, so that the positions do not all come from one style."""

from collections import Counter
from random import Random
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_bot

SIMULATIONS: Final = 24  # for a decision: a search all the same, and quick


class Style:
    """Somebody who plays all seats of a game."""

    def choose(self, game: Any, state: Any, draw: Random) -> int:
        """One of the legal actions."""
        return int(draw.choice(game.legal(state).tolist()))


class Rare(Style):
    """An adversary that looks for untested cases: it prefers what was done least often so far."""

    def __init__(self) -> None:
        self.done: Counter[int] = Counter()

    def choose(self, game: Any, state: Any, draw: Random) -> int:
        legal = game.legal(state).tolist()
        draw.shuffle(legal)
        action = min(legal, key=lambda one: self.done[one])
        self.done[action] += 1
        return int(action)


class Played(Style):
    """A bot at every seat."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bots: dict[str, Any] = {}

    def choose(self, game: Any, state: Any, draw: Random) -> int:
        if game.name not in self.bots:
            budget = None if self.name == "greedy" else Budget(simulations=SIMULATIONS)
            self.bots[game.name] = new_bot(game, self.name, budget)
        seen = game.observe(state, game.turn(state))
        rng = np.random.default_rng(draw.getrandbits(64))
        return int(self.bots[game.name].decide(seen, game.legal(state), rng))


STYLES: Final = {
    "random": Style(),
    "adversarial": Rare(),
    "greedy": Played("greedy"),
    "search": Played("guided"),
}
