"""What a client sends over /ws/tables/{id}, except the commands, which `tables.commands` declares.

The tokens in `hello` identify the client.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Whole: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Numbers: TypeAlias = Annotated[list[Whole], Meta(max_length=200)]
Line: TypeAlias = Annotated[str, Meta(max_length=500)]
Token: TypeAlias = Annotated[str, Meta(max_length=128)]
Name: TypeAlias = Annotated[str, Meta(max_length=80)]


class ClientMessage(Struct, tag_field="type", frozen=True):
    """Any message from a client."""


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message, also sent after a gap.

    tokens: of the client's seats at the table; since: the last ply that the client knows; session:
    the token of a signed-in device; version: the last one that the client has seen.
    """

    tokens: Annotated[list[Token], Meta(max_length=16)]
    since: Whole | None
    session: Token | None = None
    version: Whole = 0


class Look(ClientMessage, tag="look", frozen=True):
    """Show the table from one of the client's seats; null: as a spectator."""

    seat: Whole | None


class Chat(ClientMessage, tag="chat", frozen=True):
    """Write a line to everybody at the table; seat: null for a spectator."""

    key: Key
    seat: Whole | None
    text: Line


class Ping(ClientMessage, tag="ping", frozen=True):
    """Ask for a `pong`."""


MESSAGES: Final = (Hello, Look, Chat, Ping)
"""All messages that are not commands."""
