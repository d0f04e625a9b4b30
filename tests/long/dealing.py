"""Deals by the number of a game, for kernels that only the long tests have."""

from typing import Any, NamedTuple

import numpy as np

from polis.core.kernels.kernel import kernel
from polis.core.kernels.secret_streams import CHANCE, begin_secret, key_message
from polis.search.memory import DECK, DECKS


class Secrets(NamedTuple):
    """What secret streams are made from."""

    secret: Any
    key: Any
    chance: Any


def new_secrets(game: str, seats: int) -> Secrets:
    """For a game with so many seats."""
    return Secrets(np.zeros(4, np.int64), key_message(game, seats), np.zeros(1, CHANCE))


def new_room() -> Any:
    """Room for cards."""
    return np.zeros((DECKS, DECK), np.int16)


@kernel
def deal_from(secrets: Secrets, seed: int) -> None:
    """Take a number below 2**63 as the secret."""
    secrets.secret[2] = seed >> 32
    secrets.secret[3] = seed & 0xFFFFFFFF
    begin_secret(secrets.chance[0], secrets.secret, secrets.key)
