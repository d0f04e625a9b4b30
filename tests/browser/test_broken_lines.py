"""In the middle of a turn: the page is reloaded, the connection breaks, the server restarts."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.playing import PLACES, asked, play_now, wait_for_my_turn
from tests.server.serving import Process


def half_a_turn(page: Page) -> str:
    """Make the first choices of a turn without sending them; return what the bar then asks."""
    play_now(page, "Arkadia")
    wait_for_my_turn(page)
    page.get_by_role("button", name="Workers beside the castle lot").click()
    page.locator(PLACES).first.wait_for(state="attached")
    page.locator(PLACES).first.click(force=True)
    expect(effects(page)).to_have_count(1)
    return asked(page).inner_text()


def effects(page: Page) -> Locator:
    """What the choices made so far would do, a sentence for each part of the turn."""
    return page.get_by_role("list", name="What the turn does so far").locator("li")


def finish(page: Page) -> None:
    """Send the choices made so far."""
    page.locator("section.bar .done").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("You send workers")


@pytest.mark.long
def test_choices_that_are_not_sent_are_there_after_loading_anew(visitor: Visitor) -> None:
    page = visitor.open()
    question = half_a_turn(page)
    page.reload()
    expect(asked(page)).to_have_text(question)
    expect(effects(page)).to_have_count(1)
    finish(page)


def test_a_broken_line_is_told_and_comes_back_with_the_choices(visitor: Visitor) -> None:
    page = visitor.open()
    broken: list[tuple[WebSocketRoute, WebSocketRoute]] = []
    page.route_web_socket("**/ws/**", lambda line: broken.append((line, line.connect_to_server())))
    page.goto(visitor.address)
    half_a_turn(page)
    line, server = broken[-1]
    page.context.set_offline(True)
    line.close()
    server.close()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(effects(page)).to_have_count(1)
    finish(page)


@pytest.mark.long
def test_the_game_goes_on_when_the_server_starts_again(browser: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "polis.sqlite3")
    first = Process(database)
    visitor = Visitor(browser.new_context(viewport=DESKTOP), first.address)  # type: ignore[arg-type]
    page = visitor.open()
    half_a_turn(page)
    port = first.address.rpartition(":")[2]
    first.kill()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    second = Process(database, "--port", port)
    try:
        expect(page.get_by_text("The connection is lost.")).to_have_count(0, timeout=30_000)
        expect(effects(page)).to_have_count(1)
        finish(page)
    finally:
        visitor.context.close()
        second.kill()
    assert visitor.faults == []
