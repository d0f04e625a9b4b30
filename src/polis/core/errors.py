"""The tree of errors a caller may meet; every message is one sentence for a person.

* PolisError
    * NotationError: a text that cannot be read as an action
    * IllegalAction: an action that is not allowed now; names the clause
    * InvalidRecord: a record that is damaged or does not replay
    * InvalidComponents: a component file with a wrong or missing value
    * InvalidOptions: an option of a table that does not exist or does not fit
    * InvalidSeed: a text that is no seed
    * UnknownGame: a name under which no game is registered
"""

from polis.core.translatable import Translatable


class PolisError(Exception):
    """A request of a person that cannot be fulfilled; the message says what would be right.

    A `polis.core.message.Message` can be shown in any language; `str` is English.
    """

    def __init__(self, message: str | Translatable) -> None:
        """Take a message, or a sentence that exists in one language only."""
        super().__init__(message)
        self.message = message

    def text(self, language: str) -> str:
        """Return the sentence in a language."""
        return self.message if isinstance(self.message, str) else self.message.text(language)


class NotationError(PolisError):
    """A text that is not the notation of an action in this position."""


class IllegalAction(PolisError):
    """An action that exists but that a rule forbids now; the state is unchanged."""

    def __init__(self, message: str | Translatable, clause: str) -> None:
        """Take the message and the id of the clause that forbids the action."""
        super().__init__(message)
        self.clause = clause


class InvalidRecord(PolisError):
    """A record that is damaged, or whose actions do not lead to the states it lists."""


class InvalidComponents(PolisError):
    """A component file with a missing value or one that cannot be right."""


class InvalidOptions(PolisError):
    """Options that the game does not have, or values that they cannot take."""


class InvalidSeed(PolisError):
    """A text that is neither 32 hexadecimal digits nor a decimal number below 2**128."""


class UnknownGame(PolisError):
    """A name under which no game is registered."""
