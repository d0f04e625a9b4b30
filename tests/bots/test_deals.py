"""What a deal is worth: counted by journeymen, compared with deals that were played the same way."""

import numpy as np
import pytest

from polis.bots.deals import (
    MOST,
    PLAYS,
    STEPS,
    compared,
    known_worths,
    leads_at_end,
    luck_of,
    measured_of,
    worth_of,
)
from polis.games import GAMES, load

MEASURED = [
    name for name, spec in GAMES.items() if (kit := spec.bots()) and kit.luck and kit.luck.worths
]


def test_there_is_a_game_to_compare() -> None:
    assert MEASURED


def test_a_lead_is_on_the_best_of_the_others() -> None:
    assert leads_at_end([30, 42, 41]) == [-12, 1, -1]


def test_deals_that_are_worth_as_much_count_half() -> None:
    others = np.array([-4, 0, 0, 0, 8, 12], np.int8)
    assert compared([0] * PLAYS, others)[:3] == (1 + 3 // 2, 6, 0)
    assert compared([4] * PLAYS, others)[:3] == (6, 6, 4)
    assert compared([-2] * PLAYS, others)[:3] == (0, 6, -2)


def test_a_deal_that_is_played_unevenly_has_a_wide_range() -> None:
    others = np.arange(-100, 101, dtype=np.int8)
    even, uneven = compared([2] * PLAYS, others), compared([-10, 14] * (PLAYS // 2), others)
    assert (even.low, even.below, even.high) == (108, 108, 108)
    # The standard deviation is 12.83, and a quarter of a point is a deal: 12.83 / sqrt(8) * 4 is 18.
    assert (uneven.low, uneven.below, uneven.high) == (90, 108, 126)


def test_a_worth_is_kept_in_quarters_of_a_point() -> None:
    assert [worth_of(lead) for lead in (0.1, 0.25, -1.5, 100.0, -100.0)] == [0, 1, -6, MOST, -MOST]


@pytest.mark.parametrize("name", MEASURED)
def test_luck_is_even_among_many_deals(name: str) -> None:
    """A deal in the middle of the known ones is better than about half of them."""
    for kept in known_worths(name).values():
        middle = int(np.median(kept[0]))
        found = compared([middle / STEPS] * PLAYS, kept[0])
        assert abs(found.below / found.deals - 0.5) < 0.02


@pytest.mark.parametrize("name", MEASURED)
def test_the_same_deal_has_the_same_luck(name: str) -> None:
    game = load(name)
    first, _ = game.new_game(game.new_options({}), 2, bytes(16))
    before = first.tobytes()
    found = luck_of(game, first, 2)
    assert found == luck_of(game, first, 2)
    assert found is not None
    assert found[0].lead == -found[1].lead
    assert first.tobytes() == before


def test_a_game_without_worths_has_no_luck() -> None:
    game = load("arkadia")
    first, _ = game.new_game(game.new_options({}), 2, bytes(16))
    assert luck_of(game, first, 2) is None


def test_only_the_usual_table_is_compared() -> None:
    for name in ("arkadia", "archon"):
        game, kit = load(name), GAMES[name].bots()
        assert kit is not None
        assert measured_of(game, game.new_options({})) is kit.luck is not None
        other = next(o for o in GAMES[name].options() if len(o.values) > 1)
        value = next(v for v in other.values if v != other.default)
        assert measured_of(game, game.new_options({other.name: value})) is None
    even = GAMES["archon"].load(GAMES["archon"].box_file("original-even"))
    assert measured_of(even, even.new_options({})) is None
