"""The phases in which each verb is legal, and the clauses that say so."""

from typing import Final

from polis.core.contract.game import State
from polis.games.archon.model.names import LOCATIONS
from polis.games.archon.model.state import BY_INN, FROM_TILE
from polis.games.archon.model.tables import FAVOR_ROW

# The phases in which a verb is asked for.
PHASES_OF: Final[dict[str, tuple[str, ...]]] = {
    "draft": ("draft",),
    "split": ("split",),
    "enter": ("place", "again"),
    "pass": ("place",),
    "stop": ("again",),
    "more": ("more",),
    "done": ("more", "trade"),
    "with": ("card",),
    "plain": ("card",),
    "pair": ("card",),
    "take": ("take",),
    "give": ("give",),
    "buy": ("trade",),
    "sell": ("trade",),
    "magister": ("magister",),
    "tile": ("tile",),
    "save": ("save",),
    "replace": ("replace",),
    "wall": ("wall",),
    "lose": ("lose",),
}
CLAUSE_OF_PHASE: Final[dict[str, str]] = {
    "draft": "ARC-3.15",
    "split": "ARC-4.0.1",
    "place": "ARC-4.0.3",
    "again": "ARC-5.3.1",
    "card": "ARC-4.0.3",
    "take": "ARC-4.2.1.1",
    "give": "ARC-4.2.10.1",
    "trade": "ARC-4.2.4.1",
    "magister": "ARC-4.2.5.1",
    "tile": "ARC-4.2.7.1",
    "save": "ARC-R33",
    "replace": "ARC-4.2.5.4",
    "wall": "ARC-4.2.6.2",
    "lose": "ARC-7.0.4",
}
CLAUSE_OF_MORE: Final[dict[str, str]] = {
    "royal-guard": "ARC-4.2.6.1",
    "academy": "ARC-4.2.8.2",
    "planetarium": "ARC-4.2.9.2",
    "palace": "ARC-4.2.10.1",
}


def clause_now(state: State, phase: str) -> str:
    """Return the clause that says what is decided now instead."""
    if phase == "take":
        return clause_of_taking(state)
    if phase == "save":
        return clause_of_saving(state)
    if phase == "more":
        return CLAUSE_OF_MORE.get(LOCATIONS[int(state["location"][0])], "ARC-4.2.10.1")
    return CLAUSE_OF_PHASE[phase]


def clause_of_saving(state: State) -> str:
    """The clause of the reduction: a ruling for the Inn, or the King's Favor."""
    return "ARC-R33" if int(state["save_stage"][0]) == BY_INN else "ARC-4.2.10.1"


def clause_of_taking(state: State) -> str:
    """The clause of the source: Repository (with or without a Merchant), King's Favor or tile."""
    if int(state["take_from"][0]) >= FROM_TILE:
        return "ARC-9.8"
    if int(state["effect"][0]) >= FAVOR_ROW:
        return "ARC-4.2.10.1"
    return "ARC-4.2.1.2" if int(state["take_count"][0]) > 1 else "ARC-4.2.1.1"
