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


class PolisError(Exception):
    """Anything a person did that cannot be done; the message says what would be right."""


class NotationError(PolisError):
    """The text is not the notation of an action in this position."""


class IllegalAction(PolisError):
    """The action exists but a rule forbids it now; the state is untouched."""

    def __init__(self, message: str, clause: str) -> None:
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
