"""The frame of a search, compiled for Arkadia."""

from typing import Any, Final

import numpy as np

from polis.games.arkadia.bots import hooks
from polis.games.arkadia.bots.evaluation import WEIGHTS, terms_of
from polis.games.arkadia.bots.inputs import CLASSES, INPUTS
from polis.games.arkadia.bots.work import LISTED, WORK
from polis.games.arkadia.model.events import new_log
from polis.games.arkadia.model.state import BUILDINGS, STATE
from polis.games.arkadia.seen.observation import ROOM
from polis.search import tree_search
from polis.search.context import SearchContext
from polis.search.memory import Shape
from polis.search.specialise import specialise

# fmt: off
PARAMETERS: Final = np.array([
    0.5,    # C_PUCT
    0.05,   # FIRST_PLAY_URGENCY
    200.0,  # PRIOR_TEMPERATURE: hundredths of a coin
    12.0,   # WIDENING_BASE
])
# fmt: on

SHAPE: Final = Shape(
    state=STATE,
    listed=LISTED,
    lists=1,
    work=WORK,
    pool=ROOM,
    new_log=new_log,
    inputs=len(INPUTS),
    classes=CLASSES,
    units=(256, 64),
    boards=BUILDINGS,
)


class ArkadiaSearch(SearchContext):
    """The search of Arkadia."""

    shape = SHAPE
    kernels = specialise(tree_search, hooks)
    inputs = INPUTS
    first_phases = ("must",)
    weights = WEIGHTS
    parameters = PARAMETERS

    def terms(self, state: Any, seat: int) -> dict[str, int]:
        """Return the parts of the evaluation, in hundredths of a coin."""
        return terms_of(state, self.memory.scratch.tables, seat, self.weights)
