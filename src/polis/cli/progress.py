"""Progress bars on standard error, if that is a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

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


def compile_progress(name: str, done: int, total: int) -> None:
    """Show compile progress on one line of standard error, overwritten; nothing in a file."""
    written_over(f"Compiling, {done + 1} of {total}: {name} …" if done < total else "")


def written_over(text: str) -> None:
    """Overwrite the last line on standard error if that is a terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    if console.is_terminal:
        console.file.write(f"\r\x1b[K{text}")
        console.file.flush()
