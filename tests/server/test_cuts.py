"""The connections of servers to PostgreSQL are cut under load: it is told in a sentence, and all goes on."""

import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import NoReturn

import psycopg
import pytest

from tests.server.databases import new_postgres
from tests.server.killing import (
    GAMES,
    PATIENCE,
    Game,
    Load,
    at_work,
    check,
    check_client,
    check_playable,
    playing,
)
from tests.server.player import GREEDY, ME, Answer, Made, Player, http, keys_of, until_ready, wanted
from tests.server.serving import Process, process

CUTS, BETWEEN_LOOKS = 100, 10
STAY = 20  # moves at a server
APART = 0.4  # seconds between two cuts, at most
AGAIN = ("no-storage", "busy")  # what is to be asked again; a table may be at another server now
LINES = 3  # in the log for a cut, at most; moves, which have a line each, are not counted


@dataclass
class Patient(Load):
    """Somebody who asks again when a move could not be stored, and goes from server to server."""

    addresses: Sequence[str] = ()
    refusals: int = 0  # moves that could not be stored at once

    def _go_on(self, game: Game, why: str) -> NoReturn:
        """Leave this server for the next one."""
        place = self.addresses.index(self.address) + 1
        self.address = self.addresses[place % len(self.addresses)]
        game.made = game.made._replace(address=self.address)
        raise ConnectionError(why)

    def _act(self, game: Game, player: Player) -> None:
        super()._act(game, player)
        if self.number % STAY == 0:
            self._go_on(game, "somebody goes for a walk")

    def terms(self) -> object:
        """What is asked for at a new table."""
        return wanted([ME, *self.bots], self.game)

    def _new_game(self) -> Game:
        answer = self._answered("/api/tables", self.terms())
        made = Made(self.address, answer.body["id"], keys_of(answer))
        body = {"entropy": "thrown dice", "tokens": list(made.tokens.values())}
        self._answered(f"/api/tables/{made.id}/ready", body)
        return Game(made)

    def _answered(self, path: str, body: object) -> Answer:
        """What is answered as soon as something can be stored."""
        end = time.monotonic() + PATIENCE
        while (answer := http(self.address, "POST", path, body)).status == 503:
            assert answer.body["code"] in AGAIN
            assert time.monotonic() < end, "nothing can be stored"
        assert answer.status in (200, 201), answer
        return answer

    def _resync(self, game: Game, player: Player) -> None:
        last = game.acknowledged[-1][1] if game.acknowledged else 0
        if player.version < last or player.ply < (game.ply or 0):
            raise ConnectionError("this server has not heard of it yet")
        super()._resync(game, player)

    def _noted(self, game: Game, key: str, answer: dict[str, object]) -> None:
        if answer.get("code") in AGAIN:
            self.refusals += 1
            self._go_on(game, "the database was away")
        super()._noted(game, key, answer)


@contextmanager
def cutting(postgres: str, database: str) -> Iterator["Cutter"]:
    """What cuts all connections to a database."""
    with psycopg.connect(postgres, autocommit=True) as host:
        yield Cutter(host, database.rpartition("/")[2])


@dataclass
class Cutter:
    """Ends connections, as a restart of the database or a fault of the network would."""

    host: "psycopg.Connection[tuple[object, ...]]"
    name: str
    cut: int = 0  # connections

    def __call__(self) -> None:
        """Cut them all."""
        those = "FROM pg_stat_activity WHERE datname = %s"
        found = self.host.execute(f"SELECT pg_terminate_backend(pid) {those}".encode(), [self.name])
        self.cut += found.rowcount


def cut_under(loads: list[Load], cut: Cutter, draw: Random) -> None:
    """Cut the connections again and again while all play; now and then look whether they can."""
    for number in range(CUTS):
        cut()
        time.sleep(draw.uniform(0.0, APART))
        if number % BETWEEN_LOOKS == BETWEEN_LOOKS - 1:
            at_work(loads)


def check_log(server: Process, cuts: int) -> int:
    """A cut is told in a few lines, without a traceback; how many there are in all."""
    told = [line for line in server.errors if json.loads(line)["event"] != "created"]
    log = "".join(told)
    assert "Traceback" not in log, log
    assert '"a connection was lost"' in log
    assert len(told) < LINES * cuts, log
    return len(told)


@pytest.mark.long
def test_moves_survive_a_hundred_cuts_of_all_connections_to_the_database(
    postgres: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    draw = Random(seed)
    with (
        new_postgres(postgres) as database,
        cutting(postgres, database) as cut,
        process(database) as one,
        process(database) as two,
    ):
        addresses = [one.address, two.address]
        loads: list[Load] = [
            Patient(address, game, Random(draw.getrandbits(32)), [GREEDY], addresses=addresses)
            for address in addresses
            for game in GAMES
        ]
        with playing(loads):
            at_work(loads)
            cut_under(loads, cut, draw)
            at_work(loads)
        for load in loads:
            check_client(load)
        tables = check_playable(loads)
        for server in (one, two):
            until_ready(server.address)
        assert (one.stop(), two.stop()) == (0, 0)
        moves = check(database, loads)
        refusals = sum(load.refusals for load in loads if isinstance(load, Patient))
        lines = [check_log(server, CUTS) for server in (one, two)]
    with capsys.disabled():
        found = f"{CUTS} cuts of {cut.cut} connections, {tables} tables, {moves} acknowledged moves"
        told = f"{refusals} refused and sent again, {lines} lines in the logs"
        sys.stdout.write(f"\nseed {seed}: {found}, {told}; none lost, none doubled, all playable\n")
