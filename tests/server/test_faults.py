"""Faults as commands: `make test-faults`. What breaks is told in a sentence, and nothing is lost.

Killing servers under load is in `test_kill.py`, telling them to end in `test_ending.py`, several servers
on one database in `test_ownership.py`.
"""

import contextlib
import resource
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import psycopg
import pytest

from polis.cli import run
from polis.core.texts.errors import PolisError
from polis.server.logs import write_logs
from polis.server.storage.store import Store
from tests.server.conftest import Serve
from tests.server.databases import new_postgres
from tests.server.player import ME, OPEN, Made, Player, http, make, until_ready, wanted
from tests.server.serving import SECONDS, Process, process, served


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a few games in it."""
    file = tmp_path_factory.mktemp("filled") / "polis.sqlite3"
    with served(str(file)) as address:
        for _ in range(3):
            with Player(make(address, [ME, ME])) as both:
                for _ in range(6):
                    both.send(type="look", seat=both.turn)
                    both.expect("welcome")
                    both.act(both.turn or 0, both.legal[0])
    return file


def copied(filled: Path, folder: Path) -> Path:
    """A copy of it, to be damaged."""
    file = folder / "polis.sqlite3"
    file.write_bytes(filled.read_bytes())
    return file


def sentence_of(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said about a database, by the server's start or else by `polis doctor`."""
    said = ""
    with contextlib.suppress(PolisError):
        try:
            Store(str(file), serves=True).close()
        except PolisError as error:
            said = str(error)
            raise
    capsys.readouterr()
    code = run(["doctor", "--database", str(file)])
    told = capsys.readouterr()
    assert "Traceback" not in told.out + told.err
    return said if said else f"{code}: {told.out}{told.err}"


@pytest.mark.parametrize("fault", ["emptied", "header", "cut", "no database"])
def test_a_damaged_file_is_met_with_a_sentence(
    filled: Path, tmp_path: Path, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = copied(filled, tmp_path)
    content = file.read_bytes()
    changed = {
        "emptied": b"",
        "header": b"\xff" * 64 + content[64:],
        "cut": content[: len(content) // 2],
        "no database": b"A letter to somebody.\n" * 500,
    }[fault]
    file.write_bytes(changed)
    said = sentence_of(file, capsys)
    assert f"The database {file} is" in said or "damaged" in said
    assert "polis restore" in said, "what can be done is said too"
    assert file.read_bytes() == changed, "it was left as it was found"


def test_bytes_overwritten_in_the_middle_are_noticed(
    filled: Path, tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    draw, size = Random(seed), filled.stat().st_size
    with sqlite3.connect(filled) as connection:  # where the games are
        pages = connection.execute(
            "SELECT pageno FROM dbstat WHERE name IN ('journal', 'game_tables') AND pagetype = 'leaf'"
        ).fetchall() if _has_dbstat(connection) else [(n,) for n in range(2, size // 4096)]  # fmt: skip
    connection.close()
    for number in range(6):
        folder = tmp_path / str(number)
        folder.mkdir()
        file = copied(filled, folder)
        content = bytearray(file.read_bytes())
        (page,) = draw.choice(pages)
        where = page * 4096 - draw.randrange(100, 1500)  # a page is filled from its end
        if not any(content[where : where + 64]):
            continue
        content[where : where + 64] = draw.randbytes(64)
        file.write_bytes(content)
        said = sentence_of(file, capsys)
        assert not said.startswith("0:"), (page, where, said)


def _has_dbstat(connection: sqlite3.Connection) -> bool:
    try:
        connection.execute("SELECT 1 FROM dbstat LIMIT 1")
    except sqlite3.OperationalError:
        return False
    return True


@pytest.mark.long
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of others: Linux alone")
def test_a_full_disk_is_told_and_gone_on_from(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    with process(str(file)) as server:
        made = make(server.address, [ME, ME])
        with Player(made) as both:
            both.send(type="look", seat=both.turn)
            both.expect("welcome")
            assert both.act(both.turn or 0, both.legal[0])["type"] == "update"
            before, ply = both.version, both.ply
            free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, free[1]))
            both.send(type="look", seat=both.turn)
            both.expect("welcome")
            refused = both.act(both.turn or 0, both.legal[0], key="while full")
            assert refused["code"] == "no-storage"
            answer = http(server.address, "POST", "/api/tables", wanted([ME, OPEN]))
            assert (answer.status, answer.body["code"]) == (503, "no-storage")
            assert readiness_refused(server.address) == "database"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
            done = both.act(both.turn or 0, both.legal[0], key="while full")
            assert (done["type"], done["version"], done["table"]["ply"]) == (
                "update", before + 1, ply + 1,
            )  # fmt: skip
            until_ready(server.address)  # a finding stands for two seconds
        assert server.stop() == 0
        assert not [line for line in server.errors if "Traceback" in line]


def readiness_refused(address: str) -> str:
    """Why a server does not count as ready."""
    answer = http(address, "GET", "/ready")
    assert answer.status == 503
    reason: str = answer.body["reason"]
    return reason


def until_logged(server: Process, event: str) -> None:
    """Wait until a server has written an event into its log."""
    end = time.monotonic() + SECONDS
    while not any(event in line for line in server.errors):
        assert time.monotonic() < end, f"nothing is logged of: {event}"
        time.sleep(0.05)


def test_a_locked_database_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        made = make(address, [ME, ME])
        locked_out(file, made)


def locked_out(file: Path, made: Made) -> None:
    """Somebody moves while another program holds the database."""
    with Player(made) as both, Player(made, []) as onlooker:
        both.send(type="look", seat=both.turn)
        both.expect("welcome")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        key = {"type": "act", "key": "k", "ply": 0, "seat": both.turn, "actions": [both.legal[0]]}
        both.send(**key)
        time.sleep(0.5)
        onlooker.send(type="ping")
        onlooker.expect("pong")  # the table waits, the server does not
        assert both.table["ply"] == 0
        other.execute("ROLLBACK")
        other.close()
        assert both.until(lambda m: m["type"] == "update")["table"]["ply"] == 1


@pytest.mark.long
def test_when_postgresql_is_gone_it_is_told_and_when_it_is_back_one_plays_on(
    postgres: str,
) -> None:
    with new_postgres(postgres) as database, process(database) as server:
        made = make(server.address, [ME, ME])
        name = database.rpartition("/")[2]
        with psycopg.connect(postgres, autocommit=True) as host:
            host.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
            host.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
            )
            assert readiness_refused(server.address) == "database"
            answer = http(server.address, "POST", "/api/tables", wanted([ME, OPEN]))
            assert (answer.status, answer.body["code"]) == (503, "no-storage")
            assert http(server.address, "GET", "/health").status == 200
            host.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        until_logged(server, "the tables are lost")  # by then it has closed all sockets
        with Player(made) as both:
            both.send(type="look", seat=both.turn)
            both.expect("welcome")
            assert both.act(both.turn or 0, both.legal[0])["type"] == "update"
        until_ready(server.address)
        assert server.stop() == 0
        assert not [line for line in server.errors if "Traceback" in line]


def test_health_tells_of_a_database_that_has_been_away_for_long(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.storage.engine.BUSY_SECONDS", 0.1)
    monkeypatch.setattr("polis.server.storage.health.KEPT_SECONDS", 0.1)
    monkeypatch.setattr("polis.server.storage.health.DEAD_SECONDS", 1.0)
    address = serve()
    assert http(address, "GET", "/health").status == 200
    with closing(sqlite3.connect(tmp_path / "polis.sqlite3")) as lock:
        lock.execute("BEGIN IMMEDIATE")
        asked, end = 0, time.monotonic() + SECONDS
        while http(address, "GET", "/health").status == 200:
            asked += 1
            assert time.monotonic() < end, "it is never told"
            time.sleep(0.1)
        assert asked > 5, "not before it has been away for a while"
        lock.rollback()
    while http(address, "GET", "/health").status == 503:
        assert time.monotonic() < end, "it is never told that it is back"
        time.sleep(0.1)


@pytest.mark.long
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of others: Linux alone")
def test_half_open_requests_do_not_use_up_the_server(tmp_path: Path) -> None:
    with process(str(tmp_path / "polis.sqlite3")) as server:
        place = urlsplit(server.address)
        hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[1]
        usual = max(
            health_seconds(server.address) for _ in range(5)
        )  # on a machine as busy as this
        few = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) + 400
        opened = []
        soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(most, 4096)), most))
        try:
            for _ in range(1100):
                with contextlib.suppress(OSError):
                    one = socket.create_connection((place.hostname, place.port), 5)
                    one.sendall(b"GET / HTTP/1.1\r\nHost: loc")
                    opened.append(one)
            assert health_seconds(server.address) < 5 + 20 * usual
        finally:
            for one in opened:
                one.close()
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, most))
        assert hard >= few or len(opened) > 300
        assert server.stop() == 0
        assert len("".join(server.errors)) < 10_000


