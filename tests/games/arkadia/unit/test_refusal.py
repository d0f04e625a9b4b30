"""What guards the rules from outside: numbers that are no action, and doors that stay shut."""

from typing import Any

import pytest

from polis.core.texts.errors import IllegalAction
from polis.games import load
from polis.games.arkadia.game import Arkadia
from polis.games.arkadia.model.actions import ACTIONS, Action, encode
from polis.games.arkadia.model.state import NONE
from polis.games.arkadia.rules.workers import building_at

GAME: Any = load("arkadia")


def first_position(**options: object) -> Any:
    """A new game for two."""
    state, _ = GAME.new_game(GAME.new_options(options), 2, bytes(16))
    return state


@pytest.mark.parametrize("number", [-1, ACTIONS, 32767, 1 << 40])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(number: int) -> None:
    state = first_position()
    before = state.tobytes()
    with pytest.raises(
        IllegalAction, match=rf"There is no action {number}; .* 0 to 3253\."
    ) as told:
        GAME.apply(state, number)
    assert told.value.clause == ""
    assert state.tobytes() == before


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("done", "ARK-T.1"),
        ("banner", "ARK-T.1"),
        ("pass", "ARK-R27"),
        ("site a1", "ARK-1B.1"),
    ],
)
def test_apply_refuses_with_the_clause_and_changes_nothing(line: str, clause: str) -> None:
    state = first_position()
    before = state.tobytes()
    (action,) = GAME.parse(state, line)
    with pytest.raises(IllegalAction, match=rf"^{line}: .*, {clause}$") as told:
        GAME.apply(state, action)
    assert told.value.clause == clause
    assert state.tobytes() == before


def test_an_illegal_action_without_a_reason_is_a_fault_of_the_program_and_says_so() -> None:
    class Silent(Arkadia):
        """A game whose reasons have been forgotten."""

        def refusal(self, state: Any, action: int) -> None:
            """Nothing forbids anything."""

    state = first_position()
    with pytest.raises(RuntimeError, match="done is not legal but nothing forbids it"):
        Silent().apply(state, encode(Action("done")))


def test_done_is_not_added_to_an_introduction_that_is_not_legal() -> None:
    state = first_position(lot="g5 lying")
    numbers = GAME.parse(state, "site lot own a1")
    assert [GAME.text(number) for number in numbers] == ["site lot", "own a1"]


def test_every_building_is_found_by_its_first_square_and_by_no_other() -> None:
    state = first_position(setup="first-game")
    buildings = GAME.named(state)["buildings"]
    found = [building_at(state[0], square) for square in range(12 * 16)]
    assert [square for square, building in enumerate(found) if building != NONE] == sorted(
        (row - 1) * 16 + column - 1 for row, column in (b["squares"][0] for b in buildings)
    )
    assert found.count(NONE) == 12 * 16 - len(buildings)
