"""The curves of a training as one page: losses on held-out games, epoch by epoch."""

import json
import os
from html import escape
from pathlib import Path
from typing import Any, Final

from polis.arena.contest.files import write_whole, writing
from polis.arena.contest.report.charts import curve
from polis.arena.contest.report.frame import document
from polis.arena.contest.report.tables import facts

# What an epoch tells: its name in the file, its title, and whether it is a share
FIGURES: Final = (
    ("value", "Value: nats a position", False),
    ("winners", "Winners foretold", True),
    ("policy", "Policy: nats a decision", False),
    ("scores", "Scores: half squares", False),
)


def add_epoch(folder: Path, epoch: dict[str, Any]) -> None:
    """Write what an epoch told, and have it on the disk; raises PolisError if it cannot be written."""
    path = folder / "curves.jsonl"
    with writing(path), path.open("ab") as file:
        file.write(json.dumps(epoch).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def read_curves(folder: Path) -> list[dict[str, Any]]:
    """The epochs of a training, each once: one that was interrupted may have been told twice."""
    path = folder / "curves.jsonl"
    if not path.exists():
        return []
    epochs = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return list({(one["round_number"], one["epoch"]): one for one in epochs}.values())


def draw_curves(folder: Path) -> Path:
    """Write the page; returns its path."""
    epochs = read_curves(folder)
    recipe = json.loads((folder / "recipe.json").read_text("utf-8"))
    title = f"Training for {recipe['game'].capitalize()}"
    sections = "".join(
        _round(number, [one for one in epochs if one["round_number"] == number])
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


def _round(number: int, epochs: list[dict[str, Any]]) -> str:
    """The curves of a round, and its last figures."""
    who = "games of the greedy bot" if number == 0 else "games of the guided search"
    charts = "".join(
        f"<h3>{escape(title)}</h3><figure>"
        f"{curve(f'Round {number}, {title}', [one[name] for one in epochs], _writing(is_share))}"
        "</figure>"
        for name, title, is_share in FIGURES
        if any(one[name] for one in epochs)
    )
    positions = epochs[-1]["positions"]
    best = min(epochs, key=lambda one: float(one["loss"]))["epoch"]
    return (
        f"<section><h2>Round {number}</h2><p>{positions:,} positions from {who}, "
        f"{len(epochs)} epochs; the weights are those of epoch {best}.</p>{charts}</section>"
    )


def _writing(is_share: bool) -> Any:
    return (lambda x: f"{100 * x:.1f} %") if is_share else (lambda x: f"{x:.3f}")
