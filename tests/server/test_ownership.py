"""A table belongs to one of several processes on PostgreSQL; the others pass on what it has to answer."""

import asyncio
import contextlib
import ctypes
import socket
import struct
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import Connection, Engine, text
from websockets.exceptions import WebSocketException

from polis.core.texts.errors import PolisError
from polis.server.live.silences import Silences
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.health import silent_since
from polis.server.storage.ownership import TRUSTED_SECONDS, Shares, refuse_pooler, share_of
from polis.server.storage.postgres import ANSWER_SECONDS, TimedConnection
from polis.server.storage.store import Store
from polis.server.storage.verify_stored import check_all
from polis.server.table.clocks import now
from polis.server.table.table import folded
from tests.server.databases import new_postgres
from tests.server.player import GREEDY, ME, OPEN, Made, Player, http, join, make, until_ready
from tests.server.serving import Process, process, served
from tests.server.test_writing import moved

SO_ATTACH_FILTER = 26
KILLED_SECONDS = 5.0  # from the end of a table's owner to the first answer
STOPPED_SECONDS = 12.0  # from the silence of its line until an owner has closed its sockets
RECOVERED_SECONDS = 20.0  # from the silence of all lines of a server that can make new ones
SILENT_SECONDS = 25.0  # from the silence of its line
END_LOCKS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND starts_with(application_name, 'polis ')
"""


@pytest.fixture(scope="module")
def shared(postgres: str) -> Iterator[str]:
    """A database for several servers."""
    with new_postgres(postgres) as address:
        yield address


@pytest.fixture(scope="module")
def two(shared: str) -> Iterator[tuple[Process, Process]]:
    """Two servers on one database."""
    with process(shared) as first, process(shared) as second:
        yield first, second


def at(server: Process, made: Made) -> Made:
    """The same table, asked for at another server."""
    return Made(server.address, made.id, made.tokens)


def test_people_at_two_servers_play_one_game(two: tuple[Process, Process], shared: str) -> None:
    first, second = two
    made = make(first.address, [ME, OPEN])
    there = at(second, made)
    token = join(there, "Ben")
    with Player(made) as ada, Player(there, [token]) as ben:
        ada.until(lambda m: m["type"] == "presence" and m["online"] == [True, True])
        ada.ask("ready", 0)
        ben.ask("ready", 1)
        players = (ada, ben)
        for player in players:
            player.begun()
        for _ in range(8):
            seat = ada.turn or 0
            done = players[seat].act(seat, players[seat].legal[0])
            assert done["type"] == "update", done
            players[1 - seat].until(
                lambda m, version=done["version"]: m.get("version") == version  # type: ignore[misc]
            )
        assert [one["ply"] for one in ada.happened] == [one["ply"] for one in ben.happened]
        ada.send(type="chat", key="1", seat=0, text="hello there")
        assert ben.expect("chat")["line"]["text"] == "hello there"
    with closing_engine(open_engine(shared)) as engine:
        assert all(finding.problem is None for finding in check_all(engine))


def test_a_request_to_another_server_is_answered_by_the_owner(two: tuple[Process, Process]) -> None:
    made = make(two[0].address, [ME, GREEDY, GREEDY])
    answers = [http(one.address, "GET", f"/api/tables/{made.id}") for one in two]
    assert [one.status for one in answers] == [200, 200]
    assert answers[0].body["commitment"] == answers[1].body["commitment"]
    nowhere = [http(one.address, "GET", "/api/tables/00nowhere") for one in two]
    assert [one.status for one in nowhere] == [404, 404]


def test_after_the_end_of_the_owner_another_server_answers(
    shared: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with process(shared) as survivor, process(shared) as victim:
        made = make(victim.address, [ME, GREEDY, GREEDY], "archon")
        with Player(made) as ada:
            ada.may_act(0)
            ada.act(0, ada.legal[0])
        with Player(at(survivor, made)) as ada:
            killed = time.monotonic()
            victim.kill()
            with pytest.raises((WebSocketException, EOFError)):
                ada.until(lambda _: False)
        with Player(at(survivor, made)) as ada:
            took = time.monotonic() - killed
            ada.may_act(0)
            assert ada.act(0, ada.legal[0])["type"] == "update"
        assert took < KILLED_SECONDS
        with capsys.disabled():
            sys.stdout.write(f"\nanswered {took:.2f} s after the owner was killed\n")


@pytest.mark.long
def test_an_owner_without_a_line_stops_and_another_takes_over(
    shared: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with relay(shared) as line, process(line.address) as owner, process(shared) as other:
        made = make(owner.address, [ME, ME])
        with Player(made) as both:
            assert both.act_once()
            line.fall_silent()
            silent = time.monotonic()
            with pytest.raises((WebSocketException, EOFError)):
                both.until(lambda _: False)
            assert time.monotonic() < silent + STOPPED_SECONDS
        while True:
            try:
                with Player(at(other, made)) as both:
                    assert both.act_once()
                break
            except (WebSocketException, OSError, EOFError):
                assert time.monotonic() < silent + 2 * SILENT_SECONDS
                time.sleep(0.2)
        took = time.monotonic() - silent
        assert took < SILENT_SECONDS
        assert http(owner.address, "GET", f"/api/tables/{made.id}").status == 503
        with capsys.disabled():
            sys.stdout.write(f"\nanswered {took:.1f} s after the line fell silent\n")


@pytest.mark.long
@pytest.mark.parametrize("is_confirmed", [False, True])
def test_a_server_whose_lines_fall_silent_says_so_and_connects_anew(
    shared: str, is_confirmed: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether its packets are dropped, or confirmed by something between that does not pass them on."""
    with relay(shared) as line, process(line.address) as server:
        made = make(server.address, [ME, ME])
        with Player(made) as both:
            assert both.act_once()
            line.swallow() if is_confirmed else line.fall_silent(with_new=False)
            silent = time.monotonic()
            both.send(type="act", key="late", ply=both.ply, seat=both.turn, actions=both.legal[:1])
            with contextlib.suppress(WebSocketException, EOFError):  # it may be closed instead
                both.until(lambda m: m["type"] == "refused")
            answered = time.monotonic() - silent
        ready = http(server.address, "GET", "/ready")
        answers = took_over(server, made)
        took = time.monotonic() - silent
        assert answered < STOPPED_SECONDS
        assert ready.status == 503 or answers > 0
        assert took < RECOVERED_SECONDS
        until_ready(server.address)
        assert server.stop() == 0
    assert "Traceback" not in "".join(server.errors)
    assert "no answer within" in "".join(server.errors)
    with closing_engine(open_engine(shared)) as engine:
        assert all(finding.problem is None for finding in check_all(engine))
    with capsys.disabled():
        sys.stdout.write(f"\nanswered after {answered:.1f} s, played on after {took:.1f} s\n")


