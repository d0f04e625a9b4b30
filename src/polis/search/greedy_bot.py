"""A bot that takes the action a game's greedy kernel chooses."""

from collections.abc import Callable
from typing import Any

import numpy as np

from polis.search.memory import Scratch


class GreedyBot:
    """The greedy bot of a game with its working memory; one thread at a time may use it."""

    def __init__(
        self, name: str, greedy: Callable[..., int], scratch: Scratch, weights: Any
    ) -> None:
        """greedy: the game's kernel; weights: of its evaluation, which determine how it plays."""
        self.name = name
        self._greedy = greedy
        self._scratch = scratch
        self._weights = weights

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:  # noqa: ARG002
        """The best action by the evaluation; the kernel lists the legal actions itself."""
        self._scratch.rng[0] = rng.integers(1, 1 << 64, dtype=np.uint64)
        return int(self._greedy(observation, 0, self._weights, self._scratch))
