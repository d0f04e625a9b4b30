"""Accounts and signed-in devices."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from polis.server.protocol.client_messages import Token

Password: TypeAlias = Annotated[str, Meta(max_length=1000)]


class Credentials(Struct, frozen=True):
    """A request to sign up or in."""

    name: Annotated[str, Meta(max_length=400)]
    password: Password


class NewPassword(Struct, frozen=True):
    """A request to change the password."""

    old: Password
    new: Password


class NewByLink(Struct, frozen=True):
    """A request for a new password with the token of a link from the host."""

    link: Token
    password: Password


class OwnPassword(Struct, frozen=True):
    """The password, to confirm a request."""

    password: Password


class Session(Struct, frozen=True):
    """A signed-in device; token: secret."""

    name: str
    token: str


class AccountInfo(Struct, frozen=True):
    """An account and the number of its seats."""

    name: str
    seats: int
