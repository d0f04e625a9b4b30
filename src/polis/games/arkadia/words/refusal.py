"""The sentences of Arkadia, and why an action is not allowed: its clause and its message.

Only the rules know what is allowed (`rules.why_not`); this module names their reasons.
"""

from typing import Final

import numpy as np

from polis.core.contract.event_words import EventWords
from polis.core.contract.game import Refusal, State
from polis.core.declared.meanings import NUMBER, Meaning
from polis.core.kernels.arrays import Records
from polis.core.kernels.legality import reason_of
from polis.games.arkadia import rules
from polis.games.arkadia.model import meanings
from polis.games.arkadia.model.actions import LOT, MOST_LEGAL, Action, encode
from polis.games.arkadia.model.events import KINDS
from polis.games.arkadia.model.names import PACKAGE, SEAT_NAMES, square_name
from polis.games.arkadia.model.state import PHASES
from polis.games.arkadia.rules import reasons
from polis.games.arkadia.rules.reasons import ALLOWED

WORDS: Final = EventWords(PACKAGE, SEAT_NAMES, KINDS)
CATALOGUE: Final = WORDS.catalogue
label: Final = WORDS.label

Part = tuple[str, Meaning]


def _site(square: int) -> str:
    return "lot" if square == LOT else square_name(square)


# The argument of a message, and what its number means.
CARD: Final[Part] = ("card", meanings.CARD)
SQUARE: Final[Part] = ("square", meanings.SQUARE)
CASTLE_SQUARE: Final[Part] = ("square", NUMBER)
FAMILY: Final[Part] = ("family", meanings.FAMILY)
FLOOR: Final[Part] = ("floor", NUMBER)
COUNT: Final[Part] = ("count", NUMBER)
SITE: Final[Part] = ("name", Meaning("site", _site, _site))

# The phase in which each verb is legal, and the clause that says so.
PHASE_OF: Final = {
    "play": "must",
    "site": "must",
    "pass": "must",
    "lay": "lay",
    "draw": "draw",
    "own": "worker",
    "neutral": "worker",
    "done": "worker",
    "castle": "castle",
    "banner": "banner",
    "end": "banner",
    "cash": "cash",
    "recruit": "recruit",
}
CLAUSE_OF_PHASE: Final = {
    "must": "ARK-T.1",
    "lay": "ARK-1A.1",
    "draw": "ARK-1A.6",
    "worker": "ARK-1B.2",
    "castle": "ARK-K.1",
    "banner": "ARK-2.1",
    "cash": "ARK-2.3",
    "recruit": "ARK-R34",
}

# Reason -> its clause, its message, and the meaning of the numbers that come with it.
REASONS: Final[dict[int, tuple[str, str, tuple[Part, ...]]]] = {
    reasons.NO_BANNER_LEFT: ("ARK-2.1", "why-banner-none-left", ()),
    reasons.CARD_NOT_IN_HAND: ("ARK-1A.1", "why-card-not-in-hand", (CARD,)),
    reasons.CARD_FITS_NOWHERE: ("ARK-1A.2", "why-card-fits-nowhere", (CARD,)),
    reasons.FLIP_NOT_ALLOWED: ("ARK-R3", "why-flip-not-allowed", ()),
    reasons.SAME_AS_OTHER_ORIENTATION: ("ARK-R3", "why-same-as-other-orientation", ()),
    reasons.OUTSIDE_BOARD: ("ARK-1A.3", "why-outside-board", ()),
    reasons.COVERS_LOT: ("ARK-1A.3", "why-covers-lot", ()),
    reasons.COVERS_BUILDING: ("ARK-1A.3", "why-covers-building", ()),
    reasons.COVERS_WORKER: ("ARK-1A.3", "why-covers-worker", ()),
    reasons.TOUCHES_NOTHING: ("ARK-1A.2", "why-touches-nothing", ()),
    reasons.NO_WORKER_LEFT: ("ARK-1B.2", "why-no-worker-left", ()),
    reasons.LOT_NOT_ALLOWED: ("ARK-R6", "why-lot-not-allowed", ()),
    reasons.NO_VACANT_SQUARE: ("ARK-1B.2", "why-no-vacant-square", ()),
    reasons.CALLED_OTHERWISE: ("ARK-1B.1", "why-called-otherwise", (SITE,)),
    reasons.NO_BUILDING_THERE: ("ARK-1B.1", "why-no-building-there", (SQUARE,)),
    reasons.BUILDING_COMPLETED: ("ARK-R33", "why-building-completed", ()),
    reasons.PASS_NOT_FORCED: ("ARK-R27", "why-pass-not-forced", ()),
    reasons.NO_OWN_WORKER: ("ARK-1B.2", "why-no-own-worker", ()),
    reasons.NO_NEUTRAL_WORKER: ("ARK-1B.2", "why-no-neutral-worker", ()),
    reasons.SQUARE_OCCUPIED: ("ARK-1B.2", "why-square-occupied", (SQUARE,)),
    reasons.NOT_BESIDE_SITE: ("ARK-1B.3", "why-not-beside-site", (SQUARE,)),
    reasons.LATER_SQUARE_FIRST: ("ARK-1B.2", "why-later-square-first", (SQUARE,)),
    reasons.NO_WORKER_PLACED: ("ARK-1B.2", "why-at-least-one-worker", ()),
    reasons.PILE_EMPTY: ("ARK-R26", "why-pile-empty", ()),
    reasons.NOT_ON_DISPLAY: ("ARK-1A.6", "why-not-on-display", (CARD,)),
    reasons.FAMILY_NOT_IN_POOL: ("ARK-K.2", "why-family-not-in-pool", (FAMILY, FLOOR)),
    reasons.CASTLE_SQUARE_TAKEN: ("ARK-K.2", "why-castle-square-taken", (CASTLE_SQUARE,)),
    reasons.OTHER_FAMILY_FIRST: ("ARK-2.3", "why-other-family-first", (FAMILY,)),
    reasons.TOO_MANY_RECRUITS: ("ARK-R34", "why-too-many-recruits", (COUNT,)),
    reasons.NOT_ENOUGH_SEALS: ("ARK-2.3", "why-not-enough-seals", (FAMILY, COUNT)),
}


def refusal(state: State, tables: Records, action: Action) -> Refusal | None:
    """Return why the action is not allowed in the state; None if it is."""
    phase = PHASES[int(state["phase"][0])]
    if phase == "over":
        return Refusal("ARK-E.4", "why-game-over")
    is_asked = PHASE_OF[action.verb] == phase
    answer = ALLOWED
    if is_asked or action.verb == "banner":  # in any phase the answer may be that no banner is left
        out = np.empty(MOST_LEGAL, np.int16)
        answer = rules.why_not_at(state, 0, tables, encode(action), out)
    if answer != ALLOWED:
        reason, numbers = reason_of(answer)
        clause, message, parts = REASONS[reason]
        args: dict[str, object] = {}
        for (name, meaning), number in zip(parts, numbers, strict=False):
            args |= meaning.arguments(name, number, {})
        return Refusal(clause, message, args)
    if not is_asked:
        return Refusal(CLAUSE_OF_PHASE[phase], "why-not-this-phase", {"phase": phase})
    return None
