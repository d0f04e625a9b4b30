"""Two clicks to a game, turns on the board, and a friend who joins by a link."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from polis.games import NAMES
from tests.browser.conftest import PHONE, Visitor
from tests.browser.playing import SQUARES, Clicker, play_now, wait_for_my_turn
from tests.browser.test_pages import findings


@pytest.mark.sample(1)
@pytest.mark.parametrize("visitor", [{}, {"viewport": PHONE, "has_touch": True}], indirect=True)
def test_a_whole_turn_of_arkadia_is_built_up_on_the_board_and_sent(visitor: Visitor) -> None:
    page = visitor.open()
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    page.get_by_role("region", name="Board of").wait_for()
    page.get_by_role("button", name="Workers beside the castle lot").first.click()
    page.locator(SQUARES).first.wait_for(state="attached")
    page.locator(SQUARES).first.click(force=True)
    expect(page.get_by_role("button", name="Undo").first).to_be_enabled()
    page.get_by_role("button", name="Reset").first.click()
    expect(page.get_by_role("button", name="Undo").first).to_be_disabled()


def test_the_first_decisions_of_archon_are_made_with_the_mouse(visitor: Visitor) -> None:
    page = visitor.open()
    play_now(page, "Archon")
    wait_for_my_turn(page)
    hand = page.locator("section[aria-label]").filter(has=page.locator("button[aria-pressed]")).last
    hand.locator("button[aria-pressed]").nth(0).click()
    hand.locator("button[aria-pressed]").nth(1).click()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_label("What to do").locator(".asked")).not_to_have_text("")


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": PHONE}], indirect=True)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_turns_are_played_on_a_phone(visitor: Visitor, game: str) -> None:
    page = visitor.open()
    play_now(page, game)
    clicker = Clicker(page, seed=6)
    sent = 0
    while sent < 4:
        sent += clicker.look()["whole"]
        assert clicker.step()
        assert clicker.clicks < 200
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_nobody_needs_more_than_a_link_to_join(
    visitor: Visitor, browser: Browser, axe: str
) -> None:
    page = visitor.open()
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_label("Your name").fill("Bea")
    page.get_by_role("radio", name="By the day").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    link = page.url
    guest = Visitor(browser.new_context(), visitor.address)
    guest.page.goto(link)
    invitation = "Bea invites you to Arkadia: sit down"
    expect(guest.page.get_by_role("heading", name=invitation)).to_be_visible()
    assert findings(guest.page, axe) == []
    guest.page.get_by_label("Your name").fill("Ada")
    guest.page.get_by_role("button", name="Sit down").click()
    page.get_by_text("What is agreed").click()
    expect(page.get_by_text("3 days per turn")).to_be_visible()
    page.get_by_role("button", name="I am ready").click()
    page.get_by_role("region", name="Board of").wait_for()
    guest.page.get_by_role("region", name="Board of").wait_for()
    guest.context.close()
    assert guest.faults == []


@pytest.mark.long
def test_a_hint_says_why_and_can_be_laid_out(visitor: Visitor) -> None:
    page = visitor.open()
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("region", name="What a strong bot would do")
    expect(panel).to_contain_text("I would play")
    expect(panel).to_contain_text("ways the game could go on")
    fetched = {path.rpartition("/")[2] for path in asked if "/assets/" not in path}
    assert "network.npz" in fetched
    kept = {"config", "box", "lesson", *NAMES}  # for later, without a net
    assert fetched - kept <= {"engine.json", "engine.wasm", "network.npz"}, "thought out here"
    panel.get_by_role("button", name="Set it up").click()
    expect(panel).to_be_hidden()
    expect(page.get_by_role("button", name="Undo").first).to_be_enabled()
    assert visitor.faults == []


@pytest.mark.long
def test_a_log_that_is_left_while_it_scrolls_does_no_harm(visitor: Visitor) -> None:
    page = visitor.open()
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    log = page.get_by_role("region", name="Log")
    was_scrolled = log.evaluate(
        """(box) => {
            const other = document.querySelector('[role=tab][aria-selected=false]');
            box.style.maxHeight = '20px';
            box.scrollTop = box.scrollHeight;
            box.scrollTop -= 10;  // told only with the next frame: the tab is left by then
            other.click();
            return box.scrollTop > 0;
        }"""
    )
    assert was_scrolled
    expect(log).to_have_count(0)
    page.evaluate("() => new Promise((told) => requestAnimationFrame(() => setTimeout(told, 50)))")
