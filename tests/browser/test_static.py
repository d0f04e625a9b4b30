"""A site of files under the path of a host that knows no Polis: its pages, and the same without a net."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from polis.cli import run
from polis.games import GAMES, load
from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker, play_now, wait_for_my_turn
from tests.browser.test_app import AT_WORK, KEPT
from tests.browser.test_lesson import go_to

PATH = "/club/polis/"
PAGES = (
    "",
    "?/mine",
    "?/settings",
    "?/about",
    "?/learn/arkadia",
    "?/learn/archon",
    "?/rules/archon",
    "?/box/archon",
)


class Quiet(SimpleHTTPRequestHandler):
    """Python's plain server of files, which notes what it does not have."""

    missed: list[str]

    def __init__(self, *args: Any, missed: list[str], **more: Any) -> None:
        self.missed = missed
        super().__init__(*args, **more)

    def log_message(self, *_: Any) -> None:
        pass

    def send_error(self, code: int, *args: Any, **more: Any) -> None:
        self.missed.append(f"{code} {self.command} {self.path}")
        super().send_error(code, *args, **more)


@pytest.fixture(scope="module")
def missed() -> list[str]:
    """The requests for which the host had nothing."""
    return []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site, in that of a host."""
    folder = tmp_path_factory.mktemp("host") / "club" / "polis"
    assert run(["static", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def address(site: Path, missed: list[str]) -> Iterator[str]:
    """The address of a site on a host of files."""
    handler = partial(Quiet, missed=missed, directory=str(site.parents[1]))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{PATH}"
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def nothing_is_missed(missed: list[str]) -> Iterator[None]:
    """No test asks the host for what it does not have."""
    missed.clear()
    yield
    assert missed == []


def kept(visitor: Visitor, site: Path) -> Page:
    """The first visit, until everything is kept."""
    page = visitor.open("")
    page.evaluate(AT_WORK)
    wanted = {"/", "/icon.svg", "/manifest.webmanifest"}
    for part in ("api", "assets", "engines"):
        files = [file for file in (site / part).rglob("*.*") if file.suffix != ".toml"]
        wanted |= {f"/{file.relative_to(site)}" for file in files}
    found = {name.removeprefix(PATH[:-1]) for name in page.evaluate(KEPT, len(wanted))}
    assert found == wanted
    return page


@pytest.mark.sample(2)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_opens_and_all_its_links_stay_on_the_site(visitor: Visitor, path: str) -> None:
    page = visitor.open(path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("link", name="Rules", exact=True).first).to_be_visible()
    links = page.evaluate("[...document.links].map((link) => link.href)")
    assert [link for link in links if not link.startswith(visitor.address)] == []


def test_the_start_page_shows_the_games(visitor: Visitor) -> None:
    page = visitor.open("")
    for game in GAMES:
        expect(page.get_by_role("heading", name=load(game).title)).to_be_visible()


@pytest.mark.long
def test_a_clause_has_a_link_and_going_back_leads_back(visitor: Visitor) -> None:
    page = visitor.open("")
    page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(page).to_have_url(f"{visitor.address}?/rules/arkadia")
    page.goto(f"{visitor.address}?/rules/archon#ARC-5.2.2")
    expect(page.locator("[id='ARC-5.2.2']")).to_be_in_viewport()
    page.get_by_role("link", name="Arkadia").click()
    page.go_back()
    expect(page).to_have_url(f"{visitor.address}?/rules/archon#ARC-5.2.2")


def test_a_rulebook_and_the_start_page_open_without_a_net(visitor: Visitor, site: Path) -> None:
    page = kept(visitor, site)
    visitor.context.set_offline(True)
    for path in ("?/rules/arkadia", "?/learn/archon", "index.html", ""):
        visitor.open(path)
        expect(page.get_by_text("There is no connection")).to_have_count(0)
    expect(page.get_by_role("heading", name=load("archon").title)).to_be_visible()
    visitor.context.set_offline(False)


def test_a_game_is_played_on_without_a_net(visitor: Visitor, site: Path) -> None:
    page = kept(visitor, site)
    visitor.context.set_offline(True)
    play_now(page, "Arkadia")
    clicker = Clicker(page, seed=1)
    for _ in range(3):
        wait_for_my_turn(page)
        clicker.step_until(lambda: page.locator("section.bar.mine").count() == 0)
    wait_for_my_turn(page)
    visitor.open("?/mine")
    expect(page.get_by_text("In this browser", exact=True)).to_be_visible()
    visitor.context.set_offline(False)


@pytest.mark.long
def test_a_lesson_is_learnt_without_a_net(visitor: Visitor, site: Path) -> None:
    page = kept(visitor, site)
    visitor.context.set_offline(True)
    page.get_by_role("link", name="How to play").first.click()
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Step 1 of").wait_for()
    go_to(page, 4)
    visitor.context.set_offline(False)


@pytest.mark.long
def test_two_copies_on_one_host_leave_each_other_alone(visitor: Visitor, site: Path) -> None:
    names = kept(visitor, site).evaluate("caches.keys()")
    assert [name for name in names if not name.endswith(f" {PATH}")] == []
