"""One scale for all bots: Plackett-Luce strengths, fitted to the ranks of every game.

A bot of strength w is ranked first among those still to be ranked with probability w over the sum
of their strengths; with two seats this is the Bradley-Terry model. A tie counts as every order of
the tied in equal parts. Strengths are given as Elo: 400 points are odds of ten to one.

So that a bot that has won everything keeps a finite strength, each pair that has met is given one
additional drawn game (one between bots that never met would pull the ends of a long ladder
together).

For the intervals deals are resampled (bootstrap), and with them, instead of that drawn game, a deal
won by each of the two, with a random weight around 1. If n deals all went one way, the figure given
is the strength at which this would happen once in 40 times. `limit` says whether a distance is
known or only such a bound.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, permutations
from typing import Any, Final, TypeAlias

import numpy as np

ELO: Final = 400 / math.log(10)
REPLICAS: Final = 1000
PRIOR: Final = 1.0  # drawn games between each two bots that have met
FEW: Final = 10  # deals: resampling fewer gives no meaningful interval
MOST_STEPS: Final = 100
LARGEST_STEP: Final = (
    2.0  # of a logarithm: longer steps are cut, so that the iteration does not diverge
)
ENOUGH: Final = 1e-8

Choice: TypeAlias = tuple[int, tuple[int, ...]]  # who was ranked next, how many of each were left
Places: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]  # bots by seat, their ranks


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot on the ladder. limit: None, or `at least` or `at most` if the games give only a bound.

    low, high: the 95 % interval, None after too few deals; for a bot with a limit, one is the
    bound.
    """

    bot: int
    elo: float
    low: float | None
    high: float | None
    limit: str | None


def ladder(
    games: Iterable[tuple[int, Sequence[int], Sequence[int]]], bots: int, anchor: int, seed: int = 0
) -> list[Rung]:
    """Return the bots from the strongest to the weakest; the anchor's strength is 0.

    A bot that is connected to the anchor by no chain of games is omitted.

    games: the deal of each, the bots by seat, their ranks from 0; intervals come from a thousand
    resamplings of the deals, which `seed` makes repeatable.
    """
    by_deal, choices = _choices_by_deal(games, bots)
    model = _Model(choices, by_deal, bots, anchor)
    counts = by_deal.sum(axis=0)
    strengths = model.fit(counts)
    rng = np.random.default_rng(seed)
    deals = len(by_deal)
    drawn = np.array([
        model.fit(_drawn_anew(rng, deals) @ by_deal, strengths, rng) for _ in range(REPLICAS)
    ])  # fmt: skip
    low, high = np.percentile(drawn * ELO, [2.5, 97.5], axis=0)
    limits = _limits(model, counts, bots, anchor)
    rungs = [Rung(anchor, 0.0, 0.0, 0.0, None)]
    for bot in model.free:
        elo = float(strengths[bot] * ELO)
        if limits[bot] is not None or model.deals[bot] >= FEW:
            rungs.append(Rung(bot, elo, float(low[bot]), float(high[bot]), limits[bot]))
        else:
            rungs.append(Rung(bot, elo, None, None, None))
    return sorted(rungs, key=lambda rung: -rung.elo)


def strengths_of(
    games: Iterable[tuple[int, Sequence[int], Sequence[int]]], bots: int, anchor: int = 0
) -> Any:
    """Return the fitted logarithms of the strengths alone, without intervals."""
    by_deal, choices = _choices_by_deal(games, bots)
    return _Model(choices, by_deal, bots, anchor).fit(by_deal.sum(axis=0))


def _drawn_anew(rng: Any, deals: int) -> Any:
    """How often each deal is drawn in a bootstrap sample of all deals."""
    return np.bincount(rng.integers(deals, size=deals), minlength=deals).astype(float)


