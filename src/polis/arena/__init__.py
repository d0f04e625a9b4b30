"""Many games: playouts at compiled speed, and one game between bots as a record.

Contests, ladders and benchmarks are in the distribution `polis-lab`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from polis.arena.one_game import play_game

__all__ = ["play_game"]


def __getattr__(name: str) -> object:
    """Import names on first access, so that importing the package does not load the bots."""
    if name not in __all__:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    return getattr(import_module(f"{__name__}.one_game"), name)
