"""Why an action is not allowed: the results of each chapter's `why_not_...`; ALLOWED is 0."""

from typing import Final

from polis.core.contract.reasons import Reasons
from polis.core.declared.meanings import NUMBER, meaning
from polis.core.declared.writing import SQUARE as IN_LETTERS
from polis.core.declared.writing import Writing
from polis.core.kernels.legality import ALLOWED
from polis.games.arkadia.model.actions import LOT
from polis.games.arkadia.model.meanings import CARD, FAMILY, SQUARE
from polis.games.arkadia.model.names import COLUMN_LETTERS

__all__ = ["ALLOWED"]


SITE: Final = meaning(
    "site", Writing(letters=COLUMN_LETTERS, says=IN_LETTERS, special_words={LOT: "lot"})
)

REASONS: Final = Reasons()
reason = REASONS.add

NO_BANNER_LEFT = reason("ARK-2.1", "why-banner-none-left")
CARD_NOT_IN_HAND = reason("ARK-1A.1", "why-card-not-in-hand", card=CARD)
CARD_FITS_NOWHERE = reason("ARK-1A.2", "why-card-fits-nowhere", card=CARD)
FLIP_NOT_ALLOWED = reason("ARK-R3", "why-flip-not-allowed")
SAME_AS_OTHER_ORIENTATION = reason("ARK-R3", "why-same-as-other-orientation")
OUTSIDE_BOARD = reason("ARK-1A.3", "why-outside-board")
COVERS_LOT = reason("ARK-1A.3", "why-covers-lot")
COVERS_BUILDING = reason("ARK-1A.3", "why-covers-building")
COVERS_WORKER = reason("ARK-1A.3", "why-covers-worker")
TOUCHES_NOTHING = reason("ARK-1A.2", "why-touches-nothing")
NO_WORKER_LEFT = reason("ARK-1B.2", "why-no-worker-left")
LOT_NOT_ALLOWED = reason("ARK-R6", "why-lot-not-allowed")
NO_VACANT_SQUARE = reason("ARK-1B.2", "why-no-vacant-square")
CALLED_OTHERWISE = reason("ARK-1B.1", "why-called-otherwise", name=SITE)
NO_BUILDING_THERE = reason("ARK-1B.1", "why-no-building-there", square=SQUARE)
BUILDING_COMPLETED = reason("ARK-R33", "why-building-completed")
PASS_NOT_FORCED = reason("ARK-R27", "why-pass-not-forced")
NO_OWN_WORKER = reason("ARK-1B.2", "why-no-own-worker")
NO_NEUTRAL_WORKER = reason("ARK-1B.2", "why-no-neutral-worker")
SQUARE_OCCUPIED = reason("ARK-1B.2", "why-square-occupied", square=SQUARE)
NOT_BESIDE_SITE = reason("ARK-1B.3", "why-not-beside-site", square=SQUARE)
LATER_SQUARE_FIRST = reason("ARK-1B.2", "why-later-square-first", square=SQUARE)
NO_WORKER_PLACED = reason("ARK-1B.2", "why-at-least-one-worker")
PILE_EMPTY = reason("ARK-R26", "why-pile-empty")
NOT_ON_DISPLAY = reason("ARK-1A.6", "why-not-on-display", card=CARD)
FAMILY_NOT_IN_POOL = reason("ARK-K.2", "why-family-not-in-pool", family=FAMILY, floor=NUMBER)
CASTLE_SQUARE_TAKEN = reason("ARK-K.2", "why-castle-square-taken", square=NUMBER)
OTHER_FAMILY_FIRST = reason("ARK-2.3", "why-other-family-first", family=FAMILY)
NOT_ENOUGH_SEALS = reason("ARK-2.3", "why-not-enough-seals", family=FAMILY, count=NUMBER)
TOO_MANY_RECRUITS = reason("ARK-R34", "why-too-many-recruits", count=NUMBER)
