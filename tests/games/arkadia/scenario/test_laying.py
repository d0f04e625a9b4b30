"""1. MUST, A: laying a building; with the rulebook's trade centre at seven places."""

import pytest

from tests.games.arkadia.scenario.positions import Table, position

ILLUSTRATION = """
     a b c d e f g h i j k l m n o
 1   . . . . . . . ^ . . . . ^ . .
 2   . ^ . . . ^ . . . . ^ . H H .
 3   . . . . . . . . . . . . v . .
 4   . . ^ . . . ^ . . ^ . . . . .
 5   . . . . . . # # # # . . ^ . .
 6   . . . . ^ . # # # # . . . . .
 7   ^ . . . . . # # # # . ^ . . .
 8   . . ^ . . . . . . . . . . . .
 9   . . M . . ^ . . ^ . . . . ^ .
10   . . M o . . K K . . ^ . . . .
11   . . M M S S . . . . . . ^ . .
12   . . . ^ . . ^ . . . . . . . .
"""
BUILDINGS = {"M": "monastery olive", "H": "house black", "K": "house red", "S": "house silver"}


@pytest.fixture
def illustration() -> Table:
    """Green has played the trade centre with the red seal."""
    at = position(
        ILLUSTRATION,
        seats=4,
        turn="green",
        buildings=BUILDINGS,
        hands="trade red, house red, farm red, mill red",
        pile="farm black, mill olive",
    )
    at.do("play trade red")
    return at


# The rulebook's first two illustrations. A trade centre named by f9 covers f9, g9, e10 and f10.


@pytest.mark.proves("ARK-1A.2")
@pytest.mark.parametrize(
    "place",
    [
        pytest.param("lay m4", id="1: beside a worker alone"),
        pytest.param("lay d7", id="2: beside the monastery"),
        pytest.param("lay i8", id="3: beside a house and the lot"),
        pytest.param("lay f9", id="4: beside two buildings and a worker, on a camp"),
    ],
)
def test_the_trade_centre_is_laid_where_it_touches_a_worker_or_a_building(
    illustration: Table, place: str
) -> None:
    assert place in illustration.legal()
    illustration.do(place)
    assert illustration.named["buildings"][-1]["form"] == "trade"


@pytest.mark.refuses("ARK-1A.2")
def test_place_one_is_legal_for_the_worker_alone(illustration: Table) -> None:
    without_worker = position(
        ILLUSTRATION.replace("v", "."), buildings=BUILDINGS, hands="trade red"
    )
    without_worker.do("play trade red")
    without_worker.refuse("lay m4", "ARK-1A.2", "why-touches-nothing")
    assert illustration.workers == {"m3": "violet", "d10": "orange"}


@pytest.mark.refuses("ARK-1A.3")
def test_the_trade_centre_may_not_cover_a_part_of_the_monastery(illustration: Table) -> None:
    illustration.refuse("lay d8", "ARK-1A.3", "why-covers-building")  # place 5


@pytest.mark.refuses("ARK-1A.2")
@pytest.mark.parametrize(
    "place",
    [
        pytest.param("lay b7", id="6: the monastery at a corner only"),
        pytest.param("lay n4", id="7: the worker at a corner only"),
        pytest.param("lay k11", id="nothing near at all"),
    ],
)
def test_the_trade_centre_may_not_touch_with_a_corner_or_nothing(
    illustration: Table, place: str
) -> None:
    illustration.refuse(place, "ARK-1A.2", "why-touches-nothing")


@pytest.mark.proves("ARK-1A.4", "ARK-1A.5", "ARK-1A.6")
def test_green_covers_a_camp_takes_a_neutral_worker_puts_a_red_seal_and_draws(
    illustration: Table,
) -> None:
    illustration.do("lay f9")
    assert illustration.of("green", "neutral_workers") == 1
    assert illustration.named["neutral_supply"] == 23
    trade = illustration.named["buildings"][-1]
    assert trade == {
        "number": 5,
        "form": "trade",
        "family": "red",
        "squares": [[9, 6], [9, 7], [10, 5], [10, 6]],
        "completed": False,
    }
    illustration.do("draw pile", "end")
    assert illustration.of("green", "hands") == ["house red", "farm red", "farm black", "mill red"]
    assert illustration.turn == "violet"


