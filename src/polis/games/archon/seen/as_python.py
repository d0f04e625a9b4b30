"""Fields of a state as plain Python numbers, for code that is not compiled."""

from typing import Final

from polis.core.kernels.layout import Layout
from polis.games.archon.model.state import STATE

LAYOUT: Final = Layout(STATE)
