"""Whole games of the reference alone, by a seeded random chooser."""

import random
from collections.abc import Callable

from tests.games.arkadia.reference.arkadia import Reference


def play(game: Reference, seed: int, watch: Callable[[Reference], None] | None = None) -> list[str]:
    """Play a game to its end in place and return the texts of the actions.

    The same seed makes the same choices. `watch` is called with the game after each action.
    """
    chooser = random.Random(seed)
    texts: list[str] = []
    while not game.is_over():
        text = chooser.choice(sorted(game.legal()))
        game.apply(text)
        texts.append(text)
        if watch is not None:
            watch(game)
    return texts
