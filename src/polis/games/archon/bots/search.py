"""The frame of a search, compiled for Archon."""

from typing import Any, Final

import numpy as np

from polis.games.archon.bots import hooks
from polis.games.archon.bots.evaluation import terms_of
from polis.games.archon.bots.greedy import LISTED, LISTS
from polis.games.archon.bots.inputs import CLASSES, INPUTS
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.model.events import new_log
from polis.games.archon.model.state import STATE
from polis.games.archon.seen.observation import ROOM
from polis.search import tree_search
from polis.search.context import SearchContext
from polis.search.memory import Shape
from polis.search.specialise import specialise

# fmt: off
PARAMETERS: Final = np.array([
    0.4,    # C_PUCT
    0.05,   # FIRST_PLAY_URGENCY
    100.0,  # PRIOR_TEMPERATURE: hundredths of a point
    12.0,   # WIDENING_BASE
])
# fmt: on

SHAPE: Final = Shape(
    state=STATE,
    listed=LISTED,
    lists=LISTS,
    pool=ROOM,
    new_log=new_log,
    inputs=len(INPUTS),
    classes=CLASSES,
    units=(256, 64),
)


class ArchonSearch(SearchContext):
    """The search of Archon."""

    shape = SHAPE
    kernels = specialise(tree_search, hooks)
    inputs = INPUTS
    first_phases = ("draft", "split", "place")
    weights = WEIGHTS
    parameters = PARAMETERS

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """Return the parts of the evaluation, in hundredths of a point."""
        return terms_of(state, self.memory.scratch.tables, seat, self.weights)
