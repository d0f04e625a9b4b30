"""The slow reference of Arkadia is right itself: positions made by hand, rule by rule."""

import pytest

from tests.games.arkadia.reference import payout
from tests.games.arkadia.reference.arkadia import Reference
from tests.games.arkadia.reference.box import FAMILIES, original
from tests.games.arkadia.reference.hand_made import (
    GREEN,
    ORANGE,
    VIOLET,
    YELLOW,
    apply,
    build,
    finish_turn,
    leave,
    nearly_enclosed,
    new,
    raise_castle,
    station,
)
from tests.games.arkadia.reference.play import play
from tests.games.arkadia.reference.shapes import beside, orientations

# The rulebook's examples.


@pytest.fixture
def illustration() -> Reference:
    """Green is about to lay the red trade centre."""
    game = new(4)
    build(game, "monastery", "olive", "c9 c10 c11 d11")
    build(game, "house", "black", "m2 n2")
    build(game, "house", "red", "g10 h10")
    build(game, "house", "silver", "e11 f11")
    station(game, violet="m3", orange="d10")
    game.turn = GREEN
    game.mine.hand = ["trade red", "house red", "house red", "farm red"]
    game.apply("play trade red")
    return game


@pytest.mark.parametrize("place", ["lay m4", "lay d7", "lay i8", "lay f9"])
def test_the_trade_centre_may_touch_a_worker_or_one_or_two_buildings(
    illustration: Reference, place: str
) -> None:
    assert place in illustration.legal()


@pytest.mark.parametrize("place", ["lay d8", "lay c2", "lay n4"])
def test_the_trade_centre_may_not_cover_a_building_nor_touch_nothing_or_a_corner(
    illustration: Reference, place: str
) -> None:
    assert place not in illustration.legal()


def test_the_trade_centre_on_a_camp_brings_a_neutral_worker_and_a_new_card(
    illustration: Reference,
) -> None:
    card = illustration.table.pile[0]
    apply(illustration, "lay f9", "draw pile")
    green = illustration.table.seats[GREEN]
    assert green.neutral == 1
    assert illustration.table.supply == 23
    assert illustration.table.buildings[-1].family == "red"
    assert green.hand == ["house red", "house red", "farm red", card]
    assert illustration.table.discards == ["trade red"]


def test_the_trade_centre_and_the_monastery_pay_out_as_in_the_example() -> None:
    game = new(4)
    build(game, "monastery", "olive", "a1 a2 a3 b3")
    build(game, "trade", "red", "e2 f2 d3 e3")
    station(game, yellow="b1 b2", green="a4 b4", orange="e1", neutral="f1 g2 f3 e4")
    game.turn = VIOLET
    game.mine.neutral = 1
    apply(game, "site e2", "neutral d2", "own c3", "own d4")
    seals = [seat.seals for seat in game.table.seats]
    assert seals[YELLOW] == {"red": 0, "olive": 2, "black": 0, "silver": 0}
    assert seals[ORANGE] == {"red": 1, "olive": 0, "black": 0, "silver": 0}
    assert seals[GREEN] == {"red": 0, "olive": 2, "black": 0, "silver": 0}
    assert seals[VIOLET] == {"red": 3, "olive": 2, "black": 0, "silver": 0}
    apply(game, "castle black 1", "castle black 2")
    assert game.phase == "banner"
    assert game.table.castle.values() == {"red": 1, "olive": 1, "black": 4, "silver": 2}


def test_seven_seals_at_three_and_five_at_four_make_forty_one_gold() -> None:
    game = new(4)
    game.table.castle.printed = [*["red"] * 3, *["silver"] * 4, "olive", "black", None]
    game.phase, game.turn = "banner", GREEN
    game.mine.seals = {"red": 8, "olive": 0, "black": 1, "silver": 5}
    apply(game, "banner", "cash red 7")
    assert game.legal() == {"cash black 0", "cash black 1"}
    apply(game, "cash black 0", "cash silver 5")
    green = game.table.seats[GREEN]
    assert green.gold == 41
    assert green.seals == {"red": 1, "olive": 0, "black": 1, "silver": 0}
    assert (green.own, green.banners, game.turn) == (5, 3, VIOLET)


