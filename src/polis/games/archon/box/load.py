"""Reading the box of Archon from a component file and checking it."""

from importlib.resources import files
from typing import Any

from polis.core.boxes.components import BoxSource, ComponentFile, load_components
from polis.games.archon.box import checks, reading
from polis.games.archon.box.box import Box


def load_box(path: BoxSource | None = None) -> Box:
    """ARC-R1, ARC-R14  Read a component file (by default the packaged one) and check it.

    Raises InvalidComponents with the line and what would be right.
    """
    if path is not None:
        file = load_components(path)
    else:
        packaged = files("polis.games.archon") / "components" / "original.toml"
        file = load_components(packaged, "original.toml")
    box = _read(file)
    checks.check(box, file)
    return box


def _read(file: ComponentFile) -> Box:
    parts: dict[str, Any] = {}
    for read in reading.READERS:
        parts |= read(file)
    return Box(**parts, sha256=file.sha256, provenance=file.origins())
