"""How much a bot may think about a decision."""

import math
import re
from dataclasses import dataclass
from typing import Final, Self

from polis.core.errors import PolisError

MOST_SECONDS: Final = 3600.0
MOST_SIMULATIONS: Final = 1_000_000_000
_SECONDS: Final = re.compile(r"([0-9]*\.?[0-9]+)\s*s")
_SIMULATIONS: Final = re.compile(r"[0-9]+")


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds or simulations for each decision: one of them is set, the other None.

    With simulations a bot is deterministic for a given generator, with seconds it is not.
    Raises PolisError for a budget of zero or without measure.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        """Refuse what no bot could think with."""
        if (self.seconds is None) == (self.simulations is None):
            raise PolisError("A budget is a time or a number of simulations, one of them.")
        if self.seconds is not None and not _is_within(self.seconds, 0.0, MOST_SECONDS):
            raise PolisError(
                f"A time budget is more than 0 and at most {MOST_SECONDS:g} seconds a decision, "
                f"not {self.seconds:g}."
            )
        if self.simulations is not None and not 1 <= self.simulations <= MOST_SIMULATIONS:
            raise PolisError(
                f"A budget of simulations is 1 to {MOST_SIMULATIONS} a decision, "
                f"not {self.simulations}."
            )

    @classmethod
    def read(cls, text: str) -> Self:
        """A budget as people write it: `0.5s` or `800`; raises PolisError."""
        word = text.strip()
        if timed := _SECONDS.fullmatch(word):
            return cls(seconds=float(timed[1]))
        if _SIMULATIONS.fullmatch(word):
            return cls(simulations=int(word))
        raise PolisError(
            f"'{text}' is no budget; write seconds such as 0.5s or a number of simulations such as 800."
        )

    def __str__(self) -> str:
        """As `read` reads it."""
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.simulations)


def _is_within(number: float, above: float, most: float) -> bool:
    """Whether it is a number at all, more than the one bound and no more than the other."""
    return math.isfinite(number) and above < number <= most
