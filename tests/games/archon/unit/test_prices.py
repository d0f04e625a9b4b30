"""What a tile costs: one price for the rules, the bots, the terminal and the view of a payment."""

from itertools import product

import pytest

from polis.games import load
from polis.games.archon.model.names import RESOURCES, TILES
from polis.games.archon.rules.city.prices import season_of, tile_cost

GAME = load("archon")


@pytest.mark.proves("ARC-9.0.2", "ARC-9.0.3")
@pytest.mark.parametrize(
    ("season", "level", "cheaper"),
    [(1, 1, {"iron": 1}), (2, 1, {"iron": 1}), (2, 2, {"stone": 1})],
)
def test_tiles_of_a_level_cost_one_cube_less_in_a_later_season(
    season: int, level: int, cheaper: dict[str, int]
) -> None:
    of_level = [n for n, tile in enumerate(GAME.box.tiles) if tile.level == level]
    assert of_level
    for tile, (number, resource) in product(of_level, enumerate(RESOURCES)):
        first = GAME.box.tiles[tile].cost[number]
        less = min(first, cheaper.get(resource, 0))
        assert tile_cost(GAME.tables[0], tile, season, number) == first - less


def test_the_rules_charge_what_people_are_shown() -> None:
    for tile, season in product(range(len(TILES)), range(3)):
        charged = tuple(tile_cost(GAME.tables[0], tile, season, n) for n in range(len(RESOURCES)))
        assert charged == GAME.box.tile_cost(tile, season)


def test_a_season_has_three_rounds_and_the_draft_belongs_to_the_first() -> None:
    state, _ = GAME.new_game(GAME.new_options({}), 2, bytes(16))
    found = []
    for number in range(10):
        state["round_number"] = number
        found.append((int(season_of(state[0])), GAME.named(state)["season"]))
    assert found == [(0, 1)] * 4 + [(1, 2)] * 3 + [(2, 3)] * 3
