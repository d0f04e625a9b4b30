"""Messages that become text once the reader's language is known."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from polis.core.texts.catalogue import catalogue_of
from polis.core.texts.errors import Translatable

CORE: Final = "polis.core.texts"


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a catalogue and its arguments.

    package: the package with the catalogue; id: the message's id in it; parts: its arguments by
    name; translatable arguments are translated first.
    """

    package: str
    id: str
    parts: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: str) -> str:
        """Return the message in a language; raises the errors of `Catalogue.text`."""
        parts = {
            name: part.text(language) if isinstance(part, Translatable) else part
            for name, part in self.parts.items()
        }
        return catalogue_of(self.package).text(self.id, language, **parts)

    def __str__(self) -> str:
        """Return the message in English, for logs and programs."""
        return self.text("en")


def core_message(message: str, **parts: object) -> Message:
    """Return a message of the catalogue that all games share."""
    return Message(CORE, message, parts)
