"""A new database file: whole from its first moment, and its owner's alone."""

import asyncio
import json
import os
import shutil
import sqlite3
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest

from polis.core.files import DATABASE
from polis.core.texts.errors import PolisError
from polis.server.storage.engine import open_engine
from polis.server.storage.health import note_alive
from polis.server.storage.integrity import prepare_file
from polis.server.storage.store import Store
from tests.conftest import Command

AT_ONCE = 6


def test_servers_that_make_the_same_file_at_once_never_find_it_empty(tmp_path: Path) -> None:
    file, together = tmp_path / "polis.sqlite3", Barrier(AT_ONCE)

    def start(_: int) -> None:
        together.wait()
        prepare_file(file)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(start, range(AT_ONCE)))  # raises what a start raises
    assert file.read_bytes().startswith(DATABASE)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("name", ["a?b", "100%", "#1", "two words", "Zürich", "-x", "file:x"])
def test_a_path_is_a_path_whatever_characters_it_has(name: str, tmp_path: Path) -> None:
    with closing(Store(str(tmp_path / name), serves=True)):
        assert (tmp_path / name).read_bytes().startswith(DATABASE)


def test_settings_of_an_address_that_nobody_reads_are_refused(tmp_path: Path) -> None:
    with pytest.raises(PolisError, match="settings after"):
        open_engine(f"sqlite:///{tmp_path}/x?mode=ro")


@pytest.mark.skipif(os.name == "nt", reason="links of POSIX")
def test_a_file_has_one_server_by_whatever_name(tmp_path: Path) -> None:
    file, link, second = tmp_path / "f", tmp_path / "link", tmp_path / "second"
    link.symlink_to(file)
    with closing(Store(str(file), serves=True)):
        with pytest.raises(PolisError, match="Another server uses"):
            Store(str(link), serves=True)
        os.link(file, second)
        with pytest.raises(PolisError, match="second name"):
            Store(str(second), serves=True)


def test_in_a_quiet_moment_all_goes_into_the_file_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nothing is left beside it when the process is killed, or the file copied alone."""
    monkeypatch.setattr("polis.server.storage.writer.QUIET_SECONDS", 0.05)
    file, bare = tmp_path / "f", tmp_path / "bare"
    with closing(Store(str(file), serves=True)) as store:
        asyncio.run(note_alive(store, 1700000000.5))
        end = time.monotonic() + 60
        while True:
            shutil.copy(file, bare)
            if "1700000000.5" in str(values(bare)):
                break
            assert time.monotonic() < end, "it is only beside the file"
            time.sleep(0.05)
        assert Path(f"{file}-wal").exists()


def values(file: Path) -> list[object]:
    """What a copy of a database has, without what lies beside the original."""
    with closing(sqlite3.connect(f"file:{file}?immutable=1", uri=True)) as connection:
        try:
            return connection.execute("SELECT value FROM server_keys").fetchall()
        except sqlite3.OperationalError:
            return []


def test_a_file_whose_games_were_left_beside_it_is_met_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "f"
    with closing(Store(str(file), serves=True)):
        pass
    file.unlink()
    prepare_file(file)  # as a copy without its -wal: whole, and without tables
    with pytest.raises(PolisError, match="has no tables, but a server has kept games"):
        Store(str(file), serves=True)
    Path(f"{file}.lock").unlink()
    with closing(Store(str(file), serves=True)):
        pass
    file.rename(tmp_path / "moved")
    Path(f"{file}-wal").write_bytes(b"what was written last")
    with pytest.raises(PolisError, match="There is no database"):
        Store(str(file), serves=True)


def test_a_backup_never_replaces_the_database(tmp_path: Path, polis: Command) -> None:
    file = tmp_path / "f"
    with closing(Store(str(file), serves=True)):
        for target in (file, Path(f"{file}-wal"), Path(f"{file}-shm"), Path(f"{file}.lock")):
            code, _, err = polis("backup", target, "--database", file)
            assert (code, err.count("\n")) == (2, 1)
            assert "it is a database, or part of one" in err
        code, out, _ = polis("backup", "-", "--database", file)
        assert (code, json.loads(out)["format"]) == (0, "polis-backup")


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
    assert made.startswith(DATABASE)
    assert list(tmp_path.iterdir()) == [file]
