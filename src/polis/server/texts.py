"""The words of the server itself, in every language at once; those of a game come from the game."""

from collections.abc import Callable
from typing import Final

from polis.core.text import LANGUAGES, Catalogue
from polis.server.protocol.position import Texts

CATALOGUE: Final = Catalogue("polis.server")


def texts(message: str, /, **args: object) -> Texts:
    """A sentence of the server in all languages."""
    return each_language(lambda language: CATALOGUE.text(message, language, **args))


def each_language(say: Callable[[str], str]) -> Texts:
    """The same in every language."""
    return Texts(*(say(language) for language in LANGUAGES))
