"""Turning points: the few moments that decided a game most, from the whole numbers of a review."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from polis.bots.review.standing import FIND, SURE

MOST: Final = 5
MOST_FINDS: Final = 2  # a find keeps what one has; the game turns with losses and luck
LEAST_LUCK: Final = 15_000  # millionths of a win, at one reveal

Part = Mapping[str, Any]
Point = dict[str, Any]


def turning_points(
    moves: Sequence[Part], reveals: Sequence[Part], mine: int | None = None
) -> list[Point]:
    """Return the largest losses, finds and strokes of luck in order of time: at most five, two finds.

    mine: a seat whose largest loss and find are among them in any case. Each point has its `ply`, the
    `seat` that it is about, its `kind` (loss, find or luck) and its `weight` in millionths of a win.
    """
    found = [*_of_moves(moves), *_of_luck(reveals)]
    found.sort(key=lambda one: (-one["weight"], one["ply"], one["kind"]))
    own = [
        [one for one in found if one["seat"] == mine and one["kind"] == kind][:1]
        for kind in ("loss", "find")
    ]
    first = [one for ones in own for one in ones]
    ordered = [*first, *(one for one in found if one not in first)]
    spare = [one for one in ordered if one["kind"] == "find"][MOST_FINDS:]
    chosen = [one for one in ordered if one not in spare][:MOST]
    return sorted(chosen, key=lambda one: (one["ply"], one["kind"]))


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
