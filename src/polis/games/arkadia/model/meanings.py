"""What the numbers of Arkadia mean, in its states and events alike."""

from typing import Final

from polis.core.contract.meanings import NONE, Meaning, amount, counted, named
from polis.games.arkadia.model.names import (
    FAMILY_NAMES,
    FORM_NAMES,
    card_name,
    square_name,
    square_pair,
)

PHASES: Final = ("must", "lay", "draw", "worker", "castle", "banner", "cash", "recruit", "over")
ENDINGS: Final = ("castle", "stuck")
ON_LOT: Final = -2  # the site of workers introduced beside the lot


def _card_words(kind: int) -> dict[str, object]:
    """The arguments by which a message describes a card."""
    form, family = card_name(kind).split()
    return {"form": form, "family": family}


def _site(building: int) -> int | str:
    """The building at which workers are introduced, or the lot."""
    return building + 1 if building >= 0 else "lot"


PHASE: Final = named("phase", PHASES)
ENDING: Final = named("ending", ENDINGS)
FAMILY: Final = named("family", FAMILY_NAMES)
FORM: Final = named("form", FORM_NAMES)
BUILDING: Final = counted("building")
SITE: Final = Meaning("site", _site, BUILDING.say)
SLOT: Final = counted("place of the display")
FLOOR: Final = counted("floor")
CASTLE_SQUARE: Final = counted("castle square")
CARD: Final = Meaning(
    "card", lambda kind: None if kind == NONE else card_name(kind), _card_words, key="card"
)
SQUARE: Final = Meaning(
    "square", lambda square: None if square == NONE else [*square_pair(square)], square_name
)
GOLD: Final = amount("gold")
