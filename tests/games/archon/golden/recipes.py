"""The golden records of Archon: which games they are, who plays them, and what must occur."""

import random
from collections.abc import Iterator
from typing import Any

from polis.core.kernels.events import Event
from polis.core.records.record import Record
from tools.golden import Collection, Recipe

NAMES = ("Unicorn", "Dragon", "Lion", "Eagle")
QUIET = ("pass", "stop", "done")

FEATURES = {
    "city_raided": "raid",
    "city_defended": "defence",
    "tax_paid": "tax",
    "tax_spared": "tax spared",
    "second_action": "second action",
    "spared": "saving",
    "pieces_returned": "pieces returned",
    "tile_taken": "tile",
}


def recipes() -> Iterator[Recipe]:
    """Every way to end for every number of seats, and both values of the option."""
    for seats in (2, 3, 4):
        for ending in ("points", "goods", "shared"):
            yield Recipe(f"{ending}-{seats}", seats, busy, frozenset({ending}))
        no_reset = {"season_reset": False}
        yield Recipe(f"no-reset-{seats}", seats, busy, frozenset({"defence"}), no_reset)
        yield Recipe(f"busy-{seats}", seats, busy, frozenset(FEATURES.values()))


def features(record: Record, events: list[Event]) -> set[str]:
    """What a finished game is an example of."""
    found = {FEATURES[event.kind] for event in events if event.kind in FEATURES}
    if record.result is not None:
        found.add(record.result.ending)
    return found


def busy(game: Any, _state: Any, legal: list[int], rng: random.Random) -> int:
    """Passes late and acts more, so that tracks, tiles and walls fill up."""
    verbs = {action: game.text(action).split()[0] for action in legal}
    work = [action for action in legal if verbs[action] not in QUIET]
    if work and rng.random() < 0.9:
        verb = rng.choice(sorted({verbs[action] for action in work}))
        return rng.choice([action for action in work if verbs[action] == verb])
    return rng.choice(legal)


COLLECTION = Collection("archon", "archon", NAMES, features, recipes)
