"""The phase in which each verb is legal, and the clause that says so."""

from typing import Final

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
