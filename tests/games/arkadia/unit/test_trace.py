"""The trace of a real game has the fields that its documentation describes, and no others."""

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from polis.core.records.record import Seat, begin_record, result_of
from polis.core.records.replay import replay, trace_entry
from polis.games import load
from polis.games.arkadia.model.events import KINDS

PAGE = (Path(__file__).parents[4] / "docs" / "reference" / "trace.md").read_text("utf-8")


@cache
def lines(seats: int, setup: str) -> list[dict[str, Any]]:
    """The trace of a game played by lot."""
    game = load("arkadia")
    options = game.new_options({"setup": setup})
    state, _ = game.new_game(options, seats, bytes(16))
    people = [Seat(f"Seat {seat}", "random") for seat in range(seats)]
    record = begin_record(game, options, people, bytes(16), (), state)
    draw = Random(seats)
    while not game.is_over(state):
        action = draw.choice(game.legal(state).tolist())
        game.apply(state, action)
        record = record.added(game.text(action), game.hash(state))
    record = replace(record, result=result_of(game, state))
    return [json.loads(json.dumps(trace_entry(game, ply))) for ply in replay(record, game)]


def section(title: str) -> list[tuple[str, list[str]]]:
    """The rows of a table: the names in its first cell, those in its second."""
    part = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    rows = [line.split("|") for line in part.splitlines() if line.startswith("| `")]
    return [
        (name, re.findall(r"`(\w+)`", row[2]))
        for row in rows
        for name in re.findall(r"`([^`]+)`", row[1])
    ]


def test_every_phase_is_described() -> None:
    described = {name for name, _ in section("Phases")}
    found = {line["phase"] for line in lines(2, "free")}
    assert found <= described
    assert len(found) == 8


def test_every_event_is_described_with_its_fields() -> None:
    described = dict(section("Events"))
    assert list(described) == [kind.name for kind in KINDS]
    for kind in KINDS:
        names = [meaning.key or name for name, meaning in kind.parts.items()]
        assert described[kind.name] == names


@pytest.mark.parametrize(("seats", "setup"), [(2, "free"), (4, "first-game")])
def test_the_events_of_a_game_have_the_fields_described(seats: int, setup: str) -> None:
    described = dict(section("Events"))
    seen = set()
    for line in lines(seats, setup):
        for event in line["events"]:
            seen.add(event["kind"])
            assert sorted(event) == sorted(["kind", *described[event["kind"]]])
    assert len(seen) > 15


def test_private_parts_are_starred() -> None:
    starred = set(re.findall(r"\| `(\w+)` \|[^|]*`card`\*", PAGE))
    assert starred == {kind.name for kind in KINDS if kind.private}


def test_a_trace_is_a_chain_of_positions() -> None:
    trail = lines(2, "free")
    assert [line["ply"] for line in trail] == list(range(len(trail)))
    for line in trail[:-1]:
        assert line["action"] in line["legal"]
        assert len(line["legal"]) == len(set(line["legal"]))
    assert trail[-1]["action"] is None
    assert trail[-1]["state"]["winners"]
