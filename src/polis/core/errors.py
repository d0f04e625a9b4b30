"""The tree of errors a caller may meet; every message is one sentence for a person.

* PolisError
    * NotationError: a text that cannot be read as an action
    * IllegalAction: an action that is not allowed now; names the clause
    * InvalidRecord: a record that is damaged or does not replay
    * InvalidComponents: a component file with a wrong or missing value
    * InvalidOptions: an option of a table that does not exist or does not fit
    * InvalidSeed: a text that is no seed
    * UnknownGame: a game that Polis does not have
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # messages need the texts, which raise errors themselves
    from polis.core.message import Message


class PolisError(Exception):
    """A mistake in what a person asked for; the message says what would be right.

    A `Message` can be read in any language; `str` is English.
    """

    def __init__(self, message: "str | Message") -> None:
        """Take a message, or a sentence that exists in one language only."""
        super().__init__(message)
        self.message = message

    def text(self, language: str) -> str:
        """The sentence in a language."""
        return self.message if isinstance(self.message, str) else self.message.text(language)


class NotationError(PolisError):
    """The text is not the notation of an action in this position."""


class IllegalAction(PolisError):
    """The action exists but a rule forbids it now; the state is untouched."""

    def __init__(self, message: "str | Message", clause: str) -> None:
        """Keep the id of the clause that forbids the action beside the sentence."""
        super().__init__(message)
        self.clause = clause


class InvalidRecord(PolisError):
    """The record is damaged, or its actions do not lead to the states it claims."""


class InvalidComponents(PolisError):
    """The component file misses a value or holds one that cannot be right."""


class InvalidOptions(PolisError):
    """The options name something that the game does not offer."""


class InvalidSeed(PolisError):
    """The text is neither 32 hexadecimal digits nor a decimal number below 2**128."""


class UnknownGame(PolisError):
    """No game of that name is registered."""
