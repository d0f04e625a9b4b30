"""An analysis in the reader's own browser: it deepens, is walked and kept; none in a game with others that goes on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import play_now, wait_for_my_turn
from tests.browser.test_afterwards import resigned
from tests.browser.test_app import KEPT, all_kept, installed
from tests.browser.test_local import begin
from tests.browser.test_pages import findings

HIDDEN = """(hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def looks(page: Page) -> int:
    """How many simulations the search has shown."""
    label = page.locator(".depth svg").get_attribute("aria-label") or ""
    return int(label.split(" of ")[0].replace(",", ""))


def wait_for_looks(page: Page, least: int) -> None:
    """Until the search has looked so deep."""
    page.locator(".depth").wait_for()
    for _ in range(600):
        if looks(page) >= least:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{looks(page)} looks, not {least}")


def to_the_beginning(page: Page, turns: int) -> None:
    """The position after some turns of a finished game."""
    slider = page.get_by_role("slider", name="Turn")
    slider.press("Home")
    for _ in range(turns):
        slider.press("ArrowRight")


# How many turns at the beginning take place in the hand: each seat drafts, then divides its cards.
DECIDED_IN_HAND = {"Arkadia": 0, "Archon": 4}


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_a_finished_game_is_analysed_without_a_net_and_a_line_is_kept(
    visitor: Visitor, game: str, axe: str
) -> None:
    page = installed(visitor)
    begin(page, game)
    wait_for_my_turn(page)
    resigned(page)
    page.evaluate(KEPT, len(all_kept()))
    to_the_beginning(page, DECIDED_IN_HAND[game])  # at the end there is little to walk
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/analysis/local-*ply=*")
    visitor.context.set_offline(True)
    page.reload()
    wait_for_looks(page, 100)
    page.evaluate(HIDDEN, True)
    page.wait_for_timeout(300)  # a step that has just ended is still shown
    seen = looks(page)
    page.wait_for_timeout(1500)
    assert looks(page) == seen
    page.evaluate(HIDDEN, False)
    wait_for_looks(page, 6400)
    lines = page.get_by_role("list", name="The best lines").get_by_role("button")
    expect(lines.first).to_contain_text("±")
    expect(page.locator(".marks b").first).to_be_visible()
    assert findings(page, axe) == []
    page.keyboard.press("ArrowRight")
    walked = page.get_by_role("region", name="Walked").locator(".steps button")
    expect(walked).to_have_count(2)
    page.get_by_role("button", name="Keep").click()
    page.keyboard.press("ArrowLeft")
    expect(walked.first).to_have_attribute("aria-current", "step")
    page.reload()
    page.locator(".kept button").first.click()
    expect(walked).to_have_count(2)
    page.get_by_role("button", name="All open").click()
    wait_for_looks(page, 400)
    page.get_by_role("button", name="Remove").click()
    expect(page.locator(".kept")).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_url("**/replay/local-*")
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/analysis/local-*ply=*")


@pytest.mark.parametrize("visitor", [{"viewport": PHONE, "color_scheme": "dark"}], indirect=True)
def test_in_ones_own_game_here_an_analysis_shows_what_one_knows(visitor: Visitor, axe: str) -> None:
    page = visitor.open()
    begin(page, "Arkadia")
    wait_for_my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="Analyse").click()
    wait_for_looks(page, 1600)
    expect(page.get_by_role("button", name="As I knew it")).to_be_visible()
    expect(page.get_by_role("button", name="All open")).to_have_count(0)
    assert findings(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    own = page.locator("ul.cards button:not([aria-disabled='true'])").first
    own.click()
    expect(page.get_by_role("region", name="Walked").locator(".steps button")).to_have_count(2)


def test_there_is_none_of_a_game_at_the_server_that_goes_on(visitor: Visitor) -> None:
    page = visitor.open()
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.get_by_role("link", name="Analyse")).to_have_count(0)
    table = page.url.rsplit("/", 1)[1]
    visitor.open(f"/replay/{table}")
    expect(page.get_by_role("slider", name="Turn")).to_be_visible()
    expect(page.get_by_role("link", name="Analyse")).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitor.open(f"/analysis/{table}?ply=1")
    expect(page.get_by_role("alert")).to_contain_text("there is none")
    expect(page.locator(".study")).to_have_count(0)
    assert not [url for url in asked if "network" in url or "/positions/" in url]
