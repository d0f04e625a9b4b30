"""One table goes to another server in a file; what is wrong in such a file is found before it is taken."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from polis.cli.app import run
from polis.server.checking import check_all
from polis.server.storage.engine import closing_engine, open_engine
from tests.server.player import ME, Made, Player, make
from tests.server.serving import served

Spoiling = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> tuple[Made, Path]:
    """A table with a chat at which five actions have been done, and its file."""
    folder = tmp_path_factory.mktemp("moving")
    database = str(folder / "polis.sqlite3")
    with served(database) as address:
        made = make(address, [ME, ME], "arkadia")
        with Player(made) as player:
            player.act_until(5)
            player.send(type="chat", key="c", seat=0, text="Bis später")
            player.expect("chat")
    file = folder / "game.table"
    assert run(["export", link(made), str(file), "--database", database]) == 0
    return made, file


def link(made: Made) -> str:
    """The link of a table; its end alone may begin with a hyphen, like an option."""
    return f"{made.address}/table/{made.id}"


def test_a_table_goes_on_at_another_server_with_the_same_tokens(
    exported: tuple[Made, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, file = exported
    assert file.stat().st_mode & 0o077 == 0, "the secret of a running game is in it"
    database = str(tmp_path / "other.sqlite3")
    assert run(["import", str(file), "--database", database, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["table"], told["plies"], told["status"]) == (made.id, 5, "playing")
    with closing_engine(open_engine(database)) as engine:
        assert [one.problem for one in check_all(engine)] == [None]
    with (
        served(database) as address,
        Player(Made(address, made.id, made.tokens)) as player,
    ):
        assert player.ply == 5
        assert [line["text"] for line in player.heard[-1]["chat"]] == ["Bis später"]
        player.act_until(6)
    again = str(tmp_path / "again.table")
    assert run(["export", link(made), again, "--database", database]) == 0
    old, new = (json.loads(Path(one).read_text("utf-8")) for one in (file, again))
    assert new["journal"][: len(old["journal"])] == old["journal"]
    capsys.readouterr()
    assert run(["import", str(file), "--database", database]) == 2
    assert "already" in capsys.readouterr().err


def last_act(moved: dict[str, Any]) -> dict[str, Any]:
    """The last actions of the journal."""
    body: dict[str, Any] = [one["body"] for one in moved["journal"]][-1]
    return body


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda moved: moved.update(version=2), "is not a Polis table"),
        (lambda moved: moved.update(more=1), "is not a Polis table"),
        (lambda moved: moved.update(id="../x"), "is not a table id"),
        (lambda moved: moved.update({"secret": "00"}), "secret"),
        (lambda moved: moved.update({"secret": "00" * 16}), "cannot be taken"),
        (lambda moved: moved["journal"].pop(0), "cannot be taken"),
        (lambda moved: moved["journal"].clear(), "beginning"),
        (lambda moved: last_act(moved).update(hashes=["0" * 16]), "not the one it was"),
        (lambda moved: last_act(moved).update(actions=["fly away"]), "cannot be taken"),
        (lambda moved: last_act(moved).update(kind="conjured"), "cannot be taken"),
        (lambda moved: moved["journal"][-1].update(at=1.0), "order"),
        (lambda moved: moved["chat"][0].update(text="a\u202eb"), "hidden"),
        (lambda moved: moved["chat"][0].update(name="x" * 81), "is not a Polis table"),
        (lambda moved: [one.update(key="k") for one in moved["journal"]], "twice"),
    ],
)
def test_a_spoilt_file_is_refused_in_a_sentence_and_nothing_is_stored(
    exported: tuple[Made, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Spoiling,
    sentence: str,
) -> None:
    moved = json.loads(exported[1].read_text("utf-8"))
    spoil(moved)
    file, database = tmp_path / "spoilt.table", str(tmp_path / "polis.sqlite3")
    file.write_text(json.dumps(moved), encoding="utf-8")
    assert run(["import", str(file), "--database", database]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.splitlines()) == 1
    with closing_engine(open_engine(database)) as engine:
        assert list(check_all(engine)) == []


def test_what_is_no_file_of_a_table_or_no_table_is_refused(
    exported: tuple[Made, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "polis.sqlite3")
    for content in (b"", b"[]", b"\xff", b"[" * 50_000):
        (tmp_path / "bad").write_bytes(content)
        assert run(["import", str(tmp_path / "bad"), "--database", database]) == 2
    assert run(["import", str(tmp_path / "missing"), "--database", database]) == 2
    assert run(["export", "missing", str(tmp_path / "x"), "--database", database]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 6


def test_a_backup_with_a_damaged_game_is_not_restored(
    exported: tuple[Made, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, file = str(tmp_path / "polis.sqlite3"), tmp_path / "all.jsonl"
    assert run(["import", str(exported[1]), "--database", database]) == 0
    assert run(["backup", str(file), "--database", database]) == 0
    whole = file.read_text("utf-8")
    hashes = last_act(json.loads(exported[1].read_text("utf-8")))["hashes"]
    file.write_text(whole.replace(hashes[0], "0" * 16), encoding="utf-8")
    assert run(["restore", str(file), "--database", str(tmp_path / "new.sqlite3")]) == 2
    assert "damaged" in capsys.readouterr().err
    file.write_text(whole, encoding="utf-8")
    assert run(["restore", str(file), "--database", str(tmp_path / "new.sqlite3")]) == 0
