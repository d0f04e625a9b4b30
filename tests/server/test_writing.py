"""Entries of many tables go into one commit, and one that is refused takes no other with it."""

import asyncio

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from polis.server.live.live_table import stages_of
from polis.server.storage import schema
from polis.server.storage.store import Store
from polis.server.storage.verify_stored import check_all
from polis.server.table.commands import decide
from polis.server.table.commands.playing import Act
from polis.server.table.dealing import deal
from polis.server.table.entries import Created, Draft, Entry, numbered
from polis.server.table.table import Table
from tests.server.tables import NOW, legal, person, terms

pytestmark = pytest.mark.storage

TABLES = 8
REFUSED = (2, 5)


def begun(number: int) -> tuple[Table, list[Entry]]:
    """A table with its journal up to the deal."""
    agreed, starts = terms(), [person("Ada"), person("Ben")]
    secret = bytes([number]) * 16
    dealt = deal(agreed, secret, ["", ""])
    entries = numbered([Draft(Created(agreed, starts)), dealt], 0, NOW)
    return stages_of(Table(f"00table{number}", secret, entries[0]), entries[1:])[-1], entries


def moved(table: Table, key: str = "key") -> tuple[Table, list[Entry]]:
    """The table one action later, and the entry of it."""
    asked = Act(key, table.turn or 0, table.ply, legal(table)[:1])
    entries = numbered(decide(table, asked, key), table.version, NOW + 1)
    return stages_of(table, entries)[-1], entries


async def test_an_entry_that_stands_already_is_refused_alone(database: str) -> None:
    store = Store(database)

    for number in range(TABLES):
        table, entries = begun(number)
        await store.create(table, entries)
    after = [moved(begun(number)[0]) for number in range(TABLES)]
    for number in REFUSED:
        table, entries = after[number]
        await store.append(table, entries)
    done = await asyncio.gather(
        *(store.append(table, entries) for table, entries in after),
        return_exceptions=True,
    )
    refused = [number for number, one in enumerate(done) if isinstance(one, IntegrityError)]
    assert refused == list(REFUSED)
    assert [one for one in done if one is not None and not isinstance(one, IntegrityError)] == []

    assert [(one.plies, one.problem) for one in check_all(store.engine)] == [(1, None)] * TABLES
    store.close()


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits are so far apart that what is asked for soon after one is in the next."""
    monkeypatch.setattr("polis.server.storage.writer.APART_SECONDS", 1.0)


@pytest.mark.usefixtures("apart")
def test_of_two_entries_of_a_table_in_one_commit_the_last_one_sums_it_up(database: str) -> None:
    store = Store(database)

    async def scene() -> int:
        table, entries = begun(0)
        await store.create(table, entries)
        once, first = moved(table)
        twice, second = moved(once, "another key")
        before = store.writer.commits
        await asyncio.gather(
            store.append(once, first),
            store.append(twice, second),
        )
        return store.writer.commits - before

    assert asyncio.run(scene()) == 1
    assert [(one.plies, one.problem) for one in check_all(store.engine)] == [(2, None)]
    with store.engine.connect() as connection:
        assert connection.scalar(select(schema.tables.c.version)) == 4
    store.close()


@pytest.mark.usefixtures("apart")
def test_what_is_asked_for_soon_after_a_commit_is_one_commit(database: str) -> None:
    store = Store(database)

    async def scene() -> int:
        begun_now = [begun(number) for number in range(TABLES)]
        await store.create(*begun(TABLES))
        before = store.writer.commits
        await asyncio.gather(
            *(store.create(table, entries)
              for table, entries in begun_now)
        )  # fmt: skip
        return store.writer.commits - before

    assert asyncio.run(scene()) == 1
    store.close()


async def test_what_was_asked_for_just_before_the_end_is_written(database: str) -> None:
    store = Store(database)

    table, entries = begun(0)
    asked = asyncio.create_task(store.create(table, entries))
    await asyncio.sleep(0)  # until it has been asked for
    store.writer.close()
    await asked

    assert [one.plies for one in check_all(store.engine)] == [0]
    store.engine.dispose()
