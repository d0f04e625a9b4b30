"""Clocks: time runs only for the person who is to decide."""

import time
from typing import Final, NamedTuple

from polis.server.protocol.tables import Clock

MINIMUM: Final = 0.1  # of the whole time: for who comes back after their clock has run out, once


class Clocks:
    """The time left of each seat, in seconds."""

    def __init__(self, clock: Clock, seats: int) -> None:
        """Give each seat the whole time of the clock."""
        self.clock = clock
        self.left = [float(clock.base_s)] * seats
        self.had_minimum = [False] * seats
        self.running: int | None = None
        self.since = 0.0

    def copy(self) -> "Clocks":
        """Return an independent copy."""
        other = object.__new__(Clocks)
        other.__dict__.update(self.__dict__)
        other.left, other.had_minimum = self.left.copy(), self.had_minimum.copy()
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

    def turn_passed(self, seat: int, by_person: bool) -> None:
        """Add the increment to the clock of a seat whose person has finished a turn, or reset it."""
        if self.clock.kind == "days":
            self.left[seat] = float(self.clock.base_s)
        elif by_person:
            self.left[seat] += self.clock.increment_s

    def has_run_out(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        return self.clock.kind != "none" and self.left[seat] <= 0

    def returned(self, seat: int) -> None:
        """Give a person who comes back a minimum of time if there is none left, once."""
        if self.has_run_out(seat) and not self.had_minimum[seat]:
            self.had_minimum[seat] = True
            self.left[seat] = self.clock.base_s * MINIMUM

    @property
    def ends_at(self) -> float | None:
        """When the running clock will run out, in seconds since 1970."""
        return None if self.running is None else self.since + self.left[self.running]


LATEST: Final = 2.0**33  # the latest time that is believed, in the year 2242


class Gap(NamedTuple):
    """A time in which nothing could be stored, in seconds since 1970; back: infinite while it lasts."""

    gone: float
    back: float


_start = time.time() - time.monotonic()


def now() -> float:
    """Return seconds since 1970, by the system clock at the start of the process."""
    return _start + time.monotonic()


def begin_after(stored: float) -> float:
    """Let time go on from the last stored moment if the system clock is behind it; return by how many seconds.

    A table's time never goes back: with an earlier one no clock would run.
    """
    global _start  # noqa: PLW0603 - the time of the process
    behind = max(0.0, stored - now())
    _start += behind
    return behind
