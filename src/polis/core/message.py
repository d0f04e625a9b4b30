"""A sentence that has not been put into words yet, so that its reader chooses the language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol, runtime_checkable

from polis.core.text import catalogue_of

CORE: Final = "polis.core"


@runtime_checkable
class Sayable(Protocol):
    """Anything that can be put into words of a language."""

    def text(self, language: str) -> str:
        """The words."""


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a message and its parts.

    package: whose catalogue it is in; parts: what the message names; a part may be sayable itself.
    """

    package: str
    id: str
    parts: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: str) -> str:
        """The message in a language; raises what `Catalogue.text` raises."""
        parts = {
            name: part.text(language) if isinstance(part, Sayable) else part
            for name, part in self.parts.items()
        }
        return catalogue_of(self.package).text(self.id, language, **parts)

    def __str__(self) -> str:
        """In English, for logs and for programs."""
        return self.text("en")


def said(message: str, **parts: object) -> Message:
    """A message that does not belong to one game."""
    return Message(CORE, message, parts)
