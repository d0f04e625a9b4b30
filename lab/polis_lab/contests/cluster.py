"""The same games on a Ray cluster: if a machine or process is lost, its games are played again."""

import importlib
import json
import os
import re
import socket
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from polis.core.texts.errors import PolisError
from polis_lab.contests.match import Played, Table
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import Plan

HOW_TO_INSTALL: Final = "pip install 'polis-lab[cluster]'"
A_CORE: Final = 2  # games submitted per core, so that no core is idle
MOST_LOSSES: Final = 5  # of the same game
ADDRESS: Final = "RAY_ADDRESS"
PATIENCE: Final = 10.0  # seconds in which an address has to respond
_PLACE: Final = re.compile(r"(?:ray://)?([^/]+):([0-9]+)")


def play_on_cluster(
    plan: Plan, jobs: Iterable[Job], address: str | None = None
) -> Iterator[Played]:
    """Play games on a cluster and yield each as soon as it ends, in any order.

    address: of the cluster; None: that of RAY_ADDRESS, or the one running here, or a new one on
    this machine alone. Ray itself repeats nothing, so each game is in progress at most once. Raises
    PolisError without Ray, without a cluster, or if a game cannot be played.
    """
    ray = the_library()
    was_connected = ray.is_initialized()
    if not was_connected:
        _connect(ray, address)
    try:
        yield from _play(ray, plan, iter(jobs))
    finally:
        if not was_connected:
            ray.shutdown()


def the_library() -> Any:
    """Return Ray; raises PolisError that says how to install it."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise PolisError(f"Ray is not installed; install it with: {HOW_TO_INSTALL}.") from None


def _connect(ray: Any, address: str | None) -> None:
    """Connect to a cluster; raises PolisError if there is none."""
    wanted = address or os.environ.get(ADDRESS)
    try:
        if wanted and (place := _PLACE.fullmatch(wanted)):
            # Ray itself would keep trying for many minutes.
            socket.create_connection((place[1], int(place[2])), PATIENCE).close()
        ray.init(address=wanted, log_to_driver=False, logging_level="error")
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        reason = (str(error).strip() or "no answer").splitlines()[0].rstrip(".")
        raise PolisError(
            f"No Ray cluster answers at {wanted or 'the usual place'}: {reason}; start one with "
            "'ray start --head', or leave the address out."
        ) from None


def _play(ray: Any, plan: Plan, jobs: Iterator[Job]) -> Iterator[Played]:
    """Submit games, a few for each core, and collect them."""
    remote = ray.remote(max_retries=0, num_cpus=1)(_play_one)
    shared = ray.put(plan)
    under_way: dict[Any, Job] = {}
    losses: Counter[int] = Counter()
    again: list[Job] = []
    try:
        while True:
            room = A_CORE * int(ray.cluster_resources().get("CPU", 1)) - len(under_way)
            for job in (*again, *islice(jobs, max(0, room - len(again)))):
                under_way[remote.remote(shared, job)] = job
            again = []
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), num_returns=1)
            for reference in done:
                job = under_way.pop(reference)
                played = _collected(ray, reference)
                if played is None:
                    _count_loss(losses, job)
                    again.append(job)
                else:
                    yield played
    finally:
        for reference in under_way:
            ray.cancel(reference, force=True)


def _collected(ray: Any, reference: Any) -> Played | None:
    """Return the game; None if its process or its machine was lost.

    An error of rules or bots is re-raised, because it would happen again.
    """
    try:
        played: Played = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, PolisError):
            raise PolisError(str(error.cause)) from None
        raise
    except ray.exceptions.RayError:
        return None
    return played


def _count_loss(losses: Counter[int], job: Job) -> None:
    """Count a loss: a game lost again and again must be the cause itself."""
    losses[job.number] += 1
    if losses[job.number] >= MOST_LOSSES:
        raise PolisError(
            f"Game {job.number} was lost with its process {MOST_LOSSES} times; is there enough memory?"
        )


def _play_one(plan: Plan, job: Job) -> Played:
    """On a machine of the cluster: play a game at the table that this process keeps."""
    key = json.dumps(plan.json(), sort_keys=True)
    if key not in _tables:
        _tables.clear()
        _tables[key] = Table(plan)
    return _tables[key].play(job)


_tables: dict[str, Table] = {}
