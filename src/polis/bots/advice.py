"""The advice of a bot with its reasons, as data that can be put into words in any language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_bot, new_search
from polis.bots.levels import STRONGEST
from polis.games import GAMES
from polis.search.searcher import Candidate, Searcher

HINT_BUDGET: Final = Budget(seconds=1.0)
MOST_OPTIONS: Final = 3
FEW_VISITS: Final = 8  # the expected line ends at a node with fewer visits
WORLDS: Final = 16  # in which options are compared
PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play on.

    actions: of the seat, as far as its turn can be foreseen; visits: in the search; shares: of the
    victory by seat, 0 to 1; terms: the parts of the evaluation after the whole turn for the seat, by
    name, in hundredths of a coin or a point.
    """

    actions: tuple[int, ...]
    visits: int
    shares: tuple[float, ...]
    terms: dict[str, int]


@dataclass(frozen=True, slots=True)
class Advice:
    """Options, the best first; line: the expected decisions after the best, as (seat, action).

    simulations: the visits of all actions, including those that are no option.
    """

    seat: int
    options: tuple[Option, ...]
    line: tuple[tuple[int, int], ...]
    simulations: int

    def reasons(self, least: int = PERCENT // 2) -> list[tuple[str, int]]:
        """The terms in which the best option differs from the next, with the differences, largest first."""
        if len(self.options) < 2:
            return []
        best, other = self.options[0].terms, self.options[1].terms
        gaps = [(name, best[name] - other[name]) for name in best]
        return sorted(
            ((name, gap) for name, gap in gaps if abs(gap) >= least), key=lambda one: -abs(one[1])
        )


def new_adviser(game: Any, threads: int = 1) -> Searcher:
    """The bot that gives hints. threads: for its search; one thread at a time may use the bot."""
    return new_search(game, "hint", STRONGEST, HINT_BUDGET, threads)


def advise(game: Any, bot: Searcher, observation: Any, rng: np.random.Generator) -> Advice:
    """Search an observation in which at least one action is legal."""
    seat = game.turn(observation)
    found = bot.search(observation, rng, is_whole=True)
    ranked = sorted(found, key=lambda one: (-one.visits, -one.shares[seat], one.action))
    comparison = _Comparison(game, bot, observation, rng)
    options = [comparison.option(one) for one in ranked[:MOST_OPTIONS] if one.visits]
    line = bot.expected_line(ranked[0].action, FEW_VISITS)[len(options[0].actions) :]
    return Advice(seat, tuple(options), tuple(line), sum(one.visits for one in found))


class _Comparison:
    """What options lead to, in the same sampled worlds for all, so that chance cannot decide."""

    def __init__(
        self, game: Any, bot: Searcher, observation: Any, rng: np.random.Generator
    ) -> None:
        """Sample the worlds."""
        self._game = game
        self._bot = bot
        self._seat = game.turn(observation)
        self._worlds = [game.sample_world(observation, rng) for _ in range(WORLDS)]
        self._greedy = new_bot(game, "greedy")
        self._revealing = GAMES[game.name].revealing

    def option(self, found: Candidate) -> Option:
        """A candidate with the decisions of the same turn that the search expects after it."""
        actions = self._line(found.action)
        ends = [self._end(number, actions) for number in range(WORLDS)]
        by_world = [self._bot.terms(end, self._seat) for end in ends]
        terms = {name: round(sum(one[name] for one in by_world) / WORLDS) for name in by_world[0]}
        return Option(actions, found.visits, found.shares, terms)

    def _line(self, first: int) -> tuple[int, ...]:
        """The action and what follows it, to the end of the turn or until a card is revealed.

        Up to there the seat cannot distinguish the worlds.
        """
        world, actions = self._worlds[0].copy(), [first]
        later = [action for _, action in self._bot.expected_line(first, FEW_VISITS)[1:]]
        events = self._game.apply(world, first)
        for action in later:
            if self._is_turn_over(world) or any(e.kind in self._revealing for e in events):
                break
            events = self._game.apply(world, action)
            actions.append(action)
        return tuple(actions)

    def _end(self, number: int, actions: Sequence[int]) -> Any:
        """A world after the actions and the greedy bot's decisions for the rest of the turn."""
        game, world = self._game, self._worlds[number].copy()
        rng = np.random.default_rng(number)
        for action in actions:
            game.apply(world, action)
        while not self._is_turn_over(world):
            seen = game.observe(world, self._seat)
            game.apply(world, self._greedy.decide(seen, game.legal(world), rng))
        return world

    def _is_turn_over(self, world: Any) -> bool:
        if self._game.is_over(world) or self._game.turn(world) != self._seat:
            return True
        return self._bot.is_first(world)


def texts_of(game: Any, actions: Sequence[int]) -> str:
    """Actions in notation, in order."""
    return ", ".join(game.text(action) for action in actions)
