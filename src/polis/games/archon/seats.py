"""The names of the seats in the notation; what they are called in a language is in the texts."""

from typing import Final

SEAT_NAMES: Final = ("unicorn", "dragon", "lion", "eagle")
