"""A site of files under the path of a host that knows no Polis: its pages, and the same without a net."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from polis.core.records.record_file import record_from_json
from polis.core.records.replay import verify
from polis.games import GAMES, load
from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker, Ending, play_now, turn_of_all, wait_for_my_turn
from tests.browser.sites import PATH, files_to_keep, hosted, site_in
from tests.browser.test_app import AT_WORK, KEPT
from tests.browser.test_lesson import go_to

MOST_CLICKS = 1500
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


@pytest.fixture(scope="module")
def missed() -> list[str]:
    """The requests for which the host had nothing."""
    return []


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site, in that of a host."""
    return site_in(tmp_path_factory.mktemp("host"))


@pytest.fixture(scope="module")
def address(site: Path, missed: list[str]) -> Iterator[str]:
    """The address of a site on a host of files."""
    with hosted(site, missed) as address:
        yield address


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
    wanted = files_to_keep(site)
    assert set(page.evaluate(KEPT, len(wanted))) == wanted
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


def test_a_turn_is_played_without_a_net(visitor: Visitor, site: Path) -> None:
    page = kept(visitor, site)
    visitor.context.set_offline(True)
    play_now(page, load("arkadia").title)
    wait_for_my_turn(page)
    turn_of_all(page)
    visitor.context.set_offline(False)


@pytest.mark.long
@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_a_whole_game_is_played_without_a_net(
    visitor: Visitor, site: Path, tmp_path: Path, game: str
) -> None:
    rules: Any = load(game)
    page = kept(visitor, site)
    visitor.context.set_offline(True)
    play_now(page, rules.title)
    Clicker(page, seed=1).play(MOST_CLICKS)
    page.get_by_text("Where it came from").click()
    page.locator(".ending .sources tbody").first.wait_for()
    ending = Ending(page)
    assert ending.sums == ending.scores
    page.get_by_text("Your browser has checked the shuffle").click()
    page.get_by_role("button", name="Verify the game").click()
    expect(page.locator(".ending .verdict")).to_contain_text("agrees with the rules")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    record = record_from_json(json.loads(path.read_text()))
    assert verify(record, rules) is None
    assert record.result is not None
    assert [*record.result.scores] == ending.scores
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
