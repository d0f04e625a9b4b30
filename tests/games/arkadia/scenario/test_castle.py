"""The castle grows: one piece for each building just completed."""

import pytest

from tests.games.arkadia.scenario.positions import Table, position

FLOOR_1 = "rrr ooo bbb s"  # two silver pieces are left over


def completing(castle: list[str], buildings: int = 2, **more: int) -> Table:
    """One worker at c1 completes one, at most two houses."""
    two = buildings == 2
    return position(
        f"""
           a b c d e f
        1  A A . {"B B n" if two else ". . ."}
        2  n n . {"n n ." if two else ". . ."}
        """,
        buildings={"A": "house red", **({"B": "house olive"} if two else {})},
        castle=castle,
        banners=more,
    )


@pytest.mark.proves("ARK-K.1")
@pytest.mark.parametrize("buildings", [1, 2])
def test_one_piece_is_placed_for_each_completed_building(buildings: int) -> None:
    at = completing([], buildings)
    at.do("site a1 own c1")
    assert at.named["decision"]["castle_pieces_due"] == buildings
    for square in range(1, buildings + 1):
        assert (at.phase, at.turn) == ("castle", "yellow")
        at.do(f"castle black {square}")
    assert at.phase == "banner"
    assert sum(at.named["castle"]["heights"]) == buildings


@pytest.mark.refuses("ARK-K.1")
def test_a_piece_that_is_due_is_not_declined() -> None:
    at = completing([])
    at.do("site a1 own c1", "castle black 1")
    at.refuse("end", "ARK-K.1", "why-not-this-phase")
    at.refuse("banner", "ARK-K.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-K.1")
def test_no_piece_is_placed_without_a_completed_building() -> None:
    at = completing([])
    at.refuse("castle black 1", "ARK-T.1", "why-not-this-phase")
    at.do("site lot own g4")
    at.refuse("castle black 1", "ARK-2.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-K.1")
def test_no_more_pieces_are_placed_than_buildings_were_completed() -> None:
    at = completing([], buildings=1)
    at.do("site a1 own c1", "castle black 1")
    at.refuse("castle black 2", "ARK-2.1", "why-not-this-phase")


@pytest.mark.proves("ARK-K.2")
def test_any_family_of_the_pool_goes_on_any_square_of_the_open_floor() -> None:
    at = completing([])
    at.do("site a1 own c1")
    assert at.legal() == [
        f"castle {family} {square}"
        for family in ("red", "olive", "black", "silver")
        for square in range(1, 11)
    ]


@pytest.mark.proves("ARK-K.2")
def test_a_piece_may_cover_its_own_family() -> None:
    at = completing([])
    assert at.named["castle"]["tops"][0] == "red"
    at.do("site a1 own c1", "castle red 1")
    assert at.values["red"] == 2


@pytest.mark.refuses("ARK-K.2")
def test_a_family_that_is_used_up_is_not_placed() -> None:
    at = completing(["rr. ... ... ."])
    at.do("site a1 own c1", "castle red 3")
    at.refuse("castle red 4", "ARK-K.2", "why-family-not-in-pool")


@pytest.mark.refuses("ARK-K.2")
def test_no_piece_goes_on_the_second_floor_before_the_first_is_full() -> None:
    at = completing(["rrr ooo bbb ."])
    at.do("site a1 own c1")
    at.refuse("castle silver 1", "ARK-K.2", "why-castle-square-taken")
    assert at.legal() == ["castle silver 10"]


@pytest.mark.refuses("ARK-K.2")
def test_the_first_floor_takes_no_piece_of_the_second_pool() -> None:
    at = completing(["rrr ooo ... ."])
    at.do("site a1 own c1")
    assert at.named["castle"]["pools"][1]["red"] == 3
    at.refuse("castle red 7", "ARK-K.2", "why-family-not-in-pool")


@pytest.mark.proves("ARK-K.3")
def test_what_is_left_of_a_full_floor_goes_to_the_third_pool() -> None:
    at = completing(["rrr ooo bbb ."], buildings=1)
    events = at.do("site a1 own c1", "castle silver 10")
    castle = at.named["castle"]
    assert castle["floor"] == 2
    assert castle["pools"] == [
        dict.fromkeys(("red", "olive", "black", "silver"), 0),
        dict.fromkeys(("red", "olive", "black", "silver"), 3),
        {"red": 1, "olive": 1, "black": 1, "silver": 3},
    ]
    moved = [event.fields for event in events if event.kind == "pieces_moved"]
    assert moved == [{"family": 3, "count": 2}]
    assert at.named["last_round"] is None


