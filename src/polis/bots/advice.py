"""What a bot would do, and why: as data from which sentences in any language are made."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_bot, new_search
from polis.bots.levels import STRONGEST
from polis.games import GAMES
from polis.search.thinker import Candidate, Thinker

THOUGHT: Final = Budget(seconds=1.0)  # what a hint may cost
MOST_OPTIONS: Final = 3
FEW_VISITS: Final = 8  # of a node: what comes after it is a guess
WORLDS: Final = 16  # in which options are compared
PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class Option:
    """A way to play on.

    actions: of the seat, as far as its turn can be foreseen; visits: how often it was looked at;
    shares: of the victory by seat, 0 to 1; terms: what the position after the whole turn is worth
    to the seat, by name, in hundredths of a coin or a point.
    """

    actions: tuple[int, ...]
    visits: int
    shares: tuple[float, ...]
    terms: dict[str, int]


@dataclass(frozen=True, slots=True)
class Advice:
    """Options, the best first; course: what may follow the best, as (seat, action).

    simulations: how often any action was looked at, those that are no option included.
    """

    seat: int
    options: tuple[Option, ...]
    course: tuple[tuple[int, int], ...]
    simulations: int

    def reasons(self, least: int = PERCENT // 2) -> list[tuple[str, int]]:
        """Where the best differs from the next one, in what and by how much; the most first."""
        if len(self.options) < 2:
            return []
        best, other = self.options[0].terms, self.options[1].terms
        gaps = [(name, best[name] - other[name]) for name in best]
        return sorted(
            ((name, gap) for name, gap in gaps if abs(gap) >= least), key=lambda one: -abs(one[1])
        )


def new_adviser(game: Any, threads: int = 1) -> Thinker:
    """The bot that gives hints; one thread at a time may ask it, and it may think in several."""
    return new_search(game, "hint", STRONGEST, THOUGHT, threads)


def advise(game: Any, bot: Thinker, observation: Any, rng: np.random.Generator) -> Advice:
    """Let a bot think about an observation in which at least one action is legal."""
    seat = game.turn(observation)
    found = bot.look(observation, rng, is_whole=True)
    ranked = sorted(found, key=lambda one: (-one.visits, -one.shares[seat], one.action))
    outlook = _Outlook(game, bot, observation, rng)
    options = [outlook.option(one) for one in ranked[:MOST_OPTIONS] if one.visits]
    course = bot.course(ranked[0].action, FEW_VISITS)[len(options[0].actions) :]
    return Advice(seat, tuple(options), tuple(course), sum(one.visits for one in found))


class _Outlook:
    """What options lead to: in the same worlds for all, so that no card makes the difference."""

    def __init__(self, game: Any, bot: Thinker, observation: Any, rng: np.random.Generator) -> None:
        """Sample the worlds."""
        self._game = game
        self._bot = bot
        self._seat = game.turn(observation)
        self._worlds = [game.sample_world(observation, rng) for _ in range(WORLDS)]
        self._greedy = new_bot(game, "greedy")
        self._revealing = GAMES[game.name].revealing

    def option(self, found: Candidate) -> Option:
        """A candidate with the decisions of the same turn that the search saw after it."""
        actions = self._line(found.action)
        ends = [self._end(number, actions) for number in range(WORLDS)]
        told = [self._bot.terms(end, self._seat) for end in ends]
        terms = {name: round(sum(one[name] for one in told) / WORLDS) for name in told[0]}
        return Option(actions, found.visits, found.shares, terms)

    def _line(self, first: int) -> tuple[int, ...]:
        """The action and what follows it, to the end of the turn or until a card comes to light.

        Up to there all worlds are alike to the seat.
        """
        world, actions = self._worlds[0].copy(), [first]
        later = [action for _, action in self._bot.course(first, FEW_VISITS)[1:]]
        events = self._game.apply(world, first)
        for action in later:
            if self._is_turn_over(world) or any(e.kind in self._revealing for e in events):
                break
            events = self._game.apply(world, action)
            actions.append(action)
        return tuple(actions)

    def _end(self, number: int, actions: Sequence[int]) -> Any:
        """A world after the actions, and what the greedy bot would do in the rest of the turn."""
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
    """Actions in notation, in the order of doing them."""
    return ", ".join(game.text(action) for action in actions)