class _Model:
    """The likelihood of choices, and its maximum.

    free: the bots whose strength is fitted; deals: on how many each bot was chosen or passed over.
    """

    def __init__(self, choices: Sequence[Choice], by_deal: Any, bots: int, anchor: int) -> None:
        there = np.array([left for _, left in choices]).reshape(len(choices), bots) > 0
        met = who_met((np.flatnonzero(row).tolist() for row in there), bots)
        tied = closure(met)[anchor]
        self.free = [bot for bot in range(bots) if bot != anchor and tied[bot]]
        self.deals = (by_deal @ there > 0).sum(axis=0)
        pairs = [(a, b) for a, b in permutations(range(bots), 2) if met[a, b]]
        prior = [(a, tuple(int(i in (a, b)) for i in range(bots))) for a, b in pairs]
        every = [*choices, *prior]
        self.chosen = np.array([choice[0] for choice in every], int)
        self.left = np.array([choice[1] for choice in every], float).reshape(len(every), bots)
        self.prior = np.full(len(prior), PRIOR / 2)
        self.a_deal = np.array(
            [_of_a_deal(by_deal @ (there[:, a] & there[:, b])) for a, b in pairs]
        )

    def fit(self, counts: Any, start: Any = None, rng: Any = None) -> Any:
        """Fit the logarithms of the strengths by Newton's method; the likelihood has one maximum.

        rng: draws the weights of the added deals.
        """
        added = self.prior if rng is None else self.a_deal * rng.exponential(size=len(self.prior))
        weights = np.concatenate([counts, added])
        won = np.bincount(self.chosen, weights=weights, minlength=self.left.shape[1])
        strengths = np.zeros(self.left.shape[1]) if start is None else start.copy()
        if not self.free:
            return strengths
        height = self._height(weights, strengths)
        for _ in range(MOST_STEPS):
            step = self._step(weights, won, strengths)
            while True:
                higher = self._height(weights, strengths + step)
                if higher >= height - 1e-9 * abs(height):
                    break
                step = step / 2
            strengths, height = strengths + step, higher
            if np.abs(step).max() < ENOUGH:
                break
        return strengths

    def _height(self, weights: Any, strengths: Any) -> float:
        """The logarithm of the likelihood."""
        whole = self.left @ np.exp(strengths)
        return float(weights @ (strengths[self.chosen] - np.log(whole)))

    def _step(self, weights: Any, won: Any, strengths: Any) -> Any:
        """The Newton step to the maximum of the local parabola; 0 for the anchor."""
        chances = self.left * np.exp(strengths)
        chances /= chances.sum(axis=1, keepdims=True)
        weighted = chances * weights[:, None]
        expected = weighted.sum(axis=0)
        curve = np.diag(expected) - weighted.T @ chances
        step = np.zeros_like(strengths)
        free = np.ix_(self.free, self.free)
        step[self.free] = np.linalg.solve(curve[free], (won - expected)[self.free])
        longest = np.abs(step).max()
        return step if longest <= LARGEST_STEP else step * (LARGEST_STEP / longest)


def _of_a_deal(choices: Any) -> float:
    """The mean number of choices between two bots on a deal on which they met. choices: by deal."""
    return float(choices[choices > 0].mean())


def who_met(groups: Iterable[Sequence[int]], bots: int) -> Any:
    """Which pairs of bots share a group, shape (bots, bots)."""
    met = np.zeros((bots, bots), bool)
    for group in groups:
        met[np.ix_(group, group)] = True
    return met


def closure(steps: Any) -> Any:
    """Return the reflexive transitive closure of a relation; both have shape (bots, bots)."""
    reached = steps | np.eye(len(steps), dtype=bool)
    for _ in range(len(steps).bit_length()):  # doubles the number of steps each time
        reached = reached @ reached
    return reached


def _choices_by_deal(
    games: Iterable[tuple[int, Sequence[int], Sequence[int]]], bots: int
) -> tuple[Any, list[Choice]]:
    """How often each choice was made on each deal, shape (deals, choices)."""
    numbers: dict[Choice, int] = {}
    deals: defaultdict[int, Counter[int]] = defaultdict(Counter)
    for deal, seating, ranks in games:
        for choice, weight in _choices((tuple(seating), tuple(ranks)), bots):
            deals[deal][numbers.setdefault(choice, len(numbers))] += weight  # type: ignore[assignment]
    table = np.zeros((len(deals), len(numbers)))
    for row, deal in enumerate(sorted(deals)):
        for number, weight in deals[deal].items():
            table[row, number] = weight
    return table, list(numbers)


@lru_cache(maxsize=100_000)
def _choices(places: Places, bots: int) -> tuple[tuple[Choice, float], ...]:
    """The choices that ranked the bots of a game, without those between equal bots."""
    orders = list(_orders(places[1]))
    found: Counter[Choice] = Counter()
    for order in orders:
        left = Counter(places[0])
        for seat in order:
            if len(left) > 1:
                choice = (places[0][seat], tuple(left[bot] for bot in range(bots)))
                found[choice] += 1 / len(orders)  # type: ignore[assignment]
            left[places[0][seat]] -= 1
            left += Counter()  # drops bots whose count is zero
    return tuple(found.items())


def _orders(ranks: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every order of the seats that is consistent with the ranks."""
    for order in permutations(range(len(ranks))):
        if all(ranks[a] <= ranks[b] for a, b in pairwise(order)):
            yield order


def _limits(model: _Model, counts: Any, bots: int, anchor: int) -> list[str | None]:
    """Which distances to the anchor are only bounded by the games.

    A distance is known if each of the two has been ranked before the other, possibly through a
    chain of bots each ranked before the next.
    """
    before = np.zeros((bots, bots), bool)
    for number in np.flatnonzero(counts):
        before[model.chosen[number]] |= model.left[number] > 0
    reaches = closure(before)
    limits: list[str | None] = []
    for bot in range(bots):
        if reaches[bot, anchor] and not reaches[anchor, bot]:
            limits.append("at least")
        elif reaches[anchor, bot] and not reaches[bot, anchor]:
            limits.append("at most")
        else:
            limits.append(None)
    return limits
