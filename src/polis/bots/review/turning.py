"""Turning points: the few moments that decided a game most, from the whole numbers of a review."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from polis.bots.review.judge import Estimate, sure_gain
from polis.bots.review.standing import FIND, SURE

MOST: Final = 5
MOST_FINDS: Final = 2  # a find keeps what one has; the game turns with losses and luck
LEAST: Final = 3  # before there is a loss without a reason
WORTH: Final = 50  # hundredths of a point or a coin: less is no reason
LEAST_LUCK: Final = 15_000  # millionths of a win, at one reveal

Part = Mapping[str, Any]
Point = dict[str, Any]


def turning_points(
    moves: Sequence[Part], reveals: Sequence[Part], mine: int | None = None
) -> list[Point]:
    """Return the largest losses, finds and strokes of luck in order of time: at most five, two finds.

    A loss whose reason cannot be said counts for half, and is left out where there are three others. mine: a seat
    whose largest loss and find, so counted, are among them in any case. Each point has its `ply`, the `seat` that it
    is about, its `kind` (loss, find or luck) and its `weight` in millionths of a win.
    """
    dumb = {move["ply"] for move in moves if not has_reason(move)}
    found = [*_of_moves(moves), *_of_luck(reveals)]
    found.sort(key=lambda one: (-_rank(one, dumb), one["ply"], one["kind"]))
    own = [
        [one for one in found if one["seat"] == mine and one["kind"] == kind][:1]
        for kind in ("loss", "find")
    ]
    first = [one for ones in own for one in ones]
    ordered = [*first, *(one for one in found if one not in first)]
    spare = [one for one in ordered if one["kind"] == "find"][MOST_FINDS:]
    fit = [one for one in ordered if one not in spare]
    said = [one for one in fit if one in first or not _is_dumb(one, dumb)]
    chosen = said[:MOST] if len(said) >= LEAST else fit[:LEAST]
    return sorted(chosen, key=lambda one: (one["ply"], one["kind"]))


def has_reason(move: Part) -> bool:
    """Whether it can be said from which sources of points the better move gains, and it is worth saying."""
    sources = {name: Estimate(*one) for name, one in move["sources"].items()}
    gain = sure_gain(Estimate(*move["points"]), sources)
    return gain is not None and gain.total.mean >= WORTH and bool(gain.more)


def _rank(one: Point, dumb: Collection[int]) -> int:
    return int(one["weight"]) // (2 if _is_dumb(one, dumb) else 1)


def _is_dumb(one: Point, dumb: Collection[int]) -> bool:
    return one["kind"] == "loss" and one["ply"] in dumb


def _of_moves(moves: Sequence[Part]) -> Iterator[Point]:
    for move in moves:
        if move["mark"] is not None:
            is_find = move["mark"] == FIND
            kind, weight = ("find", move["missed"][0]) if is_find else ("loss", move["loss"][0])
            yield {"ply": move["ply"], "seat": move["seat"], "kind": kind, "weight": weight}


def _of_luck(reveals: Sequence[Part]) -> Iterator[Point]:
    """The seat is the one with the most luck, good or bad."""
    for one in reveals:
        luck = [abs(each) for each in one["luck"]]
        seat = luck.index(max(luck))
        if luck[seat] >= max(LEAST_LUCK, SURE * one["errors"][seat]):
            yield {"ply": one["ply"], "seat": seat, "kind": "luck", "weight": luck[seat]}
