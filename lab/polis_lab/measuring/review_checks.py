"""Whether a review can be relied on: `python -m polis_lab.measuring.review_checks seeds arkadia --games 20`.

luck: whether the luck of games between quick levels is 0 on average, by kind, and how much of the result it
explains. seeds: which losses another chance of the reviewer finds again. deeper: which marks and which sources
of points four times the depth overturns. The games are those of `polis_lab.measuring.reviews`. What is done is
kept in the file `--keep`, and the same command goes on where it stopped; take a new file for other rules or bots.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

import numpy as np

from polis.bots.review.judge import LEAST
from polis.bots.review.lines import Move
from polis.bots.review.luck import DEAL
from polis.bots.review.review import Work, depth_of, part_of
from polis.bots.review.standing import BOUNDS, FIND, SURE, WIN
from polis.bots.review.standing import played as play_of
from polis.bots.review.verdicts import Depth, Reviewer
from polis.core.contract.game import Rules
from polis.core.files import cache_folder
from polis.core.records.record import Record
from polis.core.records.record_file import record_json
from polis.core.records.replay import replay
from polis.games import load
from polis_lab.measuring.reviews import LEVELS, played

QUICK: Final = ("artisan", "foreman")
WITHIN: Final = 1.96  # standard errors
POINTS: Final = 100 / WIN
BOUND: Final = dict(BOUNDS)
TOLD: Final = ("mistake", "blunder")  # where sources matter most

Part = Mapping[str, Any]
Pairs = Sequence[tuple[Part, Part]]  # a move, and the same looked at again


def main(words: Sequence[str]) -> None:
    """Play, look, and print the figures."""
    wanted = parsed(words)
    game = load(wanted.game)
    kept = Kept(wanted.keep or cache_folder() / "reviews" / f"checks-{game.name}.jsonl")
    levels = QUICK if wanted.check == "luck" else LEVELS
    games = (record for _, record in played(wanted, game, levels))
    for line in CHECKS[wanted.check](game, games, kept, wanted):
        print(line)


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    reader = argparse.ArgumentParser(
        prog="python -m polis_lab.measuring.review_checks", description=__doc__
    )
    reader.add_argument("check", choices=CHECKS)
    reader.add_argument("game")
    reader.add_argument("--games", type=int, default=20)
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--depth", type=int, help="simulations; default: what suits the game")
    reader.add_argument("--minutes", type=float, default=float("inf"), help="of processor time")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--keep", type=Path, help="default: a file in the user's cache")
    return reader.parse_args(words)


class Kept:
    """What has been done, by name: a line of a file for each."""

    def __init__(self, path: Path) -> None:
        """Read the file, up to a line that was not written whole."""
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        whole = [line for line in lines if line.endswith("]")]
        self._done = dict(json.loads(line) for line in whole)
        self._path = path
        path.write_text("".join(f"{line}\n" for line in whole), "utf-8")

    def get(self, name: str, make: Callable[..., Any], *arguments: Any) -> Any:
        """Return what has this name, made now from arguments if it is not there yet."""
        if name not in self._done:
            self._done[name] = make(*arguments)
            line = json.dumps([name, self._done[name]], separators=(",", ":"))
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n")
        return self._done[name]


def luck_figures(
    game: Rules, games: Iterator[Record], kept: Kept, _: argparse.Namespace
) -> Iterator[str]:
    """Yield the luck of the first seat and of the seat to act, by kind, and what luck explains."""
    found = [kept.get(f"luck {name_of(one)}", luck_in, game, one) for one in games]
    for kind in sorted({kind for one in found for _, kind, _ in one["luck"]}):
        rows = [[luck for _, one, luck in each["luck"] if one == kind] for each in found]
        acting = [
            sum(luck[seat] for seat, one, luck in each["luck"] if one == kind) for each in found
        ]
        first = [sum(luck[0] for luck in row) for row in rows]
        often = sum(map(len, rows)) / len(rows)
        said = f"{kind:<20}{often:>6.1f} a game  first seat {told(first)}"
        yield said if kind == DEAL else f"{said}  who acts {told(acting)}"
    total = [sum(luck[0] for _, _, luck in one["luck"]) for one in found]
    result = [one["result"][0] for one in found]
    yield f"all {told(total)} of {len(found)} games; deviation {np.std(total) * POINTS:.1f}"
    share = correlated(total, result) ** 2
    yield f"luck explains {100 * share:.1f} % of the result (slope {slope(total, result):.2f})"


def luck_in(game: Rules, record: Record) -> Part:
    """The luck of a game: the seat that acts, the kind, and the luck of each seat."""
    work = Work(record, game, depth_of(game))
    plies = list(replay(record, game))
    parts = [one for one in work.parts(len(work.moves)) if one]
    luck = [(game.turn(plies[one["ply"]].state), one["kind"], one["luck"]) for one in parts]
    return {"result": [WIN * one for one in game.win_shares(plies[-1].state)], "luck": luck}


def told(values: Sequence[float]) -> str:
    """The mean in points, with its interval of 95 %."""
    error = np.std(values, ddof=1) / np.sqrt(len(values))
    return f"{np.mean(values) * POINTS:+.2f} ± {WITHIN * error * POINTS:.2f}"


def slope(xs: Sequence[float], ys: Sequence[float]) -> float:
    """By how much the second grows with the first."""
    return float(np.cov(xs, ys)[0, 1] / np.var(xs, ddof=1))


def seed_figures(
    game: Rules, games: Iterator[Record], kept: Kept, wanted: argparse.Namespace
) -> Iterator[str]:
    """Yield what two reviews with different chance agree on."""
    depth = depth_of(game, wanted.depth)
    other = replace(depth, salt=1)
    both = [[moves_in(game, one, kept, each) for each in (depth, other)] for one in games]
    pairs = [pair for one, two in both for pair in zip(one, two, strict=True)]
    yield f"{len(both)} games, {len(pairs)} moves: correlation of losses {correlation(pairs):.3f}"
    for name in ("inaccuracy", "mistake", "blunder"):
        yield f"{name:<12}{again(pairs, BOUND[name])}"
    within = [band_holds(one, two, seat) for one, two in both for seat in range(wanted.seats)]
    known = [one for one in within if one is not None]
    yield f"PR within the band of the other: {sum(known)} of {len(known)}"


def correlation(pairs: Pairs) -> float:
    """Of the losses of moves looked at twice."""
    return correlated(*([one["loss"][0] for one in ones] for ones in zip(*pairs, strict=True)))


def correlated(xs: Sequence[float], ys: Sequence[float]) -> float:
    """The correlation; 0 where one of both is always the same."""
    return float(np.corrcoef(xs, ys)[0, 1]) if np.std(xs) and np.std(ys) else 0.0


def again(pairs: Pairs, bound: int) -> str:
    """How many of the marks from a bound on are found again, either way round."""
    both = [*pairs, *((two, one) for one, two in pairs)]
    other = [two["loss"][0] for one, two in both if is_error(one) and one["loss"][0] >= bound]
    found = [sum(loss >= part for loss in other) for part in (bound, bound / 2)]
    rates = [f"{100 * one / max(1, len(other)):.1f} %" for one in found]
    return f"{len(other):>5} found again in {rates[0]}, at least half of the bound in {rates[1]}"


def is_error(move: Part) -> bool:
    """Whether a move has a mark for its loss."""
    return move["mark"] not in (None, FIND)


def band_holds(one: Sequence[Part], two: Sequence[Part], seat: int) -> bool | None:
    """Whether the band of a seat's PR holds the PR of the other look; None without both."""
    first, second = play_of(one, seat), play_of(two, seat)
    if first["pr"] is None or second["pr"] is None:
        return None
    low, high = first["band"]
    return bool(low <= second["pr"] <= high)


