"""The words of the terminal itself; those of a game come from the game."""

from typing import Final

from polis.core.text import Catalogue

CATALOGUE: Final = Catalogue("polis.terminal")


def text(message: str, language: str, /, **args: object) -> str:
    """A sentence of the terminal in a language; raises PolisError for an unknown language."""
    return CATALOGUE.text(message, language, **args)
