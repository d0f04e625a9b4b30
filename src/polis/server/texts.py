"""The messages of the server in all languages, and refusals; those of a game are in its own catalogue."""

from collections.abc import Callable
from typing import Final

from polis.core.texts.catalogue import LANGUAGES, Catalogue
from polis.core.texts.errors import PolisError, Translatable
from polis.server.protocol.position import Texts

CATALOGUE: Final = Catalogue("polis.server")


def texts(message: str, /, **args: object) -> Texts:
    """Return a message of the server in all languages; arguments may be translatable."""
    return each_language(
        lambda language: CATALOGUE.text(
            message, language, **{name: worded(part, language) for name, part in args.items()}
        )
    )


def worded(part: object, language: str) -> object:
    """Return an argument in a language, if it is translatable, without its full stop."""
    return part.text(language).rstrip(".") if isinstance(part, Translatable) else part


def each_language(say: Callable[[str], str]) -> Texts:
    """Return a text in each language."""
    return Texts(*(say(language) for language in LANGUAGES))


class RequestRefused(PolisError):
    """A request that is refused; nothing has changed."""

    def __init__(self, code: str, words: Texts, clause: str | None = None) -> None:
        """Take the code, the text in all languages and the id of the clause, if there is one."""
        super().__init__(words.en)
        self.code = code
        self.words = words
        self.clause = clause


def refused(code: str, /, **args: object) -> RequestRefused:
    """Return a refusal with the message `refused-CODE` of the server's catalogue.

    The full stop of a `reason` that is a sentence is removed.
    """
    if isinstance(args.get("reason"), str):
        args["reason"] = str(args["reason"]).rstrip(".")
    return RequestRefused(code, texts(f"refused-{code}", **args))
