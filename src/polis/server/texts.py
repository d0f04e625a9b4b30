"""The words of the server itself, in every language at once; those of a game come from the game."""

from collections.abc import Callable
from typing import Final

from polis.core.text import LANGUAGES, Catalogue
from polis.core.translatable import Translatable
from polis.server.protocol.position import Texts

CATALOGUE: Final = Catalogue("polis.server")


def texts(message: str, /, **args: object) -> Texts:
    """A sentence of the server in all languages; what it names may be sayable itself."""
    return each_language(
        lambda language: CATALOGUE.text(
            message, language, **{name: worded(part, language) for name, part in args.items()}
        )
    )


def worded(part: object, language: str) -> object:
    """What a sentence names, in the language of the sentence; it keeps no full stop of its own."""
    return part.text(language).rstrip(".") if isinstance(part, Translatable) else part


def each_language(say: Callable[[str], str]) -> Texts:
    """The same in every language."""
    return Texts(*(say(language) for language in LANGUAGES))
