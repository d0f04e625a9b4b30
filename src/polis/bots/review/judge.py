"""The judge of lines: what each is worth, how sure that is, and what one gains over another, by source of points.

All lines are played in the same sampled worlds with the same chance. A search that has not chosen
them completes the turn, and tells the chances of winning where the next seat begins. From there the
replies that it expects are played until the seat is on turn again, and the parts of the evaluation
are noted.
"""

import math
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from polis.core.contract.game import Bot, Rules
from polis.core.kernels.layout import Observation, State
from polis.search.bots import Searcher

WORLDS: Final = 8
LEAST_WORLDS: Final = 2  # a single one has no error
SEEN: Final = 8  # visits of a reply that is expected

Shares = tuple[float, ...]
Outcome = tuple[Shares, dict[str, int]]
Line = Sequence[int]  # the actions of the seat to act, as far as they go


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean over worlds, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A line in each of the worlds.

    shares: each seat's chance of winning; sources: the parts of the evaluation for the seat that
    plays the line, in hundredths of a point or a coin.
    """

    seat: int
    shares: tuple[Shares, ...]
    sources: tuple[dict[str, int], ...]

    @property
    def value(self) -> Shares:
        """Each seat's chance of winning."""
        return tuple(added(column) / len(self.shares) for column in zip(*self.shares, strict=True))

    @property
    def error(self) -> float:
        """The standard error of the chance of the seat that plays the line."""
        return estimate([shares[self.seat] for shares in self.shares]).error


def added(values: Iterable[float]) -> float:
    """Return the sum, added one by one in every version of Python, as a browser adds."""
    total = 0.0
    for value in values:
        total += value
    return total


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of at least two values, and its standard error."""
    mean = added(values) / len(values)
    spread = added((value - mean) * (value - mean) for value in values) / (len(values) - 1)
    return Estimate(mean, math.sqrt(spread / len(values)))


def loss_of(line: Judged, best: Judged) -> Estimate:
    """Return by how much a line is worse for its seat than another in the same worlds."""
    pairs = zip(best.shares, line.shares, strict=True)
    return estimate([one[line.seat] - other[line.seat] for one, other in pairs])


def is_turn_over(game: Rules, bot: Searcher, world: State, seat: int) -> bool:
    """Whether the seat has nothing more to decide in the turn."""
    return game.is_over(world) or game.turn(world) != seat or bot.is_first(world)


class Judge:
    """Judges lines of a game; not thread-safe."""

    def __init__(
        self, game: Rules, bot: Searcher, worlds: int = WORLDS, seconds: float = math.inf
    ) -> None:
        """bot: plays on and searches; worlds: at least two.

        seconds: after the first two worlds, no other begins that would probably end later.
        """
        self.bot = bot
        self.game = game
        self._greedy = game.spec.bots.new(game, "greedy")
        self._worlds = worlds
        self._seconds = seconds

    def judge(
        self, observation: Observation, lines: Sequence[Line], rng: np.random.Generator
    ) -> list[Judged]:
        """Judge lines of the seat to act; returns an empty list if the bot's `stop` is set meanwhile."""
        began, done, found = time.perf_counter(), 0, list[Judged]()
        worlds = Worlds(self, observation, rng)
        while done < self._worlds and self._has_time(done, time.perf_counter() - began):
            done += 1
            found = worlds.judged(lines, done)
            if self.bot.stop.is_set():
                return []
        return found

    def _has_time(self, done: int, took: float) -> bool:
        return done < LEAST_WORLDS or took * (done + 1) / done <= self._seconds

    def play(self, world: State, seat: int, line: Line, seed: int) -> Outcome:
        """Return the chances after a line, and the sources after the replies; overwrites the world."""
        rng = np.random.default_rng(seed)
        for action in line:
            self.game.apply(world, action)
        self.bot.forget()
        while not is_turn_over(self.game, self.bot, world, seat):
            self._decide(self.bot, world, rng)
        shares, replies = self._look(world, rng)
        self._reply(world, seat, replies, rng)
        return shares, self.bot.terms(world, seat)

    def _look(self, world: State, rng: np.random.Generator) -> tuple[Shares, list[int]]:
        """Search where the next seat begins; returns the chances and the actions expected."""
        game = self.game
        if game.is_over(world):
            winners, seats = game.winners(world), len(game.scores(world))
            return tuple((one in winners) / len(winners) for one in range(seats)), []
        self.bot.forget()
        found = self.bot.search(game.observe(world, game.turn(world)), rng, is_whole=True)
        best = max(found, key=lambda one: one.visits)
        return best.shares, [action for _, action in self.bot.expected_line(best.action, SEEN)]

    def _reply(
        self, world: State, seat: int, expected: Iterable[int], rng: np.random.Generator
    ) -> None:
        """Play until the seat begins a turn: what is expected if it is legal, else greedily."""
        game, replies = self.game, iter(expected)
        while not game.is_over(world) and not (
            game.turn(world) == seat and self.bot.is_first(world)
        ):
            reply = next(replies, None)
            if reply is not None and reply in game.legal(world):
                game.apply(world, reply)
            else:
                replies = iter(())
                self._decide(self._greedy, world, rng)

    def _decide(self, bot: Bot, world: State, rng: np.random.Generator) -> None:
        game = self.game
        seen = game.observe(world, game.turn(world))
        game.apply(world, bot.decide(seen, game.legal(world), rng))


