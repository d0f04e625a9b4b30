"""Counts of action sequences from named positions: one action too many or too few changes them."""

import tomllib
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record_file import read_record
from polis.core.records.replay import replay
from polis.games import load
from tests.counting import by_first_action, reference_by_first_action, table
from tests.games.arkadia.golden.recipes import COLLECTION
from tests.games.arkadia.reference.arkadia import Reference
from tests.games.arkadia.reference.box import original
from tests.games.arkadia.reference.streams import deal

COUNTS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("counts.toml").read_text(encoding="utf-8")
)
CHEAP = 4000  # sequences; the reference counts no more than so many


def position(entry: dict[str, Any]) -> tuple[Any, Any]:
    """The game and the state of an entry of the file."""
    game = load("arkadia")
    if "record" in entry:
        record = read_record(COLLECTION.records / f"{entry['record']}.json")
        return game, next(islice(replay(record, game), entry["ply"], None)).state
    options = game.new_options(entry["options"])
    return game, game.new_game(options, entry["seats"], bytes.fromhex(entry["secret"]))[0]


def reference_position(entry: dict[str, Any]) -> Reference:
    """The same position in the slow reference."""
    if "record" not in entry:
        secret = bytes.fromhex(entry["secret"])
        return deal(original(), "arkadia", entry["seats"], secret, (), entry["options"])
    record = read_record(COLLECTION.records / f"{entry['record']}.json")
    secret, seats = bytes.fromhex(str(record.secret)), len(record.seats)
    reference = deal(original(), "arkadia", seats, secret, record.entropies, dict(record.options))
    for text in record.actions[: entry["ply"]]:
        reference.apply(text)
    return reference


@pytest.mark.sample(24)
@pytest.mark.parametrize(
    ("name", "depth"),
    [
        (name, depth)
        for name, entry in COUNTS.items()
        for depth in range(1, len(entry["counts"]) + 1)
    ],
)
def test_the_number_of_action_sequences_is_as_counted_before(name: str, depth: int) -> None:
    game, state = position(COUNTS[name])
    counts = by_first_action(game, state, depth)
    expected = COUNTS[name]["counts"][depth - 1]
    assert sum(counts.values()) == expected, f"{name}, depth {depth}:\n{table(counts)}"


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", COUNTS)
def test_the_reference_counts_the_same_sequences_action_by_action(name: str) -> None:
    game, state = position(COUNTS[name])
    reference = reference_position(COUNTS[name])
    assert game.named(state) == reference.named()
    for depth, expected in enumerate(COUNTS[name]["counts"], start=1):
        if depth > 2 or expected > CHEAP:
            break
        counts = reference_by_first_action(reference, depth)
        assert by_first_action(game, state, depth) == counts, f"{name}, depth {depth}"
        assert sum(counts.values()) == expected


def test_the_positions_are_of_all_kinds() -> None:
    places = [position(entry) for entry in COUNTS.values()]
    assert {game.phase(state) for game, state in places} >= {"must", "lay", "worker", "castle"}
    assert {int(state["seats"][0]) for _, state in places} == {2, 3, 4}
    assert {int(state["floor"][0]) for _, state in places} == {0, 1, 2}
    assert {int(state["first_game"][0]) for _, state in places} == {0, 1}
