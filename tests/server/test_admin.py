"""Operating a server: doctor, backup and restore, unavailable ports and databases."""

import json
import shutil
import socket
import sqlite3
from pathlib import Path

import pytest

from polis.server.storage.engine import open_engine
from polis.server.storage.migrating import NEWEST
from polis.server.storage.verify_stored import check_all
from tests.conftest import Command
from tests.server.databases import new_postgres, rows
from tests.server.player import GREEDY, ME, OPEN, Player, http, make
from tests.server.serving import process, served

pytestmark = pytest.mark.storage


@pytest.fixture
def played(database: str) -> str:
    """A database with a finished game, one that goes on and a table that waits."""
    with served(database) as address:
        finished = make(address, [GREEDY, GREEDY], "archon")
        make(address, [ME, OPEN])
        going = make(address, [ME, GREEDY])
        with Player(going) as ada:
            ada.may_act(0)
            ada.act(0, ada.legal[0])
            ada.send(type="chat", key="1", seat=0, text="hello")
            ada.expect("chat")
        with Player(finished) as onlooker:
            if onlooker.table["status"] != "over":
                onlooker.until(
                    lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60
                )
    return database


@pytest.mark.sample(1)
def test_the_doctor_finds_whole_games_whole(played: str, polis: Command) -> None:
    code, out, _ = polis("doctor", "--database", played)
    assert code == 0
    assert out.startswith("3 tables with ")
    assert "none of them damaged.\n" in out
    code, out, _ = polis("doctor", "--database", played, "--json")
    told = [json.loads(line) for line in out.splitlines()]
    findings = [one for one in told if "table" in one]
    assert [finding["problem"] for finding in findings] == [None] * 3
    assert {finding["plies"] > 0 for finding in findings} == {True, False}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with one game that goes on, to be copied, and the game's name."""
    database = tmp_path_factory.mktemp("begun") / "polis.sqlite3"
    with served(str(database)) as address:
        made = make(address, [ME, GREEDY])
        with Player(made) as ada:
            ada.may_act(0)
            ada.act(0, ada.legal[0])
    return database, made.id


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("UPDATE journal SET body = replace(body, '\"hashes\":[\"', '\"hashes\":[\"f') WHERE kind = 'acted'",
         "do not lead to the position"),
        ("UPDATE journal SET body = '{' WHERE kind = 'dealt'", ""),
        ("DELETE FROM journal WHERE version = 1", "beginning of its journal"),
        ("UPDATE game_tables SET version = version + 1", "ends at entry"),
        ("UPDATE game_tables SET secret = '00000000000000000000000000000000'", ""),
        ("UPDATE game_tables SET head = replace(head, '\"ply\":', '\"ply\":9')", "summary"),
        ("UPDATE game_tables SET tokens = '[null, null]'", "summary"),
        ("UPDATE game_tables SET tokens = '['", ""),
        ("UPDATE game_tables SET status = 'over'", "summary"),
        ("UPDATE journal SET seat = -1 WHERE kind = 'acted'", "no such seat"),
        ("UPDATE journal SET seat = (seat + 1) % 2 WHERE kind = 'acted'", "not the turn"),
        ("UPDATE journal SET at = 1e300 WHERE kind = 'acted'", "at no time"),
        ("UPDATE journal SET at = 1 WHERE kind = 'acted'", "at no time"),
        ("UPDATE journal SET body = replace(body, '\"bot\":\"greedy\"', '\"bot\":\"nobody\"')", "There is no bot"),
        ("UPDATE journal SET body = replace(body, '\"base_s\":0', '\"base_s\":-5')", ""),
        ("UPDATE journal SET body = replace(body, '\"name\":\"Ada\"', '\"name\":\"\\u202eadA\"')", "a name"),
        ("UPDATE journal SET body = replace(body, '\"token\":\"', '\"token\":\"x')", "no hash"),
    ],
)  # fmt: skip
def test_the_doctor_names_what_is_damaged(
    begun: tuple[Path, str], tmp_path: Path, polis: Command, change: str, said: str
) -> None:
    database = Path(shutil.copy(begun[0], tmp_path))
    with sqlite3.connect(database) as connection:
        assert connection.execute(change).rowcount
    connection.close()
    code, out, _ = polis("doctor", "--database", database)
    assert code == 1
    first, last, *_ = out.splitlines()
    assert first.startswith(f"{begun[1]}: ")
    assert said in first
    assert last.endswith("1 of them damaged.")


