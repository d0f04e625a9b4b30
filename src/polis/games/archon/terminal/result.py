"""The points of a finished game by source."""

from collections.abc import Iterable, Sequence
from typing import Final

from polis.core.kernels.events import Event
from polis.games.archon.model.meanings import BY_RAID, BY_START_KIT, BY_TILE
from polis.games.archon.model.names import LOCATIONS
from polis.games.archon.words.effect_words import CATALOGUE
from polis.games.archon.words.log import label

SOURCES: Final = ("start", "ranks", "magisters", "tiles", "favors", "raid")
GUILD_HALL: Final = LOCATIONS.index("guild-hall")


def draw_result(
    names: Sequence[str],
    scores: Sequence[int],
    winners: Sequence[int],
    events: Iterable[Event],
    language: str,
) -> list[str]:
    """Draw a heading and a line for each seat; points without an event are those of the start."""
    points = [dict.fromkeys(SOURCES, 0) for _ in scores]
    for event in events:
        if event.kind == "points_scored":
            points[event.fields["seat"]][_source(event.fields["cause"])] += event.fields["count"]
        elif event.kind == "rank_scored":
            points[event.fields["seat"]]["ranks"] += event.fields["points"]
    for seat, score in enumerate(scores):
        points[seat]["start"] = score - sum(points[seat].values())
    heads = [label("points", language)]
    heads += [CATALOGUE.text(f"result-{source}", language) for source in SOURCES]
    lines = [" " * 12 + "  ".join(heads)]
    for seat, score in enumerate(scores):
        mark = "*" if seat in winners else " "
        cells = zip((score, *points[seat].values()), heads, strict=True)
        numbers = "  ".join(f"{value:>{len(head)}}" for value, head in cells)
        lines.append(f"{mark} {names[seat]:<10}{numbers}")
    return lines


def _source(cause: int) -> str:
    """The column of a cause; King's Favors and the main gate share one."""
    if BY_TILE <= cause < BY_START_KIT:
        return "tiles"
    return {GUILD_HALL: "magisters", BY_RAID: "raid"}.get(cause, "favors")
