"""End of the game: the last round, the third floor, the final evaluation."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.arkadia.scenario.positions import NO_SEALS, Table, position

TWO_HOUSES = """
     a b c d e f
 1   A A . B B n
 2   n n . n n .
"""
THREE_HOUSES = (
    TWO_HOUSES
    + """
 3   . . . C C n
 4   . . n n . .
"""
)
HOUSES = {"A": "house red", "B": "house olive"}
NEARLY_FULL = ["rrr ooo bbb s", "ooo bbb sss ."]  # the last piece of floor 2 will be a red one
SQUARES = ("g4", "h4", "i4", "j4", "f5", "f6", "f7", "k5")


def near_the_end(
    seats: int = 2, turn: str = "yellow", castle: Sequence[str] = NEARLY_FULL, **more: Any
) -> Table:
    """The second floor lacks one piece; a worker on c1 completes two houses."""
    return position(TWO_HOUSES, seats=seats, turn=turn, buildings=HOUSES, castle=castle, **more)


def last_piece(at: Table, further: str = "castle olive 10") -> None:
    """Place the last piece of the second floor and the first one of the third."""
    at.do("site a1 own c1", "castle red 10", further)


def play_out(at: Table) -> list[str]:
    """Introduce a worker at the lot each turn until the game is over; the seats of the turns."""
    turns: list[str] = []
    for square in SQUARES:
        if at.game.is_over(at.state):
            return turns
        turns.append(at.turn)
        at.do(f"site lot own {square}")
        if at.phase == "banner":
            at.do("end")
    raise AssertionError("the game does not end")


@pytest.mark.proves("ARK-E.1")
def test_the_last_piece_of_the_second_floor_begins_the_end() -> None:
    at = near_the_end()
    events = at.do("site a1 own c1", "castle red 10")
    assert at.named["last_round"] == {"triggered_by": 0, "turns_left": 2}
    kinds = [event.kind for event in events]
    assert kinds[-3:] == ["floor_completed", "pieces_moved", "end_triggered"]


@pytest.mark.proves("ARK-E.1")
def test_the_turn_that_begins_the_end_is_finished_with_a_banner_as_usual() -> None:
    at = near_the_end(seals={"yellow": {"black": 2}})
    last_piece(at)
    assert at.legal() == ["banner", "end"]
    at.do("banner", "cash red 1", "cash olive 0", "cash black 2")
    assert at.of("yellow", "banners") == 3
    assert at.of("yellow", "gold") == 1 * 0 + 2 * 3
    assert (at.turn, at.named["last_round"]["turns_left"]) == ("orange", 2)


@pytest.mark.refuses("ARK-E.1")
@pytest.mark.parametrize(
    "castle", [["rrr ooo bbb ."], ["rrr ooo bbb s", "ooo bbb ... ."]], ids=["10th", "17th"]
)
def test_no_earlier_piece_begins_the_end(castle: list[str]) -> None:
    at = near_the_end(castle=castle)
    at.do(
        "site a1 own c1", "castle silver 10", "castle red 7" if len(castle) == 2 else "castle red 1"
    )
    assert at.named["last_round"] is None
    at.do("end")
    assert at.phase == "must"


@pytest.mark.refuses("ARK-E.1")
def test_the_game_is_not_over_when_the_second_floor_is_full() -> None:
    at = near_the_end()
    at.do("site a1 own c1", "castle red 10")
    assert at.phase == "castle"
    at.refuse("end", "ARK-K.1", "why-not-this-phase")  # the turn is not cut short either
    assert at.game.ending(at.state) is None
    assert at.game.winners(at.state) == []


@pytest.mark.proves("ARK-E.2")
@pytest.mark.parametrize(
    ("seats", "trigger", "order"),
    [
        (2, "yellow", ["orange", "yellow"]),
        (3, "orange", ["green", "yellow", "orange"]),
        (4, "violet", ["yellow", "orange", "green", "violet"]),
        (4, "green", ["violet", "yellow", "orange", "green"]),
    ],
)
def test_every_seat_has_one_more_turn_and_the_one_that_began_the_end_is_last(
    seats: int, trigger: str, order: list[str]
) -> None:
    at = near_the_end(seats, trigger)
    last_piece(at)
    at.do("end")
    assert play_out(at) == order
    assert at.game.ending(at.state) == "castle"


@pytest.mark.refuses("ARK-E.2")
def test_nobody_has_a_second_turn_in_the_last_round() -> None:
    at = near_the_end()
    last_piece(at)
    at.do("end", "site lot own g4", "end", "site lot own h4", "end")
    assert at.phase == "over"
    at.refuse("site lot", "ARK-E.4", "why-game-over")
    at.refuse("pass", "ARK-E.4", "why-game-over")
    assert at.legal() == []


@pytest.mark.refuses("ARK-E.2")
def test_more_pieces_in_the_last_round_do_not_begin_the_end_again() -> None:
    at = position(
        THREE_HOUSES,
        seats=3,
        buildings={**HOUSES, "C": "house black"},
        castle=NEARLY_FULL,
    )
    last_piece(at)
    at.do("end")
    # orange completes the third house and places another piece
    at.do("site d3 own c3 own e4", "castle silver 1", "end")
    assert at.named["last_round"] == {"triggered_by": 0, "turns_left": 2}
    assert play_out(at) == ["green", "yellow"]


@pytest.mark.proves("ARK-E.3")
def test_two_left_over_pieces_join_the_third_pool_before_a_further_piece_is_placed() -> None:
    at = near_the_end()
    at.do("site a1 own c1", "castle red 10")
    assert at.named["castle"]["pools"] == [
        NO_SEALS,
        NO_SEALS,
        {"red": 1 + 2, "olive": 1, "black": 1, "silver": 1 + 2},
    ]  # eight pieces
    assert at.legal() == [
        f"castle {family} {square}"
        for family in ("red", "olive", "black", "silver")
        for square in range(1, 11)
    ]
    at.do("castle silver 4")
    assert at.named["castle"]["heights"] == [2, 2, 2, 3, 2, 2, 2, 2, 2, 2]
    assert at.named["castle"]["pools"][2]["silver"] == 2


@pytest.mark.proves("ARK-E.3")
def test_pieces_of_the_last_round_come_from_the_third_pool() -> None:
    at = position(
        THREE_HOUSES,
        buildings={**HOUSES, "C": "house black"},
        castle=NEARLY_FULL,
    )
    last_piece(at)
    at.do("end", "site d3 own c3 own e4", "castle red 3")
    assert at.named["castle"]["pools"][2] == {"red": 2, "olive": 0, "black": 1, "silver": 3}
    assert at.named["castle"]["tops"][2] == "red"


@pytest.mark.refuses("ARK-E.3")
def test_the_third_floor_takes_one_piece_on_each_square_and_only_what_its_pool_has() -> None:
    at = position(
        THREE_HOUSES,
        buildings={**HOUSES, "C": "house black"},
        castle=NEARLY_FULL,
    )
    last_piece(at, "castle olive 10")
    at.do("end", "site d3 own c3 own e4")
    at.refuse("castle red 10", "ARK-K.2", "why-castle-square-taken")
    at.refuse("castle olive 1", "ARK-K.2", "why-family-not-in-pool")


@pytest.mark.refuses("ARK-E.3")
def test_the_third_pool_is_closed_until_the_second_floor_is_full() -> None:
    at = near_the_end(castle=["rrr ooo bbb s", "ooo bbb ss. ."])
    at.do("site a1 own c1")
    assert {text.split()[1] for text in at.legal()} == {"red", "silver"}
    at.refuse("castle olive 9", "ARK-K.2", "why-family-not-in-pool")  # only the third pool has it


@pytest.mark.proves("ARK-E.4")
def test_at_the_end_all_seats_cash_all_seals_without_a_banner() -> None:
    at = near_the_end(
        seals={"yellow": {"silver": 4}, "orange": {"black": 2, "red": 1}},
        banners={"yellow": 0, "orange": 0},
        gold={"orange": 10},
    )
    last_piece(at)
    assert at.values == {"red": 0, "olive": 4, "black": 3, "silver": 3}
    play_out(at)
    # yellow gained two red and two olive seals with the houses
    assert at.named["gold"] == [4 * 3 + 2 * 0 + 2 * 4, 10 + 2 * 3 + 1 * 0]
    assert at.named["seals"] == [NO_SEALS, NO_SEALS]
    assert at.of("yellow", "banners") == 0


@pytest.mark.proves("ARK-E.4")
def test_the_final_evaluation_counts_the_finished_castle() -> None:
    at = position(
        THREE_HOUSES,
        buildings={**HOUSES, "C": "house black"},
        castle=NEARLY_FULL,
        seals={"orange": {"olive": 5}},
    )
    last_piece(at)
    assert at.values["olive"] == 4
    at.do("end", "site lot own g4", "end", "site d3 own c3 own e4")
    at.do("castle black 1")  # on an olive piece, in the last turn of all
    assert at.of("orange", "gold") == 0
    at.do("end")
    assert at.of("orange", "gold") == 5 * 3


@pytest.mark.refuses("ARK-E.4")
def test_workers_and_banners_left_over_are_worth_nothing() -> None:
    at = near_the_end(own={"yellow": 9, "orange": 9}, neutral={"orange": 5})
    last_piece(at)
    at.do("end")
    play_out(at)
    assert at.of("orange", "own_workers") == 8
    assert at.of("orange", "banners") == 4
    assert at.of("orange", "gold") == 0


@pytest.mark.refuses("ARK-E.4")
def test_nothing_is_done_after_the_final_evaluation() -> None:
    at = near_the_end(seals={"orange": {"black": 2}})
    last_piece(at)
    at.do("end")
    play_out(at)
    for text in ("cash black 2", "banner", "end", "castle black 1", "play mill red", "done"):
        at.refuse(text, "ARK-E.4", "why-game-over")


@pytest.mark.proves("ARK-E.5")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ({"yellow": 0, "orange": 30, "green": 29}, [1]),
        ({"yellow": 0, "orange": 30, "green": 30}, [1, 2]),
        ({"yellow": 22, "orange": 30, "green": 30}, [0, 1, 2]),
        ({"yellow": 23, "orange": 30, "green": 30}, [0]),
    ],
)
def test_the_most_gold_wins_and_ties_share(gold: dict[str, int], winners: list[int]) -> None:
    at = near_the_end(3, gold=gold)
    last_piece(at)  # yellow will cash two olive seals at four gold, its red ones for nothing
    at.do("end")
    events = []
    for square in ("g4", "h4", "i4"):
        events = at.do(f"site lot own {square}", "end")
    assert at.game.winners(at.state) == winners
    assert at.named["winners"] == winners
    told = [event.fields["seat"] for event in events if event.kind == "winner"]
    assert told == winners


@pytest.mark.refuses("ARK-E.5")
def test_seals_workers_or_banners_do_not_break_a_tie() -> None:
    at = near_the_end(3, gold={"yellow": 22, "orange": 30}, own={"orange": 7}, banners=1)
    last_piece(at)
    at.do("end")
    play_out(at)
    assert at.game.scores(at.state) == [30, 30, 0]
    assert at.game.winners(at.state) == [0, 1]


@pytest.mark.refuses("ARK-E.5")
def test_nobody_has_won_before_the_end() -> None:
    at = near_the_end(gold=50)
    assert at.game.winners(at.state) == []
    last_piece(at)
    at.do("end", "site lot own g4", "end")
    assert at.game.winners(at.state) == []