def took_over(server: Process, made: Made) -> int:
    """Wait until a table can be played at a server; how often it could not."""
    tries, end = 0, time.monotonic() + 5 * RECOVERED_SECONDS
    while True:
        try:
            with Player(at(server, made)) as both:
                assert both.act_once()
        except (WebSocketException, OSError, EOFError, AssertionError):
            assert time.monotonic() < end
            tries += 1
            time.sleep(0.2)
        else:
            return tries


def test_a_live_clock_stands_still_from_the_end_of_its_process_to_the_next(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server is there all the time; it takes over what was left, without being asked."""
    monkeypatch.setattr("polis.server.live.hub.POLL_SECONDS", 0.2)
    clock = {"kind": "live", "base_s": 600, "increment_s": 0}
    with new_postgres(postgres) as shared, served(shared) as other:
        with served(shared) as owner:
            made = make(owner, [ME, ME], clock=clock)
        with psycopg.connect(shared, autocommit=True) as database:
            database.execute("UPDATE journal SET at = at - 3600")
            database.execute("UPDATE game_tables SET touched = touched - 3600, due = due - 3600")
            database.execute(
                "UPDATE server_keys SET value = value::float - 3600 WHERE name LIKE 'alive-%'"
            )
            end = time.monotonic() + 60
            while ("bridged",) not in database.execute("SELECT kind FROM journal").fetchall():
                assert time.monotonic() < end
                time.sleep(0.1)
        with Player(made._replace(address=other)) as ada:
            seat = ada.table["seats"][ada.turn or 0]
            assert (seat["kind"], 300_000 < seat["clock_ms"] <= 600_000) == ("person", True)
            assert ada.act(ada.turn or 0, ada.legal[0])["type"] == "update"


def test_the_notes_of_a_process_go_with_its_tables(tmp_path: Path) -> None:
    file, live = str(tmp_path / "polis.sqlite3"), {"kind": "live", "base_s": 600, "increment_s": 0}

    async def noted() -> None:
        with closing(Store(file)) as store:
            stored = {one: await store.load(one) for one in (timed.id, free.id)}
            first, second = [folded(name, *one) for name, one in stored.items() if one]
            silences = Silences(store)
            await silences.begin(second)
            assert await silences.before(second.id) is None
            await silences.begin(first)
            assert await silent_since(store, now() + 1) == [share_of(first.id)]
            assert await silences.left() == []
            gap = await Silences(store).before(first.id)
            assert gap is not None
            assert 0 <= gap.back - gap.gone < 60
            await silences.note([second])
            assert await silent_since(store, now() + 1) == []

    with served(file) as address:
        timed, free = make(address, [ME, ME], clock=live), make(address, [ME, ME])
    asyncio.run(noted())


def test_locks_that_end_are_noticed_and_taken_again(
    two: tuple[Process, Process], shared: str
) -> None:
    made = make(two[0].address, [ME, ME])
    with Player(made) as both:
        both.act_once()
        with psycopg.connect(shared, autocommit=True) as connection:
            connection.execute(END_LOCKS)
        with pytest.raises((WebSocketException, EOFError)):
            both.until(lambda _: False)
    with Player(made) as both:
        assert both.ply == 1
        both.act_once()


def test_a_table_that_another_process_has_changed_is_loaded_again(tmp_path: Path) -> None:
    database = str(tmp_path / "polis.sqlite3")

    async def change(name: str) -> None:
        with closing(Store(database)) as store:
            stored = await store.load(name)
            assert stored is not None
            later, entries = moved(folded(name, *stored), "behind the back")
            await store.append(later, entries)

    with served(database) as address:
        made = make(address, [ME, ME])
        with Player(made) as both:
            both.send(type="look", seat=both.turn)
            both.expect("welcome")
            asyncio.run(change(made.id))
            both.send(type="act", key="late", ply=0, seat=both.turn, actions=both.legal[:1])
            with pytest.raises((WebSocketException, EOFError)):
                both.until(lambda m: m["type"] == "update")
        with Player(made) as both:
            assert both.ply == 1
            both.act_once()


async def change(database: str, name: str) -> None:
    """Store an entry of a table past the process that serves it."""
    with closing(Store(database)) as store:
        stored = await store.load(name)
        assert stored is not None
        await store.append(*moved(folded(name, *stored), "elsewhere"))


def test_nobody_is_shown_an_older_table_than_the_one_acknowledged(tmp_path: Path) -> None:
    """A process may have lost a table to another one without knowing it yet."""
    database = str(tmp_path / "polis.sqlite3")

    with served(database) as address:
        made = make(address, [ME, ME])
        with Player(made) as both:
            known = both.version
            asyncio.run(change(database, made.id))
            both.send(type="hello", tokens=both.tokens, since=None, version=known)
            assert both.expect("welcome")["version"] == known
            both.send(type="hello", tokens=both.tokens, since=None, version=known + 9)
            with pytest.raises((WebSocketException, EOFError)):
                both.expect("welcome")
        with Player(made) as both:
            assert both.version == known + 1
            both.send(type="hello", tokens=both.tokens, since=None, version=known + 9)
            assert both.expect("welcome")["version"] == known + 1, "none is newer"


def test_a_table_that_is_behind_the_database_is_loaded_again(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry may be stored after its table was loaded anew, when its line was dead at first."""
    monkeypatch.setattr("polis.server.live.hub.POLL_SECONDS", 0.2)

    with served(shared) as address:
        made = make(address, [ME, ME])
        with Player(made) as both:
            known = both.version
            asyncio.run(change(shared, made.id))
            with pytest.raises((WebSocketException, EOFError)):
                both.until(lambda _: False)
        with Player(made) as both:
            assert both.version == known + 1
            both.act_once()


async def test_a_share_without_tables_is_given_up(shared: str) -> None:
    engine = open_engine(shared)
    here, there = Shares(engine, 1), Shares(engine, 2)

    assert share_of("ab table") == 0xAB
    assert await here.owner("ab table") is None
    assert await there.owner("ab table") == "127.0.0.1:1"
    assert (here.holds("ab other"), there.holds("ab other")) == (True, False)
    await here.keep(lambda: ["ab other"])
    assert await there.owner("ab table") == "127.0.0.1:1"
    await here.keep(list)
    assert await there.owner("ab table") is None
    assert await here.owner("ab table") == "127.0.0.1:2"

    for one in (here, there):
        one.close()
    engine.dispose()


def test_a_dead_line_is_ended_before_anybody_has_waited_twenty_seconds(shared: str) -> None:
    with closing(Store(shared, serves=True, port=1)) as store:
        assert isinstance(store.ownership, Shares)
        asyncio.run(store.ownership.owner("00"))
        locks = store.ownership._connection
        assert locks is not None
        with store.engine.connect() as connection:
            for one in (connection, locks):
                idle, interval, count, most = (
                    limit_of(one, f"tcp_{name}")
                    for name in (
                        "keepalives_idle",
                        "keepalives_interval",
                        "keepalives_count",
                        "user_timeout",
                    )
                )
                assert 10 < idle + interval * count < 20
                assert 10_000 <= most < 20_000
                assert 0 < limit_of(one, "statement_timeout") < ANSWER_SECONDS
                driver: Any = one.connection.dbapi_connection
                assert isinstance(driver, TimedConnection)
                asked = driver.info.get_parameters()
                assert 0 < int(asked["tcp_user_timeout"]) <= 10_000
                assert 0 < int(asked["connect_timeout"]) <= 5
            assert 0 < limit_of(connection, "idle_in_transaction_session_timeout") < ANSWER_SECONDS
        assert TRUSTED_SECONDS < limit_of(locks, "idle_session_timeout") < 20


@pytest.mark.long
def test_rows_are_free_again_when_the_line_of_a_transaction_is_dead(shared: str) -> None:
    """Also after statements with many rows, which the driver would end with a message of its own."""
    change, rows = "UPDATE held SET number = number + %s", [(1,), (2,)]
    with psycopg.connect(shared, autocommit=True) as host, relay(shared) as line:
        host.execute("CREATE TABLE held (number integer)")
        host.execute("INSERT INTO held VALUES (0)")
        with closing_engine(open_engine(line.address, is_patient=False)) as engine:
            lost = engine.connect()
            lost.begin()
            lost.exec_driver_sql(change, rows)
            line.swallow()
            host.execute("SET statement_timeout = '25s'")
            host.execute("UPDATE held SET number = -1")
            assert host.execute("SELECT number FROM held").fetchall() == [(-1,)]
            lost.invalidate()


@pytest.mark.parametrize("how", ["closed", "invalid", "taken away"])
async def test_a_connection_that_is_gone_meanwhile_is_given_up_all_the_same(
    shared: str, how: str
) -> None:
    """By a thread that waited for it on a silent line."""
    engine = open_engine(shared)
    with closing_engine(engine), closing(Shares(engine, 1)) as shares:
        assert await shares.owner("0" * 18) is None
        connection: Any = shares._connection
        if how == "closed":
            connection.connection.dbapi_connection.close()
        elif how == "invalid":
            connection.invalidate()
        else:
            connection.connection.invalidate()
        shares._disconnect()
        assert not shares.holds("0" * 18)


def limit_of(connection: Connection, name: str) -> float:
    """A setting of a connection: a number, or seconds."""
    shown = str(connection.scalar(text("SELECT current_setting(:name)"), {"name": name}))
    return int(shown[:-2]) / 1000 if shown.endswith("ms") else float(shown.rstrip("s"))


def test_a_transaction_pooler_is_refused(shared: str) -> None:
    with pooler(shared) as address, closing_engine(open_engine(address)) as engine:
        with pytest.raises(PolisError, match="lends connections for a transaction"):
            refuse_pooler(unpooled(engine))
        with pytest.raises(PolisError, match="behind a pooler"):
            Shares(engine, 1)
    with closing_engine(open_engine(shared)) as engine:
        refuse_pooler(engine)


def unpooled(engine: Engine) -> Engine:
    """An engine whose statements are transactions of their own."""
    return engine.execution_options(isolation_level="AUTOCOMMIT")


class Relay:
    """A port that leads to the database, and whose lines can fall silent as if a cable were cut."""

    def __init__(self, database: str) -> None:
        """Listen; each connection is passed on by threads."""
        self._there = urlsplit(database)
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.address = self._there._replace(
            netloc=f"{self._there.username}@127.0.0.1:{port}"
        ).geturl()
        self._lines: list[socket.socket] = []
        self._dead: list[socket.socket] = []
        self._swallowed: set[socket.socket] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            far = socket.create_connection((self._there.hostname, self._there.port or 5432))
            self._lines += [near, far]
            for source, target in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(source, target), daemon=True).start()

    def swallow(self) -> None:
        """Confirm what arrives on the lines that there are, and pass it on no more."""
        self._swallowed.update(self._lines)
        self._dead += self._lines

    def fall_silent(self, with_new: bool = True) -> None:
        """Drop every packet that arrives, by a filter of BPF: nothing is acknowledged any more.

        with_new: also of those who connect from now on.
        """
        return_nothing = ctypes.create_string_buffer(struct.pack("HBBI", 0x06, 0, 0, 0))
        program = struct.pack("HL", 1, ctypes.addressof(return_nothing))
        for line in [*self._lines, *([self._listener] if with_new else [])]:
            line.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)
        self._dead += self._lines

    def end(self) -> None:
        """End the lines that are dead, as whatever stands between two machines does some day."""
        dead, self._dead = self._dead, []
        self._lines = [line for line in self._lines if line not in dead]
        self._swallowed.difference_update(dead)
        for line in dead:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)  # who waits at it is woken
            line.close()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        """Pass bytes on until one side ends."""
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                if source not in self._swallowed:
                    target.sendall(data)
            if source not in self._swallowed:
                target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """End all lines."""
        for line in [self._listener, *self._lines]:
            line.close()