def health_seconds(address: str) -> float:
    """How long a request takes."""
    began = time.monotonic()
    assert http(address, "GET", "/health").status == 200
    return time.monotonic() - began


def test_messages_doubled_and_out_of_order_do_each_thing_once(any_server: str) -> None:
    made = make(any_server, [ME, ME])
    with Player(made) as both:
        for number in range(8):
            both.send(type="look", seat=both.turn)
            both.expect("welcome")
            ply, seat, action = both.ply, both.turn or 0, both.legal[0]
            key = f"move {number}"
            late = {
                "type": "act",
                "key": f"{key} late",
                "ply": ply - 1,
                "seat": seat,
                "actions": [action],
            }
            both.send(**late)
            assert both.expect("refused")["code"] == "stale"
            for _ in range(3):
                answer = both.act(seat, action, key=key, ply=ply)
                assert answer["type"] == "update"
                assert answer["table"]["ply"] == ply + 1
    with Player(made) as again:
        assert again.ply == 8


def test_a_backup_of_a_running_server_restores_to_one_that_works(tmp_path: Path) -> None:
    file, kept, new = (tmp_path / name for name in ("a.sqlite3", "b.jsonl", "c.sqlite3"))
    with process(str(file)) as server:
        made = make(server.address, [ME, ME])
        assert run(["backup", str(kept), "--database", str(file)]) == 0
        with pytest.raises(PolisError, match="Another server uses"):
            Store(str(file), serves=True)
    assert run(["restore", str(kept), "--database", str(new)]) == 0
    write_logs("error", as_json=True)
    with served(str(new)) as address, Player(Made(address, made.id, made.tokens)) as both:
        both.send(type="look", seat=both.turn)
        both.expect("welcome")
        assert both.act(both.turn or 0, both.legal[0])["type"] == "update"
