"""Local processes that play games; one that dies is replaced and its game is played again."""

import multiprocessing
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

from polis.core.texts.errors import PolisError
from polis_lab.contests.match import Played, Table
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import Plan
from polis_lab.contests.players import Place

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

MOST_DEATHS: Final = 3  # of processes by the same game
PATIENCE: Final = 5.0  # seconds in which a process has to exit


@dataclass(slots=True)
class _Worker:
    """A process, the pipe to it, and the game that it is playing."""

    process: Any
    pipe: "Connection[Any, Any]"
    job: Job | None = None


def play_here(
    plan: Plan, jobs: Iterable[Job], workers: int, place: Place | None = None
) -> Iterator[Played]:
    """Play games in `workers` processes and yield each as soon as it ends, in any order.

    Closing the iterator ends the processes. Raises PolisError if a game cannot be played, and
    RuntimeError with the trace if rules or a bot fail.
    """
    pool = _Pool(plan, iter(jobs), place or Place())
    try:
        for _ in range(workers):
            pool.hire()
        while pool.is_busy():
            yield from pool.ended()
    finally:
        pool.close()


class _Pool:
    """The workers, and the games still to be handed out."""

    def __init__(self, plan: Plan, jobs: Iterator[Job], place: Place) -> None:
        self.plan = plan
        self.place = place
        self.jobs = jobs
        self.again: list[Job] = []  # games whose process died
        self.deaths: Counter[int] = Counter()
        self.workers: list[_Worker] = []

    def hire(self) -> None:
        """Start a process, if there is a game for it."""
        job = self._next()
        if job is None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self.plan, self.place), daemon=True)
        with _without_interrupts():
            process.start()
        theirs.close()
        worker = _Worker(process, ours)
        self.workers.append(worker)
        self._give(worker, job)

    def is_busy(self) -> bool:
        """Whether a game is being played."""
        return any(worker.job is not None for worker in self.workers)

    def ended(self) -> Iterator[Played]:
        """Wait until something happens; yield the games that are over."""
        by_pipe = {worker.pipe: worker for worker in self.workers}
        for pipe in wait(list(by_pipe)):
            worker = by_pipe[pipe]  # type: ignore[index]
            try:
                kind, value = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if kind == "refused":
                raise PolisError(value)
            if kind == "failed":
                raise RuntimeError(f"{_told(self.plan, worker.job)} failed:\n{value}")
            self._give(worker, self._next())
            yield value

    def close(self) -> None:
        """Terminate all processes, even during games."""
        for worker in self.workers:
            worker.process.terminate()
            worker.pipe.close()
        for worker in self.workers:
            worker.process.join(PATIENCE)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
        self.workers.clear()

    def _next(self) -> Job | None:
        """Return the next game; interrupted ones come first."""
        return self.again.pop() if self.again else next(self.jobs, None)

    def _give(self, worker: _Worker, job: Job | None) -> None:
        """Hand a game to a worker; a dead worker is detected when it is waited for."""
        worker.job = job
        if job is not None:
            with suppress(OSError):
                worker.pipe.send(job)

    def _replace(self, worker: _Worker) -> None:
        """Replace a dead process by another one, which plays its game."""
        worker.pipe.close()
        worker.process.join(PATIENCE)
        self.workers.remove(worker)
        if worker.job is None:
            return
        self.again.append(worker.job)
        self.deaths[worker.job.number] += 1
        if self.deaths[worker.job.number] >= MOST_DEATHS:
            raise PolisError(
                f"{_told(self.plan, worker.job)} has ended its process {MOST_DEATHS} times "
                f"(exit code {worker.process.exitcode}); is there enough memory?"
            )
        self.hire()


def _told(plan: Plan, job: Job | None) -> str:
    """Identify a game, so that it can be replayed alone."""
    if job is None:
        return "A game"
    return (
        f"Game {job.number} on deal {job.deal} of seed {plan.seed} "
        f"({', '.join(plan.bots)} seated as {job.seating})"
    )


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Shield processes started inside from Ctrl-C: their parent ends them."""
    if sys.platform == "win32":  # on Windows the process itself ignores it
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: "Connection[Any, Any]", plan: Plan, place: Place) -> None:
    """Play the jobs that arrive until there are no more or the parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)  # so that the programs of bots from outside end, too
    with suppress(EOFError, OSError):
        try:
            table = Table(plan, place)
            with closing(table):
                while True:
                    pipe.send(("played", table.play(pipe.recv())))
        except PolisError as error:
            pipe.send(("refused", str(error)))
        except (EOFError, OSError):
            raise
        except Exception:  # noqa: BLE001 - whatever a bot does, the parent has to know
            pipe.send(("failed", traceback.format_exc()))


def _leave(*_: object) -> None:
    """End this process as Python does, with all that has to be closed."""
    sys.exit(0)
