"""The bot protocol: a bot sees an observation, never a state, and chooses a legal action."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:  # names for the type checker only
    import numpy as np

    from polis.core.contract.game import Actions
    from polis.core.kernels.layout import Observation


class Bot(Protocol):
    """A player. It may keep what it computed for later decisions of the same turn, no longer."""

    name: str

    def decide(
        self, observation: "Observation", legal: "Actions", rng: "np.random.Generator"
    ) -> int:
        """Choose one of the legal actions.

        observation: what the deciding seat knows (`Game.observe`); legal: its legal actions, int16,
        at least one; rng: the only source of randomness, so equal generators give equal decisions
        (except for a bot with a time limit). Neither array is modified.
        """
