"""Recorded games: an unintended change of a rule changes the end of one of these."""

import hashlib
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from polis.core.kernels.events import Event
from polis.core.records.record import Record
from polis.core.records.record_file import read_record
from polis.core.records.replay import replay, verify
from tests.games.arkadia.golden.recipes import COLLECTION, NAMES, features, recipes
from tests.games.golden import as_recorded
from tests.games.references import deal
from tools.golden import text_of

RECORDS = COLLECTION.records
PATHS = sorted(RECORDS.glob("*.json"))
MOST_BYTES = 1_500_000
ENDINGS = ("castle", "stuck", "shared victory", "third pool", "skipped pieces", "smaller hand")
OPTIONS: tuple[tuple[str, object], ...] = (
    *(("setup", "free"), ("setup", "first-game")),
    *(("lot", "random"), ("lot", "f6 lying"), ("lot", "i5 standing")),
    *(("flips", False), ("flips", True)),
    *(("lot_workers", False), ("lot_workers", True)),
    *(("open_screens", False), ("open_screens", True)),
)


def game_for(record: Record) -> Any:
    """The rules with the component file of the record."""
    return COLLECTION.game_of(None if record.components_id == "original" else record.components_id)


def events_of(record: Record) -> list[Event]:
    """Everything that happened in a recorded game."""
    plies = list(replay(record, game_for(record)))
    return [*plies[0].setup, *(event for ply in plies for event in ply.events)]


@pytest.fixture(scope="module")
def collection() -> list[tuple[Record, set[str]]]:
    """All records with the cases they are examples of."""
    records = [read_record(path) for path in PATHS]
    return [(record, features(record, events_of(record))) for record in records]


@pytest.mark.sample(12)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_again_hash_for_hash(path: Path) -> None:
    record = read_record(path)
    assert verify(record, game_for(record)) is None
    assert record.result is not None


@pytest.mark.sample(6)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_reference_plays_a_recorded_game_to_the_same_positions(path: Path) -> None:
    record = read_record(path)
    secret = bytes.fromhex(str(record.secret))
    game, options = game_for(record), dict(record.options)
    reference = deal(game, len(record.seats), secret, record.entropies, options)
    for number, text in enumerate(record.actions):
        assert hash_of(reference.named()) == record.hashes[number], f"before action {number + 1}"
        reference.apply(text)
    assert hash_of(reference.named()) == record.hashes[-1]
    assert record.result is not None
    assert tuple(reference.scores()) == record.result.scores


def hash_of(named: object) -> str:
    """The hash of a position as docs/reference/record.md defines it."""
    text = json.dumps(named, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


@pytest.mark.parametrize(("seats", "ending"), list(product((2, 3, 4), ENDINGS)))
def test_every_way_to_end_is_recorded_for_every_number_of_seats(
    collection: list[tuple[Record, set[str]]], seats: int, ending: str
) -> None:
    assert any(len(record.seats) == seats and ending in found for record, found in collection)


@pytest.mark.parametrize(("option", "value"), OPTIONS)
def test_every_value_of_every_option_is_recorded(
    collection: list[tuple[Record, set[str]]], option: str, value: object
) -> None:
    assert any(record.options[option] == value for record, _ in collection)


def test_the_list_of_options_is_complete(collection: list[tuple[Record, set[str]]]) -> None:
    record, _ = collection[0]
    assert {option for option, _ in OPTIONS} == set(record.options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_is_recorded_for_every_number_of_seats(
    collection: list[tuple[Record, set[str]]], seats: int
) -> None:
    assert any(
        len(record.seats) == seats and record.options["setup"] == "first-game"
        for record, _ in collection
    )


@pytest.mark.parametrize(
    "feature",
    ["flipped building", "workers at the lot", "pass", "banner with seals", "custom components"],
)
def test_every_rare_thing_is_recorded(
    collection: list[tuple[Record, set[str]]], feature: str
) -> None:
    assert any(feature in found for _, found in collection)


def test_seats_with_entropy_are_recorded(collection: list[tuple[Record, set[str]]]) -> None:
    assert any(any(record.entropies) for record, _ in collection)


def test_the_records_are_those_of_the_recipes() -> None:
    assert {path.stem for path in PATHS} == {recipe.name for recipe in recipes()}
    assert all(recipe.wanted or recipe.options or recipe.entropies for recipe in recipes())


def test_a_recipe_leads_to_its_record_again() -> None:
    (recipe,) = [recipe for recipe in recipes() if recipe.name == "castle-2"]
    path = RECORDS / "castle-2.json"
    made = as_recorded(COLLECTION.make(recipe), read_record(path), game_for(read_record(path)))
    assert text_of(made) == path.read_text(encoding="utf-8")


def test_the_records_name_nobody_and_stay_small(
    collection: list[tuple[Record, set[str]]],
) -> None:
    assert {seat.name for record, _ in collection for seat in record.seats} == set(NAMES)
    assert sum(path.stat().st_size for path in PATHS) < MOST_BYTES
    assert {path.stem for path in COLLECTION.components.glob("*.toml")} <= {
        record.components_id for record, _ in collection
    }
