"""Nothing moves by itself: layout shifts, as the browser measures them, during ten turns."""

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.playing import Clicker, play_now, wait_for_my_turn

CLICKS = 35  # an ordinary turn takes three
# Things that should stay in place: places of the board, seats, tabs, the bar's buttons, goods.
FIRM = "[data-square], [data-stop], article, [role=tablist], .bar .buttons, .hand .goods"
# Also right after a click, where browsers do not count it against a page.
WATCH = """(firm) => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources, hadRecentInput } of list.getEntries()) {
            const moved = sources.flatMap(({ node, previousRect: from, currentRect: to }) => {
                const one = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement;
                if (!one?.matches(firm) || !from.width || !to.width) return [];
                const box = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`;
                return box(from) === box(to) ? [] : [`${one.className}: ${box(from)}, ${box(to)}`];
            });
            window.shifts.push({ value, counts: !hadRecentInput, moved });
        }
    }).observe({ type: 'layout-shift', buffered: false });
}"""


@pytest.mark.long
@pytest.mark.parametrize("visitor", [{"viewport": DESKTOP}], indirect=True)
@pytest.mark.parametrize("game", ["Arkadia", "Archon"])
def test_what_one_looks_for_keeps_its_place_during_ten_turns(visitor: Visitor, game: str) -> None:
    page = visitor.open()
    for level in page.get_by_label("Level of the bots").all():
        level.select_option("apprentice")
    play_now(page, game)
    wait_for_my_turn(page)
    page.evaluate(WATCH, FIRM)
    clicker = Clicker(page, seed=4)
    clicker.step_until(lambda: clicker.clicks >= CLICKS)
    shifts: list[dict[str, Any]] = page.evaluate("window.shifts")
    assert [moved for shift in shifts for moved in shift["moved"]] == []
    assert sum(shift["value"] for shift in shifts if shift["counts"]) < 0.1  # "good", for a page
