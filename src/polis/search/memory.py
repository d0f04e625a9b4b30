"""The memory that kernels of bots work in: named tuples of arrays, each passed as one argument.

None of it may be used by two threads at a time, except what is only read: tables, weights,
parameters and networks.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from polis.core.kernels.arrays import Array, Record, Records, padded_zeros
from polis.core.kernels.chance import below
from polis.core.kernels.kernel import kernel
from polis.search.network import FIRST, SECOND

# The states of `Scratch.tries`: one in which an action is tried, and one for a try from there
TRY, DEEPER = range(2)
TRIES: Final = 2

ASKED: Final = 0  # the row of `Scratch.lists` with the legal actions of the decision to be made

# Columns of the best offer so far: its score, its action, and the number of offers with that score
BEST, CHOICE, TIES = range(3)
OFFER: Final = 3


NO_WORK: Final = np.dtype(np.int64)  # of an evaluation that needs no memory


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes that differ from game to game.

    state: the record; listed: the length of a list of actions; lists: how many lists the greedy bot
    needs; pool: the length of the buffer in which
    `fill_world` draws; new_log: makes an event buffer, given the most events that it keeps; inputs:
    of the network, per seat; classes: of actions, for the network's policy; units: the most that a
    network of the game has in its two layers; boards: how many the greedy bot
    needs to remember; work: the record in which its evaluation works.
    """

    state: np.dtype[np.void]
    listed: int
    lists: int
    pool: int
    new_log: Callable[[int], Records]
    inputs: int
    classes: int
    units: tuple[int, int] = (FIRST, SECOND)
    boards: int = 1
    work: np.dtype[Any] = NO_WORK


class Scratch(NamedTuple):
    """What the greedy bot of a game works in.

    tables: of the game's box, shape (1,), read only; tries: states, shape (TRIES,); lists: int16,
    shape (lists, listed); work: the record of `Shape.work`, shape (1,); offer: int64, shape (OFFER,); pool: int16,
    shape (pool,); boards: uint64, shape (boards, 3), bitboards of three words; logs: an event buffer that keeps
    nothing, shape (1,); rng: uint64, shape (1,), see `core.kernels.chance`.
    """

    tables: Records
    tries: Records
    lists: Array
    work: Records
    offer: Array
    pool: Array
    boards: Array
    logs: Records
    rng: Array


class SearchSettings(NamedTuple):
    """How a tree search plays.

    turns: that the greedy bot plays after a leaf; hurry: candidates that it skips there for each one
    tried, where the game allows it; ripe: the visits that a node needs before it gets children;
    has_taste: whether the searching seat is tempted by some of its actions.
    """

    turns: int = 0
    hurry: int = 0
    ripe: int = 1
    has_taste: bool = False


class SearchMemory(NamedTuple):
    """What a tree search works in.

    settings: how it searches; states: shape (STATES,); weights: of the evaluation; parameters: float64, shape (PARAMETERS,);
    scores: float64, and classes: int16, of the legal actions,
    shape (listed,); network: its record, shape (1,); activations: its working memory, shape
    (1,); nodes: the tree; head: int64, shape (HEAD,); path: int64, shape (PATH,); values: float64,
    shape (SEATS,); tastes: float64, one for each action of the game, or of shape (1,)
    where there are none; see `tree_search.tempt`.
    """

    settings: SearchSettings
    states: Records
    scratch: Scratch
    weights: Records
    parameters: Array
    scores: Array
    classes: Array
    network: Records
    activations: Record
    nodes: Records
    head: Array
    path: Array
    values: Array
    tastes: Array


class BatchSettings(NamedTuple):
    """How a batch of games is played.

    seats: of each game; learners: how many of them are moved from outside; reset, masks, form: see `batches`; finals: what is seen at the
    end is kept; forgives: an illegal action loses the
    game; counts: figures are counted; deals: games are dealt in the kernel; has_standing: the game
    says more than points do; points_at: where the points are in a state, in bytes.
    """

    seats: int = 2
    learners: int = 0
    reset: int = 0
    masks: int = 0
    form: int = 0
    points_at: int = 0
    finals: bool = False
    forgives: bool = False
    counts: bool = False
    deals: bool = False
    has_standing: bool = False


class Seen(NamedTuple):
    """Encodings, a row for each place, in one of two forms; the other has no rows.

    floats: float32; octets: uint8, 255 for 1.
    """

    floats: Array
    octets: Array


class BatchMemory(NamedTuple):
    """A part of a batch, for one thread. Rows belong to places.

    states; raw: the same memory as int16; blank: a state with the options of the table, shape (1,);
    glance: an observation, shape (1,); glance_raw: the same as int16; weights: of the greedy bots, by
    seat; bots: int64, by seat; plan: int16, and key: what set-up needs; chance: the secret streams;
    room: int16, shape (DECKS, DECK), for cards; seeds: int64, shape (.., 4), of the places; is_own:
    whether the first game of a place has just that seed; secrets: of the games; places: their numbers; numbers: of the games
    in their places, from 0; rngs: of the bots; dice: uint64, for drawn worlds; due: what is to be set up; actions, seat, legal, mask,
    packed, seen, final, after, firsts, rewards, scores, done, lost: see `polis.Batch`; listed: its `count`; program: of the encoding;
    figures: int32, by place; tally: of all places; log: an event buffer.
    """

    settings: BatchSettings
    states: Records
    raw: Array
    blank: Records
    glance: Records
    glance_raw: Array
    scratch: Scratch
    weights: Records
    bots: Array
    plan: Array
    key: Array
    chance: Records
    room: Array
    seeds: Array
    is_own: Array
    secrets: Array
    places: Array
    numbers: Array
    rngs: Array
    dice: Array
    due: Array
    actions: Array
    seat: Array
    legal: Array
    listed: Array
    mask: Array
    packed: Array
    seen: Seen
    final: Seen
    after: Seen
    firsts: Array
    rewards: Array
    scores: Array
    done: Array
    lost: Array
    program: Array
    figures: Array
    tally: Records
    log: Records


DECKS, DECK = 8, 256  # room for cards that are dealt


def new_scratch(shape: Shape, tables: Records) -> Scratch:
    """Working memory for one thread."""
    return Scratch(
        tables=tables,
        tries=padded_zeros(TRIES, shape.state),
        lists=padded_zeros((shape.lists, shape.listed), np.int16),
        work=padded_zeros(1, shape.work),
        offer=padded_zeros(OFFER, np.int64),
        pool=padded_zeros(shape.pool, np.int16),
        boards=padded_zeros((shape.boards, 3), np.uint64),
        logs=shape.new_log(0),
        rng=padded_zeros(1, np.uint64),
    )


LOWEST: Final = -(10**12)  # lower than any score of an evaluation


@kernel
def clear_offers(offer: Array) -> None:
    """Forget all offers."""
    offer[BEST] = 10 * LOWEST
    offer[CHOICE] = 0
    offer[TIES] = 0


@kernel
def make_offer(offer: Array, rng: Array, score: int, action: int) -> None:
    """Keep the action if its score is the highest so far, or by chance if it equals the highest."""
    if score > offer[BEST]:
        offer[BEST] = score
        offer[CHOICE] = action
        offer[TIES] = 1
    elif score == offer[BEST]:
        offer[TIES] += 1
        if below(rng, offer[TIES]) == 0:
            offer[CHOICE] = action
