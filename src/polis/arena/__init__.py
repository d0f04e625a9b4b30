"""Many games: playouts at compiled speed, comparisons of bots, benchmarks.

`compare` and `play_game` are for programs; the commands `polis arena` and `polis ladder` store
every game and can be interrupted.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from polis.arena.comparison import BotFigures, Comparison, compare
    from polis.arena.one_game import play_game

__all__ = ["BotFigures", "Comparison", "compare", "play_game"]


def __getattr__(name: str) -> object:
    """Import names on first access, so that importing the package does not load the bots."""
    if name not in __all__:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    place = "one_game" if name == "play_game" else "comparison"
    return getattr(import_module(f"{__name__}.{place}"), name)
