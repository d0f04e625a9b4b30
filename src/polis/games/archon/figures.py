"""Figures of many games of Archon: their summary; `counts` has how they are counted."""

from typing import Any, Final

import numpy as np

from polis.core.kernels.arrays import Array
from polis.games.archon.counts import (
    ENDING,
    FIGURES,
    FIRST_ORDER,
    GOLD_AT_FIRST,
    GOLD_AT_LAST,
    LOWEST,
    POINTS,
    TALLY,
    begin_counting,
    count_decision,
    count_events,
    note,
)
from polis.games.archon.model.meanings import BY_FAVOR
from polis.games.archon.model.names import ENDINGS, GOODS, LOCATIONS, MAGISTERS, OTHER_CAUSES, TILES
from polis.games.archon.model.state import FAVORS, PHASES, SUPPLIED
from polis.games.summaries import (
    decisions,
    list_text,
    named_text,
    percentiles,
    percentiles_text,
    phase_figures,
    turns,
    wins_by_seat,
)

__all__ = [
    "FIGURES", "begin_counting", "count_decision", "count_events", "decisions", "note", "turns",
]  # fmt: skip  # imported

GOALS: Final = {"state": 1500.0}  # where `polis bench` has others

FAVOR_NAMES: Final = tuple(f"favor-{number}" for number in range(1, FAVORS + 1))


def summary(figures: Array, seats: int, tally: Array) -> dict[str, Any]:
    """Return the figures and the tally of many games as JSON values.

    All but points, endings, raids and the lowest supplies are means per seat and game; tiles and
    favors, which all seats share, and the wall are means per game. Places are those in the player
    order of the first round.
    """
    games = len(figures)
    points = figures[:, POINTS : POINTS + seats]
    order = figures[:, FIRST_ORDER : FIRST_ORDER + seats]
    counted = tally.view(TALLY)[0]
    all_ = {name: counted[name] / games for name in counted.dtype.names}
    each = {name: counted[name] / (games * seats) for name in counted.dtype.names}
    return {
        "decisions": decisions(figures),
        "decisions_a_game": decisions(figures) / games,
        "placements_a_seat": turns(figures) / (games * seats),
        "endings": {
            name: int((figures[:, ENDING] == number).sum()) for number, name in enumerate(ENDINGS)
        },
        "points": _points(points),
        "winner_points": percentiles(points.max(axis=1)),
        "last_points": percentiles(points.min(axis=1)),
        "points_by_seat": [float(mean) for mean in points.mean(axis=0)],
        "wins_by_seat": wins_by_seat(points),
        "wins_by_place": wins_by_seat(np.take_along_axis(points, order, axis=1)),
        "raids_by_season": all_["raids"].tolist(),
        "warriors_by_season": all_["on_the_wall"].tolist(),
        "strength_by_season": all_["strength"].tolist(),
        "placements_by_round": each["placed_in_round"].tolist(),
        "placements_by_location": _named(LOCATIONS, each["placed"]),
        "magisters_taken": _named(MAGISTERS, each["hired"]),
        "tiles_taken": _named(TILES, all_["built"]),
        "favors_used": _named(FAVOR_NAMES, all_["favors"]),
        "passes": float(each["passes"]),
        "unused_cards": float(each["unused"]),
        "second_actions": float(each["seconds"]),
        "second_actions_left": float(each["seconds_left"]),
        "taxes": float(each["taxes"]),
        "points_by_cause": _by_cause(each["scored"]),
        "gold": _gold(figures, each, seats),
        "gold_in_by_cause": _by_cause(each["gold_in"]),
        "gold_out_by_cause": _by_cause(each["gold_out"]),
        "lowest_supply": _lowest(figures),
        "phases": phases(tally),
    }


def phases(tally: Array) -> dict[str, dict[str, float]]:
    """Return decisions made and legal actions per decision, by phase."""
    counted = tally.view(TALLY)[0]
    return phase_figures(PHASES, counted["asked"], counted["listed"])


def _points(points: Any) -> dict[str, float]:
    """The distribution of points over all seats of all games."""
    return {"lowest": int(points.min()), **percentiles(points), "highest": int(points.max())}


