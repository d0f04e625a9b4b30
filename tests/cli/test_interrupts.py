"""Ctrl-C ends a command cleanly, wherever it arrives."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from polis.cli import interrupts

PATIENCE = 600  # seconds of a busy machine for a process to end

# The name polis.cli.app is also that of the Typer application inside.
COMMAND_LINE: Any = import_module("polis.cli.app")


@pytest.fixture(autouse=True)
def _untouched() -> Iterator[None]:
    """Leaves what hears Ctrl-C as it was, and ignores it nowhere, as a background job would.

    Who ignores it has programs ignore it, too, until they say otherwise, and a start may take a while.
    """
    before, hook = signal.signal(signal.SIGINT, signal.default_int_handler), sys.unraisablehook
    yield
    signal.signal(signal.SIGINT, before)
    sys.unraisablehook = hook


@pytest.mark.skipif(os.name != "posix", reason="signals and named pipes are those of POSIX")
def test_an_interrupt_from_outside_ends_the_process_quietly(tmp_path: Path) -> None:
    waiting = tmp_path / "pipe"
    os.mkfifo(waiting)
    arguments = [sys.executable, "-m", "polis", "verify", str(waiting)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        writer = os.open(waiting, os.O_WRONLY)  # returns once the command has opened it to read
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        os.close(writer)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_what_a_library_makes_of_an_interrupt_is_still_an_interrupt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def half_imported(_arguments: list[str]) -> int:
        try:
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            raise ImportError("failed to import") from None
        return 0

    monkeypatch.setattr(COMMAND_LINE, "run", half_imported)
    with pytest.raises(SystemExit) as ended:
        COMMAND_LINE.main()
    assert ended.value.code == 130


def test_an_interrupt_before_the_command_begins_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed() -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(COMMAND_LINE, "add_other_verbs", pressed)
    with pytest.raises(SystemExit) as ended:
        COMMAND_LINE.main()
    assert ended.value.code == 130


def test_an_error_without_an_interrupt_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_arguments: list[str]) -> int:
        raise ImportError("not there")

    monkeypatch.setattr(COMMAND_LINE, "run", broken)
    with pytest.raises(ImportError, match="not there"):
        COMMAND_LINE.main()


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
@pytest.mark.parametrize("seconds", [0.3, 1.0, 2.5])
def test_a_long_simulation_can_be_interrupted_at_any_time(seconds: float) -> None:
    arguments = ["simulate", "arkadia", "--games", "2000000", "--bots", "greedy"]
    compiled = {name: text for name, text in os.environ.items() if name != "POLIS_INTERPRETED"}
    with subprocess.Popen(
        [sys.executable, "-m", "polis", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=compiled,
    ) as process:
        try:
            time.sleep(seconds)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode in (130, -signal.SIGINT)
    assert out == b""
    assert b"Traceback" not in err


def test_an_interrupt_that_a_library_drops_comes_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in a callback of a C library, whose exceptions cannot be caught."""
    callback = ctypes.CFUNCTYPE(None)(lambda: signal.raise_signal(signal.SIGINT))

    def compiling(**_: object) -> int:
        callback()
        time.sleep(60)
        return 0

    monkeypatch.setattr(COMMAND_LINE, "app", compiling)
    with pytest.raises(SystemExit) as ended:
        COMMAND_LINE.main()
    assert ended.value.code == 130
    assert capsys.readouterr().err == ""


def interrupted_module(
    monkeypatch: pytest.MonkeyPatch, folder: Path, then: str, use: Callable[[str], object]
) -> None:
    """A command that uses a new module, with Ctrl-C arriving during its import."""
    name = f"module_of_{folder.name}"
    lines = ["import signal", "signal.raise_signal(signal.SIGINT)", then]
    (folder / f"{name}.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))

    def command(**_: object) -> int:
        use(name)
        return 0

    monkeypatch.setattr(COMMAND_LINE, "app", command)


def test_an_interrupt_during_an_import_comes_after_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An import may swallow it, or leave the lock of a module taken."""
    seen = []

    def importing(name: str) -> None:
        seen.append(import_module(name).whole)
        time.sleep(60)

    interrupted_module(monkeypatch, tmp_path, "whole = True", importing)
    with pytest.raises(SystemExit) as ended:
        COMMAND_LINE.main()
    assert (ended.value.code, seen) == (130, [True])


def test_an_import_that_never_ends_is_interrupted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(interrupts, "LONGEST_IMPORT", 0.1)
    interrupted_module(monkeypatch, tmp_path, "import time; time.sleep(60)", import_module)
    with pytest.raises(SystemExit) as ended:
        COMMAND_LINE.main()
    assert ended.value.code == 130


def test_another_exception_that_is_dropped_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    callback = ctypes.CFUNCTYPE(None)(lambda: int("x"))
    monkeypatch.setattr(COMMAND_LINE, "app", lambda **_: callback())
    monkeypatch.setattr(sys, "unraisablehook", sys.__unraisablehook__)
    with pytest.raises(SystemExit) as ended:
        COMMAND_LINE.main()
    assert ended.value.code == 0
    assert "ValueError" in capsys.readouterr().err
