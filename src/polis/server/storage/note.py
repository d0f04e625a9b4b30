"""Notes between server processes on one database."""

from msgspec import Struct


class Note(Struct, omit_defaults=True):
    """A note.

    origin: the sender; table: the table concerned; version: its last entry; line: the number of a
    new line of its chat; seats, onlookers: who is connected to it there; account: whose devices may
    have been signed out; asks: whether the others should send who is connected to them.
    """

    origin: str
    table: str = ""
    version: int = 0
    line: int = 0
    seats: list[int] | None = None
    onlookers: int = 0
    account: str = ""
    asks: bool = False
