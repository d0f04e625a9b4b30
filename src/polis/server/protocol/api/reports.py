"""Reports to the host."""

from typing import Annotated

from msgspec import Meta, Struct


class NewReport(Struct, frozen=True):
    """A request to report a line of the chat to the host, identified by its time."""

    at: Annotated[str, Meta(max_length=40)]
