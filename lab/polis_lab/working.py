"""Processes that do the jobs of a long run; what each has finished is kept when one of them dies."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from polis.core.texts.errors import PolisError

Job = TypeVar("Job")

_process: dict[str, Callable[[Any], None]] = {}  # in a worker process: what does a job


def in_processes(
    new_worker: Callable[..., Callable[[Job], None]],
    arguments: Sequence[Any],
    jobs: Iterable[Job],
    workers: int,
    died: str,
) -> Iterator[Job]:
    """Do all jobs and yield each as soon as it is done, in any order.

    new_worker: called once in each process, with the arguments and a function that says whether to stop;
    returns what does a job. Raises PolisError with the sentence `died` if a process dies.
    """
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (new_worker, arguments, stop)) as pool:
        try:
            for done in as_completed([pool.submit(_work, job) for job in jobs]):
                yield done.result()
        except BrokenProcessPool as error:
            raise PolisError(died) from error
        finally:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(new_worker: Callable[..., Any], arguments: Sequence[Any], stop: Any) -> None:
    """Prepare a worker process."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent sets `stop`
    _process["worker"] = new_worker(*arguments, stop.is_set)


def _end_with_parent() -> None:
    """End this process when its parent ends: a killed parent cannot set `stop`."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(job: Job) -> Job:
    _process["worker"](job)
    return job
