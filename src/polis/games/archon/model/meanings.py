"""What the numbers of Archon mean, in its states and events alike."""

from dataclasses import replace
from typing import Final

from polis.core.declared.meanings import Meaning, amount, counted, named
from polis.games.archon.model.names import (
    CARD_KINDS,
    CATEGORIES,
    ENDINGS,
    LOCATIONS,
    MAGISTERS,
    OTHER_CAUSES,
    PLACES,
    RESOURCES,
    TILES,
    slot_name,
)
from polis.games.archon.model.names import GOODS as GOODS_NAMES

# Causes: 0 to 9 are the locations, then come the tiles, then these, then the King's Favors.
BY_TILE: Final = len(LOCATIONS)
(
    BY_START_KIT,
    BY_DRAFT,
    BY_RAID,
    BY_SEASON_SCORING,
    BY_WALL_GATE,
    BY_SEASON_START,
) = range(BY_TILE + len(TILES), BY_TILE + len(TILES) + len(OTHER_CAUSES))
BY_FAVOR: Final = 40


def cause_name(cause: int) -> str:
    """Return what gave or cost something: `barracks`, `inn`, `favor 7`, `raid`, ..."""
    if cause < BY_TILE:
        return LOCATIONS[cause]
    if cause < BY_START_KIT:
        return TILES[cause - BY_TILE]
    if cause < BY_FAVOR:
        return OTHER_CAUSES[cause - BY_START_KIT]
    return f"favor {cause - BY_FAVOR + 1}"


def _cause_words(cause: int) -> dict[str, object]:
    """The arguments by which a message describes a cause."""
    if cause < BY_TILE:
        return {"cause": "location", "location": LOCATIONS[cause]}
    if cause < BY_START_KIT:
        return {"cause": "tile", "tile": TILES[cause - BY_TILE]}
    if cause < BY_FAVOR:
        return {"cause": OTHER_CAUSES[cause - BY_START_KIT]}
    return {"cause": "favor", "number": str(cause - BY_FAVOR + 1)}


def _slot_name(slot: int, location: int) -> str:
    return slot_name(location, slot)


def _deck(name: str) -> Meaning:
    """The number of a card in its deck."""
    return counted(name, key=name, argument="number")


ENDING: Final = named("ending", ENDINGS)
CARD: Final = named("card", CARD_KINDS, key="card", argument="card")
MAGISTER: Final = named("magister", MAGISTERS, argument="card")
CATEGORY: Final = named("category", CATEGORIES, argument="goods")
GOODS: Final = named("goods", GOODS_NAMES)
RESOURCE: Final = named("resource", RESOURCES, argument="goods")
LOCATION: Final = named("location", LOCATIONS)
SLOT: Final = Meaning("slot", _slot_name, _slot_name, beside="location")
TILE: Final = named("tile", TILES)
PLACE: Final = named("place", PLACES)
CAUSE: Final = Meaning("cause", cause_name, _cause_words)
GRANT, PROVINCE, FAVOR, ATTACK = map(_deck, ("grant", "province", "favor", "attack"))
RANK: Final = counted("rank", argument="rank", say=lambda rank: rank + 1)
ROUND: Final = counted("round")
ROUND_NUMBER: Final = Meaning("round, from 1", lambda number: max(number, 1), str)
SEASON: Final = counted("season")
SPACE: Final = counted("space")
PIECES: Final = amount("pieces", argument="count")
LOST_POINTS: Final = replace(amount("points", argument="points"), say=abs)
TOTAL: Final = amount("goods", argument="total")
