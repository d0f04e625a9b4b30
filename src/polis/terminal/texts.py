"""The words of the terminal itself; those of a game come from the game."""

from typing import Final

from polis.core.message import Message
from polis.core.text import catalogue_of

PACKAGE: Final = "polis.terminal"
CATALOGUE: Final = catalogue_of(PACKAGE)


def said(message: str, **parts: object) -> Message:
    """A sentence of the terminal for an error, whose language is chosen later."""
    return Message(PACKAGE, message, parts)


def text(message: str, language: str, /, **args: object) -> str:
    """A sentence of the terminal in a language; raises PolisError for an unknown language."""
    return CATALOGUE.text(message, language, **args)
