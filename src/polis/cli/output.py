"""All output for people and for programs, bars included; the rest of the command line does not print."""

import errno
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from textwrap import fill
from typing import TypeAlias

from polis.core.texts.ansi import UNSAFE, safe
from polis.core.texts.errors import PolisError

WIDTH = 79


class OutputClosed(Exception):
    """The reader of the output has closed it; this is not an error."""


def say(text: str = "") -> None:
    """Write a line to the output; characters that it cannot show are replaced."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    shown = safe(text).encode(encoding, "replace").decode(encoding)
    try:
        sys.stdout.write(f"{shown}\n")
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise OutputClosed from None
        raise PolisError(f"The output cannot be written: {error.strerror}.") from None


def say_folded(text: str, first: str = "", later: str = "") -> None:
    """Print a text in lines of at most 79 characters with the given indentation."""
    say(fill(text, WIDTH, initial_indent=first, subsequent_indent=later, break_long_words=False))


def say_json(data: object) -> None:
    """Write a value as JSON on one line."""
    text = json.dumps(data, ensure_ascii=False)
    say(UNSAFE.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text))


def complain(text: str) -> None:
    """Write one sentence to standard error."""
    sentence = text if text.endswith((".", "!", "?")) else f"{text}."
    encoding = getattr(sys.stderr, "encoding", None) or "utf-8"
    sys.stderr.write(f"{safe(sentence).encode(encoding, 'replace').decode(encoding)}\n")


def wants_colour() -> bool:
    """Whether the output is a terminal and NO_COLOR is not set."""
    is_dumb = os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not is_dumb


Advance: TypeAlias = Callable[[int, str], None]


@contextmanager
def bar(name: str, total: int, done: int = 0) -> Iterator[Advance | None]:
    """Show a bar that begins at `done`; yields `advance(more, note)`, or None without a terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn(name),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}", markup=False),
    )
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(name, total=total, completed=done, note="")
        yield lambda more, note: shown.update(task, advance=more, note=note)


def written_over(text: str) -> None:
    """Overwrite the last line on standard error if that is a terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    if console.is_terminal:
        console.file.write(f"\r\x1b[K{text}")
        console.file.flush()
