"""Writes a small database in each version of the schema, for the test that upgrades them.

    python -m tools.old_databases

Each step of the migrations gets one file, tests/server/old_databases/REVISION.sql, with a finished game,
one that goes on, a table that gathers, and, where there are such, an account with a signed-in device.
Files that are there already stay as they are: they are what that version wrote.
"""

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from alembic import command
from sqlalchemy import MetaData, Table, create_engine, insert, select

from polis.server.live.live_table import summary_of
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.migrating import configuration, scripts
from polis.server.storage.store import Store
from polis.server.tables import table as tables
from polis.server.tables.entries import Created, Entry
from tests.server.tables import bot, dealt, gathered, person, played, terms

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "server" / "old_databases"
# Fields of stored entries added after a migration step.
LATER: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "0001": {"created": ("lesson", "returns"), "dealt": ("edition",)},
    "0002": {"created": ("returns",), "dealt": ("edition",)},
    "0003": {"dealt": ("edition",)},
}


def journals() -> Iterator[tuple[str, bytes, list[Entry]]]:
    """The tables: names, secrets and journals."""
    for name, game, plies in (("finished", "arkadia", 10_000), ("going-on", "archon", 40)):
        draw = Random(name)
        table = played(dealt([person(), person("Ben")], terms(game), 5), plies, draw)
        yield name, table.secret, _journal_of(table)
    waiting = gathered([person("Cleo")], terms("archon"))
    yield "gathering", waiting.secret, [_made(waiting)]


def _made(table: tables.Table) -> Entry:
    """The first entry of a table."""
    starts = [person(seat.name) if seat.token else bot(str(seat.bot)) for seat in table.seats]
    return Entry(1, table.created, Created(table.terms, starts))


def _journal_of(table: tables.Table) -> list[Entry]:
    """The journal of a game played to its end without a server, one entry per action."""
    from polis.server.tables.commands.playing import Acted  # noqa: PLC0415
    from polis.server.tables.dealing import Dealt  # noqa: PLC0415

    history, at = table.history, table.created
    entries = [_made(table), Entry(2, at + 1, Dealt(history.hashes[0]))]
    for ply, (action, known) in enumerate(zip(history.actions, history.hashes[1:], strict=True)):
        seat = history.content.game.turn(history.states[ply])
        entries.append(Entry(ply + 3, at + 2 + ply, Acted([action], [known]), seat))
    return entries


def present(file: Path) -> None:
    """Write the tables into a database of the current version."""
    store = Store(str(file))
    try:
        for name, secret, entries in journals():
            table = tables.folded(name, secret, entries)
            asyncio.run(store.create(name, secret, entries, summary_of(table)))
    finally:
        store.close()


def written_at(revision: str, rows: Mapping[str, list[dict[str, Any]]], file: Path) -> None:
    """Write rows into a database whose tables are at a step."""
    with closing_engine(open_engine(str(file))) as engine:
        with engine.begin() as connection:
            settings = configuration()
            settings.attributes["connection"] = connection
            command.upgrade(settings, revision)
        found = MetaData()
        found.reflect(engine)
        with engine.begin() as connection:
            for table in found.sorted_tables:
                for row in (*rows.get(table.name, ()), *_people(table)):
                    connection.execute(insert(table).values(**_as_then(revision, row)))


def _people(table: Table) -> list[dict[str, Any]]:
    """An account with a device and a seat, where there are accounts."""
    rows: dict[str, dict[str, Any]] = {
        "accounts": {"id": "a1", "name": "Ada", "folded": "ada", "password": "-", "created": 1.0},
        "sessions": {"hash": "0" * 64, "account_id": "a1", "created": 1.0, "used": 1.0},
        "account_seats": {
            "account_id": "a1", "table_id": "going-on", "seat": 0, "hash": "hash of Ada",
        },
    }  # fmt: skip
    return [rows[table.name]] if table.name in rows else []


def _as_then(revision: str, row: dict[str, Any]) -> dict[str, Any]:
    """A row without what came later."""
    if "body" not in row:
        return row
    body = json.loads(row["body"])
    for name in LATER.get(revision, {}).get(row["kind"], ()):
        body.pop(name, None)
        body.get("terms", {}).pop(name, None)
    return {**row, "body": json.dumps(body, separators=(",", ":"))}


def main() -> None:
    """Write the files that are missing."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "present.sqlite3"
        present(file)
        engine, kept = create_engine(f"sqlite:///{file}"), MetaData()
        kept.reflect(engine, only=["game_tables", "journal"])
        with engine.connect() as connection:
            rows = {
                table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
                for table in kept.sorted_tables
            }
        engine.dispose()
        for script in scripts().walk_revisions():
            goal = FOLDER / f"{script.revision}.sql"
            if not goal.exists():
                old = Path(folder) / f"{script.revision}.sqlite3"
                written_at(script.revision, rows, old)
                with sqlite3.connect(old) as connection:
                    lines = "\n".join(connection.iterdump())
                goal.write_text(f"{lines}\n", encoding="utf-8")
                print(f"{goal.relative_to(FOLDER.parents[2])}: {len(lines):,} bytes")


if __name__ == "__main__":
    main()
