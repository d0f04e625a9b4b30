"""Polis: two modern board games, faithful to their rulebooks, at compiled speed.

This is the public interface; every other module may change without notice. Names are imported on
first use, so `import polis` costs next to nothing.

Examples:
    >>> import polis
    >>> game = polis.load("arkadia")
    >>> state, events = polis.new_game(game, seats=4, seed=7)
    >>> while not game.is_over(state):
    ...     events = game.apply(state, int(game.legal(state)[0]))
    >>> game.ending(state), len(game.winners(state)) > 0
    ('castle', True)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from polis import arena, define, games
    from polis.arena import Simulation, simulate
    from polis.batch.batch import Batch
    from polis.bots import new_bot
    from polis.bots.review.review import review
    from polis.core.contract.game import Actions, Bot, Game, Refusal
    from polis.core.contract.history import History
    from polis.core.contract.notation import Verb
    from polis.core.contract.options import Options, new_game
    from polis.core.declared.encoding import Slice
    from polis.core.kernels.events import Event
    from polis.core.kernels.layout import Observation, State
    from polis.core.records.record import Record, Result
    from polis.core.records.record_file import read_record, write_record
    from polis.core.records.replay import Difference, Ply, replay, verify
    from polis.core.texts import errors
    from polis.core.texts.errors import PolisError
    from polis.games import load
    from polis.search.bots import Budget

__all__ = [
    "Actions",
    "Batch",
    "Bot",
    "Budget",
    "Difference",
    "Event",
    "Game",
    "History",
    "Observation",
    "Options",
    "Ply",
    "PolisError",
    "Record",
    "Refusal",
    "Result",
    "Simulation",
    "Slice",
    "State",
    "Verb",
    "arena",
    "define",
    "errors",
    "games",
    "load",
    "new_bot",
    "new_game",
    "read_record",
    "replay",
    "review",
    "simulate",
    "verify",
    "write_record",
]

__version__ = "0.1.0"

_PLACES: Final = {  # name -> its module; the other names in `__all__` are modules themselves
    "Actions": "core.contract.game",
    "Batch": "batch.batch",
    "Bot": "core.contract.game",
    "Budget": "search.bots",
    "Difference": "core.records.replay",
    "Event": "core.kernels.events",
    "Game": "core.contract.game",
    "History": "core.contract.history",
    "Observation": "core.kernels.layout",
    "Options": "core.contract.options",
    "Ply": "core.records.replay",
    "PolisError": "core.texts.errors",
    "Record": "core.records.record",
    "Refusal": "core.contract.game",
    "Result": "core.records.record",
    "Simulation": "arena",
    "Slice": "core.declared.encoding",
    "State": "core.kernels.layout",
    "Verb": "core.contract.notation",
    "load": "games",
    "new_bot": "bots",
    "new_game": "core.contract.options",
    "read_record": "core.records.record_file",
    "replay": "core.records.replay",
    "review": "bots.review.review",
    "simulate": "arena",
    "verify": "core.records.replay",
    "write_record": "core.records.record_file",
}
_MODULES: Final = {
    "arena": "arena",
    "define": "define",
    "errors": "core.texts.errors",
    "games": "games",
}


def __getattr__(name: str) -> object:
    """Import a public name on first access."""
    if name in _MODULES:
        return import_module(f"{__name__}.{_MODULES[name]}")
    if name not in _PLACES:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    found = globals()[name] = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    return found


def __dir__() -> list[str]:
    """Return the public names, for `dir()` and tab completion."""
    return sorted([*__all__, "__version__"])
