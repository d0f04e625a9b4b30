"""Clocks: time runs only for the person who is to decide."""

import time
from typing import Final

from polis.server.protocol.tables import Clock

AFTER_RETURN: Final = 0.1  # of the whole time: the minimum for a person who comes back


class Clocks:
    """The time left of each seat, in seconds."""

    def __init__(self, clock: Clock, seats: int) -> None:
        """Give each seat the whole time of the clock."""
        self.clock = clock
        self.left = [float(clock.base_s)] * seats
        self.running: int | None = None
        self.since = 0.0

    def copy(self) -> "Clocks":
        """Return an independent copy."""
        other = object.__new__(Clocks)
        other.__dict__.update(self.__dict__)
        other.left = self.left.copy()
        return other

    def left_at(self, seat: int, now: float) -> float | None:
        """Return the seconds that a seat has left; None without clocks."""
        if self.clock.kind == "none":
            return None
        spent = now - self.since if self.running == seat else 0.0
        return max(0.0, self.left[seat] - max(0.0, spent))

    def stop(self, now: float) -> None:
        """Stop the running clock."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, now) or 0.0
            self.running = None

    def start(self, seat: int | None, now: float) -> None:
        """Start the clock of a seat, or of none."""
        if self.clock.kind != "none":
            self.running, self.since = seat, now

    def turn_passed(self, seat: int) -> None:
        """Add the increment to the clock of a seat that has finished its turn, or reset it."""
        if self.clock.kind == "days":
            self.left[seat] = float(self.clock.base_s)
        else:
            self.left[seat] += self.clock.increment_s

    def returned(self, seat: int) -> None:
        """Give a person who comes back a minimum of time."""
        self.left[seat] = max(self.left[seat], self.clock.base_s * AFTER_RETURN)

    @property
    def ends_at(self) -> float | None:
        """When the running clock will run out, in seconds since 1970."""
        return None if self.running is None else self.since + self.left[self.running]


_START: Final = time.time() - time.monotonic()


def now() -> float:
    """Return seconds since 1970, by the system clock at the start of the process."""
    return _START + time.monotonic()
