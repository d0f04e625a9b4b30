"""The letters of Archon in a drawing, and their colours, which only repeat what a letter says."""

from typing import Final

from polis.games.archon.model.names import RESOURCES, SEAT_NAMES

SEAT_LETTERS: Final = tuple(name[0].upper() for name in SEAT_NAMES)

# The printed white, natural, grey and black are hard to distinguish on a screen.
SEAT_INK: Final = ("1;38;5;141", "1;38;5;208", "1;38;5;41", "1;38;5;39")
RESOURCE_INK: Final = dict(
    zip(RESOURCES, ("38;5;143", "38;5;153", "38;5;173", "38;5;250"), strict=True)
)
