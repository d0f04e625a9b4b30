"""Verdicts: what a move was worth, beside the best one found and a journeyman's.

One search finds the best whole move. It, the move played and the move of a journeyman are then judged
by another search, in the same sampled worlds. Everything follows from what the seat knew and from the
ply, so the same game has the same verdicts, and a browser finds them to the same byte.
"""

import hashlib
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from polis.bots.review.judge import (
    Estimate,
    Judge,
    Judged,
    Line,
    Shares,
    Worlds,
    added,
    estimate,
    loss_of,
)
from polis.bots.review.lines import Move, followed, ranked, whole_move
from polis.core.contract.game import Rules
from polis.core.kernels.layout import Observation
from polis.games.levels import STRONGEST
from polis.search.bots import Budget

JOURNEYMAN: Final = "journeyman"
FEW_VISITS: Final = 8  # a line is expected up to a node with fewer visits
WORTH: Final = (
    0.01  # of a win: a loss from here on is judged in more worlds while its error is as large
)
SURE: Final = 2.0  # errors
MOST_SIMULATIONS: Final = 50_000

FINDING, JUDGING, LUCK = range(3)  # what the chance of a ply is used for


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep a review looks.

    simulations: of each search, 1 to 50,000; worlds: in which each line is judged, at least 2;
    most_worlds: the most, where the loss is not sure after those; again: how many times as deep a move with
    a mark is looked at once more, 1: not; least: millionths of a win from which a loss has a mark; salt: of
    all chance, 0 for everybody: another one shows how much of a verdict is chance.
    """

    simulations: int
    worlds: int = 4
    most_worlds: int = 32
    again: int = 1
    least: int = 20_000
    salt: int = 0

    @property
    def deeper(self) -> "Depth":
        """How deep a move with a mark is looked at once more."""
        return replace(self, simulations=self.again * self.simulations, again=1)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a move was worth. All chances are shares of a win.

    best, journeyman: the moves of the reviewer and of a journeyman; chance: each seat's after the best
    move; worlds: in which lines were judged, 0 where all three are the same; loss: how much less likely
    the seat wins after its own move than after the best; missed: the same for the journeyman's; points:
    what the best move gains over the one played, in hundredths; sources: by name.
    """

    move: Move
    best: tuple[int, ...]
    journeyman: tuple[int, ...]
    chance: tuple[float, ...]
    worlds: int
    loss: Estimate
    missed: Estimate
    points: Estimate
    sources: dict[str, Estimate]


@dataclass(frozen=True, slots=True)
class Tried:
    """What another move is worth. loss: against the best; gain: over the one played."""

    loss: Estimate
    gain: Estimate


NOTHING: Final = Estimate(0.0, 0.0)


def chance_of(
    observation: Observation, ply: int, use: int, salt: int = 0
) -> np.random.Generator:  # fmt: skip
    """Return the chance of a ply for one use: it follows from what the seat knows, and from nothing else."""
    digest = hashlib.sha256(observation.tobytes()).digest()
    return np.random.default_rng([ply, use, int.from_bytes(digest[:8], "big") ^ salt])


class Reviewer:
    """Judges the moves of a game; not thread-safe."""

    def __init__(self, game: Rules, depth: Depth) -> None:
        """Load the strongest bot of the game, and its journeyman."""
        self.game = game
        self.depth = depth
        budget = Budget(simulations=depth.simulations)
        self.bot = game.spec.bots.search(game, STRONGEST, budget)
        self._judge = Judge(game, self.bot)
        self._journeyman = game.spec.bots.new(game, JOURNEYMAN)

    def verdict(self, move: Move) -> Verdict:
        """Judge a move with a choice."""
        return self.compared(move, *self._found(self.game.observe(move.state, move.seat), move.ply))

    def compared(
        self, move: Move, best: tuple[int, ...], journeyman: tuple[int, ...], chance: Shares
    ) -> Verdict:
        """Judge a move beside two others. chance: by seat, where all three lead to one position."""
        seen = self.game.observe(move.state, move.seat)
        lines = self._distinct(seen, move.ply, [best, move.actions, journeyman])
        best, _, journeyman = lines
        if len(set(lines)) == 1:
            return Verdict(move, best, journeyman, chance, 0, NOTHING, NOTHING, NOTHING, {})
        worlds = Worlds(self._judge, seen, self._chance(seen, move.ply, JUDGING))
        count = self.depth.worlds
        judged = worlds.judged(lines, count)
        while count < self.depth.most_worlds and _is_open(loss_of(judged[1], judged[0])):
            count = min(2 * count, self.depth.most_worlds)
            judged = worlds.judged(lines, count)
        sure, own, other = judged
        points, sources = gained(sure, own)
        loss, missed = loss_of(own, sure), loss_of(other, sure)
        return Verdict(move, best, journeyman, sure.value, count, loss, missed, points, sources)

    def tried(self, move: Move, best: tuple[int, ...], worlds: int, wanted: Line) -> Tried:
        """Judge another move in the worlds of a verdict. wanted: its actions; worlds: of the verdict."""
        seen = self.game.observe(move.state, move.seat)
        world = self.game.sample_world(seen, self._chance(seen, move.ply, FINDING))
        line = followed(self.game, self.bot, world, wanted)
        lines = self._distinct(seen, move.ply, [best, move.actions, line])
        found = Worlds(self._judge, seen, self._chance(seen, move.ply, JUDGING))
        sure, own, other = found.judged(lines, worlds)
        return Tried(loss_of(other, sure), loss_of(own, other))

    def _chance(self, seen: Observation, ply: int, use: int) -> np.random.Generator:
        return chance_of(seen, ply, use, self.depth.salt)

    def _found(
        self, seen: Observation, ply: int
    ) -> tuple[tuple[int, ...], tuple[int, ...], Shares]:  # fmt: skip
        """Return the best whole move, the journeyman's, and each seat's chance with the best."""
        game, bot, rng = self.game, self.bot, self._chance(seen, ply, FINDING)
        world = game.sample_world(seen, rng)
        bot.forget()
        found = bot.search(seen, rng, is_whole=True)
        first = ranked(found, game.turn(seen))[0]
        expected = [action for _, action in bot.expected_line(first.action, FEW_VISITS)]
        best = whole_move(game, bot, world.copy(), bot, rng, expected)
        return best, whole_move(game, bot, world, self._journeyman, rng), first.shares

    def _distinct(
        self, seen: Observation, ply: int, lines: list[tuple[int, ...]]
    ) -> list[tuple[int, ...]]:  # fmt: skip
        """Return for each line the first one that leads to the same position."""
        found, first = [], dict[bytes, tuple[int, ...]]()
        world = self.game.sample_world(seen, self._chance(seen, ply, FINDING))
        for line in lines:
            after = world.copy()
            for action in line:
                self.game.apply(after, action)
            found.append(first.setdefault(after.tobytes(), line))
        return found


def _is_open(loss: Estimate) -> bool:
    """Whether a loss that would count is not sure yet."""
    return loss.mean >= WORTH and loss.mean < SURE * loss.error


def gained(best: Judged, other: Judged) -> tuple[Estimate, dict[str, Estimate]]:
    """Return what a line gains over another in the same worlds, in hundredths: in all, and by source."""
    pairs = list(zip(best.sources, other.sources, strict=True))
    gaps = [{name: left[name] - right[name] for name in left} for left, right in pairs]
    total = estimate([added(gap.values()) for gap in gaps])
    return total, {name: estimate([gap[name] for gap in gaps]) for name in gaps[0]}
