"""How fields of a state are read as plain Python numbers, for everything that is not compiled."""

from typing import Final

from polis.core.layout import Layout
from polis.games.archon.state import STATE

LAYOUT: Final = Layout(STATE)
