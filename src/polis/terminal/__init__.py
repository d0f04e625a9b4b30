"""Playing in a terminal: a drawn board, the notation, and a record of the game."""

from typing import Final

from polis.core.texts.catalogue import catalogue_of

CATALOGUE: Final = catalogue_of("polis.terminal")

text: Final = CATALOGUE.text
"""Return a message in a language; raises PolisError for an unknown language."""

terminal_message: Final = CATALOGUE.message
"""Return a message for an error, whose language is chosen later."""