def _gold(figures: Array, each: dict[str, Array], seats: int) -> dict[str, float]:
    """A seat's gold: after the set-up, gained, spent, and at the end; taxes stay between seats."""
    return {
        "first": float(figures[:, GOLD_AT_FIRST].mean() / seats),
        "in": float(each["gold_in"].sum()),
        "out": float(each["gold_out"].sum()),
        "last": float(figures[:, GOLD_AT_LAST].mean() / seats),
    }


def _named(names: tuple[str, ...], values: Array) -> dict[str, float]:
    return dict(zip(names, values.tolist(), strict=True))


def _by_cause(row: Array) -> dict[str, float]:
    """Values by cause, without the causes that never occurred."""
    causes = (*LOCATIONS, *TILES, *OTHER_CAUSES)
    names = dict(enumerate(causes)) | {BY_FAVOR + n: name for n, name in enumerate(FAVOR_NAMES)}
    return {name: float(row[cause]) for cause, name in names.items() if row[cause] != 0}


def _lowest(figures: Array) -> dict[str, dict[str, float]]:
    """By goods: the fewest ever left in the supply, over all games and as the mean per game."""
    rows = figures[:, LOWEST : LOWEST + SUPPLIED]
    return {
        name: {"fewest": int(row.min()), "mean": float(row.mean())}
        for name, row in zip(GOODS, rows.T, strict=False)
    }


def summary_lines(result: dict[str, Any]) -> list[tuple[str, str]]:
    """Return a summary as text: a name and a value for each line."""
    most_points = _largest(result["points_by_cause"], 8)
    return [
        ("placements a seat", f"{result['placements_a_seat']:.1f}"),
        ("decisions a game", f"{result['decisions_a_game']:.1f}"),
        ("endings", named_text(result["endings"], "{}")),
        ("points", _points_text(result["points"])),
        ("winner's points", percentiles_text(result["winner_points"])),
        ("last one's points", percentiles_text(result["last_points"])),
        ("points by seat", list_text(result["points_by_seat"], "{:.1f}")),
        ("wins by seat", list_text(result["wins_by_seat"], "{:.1%}")),
        ("wins by place", list_text(result["wins_by_place"], "{:.1%}")),
        ("raids by season", list_text(result["raids_by_season"], "{:.1%}")),
        ("warriors by season", list_text(result["warriors_by_season"], "{:.1f}")),
        ("strength by season", list_text(result["strength_by_season"], "{:.1f}")),
        ("in each round", list_text(result["placements_by_round"], "{:.1f}")),
        ("locations", named_text(result["placements_by_location"], "{:.1f}")),
        ("magisters", named_text(result["magisters_taken"], "{:.2f}")),
        ("tiles a game", named_text(result["tiles_taken"], "{:.2f}")),
        ("favors a game", list_text(list(result["favors_used"].values()), "{:.1f}")),
        ("second actions", f"{result['second_actions'] - result['second_actions_left']:.2f}"),
        ("cards unused", f"{result['unused_cards']:.2f}"),
        ("taxes paid", f"{result['taxes']:.2f}"),
        ("points from", named_text(most_points, "{:.1f}")),
        ("gold", named_text(result["gold"], "{:.1f}")),
        ("gold from", named_text(_largest(result["gold_in_by_cause"], 8), "{:.1f}")),
        ("gold to", named_text(_largest(result["gold_out_by_cause"], 8), "{:.1f}")),
        ("lowest supplies", _lowest_text(result["lowest_supply"])),
    ]


def _points_text(points: dict[str, float]) -> str:
    return f"{percentiles_text(points)}, {points['lowest']} to {points['highest']}"


def _largest(values: dict[str, float], most: int) -> dict[str, float]:
    """The entries with the largest absolute values, the largest first."""
    return dict(sorted(values.items(), key=lambda item: -abs(item[1]))[:most])


def _lowest_text(lowest: dict[str, dict[str, float]]) -> str:
    return named_text({name: marks["fewest"] for name, marks in lowest.items()}, "{}")