# Forms and places.


def test_equal_shapes_are_named_once() -> None:
    forms = original()["forms"]
    assert list(orientations(forms["house"], flips=False)) == ["", " r90"]
    assert list(orientations(forms["mill"], flips=True)) == [""]
    assert list(orientations(forms["trade"], flips=True)) == ["", " r90", " flip", " r90 flip"]
    assert list(orientations(forms["smithy"], flips=True)) == ["", " r90", " r180", " r270"]
    assert len(orientations(forms["monastery"], flips=True)) == 8


def test_a_quarter_turn_is_clockwise() -> None:
    shapes = orientations(original()["forms"]["monastery"], flips=True)
    assert shapes[" r90"] == {(0, 0), (0, 1), (0, 2), (1, 0)}
    assert shapes[" flip"] == {(0, 0), (1, 0), (2, 0), (2, -1)}


def test_the_first_building_touches_the_lot() -> None:
    game = new()
    game.apply("play house red")
    assert "lay g4" in game.legal()
    assert "lay f4" in game.legal()
    assert "lay e4" not in game.legal()
    assert "lay k4" not in game.legal()
    assert "lay f4 r90" in game.legal()
    assert len(game.legal()) == (3 + 3 + 5 + 5) + (4 + 4 + 4 + 4)


def test_a_building_keeps_off_the_border_the_lot_and_workers() -> None:
    game = new()
    build(game, "house", "red", "p1 p2")
    station(game, yellow="o3")
    assert not game.table.vacant() & {(1, 16), (3, 15), (5, 7), (0, 1), (1, 17)}
    game.apply("play house red")
    assert "lay o3" not in game.legal()
    assert "lay p3" not in game.legal()
    assert "lay p3 r90" in game.legal()


def test_neutral_workers_are_taken_as_far_as_there_are_any() -> None:
    box = original()
    box["camps"] = {(4, 7), (4, 8)}
    game = new(box=box)
    game.table.supply = 1
    apply(game, "play house red", "lay g4")
    assert (game.mine.neutral, game.table.supply) == (1, 0)


def test_only_cards_that_fit_can_be_played() -> None:
    game = new()
    for square in game.table.vacant() - {(1, 1), (1, 2)}:
        game.table.workers[square] = "neutral"
    leave(game, hand=["farm red", "house red", "house red", "tavern red"])
    assert game.legal() == {"play house red"}


# Drawing.


def test_a_face_up_card_is_replaced_from_the_pile() -> None:
    game = new()
    apply(game, "play house red", "lay g4")
    taken, other, third = game.table.display
    top = game.table.pile[0]
    assert game.legal() == {f"draw {card}" for card in {taken, other, third}} | {"draw pile"}
    game.apply(f"draw {other}")
    assert other in game.mine.hand
    assert top in game.table.display


def test_without_a_pile_a_face_up_card_is_not_replaced() -> None:
    game = new()
    game.table.pile = []
    game.table.display = [None, "mill red", None]
    apply(game, "play house red", "lay g4")
    assert game.legal() == {"draw mill red"}
    game.apply("draw mill red")
    assert game.table.display == [None, None, None]


def test_with_no_card_left_the_turn_goes_on_with_a_smaller_hand() -> None:
    game = new()
    game.table.pile, game.table.display = [], [None, None, None]
    apply(game, "play house red", "lay g4")
    assert game.phase == "banner"
    assert len(game.mine.hand) == 3


# Introducing workers.


def test_workers_of_one_introduction_come_in_reading_order() -> None:
    game = new()
    build(game, "house", "red", "a1 b1")
    apply(game, "site a1")
    assert game.legal() == {"own c1", "own a2", "own b2"}
    game.apply("own a2")
    assert game.legal() == {"own b2", "done"}
    game.apply("own b2")
    assert game.legal() == {"done"}
    game.apply("done")
    assert game.phase == "banner"


def test_an_introduction_ends_itself_without_workers_or_room() -> None:
    game = new()
    build(game, "house", "red", "a1 b1")
    leave(game, own=1)
    apply(game, "site a1", "own b2")
    assert game.phase == "banner"
    other = new()
    nearly_enclosed(other)
    apply(other, "site a1", "own c1")
    assert other.phase == "castle"


