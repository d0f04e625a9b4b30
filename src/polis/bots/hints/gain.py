"""What one line gains over another, by source of points."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from polis.bots.hints.judge import Estimate, Judged, estimate

SURE: Final = 2.0  # standard errors; smaller differences may be chance
LEAST: Final = 10  # hundredths; smaller differences are not worth reporting
MOST_TOLD: Final = 3  # the most gains, and the most losses, to report
HUNDREDTHS: Final = 100

Sources = list[tuple[str, Estimate]]


@dataclass(frozen=True, slots=True)
class Gain:
    """The differences between two lines. total: of all sources; sources: by name."""

    total: Estimate
    sources: Mapping[str, Estimate]

    @property
    def more(self) -> Sources:
        """The sources of more points, the largest first: those that are sure."""
        return self._sure(1)

    @property
    def less(self) -> Sources:
        """The sources of fewer points."""
        return self._sure(-1)

    def _sure(self, sign: int) -> Sources:
        sure = [
            (name, one)
            for name, one in self.sources.items()
            if is_sure(one) and sign * one.mean >= LEAST
        ]
        return sorted(sure, key=lambda pair: -abs(pair[1].mean))[:MOST_TOLD]


def gain_of(best: Judged, other: Judged) -> Gain | None:
    """Return what the first of two lines gains in the same worlds; None if no gain is sure.

    A gain whose sure sources together speak against the line is not told by source.
    """
    pairs = list(zip(best.sources, other.sources, strict=True))
    gaps = [{name: left[name] - right[name] for name in left} for left, right in pairs]
    total = estimate([sum(gap.values()) for gap in gaps])
    if not is_sure(total) or total.mean < LEAST:
        return None
    gain = Gain(total, {name: estimate([gap[name] for gap in gaps]) for name in gaps[0]})
    is_for = sum(one.mean for _, one in gain.more + gain.less) > 0
    return gain if is_for else Gain(total, {})


def is_sure(one: Estimate) -> bool:
    """Whether the sign of a difference is not chance."""
    return abs(one.mean) >= SURE * one.error and one.mean != 0
