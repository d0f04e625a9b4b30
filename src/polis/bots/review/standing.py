"""What verdicts add up to: marks, play in figures, and the ledger of luck.

All from whole numbers of a review: millionths of a win.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np

WIN: Final = 1_000_000  # millionths
BOUNDS: Final = (("blunder", 100_000), ("mistake", 50_000), ("inaccuracy", 20_000))
FIND: Final = "find"
ALIKE: Final = 10_000  # a loss below this costs nothing
SURE: Final = 2  # errors
MOST: Final = 200_000  # no single move counts for more, either way
TOO_FEW: Final = 100_000  # of a journeyman's losses
DRAWS: Final = 400  # of a band
BAND: Final = (9, 390)  # of the draws in order: 95 % lie between
LEAST_BASE: Final = 1_000

Pair = tuple[int, int]  # a loss and the journeyman's, bounded


def mark_of(loss: Sequence[int], missed: Sequence[int], least: int = BOUNDS[-1][1]) -> str | None:
    """Return the mark of a move. loss, missed: its loss and the journeyman's, each with its error.

    least: the bound from which there are marks.
    """
    mean, error = loss
    if mean >= max(least, SURE * error):
        for name, bound in BOUNDS:
            if mean >= bound:
                return name
    other, unsure = missed
    costs_nothing = mean < ALIKE and mean < SURE * max(error, 1)
    if costs_nothing and other >= least and other >= SURE * unsure:
        return FIND
    return None


def settled(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Return what two looks at a move with a mark say, the second one deeper.

    That of the two counts which speaks less for the mark; without one in both there is none. PR is that
    of all first looks (`first`): play is not judged deeper where it was found to be bad.
    """
    is_find = first["mark"] == FIND
    told = "missed" if is_find else "loss"
    shown = min(first, second, key=lambda one: int(one[told][0]))
    agree = second["mark"] is not None and (second["mark"] == FIND) == is_find
    return {
        **shown,
        "mark": shown["mark"] if agree else None,
        "deeper": shown is second,
        "first": [first["loss"], first["missed"]],
    }


def is_solved(loss: Sequence[int]) -> bool:
    """Whether a move is as good as the best. loss: against the best, and its error."""
    mean, error = loss
    return mean < ALIKE or mean <= error


def pair_of(move: Mapping[str, Any]) -> Pair:
    """Return what counts of a move's verdict: its loss and the journeyman's, both bounded."""
    loss, missed = _first(move)
    return _bounded(loss[0]), _bounded(missed[0])


def _first(move: Mapping[str, Any]) -> Sequence[Sequence[int]]:
    """A move's loss and the journeyman's at the first look, each with its error."""
    found: Sequence[Sequence[int]] = move.get("first", (move["loss"], move["missed"]))
    return found


def _bounded(loss: int) -> int:
    return max(-MOST, min(MOST, loss))


def play_of(groups: Sequence[Sequence[Pair]], spread: int) -> dict[str, Any]:
    """Return the play of a seat: PR = 100 x its losses / the journeyman's, with a band of 95 %.

    groups: what is drawn again for the band: single moves of one game, or whole games; spread: the
    error of the journeyman's losses. PR and band are None where those are too small to divide by.
    """
    own, base = _sums(groups)
    found: dict[str, Any] = {"pr": None, "band": None, "own": own, "journeyman": base}
    if base < TOO_FEW or base < SURE * spread:
        return found
    sums = [_sums([group]) for group in groups]
    rng = np.random.default_rng([len(groups), base])
    drawn = sorted(_drawn(sums, rng) for _ in range(DRAWS))
    return {**found, "pr": rate(own, base), "band": [drawn[k] for k in BAND]}


def _drawn(sums: Sequence[Pair], rng: np.random.Generator) -> int:
    own = base = 0
    for _ in sums:
        one = sums[int(rng.integers(len(sums)))]
        own += one[0]
        base += one[1]
    return rate(own, max(base, LEAST_BASE))


def rate(own: int, base: int) -> int:
    """Return 100 x own / base, rounded to the nearest whole number, halves up."""
    return (200 * own + base) // (2 * base)


def _sums(groups: Iterable[Iterable[Pair]]) -> Pair:
    pairs = [pair for group in groups for pair in group]
    return sum(own for own, _ in pairs), sum(base for _, base in pairs)


def spread_of(moves: Iterable[Mapping[str, Any]]) -> int:
    """Return the error of the journeyman's losses in all."""
    return math.isqrt(sum(_first(move)[1][1] ** 2 for move in moves))


def played(moves: Sequence[Mapping[str, Any]], seat: int) -> dict[str, Any]:
    """Return the play of a seat in one game: its PR, and how many moves have each mark."""
    own = [move for move in moves if move["seat"] == seat]
    play = play_of([[pair_of(move)] for move in own], spread_of(own))
    return {"seat": seat, "moves": len(own), **play, "marks": marks_of(own)}


def ledger(reveals: Sequence[Mapping[str, Any]], result: Sequence[int]) -> dict[str, Any]:
    """Return luck by kind and seat; each row adds up to 0 over the seats.

    result: each seat's share of the win. A kind that is smaller than its error is part of `rest`.
    """
    seats = range(len(result))
    kinds: dict[str, list[Mapping[str, Any]]] = {}
    for one in reveals:
        kinds.setdefault(one["kind"], []).append(one)
    rows, rest = dict[str, list[int]](), [0 for _ in seats]
    for kind, ones in kinds.items():
        row = [sum(one["luck"][seat] for one in ones) for seat in seats]
        errors = [math.isqrt(sum(one["errors"][seat] ** 2 for one in ones)) for seat in seats]
        if any(abs(row[seat]) > errors[seat] for seat in seats):
            rows[kind] = row
        else:
            rest = [a + b for a, b in zip(rest, row, strict=True)]
    total = [sum(row[seat] for row in rows.values()) + rest[seat] for seat in seats]
    without = [result[seat] - total[seat] for seat in seats]
    return {"kinds": rows, "rest": rest, "total": total, "without": without}


def over_games(games: Sequence[tuple[Mapping[str, Any], int]]) -> dict[str, Any]:
    """Return the play of a player over many games, whose band draws whole games again.

    games: reviews, each with the player's seat in it.
    """
    groups = [[one for one in found["moves"] if one["seat"] == seat] for found, seat in games]
    moves = [move for group in groups for move in group]
    pairs = [[pair_of(move) for move in group] for group in groups]
    return {"moves": len(moves), **play_of(pairs, spread_of(moves)), "marks": marks_of(moves)}


def marks_of(moves: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """Return how many moves have each mark."""
    names = [*(name for name, _ in reversed(BOUNDS)), FIND]
    return {name: sum(move["mark"] == name for move in moves) for name in names}
