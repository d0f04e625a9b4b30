"""A bot that takes any legal action: the baseline for all others, in every game."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # only a name for the type checker
    import numpy as np


class RandomBot:
    """Chooses every legal action with equal probability."""

    name = "random"

    def decide(self, observation: Any, legal: Any, rng: "np.random.Generator") -> int:  # noqa: ARG002
        """Draw one of the legal actions; the observation is not used."""
        return int(legal[int(rng.integers(len(legal)))])
