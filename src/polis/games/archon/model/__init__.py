"""The data of Archon: state, actions, events, options, tables and names."""

from typing import Final

SEAT_NAMES: Final = ("unicorn", "dragon", "lion", "eagle")
"""Of the seats, in the notation; their names in each language are in the texts."""
