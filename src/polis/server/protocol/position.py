"""What somebody at a table sees: a position, what may be done in it and what led to it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["en", "fr", "de"]
View: TypeAlias = Mapping[str, Any]
"""A game's named fields, as documented in docs/specs; unknown things are null."""


class Texts(Struct, frozen=True):
    """The same sentence in each language."""

    en: str
    fr: str
    de: str


class LegalAction(Struct, frozen=True):
    """One thing that may be done: its number, its notation and its parts."""

    n: int
    text: str
    verb: str
    parts: Sequence[int]


class Happened(Struct, frozen=True):
    """One fact as the viewer may know it; ply: how many actions had been done when it was true."""

    ply: int
    kind: str
    fields: dict[str, Any]
    text: Texts


class Position(Struct, frozen=True):
    """A position as the viewer may know it; `legal` is filled for the seat that decides."""

    ply: int
    view: View
    phase: str
    turn: int | None
    question: Texts | None
    legal: Sequence[LegalAction]
    scores: Sequence[int | None]
