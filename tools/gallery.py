"""Photograph every page at every size, by day and by night, in each language: `python -m tools.gallery FOLDER [NAME ...]`.

A real server is started, bots play whole games, and Chromium opens each page. Beside each picture stands what can
be measured: words that are cut off, text below 11 pixels, what lies at the window's edge. NAME: only sights whose
name contains one of these; `1440`, `night`, `de` and the like are part of it. All of them together are small in
`sheet.png`, a row a page.
"""

import argparse
import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from polis.core.texts.catalogue import LANGUAGES
from tests.browser.conftest import program
from tests.examples.installing import installed
from tests.server.serving import process
from tools.contact_sheet import Sheet
from tools.gallery_tables import Tables, prepared

ROOT: Final = Path(__file__).resolve().parents[1]
SETTLED_MS: Final = 900  # fonts and drawings
SIZES: Final = ((1920, 1080), (1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 740))
LIGHTS: Final = ("day", "night")
PLAIN: Final = {
    "lobby": "/lobby", "mine": "/mine", "settings": "/settings", "about": "/about",
    "new-arkadia": "/new/arkadia", "new-archon": "/new/archon", "new-thirtyone": "/new/thirtyone",
    "rules-arkadia": "/rules/arkadia", "rules-archon": "/rules/archon",
    "box-arkadia": "/box/arkadia", "box-archon": "/box/archon",
    "learn-arkadia": "/learn/arkadia", "learn-archon": "/learn/archon", "start": "/",
}  # fmt: skip
# Words that are cut, letters that are too small as they are seen, and what touches the window's edge.
MEASURE: Final = """() => {
    const found = new Set(), name = (one) =>
        `${one.tagName.toLowerCase()}.${[...one.classList].filter((c) => !c.startsWith('s-') && !c.startsWith('svelte'))
            .join('.')} "${one.textContent.trim().slice(0, 30)}"`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
        const one = node.parentElement;
        if (!node.textContent.trim() || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (one.closest('.unseen, [aria-hidden=true] symbol, option, script, style')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!box.width || box.width < 2 || box.bottom < 0 || box.top > innerHeight) continue;
        const svg = one.ownerSVGElement;
        const scale = svg ? Math.abs(one.getScreenCTM().a) || 1 : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        if (size < 10.95 && !/^[A-Z]$/.test(one.textContent.trim())) found.add(`${size.toFixed(1)} px: ${name(one)}`);
        if (box.left < 2 || box.right > innerWidth - 2) found.add(`at the edge: ${name(one)}`);
        for (let up = one; up && up !== document.body && !svg; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            const frame = up.getBoundingClientRect();
            if (frame.width < 3) break; // for ears alone
            const wide = style.overflowX !== 'auto' && style.overflowX !== 'scroll';
            if (wide && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5))
                found.add(`cut at the side: ${name(one)}`);
            break;
        }
    }
    for (const one of document.querySelectorAll('button, select, input, a.button')) {
        const box = one.getBoundingClientRect();
        if (!box.width || !one.checkVisibility({ visibilityProperty: true })) continue;
        if (box.bottom < 0 || box.top > innerHeight || one.closest('svg')) continue;
        if ((box.left < 2 && box.left > -20) || (box.right > innerWidth - 2 && box.right < innerWidth + 20))
            found.add(`at the edge: ${name(one)}`);
    }
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.add(`the page is ${over} px too wide`);
    return [...found];
}"""


class View(NamedTuple):
    """How large the window is, and in which light."""

    width: int
    height: int
    light: str
    language: str

    @property
    def name(self) -> str:
        """As part of a file's name."""
        return f"{self.width}-{self.light}-{self.language}"


def word(page: Page, message: str) -> str:
    """A text of the client, or of a hint, in the language of a page, up to its first variable."""
    language = str(page.evaluate("document.documentElement.lang"))
    hints = ROOT / "src" / "polis" / "bots" / "hints" / "text" / f"{language}.ftl"
    for catalogue in (*sorted(ROOT.glob(f"web/src/text/*/{language}.ftl")), hints):
        text = catalogue.read_text("utf-8")
        found = re.search(rf"^{message} = ([^{{\n]+)", text, re.MULTILINE)
        if found:
            return found[1].strip()
    raise LookupError(f"There is no text '{message}' in {language}.")


def first_time(page: Page) -> None:
    """The start page asks a newcomer."""
    page.get_by_role("button", name=word(page, "start-now")).first.click()


def hint(page: Page) -> None:
    """What a bot would do here."""
    page.get_by_role("button", name=word(page, "hint-ask")).first.click()
    page.get_by_text(word(page, "hint-chances")).wait_for(timeout=60_000)


def lesson(page: Page) -> None:
    """The first steps of a lesson."""
    page.get_by_role("button", name=word(page, "learn-begin")).click()
    page.get_by_role("heading", name=word(page, "lesson-step")).wait_for()


