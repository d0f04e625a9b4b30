"""The playouts of a game, and the bots that may play in them."""

from typing import Final

from polis.arena.generic_playouts import GenericPlayouts
from polis.core.contract.game import Rules
from polis.core.texts.errors import PolisError
from polis.games.bots import check_bot
from polis.games.spec import Playouts

QUICK: Final = ("random", "greedy")


def playouts_of(game: Rules) -> Playouts:
    """Return the playouts of a game: compiled ones, or generic ones for one series of games."""
    return game.spec.playouts() or GenericPlayouts()


def has_compiled(game: Rules) -> bool:
    """Whether a game has compiled playouts; otherwise each call goes through its rules object."""
    return game.spec.playouts() is not None


def bots_for(game: Rules, seats: int, text: str) -> list[str]:
    """Return one bot per seat from a text such as `greedy` or `random,greedy`; raises PolisError."""
    if seats not in game.seats:
        raise PolisError(
            f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}."
        )
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
        if name not in QUICK:
            raise PolisError(
                f"'{name}' is too slow for playouts, which are for {' and '.join(QUICK)}; "
                f"'polis arena {game.name} --bots {name}' lets it play."
            )
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise PolisError(
            f"'{text}' names {len(names)} bots; name one for all or one for each of the {seats} seats."
        )
    return names
