"""What a deal is worth to each seat, and how it compares with other deals: luck, in plain figures.

A deal is all that chance decides in a game. It is played several times by journeymen at all seats, who break
ties by chance; the sum of a seat's leads on the best of the others is what the deal is worth to it. A game
that brings a file of the worths of many deals (`DealLuck.worths`) can say to how many of them one compares well.
See `docs/decisions/0026-luck-of-the-deal.md`.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import numpy as np

from polis.bots import new_bot
from polis.core.archive import read_archive
from polis.core.game import State
from polis.games import GAMES

LEVEL: Final = "journeyman"
PLAYS: Final = 8  # of each deal


class Luck(NamedTuple):
    """How the deal of a seat compares. below: deals that are worth less to that seat, of `deals`.

    Deals that are worth as much count half, rounded down; lead: the mean of the seat's leads, in the unit of
    the game.
    """

    below: int
    deals: int
    lead: float


def luck_of(game: Any, first: State, seats: int) -> list[Luck] | None:
    """Return the luck of each seat with a game's first state; None if there is nothing to compare with.

    The worths to compare with hold for the packaged box and the usual options alone: that is the caller's to
    check (`is_comparable`).
    """
    known = known_worths(game.name)
    if str(seats) not in known:
        return None
    worths = worth_of(game, first)
    return [compared(worth, known[str(seats)][seat]) for seat, worth in enumerate(worths)]


def is_comparable(game: Any, options: Any) -> bool:
    """Whether tables with these options and this box are dealt like those that are compared with."""
    usual = GAMES[game.name].load()
    is_usual: bool = game.components_sha256 == usual.components_sha256
    return is_usual and bool(
        game.options_json(options) == usual.options_json(usual.new_options({}))
    )


def compared(worth: int, others: Any) -> Luck:
    """Compare a worth with others, int16."""
    below, alike = int((others < worth).sum()), int((others == worth).sum())
    return Luck(below + alike // 2, len(others), worth / PLAYS)


@cache
def known_worths(game: str) -> dict[str, Any]:
    """The worths of many deals by number of seats, int16, shape (seats, deals); none for some games."""
    kit = GAMES[game].bots()
    if kit is None or kit.luck is None or kit.luck.worths is None:
        return {}
    return read_archive(kit.luck.worths)


def worth_of(game: Any, first: State) -> list[int]:
    """The worth of a deal to each seat: the sum of its leads in PLAYS games."""
    bot = new_bot(game, LEVEL)
    leads = [
        leads_at_end(played(game, bot, first.copy(), np.random.default_rng(play)))
        for play in range(PLAYS)
    ]
    return [sum(column) for column in zip(*leads, strict=True)]


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
