"""How much of a result is due to the deal: `python -m tools.deal_share arkadia --seats 2`.

Each deal, which is all that chance decides, is played many times by journeymen who now and then take any
action. What the games of one deal have in common is the deal's; the rest is how it was played. The share is
the intraclass correlation of one-way analysis of variance (Shrout and Fleiss, 1979, case 1).
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import numpy as np

from polis.bots import new_bot
from polis.bots.deals import LEVEL, leads_at_end, played
from polis.core.contract.new_game import secret_of
from polis.games import load

DRAWS: Final = 1000  # of deals with replacement, for the interval
SURE: Final = (2.5, 97.5)  # percentiles


@dataclass(frozen=True, slots=True)
class Share:
    """The result for a seat: the share of its lead's variance that is due to the deal.

    value: 0 to 1, below 0 by chance; low, high: bounds of 95 %; lead: the spread (standard deviation)
    of the seat's lead on the best of the others between games of the same deal.
    """

    seat: int
    value: float
    low: float
    high: float
    lead: float


def main(words: Sequence[str]) -> None:
    """Play, and tell what was found."""
    wanted = parsed(words)
    rng = np.random.default_rng(wanted.seed)
    leads = leads_of(wanted.game, wanted.seats, (wanted.deals, wanted.plays), wanted.slips, rng)
    found = [share(leads[:, :, seat], seat, rng) for seat in range(wanted.seats)]
    if wanted.json:
        print(json.dumps([asdict(each) for each in found]))
        return
    for each in found:
        print(
            f"seat {each.seat + 1}: {each.value:.1%} ({each.low:.1%} to {each.high:.1%}) of the spread of"
            f" its lead; games of the same deal: {each.lead:.1f}"
        )


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(prog="python -m tools.deal_share", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--deals", type=int, default=300)
    reader.add_argument("--plays", type=int, default=12, help="of each deal")
    reader.add_argument("--slips", type=float, default=0.05, help="decisions taken at random")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--json", action="store_true")
    return reader.parse_args(words)


def leads_of(
    name: str, seats: int, size: tuple[int, int], slips: float, rng: np.random.Generator
) -> Any:
    """Each seat's lead in each game. size: deals and plays of each; shape (deals, plays, seats)."""
    game = load(name)
    bot = new_bot(game, LEVEL)
    deals, plays = size
    leads = np.zeros((deals, plays, seats))
    for deal in range(deals):
        secret = secret_of(int(rng.integers(1 << 62)))
        first, _ = game.new_game(game.new_options({}), seats, secret)
        for play in range(plays):
            leads[deal, play] = leads_at_end(played(game, bot, first.copy(), rng, slips))
        if sys.stderr.isatty():
            print(f"\r{deal + 1} of {deals} deals", end="", file=sys.stderr)
    return leads


def share(leads: Any, seat: int, rng: np.random.Generator) -> Share:
    """The part of the deal. leads: of a seat, shape (deals, plays)."""
    deals = len(leads)
    draws = [correlation(leads[rng.integers(0, deals, deals)]) for _ in range(DRAWS)]
    low, high = np.percentile(draws, SURE)
    within = float(np.sqrt(leads.var(axis=1, ddof=1).mean()))
    return Share(seat, correlation(leads), float(low), float(high), within)


def correlation(leads: Any) -> float:
    """The intraclass correlation of one row of numbers for each group, shape (groups, in a group)."""
    within = float(leads.var(axis=1, ddof=1).mean())
    between = float(leads.mean(axis=1).var(ddof=1)) - within / leads.shape[1]
    return float(between / (between + within))


if __name__ == "__main__":
    main(sys.argv[1:])