@pytest.mark.proves("ARK-K.3", "ARK-R16")
def test_further_pieces_of_the_same_turn_go_on_the_next_floor() -> None:
    at = completing(["rrr ooo bbb ."])
    at.do("site a1 own c1", "castle silver 10")
    assert len(at.legal("castle")) == 4 * 10
    at.do("castle red 10")
    assert at.named["castle"]["heights"] == [*[1] * 9, 2]
    assert at.named["castle"]["pools"][1] == {"red": 2, "olive": 3, "black": 3, "silver": 3}


@pytest.mark.refuses("ARK-K.3", "ARK-R16")
def test_a_piece_left_over_from_a_floor_is_not_placed_on_the_next_one() -> None:
    at = completing([FLOOR_1, "sss ... ... ."])
    assert at.named["castle"]["pools"][2]["silver"] == 3  # two of the first floor among them
    at.do("site a1 own c1")
    at.refuse("castle silver 4", "ARK-K.2", "why-family-not-in-pool")


@pytest.mark.refuses("ARK-K.3")
def test_a_floor_with_nine_pieces_moves_nothing() -> None:
    at = completing(["rrr ooo bb. ."], buildings=1)
    events = at.do("site a1 own c1", "castle silver 9")
    assert at.named["castle"]["floor"] == 1
    assert not [event for event in events if event.kind in {"floor_completed", "pieces_moved"}]
    assert at.named["castle"]["pools"][2] == dict.fromkeys(("red", "olive", "black", "silver"), 1)


@pytest.mark.proves("ARK-K.4")
def test_at_the_start_every_seal_is_worth_two() -> None:
    assert position("").values == {"red": 2, "olive": 2, "black": 2, "silver": 2}


@pytest.mark.proves("ARK-K.4")
@pytest.mark.parametrize(
    ("castle", "red", "olive", "black", "silver"),
    [
        (["r... .. ...."], 2, 2, 2, 2),  # red on printed red
        (["b... .. ...."], 1, 2, 3, 2),  # black on printed red
        (["... . b. ...."], 2, 2, 3, 2),  # black on a blank square
        ([FLOOR_1], 3, 3, 3, 1),
        (["rrr ooo bb ss"], 3, 3, 2, 2),
        ([FLOOR_1, "sss ... ... ."], 0, 3, 3, 4),  # all red covered again
        ([FLOOR_1, "... rrr ... ."], 6, 0, 3, 1),
    ],
)
def test_a_seal_is_worth_the_squares_that_show_its_family_from_above(
    castle: list[str], red: int, olive: int, black: int, silver: int
) -> None:
    at = position("", castle=castle)
    assert at.values == {"red": red, "olive": olive, "black": black, "silver": silver}


@pytest.mark.refuses("ARK-K.4")
def test_a_covered_seal_or_piece_counts_no_more() -> None:
    at = completing([FLOOR_1], buildings=1)
    assert at.values["red"] == 3
    at.do("site a1 own c1", "castle black 2")
    assert at.values == {"red": 2, "olive": 3, "black": 4, "silver": 1}
    assert at.named["castle"]["tops"][1] == "black"


@pytest.mark.refuses("ARK-K.4")
def test_pieces_in_the_pools_count_nothing() -> None:
    at = position("", castle=[FLOOR_1, "sss ... ... ."])
    assert at.values["red"] == 0
    assert [pool["red"] for pool in at.named["castle"]["pools"]] == [0, 3, 1]


@pytest.mark.refuses("ARK-K.2")
def test_a_refused_piece_is_told_why() -> None:
    at = completing(["rrr ooo bbb ."])
    at.do("site a1 own c1")
    assert (
        sentence(at, "castle silver 2")
        == "that castle square already has its piece on this floor, ARK-K.2"
    )
    at = completing(["rr. ... ... ."])
    at.do("site a1 own c1", "castle red 3")
    assert (
        sentence(at, "castle red 4")
        == "there is no red piece left for the floor being built, ARK-K.2"
    )


def sentence(at: Table, text: str) -> str:
    """Why an action is refused, in English, without the marks around inserted values."""
    (action,) = at.game.parse(at.state, text)
    told: str = at.game.refusal_text(at.game.refusal(at.state, action), "en")
    return told.replace("\u2068", "").replace("\u2069", "")
