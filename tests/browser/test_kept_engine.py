"""A game that began with an older build: the page plays on, advises, looks back and checks with the engine of that game."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import PATIENCE_MS, Clicker, asked, play_now, wait_for_my_turn
from tests.browser.test_afterwards import resigned
from tests.browser.test_analysis import wait_for_looks
from tests.browser.test_proof import ALARM
from tests.server.player import http
from tests.server.serving import free_port, process
from tests.server.test_kept_engines import newer

__all__ = ["newer"]  # a fixture
pytestmark = pytest.mark.long

ENGINE = re.compile(r"/engines/arkadia/([^/]+)/")
TURNS = 3  # of the person, under each build


def turns_played(page: Page) -> None:
    """Play some turns by clicks."""
    clicker = Clicker(page, 5)
    for _ in range(TURNS):
        wait_for_my_turn(page)
        words = asked(page).inner_text()
        clicker.step_until(lambda words=words: asked(page).inner_text() != words)  # type: ignore[misc]
    wait_for_my_turn(page)


def engine_at(address: str, table: str) -> str:
    """The version of the engine that a table's page is to load."""
    version: str = http(address, "GET", f"/api/tables/{table}/game").body["engine"]
    return version


def looked_back(page: Page) -> None:
    """The shuffle is checked, the replay walked, and a position analysed."""
    page.get_by_text("Your browser has checked the shuffle").click()
    checked = page.get_by_role("list", name="What this browser has checked")
    expect(checked).to_contain_text("are just as the shuffle gives them, each in its place")
    expect(page.get_by_role("alert").filter(has_text=ALARM)).to_have_count(0)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="Play on from here").wait_for()
    slider = page.get_by_role("slider", name="Turn")
    slider.fill("0")
    page.get_by_role("button", name="One turn on").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Turn 1, .+"))
    page.get_by_role("link", name="Analyse").click()
    wait_for_looks(page, 400)


def test_a_page_plays_on_with_the_engine_that_a_game_began_with(
    newer: dict[str, str],
    another: Callable[..., Visitor],
    tmp_path: Path,
) -> None:
    place = str(tmp_path / "polis.sqlite3"), "--port", str(free_port())
    data = {"POLIS_DATA_DIR": str(tmp_path / "data")}
    loaded: set[str] = set()
    with process(*place, environment={**os.environ, **data}) as server:
        # a service worker would fetch the present engine, too, for later
        visitor = another(server.address, service_workers="block")
        page = visitor.open()
        play_now(page, "Arkadia")
        turns_played(page)
        table = page.url.rpartition("/")[2]
        old = engine_at(server.address, table)

    def only_its_own(route: Route) -> None:
        """No file of another engine comes, so that nothing can be computed with one."""
        (version,) = ENGINE.findall(route.request.url)
        loaded.add(version)
        route.continue_() if version == old else route.abort()

    with process(*place, environment={**newer, **data}) as server:
        page.route(ENGINE, only_its_own)
        visitor.open(f"/table/{table}")
        turns_played(page)
        page.get_by_role("button", name="Hint").click()
        advice = page.get_by_role("region", name="What a strong bot would do")
        expect(advice).to_contain_text("I would play", timeout=PATIENCE_MS)
        resigned(page)
        looked_back(page)
        assert old in loaded
        page.unroute(ENGINE)
        visitor.open()
        play_now(page, "Arkadia")
        wait_for_my_turn(page)
        new = page.url.rpartition("/")[2]
        assert engine_at(server.address, new) != old
