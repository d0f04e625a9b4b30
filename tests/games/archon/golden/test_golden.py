"""Recorded games of Archon: whoever changes a rule unawares changes one of these."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record_file import read_record
from polis.core.records.replay import replay, verify
from polis.games import load
from tests.games.archon.golden.recipes import COLLECTION, FEATURES, NAMES, features, recipes
from tests.games.golden import as_recorded
from tests.games.references import deal
from tools.golden import text_of

GAME = load("archon")
RECORDS = COLLECTION.records
PATHS = sorted(RECORDS.glob("*.json"))


def hash_of(named: dict[str, Any]) -> str:
    if named["raid"] is not None:  # what is asked for was named later than the first records
        raid = {name: value for name, value in named["raid"].items() if name != "asked"}
        named = named | {"raid": raid}
    text = json.dumps(named, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def test_every_ending_every_number_of_seats_and_every_option_has_a_record() -> None:
    assert {path.stem for path in PATHS} == {recipe.name for recipe in recipes()}


@pytest.mark.sample(6)
@pytest.mark.parametrize("recipe", list(recipes()), ids=lambda recipe: recipe.name)
def test_a_recorded_game_is_played_again_hash_for_hash(recipe: Any) -> None:
    record = read_record(RECORDS / f"{recipe.name}.json")
    assert verify(record, GAME) is None
    plies = list(replay(record, GAME))
    events = [*plies[0].setup, *(event for ply in plies for event in ply.events)]
    assert recipe.wanted <= features(record, events)
    assert len(record.seats) == recipe.seats
    assert {seat.name for seat in record.seats} <= set(NAMES)


@pytest.mark.sample(3)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_reference_plays_a_recorded_game_to_the_same_positions(path: Path) -> None:
    record = read_record(path)
    secret = bytes.fromhex(str(record.secret))
    reference = deal(GAME, len(record.seats), secret, record.entropies, dict(record.options))
    for number, text in enumerate(record.actions):
        assert hash_of(reference.named()) == record.hashes[number], f"before action {number + 1}"
        reference.apply(text)
    assert hash_of(reference.named()) == record.hashes[-1]


def test_a_record_can_be_made_again_from_its_recipe() -> None:
    recipe = next(iter(recipes()))
    path = RECORDS / f"{recipe.name}.json"
    made = as_recorded(COLLECTION.make(recipe), read_record(path), GAME)
    assert text_of(made) == path.read_text(encoding="utf-8")


def test_the_busy_records_show_everything_there_is_a_name_for() -> None:
    wanted = {recipe.wanted for recipe in recipes() if recipe.name.startswith("busy")}
    assert wanted == {frozenset(FEATURES.values())}