def deeper_figures(
    game: Rules, games: Iterator[Record], kept: Kept, wanted: argparse.Namespace
) -> Iterator[str]:
    """Yield how many marks and sources four times the depth overturns."""
    depth = depth_of(game, wanted.depth)
    deepest = depth.deeper if depth.again > 1 else depth
    reviewer = Reviewer(game, Depth(4 * deepest.simulations))
    pairs = [
        pair for one in games for pair in deeper_in(game, one, kept, (depth, reviewer))
    ]  # fmt: skip
    yield f"{len(pairs)} marks; overturned {rate_of([is_overturned(a, b) for a, b, _ in pairs])}"
    for name, bound in BOUNDS:
        ones = [is_overturned(a, b) for a, b, _ in pairs if a["mark"] == name]
        yield f"{name:<12}(from {bound * POINTS:.0f}) {rate_of(ones)}"
    told_of = [(one, two) for one, _, two in pairs if one["mark"] in TOLD]
    signs = [turned for one, two in told_of for turned in turned_sources(one, two)]
    yield f"sources of mistakes and blunders whose sign turns: {rate_of(signs)}"


def deeper_in(
    game: Rules, record: Record, kept: Kept, looks: tuple[Depth, Reviewer]
) -> Iterator[tuple[Part, Part, Part]]:
    """Yield each marked loss, what more depth finds, and what it says of the same two moves."""
    depth, reviewer = looks
    work = Work(record, game, depth)
    moves = {one.ply: one for one in work.moves}
    for part in moves_in(game, record, kept, depth):
        if is_error(part):
            name = f"{reviewer.depth.simulations} {name_of(record)} {part['ply']}"
            move = moves[part["ply"]]
            deep = kept.get(f"deep {name}", deep_part, reviewer, move)
            same = deep
            if part["mark"] in TOLD and differ(deep, part):
                same = kept.get(f"same {depth.simulations} {name}", deep_part, reviewer, move, part)
            yield part, deep, same


