"""Play the deals used for comparison: `python -m tools.deals archon`.

Writes `bots/deals.npz` of the game, see `polis.bots.deals`; what a file has already is not played again, so
that it can be interrupted and continued. Delete the file first after changing the rules or the journeymen.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import numpy as np

from polis.bots.deals import leads_of, secret_of_deal, worth_of
from polis.core.npz_files import read_archive, write_archive
from polis.games import GAMES

EVERY: Final = 50  # deals from one time that the file is written to the next


def main(words: Sequence[str]) -> None:
    """Play what is missing."""
    reader = argparse.ArgumentParser(prog="python -m tools.deals", description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--deals", type=int, default=10_000, help="of each number of seats")
    wanted = reader.parse_args(words)
    path = Path(str(GAMES[wanted.game].folder)) / "bots" / "deals.npz"
    known = dict(read_archive(path)) if path.is_file() else {}
    game: Any = GAMES[wanted.game].load()
    for seats in game.seats:
        while (done := _done(known, seats)) < wanted.deals:
            numbers = range(done, min(done + EVERY, wanted.deals))
            more = [worths(game, seats, number) for number in numbers]
            before = known.get(str(seats), np.zeros((seats, 0), np.int8))
            known[str(seats)] = np.concatenate([before, np.array(more, np.int8).T], axis=1)
            write_archive(path, known)
            print(f"{seats} seats: {_done(known, seats)} of {wanted.deals} deals", file=sys.stderr)


def _done(known: dict[str, Any], seats: int) -> int:
    return int(known[str(seats)].shape[1]) if str(seats) in known else 0


def worths(game: Any, seats: int, number: int) -> list[int]:
    """The value of one of the deals to each seat."""
    secret = secret_of_deal(game.name, seats, number)
    first, _ = game.new_game(game.new_options({}), seats, secret)
    return [worth_of(fmean(leads)) for leads in zip(*leads_of(game, first), strict=True)]


if __name__ == "__main__":
    main(sys.argv[1:])
