"""The curves of a training run as one page: losses on held-out games, epoch by epoch."""

import json
import os
from html import escape
from pathlib import Path
from typing import Any, Final

from polis.core.files import write_whole, writing
from polis_lab.contests.report.charts import curve
from polis_lab.contests.report.frame import document
from polis_lab.contests.report.tables import facts

# The figures of an epoch: name in the file, title, whether it is a share
FIGURES: Final = (
    ("value", "Value: nats a position", False),
    ("winners", "Winners foretold", True),
    ("policy", "Policy: nats a decision", False),
    ("scores", "Scores: half squares", False),
)
NAMES: Final = {"round_number", "epoch", "positions", "loss", *(name for name, _, _ in FIGURES)}


def add_epoch(folder: Path, epoch: dict[str, Any]) -> None:
    """Append an epoch's figures, synced to the disk; raises PolisError if they cannot be written."""
    path = folder / "curves.jsonl"
    line = json.dumps(epoch).encode() + b"\n"
    with writing(path), path.open("ab+") as file:
        file.seek(0)
        if not (b"\n" + file.read()).endswith(b"\n"):  # a crash left an incomplete line
            line = b"\n" + line
        file.write(line)
        file.flush()
        os.fsync(file.fileno())


def read_curves(folder: Path) -> list[dict[str, Any]]:
    """Return the epochs of a training run, each once: an interrupted one may have been logged twice.

    Incomplete lines left by a crash are skipped.
    """
    path = folder / "curves.jsonl"
    if not path.exists():
        return []
    epochs = [one for one in map(_epoch, path.read_bytes().split(b"\n")) if one is not None]
    return list({(one["round_number"], one["epoch"]): one for one in epochs}.values())


def _epoch(line: bytes) -> dict[str, Any] | None:
    """Parse a line; None if it is invalid."""
    try:
        epoch = json.loads(line)
    except ValueError:
        return None
    return epoch if isinstance(epoch, dict) and epoch.keys() >= NAMES else None


def draw_curves(folder: Path) -> Path:
    """Write the page; return its path."""
    epochs = read_curves(folder)
    recipe = json.loads((folder / "recipe.json").read_text("utf-8"))
    title = f"Training for {recipe['game'].capitalize()}"
    against = recipe.get("against", "")
    sections = "".join(
        _round(number, against, [one for one in epochs if one["round_number"] == number])
        for number in sorted({one["round_number"] for one in epochs})
    )
    return write_whole(
        folder / "curves.html",
        document(
            title,
            f"""<h1>{escape(title)}</h1>
<p class="soft">Measured on games that were not learned from.</p>
{sections}
<section><h2>Recipe</h2>{facts(list(recipe.items()))}</section>""",
        ),
    )


def _round(number: int, against: str, epochs: list[dict[str, Any]]) -> str:
    """The curves of a round, and its last figures. against: the level that played it too, if any."""
    who = "games of the greedy bot" if number == 0 else "games of the guided search"
    if against:
        who += f" against the {escape(against)}"
    charts = "".join(
        f"<h3>{escape(title)}</h3><figure>"
        f"{curve(f'Round {number}, {title}', [one[name] for one in epochs], _writing(is_share))}"
        "</figure>"
        for name, title, is_share in FIGURES
        if any(one[name] for one in epochs)
    )
    positions = epochs[-1]["positions"]
    best = min(epochs, key=lambda one: float(one["loss"]))["epoch"]
    which = f"those of epoch {best}" if best else "as the round found them: no epoch was better"
    return (
        f"<section><h2>Round {number}</h2><p>{positions:,} positions from {who}, "
        f"{epochs[-1]['epoch']} epochs; the weights are {which}.</p>{charts}</section>"
    )


def _writing(is_share: bool) -> Any:
    return (lambda x: f"{100 * x:.1f} %") if is_share else (lambda x: f"{x:.3f}")
