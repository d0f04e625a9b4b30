"""Databases and servers that tests share."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from polis.server.logs import write_logs
from tests.conftest import Command
from tests.server.databases import new_postgres, postgres_server
from tests.server.serving import served

DATABASES = ("sqlite", "postgres")


@pytest.fixture(scope="session", autouse=True)
def quiet() -> None:
    """Faults of the server are told, nothing else."""
    write_logs("error", as_json=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with postgres_server() as address:
        yield address


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield str(tmp_path / "polis.sqlite3")
    else:
        with new_postgres(request.getfixturevalue("postgres")) as address:
            yield address


@pytest.fixture(scope="session", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of a server on each kind of database, shared by all tests of a run."""
    if request.param == "sqlite":
        with served(str(tmp_path_factory.mktemp("server") / "polis.sqlite3")) as address:
            yield address
    else:
        with (
            new_postgres(request.getfixturevalue("postgres")) as database,
            served(database) as address,
        ):
            yield address


@pytest.fixture(scope="session")
def any_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for tests to which the database does not matter."""
    with served(str(tmp_path_factory.mktemp("server") / "polis.sqlite3")) as address:
        yield address


Serve = Callable[..., str]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a server of this test alone, with limits and settings; its address."""
    with ExitStack() as opened:
        file = str(tmp_path / "polis.sqlite3")
        yield lambda *limits, **more: opened.enter_context(served(file, *limits, **more))


@pytest.fixture
def polis(polis: Command) -> Iterator[Command]:
    """A command line in this process, which may write logs of its own."""
    yield polis
    write_logs("error", as_json=True)
