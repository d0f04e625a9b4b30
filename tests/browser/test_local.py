"""Tables in the reader's own browser: whole games with nothing but the page, and what is kept of them."""

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.one_screen import take_over
from tests.browser.playing import Clicker, Typist, turn_of_all, wait_for_my_turn
from tests.browser.test_accounts import enter, sign_up
from tests.browser.test_pages import findings

CONFIG = "fetch('/api/config').then((answer) => answer.json())"
SERVER = ("**/api/**", "**/engines/**")  # what is not a file of the page


def begin(page: Page, game: str, other: str = "") -> None:
    """From the start page to a table here; other: the name of a second person, else a bot sits there."""
    here = page.get_by_role("region", name="Play here, without a net")
    here.get_by_role("link", name=game).click()
    expect(page.get_by_text("What a local opponent holds is in your own")).to_be_visible()
    page.get_by_label("Your name").fill("Bea")
    if other:
        seat = page.get_by_label("Who plays").nth(1)
        seat.select_option("Somebody else at this screen")
        page.get_by_placeholder("Name").fill(other)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/local-*")


def cut(page: Page) -> None:
    """From now on no server answers."""
    for path in SERVER:
        page.context.route(path, lambda route: route.abort())


def done_by(page: Page, name: str) -> list[str]:
    """The lines of the log about what somebody has done."""
    lines = page.get_by_role("complementary").inner_text().splitlines()
    return [line for line in lines if line.startswith(f"{name} ") and "dealt" not in line]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "visitor",
    [
        {"viewport": PHONE, "locale": "de-DE"},
        {"viewport": DESKTOP, "locale": "fr-FR"},
        {"viewport": PHONE, "locale": "en-GB", "color_scheme": "dark"},
    ],
    indirect=True,
)
def test_a_game_here_is_begun_and_played_by_keys(visitor: Visitor, axe: str) -> None:
    page = visitor.open("/new/arkadia?here")
    page.get_by_role("textbox").first.fill("Bea")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/local-*")
    mine = page.locator("section.bar.mine")  # in any language
    expect(mine).to_be_visible()
    assert findings(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    Typist(page, seed=2).step_until(lambda: mine.count() == 0)
    expect(mine).to_be_visible()


def test_two_at_one_screen_go_on_after_a_reload(visitor: Visitor) -> None:
    page = visitor.open()
    begin(page, "Arkadia", other="Ada")
    take_over(page)
    Clicker(page, seed=5).step_until(lambda: page.get_by_role("dialog").count() > 0)
    take_over(page)
    done = done_by(page, "Bea") or done_by(page, "Ada")
    assert done
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("ul.cards button")).to_have_count(0)
    take_over(page)
    assert done in (done_by(page, "Bea"), done_by(page, "Ada"))


def test_a_second_tab_follows_the_game_of_the_first(visitor: Visitor) -> None:
    page = visitor.open()
    begin(page, "Arkadia", other="Ada")
    take_over(page)
    second = visitor.context.new_page()
    second.goto(page.url)
    curtain = second.get_by_role("dialog").get_by_role("button", name="I am")
    before = curtain.inner_text()
    Clicker(page, seed=5).step_until(lambda: page.get_by_role("dialog").count() > 0)
    expect(curtain).not_to_have_text(before)
    take_over(second)


def test_a_game_keeps_its_engine_over_an_update(visitor: Visitor) -> None:
    page = visitor.open()
    begin(page, "Arkadia")
    wait_for_my_turn(page)
    games = [{**game, "engine": "another"} for game in page.evaluate(CONFIG)["games"]]
    cut(page)
    answer = json.dumps({"version": "2", "games": games, "push_key": None})
    page.context.route("**/api/config", lambda route: route.fulfill(body=answer))
    page.reload()
    wait_for_my_turn(page)
    turn_of_all(page)


@pytest.mark.parametrize("visitor", [{"viewport": PHONE}], indirect=True)
def test_my_games_lists_a_game_of_this_browser_and_carries_it_over_in_a_file(
    visitor: Visitor, tmp_path: Path, axe: str
) -> None:
    page = visitor.open()
    begin(page, "Arkadia")
    wait_for_my_turn(page)
    visitor.open("/mine")
    line = page.get_by_role("link", name="In this browser")
    expect(line).to_be_visible()
    expect(page.get_by_text("not promised to keep them")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Write them to a file").click()
    download.value.save_as(tmp_path / "games.json")
    assert (
        json.loads((tmp_path / "games.json").read_text("utf-8"))["play"]["format"] == "polis-play"
    )
    page.get_by_role("button", name="Remove this game").click()
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    assert findings(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("button", name="Remove it").click()
    expect(line).to_have_count(0)
    page.get_by_label("Take in a file").set_input_files(tmp_path / "games.json")
    expect(page.get_by_text("1 new game.")).to_be_visible()
    line.click()
    wait_for_my_turn(page)


@pytest.mark.long
def test_a_game_of_this_browser_moves_to_the_account_and_goes_on_there(
    visitor: Visitor, another: Callable[..., Visitor]
) -> None:
    page = visitor.open()
    begin(page, "Arkadia")
    wait_for_my_turn(page)
    Clicker(page, seed=1).step_until(lambda: page.locator("section.bar.mine").count() == 0)
    wait_for_my_turn(page)
    visitor.open("/mine")
    page.get_by_role("link", name="Sign in to move them").click()
    sign_up(page, "Bea Moves")
    visitor.open("/mine")
    page.get_by_role("button", name="Move them to my account").click()
    expect(page.get_by_text("1 game has moved to the account.")).to_be_visible()
    expect(page.get_by_role("link", name="In this browser")).to_have_count(0)
    second = another().open("/settings")
    enter(second, "Bea Moves", "Sign in")
    second.goto(f"{visitor.address}/mine")
    second.get_by_role("link", name="Your turn").first.click()
    wait_for_my_turn(second)
    head = "(path) => fetch(`/api${path}`).then((answer) => answer.json())"
    assert second.evaluate(head, urlsplit(second.url).path.replace("table", "tables"))["ply"] > 2
    Clicker(second, seed=1).step_until(lambda: second.locator("section.bar.mine").count() == 0)
    wait_for_my_turn(second)
