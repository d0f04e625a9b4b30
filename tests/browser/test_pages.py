"""Every page: no fault, nothing for axe to find, nothing wider than the screen, three languages."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visitor

PAGES = ("/", "/lobby", "/mine", "/profile", "/mistakes", "/rules/arkadia", "/rules/archon",
         "/settings", "/about", "/learn/arkadia", "/new/archon", "/new/arkadia?here", "/box/arkadia", "/box/archon")  # fmt: skip


def table_page(visitor: Visitor, game: int) -> Page:
    """A game that has just begun."""
    page = visitor.open()
    page.get_by_role("button", name="Play now").nth(game).click()
    page.get_by_role("region", name="Board of").wait_for()
    return page


def findings(page: Page, axe: str) -> list[str]:
    """What axe finds on the page, by rule, with the first place of each."""
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {json.dumps(one['nodes'][0]['target'])}" for one in found]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "visitor", [{"color_scheme": "light"}, {"color_scheme": "dark"}], indirect=True
)
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visitor: Visitor, path: str, axe: str) -> None:
    page = visitor.open(path)
    page.wait_for_load_state("networkidle")
    assert findings(page, axe) == []


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "visitor", [{"color_scheme": "light"}, {"color_scheme": "dark"}], indirect=True
)
@pytest.mark.parametrize("game", [0, 1])
def test_axe_finds_nothing_at_a_table(visitor: Visitor, game: int, axe: str) -> None:
    assert findings(table_page(visitor, game), axe) == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("visitor", [{"viewport": PHONE}, {"viewport": DESKTOP}], indirect=True)
@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_its_window(visitor: Visitor, path: str) -> None:
    page = visitor.open(path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.sample(1)
@pytest.mark.parametrize("visitor", [{"viewport": PHONE}], indirect=True)
@pytest.mark.parametrize("game", [0, 1])
def test_no_table_is_wider_than_a_phone(visitor: Visitor, game: int) -> None:
    page = table_page(visitor, game)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.long
def test_the_language_changes_without_a_new_page(visitor: Visitor) -> None:
    page = visitor.open()
    page.evaluate("window.stays = true")
    page.locator("select").filter(has_text="Français").first.select_option("fr")
    expect(page.get_by_role("button", name="Jouer").first).to_be_visible()
    assert page.evaluate("window.stays")
    assert page.locator("html").get_attribute("lang") == "fr"
