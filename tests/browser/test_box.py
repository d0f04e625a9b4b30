"""Owners can correct the box: each value on its piece, checked, exported, and played with."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from polis.core.boxes.component_edits import values_of
from typer.testing import CliRunner

from polis.cli.app import app
from polis.server.boxes import original_of
from tests.browser.conftest import PHONE, Visitor

CAMP, EMPTY = "h1", "i1"  # a square with a camp in the packaged box, and the one beside it


def value(page: Page, name: str) -> Locator:
    """A value on its piece."""
    return page.locator(f'button[data-value="{name}"]')


def box_page(visitor: Visitor, game: str = "arkadia") -> Page:
    """The page of a box, once its values are loaded."""
    page = visitor.open(f"/box/{game}")
    page.locator("button[data-value]").first.wait_for()
    return page


def told(page: Page) -> Locator:
    """What is said of the whole box."""
    return page.get_by_role("region", name="This box").get_by_role("status")


def correct(page: Page, name: str, number: int) -> None:
    """Put another number in the place of a value."""
    value(page, name).click()
    page.get_by_role("dialog").get_by_role("spinbutton").fill(str(number))
    page.get_by_role("button", name="Correct it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def move_camp(page: Page) -> None:
    """Put a camp onto another square."""
    value(page, "camps.places.squares").click()
    for square, pressed in ((CAMP, "false"), (EMPTY, "true")):
        page.get_by_role("button", name=square, exact=True).click()
        expect(page.get_by_role("button", name=square, exact=True)).to_have_attribute(
            "aria-pressed", pressed
        )
    page.get_by_label("How do you know?").fill("A photo of my board.")
    page.get_by_role("button", name="Correct it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(value(page, "camps.places.squares")).to_have_class(re.compile("corrected"))


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["arkadia", "archon"])
@pytest.mark.parametrize("visitor", [{"viewport": PHONE}], indirect=True)
def test_every_value_is_on_a_piece_with_a_sign_for_where_it_is_from(
    visitor: Visitor, game: str
) -> None:
    page = box_page(visitor, game)
    known = {one.name: one.origin.label for one in values_of(original_of(game))}
    shown = page.locator("button[data-value]").evaluate_all(
        "all => all.map((one) => [one.dataset.value, one.classList[1]])"
    )
    assert len(shown) == len(known)
    assert dict(shown) == known
    assert page.get_by_role("heading", name="Everything else").count() == 0


def test_a_wrong_value_is_told_in_the_words_of_the_command_and_undone(visitor: Visitor) -> None:
    page = box_page(visitor)
    correct(page, "camps.count", 23)
    expect(told(page)).to_contain_text(
        "arkadia-box.toml, line 25: camps.count is 23, but 24 squares are listed; both must agree"
    )
    expect(value(page, "camps.count")).to_have_class(re.compile("faulty"))
    expect(page.get_by_role("button", name="Play with this box")).to_be_disabled()
    page.reload()
    expect(told(page)).to_contain_text("camps.count is 23")
    value(page, "camps.count").click()
    page.get_by_role("button", name="As it was").click()
    expect(value(page, "camps.count")).to_have_class(re.compile("source"))
    correct(page, "hand.display", 2)
    expect(told(page)).to_contain_text("hand.display is 2; it must be 3")
    page.get_by_role("button", name="Undo").click()
    expect(told(page)).not_to_contain_text("it must be 3")
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_role("button", name="Play with this box")).to_be_disabled()


def test_a_corrected_box_is_exported_imported_and_played_with(
    visitor: Visitor, another: Callable[..., Visitor], tmp_path: Path
) -> None:
    page = box_page(visitor)
    move_camp(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export the file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    checked = CliRunner().invoke(app, ["components", "check", str(file)])
    assert "is a complete box of arkadia: corrected" in " ".join(checked.output.split())
    assert 'source = "A photo of my board."' in file.read_text("utf-8")

    other = box_page(another())
    other.get_by_label("Import a file").set_input_files(file)
    expect(value(other, "camps.places.squares")).to_have_class(re.compile("corrected"))
    other.get_by_role("link", name="With friends").click()
    expect(other.get_by_label("Play with my corrected box")).to_be_checked()
    other.get_by_label("Your name").fill("Ada")
    other.get_by_role("button", name="Open the table").click()
    expect(other.get_by_text("Not the usual box: corrected")).to_be_visible()

    page.get_by_role("button", name="Play with this box").click()
    board = page.get_by_role("region", name="Board of")
    expect(board.locator(f'[aria-label^="{EMPTY}, vacant, tent camp"]')).to_be_attached()
    expect(board.locator(f'[aria-label^="{CAMP}, vacant, tent camp"]')).to_have_count(0)
    expect(page.get_by_text("Not the usual box: corrected")).to_be_visible()
