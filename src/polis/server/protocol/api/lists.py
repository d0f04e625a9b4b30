"""Lists of tables: the public ones, and a client's own."""

from collections.abc import Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from polis.server.protocol.client_messages import Token
from polis.server.protocol.tables import TableHead

TableId: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[\w-]*$")]


class MyTable(Struct, frozen=True):
    """A table and the token of a seat."""

    id: TableId
    token: Token


class Mine(Struct, frozen=True):
    """A request for the tables of these tokens."""

    tables: Annotated[list[MyTable], Meta(max_length=500)] = field(default_factory=list)


class Listed(Struct, frozen=True):
    """The public tables."""

    tables: Sequence[TableHead]


class MineHead(TableHead):
    """A table with the client's seats."""

    held: Sequence[int] = ()


class MyTables(Struct, frozen=True):
    """The tables of the client's seats, those waiting for it first; account: its name."""

    tables: Sequence[MineHead]
    account: str | None = None
