"""Parts of reviews, kept in a file for each game: a review that was left goes on where it stopped."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from polis.bots.reproducible_turns import fingerprint
from polis.bots.review.review import Progress, Work
from polis.core.files import cache_folder
from polis.core.records.record_file import record_json
from polis.core.texts.errors import PolisError


def reviewed(work: Work, progress: Progress | None = None, folder: Path | None = None) -> Any:
    """Return a review as `polis.review` does, and keep each part as soon as it is done.

    folder: of the files, by default one in the user's cache. Raises PolisError if it cannot be written.
    """
    path = (folder or cache_folder() / "reviews") / f"{_name(work)}.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        parts = list(_read(path))[: work.count]
        with path.open("w", encoding="utf-8") as kept:
            kept.writelines(_line(one) for one in parts)
            kept.flush()
            for part in work.parts(len(parts)):
                parts.append(part)
                kept.write(_line(part))
                kept.flush()
                if progress is not None:
                    progress(len(parts), work.count)
    except OSError as error:
        raise PolisError(f"The review cannot be kept in {path}: {error.strerror}.") from None
    return work.whole(parts)


def _name(work: Work) -> str:
    """What the parts depend on: the game, the depth, and what judges."""
    told = [record_json(work.record), repr(work.depth), fingerprint(work.game.name)]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:32]


def _read(path: Path) -> Iterator[Any]:
    """Yield the parts in a file, up to the first line that was not written whole."""
    if not path.is_file():
        return
    for line in path.read_text("utf-8").splitlines(keepends=True):
        if not line.endswith("\n"):
            return
        try:
            yield json.loads(line)
        except ValueError:
            return


def _line(part: Any) -> str:
    return json.dumps(part, separators=(",", ":")) + "\n"
