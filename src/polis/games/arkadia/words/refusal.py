"""The sentences of Arkadia, and why an action is not allowed: its clause and its message.

Only the rules know what is allowed (`rules.why_not`), and for which reason (`rules.reasons`).
"""

from typing import Final

import numpy as np

from polis.core.contract.event_words import EventWords
from polis.core.contract.game import Refusal, State
from polis.core.kernels.arrays import Records
from polis.games.arkadia import rules
from polis.games.arkadia.model.actions import MOST_LEGAL, Action, encode
from polis.games.arkadia.model.events import KINDS
from polis.games.arkadia.model.names import PACKAGE, SEAT_NAMES
from polis.games.arkadia.model.state import PHASES
from polis.games.arkadia.rules.reasons import ALLOWED, REASONS

WORDS: Final = EventWords(PACKAGE, SEAT_NAMES, KINDS)
CATALOGUE: Final = WORDS.catalogue
label: Final = WORDS.label

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


def refusal(state: State, tables: Records, action: Action) -> Refusal | None:
    """Return why the action is not allowed in the state; None if it is."""
    phase = PHASES[int(state["phase"][0])]
    if phase == "over":
        return Refusal("ARK-E.4", "why-game-over")
    is_asked = PHASE_OF[action.verb] == phase
    if is_asked or action.verb == "banner":  # in any phase the answer may be that no banner is left
        out = np.empty(MOST_LEGAL, np.int16)
        answer = rules.why_not_at(state, 0, tables, encode(action), out)
        if answer != ALLOWED or is_asked:
            return REASONS.refusal(answer, state)
    return Refusal(CLAUSE_OF_PHASE[phase], "why-not-this-phase", {"phase": phase})
