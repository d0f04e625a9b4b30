"""Fuzzing for a stated time: `make fuzz-parsers MINUTES=30` (docs/reference/tests.md)."""

import math
import os
from collections.abc import Generator

import pytest

from tests.parsers.spoiling import fuzzing

MINUTES = float(os.environ.get("POLIS_FUZZ_MINUTES", "0"))
EXAMPLES = "examples"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what draws, and give each test its share of the time."""
    if not MINUTES:
        return
    drawing = [item for item in items if "seed" in getattr(item, "fixturenames", ())]
    config.hook.pytest_deselected(items=[item for item in items if item not in drawing])
    items[:] = drawing
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    fuzzing.seconds = MINUTES * 60 / math.ceil(len(drawing) / processes)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Note how many examples a test has drawn."""
    before = fuzzing.examples
    try:
        return (yield)
    finally:
        item.user_properties.append((EXAMPLES, fuzzing.examples - before))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many examples were drawn."""
    if MINUTES:
        reports = [one for many in terminalreporter.stats.values() for one in many]
        counts = [
            count
            for one in reports
            if getattr(one, "when", "") == "call"
            for name, count in one.user_properties
            if name == EXAMPLES
        ]
        terminalreporter.write_line(f"{sum(counts)} examples for {len(counts)} tests")
