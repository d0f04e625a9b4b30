"""Comparing what is revealed in two worlds."""

import itertools
from collections.abc import Iterable
from random import Random
from typing import Final

from tests.server.secrecy.channels import CHANNELS, Channel
from tests.server.secrecy.styles import STYLES
from tests.server.secrecy.worlds import Case, cases

Pair = tuple[Case, Case]
GAMES: Final = ("arkadia", "archon")
SHOWN: Final = 80  # bytes around a difference


def difference(channel: Channel, pair: Pair) -> str | None:
    """What a channel tells in one world and not in the other; None: nothing."""
    one, other = (channel.tells(case) for case in pair)
    if one == other:
        return None
    place = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    shown = slice(max(0, place - SHOWN), place + SHOWN)
    case = pair[0]
    where = f"{case.table.content.spec.name}, viewer {case.viewer}, ply {case.table.ply}"
    return f"{channel.name} ({where}) tells\n  {one[shown]!r} or\n  {other[shown]!r}"


def some_cases(game: str, draw: Random, number: int, each: float) -> Iterable[Pair]:
    """Positions of games of all styles in turn."""
    found = 0
    while True:
        for style in STYLES.values():
            for pair in cases(game, style, draw, each):
                yield pair
                found += 1
                if found == number:
                    return


def leaks_of(
    pairs: Iterable[Pair], draw: Random, channels: int, more: Iterable[Pair] = ()
) -> tuple[list[str], dict[str, int]]:
    """The differences, and how often each channel was looked at.

    channels: for a position, those that were looked at least; more: positions that are looked at only
    until no channel is left out, for some are for onlookers alone.
    """
    found, looked = list[str](), dict.fromkeys((one.name for one in CHANNELS), 0)
    rest = itertools.takewhile(lambda _: not all(looked.values()), more)
    for pair in itertools.chain(pairs, rest):
        fitting = [one for one in CHANNELS if one.needs(pair[0])]
        draw.shuffle(fitting)
        for channel in sorted(fitting, key=lambda one: looked[one.name])[:channels]:
            looked[channel.name] += 1
            told = difference(channel, pair)
            if told is not None:
                found.append(told)
    return found, looked
