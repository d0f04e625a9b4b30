"""A building is completed: it is enclosed and pays out; with the rulebook's example."""

import pytest

from tests.games.arkadia.scenario.positions import Table, position

# The rulebook's example: violet introduces two own workers and a neutral one at the trade centre.


@pytest.fixture
def example() -> Table:
    """The trade centre and the monastery lack three workers; one square is beside both."""
    return position(
        """
             a b c d e f g
         1   M y . . o n .
         2   M y . . T T n
         3   M M . T T n .
         4   g g . . n . .
        """,
        seats=4,
        turn="violet",
        buildings={"M": "monastery olive", "T": "trade red"},
        neutral=1,
    )


@pytest.mark.proves("ARK-C.1", "ARK-C.2", "ARK-C.4", "ARK-C.5", "ARK-K.1", "ARK-1B.2")
def test_violet_completes_trade_centre_and_monastery_in_one_introduction(example: Table) -> None:
    example.do("site e2 own c3 own d4 neutral d2")
    assert example.completed() == [1, 2]
    assert example.seals("orange") == {"red": 1}
    assert example.seals("violet") == {"red": 2 + 1, "olive": 1 + 1}
    assert example.seals("yellow") == {"olive": 2}
    assert example.seals("green") == {"olive": 2}
    example.do("castle black 1", "castle black 2")
    assert example.phase == "banner"
    assert example.named["castle"]["pools"][0] == {"red": 3, "olive": 3, "black": 1, "silver": 3}


@pytest.mark.refuses("ARK-C.1")
@pytest.mark.parametrize(
    ("workers", "completed"),
    [("own c3 own d4", [1]), ("neutral d2 own d4", []), ("own c3", [1]), ("neutral d2", [])],
)
def test_one_vacant_square_beside_it_keeps_a_building_unfinished(
    example: Table, workers: str, completed: list[int]
) -> None:
    example.do(f"site e2 {workers}")
    assert example.completed() == completed


@pytest.mark.refuses("ARK-C.3")
def test_the_neutral_workers_of_the_example_earn_nothing(example: Table) -> None:
    events = example.do("site e2 own c3 own d4 neutral d2")
    paid = [event.fields for event in events if event.kind == "seals_paid"]
    red = [(fields["seat"], fields["count"]) for fields in paid if fields["family"] == 0]
    assert red == [(1, 1), (3, 2)]  # eight squares beside it, five of them with neutral workers


# What encloses.


@pytest.mark.proves("ARK-C.1")
@pytest.mark.parametrize(
    ("drawing", "worker"),
    [
        pytest.param("a b c d\n 1 A A . .\n 2 n n . .", "own c1", id="workers and a corner"),
        pytest.param("a b c d\n 1 A A B B\n 2 n . . .", "own b2", id="another building"),
        pytest.param("f g h i\n 3 . n n .\n 4 n A A .", "own i4", id="the lot below"),
    ],
)
def test_workers_buildings_lot_and_border_enclose(drawing: str, worker: str) -> None:
    buildings = {"A": "house red"} | ({"B": "house olive"} if "B" in drawing else {})
    at = position(drawing, buildings=buildings)
    square = worker.split()[1]
    at.do(f"site {'g4' if square == 'i4' else 'a1'} {worker}")
    assert at.completed() == [1]


@pytest.mark.proves("ARK-C.1")
def test_laying_a_building_completes_another_one() -> None:
    at = position(
        """
           a b c d e
        1  A A . . .
        2  n n . . .
        """,
        buildings={"A": "house red"},
        hands="house olive",
    )
    at.do("play house olive", "lay c1", "draw pile")
    assert at.completed() == [1]
    assert at.seals("yellow") == {"red": 1}


@pytest.mark.proves("ARK-C.1", "ARK-C.2")
def test_a_building_that_is_enclosed_as_it_is_laid_pays_out_normally() -> None:
    at = position(
        """
           a b c
        1  . . o
        2  y n .
        """,
        hands="house silver",
    )
    at.do("play house silver", "lay a1", "draw pile")
    assert at.completed() == [1]
    assert at.seals("yellow") == {"silver": 2}
    assert at.seals("orange") == {"silver": 1}
    assert at.phase == "castle"


@pytest.mark.proves("ARK-C.1")
def test_a_vacant_square_at_a_corner_does_not_matter() -> None:
    at = position(
        """
           a b c d
        1  . n n .
        2  n A A .
        3  . n n .
        """,
        buildings={"A": "house red"},
    )
    at.do("site b2 own d2")
    assert at.completed() == [1]


@pytest.mark.refuses("ARK-C.1")
def test_a_camp_does_not_enclose() -> None:
    at = position(
        """
           a b c
        1  A A .
        2  n ^ .
        """,
        buildings={"A": "house red"},
    )
    at.do("site a1 own c1")
    assert at.completed() == []


@pytest.mark.refuses("ARK-C.1")
def test_the_lot_is_never_completed() -> None:
    at = position(
        """
           f g h i j k
        4  . n n n n .
        5  n # # # # n
        6  n # # # # n
        7  n # # # # .
        8  . n n n n .
        """,
    )
    at.do("site lot own k7")
    assert at.phase == "banner"
    assert at.seals("yellow") == {}


