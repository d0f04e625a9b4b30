"""What the numbers of Arkadia mean, in its states and events alike."""

from typing import Final

from polis.core.declared.meanings import NONE, Meaning, amount, counted, named
from polis.games.arkadia.model.names import (
    FAMILY_NAMES,
    FORM_NAMES,
    card_name,
    square_name,
    square_pair,
)
from polis.games.arkadia.model.options import SETUPS

PHASES: Final = ("must", "lay", "draw", "worker", "castle", "banner", "cash", "recruit", "over")
ENDINGS: Final = ("castle", "stuck")
ON_LOT: Final = -2  # the site of workers introduced beside the lot


def _card_words(kind: int) -> dict[str, object]:
    """The arguments by which a message describes a card."""
    form, family = card_name(kind).split()
    return {"form": form, "family": family}


def _site(building: int) -> int | str | None:
    """The building at which workers are introduced, or the lot."""
    if building == NONE:
        return None
    return "lot" if building == ON_LOT else building + 1


def _chosen_site(building: int) -> int | str:
    """The same in an event, which counts the lot as NONE."""
    return "lot" if building == NONE else building + 1


PHASE: Final = named("phase", PHASES)
ENDING: Final = named("ending", ENDINGS)
FAMILY: Final = named("family", FAMILY_NAMES)
FORM: Final = named("form", FORM_NAMES)
BUILDING: Final = counted("building")
SITE: Final = Meaning("site", _site, BUILDING.say)
CHOSEN_SITE: Final = Meaning("site, or -1 for the lot", _chosen_site, BUILDING.say)
SETUP: Final = named("setup", SETUPS)
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
