"""How soon a table is playable: `python -m tools.first_paint [REPEATS] > figures.json`.

A real server on the loopback address, Chromium slowed down four times and with an empty cache; a
table of each game against a bot is opened by its address. Told are, in milliseconds since the
navigation began, the median of the first paint and of the first playable one: the board and what
may be chosen are on the screen; `least` is the best of the measurements. `busy`, with `script` and
`layout` in it, is the processor time of the page's thread, slowed down as well: it says more than
the clock where other programs run beside it.
"""

import json
import os
import statistics
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from polis.games import NAMES
from tests.browser.conftest import program
from tests.server.serving import process

SLOWER = 4  # times
POLL_MS = 100
SIZES = {"desktop": (1440, 900), "phone": (360, 780)}
# The choices are lit and two frames have passed, so they are on the screen.
WATCH = """
window.playable = 0;
const seen = () => document.querySelector('[data-square].open, .hand button:not([aria-disabled=true])');
const watch = () => {
    if (seen()) requestAnimationFrame(() => requestAnimationFrame(() => {
        window.playable = performance.now();
    }));
    else requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


def main(repeats: int) -> None:
    """Print one JSON object: the figures of each game and size, and the machine's load."""
    with (
        tempfile.TemporaryDirectory() as data,
        process(f"{data}/polis.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        figures = {
            f"{game}, {name}": median(
                [opened(browser, server.address, game, size) for _ in range(repeats)]
            )
            for game in NAMES
            for name, size in SIZES.items()
        }
        browser.close()
    print(json.dumps({"slower": SLOWER, "repeats": repeats, "load": os.getloadavg()} | figures))


def opened(browser: Browser, address: str, game: str, size: tuple[int, int]) -> dict[str, float]:
    """Open a fresh table by its address; one measurement."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(address + "/icon.svg")
    table = page.evaluate(SIT_DOWN, game)
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(f"{address}/table/{table}", wait_until="commit")
    # The content security policy forbids waiting for a condition inside the page.
    while not page.evaluate("window.playable"):
        page.wait_for_timeout(POLL_MS)
    figures = told(page, devtools)
    context.close()
    return figures


# The table's key is kept as the client keeps it.
SIT_DOWN = """
async (game) => {
    const config = await (await fetch('/api/config')).json();
    const { bots } = config.games.find((one) => one.name === game);
    const wish = {
        game, options: {}, seats: [{ kind: 'me', name: 'A' }, { kind: 'bot', bot: bots[0].name }],
        clock: { kind: 'none', base_s: 0, increment_s: 0 },
        listed: false, spectators: true, chat: false, take_backs: true,
    };
    const body = JSON.stringify(wish);
    const headers = { 'Content-Type': 'application/json' };
    const made = await (await fetch('/api/tables', { method: 'POST', body, headers })).json();
    localStorage.setItem('polis.keys', JSON.stringify({ [made.id]: made.keys }));
    return made.id;
}
"""


def told(page: Page, devtools: CDPSession) -> dict[str, float]:
    """The figures reported by the page and the browser."""
    metrics: list[dict[str, Any]] = devtools.send("Performance.getMetrics")["metrics"]
    busy = {one["name"]: one["value"] * 1000 for one in metrics}
    paint = page.evaluate("performance.getEntriesByType('paint')[0]?.startTime ?? 0")
    return {
        "first_paint": paint,
        "playable": page.evaluate("window.playable"),
        "busy": busy["TaskDuration"],
        "script": busy["ScriptDuration"],
        "layout": busy["LayoutDuration"] + busy["RecalcStyleDuration"],
        "nodes": page.evaluate("document.querySelectorAll('*').length"),
    }


def median(measured: list[dict[str, float]]) -> dict[str, int]:
    """The median of each figure, and the minimum time until playable, rounded."""
    found = {name: statistics.median(one[name] for one in measured) for name in measured[0]}
    found["least"] = min(one["playable"] for one in measured)
    return {name: round(value) for name, value in found.items()}


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
