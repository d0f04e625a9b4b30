"""Simulation of Archon: the same seed gives the same games, and the figures add up."""

import json
import re
from typing import Any

import pytest

from polis.arena import simulate
from polis.batch.runner import KernelRunner
from polis.cli import simulate as command
from polis.core.kernels.chance import below, new_chance
from polis.core.kernels.kernel import COMPILED
from polis.core.seeds import Streams, batch_secret
from polis.games import load
from polis.games.archon.counts import (
    ENDING,
    FIRST_ORDER,
    GOLD_AT_FIRST,
    GOLD_AT_LAST,
    LOWEST,
    POINTS,
)
from polis.games.archon.figures import summary_lines
from polis.games.archon.model.names import ENDINGS, LOCATIONS, TILES
from polis.games.summaries import DECISIONS, TURNS

GAME = load("archon")
MANY = 100 if COMPILED else 1  # interpreted, a greedy game takes long
FEW = 8 if COMPILED else 2
MIXED = "random,greedy,random" if COMPILED else "random"
START_POINTS = 4

# The winners' points expected of players who know the game
BANDS = {2: (75, 110), 3: (65, 95), 4: (55, 85)}
MOST_RAIDS = (
    0.25  # of the seasons: the facts say 0.2, and a hundred games leave that much to chance
)


def played(games: int, seats: int, bots: str, seed: str, **more: Any) -> dict[str, Any]:
    """The result of a series, without its speed."""
    return simulate(GAME, games, seats, bots, seed, **more).result


# The same games.


def by_hand(table: Any, secret: bytes) -> tuple[Any, dict[str, int]]:
    """A random game through the doors of Python: the last state, and what its events say."""
    state, _ = GAME.new_game(table, 3, secret)
    rng = new_chance(Streams("archon", secret, [""] * 3).stream("batch bots").below(1 << 64))
    counts = {"decisions": 0, "placed": 0, "raids": 0, "least_gold": 55}
    while not GAME.is_over(state):
        legal = GAME.legal(state)
        action = int(legal[below(rng, len(legal))])
        events = GAME.apply(state, action)
        counts["decisions"] += 1
        counts["placed"] += GAME.text(action).split()[0] in LOCATIONS
        counts["raids"] += sum(event.kind == "city_raided" for event in events)
        counts["least_gold"] = min(counts["least_gold"], int(state["supply"][0, 0]))
    return state, counts


@pytest.mark.parametrize("options", [{}, {"season_reset": False}])
def test_a_series_is_of_games_that_the_rules_play(options: dict[str, object]) -> None:
    table, series = GAME.new_options(options), bytes(range(16))
    place = KernelRunner(GAME, table, ["random"] * 3, series)
    raids = 0
    for number, row in enumerate(place.play(0, 3 if COMPILED else 1)):
        state, counts = by_hand(table, batch_secret(series, number, 0))
        raids += counts["raids"]
        assert place.memory.states[number].tobytes() == state.tobytes()
        assert row[DECISIONS] == counts["decisions"]
        assert row[TURNS] == counts["placed"]
        assert row[LOWEST] == counts["least_gold"]
        assert row[POINTS : POINTS + 3].tolist() == GAME.scores(state)
        assert sorted(row[FIRST_ORDER : FIRST_ORDER + 3].tolist()) == [0, 1, 2]
        assert row[GOLD_AT_FIRST] == 6
        assert row[GOLD_AT_LAST] == int(state["held"][0, :, 0].sum())
        assert ENDINGS[row[ENDING]] == GAME.ending(state)
    assert place.memory.tally["raids"].sum() == raids


def test_the_options_of_a_table_reach_the_games() -> None:
    kept = played(FEW, 2, "random", "5", options={"season_reset": False})
    assert kept["options"] == {"season_reset": False, "divide_first": False}
    assert kept["warriors_by_season"][2] > kept["warriors_by_season"][0]
    assert kept["raids_by_season"] != played(FEW, 2, "random", "5")["raids_by_season"]


# The figures add up.


@pytest.mark.parametrize(("seats", "bots"), [(2, "random"), (3, MIXED), (4, "random")])
def test_the_figures_of_a_series_fit_together(seats: int, bots: str) -> None:
    found = played(FEW, seats, bots, "3")
    each = FEW * seats
    close = pytest.approx
    assert sum(found["endings"].values()) == FEW
    assert sum(found["wins_by_seat"]) == close(1)
    assert sum(found["wins_by_place"]) == close(1)
    assert sum(phase["decisions"] for phase in found["phases"].values()) == found["decisions"]
    assert found["decisions_a_game"] == close(found["decisions"] / FEW)
    assert sum(found["placements_by_location"].values()) == close(found["placements_a_seat"])
    assert sum(found["placements_by_round"]) == close(found["placements_a_seat"])
    palace = found["placements_by_location"]["palace"]
    assert sum(found["favors_used"].values()) == close(palace * seats)
    placed = found["phases"]["place"]["decisions"] + found["phases"]["again"]["decisions"]
    assert 0 < found["placements_a_seat"] * each <= placed
    assert found["second_actions_left"] <= found["second_actions"]


