"""Saying no: a code for programs, a sentence for people, and the clause if a rule forbids it."""

from polis.core.errors import PolisError
from polis.server.protocol.position import Texts
from polis.server.texts import texts


class Refusal(PolisError):
    """Something that is not done; nothing has changed."""

    def __init__(self, code: str, words: Texts, clause: str | None = None) -> None:
        """Take the words in all languages."""
        super().__init__(words.en)
        self.code = code
        self.words = words
        self.clause = clause


def refused(code: str, /, **args: object) -> Refusal:
    """A refusal whose sentence is `refused-CODE` in the server's catalogue.

    A `reason` that comes from elsewhere loses its full stop: the sentence has one of its own.
    """
    if isinstance(args.get("reason"), str):
        args["reason"] = str(args["reason"]).rstrip(".")
    return Refusal(code, texts(f"refused-{code}", **args))
