"""What server processes on one database tell each other."""

from msgspec import Struct


class Note(Struct, omit_defaults=True):
    """What processes tell each other. origin: who; table: about which table, if one.

    version: it has got so far; line: the number of a new line of its chat; seats and onlookers:
    who looks at it there; account: a device of it may have been signed out; asks: who looks at
    what at the others?
    """

    origin: str
    table: str = ""
    version: int = 0
    line: int = 0
    seats: list[int] | None = None
    onlookers: int = 0
    account: str = ""
    asks: bool = False
