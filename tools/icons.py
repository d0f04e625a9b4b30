"""Draw the icons of the installed app as PNG, from `web/public/icon.svg`; needs Chromium and Playwright.

Systems cut a "maskable" icon to a shape of their own, so its drawing keeps to the middle.
"""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

FOLDER: Final = Path(__file__).parents[1] / "web" / "public"
PAPER: Final = "#f6efe0"
KEPT: Final = 0.72  # of its width: what no system cuts off
ICONS: Final = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-round-512.png": (512, KEPT, PAPER),
    "icon-touch-180.png": (180, 0.9, PAPER),
}


def draw(page: Page, drawing: str, name: str, size: int, share: float, ground: str) -> None:
    """Write one icon of `size` pixels, of whose width the drawing takes a share."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
        f"svg{{width:{share:.0%}}}</style>{drawing}"
    )
    page.screenshot(path=str(FOLDER / name), omit_background=True)


def main() -> None:
    """Write all icons."""
    program = os.environ.get("POLIS_CHROMIUM") or shutil.which("chromium")
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (size, share, ground) in ICONS.items():
            draw(page, drawing, name, size, share, ground)
        browser.close()


if __name__ == "__main__":
    main()
