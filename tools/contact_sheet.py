"""All pictures of a gallery on one sheet, small: a row for each page, a column for each size, light and language."""

import base64
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

WIDE: Final = 150  # pixels of a small picture
HIGH: Final = 110  # the most
SHRINK: Final = """async ([data, wide, high]) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const scale = Math.min(wide / image.width, high / image.height);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width * scale, image.height * scale].map(Math.round);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', 0.8);
}"""
STYLE: Final = """body { margin: 8px; font: 12px sans-serif; background: #888; width: max-content }
h2 { margin: 6px 0 2px; font-size: 13px; color: white }
div { display: flex; gap: 4px; align-items: start }"""


class Sheet:
    """Small pictures, as they are taken."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        """folder: where the pictures lie, and the sheet will."""
        self._page = browser.new_page(viewport={"width": 400, "height": 300})
        self._folder = folder
        self._rows: dict[str, list[tuple[str, str]]] = {}

    def add(self, row: str, name: str) -> None:
        """Add a picture of the folder to a row."""
        data = base64.b64encode((self._folder / f"{name}.png").read_bytes()).decode()
        small = self._page.evaluate(SHRINK, [f"data:image/png;base64,{data}", WIDE, HIGH])
        self._rows.setdefault(row, []).append((name, small))

    def write(self) -> None:
        """Write `sheet.html`, whose pictures lead to the large ones, and `sheet.png`."""
        parts = [f"<meta charset=utf-8><title>Polis</title><style>{STYLE}</style>"]
        for row, pictures in self._rows.items():
            shown = [
                f'<a href="{name}.png" title="{name}"><img src="{small}" alt="{name}"></a>'
                for name, small in pictures
            ]
            parts.append(f"<h2>{escape(row)}</h2><div>{''.join(shown)}</div>")
        self._page.set_content("".join(parts))
        (self._folder / "sheet.html").write_text("".join(parts), "utf-8")
        self._page.screenshot(path=str(self._folder / "sheet.png"), full_page=True)
