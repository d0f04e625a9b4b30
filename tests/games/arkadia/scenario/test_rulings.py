"""Rulings: questions the rulebook leaves open and how this program answers them."""

from typing import Any

import pytest

from polis.games import load
from tests.games.arkadia.scenario.positions import Table, position

ONE_HOUSE = """
     a b c
 1   A A .
 2   n n .
"""
TWO_HOUSES = """
     a b c d e f
 1   A A . B B n
 2   n n . n n .
"""
HOUSES = {"A": "house red", "B": "house olive"}
NOTHING = dict.fromkeys(("yellow", "orange", "green", "violet"), 0)


# ARK-R7  What runs out.


@pytest.mark.proves("ARK-R7")
@pytest.mark.parametrize(("supply", "taken"), [(24, 2), (2, 2), (1, 1), (0, 0)])
def test_of_neutral_workers_as_many_are_taken_as_there_are(supply: int, taken: int) -> None:
    at = position("p\n 9 o", supply=supply, hands="farm red")
    events = at.do("play farm red", "lay p6 r90")  # two camps
    assert at.of("yellow", "neutral_workers") == taken
    fields = [event.fields for event in events if event.kind == "neutrals_taken"]
    assert fields == [{"seat": 0, "count": taken, "short": 2 - taken}]


@pytest.mark.refuses("ARK-R7")
def test_the_supply_owes_no_worker_and_is_never_below_nought() -> None:
    at = position("p\n 9 o", supply=1, hands="farm red")
    at.do("play farm red", "lay p6 r90", "draw pile", "end")
    assert at.named["neutral_supply"] == 0
    at.do("site lot own g4", "end")
    assert at.of("yellow", "neutral_workers") == 1


@pytest.mark.proves("ARK-R7")
def test_seals_and_gold_have_no_limit() -> None:
    at = position(ONE_HOUSE, buildings={"A": "house red"}, seals={"orange": {"red": 120}})
    at.do("site a1 own c1", "castle red 5", "end")
    assert at.seals("yellow") == {"red": 2}
    at.do("site lot own g4", "banner", "cash red 120")
    assert at.of("orange", "gold") == 120 * 3


# ARK-R16  The first floor fills up during a turn.


@pytest.mark.proves("ARK-R16")
def test_left_overs_of_the_first_floor_go_before_the_next_piece_of_the_turn() -> None:
    at = position(TWO_HOUSES, buildings=HOUSES, castle=["rrr ooo bbb ."])
    events = at.do("site a1 own c1", "castle silver 10", "castle silver 1")
    kinds = [event.kind for event in events][-4:]
    assert kinds == ["castle_placed", "floor_completed", "pieces_moved", "castle_placed"]
    assert at.named["castle"]["pools"][1]["silver"] == 2
    assert at.named["castle"]["pools"][2]["silver"] == 3


@pytest.mark.refuses("ARK-R16")
def test_the_further_piece_does_not_come_from_the_first_pool() -> None:
    at = position(TWO_HOUSES, buildings=HOUSES, castle=["rrr ooo bbb ."])
    at.do("site a1 own c1", "castle silver 10", "castle silver 1")
    castle = at.named["castle"]
    assert sum(castle["pools"][0].values()) == 0
    assert sum(castle["pools"][1].values()) == 12 - 1


# ARK-R18  The third pool is empty.


def third_pool(red: int) -> Table:
    """Two full floors, this many red pieces left for the third, two houses nearly enclosed."""
    at = position(TWO_HOUSES, buildings=HOUSES, castle=["rrr ooo bbb s", "ooo bbb sss r"])
    at.write(pools=[[[0] * 4, [0] * 4, [red, 0, 0, 0]]])
    return at


@pytest.mark.proves("ARK-R18")
@pytest.mark.parametrize(("left", "skipped"), [(2, []), (1, [1]), (0, [2])])
def test_pieces_that_are_not_there_are_not_placed(left: int, skipped: list[int]) -> None:
    at = third_pool(left)
    events = at.do("site a1 own c1", *[f"castle red {square}" for square in range(1, left + 1)])
    assert [e.fields["count"] for e in events if e.kind == "castle_skipped"] == skipped
    assert at.phase == "banner"
    assert at.seals("yellow") == {"red": 2, "olive": 2}  # the payout happens all the same


@pytest.mark.refuses("ARK-R18")
def test_no_piece_is_asked_for_when_none_is_left() -> None:
    at = third_pool(1)
    at.do("site a1 own c1", "castle red 1")
    at.refuse("castle red 2", "ARK-2.1", "why-not-this-phase")
    assert at.named["decision"]["castle_pieces_due"] == 0


