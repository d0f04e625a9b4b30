"""Component files: read value by value, corrected and checked."""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct, field


class BoxValue(Struct, frozen=True):
    """A value of a component file.

    name: such as `camps.count`; origin: `rulebook`, `source` or `reconstructed`; source: in words;
    line: in the file; changed: whether it differs from the packaged box.
    """

    name: str
    value: Any
    origin: str
    source: str
    line: int
    changed: bool


class BoxPage(Struct, frozen=True):
    """A component file.

    file: its name in the fault; fault: why it is invalid, as `polis components check` says it;
    line: of the fault; id, title, sha256: null if it is invalid; components: its values without
    their provenance, or those of the packaged box if it cannot be read.
    """

    file: str
    text: str
    fault: str | None
    line: int | None
    id: str | None
    title: str | None
    sha256: str | None
    values: Sequence[BoxValue]
    components: dict[str, Any]


class BoxChange(Struct, frozen=True):
    """A new value for one place of a component file.

    source: how the value is known; restore: use the value of the packaged box instead.
    """

    name: Annotated[str, Meta(max_length=200)]
    value: Any = None
    source: Annotated[str, Meta(max_length=1000)] = ""
    restore: bool = False


class CheckBox(Struct, frozen=True):
    """A component file to check, null: the packaged one; changes: applied first, in order."""

    text: str | None = None
    changes: Annotated[list[BoxChange], Meta(max_length=40)] = field(default_factory=list)
