"""A bot's advice with its reasons, as data that can be worded in any language."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_search
from polis.bots.chances import calibrated, slope_of, stretch
from polis.bots.levels import STRONGEST
from polis.bots.reasons import (
    MORE_WORLDS,
    Reasons,
    Terms,
    Worlds,
    is_turn_over,
    reasons_by_courses,
    reasons_for,
)
from polis.games import GAMES
from polis.search.searcher import Candidate, Searcher

HINT_BUDGET: Final = Budget(seconds=1.0)
MOST_OPTIONS: Final = 3
MOST_TRIED: Final = 6  # candidates considered as options
FEW_VISITS: Final = 8  # the expected line ends at a node with fewer visits
BELIEVED: Final = 3  # a candidate with a third of the most visits may still be the best


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


def new_adviser(game: Any, threads: int = 1) -> Searcher:
    """Return the bot that gives hints. threads: for its search; the bot is not thread-safe."""
    return new_search(game, "hint", STRONGEST, HINT_BUDGET, threads)


def advise(game: Any, bot: Searcher, observation: Any, rng: np.random.Generator) -> Advice:
    """Search an observation with at least one legal action and return the advice."""
    slope = slope_of(game)
    searched = bot.search(observation, rng, is_whole=True)
    found = [replace(one, shares=calibrated(one.shares, slope)) for one in searched]
    worlds = Worlds(game, bot, observation, rng)
    options: list[Option] = []
    outlooks: list[list[dict[str, Terms]]] = []
    for one in ranked(found, worlds.seat)[:MOST_TRIED]:
        actions = _line(game, bot, worlds, one.action)
        outlook = worlds.outlook(actions)
        if outlook in outlooks:  # an equivalent option
            continue
        options.append(Option(actions, one.visits, one.shares))
        outlooks.append(outlook)
        if len(options) == MOST_OPTIONS:
            break
    line = bot.expected_line(options[0].actions[0], FEW_VISITS)[len(options[0].actions) :]
    reasons = reasons_for(*outlooks[:2]) if len(options) > 1 else None
    if reasons is None and len(options) > 1:
        more = Worlds(game, bot, observation, rng, MORE_WORLDS)
        first, second = (one.actions[0] for one in options[:2])
        shares = {one.action: one.shares for one in searched}
        size = stretch(shares[first], shares[second], worlds.seat, slope)
        reasons = reasons_by_courses(more, first, second, size)
    return Advice(
        worlds.seat, tuple(options), tuple(line), sum(one.visits for one in found), reasons
    )


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


def _line(game: Any, bot: Searcher, worlds: Worlds, first: int) -> tuple[int, ...]:
    """The action and what the search expects next, to the end of the turn or until a card is revealed.

    Up to there the seat cannot distinguish the worlds.
    """
    world, actions = worlds.first, [first]
    revealing = GAMES[game.name].revealing
    later = [action for _, action in bot.expected_line(first, FEW_VISITS)[1:]]
    events = game.apply(world, first)
    for action in later:
        if is_turn_over(game, bot, world, worlds.seat) or any(e.kind in revealing for e in events):
            break
        events = game.apply(world, action)
        actions.append(action)
    return tuple(actions)


def texts_of(game: Any, actions: Sequence[int]) -> str:
    """Return actions in notation, in order."""
    return ", ".join(game.text(action) for action in actions)
