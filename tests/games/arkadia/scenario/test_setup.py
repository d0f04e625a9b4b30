"""Preparation: everything is in its place before the first turn."""

from collections import Counter
from typing import Any

import pytest

from polis.core.texts.errors import InvalidOptions
from polis.games import load
from polis.games.arkadia.model.bitboard import squares_of
from polis.games.arkadia.model.names import card_name
from polis.games.arkadia.model.options import Deal, deck_of
from tests.games.arkadia.scenario.positions import Table, position

FAMILIES = ("red", "olive", "black", "silver")


def new(seats: int, **options: object) -> Table:
    """A game dealt from a seed."""
    game: Any = load("arkadia")
    return Table(game, game.new_game(game.new_options(options), seats, bytes(16))[0])


def cards_in_game(at: Table) -> list[str]:
    """All cards in hands, display and draw pile."""
    named = at.named
    hands = [card for hand in named["hands"] for card in hand]
    return [*hands, *named["display"], *named["draw_pile"]]


@pytest.mark.proves("ARK-P.1")
def test_the_board_has_twelve_rows_of_sixteen_with_twenty_four_camps() -> None:
    board = new(2).named["board"]
    assert (board["rows"], board["columns"], len(board["camps"])) == (12, 16, 24)
    assert all(1 <= row <= 12 and 1 <= column <= 16 for row, column in board["camps"])


@pytest.mark.proves("ARK-P.1")
def test_a_camp_leaves_its_square_vacant() -> None:
    at = new(2)
    assert set(at.game.box.camps) <= set(squares_of(at.state["free"][0]))
    assert len(squares_of(at.state["free"][0])) == 192 - 12


@pytest.mark.refuses("ARK-P.1")
def test_a_camp_is_no_building_to_lay_beside() -> None:
    at = position("", hands="house red, house red, farm red, farm olive")
    at.do("play house red")
    at.refuse("lay c2", "ARK-1A.2", "why-touches-nothing")  # beside the camp b2


@pytest.mark.refuses("ARK-P.1")
@pytest.mark.parametrize("place", ["lay p6", "lay a12 r90"])
def test_there_is_no_square_beyond_the_twelfth_row_and_the_sixteenth_column(place: str) -> None:
    at = position("", hands="house red, house red, farm red, farm olive")
    at.do("play house red")
    at.refuse(place, "ARK-1A.3", "why-outside-board")


@pytest.mark.proves("ARK-P.2")
@pytest.mark.parametrize(("lies", "rows", "columns"), [("lying", 3, 4), ("standing", 4, 3)])
def test_the_lot_covers_three_rows_of_four_or_four_of_three_and_no_camp(
    lies: str, rows: int, columns: int
) -> None:
    board = position("", options={"lot": f"g5 {lies}"}).named["board"]
    squares = board["lot"]["squares"]
    assert squares == [[5 + r, 7 + c] for r in range(rows) for c in range(columns)]
    assert not [square for square in squares if square in board["camps"]]


@pytest.mark.proves("ARK-P.2")
def test_ten_castle_squares_show_each_family_twice() -> None:
    castle = position("").named["castle"]
    assert castle["heights"] == [0] * 10
    assert {family: castle["tops"].count(family) for family in FAMILIES} == dict.fromkeys(
        FAMILIES, 2
    )
    assert castle["tops"].count(None) == 2


@pytest.mark.proves("ARK-P.2")
def test_the_lot_counts_as_a_building_to_lay_beside() -> None:
    at = position("", hands="house red, house red, farm red, farm olive")
    at.do("play house red")
    assert {"lay g4", "lay f5 r90", "lay k6", "lay j8"} <= set(at.legal())


@pytest.mark.refuses("ARK-P.2")
@pytest.mark.parametrize("place", ["d5 lying", "a1 standing", "p12 lying", "i4 standing"])
def test_the_lot_covers_no_camp_and_stays_on_the_board(place: str) -> None:
    game: Any = load("arkadia")
    with pytest.raises(InvalidOptions, match=r"leave the board or cover a camp \(ARK-P\.2\)"):
        game.new_options({"lot": place})


@pytest.mark.refuses("ARK-P.2")
def test_nothing_is_laid_and_nobody_stands_on_the_lot_not_even_in_its_yard() -> None:
    at = position("", hands="house red, house red, farm red, farm olive")
    standing = at.copy()
    at.do("play house red")
    at.refuse("lay h6", "ARK-1A.3", "why-covers-lot")
    standing.do("site lot")
    standing.refuse("own h6", "ARK-1B.2", "why-square-occupied")


