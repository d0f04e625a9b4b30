"""Several contests on one scale: all their games are counted together.

Strong bots think for long, so it is rarely practical to play all bots against each other equally
often: neighbours meet in separate contests. A Plackett-Luce ladder only needs each bot to be
connected to the others by a chain of games.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from polis.core.texts.errors import PolisError
from polis_lab.contests.ladder import closure, who_met
from polis_lab.contests.ledger import read_games, read_head
from polis_lab.contests.plan import SAME_LADDER, Plan, difference
from polis_lab.contests.standings import RANDOM, ladder_of


def scale(folders: Sequence[Path], at_zero: str | None = None) -> dict[str, Any]:
    """Return the bots of all contests on one ladder, as JSON values; raises PolisError.

    at_zero: the bot with rating 0; None: random or, without it, the first. The same deal of the
    same seed is one deal, in whichever contest it was played: intervals come from resampling deals
    with all games on them.
    """
    contests = [(folder, read_head(folder)[0]) for folder in _different(folders)]
    for folder, plan in contests[1:]:
        _check_same(contests[0], (folder, plan))
    labels = _labels([plan for _, plan in contests])
    if at_zero is not None and at_zero not in labels:
        raise PolisError(f"No '{at_zero}' plays there; choose one of {', '.join(labels)}.")
    deals: dict[tuple[str, int], int] = {}
    rows: list[tuple[int, list[int], list[int]]] = []
    for folder, plan in contests:
        own = [labels.index(label) for label in plan.bots]
        for line in read_games(folder, plan):
            deal = deals.setdefault((plan.seed, line["deal"]), len(deals))
            rows.append((deal, [own[bot] for bot in line["seating"]], line["ranks"]))
    _check_tied(labels, rows)
    first = contests[0][1]
    return {
        "game": first.game,
        "seats": first.seats,
        "games": len(rows),
        "deals": len(deals),
        "contests": [str(folder) for folder, _ in contests],
        "pairs": _met(labels, rows),
        "ladder": ladder_of(labels, rows, at_zero),
    }


def _different(folders: Sequence[Path]) -> list[Path]:
    """Each folder once, however it is named."""
    return list({folder.resolve(): folder for folder in folders}.values())


def _check_same(one: tuple[Path, Plan], other: tuple[Path, Plan]) -> None:
    """Refuse to count games with other rules, or of bots that only have the same name."""
    found = difference(one[1], other[1], SAME_LADDER)
    if found is not None:
        name, ours, theirs = found
        raise PolisError(
            f"{one[0]} and {other[0]} cannot be on one ladder: {name} is {ours} in the first and "
            f"{theirs} in the second; play one of them again."
        )
    prints, others = one[1].prints, other[1].prints
    for label in prints.keys() & others.keys():
        if prints[label] != others[label]:
            raise PolisError(
                f"{one[0]} and {other[0]} cannot be on one ladder: the files of '{label}' are others in "
                "the second; play one of them again."
            )


def _labels(plans: Sequence[Plan]) -> list[str]:
    """The bots in the order in which they are named, the random one first."""
    labels = list(dict.fromkeys(label for plan in plans for label in plan.bots))
    return sorted(labels, key=lambda label: label != RANDOM)


def _met(
    labels: Sequence[str], rows: Sequence[tuple[int, list[int], list[int]]]
) -> list[dict[str, Any]]:
    """The number of games that each two bots have in common."""
    counts: Counter[tuple[int, int]] = Counter()
    for _, seating, _ in rows:
        counts.update(combinations(sorted(set(seating)), 2))
    return [
        {"bot": labels[a], "against": labels[b], "games": games}
        for (a, b), games in sorted(counts.items())
    ]


def _check_tied(labels: Sequence[str], rows: Sequence[tuple[int, list[int], list[int]]]) -> None:
    """Raise PolisError unless every bot is connected to every other by a chain of games."""
    tied = closure(who_met((seating for _, seating, _ in rows), len(labels)))[0]
    apart = [label for label, is_tied in zip(labels, tied, strict=True) if not is_tied]
    if apart:
        raise PolisError(
            f"No game connects {', '.join(apart)} to {labels[0]}; add a contest in which bots of both "
            "sides meet."
        )
