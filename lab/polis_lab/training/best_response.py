"""A best response: a network that learns to beat a level, which plays the other seats and learns nothing.

How often it wins says how far the level can be exploited, at least (Timbers et al., *Approximate
Exploitability: Learning a Best Response*, 2022).
"""

from pathlib import Path
from typing import Any

from polis.bots import LEVELS, playable_in
from polis.bots.network_store import load_net, weights_for
from polis.core.texts.errors import PolisError


def check_level(name: str, game: str) -> None:
    """Raise PolisError, listing the levels, for a name that is no level of a game. game: its name."""
    levels = [one for one in playable_in(game) if one in LEVELS]
    if name not in levels:
        raise PolisError(
            f"There is no level '{name}' to train against; the levels are {', '.join(levels)}."
        )


def fields_against(game: Any, level: str, start: str | None = None) -> dict[str, Any]:
    """Return the fields of a recipe against a level: the file with initial weights, and their units.

    start: the file; None: that of the level, or of the game if the level uses none. Raises
    PolisError if there is no such level, or if the weights are missing or do not fit.
    """
    check_level(level, game.name)
    path = weights_for(game, level) if start is None else Path(start)
    net = load_net(game, path)
    return {
        "against": level,
        "start": str(path),
        "first_units": int(net["firsts"][0]),
        "second_units": int(net["seconds"][0]),
    }


def learning_seat(number: int, kinds: int, seats: int) -> int:
    """Return the seat that learns in a game: at each number of seats each as often as the others.

    number: of the game; kinds: how many numbers of seats alternate; seats: of this game.
    """
    return number // kinds % seats
