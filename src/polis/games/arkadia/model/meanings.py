"""What the numbers of Arkadia mean, in its states and events alike."""

from typing import Final

from polis.core.declared.meanings import NONE, amount, counted, meaning, named
from polis.core.declared.writing import AS_TEXT, NOTHING, Writing
from polis.core.declared.writing import SQUARE as IN_LETTERS
from polis.games.arkadia.model.actions import KINDS
from polis.games.arkadia.model.names import COLUMN_LETTERS, FAMILY_NAMES, FORM_NAMES, card_name
from polis.games.arkadia.model.options import SETUPS

PHASES: Final = ("must", "lay", "draw", "worker", "castle", "banner", "cash", "recruit", "over")
ENDINGS: Final = ("castle", "stuck")
ON_LOT: Final = -2  # the site of workers introduced beside the lot


PHASE: Final = named("phase", PHASES)
ENDING: Final = named("ending", ENDINGS)
FAMILY: Final = named("family", FAMILY_NAMES)
FORM: Final = named("form", FORM_NAMES)
BUILDING: Final = counted("building")
SITE: Final = meaning("site", Writing({NONE: None, ON_LOT: "lot"}, first=1, says=AS_TEXT))
CHOSEN_SITE: Final = meaning(  # in an event, which counts the lot as NONE
    "site, or -1 for the lot", Writing({NONE: "lot"}, first=1, says=AS_TEXT)
)
SETUP: Final = named("setup", SETUPS)
SLOT: Final = counted("place of the display")
FLOOR: Final = counted("floor")
CASTLE_SQUARE: Final = counted("castle square")
CARD: Final = meaning(
    "card",
    Writing(
        NOTHING,
        tuple(map(card_name, range(KINDS))),
        arguments=tuple(
            {"form": form, "family": family} for form in FORM_NAMES for family in FAMILY_NAMES
        ),
    ),
    key="card",
)
SQUARE: Final = meaning("square", Writing(NOTHING, letters=COLUMN_LETTERS, says=IN_LETTERS))
GOLD: Final = amount("gold")
