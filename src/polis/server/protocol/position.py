"""Texts in all languages, and positions of a game that browsers have no engine for."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct

Language: TypeAlias = Literal["en", "fr", "de"]
View: TypeAlias = Mapping[str, Any]
"""The fields of a game's view, described in docs/specs; unknown values are null."""


class Texts(Struct, frozen=True):
    """A text in each language."""

    en: str = ""
    fr: str = ""
    de: str = ""


class Happened(Struct, frozen=True):
    """An event as the viewer may know it; ply: of actions up to it; fields: without the kind."""

    ply: int
    kind: str
    fields: dict[str, Any]
    text: Texts


class Position(Struct, frozen=True):
    """A position as the viewer may know it.

    legal: the numbers of the legal actions; empty unless the viewer is to decide. GameDetail says
    once what the numbers mean, because their texts made up a third of a position.
    """

    ply: int
    view: View
    phase: str
    turn: int | None
    question: Texts | None
    legal: Sequence[int]
    scores: Sequence[int | None]
