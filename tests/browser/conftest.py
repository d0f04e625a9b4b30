"""A real server, a real browser, and pages that complain about every fault of their own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from polis.server.endpoints import tables
from polis.server.table.commands import seating
from tests import needed
from tests.server.serving import process, served

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
PATIENCE_MS = 40_000  # of a busy machine; nothing is slower for it where all is well
expect.set_options(timeout=PATIENCE_MS)

# Tests do not watch the turns of others, unless they are about that: whole games would take hours.
# Nor are they newcomers, who are offered a lesson before their first game, nor asked about
# sounds, because that question covers the board's edge.
HASTE = """{
    localStorage['polis.newcomer'] ??= '{"arkadia":true,"archon":true}';
    const kept = JSON.parse(localStorage['polis.settings'] ?? '{}');
    localStorage['polis.settings'] = JSON.stringify({ pace: 'off', soundsAsked: true, ...kept });
}"""


def program() -> str:
    """The browser; without one a test is skipped, and fails where CI is set."""
    found = needed.chromium()
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(needed.NO_CHROMIUM)
    return found


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of `polis serve`, running in its own process with its own database."""
    with process(str(tmp_path_factory.mktemp("browser") / "polis.sqlite3")) as server:
        yield server.address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a module.

    Playwright keeps an event loop running in this thread until it ends; tests of other modules, which
    the same process may run next, must be able to run loops of their own.
    """
    path = program()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture
def fixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server of this test alone, which deals the same cards in every run."""
    monkeypatch.setattr(tables, "new_secret", lambda: bytes(range(16)))
    monkeypatch.setattr(seating, "checked_entropy", lambda _text: "")
    with served(str(tmp_path / "polis.sqlite3")) as address:
        yield address


class Visitor:
    """Somebody with a browser of their own: own seats, own settings, and no fault on any page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.faults: list[str] = []
        context.add_init_script(HASTE)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def open(self, path: str = "/") -> Page:
        """Go to a page of the server."""
        self.page.goto(self.address + path)
        expect(self.page.locator("h1, [role=grid], [role=group]").first).to_be_attached()
        return self.page


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visitor]:
    """A visitor at a desk, or as the test asks with `visitor` parameters."""
    wanted = {"viewport": DESKTOP, "reduced_motion": "reduce"} | getattr(request, "param", {})
    context = browser.new_context(**wanted)
    one = Visitor(context, address)
    yield one
    context.close()
    assert one.faults == []


@pytest.fixture
def another(browser: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """More visitors: each call is somebody with a browser of their own."""
    visitors: list[Visitor] = []

    def come(at: str = address, **wanted: Any) -> Visitor:
        context = browser.new_context(
            **({"viewport": DESKTOP, "reduced_motion": "reduce"} | wanted)
        )
        visitors.append(Visitor(context, at))
        return visitors[-1]

    yield come
    for one in visitors:
        one.context.close()
        assert one.faults == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, which finds what a screen reader or a weak eye would miss."""
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")
