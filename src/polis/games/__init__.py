"""The registry of games: the packaged ones, and those that other installed packages provide.

A package adds a game with an entry point of the group `polis.games` that names a `GameSpec` class
or object. Nothing else in Polis names a game.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from polis.core.contract.game import Game
from polis.core.contract.options import Options
from polis.core.sources import entries
from polis.core.texts.catalogue import core_message
from polis.core.texts.errors import PolisError, UnknownGame
from polis.games.spec import GameSpec

if TYPE_CHECKING:
    from polis.games.archon.game import Archon
    from polis.games.arkadia.game import Arkadia

__all__ = ["GAMES", "NAMES", "GameSpec", "load", "spec_of"]

PACKAGED: Final[Mapping[str, str]] = {
    "arkadia": "polis.games.arkadia:SPEC",
    "archon": "polis.games.archon:SPEC",
}
NAMES: Final = tuple(PACKAGED)  # the games of this package


@cache
def _found() -> Mapping[str, str]:
    """Return where each game is, as `module:attribute`, packaged ones first; nothing is imported."""
    return {**PACKAGED, **{name: at for name, at in entries().items() if name not in PACKAGED}}


class Games(Mapping[str, GameSpec]):
    """The games by name; a game is imported when it is looked up, not when it is listed."""

    def __getitem__(self, name: str) -> GameSpec:
        """Return a game; raises KeyError for an unknown name."""
        return _spec(name, _found()[name])

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names."""
        return iter(_found())

    def __len__(self) -> int:
        """Return the number of games."""
        return len(_found())

    def __contains__(self, name: object) -> bool:
        """Whether there is a game of that name; does not import it."""
        return name in _found()


GAMES: Final = Games()


@cache
def _spec(name: str, place: str) -> GameSpec:
    """Return the game at a place; raises PolisError if it cannot be loaded or has another name."""
    module, _, attribute = place.partition(":")
    try:
        named: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise PolisError(f"The game '{name}' cannot be loaded: {error}.") from error
    spec = named() if isinstance(named, type) else named
    if not isinstance(spec, GameSpec):
        raise PolisError(f"The game '{name}' names {place}, which is not a GameSpec.")
    if spec.name != name:
        raise PolisError(f"The game '{name}' calls itself '{spec.name}'; both must be equal.")
    return spec


def spec_of(name: str) -> GameSpec:
    """Return the definition of a game; raises UnknownGame, listing the names."""
    spec = GAMES.get(name)
    if spec is None:
        raise UnknownGame(core_message("no-such-game", name=name, names=", ".join(GAMES)))
    return spec


# For a literal name the type checker knows the class of the rules.
@overload
def load(name: Literal["arkadia"], components: Path | None = None) -> "Arkadia": ...
@overload
def load(name: Literal["archon"], components: Path | None = None) -> "Archon": ...
@overload
def load(name: str, components: Path | None = None) -> Game[Options]: ...
def load(name: str, components: Path | None = None) -> Any:
    """Return the rules of a game with the packaged components or those of a file.

    The names are those of `games.GAMES`: `arkadia`, `archon`, and those of other packages. Raises
    UnknownGame, and InvalidComponents for a file with a wrong or missing value.
    """
    return spec_of(name).load(components)
