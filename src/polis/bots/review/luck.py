"""Luck: what was dealt and revealed, against what might have been.

The value of a position is what a small search of the whole state expects. The luck of a reveal is the
value after it, over worlds that fit what is known then, less the mean over worlds in which it was drawn
again from what the seat to act knew before. So luck is 0 on average, and the seats' luck adds up to 0.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from polis.bots.review.judge import Estimate, added, estimate
from polis.bots.review.verdicts import LUCK, chance_of
from polis.core.contract.game import Rules
from polis.core.kernels.layout import State
from polis.core.records.record import Record
from polis.core.records.replay import Ply
from polis.search.search_bot import SearchBot

BEFORE: Final = 48  # worlds in which something is revealed again
AFTER: Final = 16  # worlds that fit what was revealed
SIMULATIONS: Final = 8  # of each value
DEAL: Final = "deal"

Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of a reveal. ply: of the action that revealed it; kind: of the event, or `deal`.

    shares: by seat, what the win shares grew by.
    """

    ply: int
    kind: str
    shares: tuple[Estimate, ...]


def luck_of(game: Rules, bot: SearchBot, ply: Ply) -> Luck | None:
    """Return the luck of what an action revealed; None if the seat to act learnt nothing by chance."""
    revealing = game.spec.revealing
    kind = next((one.kind for one in ply.events if one.kind in revealing), None)
    if kind is None:
        return None
    action, seat = int(ply.action or 0), game.turn(ply.state)
    seen = game.observe(ply.state, seat)
    rng = chance_of(seen, ply.number, LUCK)
    known = _applied(game, ply.state, action)
    after = game.observe(known, seat)
    others = [_applied(game, game.sample_world(seen, rng), action) for _ in range(BEFORE)]
    if all(game.observe(one, seat).tobytes() == after.tobytes() for one in others):
        return None
    fits = [known if game.is_over(known) else game.sample_world(after, rng) for _ in range(AFTER)]
    return Luck(ply.number, kind, _gains(_values(bot, fits, rng), _values(bot, others, rng)))


def luck_of_deal(game: Rules, bot: SearchBot, record: Record, first: State) -> tuple[Luck, Shares]:
    """Return the luck of the set-up, and each seat's chance before it."""
    options, seats = game.new_options(record.options), len(record.seats)
    rng = chance_of(game.observe(first, game.turn(first)), 0, LUCK)
    others = [game.new_game(options, seats, _seed(rng).to_bytes(16))[0] for _ in range(BEFORE)]
    before = _values(bot, others, rng)
    gains = _gains(_values(bot, [first] * AFTER, rng), before)
    means = tuple(added(column) / BEFORE for column in zip(*before, strict=True))
    return Luck(0, DEAL, gains), means


def _applied(game: Rules, state: State, action: int) -> State:
    after = state.copy()
    game.apply(after, action)
    return after


def _values(bot: SearchBot, states: Iterable[State], rng: np.random.Generator) -> list[Shares]:
    return [bot.value(one, _seed(rng), SIMULATIONS) for one in states]


def _seed(rng: np.random.Generator) -> int:
    return int(rng.integers(1, 1 << 64, dtype=np.uint64))


def _gains(after: Sequence[Shares], before: Sequence[Shares]) -> tuple[Estimate, ...]:
    """The difference of means, by seat."""
    pairs = zip(zip(*after, strict=True), zip(*before, strict=True), strict=True)
    found = [(estimate(one), estimate(other)) for one, other in pairs]
    return tuple(
        Estimate(
            one.mean - other.mean, float(np.sqrt(one.error * one.error + other.error * other.error))
        )
        for one, other in found
    )
