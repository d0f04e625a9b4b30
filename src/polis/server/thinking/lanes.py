"""The lanes of thinking: a long thought never stands in the way of a short one.

Each lane has processes of its own. Where processors are short, the operating system lets the shorter
lanes go first (`nice`), and all of them only after the process that serves. Strong bots at tables without a
person have what nobody else wants.
"""

from dataclasses import dataclass
from typing import Final

from polis.bots.levels import LEVELS
from polis.server.thinking.process import LEFT_OVER
from polis.server.thinking.tasks import Advise, Weigh, Work

QUICK: Final = "quick"
STEADY: Final = "steady"
DEEP: Final = "deep"
ALONE: Final = "alone"

STEADY_SECONDS: Final = 0.5  # levels that may think longer belong to the deep lane


@dataclass(frozen=True, slots=True)
class Lane:
    """A lane.

    nice: of its processes, 0 to 19, or 20 for those that only get what is left; most: how many.
    """

    name: str
    nice: int
    most: int


def lanes(workers: int) -> list[Lane]:
    """Return the lanes of one machine; workers: processes for long thoughts, 0 if others think them."""
    short = 1 + workers // 4
    return [
        Lane(QUICK, 1, short),
        Lane(STEADY, 5, short),
        Lane(DEEP, 10, workers),
        Lane(ALONE, LEFT_OVER, (workers + 1) // 2),
    ]


def lane_of(task: Work, alone: bool = False) -> str:
    """Return the name of the lane of a task; alone: at a table without a person."""
    if isinstance(task, Advise):
        return DEEP
    if isinstance(task, Weigh):
        return STEADY
    level = LEVELS.get(task.bot)
    if level is None or not level.is_searching:
        return QUICK  # where it goes last if it is alone
    if alone:
        return ALONE
    return STEADY if level.seconds <= STEADY_SECONDS else DEEP
