"""Archon's city at four sizes: nothing too small to read, the goods in view, nothing moves."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor
from tests.browser.playing import Clicker, play_now

SIZES = ((1440, 900), (1920, 1080), (1024, 768), (390, 844))
LEAST_PX = 11
CLICKS = 12

# Letters within a drawing belong to it; texts for screen readers are not visible.
SMALL = """(least) => {
    const small = [];
    const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const element = node.parentElement;
        const box = element?.getBoundingClientRect();
        if (!node.data.trim() || !box?.width || element.closest('.icon, .unseen, [hidden]')) continue;
        const drawn = element.closest('svg');
        const matrix = drawn && element.getScreenCTM?.();
        let scale = matrix ? Math.abs(matrix.a) : 1;
        const stage = element.closest('.sheet');
        const board = element.closest('foreignObject');
        if (board) scale = board.getBoundingClientRect().width / board.width.baseVal.value;
        else if (!drawn && stage?.offsetWidth) scale = stage.getBoundingClientRect().width / stage.offsetWidth;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < least - 0.05) small.push(`${node.data.trim()}: ${size.toFixed(1)}`);
    }
    return small;
}"""
SEEN = """() => {
    const boxes = [...document.querySelectorAll('.hand .goods li')].map((e) => e.getBoundingClientRect());
    return boxes.length === 6 && boxes.every(({ x, y, width, height }) => {
        const top = document.elementFromPoint(x + width / 4, y + height / 4);
        return y >= 0 && y + height <= innerHeight && !!top?.closest('.goods');
    });
}"""
PLACES = """() => [...document.querySelectorAll('.archon [data-stop^="head:"]')].map((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [e.dataset.stop, ...[x + scrollX, y + scrollY, width, height].map(Math.round)].join(' ');
})"""


def sized(width: int, height: int) -> dict[str, object]:
    """The settings of a visitor with a window of this size."""
    return {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}


def begin(visitor: Visitor) -> Page:
    """A game against bots that waits for the first choice."""
    page = visitor.open()
    play_now(page, "Archon")
    page.locator(".archon [data-stop]").first.wait_for(state="attached")
    page.locator(".hand .goods li").first.wait_for()
    return page


@pytest.mark.sample(1)
@pytest.mark.parametrize("visitor", [sized(*size) for size in SIZES], indirect=True)
def test_the_city_can_be_read_shows_one_s_goods_and_keeps_its_place(visitor: Visitor) -> None:
    page = begin(visitor)
    before = page.evaluate(PLACES)
    clicker = Clicker(page, seed=3)

    def clicked_enough() -> bool:
        assert page.evaluate(SEEN), clicker.look()
        return clicker.clicks >= CLICKS

    clicker.step_until(clicked_enough)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(SMALL, LEAST_PX) == []
    assert page.evaluate(PLACES) == before
