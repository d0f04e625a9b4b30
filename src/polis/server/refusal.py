"""Refusing a request: a code for programs, a text for people, and the clause of a rule, if any."""

from polis.core.texts.errors import PolisError
from polis.server.protocol.position import Texts
from polis.server.texts import texts


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
