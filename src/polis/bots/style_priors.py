"""What tempts a bot with a style, by action."""

from typing import Any

import numpy as np

from polis.core.contract.codec import Codec
from polis.games.spec import Tastes


def tastes_by_action(codec: Codec, tastes: Tastes) -> Any:
    """Return by how much the logarithm of each action's prior grows; float64, shape (codec.size,).

    Raises ValueError if one of the tastes is for no action of the game.
    """
    found = np.zeros(codec.size)
    for verb, first, gain in tastes:
        liked = [number for number in range(codec.size) if _is(codec, number, verb, first)]
        if not liked:
            raise ValueError(f"No action of the game is '{verb}' with {first} as its first part.")
        found[liked] += gain
    return found


def _is(codec: Codec, number: int, verb: str, first: int | None) -> bool:
    action = codec.decode(number)
    return action.verb == verb and (first is None or action.parts[0] == first)
