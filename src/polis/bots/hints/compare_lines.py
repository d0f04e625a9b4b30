"""A run-off between the options of a hint.

The values of a search are biased: those of rarely visited options are noisy, and the player to move
is overrated. So close options are played in the same sampled worlds, which no tree has seen, and a
second search evaluates the position at the start of the next seat's turn. The shares vary little
between worlds, but much with the depth of that search: a few worlds, each searched deeply, are worth
more than many.
"""

import math
import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from polis.bots.hints.reasons import is_turn_over
from polis.core.contract.game import Rules
from polis.search.budget import Budget
from polis.search.searcher import Searcher

WORLDS: Final = 3
LEAST_WORLDS: Final = 1
LOOK: Final = Budget(simulations=3000)

Shares = tuple[float, ...]


class RunOff:
    """Compares options of a game; not thread-safe. judge: the bot that plays on."""

    def __init__(self, game: Rules, judge: Searcher, seconds: float | None = None) -> None:
        """seconds: no world is begun that would probably end later; None: all are played."""
        self.judge = judge
        self.game = game
        self._seconds = math.inf if seconds is None else seconds

    def shares(
        self, observation: Any, options: Sequence[Sequence[int]], rng: np.random.Generator
    ) -> list[Shares]:
        """Return the win shares after options, each the actions of the seat to act, as far as they go.

        Empty if there are fewer than two options, or if the judge's `stop` was set meanwhile.
        """
        if len(options) < 2:
            return []
        began, seat = time.perf_counter(), self.game.turn(observation)
        found: list[list[Shares]] = []
        while len(found) < WORLDS:
            took = time.perf_counter() - began
            if len(found) >= LEAST_WORLDS and took / len(found) * (len(found) + 1) > self._seconds:
                break
            world = self.game.sample_world(observation, rng)
            found.append([])
            for actions in options:
                found[-1].append(outcome(self.game, self.judge, world.copy(), (seat, actions), rng))
                if self.judge.stop.is_set():
                    return []
        return [tuple(shares) for shares in np.mean(found, axis=0).tolist()]


def outcome(
    game: Rules,
    judge: Searcher,
    world: Any,
    course: tuple[int, Sequence[int]],
    rng: np.random.Generator,
) -> Shares:
    """Return the win shares that a bot expects after a seat's actions and its completion of the turn.

    The position is the start of another seat's turn, or the end of the game. The world is overwritten.
    """
    seat, actions = course
    for action in actions:
        game.apply(world, action)
    judge.forget()
    while not is_turn_over(game, judge, world, seat):
        game.apply(world, judge.decide(game.observe(world, seat), game.legal(world), rng))
    if game.is_over(world):
        winners = game.winners(world)
        return tuple(float(one in winners) / len(winners) for one in range(len(game.scores(world))))
    judge.forget()
    found = judge.search(game.observe(world, game.turn(world)), rng, is_whole=True)
    return max(found, key=lambda each: each.visits).shares
