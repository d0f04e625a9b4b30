"""Counts of action sequences from named positions: one action too many or too few changes them."""

import tomllib
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record_file import read_record
from polis.core.records.replay import replay
from tests.counting import by_first_action, reference_by_first_action, table
from tests.games.archon.golden.recipes import COLLECTION as ARCHON
from tests.games.arkadia.golden.recipes import COLLECTION as ARKADIA
from tests.games.references import GAMES, deal

RECORDS = {"archon": ARCHON.records, "arkadia": ARKADIA.records}
COUNTS: dict[str, dict[str, Any]] = {
    name: tomllib.loads(
        Path(__file__).parent.joinpath(name, "golden/counts.toml").read_text("utf-8")
    )
    for name in GAMES
}
POSITIONS = [(name, place) for name in GAMES for place in COUNTS[name]]
FEW, MANY = 50, 1000  # positions that a reference goes through for one count


@cache
def position(name: str, place: str) -> Any:
    """The state of an entry of the file."""
    game, entry = GAMES[name], COUNTS[name][place]
    if "record" in entry:
        record = read_record(RECORDS[name] / f"{entry['record']}.json")
        return next(islice(replay(record, game), entry["ply"], None)).state.copy()
    options = game.new_options(entry["options"])
    return game.new_game(options, entry["seats"], bytes.fromhex(entry["secret"]))[0]


def reference_position(name: str, place: str) -> Any:
    """The same position in the slow reference."""
    entry = COUNTS[name][place]
    if "record" in entry:
        return references(name, entry["record"])[entry["ply"]]
    return deal(GAMES[name], entry["seats"], bytes.fromhex(entry["secret"]), (), entry["options"])


@cache
def references(name: str, record_name: str) -> dict[int, Any]:
    """The positions of a record that are counted, in the reference, by ply."""
    record = read_record(RECORDS[name] / f"{record_name}.json")
    wanted = {e["ply"] for e in COUNTS[name].values() if e.get("record") == record_name}
    secret = bytes.fromhex(str(record.secret))
    reference = deal(GAMES[name], len(record.seats), secret, record.entropies, dict(record.options))
    found = {}
    for ply, text in enumerate(record.actions[: max(wanted) + 1]):
        if ply in wanted:
            found[ply] = reference.copy()
        reference.apply(text)
    return found


@pytest.mark.sample(48)
@pytest.mark.parametrize(
    ("name", "place", "depth"),
    [
        (name, place, depth)
        for name, place in POSITIONS
        for depth in range(1, len(COUNTS[name][place]["counts"]) + 1)
    ],
)
def test_the_number_of_action_sequences_is_as_counted_before(
    name: str, place: str, depth: int
) -> None:
    counts = by_first_action(GAMES[name], position(name, place), depth)
    expected = COUNTS[name][place]["counts"][depth - 1]
    assert sum(counts.values()) == expected, f"{place}, depth {depth}:\n{table(counts)}"


@pytest.mark.sample(6)
@pytest.mark.parametrize(("name", "place"), POSITIONS)
def test_the_reference_counts_the_same_sequences_action_by_action(name: str, place: str) -> None:
    compare(name, place, FEW)


@pytest.mark.long
@pytest.mark.parametrize(("name", "place"), POSITIONS)
def test_the_reference_counts_the_same_longer_sequences(name: str, place: str) -> None:
    compare(name, place, MANY)


def compare(name: str, place: str, most: int) -> None:
    """Count in both, as long as the reference goes through no more positions for one count."""
    state, reference = position(name, place), reference_position(name, place)
    assert GAMES[name].named(state) == reference.named()
    positions = 1
    for depth, expected in enumerate(COUNTS[name][place]["counts"], start=1):
        if positions > most:
            break
        counts = reference_by_first_action(reference, depth)
        assert by_first_action(GAMES[name], state, depth) == counts, f"{place}, depth {depth}"
        assert sum(counts.values()) == expected
        positions += expected


def test_the_positions_are_of_all_kinds() -> None:
    states = {name: [position(name, place) for place in COUNTS[name]] for name in GAMES}
    phases = {name: {GAMES[name].phase(state) for state in states[name]} for name in GAMES}
    assert phases["arkadia"] >= {"must", "lay", "worker", "castle"}
    assert phases["archon"] == {
        *("draft", "split", "place", "again", "card", "take", "give", "trade"),
        *("magister", "tile", "save", "wall", "more", "lose"),
    }
    for name in GAMES:
        assert {int(state["seats"][0]) for state in states[name]} == {2, 3, 4}
    assert {int(state["floor"][0]) for state in states["arkadia"]} == {0, 1, 2}
    assert {int(state["first_game"][0]) for state in states["arkadia"]} == {0, 1}
    assert {int(state["season_reset"][0]) for state in states["archon"]} == {0, 1}
    assert {(int(s["round_number"][0]) + 2) // 3 for s in states["archon"]} == {0, 1, 2, 3}


def test_what_follows_is_counted_too() -> None:
    """Replacing is asked behind the choice of a magister; the end is behind the last turns."""
    hall, end = (COUNTS["archon"][name]["counts"] for name in ("guild-hall", "last-turns"))
    assert hall[1] > hall[0]
    assert end[-1] == 0
