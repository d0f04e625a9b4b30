"""Reads the subset of Containerfile syntax that ours uses; anything else is an error."""

import json
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

FIRST = re.compile(r"FROM (?P<image>\S+)(?: AS (?P<name>\S+))?")
WORDS = ("RUN", "COPY", "WORKDIR", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK",
         "ENTRYPOINT", "CMD")  # fmt: skip


class Step(NamedTuple):
    """An instruction: its word, and the rest of it."""

    word: str
    text: str

    def as_list(self) -> list[str]:
        """What follows in brackets: the words of a command."""
        found: list[str] = json.loads(self.text[self.text.index("[") :])
        return found


class Stage(NamedTuple):
    """What is done on top of an image."""

    image: str
    name: str
    steps: list[Step]

    def last(self, word: str) -> Step:
        """The effective instruction where there may be several."""
        return [step for step in self.steps if step.word == word][-1]


def instructions(text: str) -> Iterator[Step]:
    """The instructions, with continued lines joined."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        word, _, rest = line.strip().partition(" ")
        assert word in (*WORDS, "FROM"), f"a Containerfile's {word} is not known here"
        yield Step(word, rest.strip())


def stages(file: Path) -> list[Stage]:
    """The stages in their order."""
    found: list[Stage] = []
    for step in instructions(file.read_text("utf-8")):
        if step.word == "FROM":
            first = FIRST.fullmatch(f"FROM {step.text}")
            assert first is not None, step
            found.append(Stage(first["image"], first["name"] or "", []))
        else:
            found[-1].steps.append(step)
    return found


def ignores(file: Path, name: str) -> bool:
    """Whether a file of the context is left out; the last pattern that fits it counts."""
    left_out = False
    for line in file.read_text("utf-8").split("\n"):
        if not line or line.startswith("#"):
            continue
        pattern = line.removeprefix("!")
        parts: Any = Path(name).parts
        heads = ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]
        if any(fnmatch(head, pattern) or pattern.removeprefix("**/") == head for head in heads):
            left_out = not line.startswith("!")
    return left_out
