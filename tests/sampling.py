"""Which cases of a test the fast run takes: a sample that the seed of the run draws.

A test with `@pytest.mark.sample(3)` runs with three of its cases, others in each run; a test of the
server that takes a database runs on one of the two, if it is not about storage. What is not drawn
becomes `long`; `make test-long` runs all cases of all these tests.
"""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

DATABASES = ("sqlite", "postgres")


def mark_undrawn(items: Iterable[pytest.Item], seed: int) -> None:
    """Mark as `long` the cases not drawn; the same seed gives the same cases in every process."""
    cases: dict[tuple[str, int], list[pytest.Item]] = defaultdict(list)
    for item in items:
        for key in sample_of(item):
            cases[key].append(item)
    for (name, number), group in cases.items():
        drawn = random.Random(f"{seed} {name}").sample(group, min(number, len(group)))
        for item in group:
            if item not in drawn:
                item.add_marker("long")


def sample_of(item: pytest.Item) -> Iterator[tuple[str, int]]:
    """The group of cases an item belongs to, and how many of them run; None for most."""
    mark = item.get_closest_marker("sample")
    if mark is not None:
        yield item.nodeid.partition("[")[0], mark.args[0]
    elif (kind := database_of(item)) and item.get_closest_marker("storage") is None:
        item.add_marker(pytest.mark.sample(1))
        yield item.nodeid.replace(kind, "", 1), 1


def database_of(item: pytest.Item) -> str | None:
    """The kind of database that an item asks for, if it asks for one."""
    asked = getattr(item, "callspec", None)
    found = set() if asked is None else {*map(str, asked.params.values())} & {*DATABASES}
    return found.pop() if found else None
