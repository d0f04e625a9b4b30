"""What a deal is worth: counted by journeymen, compared with deals that were played the same way."""

import numpy as np
import pytest

from polis.bots.deals import PLAYS, compared, is_comparable, known_worths, leads_at_end, luck_of
from polis.games import GAMES, load
from tools.deals import worth

MEASURED = [
    name for name, spec in GAMES.items() if (kit := spec.bots()) and kit.luck and kit.luck.worths
]


def test_there_is_a_game_to_compare() -> None:
    assert MEASURED


def test_a_lead_is_on_the_best_of_the_others() -> None:
    assert leads_at_end([30, 42, 41]) == [-12, 1, -1]


def test_deals_that_are_worth_as_much_count_half() -> None:
    others = np.array([-8, 0, 0, 0, 16, 24], np.int16)
    assert compared(0, others) == (1 + 3 // 2, 6, 0)
    assert compared(25, others) == (6, 6, 25 / PLAYS)
    assert compared(-9, others) == (0, 6, -9 / PLAYS)


@pytest.mark.parametrize("name", MEASURED)
def test_the_stored_worths_are_what_the_bots_of_today_play(name: str) -> None:
    """Who changes rules or journeymen plays them anew: `python -m tools.deals`."""
    game = load(name)
    for seats in game.seats:
        known = known_worths(name)[str(seats)]
        assert known.shape[0] == seats
        assert known[:, 0].tolist() == worth(game, seats, 0)
        last = known.shape[1] - 1
        assert known[:, last].tolist() == worth(game, seats, last)


@pytest.mark.parametrize("name", MEASURED)
def test_luck_is_even_among_many_deals(name: str) -> None:
    """A deal in the middle of those that are known is better than about half of them."""
    for worths in known_worths(name).values():
        middle = int(np.median(worths[0]))
        found = compared(middle, worths[0])
        assert abs(found.below / found.deals - 0.5) < 0.1


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
        game = load(name)
        assert is_comparable(game, game.new_options({}))
        other = next(o for o in GAMES[name].options() if len(o.values) > 1)
        value = next(v for v in other.values if v != other.default)
        assert not is_comparable(game, game.new_options({other.name: value}))
    even = GAMES["archon"].load(GAMES["archon"].box_file("original-even"))
    assert not is_comparable(even, even.new_options({}))