def test_own_and_neutral_workers_may_be_mixed() -> None:
    game = new()
    build(game, "house", "red", "a1 b1")
    leave(game, own=1, neutral=1)
    game.apply("site a1")
    assert game.legal() == {f"{c} {s}" for c in ("own", "neutral") for s in ("c1", "a2", "b2")}
    game.apply("neutral c1")
    assert game.legal() == {"own a2", "own b2", "done"}
    game.apply("own b2")
    assert game.table.workers == {(1, 3): "neutral", (2, 2): YELLOW}


def test_a_worker_on_a_camp_brings_no_neutral_worker() -> None:
    game = new()
    build(game, "house", "red", "a2 a3")
    apply(game, "site a2", "own b2", "done")
    assert (2, 2) in game.box["camps"]
    assert (game.table.seats[YELLOW].neutral, game.table.supply) == (0, 24)


@pytest.mark.parametrize("allowed", [True, False])
def test_the_lot_is_a_site_only_by_the_option(allowed: bool) -> None:
    game = new(options={"lot_workers": allowed})
    assert ("site lot" in game.legal()) is allowed


def test_an_enclosed_building_is_no_site() -> None:
    game = new()
    nearly_enclosed(game)
    assert "site a1" in game.legal()
    apply(game, "site a1", "own c1", "castle red 1", "end")
    assert "site a1" not in game.legal()


def test_without_any_worker_there_is_no_site() -> None:
    game = new()
    nearly_enclosed(game)
    leave(game, hand=["house red"])
    assert game.legal() == {"play house red"}


# Completion and castle.


def test_a_building_laid_into_a_hole_is_completed_after_the_draw() -> None:
    game = new()
    station(game, neutral="a2 b2", orange="c1")
    apply(game, "play house red", "lay a1")
    assert [building.completed for building in game.table.buildings] == [False]
    game.apply("draw pile")
    assert [building.completed for building in game.table.buildings] == [True]
    assert [seat.seals["red"] for seat in game.table.seats] == [1, 1]
    assert game.phase == "castle"


def test_a_worker_in_a_corner_of_a_building_earns_one_seal() -> None:
    game = new()
    tavern = build(game, "tavern", "black", "a1 a2 b2")
    station(game, orange="b1", neutral="c2 a3")
    apply(game, "site a1", "own b3")
    assert tavern.completed
    assert [seat.seals["black"] for seat in game.table.seats] == [2, 1]


def test_the_lot_encloses_and_is_never_completed() -> None:
    game = new()
    house = build(game, "house", "olive", "h4 i4")
    station(game, neutral="h3 i3 g4")
    apply(game, "site h4", "neutral j4" if game.mine.neutral else "own j4")
    assert house.completed
    assert game.decision.due == 1
    for square in beside(game.table.lot) & game.table.vacant():
        game.table.workers[square] = "neutral"
    assert payout.complete(game.table, YELLOW) == 0


def test_the_eleventh_piece_of_a_turn_comes_from_the_second_pool() -> None:
    game = new()
    raise_castle(game, 9)
    nearly_enclosed(game)
    build(game, "house", "silver", "d1 e1")
    station(game, neutral="d2 e2 f1")
    apply(game, "site a1", "own c1")
    assert game.decision.due == 2
    assert game.legal() == {"castle silver 10"}
    game.apply("castle silver 10")
    assert game.table.castle.floor() == 2
    assert game.table.castle.pools[2] == {"red": 1, "olive": 1, "black": 1, "silver": 3}
    assert game.legal() == {f"castle {f} {n}" for f in FAMILIES for n in range(1, 11)}
    game.apply("castle red 10")
    assert game.table.castle.values() == {"red": 4, "olive": 3, "black": 3, "silver": 0}


def test_when_the_second_floor_fills_further_pieces_come_from_eight() -> None:
    game = new()
    raise_castle(game, 19)
    nearly_enclosed(game)
    build(game, "house", "silver", "d1 e1")
    station(game, neutral="d2 e2 f1")
    apply(game, "site a1", "own c1", "castle silver 10")
    assert game.table.castle.pools[2] == {"red": 1, "olive": 1, "black": 1, "silver": 5}
    assert game.table.castle.floor() == 3
    assert game.named()["last_round"] == {"triggered_by": YELLOW, "turns_left": 2}
    game.apply("castle red 10")
    assert game.phase == "banner"


