"""`polis replay --seat`: what a seat was shown, and whether a bot decided on that basis."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from polis.cli import run
from polis.core.records.record import Receipt, Record
from polis.core.records.record_file import read_record, record_json
from polis.core.records.replay import replay
from polis.games import load

GAMES = Path(__file__).parents[1] / "games"
RECORD = GAMES / "arkadia" / "golden" / "records" / "shared-2.json"


def told(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What the command says."""
    capsys.readouterr()
    assert run(["replay", *map(str, words)]) == 0
    return capsys.readouterr().out


def with_receipt(record: Record, folder: Path) -> tuple[Path, Receipt]:
    """The record as if a bot had decided at its seventh ply."""
    game = load(record.game)
    seat = game.turn(list(replay(record, game))[6].state)
    receipt = Receipt(6, seat, "greedy", "0" * 16, (25,))
    file = folder / "record.json"
    file.write_text(json.dumps(record_json(replace(record, receipts=(receipt,)))), "utf-8")
    return file, receipt


def test_a_position_is_drawn_as_a_seat_was_shown_it(capsys: pytest.CaptureFixture[str]) -> None:
    game, record = load("arkadia"), read_record(RECORD)
    state = list(replay(record, game))[9].state
    for seat in (0, 1):
        out = told(capsys, RECORD, "--ply", 9, "--seat", seat + 1)
        assert f"what seat {seat + 1} (" in out
        hands = [line for line in game.draw(game.view(state, seat), False).splitlines() if line]
        assert [line for line in hands if line in out]
        other = game.draw(game.view(state, 1 - seat), False).splitlines()
        assert [line for line in other if line and line not in out], "hands of both were drawn"


def test_it_says_what_a_bot_decided_from(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, receipt = with_receipt(read_record(RECORD), tmp_path)
    own, other = receipt.seat + 1, 2 - receipt.seat
    assert "greedy decided" in told(capsys, file, "--ply", 6, "--seat", own)
    assert "with 25 simulations" in told(capsys, file, "--ply", 6, "--seat", own)
    assert "decided" not in told(capsys, file, "--ply", 7, "--seat", own)
    assert "decided" not in told(capsys, file, "--ply", 6, "--seat", other)


def test_a_seat_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for seat in (0, 3):
        assert run(["replay", str(RECORD), "--seat", str(seat)]) == 2
        assert "seats 1 to 2" in capsys.readouterr().err
