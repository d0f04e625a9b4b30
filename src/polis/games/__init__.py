"""The registry of games: those of this package, and those that other packages bring along.

A package that is installed beside Polis adds a game by an entry point of the group `polis.games`
that names a `GameSpec` class or object. Nothing else in Polis names a game.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from polis.core.errors import PolisError, UnknownGame
from polis.core.game import Game
from polis.core.message import core_message
from polis.core.options import Options
from polis.core.outside import entries
from polis.games.spec import GameSpec

if TYPE_CHECKING:
    from polis.games.archon.game import Archon
    from polis.games.arkadia.game import Arkadia

__all__ = ["GAMES", "NAMES", "GameSpec", "load", "load_recorded", "load_table", "spec_of"]

PACKAGED: Final[Mapping[str, str]] = {
    "arkadia": "polis.games.arkadia:SPEC",
    "archon": "polis.games.archon:SPEC",
}
NAMES: Final = tuple(PACKAGED)  # of the games of this package


@cache
def _found() -> Mapping[str, str]:
    """Where each game is, as `module:attribute`, those of this package first; none is imported yet."""
    return {**PACKAGED, **{name: at for name, at in entries().items() if name not in PACKAGED}}


class Games(Mapping[str, GameSpec]):
    """The games by name; a game is imported when it is looked up, not when it is listed."""

    def __getitem__(self, name: str) -> GameSpec:
        """Return a game; raises KeyError if there is none of that name."""
        return _spec(name, _found()[name])

    def __iter__(self) -> Iterator[str]:
        """Go through the names."""
        return iter(_found())

    def __len__(self) -> int:
        """Say how many games there are."""
        return len(_found())

    def __contains__(self, name: object) -> bool:
        """Say whether there is a game of that name, without importing it."""
        return name in _found()


GAMES: Final = Games()


@cache
def _spec(name: str, place: str) -> GameSpec:
    """The game at a place; raises PolisError if there is no game of this name."""
    module, _, attribute = place.partition(":")
    try:
        named: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise PolisError(f"The game '{name}' cannot be loaded: {error}.") from error
    spec = named() if isinstance(named, type) else named
    if not isinstance(spec, GameSpec):
        raise PolisError(f"The game '{name}' names {place}, which is no GameSpec.")
    if spec.name != name:
        raise PolisError(f"The game '{name}' calls itself '{spec.name}'; both must be equal.")
    return spec


def spec_of(name: str) -> GameSpec:
    """Everything of a game; raises UnknownGame with the names there are."""
    if name not in GAMES:
        raise UnknownGame(core_message("no-such-game", name=name, names=", ".join(GAMES)))
    return GAMES[name]


# A name that is known when types are checked tells more than one that is not.
@overload
def load(  # type: ignore[overload-overlap]
    name: Literal["arkadia"], components: Path | None = None
) -> "Arkadia": ...
@overload
def load(  # type: ignore[overload-overlap]
    name: Literal["archon"], components: Path | None = None
) -> "Archon": ...
@overload
def load(name: str, components: Path | None = None) -> Game[Options]: ...
def load(name: str, components: Path | None = None) -> Any:
    """Return the rules of a game with the packaged components or those of a file.

    The names are those of `games.GAMES`: `arkadia`, `archon`, and what other packages bring along.
    Raises UnknownGame, and InvalidComponents for a file with a wrong or missing value.
    """
    return spec_of(name).load(components)


def load_table(
    name: str, options: Mapping[str, object], components: Path | None = None
) -> tuple[Any, dict[str, Any]]:
    """Return the rules for a table's options, which may choose the box, and the options of the rules.

    components: a file from elsewhere. Raises UnknownGame, InvalidComponents, and InvalidOptions where
    the options choose another box than the file.
    """
    spec = spec_of(name)
    file, rest = spec.file_for(options, components)
    return spec.load(components or file), rest


def load_recorded(name: str, sha256: str, components: Path | None = None) -> Any:
    """Return the rules for a record: with the file given, or the packaged one with the record's hash.

    Raises UnknownGame and InvalidComponents; whether the box fits says `core.replay`.
    """
    spec = spec_of(name)
    return spec.load(components or spec.box_of(sha256))
