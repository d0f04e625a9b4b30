"""What all viewers of a position share is worked out once, and only from what everybody sees."""

from typing import Any

import pytest

from polis.core.layout import Observation
from polis.core.recent import KEPT, Recent
from polis.games import load

GAME = load("archon")


def seen(number: int) -> Observation:
    """An observation that differs by number."""
    state, _ = GAME.new_game(GAME.new_options({}), 2, bytes(16))
    state["ply"] = number
    return GAME.observe(state, 0)


def test_the_same_bytes_are_worked_on_once_for_each_box() -> None:
    worked: list[tuple[int, object]] = []

    def work(one: Observation, box: object) -> int:
        worked.append((int(one["ply"][0]), box))
        return len(worked)

    recent = Recent(work)
    one, other = object(), object()
    assert [recent.of(seen(n), box) for n, box in ((1, one), (1, one), (1, other), (2, one))] == [
        1,
        1,
        2,
        3,
    ]
    assert worked == [(1, one), (1, other), (2, one)]


def test_only_the_last_few_are_remembered() -> None:
    worked: list[int] = []
    recent = Recent(lambda one, _box: worked.append(int(one["ply"][0])))
    box: Any = object()
    for number in (*range(KEPT + 1), KEPT, 0):
        recent.of(seen(number), box)
    assert worked == [*range(KEPT + 1), 0]


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_viewers_share_what_everybody_sees_until_something_happens(name: str) -> None:
    game: Any = load(name)
    state, _ = game.new_game(game.new_options({}), 2, bytes(16))
    first, second = (game.view(state, seat) for seat in (0, 1))
    assert first["options"] is second["options"]
    again = game.view(state, 0)
    assert again == first
    game.apply(state, int(game.legal(state)[0]))
    assert game.view(state, 0) != first
