"""Whole moves: what a player could still have taken back.

A move is all decisions of a seat up to the end of its turn or until something is revealed. Up to
there the seat cannot distinguish the worlds that fit what it knows.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np

from polis.bots.review.judge import is_turn_over
from polis.core.contract.game import Bot, Rules
from polis.core.kernels.events import Event
from polis.core.kernels.layout import State
from polis.core.records.replay import Ply
from polis.search.bots import Candidate, Searcher

BELIEVED: Final = 3  # a candidate with a third of the most visits may still be the best


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a game. ply: where it begins; state: the position there; actions: at least one.

    is_forced: no decision of it had a choice.
    """

    ply: int
    seat: int
    state: State
    actions: tuple[int, ...]
    is_forced: bool


def moves_of(game: Rules, bot: Searcher, plies: Sequence[Ply]) -> Iterator[Move]:
    """Yield the moves of a game in order. plies: all, the last position at the end."""
    move = None
    for ply, after in pairwise(plies):
        has_choice = len(game.legal(ply.state)) > 1
        action = int(ply.action or 0)
        if move is None:
            move = Move(ply.number, game.turn(ply.state), ply.state, (action,), not has_choice)
        else:
            is_forced = move.is_forced and not has_choice
            move = replace(move, actions=(*move.actions, action), is_forced=is_forced)
        if _ends(game, bot, after.state, move.seat, ply.events):
            yield move
            move = None


def followed(
    game: Rules, bot: Searcher, world: State, actions: Iterable[int]
) -> tuple[int, ...]:  # fmt: skip
    """Apply actions, as far as they belong to one move; return those. The world is left there."""
    wanted = iter(actions)
    return _played(game, bot, world, lambda _: next(wanted, None))


def whole_move(
    game: Rules,
    bot: Searcher,
    world: State,
    by: Bot,
    rng: np.random.Generator,
    wanted: Iterable[int] = (),
) -> tuple[int, ...]:
    """Apply a whole move: what is wanted, then what a bot decides from what its seat knows."""
    begun = iter(wanted)

    def choose(state: State) -> int:
        action = next(begun, None)
        if action is not None:
            return action
        return by.decide(game.observe(state, game.turn(state)), game.legal(state), rng)

    return _played(game, bot, world, choose)


def ranked(found: Sequence[Candidate], seat: int) -> list[Candidate]:
    """Return the candidates worth reporting, the best first, then by visits.

    The best has the largest share among those visited often. Candidates with a larger share but few
    visits are unreliable and left out.
    """
    often = max(one.visits for one in found) / BELIEVED
    best = max(
        (one for one in found if one.visits and one.visits >= often),
        key=lambda one: (one.shares[seat], one.visits, -one.action),
    )
    others = [
        one
        for one in found
        if one is not best and one.visits and one.shares[seat] <= best.shares[seat]
    ]
    return [best, *sorted(others, key=lambda one: (-one.visits, -one.shares[seat], one.action))]


def _played(
    game: Rules, bot: Searcher, world: State, choose: Callable[[State], int | None]
) -> tuple[int, ...]:
    seat, actions = game.turn(world), list[int]()
    while (action := choose(world)) is not None:
        events = game.apply(world, action)
        actions.append(action)
        if _ends(game, bot, world, seat, events):
            break
    return tuple(actions)


def _ends(game: Rules, bot: Searcher, after: State, seat: int, events: Sequence[Event]) -> bool:
    """Whether a move of a seat ends with an action that led to a position and these events."""
    revealing = game.spec.revealing
    return is_turn_over(game, bot, after, seat) or any(one.kind in revealing for one in events)
