"""Whether a stored entry is one that its command could have written: a backup may come from anywhere."""

import math
import re
from typing import Final

from polis.core.texts.errors import PolisError
from polis.server.table.clocks import LATEST
from polis.server.table.commands.offers import Offered
from polis.server.table.commands.playing import Acted, Undone
from polis.server.table.commands.seating import Filled, Freed, Readied, Resigned
from polis.server.table.entries import Created, Entry, Seat
from polis.server.table.joining import Joined
from polis.server.table.journal import Bridged, Rematched
from polis.server.table.new_table import check_bot, checked_clock, checked_entropy, checked_name
from polis.server.table.table import Table

TABLE: Final = re.compile(r"[0-9a-f]{2}[A-Za-z0-9_-]{0,38}")
HASH: Final = re.compile(r"[0-9a-f]{64}")
MOST_ENTROPY: Final = 200


class Implausible(PolisError):
    """An entry that no command writes."""


def check_made(table: Table, first: Entry) -> None:
    """Raise PolisError unless a client may have made such a table."""
    _demand(TABLE.fullmatch(table.id), "its id is none")
    _check_time(first, 0.0)
    terms, game = table.terms, table.content.game
    _demand(checked_clock(terms.clock) == terms.clock, "its clock is none")
    table.content.agreed(terms.options)  # a later version may know more of them
    _demand(len(table.seats) in game.seats, f"{game.title} is not played by {len(table.seats)}")
    made = first.body
    for seat in made.seats if isinstance(made, Created) else ():
        _check_seat(table, seat)


def check_next(table: Table, entry: Entry) -> None:
    """Raise PolisError unless an entry may follow; table: as it is before."""
    _check_time(entry, table.touched)
    _demand(entry.seat is None or 0 <= entry.seat < len(table.seats), "there is no such seat")
    _check_play(table, entry)
    _check_seating(table, entry)


def _check_play(table: Table, entry: Entry) -> None:
    match entry.body:
        case Acted():
            _demand(entry.seat in (None, table.turn), "it was not the turn of this seat")
        case Undone(to):
            _demand(0 <= to <= table.ply, "there is no such position")
        case Offered(_, ply):
            _demand(ply >= 0, "there is no such position")
        case Bridged(left):
            _demand(math.isfinite(left) and 0 <= left <= LATEST, "its clock is none")
        case Rematched(name):
            _demand(TABLE.fullmatch(name), "its rematch has no id")
        case Created():
            raise Implausible("it is made twice")


def _check_seating(table: Table, entry: Entry) -> None:
    match entry.body:
        case Readied(entropy):
            _demand(len(checked_entropy(entropy)) <= MOST_ENTROPY, "its text is too long")
        case Resigned(bot):
            check_bot(bot, table.content.spec.bots)
        case Filled(place, bot):
            check_bot(bot, table.content.spec.bots)
            _demand(0 <= place < len(table.seats), "there is no such seat")
        case Freed(place):
            _demand(0 <= place < len(table.seats), "there is no such seat")
        case Joined(name, token):
            _check_seat(table, Seat("person", name, None, token))


def _check_seat(table: Table, seat: Seat) -> None:
    if seat.bot is not None:
        check_bot(seat.bot, table.content.spec.bots)
    _demand(not seat.name or checked_name(seat.name) == seat.name, "a name is none")
    _demand(seat.token is None or HASH.fullmatch(seat.token), "a seat has no hash of a token")
    _demand(len(checked_entropy(seat.entropy)) <= MOST_ENTROPY, "its text is too long")


def _check_time(entry: Entry, before: float) -> None:
    _demand(before <= entry.at <= LATEST, "it was written at no time")


def _demand(holds: object, why: str) -> None:
    if not holds:
        raise Implausible(why)
