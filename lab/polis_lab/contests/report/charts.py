"""Charts as SVG: dots with their intervals, thinking times, distributions.

Colours, fonts and line widths are in `style`; a chart only names classes. Everything that a chart
shows is also in a table beside it, so for a screen reader a chart is one image with a title.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

WIDTH: Final = 420
EDGE: Final = 30  # left and right of the scale, with space for half a number
ROW: Final = 44  # the name above, the figure below
NAME: Final = 14  # from the top of a row to the baseline of its name
FIGURE: Final = 29
TALL: Final = 84  # a row with a histogram
HIGHEST: Final = 54  # its tallest bar
AXIS: Final = 30
LETTERS: Final = 52  # of a name, before it is truncated

Written = Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Dot:
    """A row of a chart: its name, its figure, its interval.

    If one end is None, the interval is unbounded there; if both are, it is unknown.
    """

    name: str
    value: float | None
    low: float | None
    high: float | None


def dots(
    title: str,
    rows: Sequence[Dot],
    written: Written,
    *,
    mark: float | None = None,
    bounds: tuple[float, float] | None = None,
) -> str:
    """Dots with intervals, one row each. mark: a line at the figure expected of equal bots."""
    values = [v for row in rows for v in (row.value, row.low, row.high) if v is not None]
    scale = _Scale.around([*values, *([] if mark is None else [mark])], bounds)
    height = ROW * len(rows) + AXIS
    parts = [_axis(scale, height, written)]
    if mark is not None:
        x = scale.at(mark)
        parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="2" y2="{height - AXIS}"/>')
    for index, row in enumerate(rows):
        y = ROW * index + FIGURE
        parts.append(_name(row.name, ROW * index))
        if row.low is not None or row.high is not None:
            left = scale.at(-math.inf if row.low is None else row.low)
            right = scale.at(math.inf if row.high is None else row.high)
            parts.append(f'<line class="reach" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
        if row.value is not None:
            parts.append(f'<circle class="dot" cx="{scale.at(row.value)}" cy="{y}" r="5"/>')
    return _svg(title, height, parts)


def times(title: str, rows: Sequence[tuple[str, dict[str, float]]], written: Written) -> str:
    """Thinking times on a logarithmic scale: the mean, a line to the 95th percentile, the maximum."""
    found = [max(row[key], 1e-7) for _, row in rows for key in ("mean", "p95", "max")]
    scale = _Scale.by_tens(found)
    height = ROW * len(rows) + AXIS
    parts = [_axis(scale, height, written)]
    for index, (name, row) in enumerate(rows):
        y = ROW * index + FIGURE
        mean, p95, longest = (scale.at(max(row[key], 1e-7)) for key in ("mean", "p95", "max"))
        left, right = sorted((mean, p95))
        parts += [
            _name(name, ROW * index),
            f'<line class="thin" x1="{left}" x2="{longest}" y1="{y}" y2="{y}"/>',
            f'<line class="reach" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>',
            f'<line class="tick" x1="{longest}" x2="{longest}" y1="{y - 6}" y2="{y + 6}"/>',
            f'<circle class="dot" cx="{mean}" cy="{y}" r="5"/>',
        ]
    return _svg(title, height, parts)


def distributions(title: str, rows: Sequence[tuple[str, dict[str, Any]]], written: Written) -> str:
    """A histogram per row, all on the same scale, each normalised to its tallest bar."""
    edges = rows[0][1]["edges"]
    scale = _Scale(edges[0], edges[-1], _round_steps(edges[0], edges[-1]))
    height = TALL * len(rows) + AXIS
    parts = [_axis(scale, height, written)]
    for index, (name, row) in enumerate(rows):
        top, floor = TALL * index, TALL * (index + 1) - 6
        most = max(row["counts"]) or 1
        parts.append(_name(name, top))
        for left, right, count in zip(edges, edges[1:], row["counts"], strict=False):
            if count:
                x, high = scale.at(left), HIGHEST * count / most
                width = max(1.0, scale.at(right) - x - 1)
                parts.append(
                    f'<rect class="bar" x="{x}" y="{floor - high:.1f}" '
                    f'width="{width:.1f}" height="{high:.1f}"/>'
                )
        parts.append(
            f'<line class="grid" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{floor}" y2="{floor}"/>'
        )
        middle = scale.at(row["median"])
        parts.append(
            f'<line class="tick" x1="{middle}" x2="{middle}" y1="{floor - HIGHEST}" y2="{floor}"/>'
        )
    return _svg(title, height, parts)


def curve(title: str, points: Sequence[float], written: Written) -> str:
    """A line through successive figures, with the first and the last one labelled."""
    low, high = min(points), max(points)
    room = (high - low) or 1.0
    places = [
        (
            round(EDGE + k * (WIDTH - 2 * EDGE) / max(1, len(points) - 1), 1),
            round(TALL - AXIS + (high - point) / room * HIGHEST - HIGHEST / 2, 1),
        )
        for k, point in enumerate(points)
    ]
    path = " ".join(f"{x},{y}" for x, y in places)
    parts = [f'<polyline class="line" points="{path}"/>']
    for (x, y), point in ((places[0], points[0]), (places[-1], points[-1])):
        parts.append(f'<circle class="dot" cx="{x}" cy="{y}" r="4"/>')
        parts.append(f'<text class="step" x="{x}" y="{y - 9}">{escape(written(point))}</text>')
    return _svg(title, TALL + NAME, parts)


@dataclass(frozen=True, slots=True)
class _Scale:
    """Maps figures to the width of the chart."""

    low: float
    high: float
    steps: list[float]
    is_by_tens: bool = False

    @classmethod
    def around(cls, values: Sequence[float], bounds: tuple[float, float] | None) -> "_Scale":
        """A scale for all values with a small margin, within the bounds."""
        low, high = min(values), max(values)
        room = (high - low) * 0.08 or max(abs(high) * 0.1, 0.05)
        low, high = low - room, high + room
        if bounds is not None:
            low, high = max(low, bounds[0]), min(high, bounds[1])
        return cls(low, high, _round_steps(low, high))

    @classmethod
    def by_tens(cls, values: Sequence[float]) -> "_Scale":
        """A scale in whole powers of ten around all values."""
        low = math.floor(math.log10(min(values)))
        high = max(low + 1, math.ceil(math.log10(max(values))))
        return cls(low, high, [10.0**power for power in range(low, high + 1)], is_by_tens=True)

    def at(self, value: float) -> float:
        """The position of a value."""
        place = math.log10(value) if self.is_by_tens else value
        share = (place - self.low) / (self.high - self.low)
        return round(EDGE + min(1.0, max(0.0, share)) * (WIDTH - 2 * EDGE), 1)


def _round_steps(low: float, high: float) -> list[float]:
    """Four to eight round numbers within the bounds."""
    rough = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(rough))
    step = power * next(factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def _axis(scale: _Scale, height: int, written: Written) -> str:
    """Lines at round numbers, and the numbers below."""
    parts = []
    for value in scale.steps:
        x = scale.at(value)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="2" y2="{height - AXIS}"/>')
        parts.append(
            f'<text class="step" x="{x}" y="{height - 10}">{escape(written(value))}</text>'
        )
    return "".join(parts)


def _name(name: str, top: float) -> str:
    """The name of a row, truncated if it is too long; the table has it in full."""
    shown = name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"
    return f'<text class="name" x="0" y="{top + NAME}">{escape(shown)}</text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height}" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )
