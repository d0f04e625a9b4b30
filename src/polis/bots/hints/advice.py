"""A bot's advice with its reasons, as data that can be worded in any language."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from polis.bots import Budget
from polis.bots.review.judge import Gain, Judge, gain_of
from polis.bots.review.lines import followed, ranked
from polis.core.contract.game import Rules
from polis.core.kernels.layout import Observation, State
from polis.games.levels import STRONGEST
from polis.search.bots import Candidate, Searcher

HINT_BUDGET: Final = Budget(seconds=1.0)
LOOK: Final = Budget(seconds=0.3, simulations=1000)  # of each search of the judge
MOST_OPTIONS: Final = 3
MOST_TRIED: Final = 6  # candidates considered as options
FEW_VISITS: Final = 8  # the expected line ends at a node with fewer visits


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play on.

    actions: of the seat, as far as its turn can be foreseen; visits: in the search; shares: each
    seat's chance of winning, 0 to 1, calibrated for display.
    """

    actions: tuple[int, ...]
    visits: int
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """Options, the best first: none has a larger chance of winning for the seat.

    line: the expected decisions after the best, as (seat, action); simulations: the visits of all
    actions, including those that are no option; gain: what the best gains over the next one, or
    None if there is no next one or no difference is significant.
    """

    seat: int
    options: tuple[Option, ...]
    line: tuple[tuple[int, int], ...]
    simulations: int
    gain: Gain | None = None


class Adviser:
    """Gives hints about a game; not thread-safe."""

    def __init__(self, game: Rules, threads: int = 1, budget: Budget = HINT_BUDGET) -> None:
        """threads: for its search; budget: for that; the judge may take as many seconds again."""
        self._game = game
        self.search = game.spec.bots.search(game, STRONGEST, budget, threads)
        second = game.spec.bots.search(game, STRONGEST, LOOK)
        self._judge = Judge(game, second, seconds=budget.seconds or math.inf)

    def advise(self, observation: Observation, rng: np.random.Generator) -> Advice:
        """Return the advice for an observation with at least one legal action."""
        return advise(self._game, self.search, observation, rng, self._judge)


def advise(
    game: Rules,
    bot: Searcher,
    observation: Observation,
    rng: np.random.Generator,
    judge: Judge | None = None,
) -> Advice:
    """Search an observation with at least one legal action and return the advice.

    judge: compares the options; None: what the search expects decides, without reasons.
    """
    slope = game.spec.bots.slope(game)
    searched = bot.search(observation, rng, is_whole=True)
    found = [replace(one, shares=calibrated(one.shares, slope)) for one in searched]
    options = _options(game, bot, game.sample_world(observation, rng), found)
    gain = None
    if judge is not None and len(options) > 1:
        options, gain = _judged(judge, observation, options, rng, slope)
    best = options[0].actions
    line = bot.expected_line(best[0], FEW_VISITS)[len(best) :]
    visits = sum(one.visits for one in found)
    return Advice(game.turn(observation), tuple(options), tuple(line), visits, gain)


def _judged(
    judge: Judge,
    observation: Observation,
    options: list[Option],
    rng: np.random.Generator,
    slope: float,
) -> tuple[list[Option], Gain | None]:
    """The options with the judge's chances, the best first, and what it gains over the next."""
    judged = judge.judge(observation, [one.actions for one in options], rng)
    if not judged:
        return options, None
    pairs = [
        (replace(option, shares=calibrated(line.value, slope)), line)
        for option, line in zip(options, judged, strict=True)
    ]
    pairs.sort(key=lambda pair: -pair[0].shares[pair[1].seat])
    return [option for option, _ in pairs], gain_of(pairs[0][1], pairs[1][1])


def _options(game: Rules, bot: Searcher, world: State, found: Sequence[Candidate]) -> list[Option]:
    """The options of a search; of those that lead to the same position the first."""
    options: dict[bytes, Option] = {}
    for one in ranked(found, game.turn(world))[:MOST_TRIED]:
        after = world.copy()
        expected = bot.expected_line(one.action, FEW_VISITS)
        # A search with few simulations may expect nothing of an action; it is an option all the same.
        wanted = [action for _, action in expected] or [one.action]
        actions = followed(game, bot, after, wanted)
        options.setdefault(after.tobytes(), Option(actions, one.visits, one.shares))
        if len(options) == MOST_OPTIONS:
            break
    return list(options.values())


def texts_of(game: Rules, actions: Sequence[int]) -> str:
    """Return actions in notation, in order."""
    return ", ".join(game.text(action) for action in actions)


LEAST: Final = 1e-4  # smaller shares are raised to this


def calibrated(shares: Sequence[float], slope: float) -> tuple[float, ...]:
    """Return the shares of all seats as they are shown.

    A search may be overconfident or underconfident. The correction is measured in games of a level
    against itself (`polis_lab.measuring.calibration`); bots decide by the uncorrected shares.
    """
    return tuple(sharpened(np.array(shares), slope).tolist())


def sharpened(shares: Any, slope: float) -> Any:
    """Scale the logarithms of the shares along the last axis and normalise to a sum of 1."""
    if slope == 1:
        return shares
    powers = np.maximum(shares, LEAST) ** slope
    return powers / powers.sum(axis=-1, keepdims=True)
