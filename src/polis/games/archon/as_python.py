"""A state as plain Python numbers and lists, for everything that is not compiled."""

from typing import Final

from polis.core.layout import Layout
from polis.games.archon.state import STATE

LAYOUT: Final = Layout(STATE)
plain: Final = LAYOUT.plain
