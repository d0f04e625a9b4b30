"""Several server processes on one PostgreSQL database are like one."""

import time
from collections.abc import Iterator

import psycopg
import pytest

from polis.server.checking import check_all
from polis.server.storage.engine import open_engine
from tests.server.databases import new_postgres
from tests.server.player import GREEDY, ME, OPEN, SECONDS, Made, Player, join, make, metric
from tests.server.serving import Process, process

ENTRIES = "polis_entries_total"  # that a server has played, its own and others'


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
    """The same table at another server."""
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
        assert ada.version == ben.version
        assert [one["ply"] for one in ada.happened] == [one["ply"] for one in ben.happened]

        ada.send(type="chat", key="1", seat=0, text="hello there")
        assert ben.expect("chat")["line"]["text"] == "hello there"
    engine = open_engine(shared)
    assert all(finding.problem is None for finding in check_all(engine))
    engine.dispose()


def test_the_same_seat_at_two_servers_acts_once(two: tuple[Process, Process]) -> None:
    made = make(two[0].address, [ME, ME])
    with Player(made) as here, Player(at(two[1], made)) as there:
        seat = here.turn or 0
        for player in (here, there):
            player.send(type="look", seat=seat)
            player.expect("welcome")
        action = here.legal[0]
        for player in (here, there):
            player.send(type="act", key="both", ply=0, seat=seat, actions=[action])
        for player in (here, there):
            done = player.until(lambda m: m["type"] in ("update", "refused") and m["key"] == "both")
            assert done["type"] == "update"
            assert done["table"]["ply"] == 1
            assert done["version"] == 5


def test_who_leaves_is_seen_to_leave_at_the_other_server(two: tuple[Process, Process]) -> None:
    made = make(two[0].address, [ME, OPEN])
    token = join(made)
    with Player(made) as ada:
        with Player(at(two[1], made), [token]):
            ada.until(lambda m: m["type"] == "presence" and m["online"] == [True, True])
        ada.until(lambda m: m["type"] == "presence" and m["online"] == [True, False])
        with Player(at(two[1], made), []):
            ada.until(lambda m: m["type"] == "presence" and m["onlookers"] == 1)


def test_a_server_at_which_nobody_is_leaves_a_table_until_somebody_comes(
    two: tuple[Process, Process],
) -> None:
    made, other = (make(two[0].address, [ME, ME]) for _ in range(2))
    with Player(at(two[1], made)):  # so that both servers hold it
        pass
    with Player(made) as here, Player(other) as beside, Player(at(two[1], other)) as witness:
        here.act_once()  # by now the other server has noticed that nobody is there any more
        pass_on(beside, witness)
        before = metric(two[1].address, ENTRIES)
        for _ in range(4):
            here.act_once()
        pass_on(beside, witness)
        assert metric(two[1].address, ENTRIES) == before + 1  # the one that was passed on
        with Player(at(two[1], made)) as late:
            assert (late.version, late.ply) == (here.version, here.ply)
            pass_on(here, late)


def pass_on(player: Player, witness: Player) -> None:
    """Play any action, which somebody at the other server hears of."""
    version = player.act_once()
    witness.until(lambda m: m.get("version") == version)


def test_another_server_takes_over_when_one_is_killed(shared: str) -> None:
    with process(shared) as survivor, process(shared) as victim:
        made = make(victim.address, [ME, GREEDY, GREEDY], "archon")
        with Player(at(survivor, made)) as ada:
            ada.may_act(0)
            ada.act(0, ada.legal[0])
            victim.kill()
            for _ in range(3):
                ada.may_act(0)
                if ada.turn == 0:
                    assert ada.act(0, ada.legal[0])["type"] == "update"


def test_what_was_said_while_a_server_could_not_listen_is_caught_up(
    two: tuple[Process, Process], shared: str
) -> None:
    made = make(two[0].address, [ME, ME])
    with Player(made) as here, Player(at(two[1], made)) as there:
        for number in range(3):
            deaf(shared)
            here.send(type="chat", key=f"{number}", seat=0, text=f"line {number}")
            seen, wanted = set[object](), {f"line {number}", here.act_once()}
            while not wanted <= seen:
                told = there.hear()
                seen |= {told.get("version"), told.get("line", {}).get("text")}
        assert there.version == here.version
        assert there.ply == here.ply
        deaf(shared)
        with Player(made, []):
            there.until(lambda m: m["type"] == "presence" and m["onlookers"] == 1)
            deaf(shared)
        there.until(lambda m: m["type"] == "presence" and m["onlookers"] == 0)


def deaf(address: str) -> None:
    """End every connection on which a server listens, as a network failure would."""
    listening = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    end = time.monotonic() + SECONDS
    with psycopg.connect(address, autocommit=True) as connection:
        while connection.execute(f"SELECT pid {listening}").rowcount < 2:
            assert time.monotonic() < end, "a server does not listen again"
            time.sleep(0.05)
        connection.execute(f"SELECT pg_terminate_backend(pid) {listening}")
