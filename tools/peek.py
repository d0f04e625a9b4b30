"""What the opponents' hidden cards are worth: a level that sees them against the same level.

`python -m tools.peek archon --level master --games 400 --seed 5`. The one that peeks is no bot of
Polis: it exists only here, as a bound. Whatever a bot could infer about hidden cards from what it
sees, it can't gain more than by knowing them.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

import numpy as np

from polis.bots import new_bot, steady_budget
from polis.games import load
from polis.search.budget import Budget
from polis_lab.contests.intervals import share_interval

# The fields of an observation in which the opponents' cards are missing, by game
HIDDEN: Final = {"arkadia": ("hand",), "archon": ("hand", "waiting")}


class Opened:
    """A game whose observations show the opponents' cards."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        """Everything else is the game's."""
        return getattr(self._game, name)

    def observe(self, state: Any, seat: int) -> Any:
        """What a seat would see if hands lay open."""
        seen = self._game.observe(state, seat)
        for name in HIDDEN[self._game.name]:
            seen[name] = state[name]
        return seen


def main(words: Sequence[str]) -> None:
    """Play, and print the share of wins of those that peek."""
    wanted = parsed(words)
    game = load(wanted.game)
    budget = steady_budget(game, wanted.level)
    if wanted.simulations:
        budget = Budget(simulations=wanted.simulations)
    views: list[Any] = [game, Opened(game)]
    bots = [(view, new_bot(view, wanted.level, budget)) for view in views]
    deals: list[int] = []
    shares: list[tuple[float, float]] = []
    seatings = seatings_of(wanted.seats)
    for number in range(-(-wanted.games // len(seatings))):
        for peeking in seatings:
            deals.append(number)
            shares.append(play(game, bots, peeking, wanted.seats, (wanted.seed, number)))
        tell(wanted, deals, shares)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.peek", description=__doc__)
    reader.add_argument("game", choices=sorted(HIDDEN))
    reader.add_argument("--level", default="adept")
    reader.add_argument(
        "--simulations", type=int, default=0, help="a turn; of the level if left out"
    )
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--games", type=int, default=400, help="rounded up to whole deals")
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args(words)


def seatings_of(seats: int) -> list[frozenset[int]]:
    """The seats that peek: half of them in all ways; with three, one or two of them."""
    sizes = {seats // 2, seats - seats // 2}
    return [frozenset(chosen) for size in sizes for chosen in combinations(range(seats), size)]


def play(
    game: Any,
    bots: list[tuple[Any, Any]],
    peeking: frozenset[int],
    seats: int,
    seed: tuple[int, int],
) -> tuple[float, float]:
    """Play a game; return the wins of a seat that peeks and of one that does not, on average."""
    secret = np.random.default_rng(seed).bytes(16)
    state = game.new_game(game.new_options({}), seats, secret)[0]
    rngs = [np.random.default_rng([*seed, seat, len(peeking)]) for seat in range(seats)]
    while not game.is_over(state):
        seat = game.turn(state)
        view, bot = bots[seat in peeking]
        seen = view.observe(state, seat)
        action = bot.decide(seen, game.legal(seen), rngs[seat])
        game.apply(state, action)
    winners = game.winners(state)
    share = sum(seat in peeking for seat in winners) / len(winners)
    return share / len(peeking), (1 - share) / (seats - len(peeking))


def tell(wanted: argparse.Namespace, deals: list[int], shares: list[tuple[float, float]]) -> None:
    """Print the share of wins so far, with its interval by deal."""
    mine, others = np.array(shares).T
    found = share_interval(np.array(deals), mine, mine + others)
    sys.stdout.write(
        f"\r{wanted.game}, {wanted.level}, {wanted.seats} seats, {len(deals)} games: who peeks wins "
        f"{found.value:.1%} ({found.low or 0:.1%} to {1 if found.high is None else found.high:.1%})"
    )
    if len(deals) >= wanted.games:
        sys.stdout.write("\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
