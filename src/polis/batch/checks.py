"""What a batch is asked for, and what no batch can do."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import numpy as np

from polis.core.contract.kernel_game import KernelGame
from polis.core.kernels.arrays import Array
from polis.core.texts.errors import InvalidOptions, PolisError
from polis.games.batch_kernels import AnyGame, is_encoded, ranks
from polis.search.batches import FORMS, MASKS, RESETS

MOST_GAMES: Final = 1 << 24
MOST_THREADS: Final = 256
CHOICES: Final[Mapping[str, Iterable[str | None]]] = {
    "reset": RESETS, "illegal": ("raise", "lose"), "mask": MASKS, "encoding": FORMS,
    "device": ("cpu", "cuda"),
}  # fmt: skip


def checked_game(game: Any) -> AnyGame:
    """Return a game made of kernels; raises PolisError for any other."""
    if not isinstance(game, KernelGame):
        raise PolisError(f"{game.title} is not made of kernels, which a batch steps.")
    if not ranks(game):
        raise PolisError(
            f"{game.title} has standings of its own: a batch needs them as the kernel `standing`."
        )
    return game


def checked_seats(game: AnyGame, seats: int | None) -> int:
    """Return the number of seats, by default the fewest; raises InvalidOptions."""
    if seats is not None and seats not in game.seats:
        raise InvalidOptions(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    return game.seats[0] if seats is None else seats


def check(game: AnyGame, games: int, threads: int, final: bool, **chosen: str | None) -> None:
    """Raise PolisError for what no batch can do. chosen: by the names of `CHOICES`."""
    for name, number, most in (("games", games, MOST_GAMES), ("threads", threads, MOST_THREADS)):
        if not 1 <= number <= most:
            raise PolisError(f"The number of {name} is {number}; it must be 1 to {most}.")
    for name, value in chosen.items():
        if value not in CHOICES[name]:
            names = ", ".join("None" if one is None else f"'{one}'" for one in CHOICES[name])
            raise PolisError(f"{name}: {value!r} is none of {names}.")
    if chosen["encoding"] is not None and not is_encoded(game):
        raise PolisError(
            f"{game.title} has no encoding in a batch: it needs declared fields, and `observe` as a kernel."
        )
    if final and chosen["encoding"] is None:
        raise PolisError("final: what is seen at the end needs an encoding.")


def numbers(places: Any, games: int) -> Array:
    """Return the numbers of places; raises PolisError for some that are not there."""
    given = np.asarray(places)
    if given.dtype == np.bool_ and given.shape == (games,):
        return np.flatnonzero(given)
    if given.dtype.kind not in "iu" or given.ndim != 1 or ((given < 0) | (given >= games)).any():
        raise PolisError(f"Places are numbers from 0 to {games - 1}, or {games} times yes or no.")
    return given
