"""The queues of tasks, and which task is next: those a person waits for, then owners with the least recent use, then the oldest."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from polis.games.levels import LEVELS, split_style
from polis.server.thinking.process import LEFT_OVER
from polis.server.thinking.tasks import Answer, Turn

HALF_SECONDS: Final = 60.0  # the half-life of an owner's use
NOTHING: Final = 0.001  # seconds; an owner with less use is forgotten


class Urgency(IntEnum):
    """Who waits for an answer; smaller values go first."""

    WAITING = 0  # a person who is present
    AWAY = 1  # a person who will come back
    ALONE = 2  # nobody: only bots play


@dataclass(slots=True, eq=False)
class QueuedTask:
    """A task with what determines its position in the queue.

    queue: its name; owner: whom its time is charged to: a person, an address or a table; urgency:
    evaluated whenever a task is chosen, because people come and go; since: when it was submitted;
    begun: when a worker took it, None while it waits; losses: processes that died over it; answer:
    None if it was withdrawn.
    """

    work: Turn
    queue: str
    owner: str
    urgency: Callable[[], Urgency]
    since: float = field(default_factory=time.monotonic)
    begun: float | None = None
    losses: int = 0
    answer: "asyncio.Future[Answer | None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def finish(self, answer: Answer | None) -> None:
        """Set the answer, unless there is one already."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Shares:
    """The seconds of computation that each owner has recently used."""

    def __init__(self) -> None:
        """Start with no use."""
        self._used: dict[str, float] = {}
        self._at = time.monotonic()

    def charge(self, owner: str, seconds: float) -> None:
        """Add to an owner's use."""
        now = time.monotonic()
        left = 0.5 ** ((now - self._at) / HALF_SECONDS)
        self._at = now
        self._used = {
            name: used * left for name, used in self._used.items() if used * left > NOTHING
        }
        self._used[owner] = self.of(owner) + seconds

    def of(self, owner: str) -> float:
        """Return an owner's use, in seconds that decay over time."""
        return self._used.get(owner, 0.0)


class TaskQueue:
    """The tasks of a queue that wait for a worker."""

    def __init__(self, shares: Shares) -> None:
        """Begin empty."""
        self._shares = shares
        self._tasks: dict[QueuedTask, None] = {}

    def __len__(self) -> int:
        """Return the number of waiting tasks."""
        return len(self._tasks)

    def add(self, task: QueuedTask) -> None:
        """Add a task; a task that is added again keeps its age."""
        self._tasks[task] = None

    def remove(self, task: QueuedTask) -> bool:
        """Remove a task; False if it is not waiting here."""
        return self._tasks.pop(task, self) is None

    def first(self, running: Iterable[QueuedTask]) -> QueuedTask | None:
        """Return the next task; running: the tasks of the queue in progress."""
        busy = Counter(task.owner for task in running)
        return min(self._tasks, key=lambda task: self._rank(task, busy), default=None)

    def order(self) -> list[QueuedTask]:
        """Return the tasks in the order in which they would be taken now, approximately."""
        nobody = Counter[str]()
        return sorted(self._tasks, key=lambda task: self._rank(task, nobody))

    def _rank(self, task: QueuedTask, busy: Counter[str]) -> tuple[int, int, float, float]:
        """Return the sort key; busy: the number of workers that each owner occupies now."""
        return (task.urgency(), busy[task.owner], self._shares.of(task.owner), task.since)


QUICK: Final = "quick"
STEADY: Final = "steady"
DEEP: Final = "deep"
ALONE: Final = "alone"

STEADY_SECONDS: Final = 0.5  # levels that may take longer belong to the deep queue


@dataclass(frozen=True, slots=True)
class QueueSettings:
    """A queue.

    nice: of its processes, 0 to 19, or 20 for those that get only what is left; most: their number.
    """

    name: str
    nice: int
    most: int


def queues(workers: int) -> list[QueueSettings]:
    """Return the queues of this machine; workers: processes for long tasks."""
    short = 1 + workers // 4
    return [
        QueueSettings(QUICK, 1, short),
        QueueSettings(STEADY, 5, short),
        QueueSettings(DEEP, 10, workers),
        QueueSettings(ALONE, LEFT_OVER, (workers + 1) // 2),
    ]


def queue_of(task: Turn, alone: bool = False) -> str:
    """Return the name of the queue of a task; alone: at a table without a person."""
    level = LEVELS.get(split_style(task.bot)[0])
    if level is None or not level.is_searching:
        return QUICK  # where it comes last if it is alone
    if alone:
        return ALONE
    return STEADY if level.seconds <= STEADY_SECONDS else DEEP
