"""`-` for a file that is read means standard input, in every verb that reads one."""

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from polis.games import spec_of
from tests.conftest import Command

if TYPE_CHECKING:
    from collections.abc import Iterator

RECORD = Path("tests/games/archon/golden/records/busy-2.json")


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Iterator[Pipe]":
    with ExitStack() as stack:
        yield Pipe(monkeypatch, tmp_path / "input", stack)


class Pipe:
    """Makes bytes the standard input of this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, file: Path, stack: ExitStack) -> None:
        self._monkeypatch, self._file, self._stack = monkeypatch, file, stack

    def __call__(self, content: bytes) -> None:
        self._file.write_bytes(content)
        stream = self._stack.enter_context(self._file.open(encoding="utf-8"))
        self._monkeypatch.setattr(sys, "stdin", stream)


def test_a_record_is_read_from_standard_input(piped: Pipe, polis: Command) -> None:
    piped(RECORD.read_bytes())
    code, out, _ = polis("verify", "-")
    assert code == 0
    assert out.startswith("standard input agrees with the rules in all its ")
    piped(RECORD.read_bytes())
    assert polis("replay", "-", "--ply", 3)[0] == 0
    piped(b"{")
    code, _, error = polis("verify", "-")
    assert code == 2
    assert "standard input" in error


def test_a_component_file_is_read_from_standard_input(piped: Pipe, polis: Command) -> None:
    box = spec_of("arkadia").components
    assert box is not None
    written = box.read_bytes()
    for content in (written, b"\xef\xbb\xbf" + written):  # as some editors begin a file
        piped(content)
        code, out, error = polis("components", "check", "-")
        assert code == 0, error
        assert out.startswith("standard input is a complete box of arkadia: ")
    piped(written)
    code, out, error = polis("components", "show", "arkadia", "--components", "-", "--json")
    assert code == 0, error
    assert json.loads(out)["components"]["game"] == "arkadia"
    piped(b"\xff = 1")
    code, _, error = polis("components", "check", "-")
    assert code == 2
    assert error.startswith("standard input, line 1: a byte that is no UTF-8")


def test_a_file_of_bots_is_read_from_standard_input(piped: Pipe, polis: Command) -> None:
    piped(b"[mine]\ncommand = 3\n")
    code, _, error = polis(
        "arena", "arkadia", "--bots", "mine,random", "--bots-file", "-", "--games", 1
    )
    assert code == 2
    assert "[mine] of - must have either command" in error
