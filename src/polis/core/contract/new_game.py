"""Setting up a game from user input: options by name, a seed in any form."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from polis.core.contract.game import Game, OptionsT, State
from polis.core.contract.options import OptionValue
from polis.core.kernels.events import Event
from polis.core.seeds import new_secret, parse_seed

Seed: TypeAlias = bytes | int | str


def new_game(
    game: Game[OptionsT],
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: Seed | None = None,
) -> tuple[State, Sequence[Event]]:
    """Set up a game and return its first state and the events of the set-up.

    seats: number of players, by default the fewest possible; options: by name, the rest take their
    defaults; seed: 16 bytes, an integer from 0 to 2**128 - 1, or 32 hexadecimal digits; the same
    seed gives the same game on every machine, None an unpredictable one. Raises InvalidOptions for
    an option or a seat count that the game does not support, and InvalidSeed.

    Examples:
        >>> import polis
        >>> game = polis.load("arkadia")
        >>> state, events = polis.new_game(game, seats=3, options={"flips": True}, seed=7)
        >>> game.turn(state), len(game.legal(state)), events[0].kind
        (1, 5, 'game_started')
    """
    count = game.seats[0] if seats is None else seats
    return game.new_game(game.new_options(options or {}), count, secret_of(seed))


def secret_of(seed: Seed | None) -> bytes:
    """Return the 16 bytes of a seed in any form, fresh ones for None; raises InvalidSeed."""
    if seed is None:
        return new_secret()
    return seed if isinstance(seed, bytes) else parse_seed(str(seed))
