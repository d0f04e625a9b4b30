"""Worlds that fit an observation: hidden halves and the order of decks, drawn anew.

A seat's hidden cards are its ten without those played; which of them lie in the hand and which
wait is not known but for the ones whose place was public. Every way to spread the others is
equally likely; what a player's choices let one guess is not taken into account.
"""

from typing import Any

import numpy as np

from polis.games.archon.actions import HAND, KINDS
from polis.games.archon.state import COURTIER, NONE, REPLACING
from polis.games.archon.view import DECKS, are_halves_hidden


def sample_world(observation: Any, tables: Any, rng: np.random.Generator) -> Any:
    """A full state that the observer cannot tell from the real one, shape (1,)."""
    world = observation.copy()
    if are_halves_hidden(observation):
        for seat in range(int(world["seats"][0])):
            if int(world["divided"][0, seat]):
                _spread(world, tables, seat, rng)
    for deck, drawn in DECKS:
        known = int(world[drawn][0])
        cards = world[deck][0]
        unseen = np.setdiff1d(np.arange(len(cards)), cards[:known])
        if len(unseen) == len(cards) - known:
            cards[known:] = rng.permutation(unseen)
    return world


def ten_cards(state: Any, tables: Any, seat: int) -> Any:
    """How many cards of each kind a seat owns: magisters have replaced Courtiers."""
    cards = np.zeros(KINDS, np.int64)
    cards[1:] = state["track"][0, seat]
    first = 2 * HAND - int(tables["courtiers"][0])
    cards[COURTIER] = int(tables["courtiers"][0]) - (int(cards[1:].sum()) - first)
    if int(state["magister"][0]) != NONE and int(state["turn"][0]) == seat:
        _take_back_unplaced(state, cards)
    return cards


def _take_back_unplaced(state: Any, cards: Any) -> None:
    """A magister just paid for has not replaced a Courtier yet."""
    if int(state["phase"][0]) == REPLACING:
        cards[1 + int(state["magister"][0])] -= 1
        cards[COURTIER] += 1


def _spread(world: Any, tables: Any, seat: int, rng: np.random.Generator) -> None:
    """Fill the halves of a seat with its unseen cards."""
    hand, waiting = world["hand"][0, seat], world["waiting"][0, seat]
    unseen = ten_cards(world, tables, seat) - world["played"][0, seat] - hand - waiting
    cards = rng.permutation(np.repeat(np.arange(KINDS), unseen))
    to_wait = HAND - int(waiting.sum())
    waiting += np.bincount(cards[:to_wait], minlength=KINDS).astype(waiting.dtype)
    hand += np.bincount(cards[to_wait:], minlength=KINDS).astype(hand.dtype)
