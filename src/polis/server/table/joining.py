"""Taking a seat, and the tokens that prove it; the database stores only their hashes."""

import hashlib
import secrets
from typing import Final

from polis.server.table.entries import Body, Entry
from polis.server.table.new_table import checked_name, name_of_program, told_apart
from polis.server.table.table import Table
from polis.server.texts import refused


class Joined(Body, tag="joined", frozen=True):
    """Somebody took a seat; token: the hash of the token that proves it; outside: a program."""

    name: str
    token: str
    outside: bool = False

    def apply(self, table: Table, entry: Entry) -> None:
        """Seat the person or the program."""
        seat = table.seats[entry.owner]
        seat.kind, seat.name, seat.token = "person", self.name, self.token
        seat.outside = self.outside


def joined(table: Table, name: str, token: str, outside: bool = False) -> Joined:
    """Return the entry of somebody taking a seat; raises RequestRefused for the name."""
    others = [seat.name for seat in table.seats]
    shown = name_of_program(name) if outside else checked_name(name)
    return Joined(told_apart(shown, others), token, outside)


def seat_to_join(table: Table, wanted: int | None) -> int:
    """Return the open seat to take, any for None; raises RequestRefused."""
    is_open = [seat.kind == "open" for seat in table.seats]
    if wanted is not None:
        if not 0 <= wanted < len(is_open):
            raise refused("no-such-seat")
        if not is_open[wanted]:
            raise refused("seat-taken")
        return wanted
    if not any(is_open):
        raise refused("no-open-seat")
    return is_open.index(True)


TOKEN_BYTES: Final = 24
TABLE_ID_BYTES: Final = 12


def new_token() -> str:
    """Return a token of 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id(beside: str | None = None) -> str:
    """Return an id of 96 random bits, so that the URL of a private table cannot be guessed.

    It begins with the table's share (`storage.ownership`); beside: a table with the same share.
    """
    share = secrets.token_hex(1) if beside is None else beside[:2]
    return share + secrets.token_urlsafe(TABLE_ID_BYTES)


def hash_of(token: str) -> str:
    """Return the hash of a token; a fast one is safe, as tokens are long and random."""
    return hashlib.sha256(token.encode()).hexdigest()
