"""Two players at one screen, so that no other player influences what a turn offers."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.browser.playing import wait_for_my_turn


def take_over(page: Page) -> None:
    """Behind the curtain the next one sits down at the screen."""
    page.get_by_role("dialog").get_by_role("button", name="I am").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wait_for_my_turn(page)
    page.wait_for_timeout(300)


def begin(visitor: Visitor, game: str, other: str, setting: str = "") -> Page:
    """The first turn of a game, with a setting made before."""
    if setting:
        visitor.open("/settings").get_by_label(setting).check()
    page = opened(visitor, game, other)
    take_over(page)
    return page


def opened(visitor: Visitor, game: str, other: str) -> Page:
    """The curtain before the first turn of Bea and Ada."""
    page = visitor.open(f"/new/{game}")
    page.get_by_label("Your name").fill("Bea")
    page.get_by_label(f"Who plays {other}").select_option("Somebody else at this screen")
    page.get_by_placeholder("Name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    return page