class Worlds:
    """The sampled worlds of a position. A line is played once in each of them, always with the same chance."""

    def __init__(self, judge: Judge, observation: Observation, rng: np.random.Generator) -> None:
        """rng: draws the worlds, and the chance in each."""
        self._judge = judge
        self._observation = observation
        self._rng = rng
        self._drawn: list[tuple[State, int]] = []
        self._found: dict[tuple[int, ...], list[Outcome]] = {}

    def judged(self, lines: Sequence[Line], worlds: int) -> list[Judged]:
        """Return lines of the seat to act, each judged in the first worlds. worlds: how many."""
        game = self._judge.game
        seat = game.turn(self._observation)
        while len(self._drawn) < worlds:
            world = game.sample_world(self._observation, self._rng)
            self._drawn.append((world, int(self._rng.integers(1 << 62))))
        found = [self._outcomes(tuple(line), seat, worlds) for line in lines]
        return [Judged(seat, *zip(*outcomes, strict=True)) for outcomes in found]

    def _outcomes(self, line: tuple[int, ...], seat: int, worlds: int) -> list[Outcome]:
        outcomes = self._found.setdefault(line, [])
        for world, seed in self._drawn[len(outcomes) : worlds]:
            outcomes.append(self._judge.play(world.copy(), seat, line, seed))
        return outcomes[:worlds]


SURE: Final = 2.0  # standard errors; smaller differences may be chance
LEAST: Final = 10  # hundredths; smaller differences are not worth reporting
MOST_TOLD: Final = 3  # the most gains, and the most losses, to report
HUNDREDTHS: Final = 100

Sources = list[tuple[str, Estimate]]


@dataclass(frozen=True, slots=True)
class Gain:
    """The differences between two lines. total: of all sources; sources: by name."""

    total: Estimate
    sources: Mapping[str, Estimate]

    @property
    def more(self) -> Sources:
        """The sources of more points, the largest first: those that are sure."""
        return self._sure(1)

    @property
    def less(self) -> Sources:
        """The sources of fewer points."""
        return self._sure(-1)

    def _sure(self, sign: int) -> Sources:
        sure = [
            (name, one)
            for name, one in self.sources.items()
            if is_sure(one) and sign * one.mean >= LEAST
        ]
        return sorted(sure, key=lambda pair: -abs(pair[1].mean))[:MOST_TOLD]


def gain_of(best: Judged, other: Judged) -> Gain | None:
    """Return what the first of two lines gains in the same worlds; None if no gain is sure."""
    pairs = list(zip(best.sources, other.sources, strict=True))
    gaps = [{name: left[name] - right[name] for name in left} for left, right in pairs]
    total = estimate([sum(gap.values()) for gap in gaps])
    return sure_gain(total, {name: estimate([gap[name] for gap in gaps]) for name in gaps[0]})


def sure_gain(total: Estimate, sources: Mapping[str, Estimate]) -> Gain | None:
    """Return a gain that is worth reporting; None if it is not sure.

    A gain whose sure sources together speak against the line is not told by source.
    """
    if not is_sure(total) or total.mean < LEAST:
        return None
    gain = Gain(total, sources)
    is_for = sum(one.mean for _, one in gain.more + gain.less) > 0
    return gain if is_for else Gain(total, {})


def is_sure(one: Estimate) -> bool:
    """Whether the sign of a difference is not chance."""
    return abs(one.mean) >= SURE * one.error and one.mean != 0
