"""What the numbers of Archon mean, in its states and events alike."""

from collections.abc import Callable
from typing import Final, TypeVar

from polis.core.declared.meanings import Meaning, amount, counted, meaning, named
from polis.core.declared.writing import ABSOLUTE, AS_TEXT, Writing
from polis.games.archon.model.names import (
    CARD_KINDS,
    CATEGORIES,
    ENDINGS,
    LOCATIONS,
    MAGISTERS,
    OTHER_CAUSES,
    PLACES,
    RESOURCES,
    SLOT_LETTERS,
    TILES,
    slot_name,
)
from polis.games.archon.model.names import GOODS as GOODS_NAMES

T = TypeVar("T")

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
CAUSES: Final = BY_FAVOR + 22  # with a cause for each King's Favor


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


def _causes(of: Callable[[int], T], unused: T) -> tuple[T, ...]:
    """What a function gives for each cause; numbers before the King's Favors are not all used."""
    last = BY_START_KIT + len(OTHER_CAUSES)
    return tuple(unused if last <= cause < BY_FAVOR else of(cause) for cause in range(CAUSES))


def slots(write: Callable[[int, int], str]) -> Writing:
    """Write a slot of each location."""
    places, letters = range(len(LOCATIONS)), range(len(SLOT_LETTERS))
    return Writing(
        names_beside=tuple(tuple(write(place, slot) for slot in letters) for place in places)
    )


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
SLOT: Final = meaning("slot", slots(slot_name), beside="location")
TILE: Final = named("tile", TILES)
PLACE: Final = named("place", PLACES)
CAUSE: Final = meaning(
    "cause",
    Writing(names=_causes(cause_name, ""), arguments=_causes(_cause_words, {})),
)
GRANT, PROVINCE, FAVOR, ATTACK = map(_deck, ("grant", "province", "favor", "attack"))
RANK: Final = counted("rank", argument="rank", says="")
ROUND: Final = counted("round")
ROUND_NUMBER: Final = meaning("round, from 1", Writing(least=1, says=AS_TEXT))
SEASON: Final = counted("season")
SPACE: Final = counted("space")
PIECES: Final = amount("pieces", argument="count")
LOST_POINTS: Final = amount("points", argument="points", says=ABSOLUTE)
TOTAL: Final = amount("goods", argument="total")
