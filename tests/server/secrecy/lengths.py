"""What message lengths reveal to somebody watching the line, in bits.

They know what a spectator knows, and see how long each message to a seat is, not what is in it. Many
worlds are drawn that look alike to a spectator, before a move and after it; the entropy of the lengths in
them is what they tell. What everybody is told of a move, such as a card that it plays, is no secret of its
message's length.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from polis.server.tables.table import Table
from tests.server.secrecy.channels import CHANNELS, Channel
from tests.server.secrecy.styles import STYLES
from tests.server.secrecy.worlds import Case, a_world, cases

if TYPE_CHECKING:
    from polis.server.tables.history import Step

MEASURED: Final = ("welcome", "change", "update", "why", "position", "drawing")
BY_NAME: Final = {channel.name: channel for channel in CHANNELS}
FEWEST: Final = 3  # worlds in which a move must be possible


def bits(lengths: Sequence[object]) -> float:
    """The entropy of what was seen."""
    counts, all_ = Counter(lengths), len(lengths)
    return sum(n / all_ * math.log2(all_ / n) for n in counts.values())


def bits_beyond(public: Sequence[object], lengths: Sequence[object]) -> float:
    """The average entropy of the observations, over worlds with the same public part."""
    groups: dict[object, list[object]] = defaultdict(list)
    for known, seen in zip(public, lengths, strict=True):
        groups[known].append(seen)
    return sum(bits(group) * len(group) for group in groups.values()) / len(lengths)


def alike(table: Table, seat: int, move: int, number: int, draw: Random) -> Iterator[Case]:
    """Worlds that a spectator cannot tell apart, in which the move can be done."""
    content: Any = table.content
    for _ in range(number):
        other = table.copy()
        other.history.states[-1] = a_world(content.game, table.history.state, None, draw)
        legal = content.game.legal(other.history.state).tolist()
        if move in legal:
            step: Step = other.history.step(other.history.state, move)
            yield Case(other, seat, step, [move], move)


def lengths_of(channel: Channel, worlds: Sequence[Case]) -> list[tuple[int, ...]]:
    """How long the messages of a channel are in each world."""
    return [tuple(map(len, channel.tells(one).split(b"\n"))) for one in worlds]


def measure(
    game: str, draw: Random, states: int, worlds: int, each: float = 0.1
) -> Mapping[str, tuple[float, float, float]]:
    """For each channel the bits without padding and with it, on average, and with it at most."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in MEASURED}
    for case in _states(game, draw, states, each):
        if case.move is None:
            continue
        seat = draw.choice(case.table.persons())
        drawn = list(alike(case.table, seat, case.move.action, worlds, draw))
        if len(drawn) < FEWEST:
            continue
        public = [BY_NAME["change"].tells(replace(one, viewer=None)) for one in drawn]
        for name in MEASURED:
            padded = bits_beyond(public, lengths_of(BY_NAME[name], drawn))
            with patch("polis.server.protocol.codec.padded", lambda message: message):
                plain = bits_beyond(public, lengths_of(BY_NAME[name], drawn))
            found[name].append((plain, padded))
    return {name: _summary(pairs) for name, pairs in found.items()}


def _states(game: str, draw: Random, number: int, each: float) -> Iterator[Case]:
    done = 0
    while done < number:
        for case, _ in cases(game, STYLES["random"], draw, each):
            done += 1
            if done <= number:
                yield case


def _summary(pairs: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    before, after = ([pair[place] for pair in pairs] for place in (0, 1))
    return sum(before) / len(before), sum(after) / len(after), max(after)
