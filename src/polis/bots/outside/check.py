"""Whole games against a program, to see that it keeps to the protocol.

It plays each game at each number of seats, against random bots. In some games lines come late, twice
or garbled, with types and fields that no version has: it has to pass over what it cannot read, and
to answer each decision all the same.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias

import numpy as np

from polis.bots.outside.naming import Outsider
from polis.bots.outside.player import OutsideBot
from polis.bots.outside.process import Program
from polis.bots.outside.talk import GameLost, Setting
from polis.core.contract.game import Rules
from polis.core.contract.history import History
from polis.search.bots import RandomBot

Trouble: TypeAlias = Literal["none", "late", "doubled", "garbled"]
TROUBLES: Final[tuple[Trouble, ...]] = ("none", "late", "doubled", "garbled")
LATE_SECONDS: Final = 0.05  # that each of some lines comes late
LATE_LINES: Final = 10
GARBAGE: Final = (
    b"\n",
    b"{half a line\n",
    b"\xff\xfe\n",
    b'["a list"]\n',
    b'{"no":"type"}\n',
    b'{"type":"weather","text":"of a later version"}\n',
)


@dataclass
class Found:
    """A game of a check.

    name, wants: what the program said; decisions, seconds: that it took; failure, kind: why it lost the
    game by itself, empty if it did not.
    """

    game: str
    seats: int
    trouble: Trouble
    name: str = ""
    decisions: int = 0
    seconds: float = 0.0
    failure: str = ""
    kind: str = ""
    wants: list[str] = field(default_factory=list)


class Late(Program):
    """Gets its first lines late."""

    def send(self, line: bytes) -> None:
        """Send a line, after a while at the beginning."""
        if line and self.sent < LATE_LINES:
            time.sleep(LATE_SECONDS)
        super().send(line)


class Doubled(Program):
    """Gets each line but the first twice."""

    def send(self, line: bytes) -> None:
        """Send a line twice."""
        if line and self.sent:
            super().send(line)
        super().send(line)


class Garbled(Program):
    """Gets lines that are no messages, and messages with fields of a later version."""

    def send(self, line: bytes) -> None:
        """Send garbage and then the line."""
        if line:
            super().send(GARBAGE[self.sent % len(GARBAGE)])
            super().send(line.replace(b"{", b'{"of_a_later_version":[1,{}],', 1))


PROGRAMS: Final[Mapping[Trouble, type[Program]]] = {
    "none": Program,
    "late": Late,
    "doubled": Doubled,
    "garbled": Garbled,
}


def checks(
    games: Sequence[Rules], outsider: Outsider, clock: float, errors: Path | None = None
) -> Iterator[Found]:
    """Play every game at every number of seats, and at the fewest with every trouble; yield each game.

    clock: seconds for a turn; errors: a file for the standard error of the program.
    """
    for game in games:
        for seats in game.seats:
            for trouble in TROUBLES if seats == game.seats[0] else TROUBLES[:1]:
                bot = OutsideBot(game, outsider, errors, program=PROGRAMS[trouble])
                found = Found(game.name, seats, trouble)
                _check(game, bot, found, clock)
                yield found


def _check(game: Rules, bot: OutsideBot, found: Found, clock: float) -> None:
    """Play a game, the program at a seat that differs with the number of seats."""
    own = found.seats - game.seats[0]
    options = game.options_json(game.new_options({}))
    try:
        bot.begin(Setting(own, found.seats, options, clock, seed=found.seats))
        found.name, found.wants = bot.said, bot.wants
        _play(game, own, bot, found)
    except GameLost as lost:
        found.failure, found.kind = str(lost), lost.kind
    finally:
        bot.close()


def _play(game: Rules, own: int, bot: OutsideBot, found: Found) -> None:
    """Play to the end; raises GameLost."""
    seats = found.seats
    state, events = game.new_game(game.new_options({}), seats, bytes([seats] * 16))
    rng, other, history = np.random.default_rng(seats), RandomBot(), History(game, seats)
    history.add(events)
    while not game.is_over(state):
        seat = game.turn(state)
        observation, legal = game.observe(state, seat), game.legal(state)
        if seat == own:
            started = time.perf_counter()
            bot.told(history.since(seat))
            action = bot.decide(observation, legal, rng)
            found.seconds += time.perf_counter() - started
            found.decisions += 1
        else:
            action = other.decide(observation, legal, rng)
        history.add(game.apply(state, action))
    bot.over(game.scores(state), game.winners(state))
