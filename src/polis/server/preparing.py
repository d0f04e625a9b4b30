"""Compiles in the background: one process per game compiles parts, and this one loads the rules.

While somebody waits for a part of one game, the others pause on a machine with few cores.
What bots need is loaded by the workers that think (`thinking.thinker`). The processes yield to the
server, and end with it however it ends (`bots.compile_worker`).
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from polis.bots.compile_parts import RULES, load_part
from polis.bots.compile_worker import CONTINUE, PAUSE
from polis.core.kernels import kernel
from polis.core.processes import cpu_count
from polis.server.loaded_game import content_of
from polis.server.readiness import NEEDED, Readiness

SHOW_SECONDS: Final = 2.0  # between two updates of the line on a terminal
LOG_SECONDS: Final = 10.0  # between two lines in the log
MOST_FAILURES: Final = 2  # of a part; after that it is compiled by whatever uses it
ROOM: Final = 4  # cores enough for two compilers beside the server, a bot and a browser
COMMAND: Final = (sys.executable, "-m", "polis.bots.compile_worker")


class Told(msgspec.Struct, frozen=True):
    """A line from a compiling process: the CPU time spent on a part so far."""

    part: str
    seconds: float
    done: bool


_read_line: Final = msgspec.json.Decoder(Told).decode


class Preparing:
    """The processes that compile, and what they have finished."""

    def __init__(self, readiness: Readiness, games: list[str]) -> None:
        """games: the games to prepare."""
        self._readiness = readiness
        self._games = games
        self._processes: dict[str, Process] = {}
        self._paused: set[str] = set()
        self._failures: dict[tuple[str, str], int] = {}

    async def run(self) -> None:
        """Load what is compiled; compile and load the rest, until everything needed is done."""
        for game in self._games:
            await asyncio.to_thread(getattr, content_of(game), "info")  # used by every page
        for part in NEEDED:
            for game in self._games:
                if kernel.is_ready(game, part):
                    await self._load(game, part)
        busy: dict[asyncio.Task[None], str] = {}
        try:
            while True:
                self._readiness.changed.clear()
                self._begin(busy)
                self._let_pause()
                wanted = asyncio.create_task(self._readiness.changed.wait())
                await asyncio.wait((*busy, wanted), return_when=asyncio.FIRST_COMPLETED)
                wanted.cancel()
                for task in [one for one in busy if one.done()]:
                    del busy[task]
                    task.result()
        finally:
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)
            for game in list(self._processes):
                await self._end(game)

    def _begin(self, busy: "dict[asyncio.Task[None], str]") -> None:
        """Start parts, one per core, plus any part that somebody is waiting for."""
        while True:
            found = self._readiness.next(tuple(busy.values()))
            if found is None or (
                len(busy) >= cpu_count() and not self._readiness.is_wanted(found[0])
            ):
                return
            busy[asyncio.create_task(self._prepare(*found))] = found[0]

    def _let_pause(self) -> None:
        """Have the processes pause whose game nobody waits for, if somebody waits for another."""
        awaited = self._readiness.awaited() if cpu_count() < ROOM else set[str]()
        for game, process in self._processes.items():
            pauses = bool(awaited) and game not in awaited
            if pauses != (game in self._paused) and process.stdin is not None:
                process.stdin.write(f"{PAUSE if pauses else CONTINUE}\n".encode())
                self._paused ^= {game}

    async def _prepare(self, game: str, part: str) -> None:
        """Compile a part in another process; if that fails it is compiled where it is used."""
        seconds: float | None = None
        log = structlog.get_logger().bind(game=game, part=part)
        if not kernel.is_ready(game, part) and kernel.CACHE_FOLDER is not None:
            try:
                seconds = await self._compile(game, part)
            except (OSError, EOFError) as error:
                failures = self._failures[game, part] = self._failures.get((game, part), 0) + 1
                log.warning("could not be compiled", failures=failures, why=str(error))
                await self._end(game)
                if failures <= MOST_FAILURES:
                    return
        await self._load(game, part, seconds)
        log.info("prepared", seconds=seconds and round(seconds, 1), left=self._left())
        if not any(one.game == game for one in self._readiness.missing()):
            await self._end(game)  # the compiler occupies half a gigabyte

    async def _compile(self, game: str, part: str) -> float:
        """Have a part compiled; return the CPU seconds it took. Raises EOFError, OSError."""
        process = self._processes.get(game)
        if process is None:
            process = self._processes[game] = await asyncio.create_subprocess_exec(
                *COMMAND, game, stdin=PIPE, stdout=PIPE, stderr=PIPE
            )
            self._let_pause()
        if process.stdin is None or process.stdout is None:  # only for the type checker
            raise EOFError("it cannot be talked to")
        process.stdin.write(f"{part}\n".encode())
        await process.stdin.drain()
        async for line in process.stdout:
            report = _read_line(line)
            if report.part == part and report.done:
                return report.seconds
            self._readiness.note(game, report.part, report.seconds)
        trouble = b"" if process.stderr is None else await process.stderr.read()
        raise EOFError(trouble.decode(errors="replace").strip()[-500:] or "it was ended")

    async def _load(self, game: str, part: str, seconds: float | None = None) -> None:
        """Load compiled rules off the event loop, and record that a part is done."""
        if part == RULES:
            rules: Any = content_of(game).game
            await asyncio.to_thread(load_part, rules, part)
        self._readiness.done(game, part, seconds)

    async def _end(self, game: str) -> None:
        process = self._processes.get(game)
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # closes the pipes
            self._paused.discard(game)
            self._processes.pop(game, None)  # only now, as this may be cancelled and run again

    def _left(self) -> str:
        return ", ".join(f"{one.game} {one.percent} %" for one in self._readiness.missing())


async def tell(readiness: Readiness, show: Callable[[str], None] | None) -> None:
    """Report progress until all is done: on a line of the terminal, or occasionally in the log."""
    await asyncio.sleep(SHOW_SECONDS)  # by then everything in the cache is loaded
    while missing := readiness.missing():
        words = ", ".join(f"{one.game} {one.percent} %" for one in missing)
        if show is None:
            structlog.get_logger().info("preparing", so_far=words)
        else:
            show(f"Preparing the games, which can be played meanwhile: {words} ...")
        await asyncio.sleep(SHOW_SECONDS if show else LOG_SECONDS)
    if show is not None:
        show("")
