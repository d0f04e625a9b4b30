"""Being ready, leaving a seat to a bot and coming back, seating a bot where nobody came."""

from collections.abc import Sequence
from typing import Final

from polis.bots import LEVELS, PLAYABLE
from polis.server.content import content_of
from polis.server.protocol import said
from polis.server.refusal import refused
from polis.server.tables import entries
from polis.server.tables.entries import Draft
from polis.server.tables.table import Seat, Table

STAND_IN: Final = "journeyman"  # who plays on when a clock has run out


def ready(table: Table, asked: said.Ready) -> list[Draft]:
    """A person is ready; if all are, cards are dealt. Nothing follows if they are already."""
    seat = table.seats[asked.seat]
    if table.status != "gathering" or (seat.ready and asked.entropy is None):
        return []
    if not seat.is_person:
        raise refused("played-by-bot")
    entropy = seat.entropy if asked.entropy is None else asked.entropy
    return [Draft(entries.Readied(asked.entropy), asked.seat), *_dealt(table, asked.seat, entropy)]


def resign(table: Table, asked: said.Resign) -> list[Draft]:
    """A bot plays on for a person, or takes the place of one before the game begins."""
    if table.status == "over":
        raise refused("over")
    seat = table.seats[asked.seat]
    if not seat.is_person:
        raise refused("played-by-bot")
    if asked.bot not in PLAYABLE:
        raise refused("no-such-bot", bots=", ".join(LEVELS))
    drafts = [Draft(entries.Resigned(asked.bot), asked.seat)]
    if table.status == "gathering":
        drafts += _dealt(table, asked.seat, seat.entropy)
    return drafts


def take_back(table: Table, asked: said.Return) -> list[Draft]:
    """A person takes the seat back from the bot."""
    if table.status == "over":
        raise refused("over")
    seat = table.seats[asked.seat]
    if seat.token is None:
        raise refused("no-person")
    if seat.is_person:
        raise refused("not-played-by-bot")
    return [Draft(entries.Returned(), asked.seat)]


def fill(table: Table, asked: said.Fill) -> list[Draft]:
    """Seat a bot at an open place; if nobody else is waited for, cards are dealt."""
    if _place(table, asked).kind != "open":
        raise refused("seat-taken")
    if asked.bot not in PLAYABLE:
        raise refused("no-such-bot", bots=", ".join(LEVELS))
    return [
        Draft(entries.Filled(asked.place, asked.bot), asked.seat),
        *_dealt(table, asked.place, ""),
    ]


def free(table: Table, asked: said.Free) -> list[Draft]:
    """Open a place again at which a bot was seated; that of a person who left stays theirs."""
    place = _place(table, asked)
    if place.kind != "bot":
        raise refused("not-played-by-bot")
    if place.token is not None:
        raise refused("seat-taken")
    return [Draft(entries.Freed(asked.place), asked.seat)]


def _place(table: Table, asked: said.Fill | said.Free) -> Seat:
    """The place that a person at the table may fill or free; raises Refusal."""
    if table.status != "gathering":
        raise refused("begun")
    if not table.seats[asked.seat].is_person:
        raise refused("played-by-bot")
    if not 0 <= asked.place < len(table.seats):
        raise refused("no-such-seat")
    return table.seats[asked.place]


def ran_out(table: Table, now: float) -> list[Draft]:
    """What is due because the time of the one who decides is over; nothing if it is not."""
    ends_at = table.clocks.ends_at
    if ends_at is None or ends_at > now or table.turn is None:
        return []
    return [Draft(entries.Resigned(STAND_IN, late=True), table.turn)]


def _dealt(table: Table, last: int, entropy: str) -> list[Draft]:
    """The dealing of the cards, if all but the last one are ready."""
    if not all(seat.ready for number, seat in enumerate(table.seats) if number != last):
        return []
    entropies = [
        entropy if number == last else seat.entropy for number, seat in enumerate(table.seats)
    ]
    return [Draft(entries.Dealt(first_hash(table.terms, table.secret, entropies)))]


def first_hash(terms: entries.Terms, secret: bytes, entropies: Sequence[str]) -> str:
    """The hash of the position that will be dealt."""
    game = content_of(terms.game).game
    options = game.new_options(terms.options)
    return game.hash(game.new_game(options, len(entropies), secret, entropies)[0])
