"""A bot's advice with its reasons, as data that can be worded in any language."""

import threading
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from polis.bots import Budget
from polis.bots.hints.calibration import calibrated, slope_of, stretch
from polis.bots.hints.compare_lines import LOOK, RunOff
from polis.bots.hints.reasons import (
    MORE_WORLDS,
    Reasons,
    Terms,
    Worlds,
    is_turn_over,
    reasons_by_courses,
    reasons_for,
)
from polis.core.contract.game import Rules
from polis.games.compiled_bots import CompiledBots
from polis.games.levels import STRONGEST
from polis.search.searcher import Candidate, Searcher

HINT_BUDGET: Final = Budget(seconds=1.0)
MOST_OPTIONS: Final = 3
MOST_TRIED: Final = 6  # candidates considered as options
FEW_VISITS: Final = 8  # the expected line ends at a node with fewer visits
BELIEVED: Final = 3  # a candidate with a third of the most visits may still be the best
PART: Final = 0.8  # of the chances told: the run-off; the rest is what the search expected
CLOSE: Final = 0.1  # options so much worse than the best are not compared with it anew


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
    actions, including those that are no option; reasons: what the best gains over the next one, or
    None if there is no next one or no difference is significant.
    """

    seat: int
    options: tuple[Option, ...]
    line: tuple[tuple[int, int], ...]
    simulations: int
    reasons: Reasons | None = None


Way = tuple[Option, list[dict[str, Terms]]]  # and by world, what it leads to at each horizon


class Adviser:
    """Gives hints about a game; not thread-safe."""

    def __init__(self, game: Rules, threads: int = 1, budget: Budget = HINT_BUDGET) -> None:
        """threads: for its search; budget: for that; the run-off may take as many seconds again."""
        self._game = game
        self.search = game.spec.bots.search(game, STRONGEST, budget, threads)
        self._again: RunOff | None = None
        if isinstance(game.spec.bots, CompiledBots):  # the generic search is too slow for it
            judge = game.spec.bots.search(game, STRONGEST, LOOK)
            self._again = RunOff(game, judge, budget.seconds)

    def heed(self, stop: threading.Event) -> None:
        """End a hint early, with what is known by then, when `stop` is set."""
        self.search.stop = stop
        if self._again is not None:
            self._again.judge.stop = stop

    def advise(self, observation: Any, rng: np.random.Generator) -> Advice:
        """Return the advice for an observation with at least one legal action."""
        return advise(self._game, self.search, observation, rng, self._again)


def advise(
    game: Rules, bot: Searcher, observation: Any, rng: np.random.Generator, again: RunOff | None = None
) -> Advice:  # fmt: skip
    """Search an observation with at least one legal action and return the advice.

    again: compares the options that are close; None: what the search expects decides.
    """
    slope = slope_of(game)
    searched = bot.search(observation, rng, is_whole=True)
    found = [replace(one, shares=calibrated(one.shares, slope)) for one in searched]
    worlds = Worlds(game, bot, observation, rng)
    ways = _ways(game, bot, worlds, found)
    if again is not None:
        ways = _compared(again, observation, ways, slope, rng)
    options = tuple(option for option, _ in ways)
    line = bot.expected_line(options[0].actions[0], FEW_VISITS)[len(options[0].actions) :]
    reasons = reasons_for(ways[0][1], ways[1][1]) if len(ways) > 1 else None
    if reasons is None and len(ways) > 1:
        more = Worlds(game, bot, observation, rng, MORE_WORLDS)
        first, second = (one.actions[0] for one in options[:2])
        shares = {one.action: one.shares for one in searched}
        size = stretch(shares[first], shares[second], worlds.seat, slope)
        reasons = reasons_by_courses(more, first, second, size)
    return Advice(worlds.seat, options, tuple(line), sum(one.visits for one in found), reasons)


def _ways(game: Rules, bot: Searcher, worlds: Worlds, found: Sequence[Candidate]) -> list[Way]:
    """The options of a search, of equivalent ones the first."""
    ways: list[Way] = []
    for one in ranked(found, worlds.seat)[:MOST_TRIED]:
        actions = _line(game, bot, worlds, one.action)
        outlook = worlds.outlook(actions)
        if all(outlook != known for _, known in ways):
            ways.append((Option(actions, one.visits, one.shares), outlook))
        if len(ways) == MOST_OPTIONS:
            break
    return ways


def _compared(
    again: RunOff, observation: Any, ways: list[Way], slope: float, rng: np.random.Generator
) -> list[Way]:
    """The same, with those that are close to the best compared anew; the best first."""
    seat = again.game.turn(observation)
    least = ways[0][0].shares[seat] - CLOSE
    close = [way for way in ways if way[0].shares[seat] >= least]
    judged = again.shares(observation, [option.actions for option, _ in close], rng)
    if not judged:
        return ways
    anew = [
        (_mixed(option, calibrated(shares, slope)), outlook)
        for (option, outlook), shares in zip(close, judged, strict=True)
    ]
    others = [way for way in ways if way[0].shares[seat] < least]
    return sorted([*anew, *others], key=lambda way: -way[0].shares[seat])


def _mixed(option: Option, judged: Sequence[float]) -> Option:
    """The option with the chances of the run-off as a part of its own."""
    both = zip(option.shares, judged, strict=True)
    return replace(option, shares=tuple((1 - PART) * known + PART * new for known, new in both))


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


def _line(game: Rules, bot: Searcher, worlds: Worlds, first: int) -> tuple[int, ...]:
    """The action and what the search expects next, to the end of the turn or until a card is revealed.

    Up to there the seat cannot distinguish the worlds.
    """
    world, actions = worlds.first, [first]
    revealing = game.spec.revealing
    later = [action for _, action in bot.expected_line(first, FEW_VISITS)[1:]]
    events = game.apply(world, first)
    for action in later:
        if is_turn_over(game, bot, world, worlds.seat) or any(e.kind in revealing for e in events):
            break
        events = game.apply(world, action)
        actions.append(action)
    return tuple(actions)


def texts_of(game: Rules, actions: Sequence[int]) -> str:
    """Return actions in notation, in order."""
    return ", ".join(game.text(action) for action in actions)
