"""Refusals."""

from msgspec import Struct

from polis.server.protocol.position import Texts


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    text: Texts
    clause: str | None
