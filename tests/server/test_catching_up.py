"""Entries of other processes are read for many tables at once."""

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from sqlalchemy import text

from polis.server.live.live_table import summary_of
from polis.server.storage.store import Store
from polis.server.tables.entries import Entry
from tests.server.databases import new_postgres
from tests.server.test_writing import begun, moved

pytestmark = pytest.mark.storage


@pytest.fixture
def shared(postgres: str) -> Iterator[str]:
    """An empty database for several servers."""
    with new_postgres(postgres) as address:
        yield address


def seen(entries: Sequence[Entry]) -> list[tuple[object, ...]]:
    """What is stored of entries."""
    return [(one.version, one.at, one.body, one.seat, one.key) for one in entries]


async def written(store: Store, numbers: Sequence[int]) -> dict[str, list[tuple[object, ...]]]:
    """Tables with one action each; their journals as they are stored."""
    journals = {}
    for number in numbers:
        table, entries = begun(number)
        await store.create(table.id, table.secret, entries, summary_of(table))
        later, more = moved(table)
        await store.append(table.id, more, summary_of(later))
        journals[table.id] = seen([*entries, *more])
    return journals


def test_each_table_gets_its_own_entries_after_its_own_version(shared: str) -> None:
    store = Store(shared)

    async def scene() -> None:
        journals = await written(store, range(6))
        asked = [(name, after) for name in journals for after in (0, 2, 3, 2)]
        found = await asyncio.gather(*(store.since(*one) for one in [*asked, ("nowhere", 0)]))
        assert [seen(one) for one in found] == [
            *(journals[name][after:] for name, after in asked),
            [],
        ]

    asyncio.run(scene())
    store.close()


def test_what_is_asked_for_during_a_read_shares_the_next_one(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(shared)
    reads: list[int] = []
    to_thread = asyncio.to_thread

    async def counted(*what: object) -> object:
        reads.append(len(what[1]))  # type: ignore[arg-type]
        return await to_thread(*what)  # type: ignore[arg-type]

    async def scene() -> None:
        names = list(await written(store, range(8)))
        monkeypatch.setattr("polis.server.storage.catching_up.asyncio.to_thread", counted)
        await asyncio.gather(*(store.since(name, 0) for name in names))

    asyncio.run(scene())
    assert reads == [8]
    store.close()


def test_a_damaged_entry_stops_no_other_table(shared: str) -> None:
    store = Store(shared)

    async def scene() -> None:
        names = list(await written(store, range(3)))
        damage = text("UPDATE journal SET body = '{}' WHERE table_id = :name AND version = 2")
        with store.engine.begin() as connection:
            connection.execute(damage, {"name": names[1]})
        found = await asyncio.gather(
            *(store.since(name, 0) for name in names), return_exceptions=True
        )
        assert [isinstance(one, ValueError) for one in found] == [False, True, False]

    asyncio.run(scene())
    store.close()


def test_a_connection_that_was_cut_is_replaced(shared: str) -> None:
    store = Store(shared)
    cut = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
               " AND datname = current_database()")  # fmt: skip

    async def scene() -> None:
        (name, journal), *_ = (await written(store, [0])).items()
        assert seen(await store.since(name, 0)) == journal
        with store.engine.begin() as connection:
            connection.execute(cut)
        first = await asyncio.gather(store.since(name, 0), return_exceptions=True)
        assert isinstance(first[0], Exception)
        assert seen(await store.since(name, 0)) == journal

    asyncio.run(scene())
    store.close()
