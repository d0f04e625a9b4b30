"""The golden records of Arkadia: which games they are, who plays them, and what must occur."""

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from polis.core.kernels.events import Event
from polis.core.records.record import Record
from polis.games.arkadia.model.actions import (
    BANNER,
    BASES,
    DONE,
    END,
    OWN,
    PLAY,
    SITE,
)
from tools.golden import Chooser, Collection, Recipe

NAMES = ("Yellow", "Orange", "Green", "Violet")
BURST_FROM = 19  # castle pieces, after which the hoarding chooser lets everything go
SPARE_WORKERS = 8  # with fewer of its own the hoarding chooser uses a banner

# ---- what has happened in a game ---------------------------------------------------------------


def features(record: Record, events: Iterable[Event]) -> set[str]:
    """What a finished game is an example of, e.g. `castle` or `third pool`."""
    found = {"custom components"} if record.components_id != "original" else set()
    if record.result is not None:
        found.add(record.result.ending)
        if len(record.result.winners) > 1:
            found.add("shared victory")
    for event in events:
        found |= _features_of(event)
    if any(text.endswith(" flip") for text in record.actions):
        found.add("flipped building")
    if "site lot" in record.actions:
        found.add("workers at the lot")
    return found


def _features_of(event: Event) -> set[str]:
    """What one event alone is an example of."""
    names = {
        "castle_skipped": "skipped pieces",
        "hand_not_refilled": "smaller hand",
        "passed": "pass",
        "seals_cashed": "banner with seals",
    }
    if event.kind == "castle_placed" and event.fields["floor"] == 2:
        return {"third pool"}
    return {names[event.kind]} if event.kind in names else set()


# ---- who chooses -------------------------------------------------------------------------------


def verb_of(action: int) -> str:
    """The verb of an action's number."""
    return max((verb for verb in BASES if BASES[verb] <= action), key=BASES.__getitem__)


def lively(_game: Any, _state: Any, legal: list[int], rng: random.Random) -> int:
    """Choose a verb first, then one of its actions."""
    verb = rng.choice(sorted({verb_of(action) for action in legal}))
    return rng.choice([action for action in legal if verb_of(action) == verb])


def thrifty(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """Workers and banners last longer, so castles are built and cards run out."""
    for verb, chance in (("play", 0.8), ("end", 0.6), ("done", 0.4)):
        chosen = [action for action in legal if verb_of(action) == verb]
        if chosen and rng.random() < chance:
            return rng.choice(chosen)
    return lively(game, state, legal, rng)


def shy(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """Completes nothing as long as there is an alternative; uses up banners early."""
    if game.phase(state) == "must" and not any(PLAY <= action < SITE for action in legal):
        return _shy_site(game, state, legal, rng)
    if BANNER in legal:
        return BANNER
    if DONE in legal and rng.random() < 0.5:
        return DONE
    rng.shuffle(legal)
    return next((a for a in legal if not _completed_by(game, state, [a])), legal[0])


def _shy_site(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """A site at which some worker completes nothing."""
    rng.shuffle(legal)
    for site in legal:
        trial = state.copy()
        game.apply(trial, site)
        workers = [a for a in game.legal(trial).tolist() if OWN <= a < DONE]
        if any(not _completed_by(game, trial, [worker, DONE]) for worker in workers):
            return site
    return legal[0]


def hoarding(game: Any, state: Any, legal: list[int], rng: random.Random) -> int:
    """Lays all buildings but keeps them unfinished; completes many in the last round."""
    phase = game.phase(state)
    is_burst = sum(state["height"][0]) >= BURST_FROM
    if phase == "banner":
        return BANNER if int(state["own"][0, game.turn(state)]) < SPARE_WORKERS else END
    if phase == "must" and legal[0] < SITE:
        return rng.choice([action for action in legal if action < SITE or is_burst])
    if phase == "must" and is_burst:
        return max(legal, key=lambda site: _completed_by_filling(game, state, site))
    if phase == "worker" and is_burst:
        return legal[0]
    if DONE in legal:
        return DONE
    return shy(game, state, legal, rng)


def _completed_by(game: Any, state: Any, actions: Sequence[int]) -> int:
    """How many buildings the actions complete; those no longer legal are skipped."""
    trial = state.copy()
    events: list[Event] = []
    for action in actions:
        if action in game.legal(trial):
            events += game.apply(trial, action)
    return sum(event.kind == "building_completed" for event in events)


def _completed_by_filling(game: Any, state: Any, site: int) -> int:
    """How many buildings are completed if as many workers as possible are put beside a site."""
    trial = state.copy()
    events: list[Event] = game.apply(trial, site)
    while game.phase(trial) == "worker":  # pass and play are no sites: nothing happens then
        events += game.apply(trial, int(game.legal(trial)[0]))
    return sum(event.kind == "building_completed" for event in events)


# ---- the recipes ------------------------------------------------------------------------------


def recipes() -> Iterator[Recipe]:
    """All records, in the order of their names' parts."""
    for seats in (2, 3, 4):
        for name, chooser, wanted in ENDINGS:
            yield Recipe(f"{name}-{seats}", seats, chooser, frozenset(wanted))
        for extra in ({}, {"flips": True, "lot_workers": False}):
            name = "first-game-flips" if extra else "first-game"
            table = {"setup": "first-game", **extra}
            yield Recipe(f"{name}-{seats}", seats, thrifty, frozenset(), table)
    yield from OTHERS


ENDINGS: tuple[tuple[str, Chooser, tuple[str, ...]], ...] = (
    ("castle", lively, ("castle", "banner with seals")),
    ("stuck", shy, ("stuck", "pass", "smaller hand")),
    ("shared", lively, ("shared victory",)),
    ("third-pool", thrifty, ("castle", "third pool", "smaller hand")),
    ("skipped", hoarding, ("skipped pieces", "third pool")),
)
OTHERS: tuple[Recipe, ...] = (
    Recipe("lying", 2, thrifty, frozenset({"workers at the lot"}), {"lot": "f6 lying"}),
    Recipe("standing", 3, thrifty, frozenset(), {"lot": "i5 standing", "lot_workers": False}),
    Recipe("flips", 4, thrifty, frozenset({"flipped building"}), {"flips": True}),
    Recipe("open-screens", 2, thrifty, frozenset(), {"open_screens": True}),
    Recipe("entropies", 3, lively, frozenset(), entropies=("blue", "", "Grüße")),
    Recipe("crowded", 2, thrifty, frozenset({"third pool"}), components="crowded"),
    Recipe("crowded-first-game", 4, thrifty, frozenset(), {"setup": "first-game"}, "crowded"),
)


COLLECTION = Collection("arkadia", "golden", NAMES, features, recipes)
