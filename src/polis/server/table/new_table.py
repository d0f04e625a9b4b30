"""Creating a table: checking what a client asks for."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from polis.core.texts.errors import InvalidOptions
from polis.core.texts.plain_text import is_plain, plain, skeleton
from polis.games.bots import Bots
from polis.server.boxes import file_of, original_of
from polis.server.loaded_game import content_of
from polis.server.protocol.tables import BotWish, Clock, Me, NewTable, OutsideWish, SeatWish
from polis.server.table.entries import Seat, Terms
from polis.server.texts import refused

MOST_IN_NAME: Final = 40
PROGRAM: Final = " (bot)"  # after the name of a bot from outside
CLOCKS: Final = {"live": (30, 6 * 3600), "days": (3600, 30 * 86400)}
MOST_INCREMENT: Final = 3600

NewToken = Callable[[int], str]
"""Makes a token for a seat and returns its hash; only the owner gets the token itself."""


def terms_of(wanted: NewTable) -> Terms:
    """Return the terms, with every option; raises RequestRefused for values that are not allowed."""
    box = None if wanted.box is None else other_box(wanted.game, wanted.box)
    content = content_of(wanted.game, box)
    game = content.game
    if len(wanted.seats) not in game.seats:
        least, most = str(game.seats[0]), str(game.seats[-1])
        raise refused("seats", title=game.title, least=least, most=most)
    for wish in wanted.seats:
        if isinstance(wish, BotWish):
            check_bot(wish.bot, game.spec.bots)
    try:
        options = content.agreed(wanted.options)
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
        returns=wanted.returns,
        box=box,
    )


def other_box(game: str, text: str) -> str | None:
    """Return the text of a component file, None for the packaged one; raises RequestRefused."""
    content_of(game)
    file = file_of(game, text)
    return None if file == original_of(game) else file.text


def checked_clock(clock: Clock) -> Clock:
    """Return a clock whose times are within bounds; raises RequestRefused."""
    if clock.kind == "none":
        return Clock()
    least, most = CLOCKS[clock.kind]
    if not least <= clock.base_s <= most or not 0 <= clock.increment_s <= MOST_INCREMENT:
        raise refused("clock", least=str(least), most=str(most))
    return clock if clock.kind == "live" else Clock("days", clock.base_s, 0)


def check_bot(name: str, bots: Bots) -> None:
    """Raise RequestRefused unless a bot of that name can sit at a table of the game."""
    if not bots.can_sit(name):
        raise refused("no-such-bot", bots=", ".join(bots.offered))


def starts_of(wishes: Sequence[SeatWish], new_token: NewToken) -> list[Seat]:
    """Return the seats as requested; only bots are ready at once.

    People's texts for the shuffle are accepted only after the commitment was sent, with `ready`.
    """
    starts: list[Seat] = []
    for seat, wish in enumerate(wishes):
        start = _start(seat, wish, new_token)
        others = [before.name for before in starts]
        starts.append(replace(start, name=told_apart(start.name, others)))
    return starts


def _start(seat: int, wish: SeatWish, new_token: NewToken) -> Seat:
    if isinstance(wish, BotWish):
        return Seat("bot", "", wish.bot, ready=True)
    if isinstance(wish, Me):
        # Without a name the seat's name is shown, in the reader's language.
        name = checked_name(wish.name) if wish.name else ""
        return Seat("person", name, None, new_token(seat))
    if isinstance(wish, OutsideWish):
        return Seat("person", name_of_program(wish.name), None, new_token(seat), outside=True)
    return Seat("open", "")


def name_of_program(name: str) -> str:
    """Return the name of a bot from outside, which everybody can tell from a person's."""
    return f"{checked_name(name)[: MOST_IN_NAME - len(PROGRAM)]}{PROGRAM}"


def checked_name(name: str) -> str:
    """Return a cleaned name that everybody can read; raises RequestRefused."""
    shown = plain(name)
    if not 1 <= len(shown) <= MOST_IN_NAME or not any(sign.isprintable() for sign in shown):
        raise refused("name", most=str(MOST_IN_NAME))
    return shown


def told_apart(name: str, others: Sequence[str]) -> str:
    """Return a name, followed by a number if one of the others looks the same."""
    taken = {skeleton(other) for other in others if other}
    if skeleton(name) not in taken:
        return name
    number = 2
    while skeleton(numbered := f"{name[: MOST_IN_NAME - 4]} ({number})") in taken:
        number += 1
    return numbered


def checked_entropy(entropy: str) -> str:
    """Return a text for the shuffle; raises RequestRefused if not everybody can read it."""
    if not is_plain(entropy):
        raise refused("entropy")
    return entropy
