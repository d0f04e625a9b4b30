"""`polis luck`: the deal of a record, seat by seat."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from polis.bots.deals import measured_of
from polis.cli import run
from polis.core.records.record import record_json
from polis.core.records.record_file import read_record
from polis.games import load

GAMES = Path(__file__).parents[1] / "games"


def record_of(name: str, usual: bool) -> Path:
    """A golden record of a game with or without unusual options."""
    game = load(name)
    for file in sorted((GAMES / name / "golden" / "records").glob("*.json")):
        if (measured_of(game, game.new_options(read_record(file).options)) is not None) == usual:
            return file
    raise AssertionError(name)


def test_each_seat_has_a_line_and_figures(capsys: pytest.CaptureFixture[str]) -> None:
    file = record_of("archon", usual=True)
    assert run(["luck", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    record = read_record(file)
    assert len(lines) == 1 + len(record.seats)
    assert run(["luck", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [f" {seat['below']:,} of {seat['deals']:,} deals ({seat['low']:,} to {seat['high']:,})," in line
            for seat, line in zip(told["seats"], lines[1:], strict=True)]  # fmt: skip


def test_a_game_whose_deals_settle_nothing_says_so_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["luck", str(record_of("arkadia", usual=True)), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] is None
    assert told["settled"] < 0.05


def test_what_cannot_be_compared_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["luck", str(record_of("archon", usual=False))]) == 2
    assert "usual options" in capsys.readouterr().err
    damaged = replace(read_record(record_of("archon", usual=True)), secret="0" * 32)
    other = tmp_path / "other.json"
    other.write_text(json.dumps(record_json(damaged)), "utf-8")
    assert run(["luck", str(other)]) != 0
    assert "commitment" in capsys.readouterr().err