# Choosing a card.


@pytest.mark.proves("ARK-1A.1")
def test_a_card_of_the_hand_is_chosen_and_its_form_is_laid() -> None:
    at = position("", hands="house red, mill olive, trade black, monastery silver")
    assert at.legal("play") == [
        *("play house red", "play mill olive", "play trade black", "play monastery silver")
    ]
    at.do("play monastery silver")
    assert at.named["decision"]["card"] == "monastery silver"
    at.do("lay e5", "draw pile")
    (building,) = at.named["buildings"]
    assert (building["form"], building["family"]) == ("monastery", "silver")
    assert building["squares"] == [[5, 5], [6, 5], [7, 5], [7, 6]]


@pytest.mark.refuses("ARK-1A.1")
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    at = position("", hands={"yellow": "house red, mill olive", "orange": "trade black"})
    at.refuse("play trade black", "ARK-1A.1", "why-card-not-in-hand")
    at.refuse("play house olive", "ARK-1A.1", "why-card-not-in-hand")


FULL = """
     a b c d e f g h i j k l m n o p
 1   n n n n n n n n n n n n n n n n
 2   n n n n n n n n . . n n n n n n
 3   n n n n n n n n n n n n n n n n
 4   y y y y y y y y y y y y y y y y
 5   y y y y y y # # # # y y y y y y
 6   y y y y y y # # # # y y y y y y
 7   y y y y y y # # # # y y y y y y
 8   y y y y y y y y y y y y y y y y
 9   y y y y y y y y y y y y y y y y
10   y y y y y y y y y y y y y y y y
11   y y y y y y y y y y y y y y y y
12   y y y y y y y y y y y y y y y y
"""  # only two squares are left


@pytest.mark.refuses("ARK-1A.1")
def test_a_card_whose_form_fits_nowhere_is_not_played() -> None:
    at = position(FULL, supply=0, hands="house red, farm red, mill black")
    assert at.legal() == ["play house red"]
    at.refuse("play farm red", "ARK-1A.2", "why-card-fits-nowhere")
    at.refuse("play mill black", "ARK-1A.2", "why-card-fits-nowhere")


# Where it may lie.


@pytest.mark.proves("ARK-1A.2")
@pytest.mark.parametrize("sign", ["y", "o", "g", "v", "n"])
def test_a_worker_of_any_colour_is_enough_to_lay_beside(sign: str) -> None:
    at = position(
        f"""
             m n
        11   . .
        12   . {sign}
        """,
        seats=4,
        hands="house red",
    )
    at.do("play house red")
    assert {"lay n11", "lay m11", "lay l12", "lay o12"} <= set(at.legal())


@pytest.mark.proves("ARK-1A.2")
def test_a_completed_building_is_enough_to_lay_beside() -> None:
    at = position(
        """
           a b c d
        1  A A B B
        2  y n . .
        """,
        buildings={"A": "house red", "B": "house olive"},
        completed="A",
        hands="house red",
    )
    at.do("play house red")
    assert "lay c2" in at.legal()
    at.do("lay c2", "draw pile")
    assert len(at.named["buildings"]) == 3


@pytest.mark.refuses("ARK-1A.2")
def test_a_worker_at_a_corner_is_not_enough_to_lay_beside() -> None:
    at = position(
        """
             m n o
        11   . . .
        12   . y .
        """,
        hands="house red",
    )
    at.do("play house red")
    at.refuse("lay o11", "ARK-1A.2", "why-touches-nothing")
    at.refuse("lay m10 r90", "ARK-1A.2", "why-touches-nothing")


@pytest.mark.refuses("ARK-1A.2")
def test_the_other_end_of_the_row_above_is_not_beside() -> None:
    at = position(
        """
             p
        11   y
        """,
        hands="house red",
    )
    at.do("play house red")
    at.refuse("lay a12", "ARK-1A.2", "why-touches-nothing")


@pytest.mark.proves("ARK-1A.3")
def test_a_building_fills_a_gap_that_no_path_leads_to() -> None:
    at = position(
        """
           a b c
        1  . . n
        2  n n n
        """,
        hands="house red",
    )
    at.do("play house red")
    assert "lay a1" in at.legal()


@pytest.mark.proves("ARK-1A.3")
def test_a_camp_may_be_covered() -> None:
    at = position("", hands="house red")
    at.do("play house red", "lay g4")
    assert [4, 7] in at.named["board"]["camps"]
    assert at.named["buildings"][0]["squares"] == [[4, 7], [4, 8]]


@pytest.mark.refuses("ARK-1A.3")
def test_no_square_under_the_building_may_be_taken_or_off_the_board() -> None:
    at = position(
        """
           a b c d
        1  A A . v
        2  . . . n
        """,
        seats=4,
        buildings={"A": "house red"},
        hands="farm red",
    )
    at.do("play farm red")
    at.refuse("lay b1", "ARK-1A.3", "why-covers-building")
    at.refuse("lay c1", "ARK-1A.3", "why-covers-worker")  # an orange one or any other
    at.refuse("lay b2", "ARK-1A.3", "why-covers-worker")  # also a neutral one
    at.refuse("lay e5", "ARK-1A.3", "why-covers-lot")
    at.refuse("lay o1", "ARK-1A.3", "why-outside-board")
    at.refuse("lay a11 r90", "ARK-1A.3", "why-outside-board")


# What it brings.


@pytest.mark.proves("ARK-1A.4")
def test_two_camps_bring_two_neutral_workers() -> None:
    at = position(
        """
             o p
         6   n .
         7   . .
        """,
        hands="farm red",
    )
    events = at.do("play farm red", "lay p6 r90")  # p6, p7, p8: camps at both ends
    assert at.of("yellow", "neutral_workers") == 2
    taken = [event.fields for event in events if event.kind == "neutrals_taken"]
    assert taken == [{"seat": 0, "count": 2, "short": 0}]


@pytest.mark.refuses("ARK-1A.4")
def test_a_building_that_covers_no_camp_brings_no_neutral_worker() -> None:
    at = position("", neutral=1, hands="house red")
    events = at.do("play house red", "lay h4")  # the camp g4 is beside it, not under it
    assert at.of("yellow", "neutral_workers") == 1
    assert at.named["neutral_supply"] == 24
    assert "neutrals_taken" not in [event.kind for event in events]


@pytest.mark.refuses("ARK-1A.4")
def test_only_the_seat_that_lays_gets_the_neutral_worker() -> None:
    at = position("", seats=4, turn="orange", hands="house red")
    at.do("play house red", "lay g4")
    assert at.named["neutral_workers"] == [0, 1, 0, 0]


@pytest.mark.proves("ARK-1A.5")
@pytest.mark.parametrize("family", ["red", "olive", "black", "silver"])
def test_the_seal_on_the_building_is_that_of_the_card(family: str) -> None:
    at = position("", hands=f"house {family}")
    at.do(f"play house {family}", "lay h4")
    (building,) = at.named["buildings"]
    assert (building["family"], building["completed"]) == (family, False)


@pytest.mark.refuses("ARK-1A.5")
def test_a_building_whose_seal_is_gone_pays_no_more() -> None:
    at = position(
        """
           a b c d
        1  A A n .
        2  n n . .
        """,
        buildings={"A": "house red"},
        completed="A",
        hands="house olive",
    )
    events = at.do("play house olive", "lay c2", "draw pile")
    assert "building_completed" not in [event.kind for event in events]
    assert at.named["seals"] == [dict.fromkeys(("red", "olive", "black", "silver"), 0)] * 2


@pytest.mark.refuses("ARK-1A.5")
def test_laying_a_building_brings_its_seal_to_nobody() -> None:
    at = position("", hands="house red")
    at.do("play house red", "lay h4", "draw pile")
    assert at.seals("yellow") == at.seals("orange") == {}
    assert at.completed() == []
