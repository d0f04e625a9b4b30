"""A component file is downloaded, changed, dropped on its page, checked with its line, and played with."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visitor

CAMP, EMPTY = "h1", "i1"  # a square with a camp in the packaged box, and the one beside it

DROP = """([text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'mine.toml'));
    for (const kind of ['dragover', 'drop'])
        document.body.dispatchEvent(
            new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def box_page(visitor: Visitor, game: str = "arkadia") -> Page:
    """The page of a box, once the packaged one is drawn."""
    page = visitor.open(f"/box/{game}")
    expect(state(page)).to_contain_text("the box that Polis plays with")
    return page


def state(page: Page) -> Locator:
    """What the page says of the file."""
    return page.get_by_role("region", name="The file", exact=True)


def downloaded(page: Page, folder: Path) -> str:
    """The component file that the page offers."""
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the component file").click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path.read_text("utf-8")


def moved_camp(text: str) -> str:
    """The file with another id and a camp on the square beside its own."""
    assert text.count("[1, 8]") == 1
    return text.replace('id = "original"', 'id = "mine"').replace("[1, 8]", "[1, 9]")


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["arkadia", "archon"])
@pytest.mark.parametrize("visitor", [{"viewport": PHONE}], indirect=True)
def test_the_packaged_box_is_drawn_with_the_origin_of_its_values(
    visitor: Visitor, game: str
) -> None:
    page = box_page(visitor, game)
    expect(page.locator("pre").first).to_contain_text("values are reconstructed")
    expect(page.locator("pre .guessed").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_fault_is_shown_with_its_line_and_the_packaged_box_comes_back(
    visitor: Visitor, tmp_path: Path
) -> None:
    page = box_page(visitor)
    text = downloaded(page, tmp_path)
    page.evaluate(DROP, [text.replace("count = 24", "count = 23")])
    expect(state(page)).to_contain_text("Line 25")
    expect(state(page)).to_contain_text("camps.count is 23, but 24 squares are listed")
    expect(state(page).locator("pre .wrong")).to_contain_text("count = 23")
    expect(page.get_by_role("link", name="Play with this file")).to_have_count(0)
    page.get_by_role("button", name="Back to the box of Polis").click()
    expect(state(page)).to_contain_text("the box that Polis plays with")


def test_a_changed_file_is_drawn_kept_and_played_with(visitor: Visitor, tmp_path: Path) -> None:
    page = box_page(visitor)
    mine = tmp_path / "mine.toml"
    mine.write_text(moved_camp(downloaded(page, tmp_path)), "utf-8")
    page.get_by_label("Drop the file here, or choose it").set_input_files(mine)
    expect(state(page)).to_contain_text("This box is complete: mine")
    page.reload()
    expect(state(page)).to_contain_text("This box is complete: mine")
    page.get_by_role("link", name="Play with this file").click()
    expect(page.get_by_label("Play with my component file")).to_be_checked()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Who plays").nth(1).select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    board = page.get_by_role("region", name="Board of")
    expect(board.locator(f'[aria-label^="{EMPTY}, vacant, tent camp"]')).to_be_attached()
    expect(board.locator(f'[aria-label^="{CAMP}, vacant, tent camp"]')).to_have_count(0)
    expect(page.get_by_text("Not the usual box: mine")).to_be_visible()
