"""A game from another package at a real server in a real browser: drawing, buttons, end."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.playing import play_now, wait_for_my_turn
from tests.examples.installing import installed
from tests.server.serving import process

ACTIONS = "[data-testid=actions] button"
DONE = "section.bar .done.main:not(:disabled)"
OVER = ".ending ol.places"
CHART = ".ending section.course"
MOST_CLICKS = 60


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server beside which the example is installed."""
    folder = tmp_path_factory.mktemp("plain")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in installed(tmp_path_factory.mktemp("thirtyone")).items():
            patch.setenv(name, value)
        with process(str(folder / "polis.sqlite3")) as server:
            yield server.address


def click_to_the_end(page: Page) -> int:
    """Press any action that is offered, and send it, until the end is shown; how many were sent."""
    chance, sent = random.Random(5), 0
    for _ in range(MOST_CLICKS):
        page.locator(f"{ACTIONS}, {DONE}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            return sent
        if page.locator(DONE).count():
            page.locator(DONE).click()
            sent += 1
            page.locator(DONE).wait_for(state="detached")
        else:
            buttons = page.locator(ACTIONS)
            buttons.nth(chance.randrange(buttons.count())).click()
    raise AssertionError(f"after {MOST_CLICKS} clicks the game does not end")


@pytest.mark.sample(1)
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_a_game_of_another_package_is_played_to_its_end(
    browser: Browser, foreign: str, viewport: Any
) -> None:
    context = browser.new_context(viewport=viewport, reduced_motion="reduce")
    visitor = Visitor(context, foreign)
    page = visitor.open()
    play_now(page, "Thirty-one")
    wait_for_my_turn(page)
    expect(page.get_by_test_id("text-board")).to_contain_text("middle")
    legal = page.locator(ACTIONS).all_inner_texts()
    assert [text.strip() for text in legal][:2] == ["swap 1 1", "swap 1 2"]
    turns = click_to_the_end(page)
    places = page.locator(OVER).inner_text()
    expect(page.locator(f"{CHART} path.line")).to_have_count(page.locator(f"{OVER} li").count())
    expect(page.locator(f"{CHART} h2")).to_have_text("Points over the game")
    assert turns >= 3 or "31" in places, (turns, places)  # who has thirty-one ends it at once
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert visitor.faults == []
    context.close()
