"""Caddy, with the file of deploy/ but for names and ports: who is at a table reaches one server."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.package.installing import ROOT
from tests.server.databases import new_postgres, postgres_server
from tests.server.player import ME, Made, Player, http, make, metric
from tests.server.serving import Process, free_port, process

pytestmark = pytest.mark.long

SECONDS = 30.0
CHOSEN = {"X-Polis-Table": "chosen by a client"}


@contextmanager
def proxy(servers: list[Process], folder: Path) -> Iterator[str]:
    """Caddy in front of servers, without certificates; the address."""
    caddy = shutil.which("caddy")
    assert caddy, "There is no Caddy; on Debian: apt install caddy"
    text = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    address = f"http://127.0.0.1:{free_port()}"
    upstreams = " ".join(server.address.removeprefix("http://") for server in servers)
    text = text.replace("{$POLIS_NAME}", address)
    text, places = re.subn(r"reverse_proxy .* \{", f"reverse_proxy {upstreams} {{", text)
    assert places == 1
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text, "utf-8")
    command = [caddy, "run", "--adapter", "caddyfile", "--config", str(file)]
    with (folder / "caddy.log").open("wb") as log, subprocess.Popen(command, stderr=log) as running:
        try:
            wait_for(address)
            yield address
        finally:
            running.terminate()


def wait_for(address: str) -> None:
    """Return once it answers."""
    end = time.monotonic() + SECONDS
    while True:
        try:
            if http(address, "GET", "/health").status == 200:
                return
        except OSError:
            pass
        assert time.monotonic() < end, "Caddy does not answer"
        time.sleep(0.1)


def sockets(server: Process) -> float:
    """How many sockets a server has."""
    return metric(server.address, "polis_open_sockets")


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Process]]:
    """Two servers on one database."""
    with ExitStack() as stack:
        database = stack.enter_context(new_postgres(stack.enter_context(postgres_server())))
        yield [stack.enter_context(process(database)) for _ in range(2)]


def test_people_at_one_table_are_at_one_server_and_at_the_other_when_it_is_killed(
    two: list[Process], tmp_path: Path
) -> None:
    with proxy(two, tmp_path) as address:
        tables = [make(address, [ME, ME]) for _ in range(8)]
        used = [used_by(made, two) for made in tables]
        assert set(used) == {0, 1}, "all tables are at one server"
        victim, survivor = two[used[0]], two[1 - used[0]]
        with Player(tables[0], headers=CHOSEN) as ada:
            ada.act_once()
            victim.kill()
            with Player(tables[0]) as again:
                assert again.version == ada.version
                again.act_once()
                assert sockets(survivor) == 1


def used_by(made: Made, servers: list[Process]) -> int:
    """The number of the server at which all people of a table are."""
    before = [sockets(server) for server in servers]
    with Player(made, headers=CHOSEN) as here, Player(made), Player(made, []):
        here.act_once()
        now = [sockets(server) for server in servers]
    grown = [after - old for old, after in zip(before, now, strict=True)]
    assert sorted(grown) == [0, 3], grown
    return grown.index(3)