@pytest.mark.parametrize("seats", BANDS)
def test_gold_that_comes_and_goes_leaves_what_a_seat_has_at_the_end(seats: int) -> None:
    found = played(FEW, seats, "random", "4")
    gold = found["gold"]
    assert gold["first"] == 2
    assert gold["in"] == pytest.approx(sum(found["gold_in_by_cause"].values()))
    assert gold["out"] == pytest.approx(sum(found["gold_out_by_cause"].values()))
    assert gold["first"] + gold["in"] - gold["out"] == pytest.approx(gold["last"])


@pytest.mark.parametrize("seats", BANDS)
def test_points_by_cause_are_the_final_points(seats: int) -> None:
    found = played(FEW, seats, "random", "5")
    mean = sum(found["points_by_seat"]) / seats
    assert START_POINTS + sum(found["points_by_cause"].values()) == pytest.approx(mean)
    points = found["points"]
    assert (
        points["lowest"] <= points["p5"] <= points["median"] <= points["p95"] <= points["highest"]
    )
    assert points["lowest"] <= found["last_points"]["median"] <= found["winner_points"]["median"]
    assert found["winner_points"]["p95"] <= points["highest"]


def test_a_season_is_raided_when_its_wall_is_weaker_than_the_attack() -> None:
    for number in range(FEW):
        found = played(1, 3, "random", str(number))
        walls = zip(found["warriors_by_season"], found["strength_by_season"], strict=True)
        assert found["raids_by_season"] == [float(wall < strength) for wall, strength in walls]


def test_a_tile_is_taken_no_more_often_than_it_is_there() -> None:
    found = played(FEW, 4, "random", "7")
    for number, tile in enumerate(TILES):
        assert found["tiles_taken"][tile] <= GAME.box.copies(number, 4)


# What people see.


def numbers(text: str) -> set[str]:
    """The numbers in a text, as written."""
    return set(re.findall(r"-?\d+(?:\.\d+)?", text))


def test_everything_that_people_see_is_in_the_json_form() -> None:
    found = json.loads(json.dumps(played(FEW, 4, "random", "8")))
    lines = dict(summary_lines(found))
    assert len(lines) == len(summary_lines(found))
    assert numbers(lines["raids by season"]) == {
        f"{100 * share:.1f}" for share in found["raids_by_season"]
    }
    for title, key, form in (
        ("locations", "placements_by_location", "{} {:.1f}"),
        ("magisters", "magisters_taken", "{} {:.2f}"),
        ("tiles a game", "tiles_taken", "{} {:.2f}"),
        ("gold", "gold", "{} {:.1f}"),
    ):
        assert lines[title] == ", ".join(form.format(*item) for item in found[key].items())
    for title, key in (("winner's points", "winner_points"), ("last one's points", "last_points")):
        assert numbers(lines[title]) - {"5", "95"} <= {f"{x:.0f}" for x in found[key].values()}


def test_the_command_tells_the_figures_to_people(capsys: pytest.CaptureFixture[str]) -> None:
    command.simulate("archon", FEW, 2, "random", "6")
    shown = capsys.readouterr().out
    for word in (
        "Archon: Glory & Machination", "winner's points", "raids by season", "gold from",
        "gold to", "royal-guard", "statue", "wins by place", "decisions/s", f"{6:032x}",
    ):  # fmt: skip
        assert word in shown


# Greedy bots.


@pytest.mark.parametrize("seats", BANDS)
def test_a_greedy_bot_clearly_beats_random_ones(seats: int) -> None:
    found = played(MANY, seats, ",".join(["greedy"] + ["random"] * (seats - 1)), "2")
    assert found["wins_by_seat"][0] > 0.97
    assert found["points_by_seat"][0] > 1.5 * max(found["points_by_seat"][1:])


@pytest.mark.parametrize("seats", BANDS)
def test_greedy_games_end_within_the_bands_of_the_facts(seats: int) -> None:
    found = played(MANY, seats, "greedy", "1")
    low, high = BANDS[seats]
    assert low <= found["winner_points"]["median"] <= high
    assert found["points"]["lowest"] >= 25
    assert found["points"]["highest"] <= 130
    assert found["placements_a_seat"] > 30
    if COMPILED:  # one game says nothing about a share
        assert sum(found["raids_by_season"]) / 3 < MOST_RAIDS
        assert min(found["placements_by_location"].values()) > 0
        assert min(found["favors_used"].values()) > 0
