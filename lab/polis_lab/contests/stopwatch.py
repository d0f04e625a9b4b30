"""How long a bot thinks: sums, the maximum, and approximate percentiles."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

STEP: Final = math.log(1.05)  # a bin's width: percentiles are off by at most 2.5 %
SHORTEST: Final = 1e-7  # seconds; shorter times are not distinguished


@dataclass(slots=True)
class Stopwatch:
    """Times in seconds; bins: the number of times in each logarithmic bin."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    bins: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Add a time."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.bins[math.floor(math.log(max(seconds, SHORTEST) / SHORTEST) / STEP)] += 1

    def percentile(self, share: float) -> float:
        """The time within which this share of all times is; 0 if there are none."""
        rest = share * self.count
        for number in sorted(self.bins):
            rest -= self.bins[number]
            if rest <= 0:
                return min(SHORTEST * math.exp((number + 0.5) * STEP), self.longest)
        return self.longest

    def summary(self) -> dict[str, float]:
        """Return a summary for people and programs, in seconds."""
        mean = self.total / self.count if self.count else 0.0
        return {
            "count": self.count,
            "mean": mean,
            "p95": self.percentile(0.95),
            "p99": self.percentile(0.99),
            "max": self.longest,
        }

    def json(self) -> dict[str, Any]:
        """Return all of it, in the form that `from_json` reads."""
        return {
            "count": self.count,
            "total": round(self.total, 9),
            "longest": round(self.longest, 9),
            "bins": {str(number): self.bins[number] for number in sorted(self.bins)},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read it back."""
        bins = Counter({int(number): count for number, count in data["bins"].items()})
        return cls(data["count"], data["total"], data["longest"], bins)

    @classmethod
    def sum(cls, watches: Iterable["Stopwatch"]) -> Self:
        """Return the combined times of several."""
        whole = cls()
        for watch in watches:
            whole.count += watch.count
            whole.total += watch.total
            whole.longest = max(whole.longest, watch.longest)
            whole.bins.update(watch.bins)
        return whole
