"""The value of a deal for each seat, compared with other deals: luck, in plain figures.

A deal is everything that chance decides in a game. It is played several times by journeymen at all
seats, who break ties at random; the value of the deal for a seat is the mean of its leads over the
best of the others. A game with a file of the values of many deals (`DealLuck.worths`) can say
how many of them a deal exceeds. See `docs/decisions/0026-luck-of-the-deal.md`.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import numpy as np

from polis.bots import new_bot
from polis.core.contract.game import State
from polis.games import GAMES
from polis.games.spec import DealLuck
from polis.search.weights_file import read_archive

LEVEL: Final = "journeyman"
PLAYS: Final = 8  # games per deal
STEPS: Final = 4  # of a value per point: finer than PLAYS games can distinguish
MOST: Final = 127  # steps in either direction


class Luck(NamedTuple):
    """How the deal of a seat compares. below: deals that are worth less to that seat, of `deals`.

    Deals of equal value count half, rounded down; lead: the mean of the seat's leads, in the unit
    of the game; low, high: `below` with one standard error of that mean subtracted and added,
    because other games of the same deal would have given another mean.
    """

    below: int
    deals: int
    lead: float
    low: int
    high: int


def luck_of(game: Any, first: State, seats: int) -> list[Luck] | None:
    """Return the luck of each seat given a game's first state; None if there are no values to compare.

    The values hold only for the packaged box and the default options, which the caller must check
    (`measured_of`).
    """
    known = known_worths(game.name)
    if str(seats) not in known:
        return None
    leads = zip(*leads_of(game, first), strict=True)
    return [compared(own, known[str(seats)][seat]) for seat, own in enumerate(leads)]


def measured_of(game: Any, options: Any) -> DealLuck | None:
    """Return the measurements for a table's deals; None if they are dealt differently.

    Only the default options and the packaged box of some games have been measured.
    """
    spec = GAMES[game.name]
    kit, usual = spec.bots(), spec.load()
    is_usual = game.components_sha256 == usual.components_sha256 and (
        game.options_json(options) == usual.options_json(usual.new_options({}))
    )
    return kit.luck if kit is not None and is_usual else None


def compared(leads: Sequence[float], others: Any) -> Luck:
    """Compare the leads of a seat in PLAYS games of a deal with the values of others, int8."""
    mean, error = fmean(leads), stdev(leads) / sqrt(len(leads))
    low, below, high = (_rank(mean + change, others) for change in (-error, 0.0, error))
    return Luck(below, len(others), mean, low, high)


def _rank(lead: float, others: Any) -> int:
    """The number of others that are worth less; those of equal value count half."""
    worth = worth_of(lead)
    return int((others < worth).sum()) + int((others == worth).sum()) // 2


def worth_of(lead: float) -> int:
    """Return the stored value of a deal: the mean lead in steps, -MOST to MOST."""
    return max(-MOST, min(MOST, round(lead * STEPS)))


@cache
def known_worths(game: str) -> dict[str, Any]:
    """Return the values of many deals by number of seats, int8, (seats, deals); or nothing."""
    kit = GAMES[game].bots()
    if kit is None or kit.luck is None or kit.luck.worths is None:
        return {}
    return read_archive(kit.luck.worths)


def leads_of(game: Any, first: State) -> list[list[int]]:
    """Return the lead of each seat in each of PLAYS games from a first state."""
    bot = new_bot(game, LEVEL)
    return [
        leads_at_end(played(game, bot, first.copy(), np.random.default_rng(play)))
        for play in range(PLAYS)
    ]


def played(
    game: Any, bot: Any, state: State, rng: np.random.Generator, slips: float = 0.0
) -> list[int]:
    """Return the points at the end of a game that a bot plays on from a state, which is overwritten.

    slips: the share of decisions that are made at random.
    """
    while not game.is_over(state):
        legal = game.legal(state)
        if slips and rng.random() < slips:
            action = int(rng.choice(legal))
        else:
            action = bot.decide(game.observe(state, game.turn(state)), legal, rng)
        game.apply(state, action)
    return list(game.scores(state))


def leads_at_end(scores: Sequence[int]) -> list[int]:
    """Return how far each seat is ahead of the best of the others."""
    return [
        mine - max(other for seat, other in enumerate(scores) if seat != own)
        for own, mine in enumerate(scores)
    ]


def secret_of_deal(game: str, seats: int, number: int) -> bytes:
    """Return the secret of one of the deals used for comparison."""
    return sha256(f"polis deals\0{game}\0{seats}\0{number}".encode()).digest()[:16]
