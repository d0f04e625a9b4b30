"""Bots that do not search: one that takes any action, and the greedy bot of a game."""

from collections.abc import Callable

import numpy as np

from polis.core.kernels.arrays import Array, Records
from polis.search.memory import Scratch


class RandomBot:
    """Chooses every legal action with equal probability: the baseline for all others."""

    name = "random"

    def decide(self, observation: Records, legal: Array, rng: np.random.Generator) -> int:  # noqa: ARG002
        """Draw one of the legal actions; the observation is not used."""
        return int(legal[int(rng.integers(len(legal)))])


class GreedyBot:
    """The greedy bot of a game with its working memory; one thread at a time may use it."""

    def __init__(
        self, name: str, greedy: Callable[..., int], scratch: Scratch, weights: Records
    ) -> None:
        """greedy: the game's kernel; weights: of its evaluation, which determine how it plays."""
        self.name = name
        self._greedy = greedy
        self._scratch = scratch
        self._weights = weights

    def decide(self, observation: Records, legal: Array, rng: np.random.Generator) -> int:  # noqa: ARG002
        """The best action by the evaluation; the kernel lists the legal actions itself."""
        self._scratch.rng[0] = rng.integers(1, 1 << 64, dtype=np.uint64)
        return int(self._greedy(observation, 0, self._weights[0], self._scratch))
