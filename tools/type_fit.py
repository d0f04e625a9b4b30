"""How the faces of the system must be fitted to stand in for the packed ones; needs Chromium and Playwright.

Prints for each pair the `size-adjust` at which a text in three languages is as wide in both, for
`web/src/ui/look/type.css`. Only faces that this machine has are measured.
"""

import base64
import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

FOLDER: Final = Path(__file__).parents[1] / "web" / "node_modules" / "@fontsource"
PACKED: Final = {
    400: FOLDER / "source-sans-3/files/source-sans-3-latin-400-normal.woff2",
    600: FOLDER / "source-sans-3/files/source-sans-3-latin-600-normal.woff2",
    700: FOLDER / "alegreya/files/alegreya-latin-700-normal.woff2",
}
STAND_INS: Final = {
    400: ("DejaVu Sans", "Liberation Sans", "Arial", "Roboto"),
    600: ("DejaVu Sans", "Liberation Sans", "Arial", "Roboto"),
    700: ("DejaVu Serif", "Liberation Serif", "Times New Roman", "Georgia"),
}
TEXT: Final = (
    "Choose a card to build, or a building for your workers. Undo, Reset, Done. 0123456789. "
    "Wählen Sie eine Karte zum Bauen oder ein Gebäude für Ihre Arbeiter. Größer, Übersicht. "
    "Choisissez une carte à construire ou un bâtiment pour vos ouvriers ; à vous de jouer."
)
WIDTH: Final = """async ([family, weight, text]) => {
    await document.fonts.load(`${weight} 100px "${family}"`, text);
    const line = document.body.appendChild(document.createElement('span'));
    line.style.cssText = `font: ${weight} 100px "${family}", monospace; white-space: nowrap`;
    line.textContent = text;
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
}"""


def face(weight: int, file: Path) -> str:
    """Return the rule that names a packed file after its weight."""
    data = base64.b64encode(file.read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{data})"
    return f"@font-face{{font-family:packed-{weight};font-weight:{weight};src:{source}}}"


def main() -> None:
    """Measure and print."""
    program = os.environ.get("POLIS_CHROMIUM") or shutil.which("chromium")
    rules = "".join(face(weight, file) for weight, file in PACKED.items())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_content(f"<style>{rules}</style><body></body>")
        for weight, families in STAND_INS.items():
            wide = page.evaluate(WIDTH, [f"packed-{weight}", weight, TEXT])
            missing = page.evaluate(WIDTH, ["no such face", weight, TEXT])
            for family in families:
                width = page.evaluate(WIDTH, [family, weight, TEXT])
                if width != missing:
                    print(f"{family} {weight}: {wide / width:.0%}")
        browser.close()


if __name__ == "__main__":
    main()
