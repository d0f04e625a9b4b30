"""Databases of every earlier version are upgraded, and their games are whole and go on."""

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import MetaData, insert, select, text

from polis.cli.app import run
from polis.core.texts.errors import PolisError
from polis.server.checking import check_all
from polis.server.replaying import replay_all
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.migrating import NEWEST, configuration, scripts
from polis.server.storage.store import Store
from polis.server.tables.commands import decide
from polis.server.tables.commands.playing import Act
from polis.server.tables.table import folded
from tests.server.tables import legal

FOLDER = Path(__file__).parent / "old_databases"
REVISIONS = sorted(script.revision for script in scripts().walk_revisions())


def old_database(revision: str, folder: Path) -> str:
    """A database as that version left it."""
    folder.mkdir(exist_ok=True)
    file = folder / "polis.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript((FOLDER / f"{revision}.sql").read_text("utf-8"))
    connection.close()
    return str(file)


def old_one(revision: str, kind: str, folder: Path) -> str:
    """A database of either kind as that version left it; kind: its address while it is empty."""
    file = old_database(revision, folder / "old")
    if not kind.startswith("postgresql"):
        return file
    with (
        closing_engine(open_engine(file)) as source,
        closing_engine(open_engine(kind)) as target,
        source.connect() as reading,
        target.begin() as writing,
    ):
        settings = configuration()
        settings.attributes["connection"] = writing
        command.upgrade(settings, revision)
        metadata = MetaData()
        metadata.reflect(reading)
        for part in metadata.sorted_tables:
            rows = [dict(row) for row in reading.execute(select(part)).mappings()]
            if rows and part.name != "alembic_version":
                writing.execute(insert(part), rows)
    return kind


def test_every_version_has_a_database() -> None:
    """`python -m tools.old_databases` writes what is missing, the newest as long as it is the newest."""
    assert {file.stem for file in FOLDER.glob("*.sql")} == set(REVISIONS)


def test_the_newest_version_is_the_one_that_a_start_looks_for() -> None:
    assert scripts().get_current_head() == NEWEST


@pytest.mark.storage
@pytest.mark.parametrize("revision", sorted(file.stem for file in FOLDER.glob("*.sql")))
def test_a_database_of_an_earlier_version_is_upgraded_and_its_games_go_on(
    revision: str, database: str, tmp_path: Path
) -> None:
    store = Store(old_one(revision, database, tmp_path))
    try:
        stored = asyncio.run(store.load("going-on"))
        assert stored is not None
        table = folded("going-on", stored.secret, stored.journal)
        assert table.ply == 40
        assert decide(table, Act("key", table.turn or 0, table.ply, legal(table)[:1]))
        found = {one.table: one for one in check_all(store.engine)}
        assert set(found) == {"finished", "gathering", "going-on"}
        assert not [one for one in found.values() if one.problem]
        with store.engine.connect() as connection:
            accounts = connection.scalar(text("SELECT count(*) FROM accounts"))
        assert accounts == (revision != "0001")
    finally:
        store.close()


@pytest.mark.storage
def test_servers_that_start_together_make_the_tables_once(database: str) -> None:
    with ThreadPoolExecutor(4) as four:
        for store in list(four.map(Store, [database] * 4)):
            assert asyncio.run(store.load("none")) is None
            store.close()
    with closing_engine(open_engine(database)) as engine, engine.connect() as connection:
        noted = connection.scalars(text("SELECT version_num FROM alembic_version")).all()
    assert noted == [NEWEST]


@pytest.mark.storage
def test_a_database_of_a_later_version_is_refused_and_left_as_it_is(database: str) -> None:
    Store(database).close()
    with closing_engine(open_engine(database)) as engine, engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(PolisError, match="made by a later version of Polis"):
        Store(database)
    with closing_engine(open_engine(database)) as engine, engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"


def test_a_dry_run_replays_an_old_database_and_leaves_it_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = old_database("0001", tmp_path)
    assert run(["migrate", "--dry-run", "--json", "--database", address]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"games": 2, "identical": 2, "diverging": [], "refused": []}
    with closing_engine(open_engine(address)) as engine, engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "0001"
    assert run(["migrate", "--database", address]) == 0
    assert capsys.readouterr().out == "2 games: 2 identical, 0 diverge.\n"
    with closing_engine(open_engine(address)) as engine, engine.connect() as connection:
        version = connection.scalar(text("SELECT version_num FROM alembic_version"))
        assert version == scripts().get_current_head()


def test_a_dry_run_tells_the_ply_at_which_a_game_diverges(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address = old_database("0002", tmp_path)
    with sqlite3.connect(address) as connection:
        where = "table_id = 'finished' AND version = 9"  # the seventh action
        (body,) = connection.execute(f"SELECT body FROM journal WHERE {where}").fetchone()  # noqa: S608
        entry = json.loads(body)
        entry["hashes"] = ["0" * 16]
        connection.execute(
            f"UPDATE journal SET body = ? WHERE {where}",  # noqa: S608
            [json.dumps(entry)],
        )
    connection.close()
    assert run(["migrate", "--dry-run", "--database", address]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("finished: diverges at ply 7: ")
    assert out[1:] == ["2 games: 1 identical, 1 diverge."]
    with closing_engine(open_engine(address)) as engine:
        assert [one.diverges for one in replay_all(engine)] == [7, None]


def test_what_is_no_database_of_polis_is_met_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sqlite3.connect(tmp_path / "other.sqlite3").close()
    for name in ("other.sqlite3", "missing.sqlite3"):
        assert run(["migrate", "--dry-run", "--database", str(tmp_path / name)]) == 2
        assert "database" in capsys.readouterr().err