# ARK-R25  The order of action A.


def completing_by_laying() -> Table:
    """A house on g1 h1 covers the camp h1 and is enclosed; yellow and orange stand beside it."""
    return position(
        """
             f g h i
         1   y . . n
         2   . o n .
        """,
        hands="house red, mill red, mill olive, mill black",
        display="farm red, farm olive, farm black",
        pile="farm silver",
    )


@pytest.mark.proves("ARK-R25")
def test_laying_drawing_payout_castle_and_banner_come_in_this_order() -> None:
    at = completing_by_laying()
    events = at.do("play house red", "lay g1", "draw pile", "castle red 1", "banner", "cash red 2")
    assert [event.kind for event in events] == [
        *("card_played", "building_laid", "neutrals_taken", "card_drawn"),
        *("building_completed", "seals_paid", "seals_paid", "seal_taken"),
        *("castle_placed", "banner_used", "seals_cashed", "turn_started"),
    ]


@pytest.mark.refuses("ARK-R25")
def test_nothing_is_paid_and_no_piece_placed_before_the_card_is_drawn() -> None:
    at = completing_by_laying()
    at.do("play house red", "lay g1")
    assert at.phase == "draw"
    assert at.of("yellow", "neutral_workers") == 1
    assert (at.seals("yellow"), at.completed()) == ({}, [])
    at.refuse("castle red 1", "ARK-1A.6", "why-not-this-phase")
    at.do("draw pile")
    assert (at.seals("yellow"), at.completed()) == ({"red": 2}, [1])
    at.refuse("banner", "ARK-K.1", "why-not-this-phase")


# ARK-R26  Draw pile and display run out.


@pytest.mark.proves("ARK-R26")
def test_with_an_empty_pile_a_card_of_the_display_is_taken_and_not_replaced() -> None:
    at = position("", hands="house red, mill red", display="farm red, farm olive, -", pile="")
    events = at.do("play house red", "lay h4", "draw farm olive")
    assert at.of("yellow", "hands") == ["farm olive", "mill red"]
    assert at.named["display"] == ["farm red", None, None]
    assert "display_refilled" not in [event.kind for event in events]


@pytest.mark.proves("ARK-R26")
def test_with_nothing_to_draw_the_seat_plays_on_with_a_smaller_hand() -> None:
    at = position("", hands="house red, mill red", display="-, -, -", pile="")
    events = at.do("play house red", "lay h4")
    assert [event.kind for event in events][-1] == "hand_not_refilled"
    assert at.phase == "banner"
    assert at.of("yellow", "hands") == ["mill red"]


@pytest.mark.refuses("ARK-R26")
def test_nothing_is_drawn_from_an_empty_pile() -> None:
    at = position("", hands="house red", display="farm red, -, -", pile="")
    at.do("play house red", "lay h4")
    assert at.legal() == ["draw farm red"]
    at.refuse("draw pile", "ARK-R26", "why-pile-empty")


@pytest.mark.refuses("ARK-R26")
def test_discarded_cards_form_no_new_pile() -> None:
    at = position("", hands="house red", display="farm red, -, -", pile="")
    at.do("play house red", "lay h4", "draw farm red")
    assert at.named["discards"] == ["house red"]
    assert at.named["draw_pile"] == []
    assert at.named["display"] == [None] * 3


# ARK-R27, ARK-R28  Nothing can be done.


def helpless(seats: int = 3, **more: Any) -> Table:
    """Nobody has a card or a worker."""
    names = list(NOTHING)[:seats]
    hands = dict.fromkeys(names, "")
    return position("", seats=seats, hands=hands, own=dict.fromkeys(names, 0), **more)


@pytest.mark.proves("ARK-R27")
def test_a_seat_that_can_do_nothing_passes_and_may_use_a_banner() -> None:
    at = helpless()
    assert at.legal() == ["pass"]
    at.do("pass")
    assert at.legal() == ["banner", "end"]
    at.do("banner")
    assert at.of("yellow", "own_workers") == 2
    assert at.turn == "orange"


@pytest.mark.proves("ARK-R27")
def test_a_seat_without_a_banner_passes_its_whole_turn() -> None:
    at = helpless(banners=0)
    at.do("pass")
    assert at.turn == "orange"


@pytest.mark.refuses("ARK-R27")
def test_a_seat_that_can_lay_or_introduce_does_not_pass() -> None:
    can_lay = position("", own=0, hands="house red")
    can_lay.refuse("pass", "ARK-R27", "why-pass-not-forced")
    can_introduce = position("", hands="")
    can_introduce.refuse("pass", "ARK-R27", "why-pass-not-forced")
    only_neutral = position("", hands="", own=0, neutral=1)
    only_neutral.refuse("pass", "ARK-R27", "why-pass-not-forced")