@contextmanager
def relay(database: str) -> Iterator[Relay]:
    """A relay that ends with the block."""
    with closing(Relay(database)) as line:
        yield line


@contextmanager
def pooler(database: str) -> Iterator[str]:
    """The least of a transaction pooler: one session of the database behind all connections."""
    there = urlsplit(database)
    listener = socket.create_server(("127.0.0.1", 0))
    far = socket.create_connection((there.hostname, there.port or 5432))
    turn, greeting = threading.Lock(), bytearray()

    def serve(near: socket.socket) -> None:
        with near, near.makefile("rb") as reader:
            start = read_start(reader, near)
            with turn:
                if not greeting:
                    far.sendall(start)
                    greeting.extend(until_idle(far))
                near.sendall(greeting)
            asked = bytearray()
            while head := reader.read(5):
                asked += head + reader.read(int.from_bytes(head[1:], "big") - 4)
                if head[:1] == b"X":
                    return
                if head[:1] in b"QS":  # a query, or the end of several messages
                    with turn:
                        far.sendall(asked)
                        near.sendall(until_idle(far))
                    asked.clear()

    def listen() -> None:
        while True:
            try:
                near, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=serve, args=(near,), daemon=True).start()

    threading.Thread(target=listen, daemon=True).start()
    try:
        yield there._replace(
            netloc=f"{there.username}@127.0.0.1:{listener.getsockname()[1]}",
            query="sslmode=disable&gssencmode=disable",
        ).geturl()
    finally:
        listener.close()
        far.close()


def read_start(reader: object, near: socket.socket) -> bytes:
    """Return the first message of a connection, which has no type."""
    head = reader.read(4)  # type: ignore[attr-defined]
    return bytes(head + reader.read(int.from_bytes(head, "big") - 4))  # type: ignore[attr-defined]


def until_idle(far: socket.socket) -> bytes:
    """Return what the database sends until it is ready for the next query."""
    data = bytearray()
    place = 0
    while True:
        while len(data) - place >= 5:
            length = 1 + int.from_bytes(data[place + 1 : place + 5], "big")
            if len(data) - place < length:
                break
            if data[place : place + 1] == b"Z":
                return bytes(data)
            place += length
        data += far.recv(65_536)
