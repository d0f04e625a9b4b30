"""What is written for people: a file is replaced whole, anything else is written into, a database never."""

import os
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from polis.core.files import STANDARD, drafted

NAMES = ("100%.json", "what?.json", "#1.json", "two words.json", "Zürich.json", "-x.json", "a%20b")


def write(path: Path, data: bytes = b"new", private: bool = False) -> None:
    with drafted(path, private) as draft:
        draft.write_bytes(data)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_a_name_whatever_characters_it_has(name: str, tmp_path: Path) -> None:
    write(tmp_path / name)
    assert [one.name for one in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_bytes() == b"new"


def test_a_file_is_the_old_one_until_the_new_one_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_bytes(b"old")
    unfinished = drafted(file)
    unfinished.__enter__().write_bytes(b"ne")
    assert file.read_bytes() == b"old"
    unfinished.__exit__(KeyError, KeyError(), None)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(os.name == "nt", reason="modes and links of POSIX")
def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    file, link = tmp_path / "f", tmp_path / "link"
    file.write_bytes(b"old")
    file.chmod(0o640)
    link.symlink_to(file.name)
    write(link)
    assert link.is_symlink()
    assert (file.read_bytes(), mode_of(file)) == (b"new", 0o640)


@pytest.mark.skipif(os.name == "nt", reason="modes of POSIX")
def test_what_is_secret_becomes_its_owner_s_alone(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_bytes(b"old")
    file.chmod(0o644)
    write(file, private=True)
    assert mode_of(file) == 0o600


@pytest.mark.skipif(os.name == "nt", reason="pipes with names")
def test_a_pipe_stays_a_pipe_and_gets_everything(tmp_path: Path) -> None:
    pipe, data, got = tmp_path / "pipe", os.urandom(300_000), list[bytes]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    write(pipe, data)
    reader.join(60)
    assert got == [data]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="devices as files")
def test_a_device_stays_a_device() -> None:
    write(Path(os.devnull))
    assert stat.S_ISCHR(Path(os.devnull).stat().st_mode)


def test_a_hyphen_is_the_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    write(STANDARD, b"\x00\xff")
    assert capfdbinary.readouterr().out == b"\x00\xff"


def test_a_database_and_what_lies_beside_it_is_never_replaced(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE t (a)")
    other, link = tmp_path / "other", tmp_path / "link"
    os.link(f"{file}-wal", other)
    link.symlink_to(f"{file}-shm")
    for path in (file, *tmp_path.glob("polis.sqlite3-*"), Path(f"{file}.lock"), other, link):
        with pytest.raises(FileExistsError, match="part of one"):
            write(path)
    connection.execute("INSERT INTO t VALUES (1)")
    connection.commit()
    connection.close()
    assert sqlite3.connect(file).execute("SELECT count(*) FROM t").fetchone() == (1,)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write(tmp_path)
