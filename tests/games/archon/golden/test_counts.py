"""Counts of action sequences from named positions: one action too many or too few changes them."""

import tomllib
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record_file import read_record
from polis.core.records.replay import replay
from polis.games import load
from tests.counting import by_first_action, reference_by_first_action, table
from tests.games.archon.golden.recipes import COLLECTION
from tests.games.archon.reference.archon import Reference
from tests.games.archon.reference.loaded import box_from
from tests.games.archon.reference.streams import deal

GAME = load("archon")
BOX = box_from(GAME.box)
COUNTS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("counts.toml").read_text(encoding="utf-8")
)
FEW, MANY = 50, 1000  # positions that the reference goes through for one count


def position(entry: dict[str, Any]) -> Any:
    """The state of an entry of the file."""
    if "record" in entry:
        record = read_record(COLLECTION.records / f"{entry['record']}.json")
        return next(islice(replay(record, GAME), entry["ply"], None)).state
    options = GAME.new_options(entry["options"])
    return GAME.new_game(options, entry["seats"], bytes.fromhex(entry["secret"]))[0]


def reference_position(entry: dict[str, Any]) -> Reference:
    """The same position in the slow reference."""
    if "record" in entry:
        return references(entry["record"])[entry["ply"]]
    secret = bytes.fromhex(entry["secret"])
    return deal(BOX, entry["seats"], secret, (), entry["options"])


@cache
def references(name: str) -> dict[int, Reference]:
    """The positions of a record that are counted, in the reference, by ply."""
    record = read_record(COLLECTION.records / f"{name}.json")
    wanted = {entry["ply"] for entry in COUNTS.values() if entry.get("record") == name}
    secret = bytes.fromhex(str(record.secret))
    reference = deal(BOX, len(record.seats), secret, record.entropies, dict(record.options))
    found = {}
    for ply, text in enumerate(record.actions[: max(wanted) + 1]):
        if ply in wanted:
            found[ply] = reference.copy()
        reference.apply(text)
    return found


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
    counts = by_first_action(GAME, position(COUNTS[name]), depth)
    expected = COUNTS[name]["counts"][depth - 1]
    assert sum(counts.values()) == expected, f"{name}, depth {depth}:\n{table(counts)}"


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", COUNTS)
def test_the_reference_counts_the_same_sequences_action_by_action(name: str) -> None:
    compare(name, FEW)


@pytest.mark.long
@pytest.mark.parametrize("name", COUNTS)
def test_the_reference_counts_the_same_longer_sequences(name: str) -> None:
    compare(name, MANY)


def compare(name: str, most: int) -> None:
    """Count in both, as long as the reference goes through no more positions for one count."""
    state, reference = position(COUNTS[name]), reference_position(COUNTS[name])
    assert GAME.named(state) == reference.named()
    positions = 1
    for depth, expected in enumerate(COUNTS[name]["counts"], start=1):
        if positions > most:
            break
        counts = reference_by_first_action(reference, depth)
        assert by_first_action(GAME, state, depth) == counts, f"{name}, depth {depth}"
        assert sum(counts.values()) == expected
        positions += expected


def test_the_positions_are_of_all_kinds() -> None:
    states = [position(entry) for entry in COUNTS.values()]
    phases = {GAME.phase(state) for state in states}
    assert phases == {
        *("draft", "split", "place", "again", "card", "take", "give", "trade"),
        *("magister", "tile", "save", "wall", "more", "lose"),
    }
    assert {int(state["seats"][0]) for state in states} == {2, 3, 4}
    assert {int(state["season_reset"][0]) for state in states} == {0, 1}
    assert {(int(state["round_number"][0]) + 2) // 3 for state in states} == {0, 1, 2, 3}


def test_what_follows_is_counted_too() -> None:
    """Replacing is asked behind the choice of a magister; the end is reached behind the last turns."""
    hall, end = (COUNTS[name]["counts"] for name in ("guild-hall", "last-turns"))
    assert hall[1] > hall[0]
    assert end[-1] == 0
