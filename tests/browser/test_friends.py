"""Two people, two browsers, one link: invitation, onlookers, consent, rematch, clocks."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import PLACES, Clicker, asked
from tests.server.reading import Reading

Come = Callable[..., Visitor]


def opened(visitor: Visitor, game: str = "arkadia", clock: str = "none") -> str:
    """A table with an open seat; its link."""
    page = visitor.open(f"/new/{game}")
    page.get_by_label("Your name").fill("Bea")
    page.get_by_text("Rules, clock, and who may watch").click()
    page.locator("select").filter(has_text="no clock").select_option(clock)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return page.url


def joined(visitor: Visitor, link: str) -> Page:
    """Sit down at the table of the link."""
    page = visitor.page
    page.goto(link)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Sit down").click()
    return page


def begun(host: Visitor, guest: Visitor, **wish: str) -> tuple[Page, Page]:
    """A game between two browsers: the page of the player who moves first, and the other's."""
    page = joined(guest, opened(host, **wish))
    host.page.get_by_role("button", name="I am ready").click()
    for one in (page, host.page):
        one.get_by_role("region", name="Board of").wait_for()
        expect(asked(one)).not_to_be_empty()
    host_moves = "is to move" not in asked(host.page).inner_text()
    return (host.page, page) if host_moves else (page, host.page)


def looks_away(page: Page) -> None:
    """Another tab is in front; sounds are on, and what would be heard is counted."""
    page.evaluate(
        """() => {
            const chosen = JSON.parse(localStorage['polis.settings']);
            localStorage['polis.settings'] = JSON.stringify({ ...chosen, sounds: true });
        }"""
    )
    page.add_init_script(
        """rung = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) {
            if (this.frequency.value > 800) rung += 1;
            return start.apply(this, when);
        };
        Object.defineProperty(document, 'hidden', { get: () => true });
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });"""
    )
    page.reload()
    expect(asked(page)).not_to_be_empty()


def turn(page: Page) -> None:
    """One whole turn of a player who clicks what is lit."""
    Clicker(page, seed=3).step_until(lambda: "is to move" in asked(page).inner_text())


def menu(page: Page, item: str) -> None:
    """Choose one of the rarer things."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=item).click()


def test_what_one_does_the_other_sees(visitor: Visitor, another: Come) -> None:
    first, second = begun(visitor, another())
    expect(second.locator(PLACES)).to_have_count(0)
    looks_away(second)
    turn(first)
    expect(second).to_have_title(re.compile("Your turn"))
    second.wait_for_function("() => rung >= 3")  # the tones of the bell
    expect(asked(second)).not_to_contain_text("is to move")
    name = "Ada" if first is not visitor.page else "Bea"
    told = (
        first.get_by_role("region", name="Log").locator("button", has_text="You ").all_inner_texts()
    )
    heard = second.get_by_role("region", name="Log").locator("button", has_text=f"{name} ")
    assert len(told) == heard.count() > 0
    turn(second)
    expect(asked(first)).not_to_contain_text("is to move")


def test_an_onlooker_sees_no_hand_on_the_page_nor_on_the_line(
    visitor: Visitor, another: Come
) -> None:
    first, _ = begun(visitor, another())
    watching = another()
    frames: list[str] = []

    def heard(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    watching.page.on("websocket", heard)
    watching.page.goto(first.url)
    watching.page.get_by_role("region", name="Board of").wait_for()
    turn(first)
    expect(watching.page.get_by_role("region", name="Log")).to_contain_text("workers")
    views = list(views_of(frames))
    assert len(views) > 1
    for view in views:
        assert all(card is None for hand in view["hands"] for card in hand[1:])
        assert view["seals"] == [None, None]
    assert "secret" not in "".join(frames).replace('"secret":null', "")
    cards = [first.locator("ul.cards button").nth(i).inner_text() for i in range(3)]
    assert watching.page.get_by_role("region", name="Your cards").count() == 0
    assert watching.page.locator("ul.cards").count() == 0, cards


def test_who_only_watches_reads_a_line_a_seat_and_sees_the_places(
    visitor: Visitor, another: Come
) -> None:
    first, second = begun(visitor, another())
    turn(first)
    turn(second)
    watching = another().page
    watching.goto(first.url)
    lines = watching.get_by_label("The last round").locator("li")
    expect(lines).to_have_count(2)
    for name in ("Ada", "Bea"):
        expect(lines.filter(has_text=f"{name} ")).to_be_visible()
    expect(watching.locator(".overlay path.bracket").first).to_be_attached()
    assert "You" not in watching.locator(".log").inner_text()
    watching.goto(first.url.split("/table/")[0] + "/about")
    turn(first)
    watching.goto(first.url)
    expect(watching.get_by_label("Since you last looked").locator("li")).to_have_count(1)
    watching.goto(first.url.replace("/table/", "/replay/"))
    expect(watching.get_by_label("The last round").locator("li")).to_have_count(2)
    expect(watching.locator(".overlay path.bracket").first).to_be_attached()
    expect(watching.locator(".log [aria-current]").last).to_be_visible()


def views_of(frames: list[str]) -> Iterator[dict[str, list[list[object]]]]:
    """The views that messages of the socket lead to, one after the other."""
    reading = Reading()
    for frame in frames:
        message = json.loads(frame)
        if message["type"] in ("welcome", "update"):
            reading.read(message)
            yield message["position"]["view"]


@pytest.mark.long
def test_what_is_done_is_taken_back_when_the_other_agrees(visitor: Visitor, another: Come) -> None:
    first, second = begun(visitor, another())
    turn(first)
    expect(asked(second)).not_to_contain_text("is to move")
    before = second.get_by_role("region", name="Log").locator("button").count()
    menu(first, "Ask to take the last action back")
    second.get_by_role("button", name="Decline").click()
    expect(first.get_by_text("Waiting for the others.")).to_have_count(0)
    menu(first, "Ask to take the last action back")
    second.get_by_role("button", name="Agree").click()
    expect(asked(first)).not_to_contain_text("is to move")
    expect(asked(second)).to_contain_text("is to move")
    assert second.get_by_role("region", name="Log").locator("button").count() <= before


@pytest.mark.long
def test_a_seat_is_left_to_a_bot_and_taken_back(visitor: Visitor, another: Come) -> None:
    first, second = begun(visitor, another())
    menu(first, "Resign to a bot")
    first.get_by_role("button", name="Resign", exact=True).click()
    expect(asked(second)).not_to_contain_text("is to move")
    expect(second.get_by_role("region", name="Seats")).to_contain_text("bot")
    menu(first, "Take my seat back from the bot")
    expect(second.get_by_role("region", name="Seats")).not_to_contain_text("bot")
    turn(second)
    expect(asked(first)).not_to_contain_text("is to move")


@pytest.mark.long
def test_a_clock_runs_for_whoever_is_to_move(visitor: Visitor, another: Come) -> None:
    first, second = begun(visitor, another(), clock="live")
    for page in (first, second):
        running = page.locator(".clock.running time")
        expect(running).to_have_text(re.compile(r"^\d+:\d\d"))
        before = running.inner_text()
        expect(running).not_to_have_text(before)
    still = first.locator(".clock:not(.running) time")
    stands = still.inner_text()
    first.wait_for_timeout(1200)
    assert still.inner_text() == stands
