"""Whole games of the reference alone, by a seeded random chooser."""

import random
from collections.abc import Callable

from tests.games.archon.reference.archon import Reference

Chooser = Callable[[random.Random, list[str]], str]


def any_choice(rng: random.Random, texts: list[str]) -> str:
    """Any of the texts."""
    return rng.choice(texts)


def busy_choice(rng: random.Random, texts: list[str]) -> str:
    """Passing is rare and no card is wasted, so that games are rich in actions."""
    few = [text for text in texts if text not in {"pass", "stop"}]
    if few and rng.random() < 0.95:
        texts = few
    thrifty = [text for text in texts if not (text.startswith("with") and text.endswith("plain"))]
    return rng.choice(thrifty if thrifty and rng.random() < 0.8 else texts)


def play(
    game: Reference,
    seed: int,
    watch: Callable[[Reference], None] | None = None,
    chooser: Chooser = busy_choice,
) -> list[str]:
    """Play a game to its end in place and return the texts of the actions.

    The same seed makes the same choices. `watch` is called with the game after each action.
    """
    rng = random.Random(seed)
    texts: list[str] = []
    while not game.is_over():
        text = chooser(rng, sorted(game.legal()))
        game.apply(text)
        texts.append(text)
        if watch is not None:
            watch(game)
    return texts
