"""What every game folder has beside its rules, found without loading the compiler.

By agreement the folder of a game holds `box.load_box`, `box_drawing.draw_box`, the packaged
component file `components/original.toml` and `clauses.toml`.
"""

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from polis.core.clauses import Clauses, load_clauses
from polis.core.errors import UnknownGame
from polis.core.message import said
from polis.games import GAMES


def load_box(game: str, file: Path | None) -> Any:
    """The box of a game, read from a file or as packaged; raises InvalidComponents."""
    return import_module(f"{_package(game)}.box").load_box(file)


def draw_box(game: str, box: Any, colour: bool) -> str:
    """A box drawn for a terminal."""
    drawn: str = import_module(f"{_package(game)}.box_drawing").draw_box(box, colour)
    return drawn


def packaged_components(game: str) -> Traversable:
    """The component file that comes with the game."""
    return files(_package(game)) / "components" / "original.toml"


def clauses_of(game: str) -> Clauses:
    """The rules of a game as numbered texts."""
    return load_clauses(files(_package(game)) / "clauses.toml")


def source_of(game: str) -> Path:
    """The folder with the game's code."""
    return Path(str(files(_package(game))))


def _package(game: str) -> str:
    if game not in GAMES:
        raise UnknownGame(said("no-such-game", name=game, names=", ".join(GAMES)))
    return f"polis.games.{game}"
