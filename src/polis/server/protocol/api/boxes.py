"""Component files: the packaged one, and another one checked and drawn."""

from collections.abc import Sequence

from msgspec import Struct


class BoxFile(Struct, frozen=True):
    """A component file to check."""

    text: str


class BoxFault(Struct, frozen=True):
    """A fault of a component file: its line, what is wrong and what would be right."""

    line: int
    text: str


class BoxCheck(Struct, frozen=True):
    """The result of a check: `faults`, or else the box and its drawing as text of 80 columns."""

    faults: Sequence[BoxFault]
    id: str
    title: str
    sha256: str
    drawing: str
