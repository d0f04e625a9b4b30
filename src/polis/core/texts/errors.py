"""The exceptions a caller may see; every message is one sentence for a person.

* PolisError
    * NotationError: a text that cannot be parsed as an action
    * IllegalAction: an action that is not allowed now; names the clause
    * InvalidRecord: a record that is damaged or does not replay
    * InvalidComponents: a component file with an invalid or missing value
    * InvalidOptions: a table option that does not exist or has an invalid value
    * InvalidSeed: a text that is not a seed
    * UnknownGame: a name under which no game is registered
"""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Translatable(Protocol):
    """Anything that has a text in each language."""

    def text(self, language: str) -> str:
        """Return the text in `en`, `fr` or `de`."""


class PolisError(Exception):
    """A request that cannot be fulfilled; the message says what would be right.

    A `polis.core.texts.catalogue.Message` can be shown in any language; `str` is English.
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
    """An existing action that a rule forbids now; the state is unchanged."""

    def __init__(self, message: str | Translatable, clause: str) -> None:
        """Take the message and the id of the clause that forbids the action."""
        super().__init__(message)
        self.clause = clause


class InvalidRecord(PolisError):
    """A record that is damaged, or whose actions do not lead to its recorded states."""


class InvalidComponents(PolisError):
    """A component file with a missing or impossible value."""


class InvalidOptions(PolisError):
    """Options that the game does not have, or invalid values for them."""


class InvalidSeed(PolisError):
    """A text that is neither 32 hexadecimal digits nor a decimal number below 2**128."""


class UnknownGame(PolisError):
    """A name under which no game is registered."""
