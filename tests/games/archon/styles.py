"""Ways to play Archon at random, so that many different things happen.

A style gives weights to actions; a player draws one of the legal actions in proportion to them.
What is not named weighs 1. A key is a verb, or a verb and the word of its first part.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from polis.games.archon.box.effects import CARD_KINDS, MAGISTERS
from polis.games.archon.model.actions import ACTIONS, Action, decode
from polis.games.archon.model.names import LOCATIONS, PLACES, TILES, WALL_PLACES

BUSY: Final = {"enter": 20, "more": 20, "buy": 5, "sell": 5, "with": 4, "pair": 2}

STYLES: Final[Mapping[str, Mapping[str, int]]] = {
    "even": {},
    "busy": BUSY,
    "acquiring magisters and tiles": BUSY
    | {
        "enter guild-hall": 400,
        "enter builders-guild": 400,
        "enter marketplace": 80,
        "enter repository": 80,
        "with merchant": 40,
        "buy": 40,
        "replace hand": 5,
    },
    "manning the wall, buying arts and science": BUSY
    | {
        "enter royal-guard": 400,
        "enter academy": 300,
        "enter planetarium": 300,
        "enter barracks": 60,
        "enter palace": 60,
        "more": 400,
        "wall gate": 5,
    },
    "taxing and joining": BUSY
    | {
        "draft tax-collector": 50,
        "with tax-collector": 100,
        "with cleric": 50,
        "with scribe": 50,
        "magister tax-collector": 20,
        "plain": 4,
    },
    "saving cards": {"pass": 6, "stop": 6, "lose": 3},
}

# The words of the first part of a verb, where a style may name one.
WORDS: Final = {
    "draft": MAGISTERS,
    "enter": LOCATIONS,
    "with": CARD_KINDS,
    "plain": MAGISTERS,
    "magister": MAGISTERS,
    "tile": TILES,
    "replace": PLACES,
    "wall": WALL_PLACES,
}


def weights() -> Any:
    """The weight of every action in every style, int64, shape (styles, ACTIONS)."""
    actions = [decode(action) for action in range(ACTIONS)]
    rows = [[weight(style, action) for action in actions] for style in STYLES.values()]
    return np.array(rows, np.int64)


def weight(style: Mapping[str, int], action: Action) -> int:
    """The weight of one action: that of its first word, else that of its verb, else 1."""
    verb = style.get(action.verb, 1)
    if action.verb not in WORDS:
        return verb
    return style.get(f"{action.verb} {WORDS[action.verb][action.parts[0]]}", verb)
