"""The messages of the terminal; those of a game are in its own catalogue."""

from typing import Final

from polis.core.texts.catalogue import Message, catalogue_of

PACKAGE: Final = "polis.terminal"
CATALOGUE: Final = catalogue_of(PACKAGE)


def terminal_message(message: str, **parts: object) -> Message:
    """Return a message for an error, whose language is chosen later."""
    return Message(PACKAGE, message, parts)


def text(message: str, language: str, /, **args: object) -> str:
    """Return a message in a language; raises PolisError for an unknown language."""
    return CATALOGUE.text(message, language, **args)
