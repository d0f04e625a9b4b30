"""Photograph the pages of the browser client for the README:  tools/screenshots.py FOLDER.

A real server with an empty database is started, and Chromium opens a table of each game.
"""

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import program
from tests.server.serving import process

SETTLED_MS = 2500  # fonts, drawings and the first moves of the bots


class Picture(NamedTuple):
    """One photograph: the game on the start page, the theme, the width and the height."""

    name: str
    game: int
    light: str
    width: int
    height: int


PICTURES = (
    Picture("arkadia", 0, "light", 1440, 900),
    Picture("archon", 1, "dark", 1440, 900),
    Picture("archon-phone", 1, "light", 360, 740),
)


def main(folder: Path) -> None:
    """Write all pictures into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        process(f"{data}/polis.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program(), args=["--no-sandbox"])
        for picture in PICTURES:
            photograph(browser, server.address, picture, folder / f"{picture.name}.png")
            print(f"{picture.name}.png: {picture.width} x {picture.height}, {picture.light}")
        browser.close()


def photograph(browser: Browser, address: str, picture: Picture, target: Path) -> None:
    """Open a table of the game and keep what is seen."""
    context = browser.new_context(
        viewport={"width": picture.width, "height": picture.height},
        color_scheme="dark" if picture.light == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").nth(picture.game).click()
    page.get_by_role("button", name="No, let me play").click()
    page.get_by_role("region", name="Board of").wait_for()
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=str(target))
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
