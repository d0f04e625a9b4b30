"""The names of the seats in the notation; their names in each language are in the texts."""

from typing import Final

SEAT_NAMES: Final = ("yellow", "orange", "green", "violet")
