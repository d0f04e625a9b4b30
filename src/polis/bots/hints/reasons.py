"""Why one continuation is better than another: differences between what both lead to.

Both are played in the same sampled worlds, to cancel out chance: first the turn, then the replies
of the others, then the seat's next turn, by the greedy bot wherever the search expects nothing.
After each the parts of the evaluation are compared. They add up to the whole difference in every
world and so in the mean; the spread between worlds gives the standard error. If nothing is
significant, both are followed along the search tree and the chances at its leaves are compared
instead.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.core.contract.game import Rules
from polis.search.attribution import REST
from polis.search.searcher import Searcher

WORLDS: Final = 48
MORE_WORLDS: Final = 240  # for courses, which vary more
SURE: Final = 2.0  # standard errors; smaller differences may be chance
LEAST: Final = 10  # hundredths; smaller differences are not worth reporting
MOST_TOLD: Final = 3  # the most gains, and the most losses, to report

# The times at which continuations are compared, in the order in which a sure gain is looked for
REPLY, NEXT, TURN = "reply", "next", "turn"
HORIZONS: Final = (REPLY, NEXT, TURN)
COURSES: Final = "courses"  # compared by the chance of winning
HUNDREDTHS: Final = 100
PERCENT: Final = 100.0  # hundredths: the unit is then a hundredth of the win

Terms = dict[str, int]


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more one continuation yields than another.

    mean, error (standard): hundredths of a coin or a point, or of a percent of the win.
    """

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether its sign is significant."""
        return abs(self.mean) >= SURE * self.error and abs(self.mean) > 0


@dataclass(frozen=True, slots=True)
class Reasons:
    """What the best option gains over the next one.

    after: a horizon, or COURSES; total: of all terms, including insignificant ones; terms: by name.
    """

    after: str
    total: Difference
    terms: dict[str, Difference]

    @property
    def is_gain(self) -> bool:
        """Whether there is a significant gain that is worth reporting."""
        return self.total.is_sure and self.total.mean >= LEAST

    @property
    def main_terms(self) -> list[tuple[str, Difference]]:
        """The significant terms, gains first, the largest of each; none if contrary to the total."""
        sure = [
            (name, one)
            for name, one in self.terms.items()
            if one.is_sure and abs(one.mean) >= LEAST
        ]
        sure.sort(key=lambda pair: -abs(pair[1].mean))
        sure = [pair for pair in sure if pair[0] != REST]
        more = [pair for pair in sure if pair[1].mean > 0][:MOST_TOLD]
        less = [pair for pair in sure if pair[1].mean < 0][:MOST_TOLD]
        return more + less if sum(one.mean for _, one in more + less) > 0 else []


class Worlds:
    """The sampled worlds in which continuations are compared."""

    def __init__(
        self, game: Rules, bot: Searcher, observation: Any, rng: np.random.Generator,
        count: int = WORLDS,
    ) -> None:  # fmt: skip
        """Sample `count` worlds for the seat to act."""
        self.seat: int = game.turn(observation)
        self._game = game
        self._bot = bot
        self._greedy = game.spec.bots.new(game, "greedy")
        self._worlds = [game.sample_world(observation, rng) for _ in range(count)]

    @property
    def first(self) -> Any:
        """A copy of one of them."""
        return self._worlds[0].copy()

    def outlook(self, actions: Sequence[int]) -> list[dict[str, Terms]]:
        """Return the terms for the seat at each horizon after the actions, by world."""
        return [self._follow(number, actions) for number in range(len(self._worlds))]

    def gains(self, best: int, other: int) -> list[dict[str, float]]:
        """Return the gain in chance of the first action, in hundredths of a percent, by world and term.

        Empty if the search cannot provide it.
        """
        found = []
        for number, world in enumerate(self._worlds, start=1):
            gap = self._bot.gains(world, (best, other), self.seat, number)
            if gap is None:
                return []
            found.append({name: PERCENT * HUNDREDTHS * part for name, part in gap.items()})
        return found

    def _follow(self, number: int, actions: Sequence[int]) -> dict[str, Terms]:
        """One world. Greedy decisions use the same random numbers for all actions."""
        world, rng = self._worlds[number].copy(), np.random.default_rng(number)
        for action in actions:
            self._game.apply(world, action)
        found = {}
        self._finish_turn(world, rng)
        found[TURN] = self._terms(world)
        self._play_others(world, rng)
        found[REPLY] = self._terms(world)
        self._decide(world, rng)
        self._finish_turn(world, rng)
        found[NEXT] = self._terms(world)
        return found

    def _terms(self, world: Any) -> Terms:
        return self._bot.terms(world, self.seat)

    def _finish_turn(self, world: Any, rng: np.random.Generator) -> None:
        while not is_turn_over(self._game, self._bot, world, self.seat):
            self._decide(world, rng)

    def _play_others(self, world: Any, rng: np.random.Generator) -> None:
        """Play until the seat begins a turn."""
        game = self._game
        while not game.is_over(world) and (
            game.turn(world) != self.seat or not self._bot.is_first(world)
        ):
            self._decide(world, rng)

    def _decide(self, world: Any, rng: np.random.Generator) -> None:
        game = self._game
        if not game.is_over(world):
            seen = game.observe(world, game.turn(world))
            game.apply(world, self._greedy.decide(seen, game.legal(world), rng))


def is_turn_over(game: Rules, bot: Searcher, world: Any, seat: int) -> bool:
    """Whether the seat has nothing more to decide in the turn."""
    if game.is_over(world) or game.turn(world) != seat:
        return True
    return bot.is_first(world)


def reasons_for(
    best: Sequence[dict[str, Terms]], other: Sequence[dict[str, Terms]]
) -> Reasons | None:
    """Return what favours the first of two outlooks on the same worlds, if significant."""
    for after in HORIZONS:
        found = gap_after(best, other, after)
        if found.is_gain:
            return found
    return None


def gap_after(
    best: Sequence[dict[str, Terms]], other: Sequence[dict[str, Terms]], after: str
) -> Reasons:
    """Return by how much the first of two outlooks on the same worlds is better, significant or not."""
    return added_up(
        after,
        [
            {name: worth - right[after][name] for name, worth in left[after].items()}
            for left, right in zip(best, other, strict=True)
        ],
    )


def reasons_by_courses(
    worlds: Worlds, best: int, other: int, stretch: float = 1.0
) -> Reasons | None:
    """Return what favours an action over another by the search's expected courses; None as above.

    stretch: the factor by which differences of chances are scaled for display. A reason needs a
    term, because the larger chance itself is displayed anyway.
    """
    gaps = [
        {name: stretch * part for name, part in gap.items()} for gap in worlds.gains(best, other)
    ]
    found = added_up(COURSES, gaps) if gaps else None
    return found if found is not None and found.is_gain and found.main_terms else None


def added_up(after: str, gaps: Sequence[Mapping[str, float]]) -> Reasons:
    """Return differences by term of at least two worlds, and their sum."""
    total = difference([sum(gap.values()) for gap in gaps])
    return Reasons(
        after, total, {name: difference([gap[name] for gap in gaps]) for name in gaps[0]}
    )


def difference(values: Sequence[float]) -> Difference:
    """Return the mean of at least two values, and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Difference(mean, math.sqrt(spread / len(values)))
