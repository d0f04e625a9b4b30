"""The data of Arkadia: state, actions, events, options, tables and names."""

from typing import Final

SEAT_NAMES: Final = ("yellow", "orange", "green", "violet")
"""Of the seats, in the notation; their names in each language are in the texts."""

ROWS: Final = 12
COLUMNS: Final = 16
