"""What a bot would do, and why: as data from which sentences in any language are made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.bots.searching import Candidate, SearchBot

MOST_OPTIONS: Final = 3
FEW_VISITS: Final = 8  # of a node: what comes after it is a guess
PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play on.

    actions: of the seat, as far as its turn can be foreseen; visits: how often it was looked at;
    shares: of the victory by seat, 0 to 1; terms: what the position after it is worth to the seat,
    by name, in hundredths of a coin or a point.
    """

    actions: tuple[int, ...]
    visits: int
    shares: tuple[float, ...]
    terms: dict[str, int]


@dataclass(frozen=True, slots=True)
class Advice:
    """Options, the best first; course: what may follow the best, as (seat, action)."""

    seat: int
    options: tuple[Option, ...]
    course: tuple[tuple[int, int], ...]

    def reasons(self, least: int = PERCENT // 2) -> list[tuple[str, int]]:
        """Where the best differs from the next one, in what and by how much; the most first."""
        if len(self.options) < 2:
            return []
        best, other = self.options[0].terms, self.options[1].terms
        gaps = [(name, best[name] - other[name]) for name in best]
        return sorted(
            ((name, gap) for name, gap in gaps if abs(gap) >= least), key=lambda one: -abs(one[1])
        )


def advise(game: Any, bot: SearchBot, observation: Any, rng: np.random.Generator) -> Advice:
    """Let a bot think about an observation in which at least one action is legal."""
    seat = int(observation["turn"][0])
    found = bot.look(observation, rng, is_whole=True)
    ranked = sorted(found, key=lambda one: (-one.visits, -one.shares[seat], one.action))
    options = [
        _option(game, bot, observation, seat, one, rng)
        for one in ranked[:MOST_OPTIONS]
        if one.visits
    ]
    course = bot.course(ranked[0].action, FEW_VISITS)
    return Advice(seat, tuple(options), tuple(course[len(options[0].actions) :]))


def _option(
    game: Any, bot: SearchBot, observation: Any, seat: int, found: Candidate,
    rng: np.random.Generator,
) -> Option:  # fmt: skip
    """A candidate with the decisions of the same turn that the search saw after it."""
    world = game.sample_world(observation, rng)
    actions: list[int] = []
    for mover, action in bot.course(found.action, FEW_VISITS):
        if mover != seat or action not in game.legal(world):
            break
        game.apply(world, action)
        actions.append(action)
        if game.is_over(world) or game.turn(world) != seat:
            break
    return Option(tuple(actions), found.visits, found.shares, bot.terms(world, seat))


def texts_of(game: Any, actions: Sequence[int]) -> str:
    """Actions in notation, in the order of doing them."""
    return ", ".join(game.text(action) for action in actions)
