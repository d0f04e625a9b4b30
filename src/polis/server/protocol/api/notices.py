"""Notices to browsers."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from polis.server.protocol.api.lists import Mine
from polis.server.protocol.position import Language

Address: TypeAlias = Annotated[str, Meta(max_length=1000)]


class PushKeys(Struct, frozen=True):
    """The keys for encrypting messages to a browser, as the browser gives them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushAddress(Struct, frozen=True):
    """The address of a browser, as the browser gives it."""

    endpoint: Address
    keys: PushKeys


class Follow(Mine, kw_only=True, frozen=True):
    """A request for notices about these tables, and about those of the account."""

    subscription: PushAddress
    language: Language


class Unfollow(Struct, frozen=True):
    """A request to stop notices to a browser."""

    endpoint: Address
