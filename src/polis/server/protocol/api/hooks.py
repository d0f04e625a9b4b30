"""Webhooks: notices to programs."""

from typing import Annotated

from msgspec import Meta, Struct

from polis.server.protocol.api.notices import Address
from polis.server.protocol.client_messages import Whole
from polis.server.protocol.position import Language


class NewHook(Struct, frozen=True):
    """A request for a webhook of a seat."""

    seat: Whole
    url: Address
    language: Language = "en"


class HookSecret(Struct, frozen=True):
    """A new webhook; secret: the key of its signatures, sent only once."""

    id: str
    secret: str


class HookInfo(Struct, frozen=True):
    """A webhook of a seat."""

    id: str
    url: str


class OldHook(Struct, frozen=True):
    """A request to remove a webhook."""

    id: Annotated[str, Meta(max_length=40)]
