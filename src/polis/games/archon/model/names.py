"""The words of the notation, the same in every language: goods, cards, places, phases."""

from typing import Final

from polis.games.archon.box.effects import (
    CARD_KINDS,
    FIRST_CHOSEN,
    HELD_GOODS,
    LOCATIONS,
    MAGISTERS,
    RESOURCES,
)
from polis.games.archon.box.effects import GOODS as ALL_GOODS
from polis.games.archon.box.parts import TILES
from polis.games.archon.model import SEAT_NAMES

__all__ = [
    "CARD_KINDS",
    "CATEGORIES",
    "ENDINGS",
    "GOODS",
    "HAND_SIZE",
    "HELD_GOODS",
    "LOCATIONS",
    "MAGISTERS",
    "OTHER_CAUSES",
    "PACKAGE",
    "PALACE",
    "PHASES",
    "PLACES",
    "RESOURCES",
    "SEAT_NAMES",
    "SLOT_LETTERS",
    "TILES",
    "WALL_PLACES",
    "read_slot",
    "slot_name",
]

PACKAGE: Final = "polis.games.archon"
"""The package with the texts of the game."""

GOODS: Final = ALL_GOODS[:FIRST_CHOSEN]
"""gold, recruits, the four resources, arts, science, warriors: what events can mention."""

CATEGORIES: Final = ("arts", "science", "warriors")
"""What a King's Grant rewards, in scoring order (7.1)."""

PHASES: Final = (
    *("draft", "split", "place", "again", "card", "take", "give", "trade", "magister", "tile"),
    *("save", "replace", "wall", "more", "lose", "over"),
)
ENDINGS: Final = ("points", "goods", "shared")
"""What decided: points (8.2), the goods of seats with equal points (8.3), or nothing (8.4)."""

PLACES: Final = ("hand", "waiting", "played")
"""Where the cards of a seat are, and so where a replaced Courtier may be."""

WALL_PLACES: Final = ("gate", "plain")

HAND_SIZE: Final = 5
"""Cards in each of the two piles of a division (4.0.1)."""

OTHER_CAUSES: Final = (
    *("start-kit", "draft", "raid", "season-scoring", "wall-gate", "season-start"),
)
"""Causes of gains and costs other than locations, tiles and King's Favors."""

PALACE: Final = LOCATIONS.index("palace")
SLOT_LETTERS: Final = "abcd"
_PALACE_SLOTS: Final = "1234"


def slot_name(location: int, slot: int) -> str:
    """`a` for the first slot of a location; the Palace's slots are `1` to `4`."""
    return (_PALACE_SLOTS if location == PALACE else SLOT_LETTERS)[slot]


def read_slot(location: int, text: str) -> int | None:
    """Return the slot (from 0) of a name such as `a` or, in the Palace, `1`; None if there is none."""
    names = _PALACE_SLOTS if location == PALACE else SLOT_LETTERS
    name = text.lower()
    return names.index(name) if len(name) == 1 and name in names else None
