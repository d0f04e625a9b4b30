"""Databases for tests: a file, or a separate database in a PostgreSQL server.

The PostgreSQL server is the one named by POLIS_TEST_POSTGRES; else a temporary one, started with
initdb and pg_ctl; else, for root, whom PostgreSQL refuses to serve, the one that runs on this
machine. A machine without any cannot show that the tests pass, so they fail with a sentence.
"""

import os
import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

RUNNING = "postgresql://postgres@127.0.0.1:5432/postgres"
MISSING = (
    "There is no PostgreSQL to test with: install its server (initdb and pg_ctl), or name a running "
    "one, as in POLIS_TEST_POSTGRES=postgresql://postgres@127.0.0.1:5432/postgres."
)


@contextmanager
def postgres_server(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL server in which databases may be made."""
    named = os.environ.get("POLIS_TEST_POSTGRES")
    programs = postgres_programs()
    if named:
        yield named
    elif programs is not None and os.geteuid() != 0:
        with own_cluster(programs, folder) as address:
            yield address
    elif answers(RUNNING):
        yield RUNNING
    else:
        pytest.fail(MISSING)


def are_there() -> bool:
    """Whether there is a PostgreSQL server, or what starts one."""
    if os.environ.get("POLIS_TEST_POSTGRES") or (postgres_programs() and os.geteuid() != 0):
        return True
    return answers(RUNNING)


def postgres_programs() -> Path | None:
    """The folder of initdb and pg_ctl; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def answers(address: str) -> bool:
    """Whether a server answers there."""
    try:
        psycopg.connect(address, connect_timeout=3).close()
    except psycopg.OperationalError:
        return False
    return True


@contextmanager
def own_cluster(programs: Path, folder: Path) -> Iterator[str]:
    """A server that lives as long as the tests."""
    data = folder / "cluster"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    run(programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data}"
    run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-o", options, "-w", "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def run(*words: object) -> None:
    """Run a program; its output is shown only if it fails."""
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{words[0]}: {done.stdout}{done.stderr}"


@contextmanager
def new_postgres(server: str) -> Iterator[str]:
    """The address of a new, empty database, gone afterwards."""
    name = f"polis_test_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
