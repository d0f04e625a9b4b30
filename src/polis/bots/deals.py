"""What a deal is worth to each seat, and how it compares with other deals: luck, in plain figures.

A deal is all that chance decides in a game. It is played several times by journeymen at all seats, who break
ties by chance; the mean of a seat's leads on the best of the others is what the deal is worth to it. A game
that brings a file of the worths of many deals (`DealLuck.worths`) can say to how many of them one compares well.
See `docs/decisions/0026-luck-of-the-deal.md`.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import numpy as np

from polis.bots import new_bot
from polis.core.archive import read_archive
from polis.core.game import State
from polis.games import GAMES
from polis.games.spec import DealLuck

LEVEL: Final = "journeyman"
PLAYS: Final = 8  # of each deal
STEPS: Final = 4  # of a worth to a point: finer than PLAYS games can tell deals apart
MOST: Final = 127  # steps either way


class Luck(NamedTuple):
    """How the deal of a seat compares. below: deals that are worth less to that seat, of `deals`.

    Deals that are worth as much count half, rounded down; lead: the mean of the seat's leads, in the unit of
    the game; low, high: `below` with one standard error of that mean less and more, since other games of the
    same deal would have had another.
    """

    below: int
    deals: int
    lead: float
    low: int
    high: int


def luck_of(game: Any, first: State, seats: int) -> list[Luck] | None:
    """Return the luck of each seat with a game's first state; None if there is nothing to compare with.

    The worths to compare with hold for the packaged box and the usual options alone: that is the caller's to
    check (`measured_of`).
    """
    known = known_worths(game.name)
    if str(seats) not in known:
        return None
    leads = zip(*leads_of(game, first), strict=True)
    return [compared(own, known[str(seats)][seat]) for seat, own in enumerate(leads)]


def measured_of(game: Any, options: Any) -> DealLuck | None:
    """Return what has been measured of deals like those of a table; None if they are dealt otherwise.

    Measured are the usual options and the packaged box, of some games.
    """
    spec = GAMES[game.name]
    kit, usual = spec.bots(), spec.load()
    is_usual = game.components_sha256 == usual.components_sha256 and (
        game.options_json(options) == usual.options_json(usual.new_options({}))
    )
    return kit.luck if kit is not None and is_usual else None


def compared(leads: Sequence[float], others: Any) -> Luck:
    """Compare the leads of a seat in PLAYS games of a deal with the worths of others, int8."""
    mean, error = fmean(leads), stdev(leads) / sqrt(len(leads))
    low, below, high = (_rank(mean + change, others) for change in (-error, 0.0, error))
    return Luck(below, len(others), mean, low, high)


def _rank(lead: float, others: Any) -> int:
    """How many of the others are worth less; those that are worth as much count half."""
    worth = worth_of(lead)
    return int((others < worth).sum()) + int((others == worth).sum()) // 2


def worth_of(lead: float) -> int:
    """The worth of a deal as it is kept: the mean lead in steps, -MOST to MOST."""
    return max(-MOST, min(MOST, round(lead * STEPS)))


@cache
def known_worths(game: str) -> dict[str, Any]:
    """The worths of many deals by number of seats, int8, shape (seats, deals); none for some games."""
    kit = GAMES[game].bots()
    if kit is None or kit.luck is None or kit.luck.worths is None:
        return {}
    return read_archive(kit.luck.worths)


def leads_of(game: Any, first: State) -> list[list[int]]:
    """The lead of each seat in each of PLAYS games from a first state."""
    bot = new_bot(game, LEVEL)
    return [
        leads_at_end(played(game, bot, first.copy(), np.random.default_rng(play)))
        for play in range(PLAYS)
    ]


def played(
    game: Any, bot: Any, state: State, rng: np.random.Generator, slips: float = 0.0
) -> list[int]:
    """The points at the end of a game that a bot plays on from a state, which is overwritten.

    slips: the part of the decisions that are taken at random.
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
    """How far each seat is before the best of the others."""
    return [
        mine - max(other for seat, other in enumerate(scores) if seat != own)
        for own, mine in enumerate(scores)
    ]


def secret_of_deal(game: str, seats: int, number: int) -> bytes:
    """The secret of one of the deals that are compared with."""
    return sha256(f"polis deals\0{game}\0{seats}\0{number}".encode()).digest()[:16]