def test_with_an_empty_third_pool_no_piece_is_placed() -> None:
    game = new()
    raise_castle(game, 20)
    game.table.castle.pools[2] = dict.fromkeys(FAMILIES, 0)
    nearly_enclosed(game)
    apply(game, "site a1", "own c1")
    assert game.table.buildings[0].completed
    assert (game.phase, game.decision.due) == ("banner", 0)


def test_the_pieces_left_over_are_skipped_when_the_third_pool_runs_out() -> None:
    game = new()
    raise_castle(game, 20)
    game.table.castle.pools[2] = {"red": 1, "olive": 0, "black": 0, "silver": 0}
    nearly_enclosed(game)
    build(game, "house", "silver", "d1 e1")
    station(game, neutral="d2 e2 f1")
    apply(game, "site a1", "own c1", "castle red 3")
    assert (game.phase, game.decision.due) == ("banner", 0)


# Passing, banner and the ends of a game.


def test_only_a_seat_with_nothing_to_do_passes() -> None:
    game = new()
    assert "pass" not in game.legal()
    leave(game, own=1)
    assert game.legal() == {"site lot"}
    leave(game)
    assert game.legal() == {"pass"}


def test_the_game_is_stuck_when_all_pass_in_a_row_and_every_seal_is_cashed() -> None:
    game = new(3)
    leave(game)
    game.table.seats[ORANGE].seals["red"] = 4
    for _ in range(3):
        assert not game.is_over()
        apply(game, "pass", "end")
    assert (game.ending, game.scores(), game.winners()) == ("stuck", [0, 8, 0], [ORANGE])
    assert game.legal() == set()
    assert game.table.seats[ORANGE].seals["red"] == 0


def test_a_banner_used_keeps_a_stuck_game_alive() -> None:
    game = new(2)
    leave(game)
    apply(game, "pass", "end", "pass", "banner")
    assert game.passes == 0
    assert not game.is_over()
    assert (game.turn, game.phase) == (YELLOW, "must")
    apply(game, "pass", "end")
    assert game.legal() == {"site lot"}


def test_without_banners_the_turn_ends_unasked() -> None:
    game = new(2)
    leave(game)
    for seat in game.table.seats:
        seat.banners = 0
    apply(game, "pass", "pass")
    assert game.ending == "stuck"
    assert game.winners() == [YELLOW, ORANGE]


def test_a_banner_without_seals_asks_for_no_evaluation() -> None:
    game = new(2)
    leave(game)
    apply(game, "pass", "banner")
    assert (game.phase, game.turn, game.table.seats[YELLOW].own) == ("must", ORANGE, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_twentieth_piece_every_seat_has_one_more_turn(seats: int) -> None:
    game = new(seats)
    raise_castle(game, 19)
    nearly_enclosed(game)
    apply(game, "site a1", "own c1", "castle silver 10", "end")
    takers: list[int] = []
    while not game.is_over():
        assert game.named()["last_round"] == {"triggered_by": 0, "turns_left": seats - len(takers)}
        takers.append(game.turn)
        finish_turn(game)
    assert takers == [*range(1, seats), YELLOW]
    assert game.ending == "castle"
    assert game.named()["last_round"] == {"triggered_by": 0, "turns_left": 0}


def test_the_last_round_ends_the_game_as_built_even_if_all_pass() -> None:
    game = new(2)
    raise_castle(game, 19)
    nearly_enclosed(game)
    leave(game, own=1)
    apply(game, "site a1", "own c1", "castle silver 10", "end")
    leave(game)
    apply(game, "pass", "end", "pass", "end")
    assert game.ending == "castle"


def test_an_illegal_action_changes_nothing() -> None:
    game = new()
    before = game.named()
    with pytest.raises(ValueError, match="'pass' is not legal in phase must"):
        game.apply("pass")
    assert game.named() == before


def test_a_copy_goes_its_own_way() -> None:
    game = new()
    before = game.named()
    other = game.copy()
    play(other, seed=1)
    assert other.is_over()
    assert game.named() == before
