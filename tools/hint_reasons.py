"""Measure how often hints have reasons, and whether these hold: `python -m tools.hint_reasons`.

Positions are taken from games of searching bots. A reason that is told is looked at again in worlds
that the hint has not seen: its sign must be the same there.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_bot
from polis.bots.hints.advice import Advice, Adviser
from polis.bots.hints.reasons import COURSES, Worlds, added_up, gap_after
from polis.games import GAMES, load

PLAYERS: Final = "adept"
PLAYED: Final = Budget(simulations=40)  # a turn, where the positions come from
EVERY: Final = 11  # decisions from one position to the next
EVEN: Final = 0.01  # of the chance: a next way that is so near needs no reason
AGAIN: Final = 400  # fresh worlds

ALONE, NEAR, NONE, TOLD = "no other way", "even", "no reason", "reasons"


@dataclass(frozen=True, slots=True)
class Case:
    """A position and the hint there. kind: one of the four words, TOLD with its horizon."""

    kind: str
    is_confirmed: bool = True
    is_against: bool = False


def main(words: Sequence[str]) -> None:
    """Measure and tell."""
    wanted = parsed(words)
    for name in wanted.games:
        game = load(name)
        adviser = Adviser(game, budget=Budget(simulations=wanted.simulations))
        cases = []
        for number, seen in enumerate(positions(game, wanted.positions, wanted.seed)):
            cases.append(case_of(game, adviser, seen, np.random.default_rng([wanted.seed, number])))
        show(name, cases)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    return reader_of("python -m tools.hint_reasons", __doc__ or "").parse_args(words)


def reader_of(command: str, what: str) -> argparse.ArgumentParser:
    """The words that every measurement of hints takes."""
    reader = argparse.ArgumentParser(prog=command, description=what)
    own = [name for name, spec in GAMES.items() if spec.bots() is not None]
    reader.add_argument("--games", nargs="*", default=own, choices=own)
    reader.add_argument("--positions", type=int, default=100, help="of each game")
    reader.add_argument("--simulations", type=int, default=3_000, help="of a hint")
    reader.add_argument("--seed", type=int, default=1, help="of the games and of chance")
    return reader


def positions(game: Any, wanted: int, seed: int) -> Iterator[Any]:
    """Observations of the seat to act, as many as wanted, where there is something to choose."""
    number = decided = 0
    while wanted:
        secret = np.random.default_rng([seed, number]).bytes(16)
        seats = game.seats[number % len(game.seats)]
        state = game.new_game(game.new_options({}), seats, secret)[0]
        bot, rng = new_bot(game, PLAYERS, PLAYED), np.random.default_rng([seed, number, 1])
        while not game.is_over(state) and wanted:
            seen, legal = game.observe(state, game.turn(state)), game.legal(state)
            decided += 1
            if decided % EVERY == 0 and len(legal) > 1:
                wanted -= 1
                yield seen.copy()
            game.apply(state, bot.decide(seen, legal, rng))
        number += 1


def case_of(game: Any, adviser: Adviser, seen: Any, rng: np.random.Generator) -> Case:
    """Ask for a hint and check its reasons again."""
    adviser.search.forget()
    advice = adviser.advise(seen, rng)
    if len(advice.options) < 2:
        return Case(ALONE)
    if advice.reasons is None:
        best, other = (one.shares[advice.seat] for one in advice.options[:2])
        return Case(NEAR if best - other < EVEN else NONE)
    told = sum(one.mean for _, one in advice.reasons.main_terms)
    return Case(
        f"{TOLD} ({advice.reasons.after})",
        is_confirmed=looked_at_again(Worlds(game, adviser.search, seen, rng, AGAIN), advice) > 0,
        is_against=told < 0,
    )


def looked_at_again(worlds: Worlds, advice: Advice) -> float:
    """The gain of the best option against the next one at the horizon told, in these worlds."""
    one, two = (option.actions for option in advice.options[:2])
    after = advice.reasons.after if advice.reasons else COURSES
    if after == COURSES:
        return added_up(COURSES, worlds.gains(one[0], two[0])).total.mean
    return gap_after(worlds.outlook(one), worlds.outlook(two), after).total.mean


def show(name: str, cases: Sequence[Case]) -> None:
    """Write the figures of a game."""
    counted = Counter(case.kind for case in cases)
    parts = ", ".join(f"{kind}: {count}" for kind, count in sorted(counted.items()))
    other = sum(not case.is_confirmed for case in cases)
    against = sum(case.is_against for case in cases)
    bare = counted[NONE] / max(1, len(cases))
    sys.stdout.write(
        f"{name}: {len(cases)} positions; {parts}; without a reason {bare:.1%}; "
        f"another sign in {AGAIN} fresh worlds: {other}; terms against the line: {against}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
