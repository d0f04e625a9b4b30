"""The sentences of Arkadia, and why an action is not allowed: its clause and its message.

Only the rules know what is allowed (`rules.why_not`), and for which reason (`rules.reasons`).
"""

from typing import Final

from polis.core.contract.event_words import EventWords
from polis.core.contract.reasons import Refusals
from polis.games.arkadia.model.actions import CODEC
from polis.games.arkadia.model.events import KINDS
from polis.games.arkadia.model.names import PACKAGE, SEAT_NAMES
from polis.games.arkadia.model.state import PHASES
from polis.games.arkadia.rules.reasons import REASONS

WORDS: Final = EventWords(PACKAGE, SEAT_NAMES, KINDS)
CATALOGUE: Final = WORDS.catalogue
label: Final = WORDS.label

REFUSALS: Final = Refusals(
    REASONS,
    CODEC,
    PHASES,
    over="ARK-E.4",
    asked_in={
        "play": ("must",),
        "site": ("must",),
        "pass": ("must",),
        "lay": ("lay",),
        "draw": ("draw",),
        "own": ("worker",),
        "neutral": ("worker",),
        "done": ("worker",),
        "castle": ("castle",),
        "banner": ("banner",),
        "end": ("banner",),
        "cash": ("cash",),
        "recruit": ("recruit",),
    },
    clauses={
        "must": "ARK-T.1",
        "lay": "ARK-1A.1",
        "draw": "ARK-1A.6",
        "worker": "ARK-1B.2",
        "castle": "ARK-K.1",
        "banner": "ARK-2.1",
        "cash": "ARK-2.3",
        "recruit": "ARK-R34",
    },
    always=("banner",),  # in any phase the answer may be that no banner is left
)
