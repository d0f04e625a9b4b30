"""A task that somebody waits for."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from polis.server.thinking.tasks import Answer, Work


class Urgency(IntEnum):
    """Who waits for an answer; smaller values go first."""

    WAITING = 0  # a person who is present
    AWAY = 1  # a person who will come back
    ALONE = 2  # nobody: only bots play


@dataclass(slots=True, eq=False)
class Ask:
    """A task with what determines its place in the queue.

    lane: its lane; owner: whom its time is charged to: a person, an address or a table; urgency:
    evaluated whenever a task is chosen, because people come and go; since: when it was submitted;
    begun: when a worker took it, None while it waits; losses: processes that died over it; answer:
    None if it was withdrawn.
    """

    task: Work
    lane: str
    owner: str
    urgency: Callable[[], Urgency]
    since: float = field(default_factory=time.monotonic)
    begun: float | None = None
    losses: int = 0
    answer: "asyncio.Future[Answer | None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def finish(self, answer: Answer | None) -> None:
        """Hand the answer over, unless there is one already."""
        if not self.answer.done():
            self.answer.set_result(answer)
