"""Frames: kernels written once and compiled separately for each game.

A frame is a module whose functions are marked `@frame`. They reach the game through one global name,
`game`: a module with the kernels that the frame's protocol lists. `specialise` makes a copy of each
function that has the game's module under that name and compiles it. Numba resolves `game.legal` at
compile time, so that a call through the frame costs as much as a direct call, and interpreted the
copies are plain functions. See `docs/decisions/0014-one-frame-for-search.md`.
"""

from collections.abc import Callable
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Final, TypeVar, cast

from polis.core.kernels.kernel import kernel

F = TypeVar("F", bound=Callable[..., Any])

MARK: Final = "is_part_of_frame"
THE_GAME: Final[Any] = None  # placeholder for the module that `specialise` substitutes


def frame(function: F) -> F:
    """Mark a function of a frame. It is only called through the copies that `specialise` makes."""
    setattr(function, MARK, True)
    return function


def specialise(module: ModuleType, game: ModuleType) -> Any:
    """The functions of a frame compiled for a game, as attributes by name.

    module: the frame; game: the module with the kernels that the frame expects. The copies have
    names of their own, because Numba keys its cache by file, qualified name and line.
    """
    scope = {**vars(module), "game": game}
    names = [name for name, value in scope.items() if getattr(value, MARK, False)]
    for name in names:
        scope[name] = kernel(_copy(scope[name], scope, game.__name__))
    return SimpleNamespace(**{name: scope[name] for name in names})


def _copy(function: Any, scope: dict[str, Any], game: str) -> FunctionType:
    """The same function with other globals, and named after the game's module."""
    code = cast("FunctionType", function).__code__
    twin = FunctionType(code, scope, function.__name__, function.__defaults__)
    twin.__module__ = game
    twin.__qualname__ = f"{function.__name__}_{game.replace('.', '_')}"
    twin.__doc__ = function.__doc__
    return twin
