"""Worlds that fit an observation: the cards a seat has not seen, shuffled over where they may be.

Unseen cards lie in other hands and in the pile; every deal of them is equally likely. What a
player's choices let one guess is not taken into account, nor that a seat that had to pass
(ARK-R27) held no card that fitted then.
"""

from typing import Any

import numpy as np

from polis.games.arkadia.actions import FAMILIES, KINDS
from polis.games.arkadia.state import NONE


def sample_world(observation: Any, tables: Any, rng: np.random.Generator) -> Any:
    """A full state that the observer cannot tell from the real one, shape (1,)."""
    world = observation.copy()
    cards = rng.permutation(unseen(observation, tables))
    dealt = 0
    for seat in range(int(world["seats"][0])):
        hand = world["hand"][0, seat]
        size = int(world["hand_size"][0, seat])
        known = int(np.count_nonzero(hand != NONE))
        hand[known:size] = cards[dealt : dealt + size - known]
        hand[:size].sort()
        dealt += size - known
    size = int(world["pile_size"][0])
    world["pile"][0, :size] = cards[dealt : dealt + size]
    return world


def unseen(observation: Any, tables: Any) -> Any:
    """The kinds of all cards that the observer has not seen, ascending, equal ones repeated."""
    left = tables["cards"][0].astype(np.int64)
    built = int(observation["building_count"][0])
    kinds = (
        observation["tile_form"][0, :built] * FAMILIES + observation["tile_family"][0, :built]
    ).tolist()
    kinds += observation["hand"][0].ravel().tolist()
    kinds += observation["display"][0].tolist()
    kinds.append(int(observation["card"][0]))
    for kind in kinds:
        if kind != NONE:
            left[kind] -= 1
    return np.repeat(np.arange(KINDS, dtype=np.int16), left)