# Who gets what.


@pytest.mark.proves("ARK-C.2")
def test_every_seat_gets_one_seal_for_each_of_its_workers_whosever_turn_it_is() -> None:
    at = position(
        """
           a b c d e
        1  . o g o .
        2  g A A A .
        3  . v o v .
        """,
        seats=4,
        buildings={"A": "farm black"},
        neutral=1,
    )
    at.do("site b2 neutral e2")
    assert at.seals("orange") == {"black": 3}
    assert at.seals("green") == {"black": 2}
    assert at.seals("violet") == {"black": 2}
    assert at.seals("yellow") == {"black": 1}  # the seal of the building


@pytest.mark.refuses("ARK-C.2")
def test_a_worker_at_a_corner_or_elsewhere_earns_nothing() -> None:
    at = position(
        """
           a b c d
        1  A A . .
        2  n n o .
        3  o o . .
        """,
        buildings={"A": "house red"},
    )
    at.do("site a1 own c1")
    assert at.seals("orange") == {}


@pytest.mark.refuses("ARK-C.2")
def test_a_building_that_is_not_enclosed_pays_nothing() -> None:
    at = position(
        """
           a b c d
        1  A A . .
        2  y o . .
        """,
        buildings={"A": "house red"},
    )
    at.do("site lot own g4")
    assert at.seals("yellow") == at.seals("orange") == {}


@pytest.mark.refuses("ARK-C.2")
def test_a_building_pays_only_once() -> None:
    at = position(
        """
           a b c d e
        1  A A . B B
        2  y n n n n
        """,
        buildings={"A": "house red", "B": "house olive"},
        neutral={"yellow": 1, "orange": 1},
    )
    at.do("site a1 neutral c1", "castle red 1", "end")
    assert at.seals("yellow") == {"red": 2}
    events = at.do("site d1 neutral f1", "castle red 2")
    assert at.seals("yellow") == {"red": 2}
    done = [event.fields["building"] for event in events if event.kind == "building_completed"]
    assert done == [1]


@pytest.mark.proves("ARK-C.3")
def test_neutral_workers_enclose() -> None:
    at = position(
        """
           a b c
        1  A A .
        2  n n .
        """,
        buildings={"A": "house red"},
        neutral=1,
    )
    at.do("site a1 neutral c1")
    assert at.completed() == [1]


@pytest.mark.refuses("ARK-C.3")
def test_nobody_is_paid_for_neutral_workers_not_even_who_placed_them() -> None:
    at = position(
        """
           a b c d
        1  A A . .
        2  . . . .
        """,
        buildings={"A": "house red"},
        neutral=3,
    )
    at.do("site a1 neutral c1 neutral a2 neutral b2")
    assert at.seals("yellow") == {"red": 1}  # the seal of the building alone
    assert at.seals("orange") == {}


@pytest.mark.proves("ARK-C.4")
def test_the_seal_of_the_building_goes_to_the_seat_on_turn_even_without_a_worker_there() -> None:
    at = position(
        """
           a b c d e
        1  A A . . .
        2  o o . . .
        """,
        buildings={"A": "house red"},
        hands="house olive",
    )
    events = at.do("play house olive", "lay c1", "draw pile")
    assert at.seals("yellow") == {"red": 1}
    assert at.seals("orange") == {"red": 2}
    taken = [event.fields for event in events if event.kind == "seal_taken"]
    assert taken == [{"seat": 0, "family": 0, "building": 0}]


@pytest.mark.refuses("ARK-C.4")
def test_the_seal_of_the_building_does_not_go_to_whoever_laid_it_or_has_most_workers() -> None:
    at = position(
        """
           a b c d
        1  . . . .
        2  y y . .
        """,
        turn="yellow",
        hands="house red",
    )
    at.do("play house red", "lay a1", "draw pile", "end")
    at.do("site a1 own c1")
    assert at.seals("yellow") == {"red": 2}
    assert at.seals("orange") == {"red": 1 + 1}


@pytest.mark.proves("ARK-C.5")
def test_one_worker_between_two_completed_buildings_earns_a_seal_for_each() -> None:
    at = position(
        """
           a b c d e f
        1  A A . B B n
        2  n n . n n .
        """,
        buildings={"A": "house red", "B": "house olive"},
    )
    events = at.do("site a1 own c1")
    assert at.completed() == [1, 2]
    assert at.seals("yellow") == {"red": 2, "olive": 2}
    kinds = [event.kind for event in events if event.kind.startswith(("building", "seal"))]
    assert kinds == ["building_completed", "seals_paid", "seal_taken"] * 2


@pytest.mark.refuses("ARK-C.5")
def test_the_seals_of_two_buildings_are_not_mixed() -> None:
    at = position(
        """
           a b c d e f
        1  A A . B B n
        2  n o . y n .
        """,
        buildings={"A": "house red", "B": "house olive"},
        neutral=1,
        turn="orange",
    )
    at.do("site a1 neutral c1")
    assert at.seals("yellow") == {"olive": 1}  # no red: the worker touches only the olive house
    assert at.seals("orange") == {"red": 2, "olive": 1}
