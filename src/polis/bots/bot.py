"""What a bot is: it sees an observation, never a state, and names one of the legal actions."""

from typing import Any, Protocol

import numpy as np


class Bot(Protocol):
    """A player. It keeps nothing from one decision to the next."""

    name: str

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:
        """Choose one of the legal actions.

        observation: what the seat to decide knows (`Game.observe`); legal: its legal actions,
        int16, at least one; rng: the only source of chance, so the same generator leads to the
        same choice. Neither array is changed.
        """
