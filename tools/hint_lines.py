"""Whether hints recommend the better line: `python -m tools.hint_lines --games arkadia`.

The recommended line and the next best one of a hint are both played in the same sampled worlds, and a search
that knows nothing of the hint ends the turn and looks on from there, in each world anew. All of these together
are deeper than the hint's. Its shares for the seat, averaged, say which line is better.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.bots import Budget, new_compiled_search
from polis.bots.hints.advice import Adviser
from polis.bots.hints.compare_lines import outcome
from polis.bots.hints.reasons import Difference, difference
from polis.bots.levels import STRONGEST
from polis.games import load
from polis.search.search_bot import SearchBot
from polis_lab.contests.intervals import share_interval
from tools.hint_reasons import EVEN, positions, reader_of

WORLDS: Final = 4
DEEPER: Final = 6_000  # twice as many as the hint judges its own lines with


@dataclass(frozen=True, slots=True)
class Gap:
    """How much more of the victory the line has than the next, by hint and deeper search."""

    told: float
    found: Difference


def main(words: Sequence[str]) -> None:
    """Measure and tell."""
    wanted = parsed(words)
    for name in wanted.games:
        game = load(name)
        asked = Adviser(game, budget=Budget(simulations=wanted.simulations))
        deeper = new_compiled_search(game, "deeper", STRONGEST, Budget(simulations=wanted.deeper))
        gaps = []
        for number, seen in enumerate(positions(game, wanted.positions, wanted.seed)):
            rng = np.random.default_rng([wanted.seed, number])
            gap = gap_of(game, (asked, deeper), seen, wanted.worlds, rng)
            gaps += [] if gap is None else [gap]
        sys.stdout.write("\n".join(lines_of(name, wanted.positions, gaps)) + "\n")


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = reader_of("python -m tools.hint_lines", __doc__ or "")
    reader.add_argument("--worlds", type=int, default=WORLDS, help="at least 2")
    reader.add_argument("--deeper", type=int, default=DEEPER, help="simulations in each world")
    return reader.parse_args(words)


def gap_of(
    game: Any,
    bots: tuple[Adviser, SearchBot],
    seen: Any,
    worlds: int,
    rng: np.random.Generator,
) -> Gap | None:
    """Ask for a hint and compare its two best options; None where there is one only."""
    adviser, deeper = bots
    adviser.search.forget()
    advice = adviser.advise(seen, rng)
    if len(advice.options) < 2:
        return None
    one, two = advice.options[:2]
    seat, gaps = advice.seat, []
    for _ in range(worlds):
        world = game.sample_world(seen, rng)
        first = outcome(game, deeper, world.copy(), (seat, one.actions), rng)
        gaps.append(first[seat] - outcome(game, deeper, world, (seat, two.actions), rng)[seat])
    return Gap(one.shares[seat] - two.shares[seat], difference(gaps))


def lines_of(name: str, asked: int, gaps: Sequence[Gap]) -> list[str]:
    """The figures of a game: all positions with a choice, and those where the hint sees a difference."""
    clear = [gap for gap in gaps if gap.told >= EVEN]
    return [
        f"{name}: {asked} positions, {len(gaps)} with a next best line",
        f"  all: {line_of(gaps)}",
        f"  told to be {EVEN:.0%} or more apart: {line_of(clear)}",
    ]


def line_of(gaps: Sequence[Gap]) -> str:
    """How often the recommended line is better, and by how much."""
    if len(gaps) < 2:
        return f"{len(gaps)} positions, too few"
    ones = np.ones(len(gaps))
    better = share_interval(
        np.arange(len(gaps)), [float(gap.found.mean > 0) + (gap.found.mean == 0) / 2 for gap in gaps], ones
    )  # fmt: skip
    sure = sum(gap.found.is_sure and gap.found.mean < 0 for gap in gaps)
    mean = difference([gap.found.mean for gap in gaps])
    told = math.fsum(gap.told for gap in gaps) / len(gaps)
    return (
        f"better in {better.value:.1%} ({better.low:.1%} to {better.high:.1%}) of {len(gaps)}, surely worse"
        f" in {sure}; by {mean.mean:.3f} +- {1.96 * mean.error:.3f} of the victory, told {told:.3f}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