@pytest.mark.proves("ARK-R28")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_all_pass_in_a_row_the_game_ends_with_the_final_evaluation(seats: int) -> None:
    at = helpless(seats, seals={"orange": {"red": 4}})
    for _ in range(seats):
        assert not at.game.is_over(at.state)
        at.do("pass", "end")
    assert at.game.ending(at.state) == "stuck"
    assert at.game.scores(at.state) == [0, 8, 0, 0][:seats]
    assert at.game.winners(at.state) == [1]


@pytest.mark.proves("ARK-R28")
def test_without_banners_the_last_pass_ends_the_game() -> None:
    at = helpless(2, banners=NOTHING)
    at.do("pass", "pass")
    assert at.game.ending(at.state) == "stuck"


@pytest.mark.refuses("ARK-R28")
def test_a_banner_interrupts_the_row_of_passes() -> None:
    at = helpless(3)
    at.do("pass", "end", "pass", "end", "pass", "banner")
    assert not at.game.is_over(at.state)
    assert at.named["passes_in_a_row"] == 0
    at.do("pass", "end", "pass", "end")
    assert not at.game.is_over(at.state)
    at.refuse("pass", "ARK-R27", "why-pass-not-forced")  # green has two workers now


@pytest.mark.refuses("ARK-R28")
def test_any_other_action_interrupts_the_row_of_passes() -> None:
    at = helpless(3)
    at.write(own=[[0, 0, 1, 0]])
    at.do("pass", "end", "pass", "end", "site lot own g4", "end", "pass", "end", "pass", "end")
    assert not at.game.is_over(at.state)
    at.do("pass", "end")
    assert at.game.ending(at.state) == "stuck"


# ARK-R30  Who begins.


def first_seats(seats: int, **options: object) -> list[int]:
    """The first seats of forty seeds."""
    game = load("arkadia")
    chosen = game.new_options(options)
    games = [game.new_game(chosen, seats, bytes([n] * 16))[0] for n in range(40)]
    assert [game.turn(state) for state in games] == [int(s["first_seat"][0]) for s in games]
    return [game.turn(state) for state in games]


