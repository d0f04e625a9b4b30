"""A new database file: whole from its first moment, and its owner's alone."""

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from polis.server.storage.integrity import MAGIC, prepare_file

AT_ONCE = 6


def test_servers_that_make_the_same_file_at_once_never_find_it_empty(tmp_path: Path) -> None:
    file, together = tmp_path / "polis.sqlite3", Barrier(AT_ONCE)

    def start(_: int) -> None:
        together.wait()
        prepare_file(file)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(start, range(AT_ONCE)))  # raises what a start raises
    assert file.read_bytes().startswith(MAGIC)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_system_without_hard_links_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    file = tmp_path / "polis.sqlite3"
    prepare_file(file)
    made = file.read_bytes()
    prepare_file(file)  # what exists is kept
    assert file.read_bytes() == made
    assert made.startswith(MAGIC)
    assert list(tmp_path.iterdir()) == [file]