def sent(page: Page) -> None:
    """What the server has sent to this browser."""
    page.get_by_role("button", name=word(page, "menu-label"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=word(page, "menu-sent")).click()


def menu(page: Page) -> None:
    """The menu of a table."""
    page.get_by_role("button", name=word(page, "menu-label"), exact=True).click()


def choose(page: Page) -> None:
    """The first card and the first place that is possible."""
    page.locator(".foot .hand button:not(:disabled)").first.click()
    page.locator('[data-square].open, [data-stop][aria-disabled="false"]').first.click(timeout=3000)


Step = Callable[[Page], None]


class Sight(NamedTuple):
    """A page: its name, its path, and what is done there before the picture."""

    name: str
    path: str
    step: Step | None = None
    settings: tuple[tuple[str, object], ...] = ()


def sights(tables: Tables) -> Iterator[Sight]:
    """All that is looked at."""
    for name, path in {**PLAIN, **tables.paths}.items():
        yield Sight(name, path)
    yield Sight("first-time", "/", first_time)
    for game in ("arkadia", "archon"):
        yield Sight(f"{game}-lesson", f"/learn/{game}", lesson)
        yield Sight(f"{game}-rulebook", f"/rules/{game}#overview")
        for number, seats in (("early", 2), ("late", 4)):
            path = tables.paths[f"{game}-{seats}-{number}"]
            yield Sight(f"{game}-{seats}-{number}-chosen", path, choose)
            yield Sight(f"{game}-{seats}-{number}-ear", path, None, (("ear", True),))
        late = tables.paths[f"{game}-3-late"]
        yield Sight(f"{game}-3-late-hint", late, hint)
        yield Sight(f"{game}-3-late-sent", late, sent)
        yield Sight(f"{game}-3-late-menu", late, menu)
        yield Sight(f"{game}-2-early-offers", tables.paths[f"{game}-2-early"], None,
                    (("soundsAsked", False),))  # fmt: skip
    yield Sight("thirtyone-table", "/", plain_game)


def plain_game(page: Page) -> None:
    """A table of a game from another package."""
    card = page.locator("section").filter(has=page.get_by_role("heading", name="Thirty-one"))
    card.get_by_role("button", name=word(page, "start-now")).click()
    page.get_by_role("region", name=word(page, "board-label")).wait_for()


def photograph(
    browser: Browser, address: str, tables: Tables, view: View, names: list[str]
) -> Iterator[tuple[str, str, bytes]]:
    """Open each page in a window of this size; gives its name, that of the picture, and the picture."""
    for sight in sights(tables):
        name = f"{sight.name}-{view.name}"
        if names and not any(all(part in name for part in one.split("+")) for one in names):
            continue
        picture, found = look(browser, address, tables, view, sight)
        print(name, *found, sep="\n    ", flush=True)
        yield sight.name, name, picture


def kept(tables: Tables, sight: Sight, language: str) -> str:
    """What the browser has kept from earlier visits, as a script."""
    choices = {"pace": "off", "soundsAsked": True, "name": "Ada",
               "language": language, **dict(sight.settings)}  # fmt: skip
    stored: dict[str, object] = {"settings": choices}
    if sight.step is not first_time:
        known = {"arkadia": True, "archon": True, "thirtyone": True}
        stored |= {"newcomer": known, "keys": tables.keys}
    return "".join(
        f"localStorage['polis.{key}'] ??= {json.dumps(json.dumps(value))};"
        for key, value in stored.items()
    )


def look(
    browser: Browser, address: str, tables: Tables, view: View, sight: Sight
) -> tuple[bytes, list[str]]:
    """Take the picture; and what was measured."""
    context = browser.new_context(
        viewport={"width": view.width, "height": view.height},
        color_scheme="dark" if view.light == "night" else "light",
        reduced_motion="reduce",
        has_touch=view.width < 800,
    )
    context.add_init_script(kept(tables, sight, view.language))
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(f"fault: {error}"))
    page.goto(address + sight.path)
    try:
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED_MS)
        if sight.step is not None:
            sight.step(page)
            page.wait_for_timeout(SETTLED_MS)
    except Exception as error:  # noqa: BLE001 - the picture tells where it stopped
        faults.append(f"not reached: {str(error).splitlines()[0]}")
    picture = page.screenshot()
    measured: list[str] = page.evaluate(MEASURE)
    context.close()
    return picture, [*faults, *measured]


def main(folder: Path, names: list[str]) -> None:
    """Write the pictures into the folder and what was measured to the output."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        # The example beside what is compiled already.
        environment = {**os.environ, "PYTHONPATH": installed(Path(data))["PYTHONPATH"]}
        with (
            process(f"{data}/polis.sqlite3", environment=environment) as server,
            sync_playwright() as playwright,
        ):
            tables = prepared(server.address)
            browser = playwright.chromium.launch(
                executable_path=program(), args=["--no-sandbox", "--disable-gpu"]
            )
            sheet = Sheet(browser, folder)
            for language, size, light in product(LANGUAGES, SIZES, LIGHTS):
                view = View(*size, light, language)
                for sight, name, picture in photograph(
                    browser, server.address, tables, view, names
                ):
                    (folder / f"{name}.png").write_bytes(picture)
                    sheet.add(sight, name)
            sheet.write()
            browser.close()


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("folder", type=Path)
    words.add_argument(
        "names", nargs="*", metavar="NAME", help="all that have one in theirs; + for and"
    )
    wanted = words.parse_args()
    main(wanted.folder, wanted.names)
