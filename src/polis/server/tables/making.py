"""Making a table: what a client asks for, checked."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from polis.bots import LEVELS, PLAYABLE
from polis.core.errors import InvalidOptions
from polis.server.content import content_of
from polis.server.protocol.api import BotWish, Me, NewTable, SeatWish
from polis.server.protocol.tables import Clock
from polis.server.refusal import refused
from polis.server.tables.entries import Start, Terms

MOST_IN_NAME: Final = 40
CLOCKS: Final = {"live": (30, 6 * 3600), "days": (3600, 30 * 86400)}
MOST_INCREMENT: Final = 3600

_BREAKS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")

NewToken = Callable[[int], str]
"""Makes a token for a seat and returns its hash; the token itself goes to its owner alone."""


def terms_of(wanted: NewTable) -> Terms:
    """Return the terms, with every option; raises RequestRefused for values that are not allowed."""
    content = content_of(wanted.game)
    game = content.game
    if len(wanted.seats) not in game.seats:
        least, most = str(game.seats[0]), str(game.seats[-1])
        raise refused("seats", title=game.title, least=least, most=most)
    try:
        options = game.options_json(game.new_options(wanted.options))
    except InvalidOptions as error:
        raise refused("options", reason=error) from None
    return Terms(
        wanted.game,
        options,
        checked_clock(wanted.clock),
        wanted.listed,
        wanted.spectators,
        wanted.chat,
        wanted.take_backs,
    )


def checked_clock(clock: Clock) -> Clock:
    """Return a clock whose times are within bounds; raises RequestRefused."""
    if clock.kind == "none":
        return Clock()
    least, most = CLOCKS[clock.kind]
    if not least <= clock.base_s <= most or not 0 <= clock.increment_s <= MOST_INCREMENT:
        raise refused("clock", least=str(least), most=str(most))
    return clock if clock.kind == "live" else Clock("days", clock.base_s, 0)


def starts_of(wishes: Sequence[SeatWish], new_token: NewToken) -> list[Start]:
    """Return the seats as wished for; without an open seat all are ready at once."""
    is_complete = not any(wish for wish in wishes if not isinstance(wish, Me | BotWish))
    return [_start(seat, wish, is_complete, new_token) for seat, wish in enumerate(wishes)]


def _start(seat: int, wish: SeatWish, is_complete: bool, new_token: NewToken) -> Start:
    if isinstance(wish, BotWish):
        if wish.bot not in PLAYABLE:
            raise refused("no-such-bot", bots=", ".join(LEVELS))
        return Start("bot", "", wish.bot, ready=True)
    if isinstance(wish, Me):
        name = checked_name(wish.name)
        return Start("person", name, None, new_token(seat), wish.entropy, is_complete)
    return Start("open", "")


def checked_name(name: str) -> str:
    """Return a name without line breaks and control characters; raises RequestRefused."""
    trimmed = " ".join(_BREAKS.sub(" ", name).split())
    if not 1 <= len(trimmed) <= MOST_IN_NAME:
        raise refused("name", most=str(MOST_IN_NAME))
    return trimmed