@pytest.mark.proves("ARK-P.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_begins_with_three_workers_and_four_banners(seats: int) -> None:
    named = new(seats).named
    assert named["own_workers"] == [3] * seats
    assert named["banners"] == [4] * seats
    assert named["gold"] == [0] * seats
    assert named["seals"] == [dict.fromkeys(FAMILIES, 0)] * seats


@pytest.mark.refuses("ARK-P.3")
def test_nobody_has_a_fourth_worker_at_the_start() -> None:
    at = position("", neutral=1)
    at.do("site lot", "own g4", "own h4", "own i4")
    at.refuse("own j4", "ARK-1B.2", "why-no-own-worker")


@pytest.mark.refuses("ARK-P.3")
def test_nobody_has_a_fifth_banner() -> None:
    at = position("", own={"yellow": 6, "orange": 6})
    for turn in range(4):
        at.do(f"site lot own {'ghij'[turn]}4", "banner")
        at.do(f"site lot own {'ghij'[turn]}8", "end")
    assert at.of("yellow", "banners") == 0
    at.refuse("banner", "ARK-2.1", "why-banner-none-left")
    at.do("site lot own f5")
    assert at.turn == "orange"  # yellow is not even asked about a banner


@pytest.mark.proves("ARK-P.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_begins_with_twenty_four_neutral_workers(seats: int) -> None:
    assert new(seats).named["neutral_supply"] == 24
    assert new(seats).named["workers"] == []


@pytest.mark.refuses("ARK-P.4")
def test_nobody_begins_with_a_neutral_worker() -> None:
    at = new(3)
    assert at.named["neutral_workers"] == [0, 0, 0]
    at.do("site lot")
    square = at.legal("own")[0].split()[1]
    at.refuse(f"neutral {square}", "ARK-1B.2", "why-no-neutral-worker")


@pytest.mark.proves("ARK-P.5")
def test_three_pools_hold_three_and_three_and_one_castle_piece_of_each_family() -> None:
    castle = new(4).named["castle"]
    assert castle["pools"] == [dict.fromkeys(FAMILIES, count) for count in (3, 3, 1)]
    assert castle["floor"] == 1


@pytest.mark.refuses("ARK-P.5")
def test_the_first_pool_has_no_fourth_piece_of_a_family() -> None:
    at = position(
        """
           a b c
        1  A A .
        2  n n .
        """,
        buildings={"A": "house red"},
        castle=["ooo ......."],
    )
    at.do("site a1", "own c1")
    at.refuse("castle olive 4", "ARK-K.2", "why-family-not-in-pool")


@pytest.mark.proves("ARK-P.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forty_cards_are_dealt_as_hands_of_four_three_face_up_and_a_pile(seats: int) -> None:
    at = new(seats)
    named = at.named
    assert [len(hand) for hand in named["hands"]] == [4] * seats
    assert len(named["display"]) == 3
    assert len(named["draw_pile"]) == 40 - 4 * seats - 3
    families = Counter(card.split()[1] for card in cards_in_game(at))
    assert families == dict.fromkeys(FAMILIES, 10)


@pytest.mark.proves("ARK-P.6")
def test_the_cards_are_shuffled() -> None:
    game: Any = load("arkadia")
    options = game.new_options({})
    piles = [game.named(game.new_game(options, 2, bytes([n] * 16))[0]) for n in range(8)]
    assert len({tuple(named["draw_pile"]) for named in piles}) == 8
    assert len({tuple(named["hands"][0]) for named in piles}) == 8


@pytest.mark.proves("ARK-P.6")
def test_cards_are_dealt_in_their_order_hand_by_hand_then_face_up_and_the_rest_is_the_pile() -> (
    None
):
    game: Any = load("arkadia")
    deck = deck_of(game.box, game.new_options({}))[::-1]
    state, _ = game.set_up(game.new_options({}), 2, Deal(1, (0, 70), tuple(deck)))
    named, names = game.named(state), [card_name(kind) for kind in deck]
    assert [sorted(hand) for hand in named["hands"]] == [sorted(names[:4]), sorted(names[4:8])]
    assert named["display"] == names[8:11]
    assert named["draw_pile"] == names[11:]


@pytest.mark.refuses("ARK-P.6")
def test_nobody_else_sees_a_hand_or_the_pile() -> None:
    at = new(3)
    for seat in (0, 1, 2, None):
        shown = at.game.view(at.state, seat)
        known = [index for index, hand in enumerate(shown["hands"]) if any(hand)]
        assert known == ([] if seat is None else [seat])
        assert shown["draw_pile"] == [None] * 25
        assert None not in shown["display"]


@pytest.mark.proves("ARK-P.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_goes_round_clockwise(seats: int) -> None:
    names = ["yellow", "orange", "green", "violet"][:seats]
    at = position("", seats=seats, turn=names[-1])
    turns = []
    for square in ("g4", "h4", "i4", "j4", "f5", "f6", "f7", "k5")[: 2 * seats]:
        turns.append(at.turn)
        at.do(f"site lot own {square}", "end")
    assert turns == [names[-1], *names, *names[:-1]]


@pytest.mark.refuses("ARK-P.7")
def test_no_seat_plays_twice_or_is_left_out() -> None:
    at = position("", seats=3, turn="green", hands="mill red, farm red")
    events = at.do("site lot own g4", "end")
    assert [e.fields for e in events if e.kind == "turn_started"] == [{"seat": 0}]
    assert at.turn == "yellow"  # neither green again nor orange, who sits on the other side
    at.refuse("play mill red", "ARK-1A.1", "why-card-not-in-hand")  # green's card


@pytest.mark.proves("ARK-P.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_game_begins_with_the_lot_and_seven_buildings_with_their_seals(
    seats: int,
) -> None:
    named = new(seats, setup="first-game").named
    assert [b["form"] for b in named["buildings"]] == [
        *("house", "farm", "tavern", "mill", "smithy", "trade", "monastery")
    ]
    assert not any(b["completed"] for b in named["buildings"])
    assert Counter(b["family"] for b in named["buildings"]) == {
        "red": 2, "olive": 2, "black": 2, "silver": 1,
    }  # fmt: skip
    assert named["board"]["lot"]["square"] == [5, 7]
    assert named["discards"] == []


@pytest.mark.refuses("ARK-P.8")
def test_the_seven_cards_of_the_first_game_are_in_no_hand_and_not_in_the_pile() -> None:
    at = new(2, setup="first-game")
    cards = Counter(cards_in_game(at))
    laid = Counter(f"{b['form']} {b['family']}" for b in at.named["buildings"])
    assert cards.total() == 33
    assert cards["mill silver"] == cards["smithy black"] == cards["monastery red"] == 0
    assert cards + laid == Counter(cards_in_game(new(2)))


@pytest.mark.proves("ARK-R36")
def test_camps_under_the_first_buildings_bring_nobody_a_worker() -> None:
    at = new(4, setup="first-game")
    named = at.named
    squares = [square for b in named["buildings"] for square in b["squares"]]
    assert len([square for square in squares if square in named["board"]["camps"]]) == 3
    assert named["neutral_workers"] == [1, 1, 1, 1]  # what everybody gets, and no more
    assert named["neutral_supply"] == 20


@pytest.mark.refuses("ARK-R36")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_event_of_the_first_set_up_speaks_of_workers_for_camps(seats: int) -> None:
    game = load("arkadia")
    _, events = game.new_game(game.new_options({"setup": "first-game"}), seats, bytes(16))
    assert "neutrals_dealt" in [event.kind for event in events]
    assert "neutrals_taken" not in [event.kind for event in events]


@pytest.mark.refuses("ARK-P.8")
def test_the_lot_of_the_first_game_cannot_be_put_elsewhere() -> None:
    game: Any = load("arkadia")
    with pytest.raises(InvalidOptions, match="fixed place for the castle lot"):
        game.new_options({"setup": "first-game", "lot": "g5 lying"})


@pytest.mark.proves("ARK-P.9")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_game_gives_each_seat_some_neutral_workers(seats: int, each: int) -> None:
    named = new(seats, setup="first-game").named
    assert named["neutral_workers"] == [each] * seats
    assert named["neutral_supply"] == 24 - seats * each
    assert named["own_workers"] == [3] * seats


@pytest.mark.refuses("ARK-P.9")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1)])
def test_one_neutral_worker_more_than_given_cannot_be_introduced(seats: int, each: int) -> None:
    at = position("", seats=seats, options={"setup": "first-game"})
    at.do("site g8", *[f"neutral {square}" for square in ("f8", "i8", "f9")[:each]])
    at.refuse("neutral i9", "ARK-1B.2", "why-no-neutral-worker")
