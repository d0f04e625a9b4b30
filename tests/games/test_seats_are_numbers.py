"""The numbers of seats do not matter: with everybody moved one seat on, a game goes the same way.

That resources, tiles, cards, families and the sides of the board are only names, too, follows from the
references, which know none of the engine's numbers and play other boxes alike.
"""

import random
from typing import Any, Final

import numpy as np
import pytest

from polis.core.contract.options import write_options
from polis.games.archon.model.events import new_log
from polis.games.archon.model.options import Options
from polis.games.archon.model.state import NONE
from polis.games.archon.rules.setup import set_up_at
from tests.games.references import CHOOSERS, GAMES

# Fields that are indexed by seat, and those that name a seat (NONE is no seat)
ROWS: Final = {
    "arkadia": (
        "hand", "hand_size", "shown", "shown_size", "own", "neutral", "seals", "gold", "banners",
    ),
    "archon": (
        "points", "passed", "held", "hand", "waiting", "played", "divided", "sure_hand",
        "sure_waiting", "track", "tiles", "arts", "science", "warriors_left", "figures_left",
        "tokens_left", "raid_due",
    ),
}  # fmt: skip
NAMES: Final = {
    "arkadia": ("turn", "first_seat", "ender"),
    "archon": ("turn", "order", "token", "wall"),
}


def turned(game: Any, state: Any) -> Any:
    """The same position with everybody one seat on."""
    moved, seats = state.copy(), int(state["seats"][0])
    for name in ROWS[game.name]:
        moved[name][0, :seats] = np.roll(state[name][0, :seats], 1, axis=0)
    for name in NAMES[game.name]:
        kept = state[name][0]
        moved[name][0] = np.where(kept >= 0, (kept + 1) % seats, kept)
    if game.name == "arkadia":
        moved["workers"][0, :seats] = np.roll(state["workers"][0, :seats], 1, axis=0)
    else:
        moved["figures"][0, ..., :seats] = np.roll(state["figures"][0, ..., :seats], 1, axis=-1)
    return moved


def differences(game: Any, one: Any, other: Any) -> list[str]:
    """The fields in which two records differ."""
    names = game.layout.record.names
    return [name for name in names if not np.array_equal(one[name], other[name])]


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_goes_the_same_way_one_seat_on(name: str, seats: int, seed: int) -> None:
    game = GAMES[name]
    for number, chooser in enumerate(CHOOSERS[name]):
        rng = random.Random(f"{seed} {seats} {number}")
        state, _ = game.new_game(game.new_options({}), seats, rng.randbytes(16))
        other = turned(game, state)
        assert differences(game, state, other) != []
        while True:
            assert differences(game, turned(game, state), other) == []
            texts = [game.text(action) for action in game.legal(state)]
            assert texts == [game.text(action) for action in game.legal(other)]
            seat = rng.randrange(seats)
            seen = turned(game, game.observe(state, seat))
            assert differences(game, seen, game.observe(other, (seat + 1) % seats)) == []
            if game.is_over(state):
                break
            (action,) = game.parse(state, chooser(rng, texts))[:1]
            told, heard = game.apply(state, action), game.apply(other, action)
            assert [event.kind for event in told] == [event.kind for event in heard]
        winners = [(seat + 1) % seats for seat in game.winners(state)]
        assert sorted(winners) == game.winners(other)


def test_a_game_of_archon_begins_the_same_whatever_the_record_held_before(seed: int) -> None:
    rng, game = random.Random(seed), GAMES["archon"]
    drawn = game.deal(Options(), 2, rng.randbytes(16))
    fresh, _ = game.set_up(Options(), 2, drawn)
    used = np.frombuffer(rng.randbytes(fresh.nbytes), fresh.dtype).copy()
    assert differences(game, fresh, used) != []
    parts = ((*drawn.order, NONE, NONE), drawn.grants, drawn.provinces, drawn.attacks, drawn.favors)
    order, grants, provinces, attacks, favors = (np.array(part, np.int16) for part in parts)
    set_up_at(
        used, 0, game.tables, 2, order, grants, provinces, attacks, favors, new_log()
    )  # fmt: skip
    write_options(used, Options())
    assert differences(game, fresh, used) == []