def differ(one: Part, two: Part) -> bool:
    """Whether two looks judged other moves."""
    return (one["best"], one["journeyman"]) != (two["best"], two["journeyman"])


def deep_part(reviewer: Reviewer, move: Move, part: Part | None = None) -> Part:
    """What a reviewer says of a move, beside the other two moves of a verdict if one is given."""
    if part is None:
        return part_of(reviewer.verdict(move), reviewer.depth.least)
    best, journeyman = tuple(part["best"]), tuple(part["journeyman"])
    verdict = reviewer.compared(move, best, journeyman, ())
    return part_of(verdict, reviewer.depth.least)


def is_overturned(one: Part, deep: Part) -> bool:
    """Whether the loss falls below half the bound of its mark."""
    return bool(deep["loss"][0] < BOUND[one["mark"]] / 2)


def turned_sources(one: Part, deep: Part) -> list[bool]:
    """For each source that the review names, whether its sign turns."""
    sure = {
        name: mean
        for name, (mean, error) in one["sources"].items()
        if abs(mean) >= max(LEAST, SURE * error)
    }
    return [deep["sources"][name][0] * mean <= 0 for name, mean in sure.items() if deep["worlds"]]


def rate_of(ones: Sequence[bool]) -> str:
    """How many, and which share."""
    return f"{sum(ones)} of {len(ones)} ({100 * sum(ones) / max(1, len(ones)):.1f} %)"


def moves_in(game: Rules, record: Record, kept: Kept, depth: Depth) -> list[Part]:
    """The verdicts of a game."""
    work = Work(record, game, depth)
    name = f"moves {depth.simulations} {depth.salt} {name_of(record)}"
    found: list[Part] = kept.get(name, lambda: list(islice(work.parts(), len(work.moves))))
    return found


def name_of(record: Record) -> str:
    """What tells games apart."""
    return sha256(json.dumps(record_json(record), sort_keys=True).encode()).hexdigest()[:16]


CHECKS: Final = {"luck": luck_figures, "seeds": seed_figures, "deeper": deeper_figures}


if __name__ == "__main__":
    main(sys.argv[1:])