@pytest.mark.proves("ARK-R30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_seat_may_be_drawn_to_begin(seats: int) -> None:
    assert set(first_seats(seats)) == set(range(seats))


@pytest.mark.refuses("ARK-R30")
def test_nothing_but_the_seed_decides_who_begins() -> None:
    as_usual = first_seats(3)
    assert first_seats(3, setup="first-game") == as_usual
    assert first_seats(3, lot="g5 lying", flips=True) == as_usual


# ARK-R32  Equal cards.


@pytest.mark.proves("ARK-R32")
def test_of_two_equal_cards_one_is_used_and_one_stays() -> None:
    at = position(
        "",
        hands="house red, house red, mill red, mill black",
        display="farm olive, farm olive, mill olive",
    )
    at.do("play house red", "lay h4")
    assert at.of("yellow", "hands") == ["house red", "mill red", "mill black"]
    at.do("draw farm olive")
    assert at.named["display"].count("farm olive") == 1


@pytest.mark.refuses("ARK-R32")
def test_two_equal_cards_are_not_two_choices() -> None:
    at = position(
        "",
        hands="house red, house red, farm black, farm black",
        display="farm olive, farm olive, mill olive",
    )
    assert at.legal("play") == ["play house red", "play farm black"]
    at.do("play house red", "lay h4")
    assert at.legal("draw") == ["draw farm olive", "draw mill olive", "draw pile"]


# ARK-R33  Completed buildings.


@pytest.mark.proves("ARK-R33")
def test_buildings_under_construction_are_chosen_until_they_are_completed() -> None:
    at = position(TWO_HOUSES, buildings=HOUSES, own=1)
    assert at.legal("site") == ["site a1", "site d1", "site lot"]
    at.do("site a1 own c1", "castle red 1", "castle red 2", "end")
    assert at.legal("site") == ["site lot"]


@pytest.mark.refuses("ARK-R33")
def test_a_completed_building_is_not_chosen() -> None:
    at = position(
        """
           a b c d e
        1  A A B B .
        2  n n . . .
        """,
        buildings=HOUSES,
        completed="A",
    )
    at.refuse("site a1", "ARK-R33", "why-building-completed")
    assert "site c1" in at.legal()


# ARK-R34  Neutral workers left in the supply.

TWO_CAMPS = ("p\n 9 o", ["play farm red", "lay p6 r90"])


def at_two_camps(**more: Any) -> Table:
    """Yellow has just covered two camps at a table that lets it choose."""
    drawing, moves = TWO_CAMPS
    at = position(drawing, hands="farm red", options={"optional_neutrals": True}, **more)
    at.do(*moves)
    return at


@pytest.mark.proves("ARK-R34")
def test_without_the_option_nobody_is_asked_and_all_are_taken() -> None:
    drawing, moves = TWO_CAMPS
    at = position(drawing, hands="farm red")
    at.do(*moves)
    assert at.phase == "draw"
    assert at.of("yellow", "neutral_workers") == 2
    assert "optional_neutrals" not in at.named["options"]


@pytest.mark.proves("ARK-R34")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_table_may_let_the_seat_choose_how_many_it_takes(taken: int) -> None:
    at = at_two_camps()
    assert at.legal() == ["recruit 0", "recruit 1", "recruit 2"]
    assert at.named["decision"]["camps"] == 2
    events = at.do(f"recruit {taken}")
    assert at.of("yellow", "neutral_workers") == taken
    assert at.named["neutral_supply"] == 24 - taken
    assert [e.fields for e in events if e.kind == "neutrals_taken"] == [
        {"seat": 0, "count": taken, "short": 0}
    ]
    assert at.phase == "draw"
    assert at.turn == "yellow"


@pytest.mark.refuses("ARK-R34")
def test_no_more_are_taken_than_camps_were_covered() -> None:
    at = at_two_camps()
    at.refuse("recruit 3", "ARK-R34", "why-too-many-recruits")
    at.refuse("draw pile", "ARK-R34", "why-not-this-phase")
    at.do("recruit 1", "draw pile")
    at.refuse("recruit 1", "ARK-2.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-R34")
def test_no_more_are_taken_than_are_left_and_with_none_left_nobody_is_asked() -> None:
    at = at_two_camps(supply=1)
    at.refuse("recruit 2", "ARK-R34", "why-too-many-recruits")
    events = at.do("recruit 1")
    assert [e.fields["short"] for e in events if e.kind == "neutrals_taken"] == [1]
    assert at_two_camps(supply=0).phase == "draw"


@pytest.mark.refuses("ARK-R34")
def test_a_building_that_covers_no_camp_asks_nothing() -> None:
    at = position("", hands="house red", options={"optional_neutrals": True})
    at.do("play house red", "lay h4")
    assert at.phase == "draw"


# ARK-R35, ARK-R37  The last turn.


@pytest.mark.proves("ARK-R35")
def test_in_the_last_turn_something_must_be_done_as_in_any_other() -> None:
    at = position(ONE_HOUSE, buildings={"A": "house red"})
    at.write(ender=1, turns_left=1)
    assert "pass" not in at.legal()
    at.do("site lot own g4", "end")
    assert at.game.ending(at.state) == "castle"


@pytest.mark.proves("ARK-R35")
def test_each_last_turn_is_announced_and_no_other() -> None:
    at = position(ONE_HOUSE, buildings={"A": "house red"}, seats=3)
    before = at.copy()
    at.write(ender=2, turns_left=2)
    told = [event for event in at.do("site lot own g4", "end") if event.kind == "last_turn"]
    assert [event.fields for event in told] == [{"seat": 1}]
    events = before.do("site lot own g4", "end")
    assert "turn_started" in [event.kind for event in events]
    assert "last_turn" not in [event.kind for event in events]


@pytest.mark.refuses("ARK-R35")
def test_the_last_turn_is_not_given_up_while_something_can_be_done() -> None:
    at = position(ONE_HOUSE, buildings={"A": "house red"})
    at.write(ender=1, turns_left=1)
    at.refuse("pass", "ARK-R27", "why-pass-not-forced")
    at.refuse("end", "ARK-T.1", "why-not-this-phase")


@pytest.mark.proves("ARK-R37")
def test_a_last_pass_in_the_last_turn_ends_the_game_by_the_castle() -> None:
    at = helpless(2, banners={"yellow": 0, "orange": 0})
    at.write(ender=1, turns_left=1, passes=1)
    at.do("pass")
    assert at.game.ending(at.state) == "castle"


@pytest.mark.refuses("ARK-R37")
def test_without_a_last_round_a_full_row_of_passes_is_no_ending_by_the_castle() -> None:
    at = helpless(2, banners={"yellow": 0, "orange": 0})
    at.write(passes=1)
    at.do("pass")
    assert at.game.ending(at.state) == "stuck"
