"""What a bot is: it sees an observation, never a state, and names one of the legal actions."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # only names for the type checker
    import numpy as np

    from polis.core.game import Actions
    from polis.core.layout import Observation


class Bot(Protocol):
    """A player. It may keep what it found for the next decision of the same turn, and no longer."""

    name: str

    def decide(
        self, observation: "Observation", legal: "Actions", rng: "np.random.Generator"
    ) -> int:
        """Choose one of the legal actions.

        observation: what the seat to decide knows (`Game.observe`); legal: its legal actions,
        int16, at least one; rng: the only source of chance, so the same decisions with the same
        generators are made again (but for a bot that heeds a clock). Neither array is changed.
        """
