"""The queues of computation: a long task never blocks a short task.

Each queue has its own processes. If cores are scarce, the operating system prefers the shorter queues
(`nice`), and the serving process over all of them. Strong bots at tables without a person get only
what is left over.
"""

from dataclasses import dataclass
from typing import Final

from polis.games.levels import LEVELS, split_style
from polis.server.thinking.process import LEFT_OVER
from polis.server.thinking.tasks import Advise, Work

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


def queue_of(task: Work, alone: bool = False) -> str:
    """Return the name of the queue of a task; alone: at a table without a person."""
    if isinstance(task, Advise):
        return DEEP
    level = LEVELS.get(split_style(task.bot)[0])
    if level is None or not level.is_searching:
        return QUICK  # where it comes last if it is alone
    if alone:
        return ALONE
    return STEADY if level.seconds <= STEADY_SECONDS else DEEP
