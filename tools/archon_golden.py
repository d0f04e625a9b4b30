"""The golden records of Archon: whole games, kept so that no change of the rules goes unnoticed.

    python tools/archon_golden.py     write every record anew into tests/games/archon/golden/records

A game is played from seed after seed by a busy chooser at random until it has what the recipe
wants, so the same recipe always leads to the same record. Records are to be written anew only when
the rules have changed on purpose; then `rules_version` has to change too.
"""

import hashlib
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from polis.core.events import Event
from polis.core.record import Record, Seat, begin_record, result_of
from polis.core.record_file import write_record
from polis.games import load

RECORDS = Path(__file__).resolve().parents[1] / "tests" / "games" / "archon" / "golden" / "records"
NAMES = ("Unicorn", "Dragon", "Lion", "Eagle")
MOST_TRIES = 6000
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


@dataclass(frozen=True)
class Recipe:
    """A record to be made: its file's name, the table, and what must come about."""

    name: str
    seats: int
    wanted: frozenset[str]
    season_reset: bool = True


def recipes() -> Iterator[Recipe]:
    """Every way to end for every number of seats, and both values of the option."""
    for seats in (2, 3, 4):
        for ending in ("points", "goods", "shared"):
            yield Recipe(f"{ending}-{seats}", seats, frozenset({ending}))
        yield Recipe(f"no-reset-{seats}", seats, frozenset({"defence"}), season_reset=False)
        yield Recipe(f"busy-{seats}", seats, frozenset(FEATURES.values()))


def features(record: Record, events: list[Event]) -> set[str]:
    """What a finished game is an example of."""
    found = {FEATURES[event.kind] for event in events if event.kind in FEATURES}
    if record.result is not None:
        found.add(record.result.ending)
    return found


def busy(texts: list[str], rng: random.Random) -> str:
    """Passes late and does more, so that tracks, tiles and walls fill up."""
    work = [text for text in texts if text.split()[0] not in QUIET]
    if work and rng.random() < 0.9:
        verb = rng.choice(sorted({text.split()[0] for text in work}))
        return rng.choice([text for text in work if text.split()[0] == verb])
    return rng.choice(texts)


def play(game: Any, recipe: Recipe, number: int) -> tuple[Record, list[Event]]:
    """The game of one seed, with its record and everything that happened."""
    rng = random.Random(f"{recipe.name} {number}")
    secret = hashlib.sha256(f"archon {recipe.name} {number}".encode()).digest()[:16]
    options = game.new_options({"season_reset": recipe.season_reset})
    state, events = game.new_game(options, recipe.seats, secret)
    seats = [Seat(name, "random") for name in NAMES[: recipe.seats]]
    record = begin_record(game, options, seats, secret, ("",) * recipe.seats, state)
    actions, hashes = [], []
    while not game.is_over(state):
        text = busy([game.text(action) for action in game.legal(state)], rng)
        events += game.apply(state, game.parse(state, text)[0])
        actions.append(text)
        hashes.append(state.copy())
    for text, after in zip(actions, hashes, strict=True):
        record = record.added(text, game.hash(after))
    return replace(record, result=result_of(game, state)), events


def make(game: Any, recipe: Recipe) -> Record:
    """The first game that has what is wanted; RuntimeError if none of very many has."""
    for number in range(MOST_TRIES):
        if "points" in recipe.wanted or is_promising(game, recipe, number):
            record, events = play(game, recipe, number)
            if recipe.wanted <= features(record, events):
                return record
    raise RuntimeError(f"no game of {MOST_TRIES} is an example for {recipe.name}")


def is_promising(game: Any, recipe: Recipe, number: int) -> bool:
    """Whether a quick run without record and hashes ends as wanted."""
    rng = random.Random(f"{recipe.name} {number}")
    secret = hashlib.sha256(f"archon {recipe.name} {number}".encode()).digest()[:16]
    options = game.new_options({"season_reset": recipe.season_reset})
    state, _ = game.new_game(options, recipe.seats, secret)
    kinds: set[str] = set()
    while not game.is_over(state):
        text = busy([game.text(action) for action in game.legal(state)], rng)
        kinds |= {event.kind for event in game.apply(state, game.parse(state, text)[0])}
    found = {FEATURES[kind] for kind in kinds & FEATURES.keys()} | {str(game.ending(state))}
    return recipe.wanted <= found


def main() -> None:
    """Write them all."""
    game = load("archon")
    for recipe in recipes():
        write_record(RECORDS / f"{recipe.name}.json", make(game, recipe))
        print(recipe.name, file=sys.stderr)


if __name__ == "__main__":
    main()
