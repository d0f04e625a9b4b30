"""A bot's program: its pipes, its limits, and its end.

Threads read and write, so that a program that does not read, or writes without end, keeps nobody
waiting longer than the clock says.
"""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from polis.bots.outside.messages import MOST_BYTES
from polis.bots.outside.talk import LONGEST_FAULT, GameLost
from polis.core.json_reader import repeatable

CHUNK: Final = 1 << 16
PATIENCE: Final = 0.5  # seconds in which a program may exit by itself after its input has ended
PASSED_ON: Final = (
    "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "LD_LIBRARY_PATH",
    "CUDA_VISIBLE_DEVICES", "SYSTEMROOT", "COMSPEC", "PATHEXT", "TEMP", "TMP", "USERPROFILE",
)  # fmt: skip
"""The variables of the environment that every program gets; others may hold secrets."""


def environment(names: Sequence[str] = ()) -> dict[str, str]:
    """Return the environment of a program; names: of further variables to pass on."""
    found = {name: os.environ[name] for name in (*PASSED_ON, *names) if name in os.environ}
    # What a Python program prints would otherwise stay in its buffer, the first trap of a beginner.
    return {"PYTHONUNBUFFERED": "1", **found}


class Program:
    """A running program, which gets lines and returns lines."""

    def __init__(
        self, command: Sequence[str], env: Mapping[str, str], errors: Path | None = None
    ) -> None:
        """Start it; raises GameLost if that fails. errors: a file for its standard error."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is what the user asked for
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.PIPE, env=dict(env), bufsize=0, **_apart(),
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise GameLost("start", f"{command[0]}: {error}") from None
        self._lines: queue.SimpleQueue[bytes | GameLost] = queue.SimpleQueue()
        self._out: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._pipes = _Pipes(self._process, self._lines, self._out, errors)
        self.sent = 0  # lines
        self._end = weakref.finalize(self, _kill, self._process)

    def send(self, line: bytes) -> None:
        """Send a line, without waiting for the program to read it."""
        if line:
            self.sent += 1
            self._out.put(line)

    def line(self, deadline: float | None, awaited: str = "an answer") -> bytes:
        """Return the next line; raises GameLost for silence until a time, a crash or too much output.

        deadline: by `time.monotonic`, None for none; awaited: what is waited for, in the error.
        """
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        try:
            found = self._lines.get(timeout=left)
        except queue.Empty:
            raise GameLost("silence", f"its time for {awaited} was up") from None
        if isinstance(found, GameLost):
            self._lines.put(found)  # for the next call
            raise found
        return found

    def begin_game(self) -> None:
        """Count its output from 0 again."""
        self._pipes.counted = 0

    def close(self, patience: float = PATIENCE) -> None:
        """End it: by the end of its input, then by force, with all it has started."""
        self._out.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self._end()
        self._pipes.finish()


class _Pipes:
    """The threads that read and write. counted: bytes of output so far."""

    def __init__(
        self,
        process: "subprocess.Popen[bytes]",
        lines: "queue.SimpleQueue[bytes | GameLost]",
        out: "queue.SimpleQueue[bytes]",
        errors: Path | None,
    ) -> None:
        """Start them."""
        self.counted = 0
        self._last = b""  # of its standard error
        self._process, self._lines, self._out = process, lines, out
        works = [self._read, self._write, lambda: self._keep(errors)]
        self._threads = [threading.Thread(target=work, daemon=True) for work in works]
        for thread in self._threads:
            thread.start()

    def finish(self) -> None:
        """Wait a moment for the last of its standard error."""
        for thread in self._threads:
            thread.join(PATIENCE)

    def _read(self) -> None:
        """Pass lines on until the output ends or is too much."""
        with _of(self._process.stdout) as pipe:
            self._lines.put(self._read_lines(pipe))

    def _read_lines(self, pipe: IO[bytes]) -> GameLost:
        """Pass lines on; return why there are no more."""
        rest = b""
        while data := _read_some(pipe):
            self.counted += len(data)
            if self.counted > MOST_BYTES:
                return GameLost("flood", f"more than {MOST_BYTES} bytes in one game")
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                if line.strip():
                    self._lines.put(line)
        return GameLost("crash", self._ended())

    def _ended(self) -> str:
        """Return how the program ended."""
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._threads[-1].join(PATIENCE)
        return f"exit code {code}" + last_words(self._last)

    def _write(self) -> None:
        """Write lines until one is empty or nobody reads."""
        pipe = _of(self._process.stdin)
        with suppress(OSError, ValueError):
            while line := self._out.get():
                rest = memoryview(line)
                while rest:
                    rest = rest[pipe.write(rest) :]
        with suppress(OSError):
            pipe.close()

    def _keep(self, errors: Path | None) -> None:
        """Keep the first mebibyte of its standard error, if there is any."""
        left = MOST_BYTES
        with _of(self._process.stderr) as pipe:
            while data := _read_some(pipe):
                self._last = (self._last + data)[-CHUNK:]
                if errors is not None and left > 0:
                    errors.parent.mkdir(parents=True, exist_ok=True)
                    with errors.open("ab") as file:
                        file.write(data[:left])
                    left -= len(data)


def last_words(text: bytes) -> str:
    """Return the last line of a standard error; empty for none.

    Node.js writes where it was and its version after it.
    """
    lines = [line.strip() for line in text.decode("utf-8", "replace").splitlines()]
    said = [line for line in lines if line and not line.startswith(("at ", "Node.js v"))]
    return f", its last words: {repeatable(said[-1], LONGEST_FAULT)}" if said else ""


def _of(pipe: IO[bytes] | None) -> Any:
    """Return a pipe, which is there."""
    return pipe


def _read_some(pipe: IO[bytes]) -> bytes:
    """Return what has come; empty at the end."""
    try:
        return os.read(pipe.fileno(), CHUNK)
    except (OSError, ValueError):
        return b""


def _apart() -> dict[str, Any]:
    """Return options for a group of its own: Ctrl-C is for Polis, and its end ends the whole group."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End a program and what it has started."""
    if sys.platform == "win32":
        process.kill()
    else:  # the group may outlive its leader
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE)
