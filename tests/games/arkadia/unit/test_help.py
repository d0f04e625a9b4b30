"""The sheet beside the player: questions, hands and the table of the result."""

from typing import Any, cast

from polis.core.kernels.events import Event
from polis.games.arkadia import SPEC
from polis.games.arkadia.terminal import help as terminal_help


def test_a_question_begins_with_a_capital_and_leaves_the_rest_alone() -> None:
    assert SPEC.question("lay", "en") == "Lay the building"
    assert SPEC.question("castle", "de") == "Einen Burgstein setzen"


def test_a_hand_is_told_in_words_that_play_it_and_hidden_cards_are_not() -> None:
    shown = {"hands": [["mill red", "trade black"], [None, "farm olive"], []]}
    assert terminal_help.hand_text(shown, 0, "en") == "Hand: mill red, trade black"
    assert terminal_help.hand_text(shown, 1, "en") == "Hand: ?, farm olive"
    assert terminal_help.hand_text(shown, 2, "en") == "Hand: empty"


class Finished:
    """A game as far as its result is concerned: two of three seats share the victory."""

    def scores(self, _state: object) -> list[int]:
        """Gold by seat."""
        return [41, 7, 41]

    def winners(self, _state: object) -> list[int]:
        """Who has the most."""
        return [0, 2]


def test_the_result_tells_where_the_gold_came_from_and_marks_all_winners() -> None:
    def sold(kind: str, seat: int, gold: int) -> Event:
        return Event(kind, {"seat": seat, "family": 0, "count": 1, "gold": gold})

    events = [
        sold("seals_cashed", 0, 21),
        sold("seals_cashed", 2, 10),
        Event("banner_used", {"seat": 1}),
        sold("seals_cashed", 2, 5),
        sold("final_cashed", 0, 20),
        sold("final_cashed", 1, 7),
        sold("final_cashed", 2, 26),
    ]
    head, *rows = terminal_help.result_lines(cast("Any", Finished()), None, events, "en")
    assert head.split() == ["Gold", "with", "banners", "final", "evaluation"]
    assert [row.split() for row in rows] == [
        ["*", "Yellow", "41", "21", "20"],
        ["Orange", "7", "0", "7"],
        ["*", "Green", "41", "15", "26"],
    ]
    assert len({len(line) for line in [head, *rows]}) == 1
