"""The budget of a bot that searches."""

import math
import re
from dataclasses import dataclass
from typing import Final, Self

from polis.core.texts.errors import PolisError

MOST_SECONDS: Final = 3600.0
MOMENT: Final = 0.001  # seconds
MOST_SIMULATIONS: Final = 1_000_000_000
_SECONDS: Final = re.compile(r"([0-9]{0,10}\.?[0-9]{1,10})\s*s")
_SIMULATIONS: Final = re.compile(r"[0-9]{1,15}")


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds, simulations, or both, per turn; with both, the search ends when either is spent.

    It is spent on the first decision of a turn; later decisions reuse the tree. With simulations
    alone a bot is deterministic for a given generator, with seconds it is not. Raises PolisError
    for a budget of zero or without a limit.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        """Check the limits."""
        if self.seconds is None and self.simulations is None:
            raise PolisError("A budget is a time, a number of simulations, or both.")
        if self.seconds is not None and not _is_within(self.seconds, 0.0, MOST_SECONDS):
            raise PolisError(
                f"A time budget is more than 0 and at most {MOST_SECONDS:g} seconds a turn, "
                f"not {self.seconds:g}."
            )
        if self.simulations is not None and not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise PolisError(
                f"A budget of simulations is 1 to {MOST_SIMULATIONS} a turn, "
                f"not {self.simulations}."
            )

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a budget such as `0.5s` or `800`; raises PolisError."""
        word = text.strip()
        if timed := _SECONDS.fullmatch(word):
            return cls(seconds=float(timed[1]))
        if _SIMULATIONS.fullmatch(word):
            return cls(simulations=int(word))
        raise PolisError(
            f"'{text}' is not a budget; write seconds such as 0.5s or a number of simulations such as 800."
        )

    def part(self, share: float) -> "Budget":
        """Return a share of the budget, 0 to 1, but at least a millisecond or one simulation."""
        seconds, simulations = self.seconds, self.simulations
        return Budget(
            None if seconds is None else max(MOMENT, seconds * share),
            None if simulations is None else max(1, int(simulations * share)),
        )

    def __str__(self) -> str:
        """The text that `read` accepts; if both limits are set, the time."""
        if self.seconds is None:
            return str(self.simulations)
        return f"{self.seconds:.10f}".rstrip("0").rstrip(".") + "s"


def _is_within(number: float, above: float, most: float) -> bool:
    """Whether the number is finite, greater than `above` and at most `most`."""
    return math.isfinite(number) and above < number <= most
