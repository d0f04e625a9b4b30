"""The registry of games: the only place that names them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from polis.core.errors import UnknownGame
from polis.core.message import said


def _arkadia(components: Path | None) -> Any:
    from polis.games.arkadia.box import load_box
    from polis.games.arkadia.game import Arkadia

    return Arkadia(load_box(components))


def _archon(components: Path | None) -> Any:
    from polis.games.archon.box import load_box
    from polis.games.archon.game import Archon

    return Archon(load_box(components))


# Games are loaded when asked for: a command that needs none stays quick.
GAMES: dict[str, Callable[[Path | None], Any]] = {"arkadia": _arkadia, "archon": _archon}


def load(name: str, components: Path | None = None) -> Any:
    """The rules of a game with the packaged components or those of a file.

    Raises UnknownGame, InvalidComponents.
    """
    if name not in GAMES:
        raise UnknownGame(said("no-such-game", name=name, names=", ".join(GAMES)))
    return GAMES[name](components)
