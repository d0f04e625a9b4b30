"""A bot that plans its whole turn: the compiled `turn_planner` of a game with its memory."""

from typing import Any

import numpy as np

from polis.core.kernels.threads import padded_zeros
from polis.search.memory import OFFER, PlanMemory, Shape, new_scratch
from polis.search.planning import NOTES, OUTLOOK, PARTS, PICKS, WIDTH
from polis.search.tree import SEATS


class Planner:
    """Plans turns; one thread at a time may use it."""

    name = "planner"

    def __init__(
        self,
        kernels: Any,
        shape: Shape,
        tables: Any,
        weights: Any,
        width: int = WIDTH,
        outlook: tuple[int, int] = OUTLOOK,
    ) -> None:
        """kernels: `turn_planner` compiled for the game; tables: of the game's box.

        width: the number of open turns that are kept; outlook: see `planning`.
        """
        turns = np.zeros(PARTS * width, shape.state)
        self._kernels = kernels
        self.memory = PlanMemory(
            turns=turns,
            words=turns.view(np.int16).reshape(PARTS * width, -1),
            notes=np.zeros((PARTS * width, NOTES), np.int64),
            picks=np.zeros((width, PICKS), np.int64),
            scratch=new_scratch(shape, tables),
            weights=weights,
            scores=np.zeros(shape.listed, np.float64),
            values=np.zeros(SEATS, np.float64),
            verdict=padded_zeros(OFFER, np.int64),
            outlook=np.array(outlook, np.int64),
        )

    def decide(self, observation: Any, legal: Any, rng: np.random.Generator) -> int:
        """Return the first action of the best turn found."""
        if len(legal) == 1:
            return int(legal[0])
        self.memory.scratch.rng[0] = rng.integers(1, 1 << 64, dtype=np.uint64)
        return int(self._kernels.plan_turn(self.memory, observation, 0))
