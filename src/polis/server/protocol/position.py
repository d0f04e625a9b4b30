"""A position as a viewer sees it: its legal actions, and the events that led to it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Language: TypeAlias = Literal["en", "fr", "de"]
View: TypeAlias = Mapping[str, Any]
"""The fields of a game's view, described in docs/specs; unknown values are null."""


class Texts(Struct, frozen=True, omit_defaults=True):
    """A text in each language; a client that has named its language gets only that one."""

    en: str = ""
    fr: str = ""
    de: str = ""

    def only(self, language: Language | None) -> "Texts":
        """Return the text in one language; None: in all."""
        return self if language is None else Texts(**{language: getattr(self, language)})

    def changed(self, change: Callable[[str], str]) -> "Texts":
        """Return the text with a function applied in each language."""
        return Texts(
            self.en and change(self.en), self.fr and change(self.fr), self.de and change(self.de)
        )


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

    def only(self, language: Language | None) -> "Position":
        """Return the position with its question in one language; None: in all."""
        if self.question is None or language is None:
            return self
        return replace(self, question=self.question.only(language))
