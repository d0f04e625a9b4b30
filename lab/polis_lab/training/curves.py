"""The curves of a training run: losses on held-out games, epoch by epoch, a line of JSON each."""

import json
import os
from pathlib import Path
from typing import Any, Final

from polis_lab.files import writing

NAMES: Final = {
    "round_number",
    "epoch",
    "positions",
    "loss",
    "value",
    "winners",
    "policy",
    "scores",
}


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
