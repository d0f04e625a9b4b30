"""Playouts of Archon: set-up, and a summary of many games; see `polis.search.playouts`."""

import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from polis.core.kernels.arrays import Array, Records
from polis.core.kernels.chance import shuffle
from polis.core.kernels.kernel import kernel
from polis.games.archon import rules
from polis.games.archon.bots.greedy import FOR_RULES, greedy
from polis.games.archon.bots.search import SHAPE
from polis.games.archon.bots.weights import WEIGHTS
from polis.games.archon.model.events import new_log
from polis.games.archon.model.meanings import BY_FAVOR
from polis.games.archon.model.names import ENDINGS, GOODS, LOCATIONS, MAGISTERS, OTHER_CAUSES, TILES
from polis.games.archon.model.options import Options
from polis.games.archon.model.state import (
    ATTACKS,
    FAVORS,
    OVER,
    PHASES,
    PROVINCES,
    SUPPLIED,
    State,
)
from polis.games.archon.model.tables import GRANTS, Tables
from polis.games.archon.playout_counts import (
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
from polis.games.archon.rules import legal
from polis.games.archon.rules.setup import set_up
from polis.games.archon.seen.observation import observe_into
from polis.search import playouts
from polis.search.frames import specialise
from polis.search.memory import PlayoutMemory
from polis.search.playouts import (
    PlayoutRunner,
    decisions,
    list_text,
    named_text,
    new_memory,
    percentiles,
    percentiles_text,
    phase_figures,
    turns,
    wins_by_seat,
)

if TYPE_CHECKING:
    from polis.games.archon.game import Archon

__all__ = [
    "OVER", "count_decision", "decisions", "greedy", "legal", "note",
    "observe_into", "turns",
]  # fmt: skip  # imported

GOALS: Final = {"state": 1500.0}  # where `polis bench` has others

# The table: the number of seats
SEAT_COUNT: Final = 0

# Rows of the decks; all are as long as the longest
ORDER_ROW, GRANT_ROW, PROVINCE_ROW, ATTACK_ROW, FAVOR_ROW = range(5)
DECKS: Final = 5


@kernel
def deal(deck: Array, size: int, rng: Array) -> None:
    """Write the numbers 0 to size - 1 in random order."""
    for i in range(size):
        deck[i] = i
    shuffle(rng, deck, size)


@kernel
def begin(s: State, t: Tables, table: Array, decks: Array, log: Any, rng: Array) -> None:
    """ARC-3  Set up a game; what the options leave open is drawn with `rng`."""
    deal(decks[ORDER_ROW], table[SEAT_COUNT], rng)
    deal(decks[GRANT_ROW], GRANTS, rng)
    deal(decks[PROVINCE_ROW], PROVINCES, rng)
    deal(decks[ATTACK_ROW], ATTACKS, rng)
    deal(decks[FAVOR_ROW], FAVORS, rng)
    set_up(
        s, t, table[SEAT_COUNT], decks[ORDER_ROW], decks[GRANT_ROW],
        decks[PROVINCE_ROW], decks[ATTACK_ROW], decks[FAVOR_ROW], log,
    )  # fmt: skip


@kernel
def begin_game(s: State, m: PlayoutMemory, figures: Array) -> None:
    """Set up a game and start its figures; the events of the set-up are not counted."""
    m.log[0].count = 0
    begin(s, m.scratch.tables[0], m.table, m.decks, m.log[0], m.scratch.rng)
    begin_counting(s, figures)


@kernel
def apply_counted(s: State, action: int, m: PlayoutMemory, figures: Array) -> None:
    """Apply a legal action and count its events."""
    log = m.log[0]
    log.count = 0
    rules.apply(s, m.scratch.tables[0], action, m.scratch.lists[FOR_RULES], log)
    count_events(log, s, m.tally[0], figures)


KERNELS: Final = specialise(playouts, sys.modules[__name__])


def new_runner(
    game: "Archon", options: Options, bots: list[str], weights: Records = WEIGHTS
) -> PlayoutRunner:
    """Return a runner for one thread. bots: a name per seat; weights: of all seats, or a record each."""
    memory = new_memory(
        SHAPE, game.tables, bots, weights, options=options,
        table=[len(bots)], decks=(DECKS, FAVORS), tally=TALLY,
        log=new_log(),
    )  # fmt: skip
    return PlayoutRunner(KERNELS, memory, FIGURES)


# ---- the summary of many games -----------------------------------------------------------------

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
