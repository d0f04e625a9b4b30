"""Backups in files that somebody has spoiled: taken whole, or refused and nothing is stored."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.parsers.spoiling import (
    dumped,
    fuzz,
    said_by,
    spoiled_json,
    spoiled_text,
    written,
)
from tests.server.player import ME, Player, make
from tests.server.serving import served

EXAMPLES = 20


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The backup of a server with a table at which three actions have been done and a line was written."""
    folder = tmp_path_factory.mktemp("kept")
    database = str(folder / "polis.sqlite3")
    with served(database) as address:
        made = make(address, [ME, ME], "arkadia")
        with Player(made) as player:
            player.act_until(3)
            player.send(type="chat", key="c", seat=0, text="Bis später")
            player.expect("chat")
    backup = folder / "all.jsonl"
    assert said_by("backup", str(backup), "--database", database)[0] == 0
    lines = backup.read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def check(folder: Path, content: bytes) -> None:
    """Restore a file into a database: accepted, it has whole games; refused, it leaves nothing."""
    file, database = folder / "in", folder / "polis.sqlite3"
    file.write_bytes(content)
    code, said = said_by("restore", str(file), "--database", str(database))
    assert code in (0, 2), said
    if not database.exists():
        assert code == 2, said
        return
    code_now, found = said_by("doctor", "--database", str(database), "--json")
    assert code_now == 0, (said, found)
    found = "".join(one for one in found.splitlines(True) if not one.startswith('{"thing"'))
    if code == 2:
        assert said.count("\n") == 1, said
        assert found == "", (said, found)
    for one in folder.glob("polis.sqlite3*"):
        one.unlink()


def test_a_backup_is_restored_or_refused(seed: int, kept: list[Any], tmp_path: Path) -> None:
    lines = spoiled_json([kept]).map(lambda some: "\n".join(map(dumped, some)))
    text = spoiled_text(["\n".join(map(json.dumps, kept))])
    what = st.one_of(lines, text).map(lambda one: written(one + "\n"))
    fuzz(what, lambda one: check(tmp_path, one), seed, EXAMPLES)


def test_what_is_not_spoiled_is_taken(kept: list[Any], tmp_path: Path) -> None:
    check(tmp_path, written("".join(json.dumps(one) + "\n" for one in kept)))