@pytest.mark.sample(1)
def test_a_backup_of_a_running_server_can_be_restored_into_either_database(
    played: str, polis: Command, tmp_path: Path, postgres: str
) -> None:
    file = tmp_path / "backup.jsonl"
    with served(played) as address:
        make(address, [ME, OPEN])
        code, out, _ = polis("backup", file, "--database", played, "--json")
    assert code == 0
    rows = json.loads(out)["rows"]
    assert rows["game_tables"] == 4
    assert rows["chat"] == 1
    with new_postgres(postgres) as other:
        for target in (str(tmp_path / "new.sqlite3"), other):
            assert polis("restore", file, "--database", target)[0] == 0
            engine = open_engine(target)
            assert [finding.problem for finding in check_all(engine)] == [None] * 4
            engine.dispose()
            code, _, err = polis("restore", file, "--database", target)
            assert (code, err) == (
                2, "The database is not empty; a backup is restored into a new one.\n",
            )  # fmt: skip
            again = tmp_path / "again.jsonl"
            assert polis("backup", again, "--database", target)[0] == 0
            assert again.read_bytes() == file.read_bytes()
            again.unlink()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is no backup of Polis."),
        (b"{}\n", "is no backup of Polis."),
        (b'{"format":"polis-backup","version":1,"revision":"x","rows":{}}\n', "another version"),
        (b'{"format":"polis-backup","version":1,"revision":"HEAD","rows":{"journal":1}}\n',
         "is not whole"),
        (b'{"format":"polis-backup","version":1,"revision":"HEAD","rows":{}}\n{"cat":{}}\n',
         "is damaged"),
    ],
)  # fmt: skip
def test_what_is_no_backup_is_not_restored(
    tmp_path: Path, polis: Command, content: bytes, said: str
) -> None:
    file = tmp_path / "backup.jsonl"
    file.write_bytes(content.replace(b"HEAD", NEWEST.encode()))
    code, _, err = polis("restore", file, "--database", tmp_path / "new.sqlite3")
    assert code == 2
    assert said in err


def test_a_database_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, polis: Command) -> None:
    nowhere = tmp_path / "nowhere.sqlite3"
    for words in (("doctor",), ("backup", tmp_path / "x.jsonl")):
        code, _, err = polis(*words, "--database", nowhere)
        assert (code, err) == (2, f"There is no database {nowhere}.\n")
    assert not nowhere.exists()
    for address, said in (
        ("mysql://x@y/z", "'mysql' is no database that Polis knows"),
        ("sqlite://", "A database in memory keeps nothing"),
        ("postgresql://polis:hidden@127.0.0.1:1/none", "cannot be opened"),
        ("://", "is no address of a database"),
    ):
        code, _, err = polis("serve", "--port", 0, "--database", address)
        assert code == 2
        assert said in err
        assert "hidden" not in err


def test_a_port_that_is_taken_is_told_in_a_sentence(tmp_path: Path, polis: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, err = polis("serve", "--port", port, "--database", tmp_path / "x.sqlite3")
    assert code == 2
    assert err == (
        f"Port {port} on 127.0.0.1 is taken, perhaps by another Polis; "
        "stop it or choose another with --port.\n"
    )


def test_a_file_takes_one_server(tmp_path: Path, polis: Command) -> None:
    database = tmp_path / "polis.sqlite3"
    with served(str(database)):
        code, _, err = polis("serve", "--port", 0, "--database", database)
        assert code == 2
        assert "several servers need PostgreSQL" in err


def test_a_database_of_a_later_polis_is_left_alone(tmp_path: Path, polis: Command) -> None:
    database = tmp_path / "polis.sqlite3"
    with served(str(database)):
        pass
    rows(database, "UPDATE alembic_version SET version_num = '9999'")
    for words in (("serve", "--port", 0), ("doctor",)):
        code, _, err = polis(*words, "--database", database)
        assert code == 2
        assert "9999" in err


def test_every_log_line_of_a_move_names_table_and_ply(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3"), "--log-level", "debug") as server:
        made = make(server.address, [ME, GREEDY])
        with Player(made) as ada:
            ada.may_act(0)
            ada.act(0, ada.legal[0])
            ply = ada.ply
        assert server.stop() == 0
        lines = [json.loads(line) for line in server.errors]
    of_seat = [line for line in lines if line["event"] == "stored" and line["seat"] == 0]
    stored = [line for line in of_seat if line["kind"] != "readied"]
    assert stored[0]["table"] == made.id
    assert stored[0]["ply"] == ply
    assert stored[0]["kind"] == "acted"
    text = "".join(server.errors)
    assert made.tokens[0] not in text


def test_figures_are_there_for_prometheus(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        ada.may_act(0)
        assert ada.act(1, 0)["code"] == "not-yours"
        ada.ask("resign", 0, bot="greedy")
        ada.until(lambda m: m["type"] == "update" and m["table"]["turn"] == 1)
        ada.until(lambda m: m["type"] == "update" and m["table"]["turn"] == 0)
        figures = http(any_server, "GET", "/metrics").body
    for name in (
        'polis_entries_total{kind="acted"}', 'polis_refusals_total{code="not-yours"}',
        "polis_messages_total", "polis_handled_seconds_count", 'polis_bot_seconds_count{bot="greedy"}',
        "polis_loaded_tables", "polis_open_sockets", "polis_commits",
    ):  # fmt: skip
        line = next(line for line in figures.splitlines() if line.startswith(name))
        assert float(line.rpartition(" ")[2]) > 0, line


def test_health_and_ready_answer(server: str) -> None:
    assert http(server, "GET", "/health").body == {"ok": True}
    assert http(server, "GET", "/ready").body == {"ok": True}
