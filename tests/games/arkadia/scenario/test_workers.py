"""1. MUST, B: introducing workers."""

import pytest

from tests.games.arkadia.scenario.positions import Table, position

BOARD = """
     a b c d e f
 1   A A . B B .
 2   . y . . . .
 3   . . . . . .
"""
BUILDINGS = {"A": "house red", "B": "house olive"}


@pytest.fixture
def two_houses() -> Table:
    """Two houses with one square between them, one yellow worker at the first."""
    return position(BOARD, seats=4, turn="green", buildings=BUILDINGS, own=2, neutral=2)


@pytest.mark.proves("ARK-1B.1")
def test_any_building_may_be_chosen_whoever_laid_it() -> None:
    at = position(
        BOARD,
        buildings=BUILDINGS,
        hands={"yellow": "house silver", "orange": "mill red"},
    )
    at.do("play house silver", "lay h4", "draw pile", "end")
    assert at.turn == "orange"
    assert at.legal("site") == ["site a1", "site d1", "site h4", "site lot"]


@pytest.mark.refuses("ARK-1B.1")
def test_a_square_where_no_building_begins_is_no_building(two_houses: Table) -> None:
    two_houses.refuse("site c1", "ARK-1B.1", "why-no-building-there")
    two_houses.refuse("site b2", "ARK-1B.1", "why-no-building-there")  # a worker
    two_houses.refuse("site e1", "ARK-1B.1", "why-called-otherwise")  # called d1
    two_houses.refuse("site h6", "ARK-1B.1", "why-called-otherwise")  # called lot


@pytest.mark.refuses("ARK-1B.1")
def test_a_second_building_is_not_chosen(two_houses: Table) -> None:
    two_houses.do("site a1")
    two_houses.refuse("site d1", "ARK-1B.2", "why-not-this-phase")
    two_houses.do("own a2")
    two_houses.refuse("site d1", "ARK-1B.2", "why-not-this-phase")


@pytest.mark.proves("ARK-1B.2")
@pytest.mark.parametrize(
    ("workers", "own", "neutral"),
    [
        ("own c1", 1, 2),
        ("neutral c1", 2, 1),
        ("own c1 own d2", 0, 2),
        ("neutral f1 neutral e2", 2, 0),
        ("own c1 neutral f1 own e2", 0, 1),
    ],
)
def test_any_number_and_mixture_of_workers_is_introduced(
    two_houses: Table, workers: str, own: int, neutral: int
) -> None:
    two_houses.do(f"site d1 {workers}")
    assert two_houses.phase == "banner"
    assert two_houses.of("green", "own_workers") == own
    assert two_houses.of("green", "neutral_workers") == neutral
    words = workers.split()
    owners = {"own": "green", "neutral": "neutral"}
    introduced = {s: owners[w] for w, s in zip(words[::2], words[1::2], strict=True)}
    assert two_houses.workers == {"b2": "yellow", **introduced}


@pytest.mark.proves("ARK-1B.2")
def test_exactly_the_vacant_squares_beside_the_building_are_offered(two_houses: Table) -> None:
    two_houses.do("site a1")
    assert two_houses.legal("own") == ["own c1", "own a2"]
    assert two_houses.legal("neutral") == ["neutral c1", "neutral a2"]


@pytest.mark.proves("ARK-1B.2")
def test_the_introduction_ends_by_itself_when_no_worker_or_no_square_is_left(
    two_houses: Table,
) -> None:
    no_square = two_houses.copy()
    no_square.do("site a1", "own c1", "own a2")
    assert no_square.completed() == [1]
    two_houses.write(own=[[3, 3, 1, 3]], neutral=[[0, 0, 0, 0]])
    two_houses.do("site d1", "own c1")
    assert two_houses.phase == "banner"


@pytest.mark.refuses("ARK-1B.2")
def test_at_least_one_worker_is_introduced(two_houses: Table) -> None:
    two_houses.do("site a1")
    two_houses.refuse("done", "ARK-1B.2", "why-at-least-one-worker")


@pytest.mark.refuses("ARK-1B.2")
def test_no_worker_stands_on_a_building_another_worker_or_the_lot(two_houses: Table) -> None:
    two_houses.do("site a1")
    two_houses.refuse("own b1", "ARK-1B.2", "why-square-occupied")
    two_houses.refuse("own b2", "ARK-1B.2", "why-square-occupied")
    two_houses.refuse("neutral h6", "ARK-1B.2", "why-square-occupied")


@pytest.mark.refuses("ARK-1B.2")
def test_a_worker_is_not_placed_diagonally(two_houses: Table) -> None:
    two_houses.do("site a1")
    two_houses.refuse("own c2", "ARK-1B.3", "why-not-beside-site")
    two_houses.refuse("neutral c2", "ARK-1B.3", "why-not-beside-site")


@pytest.mark.refuses("ARK-1B.2")
def test_workers_that_the_seat_does_not_have_are_not_introduced() -> None:
    at = position(BOARD, buildings=BUILDINGS, own=1, neutral=0)
    at.do("site d1")
    at.refuse("neutral c1", "ARK-1B.2", "why-no-neutral-worker")
    only_neutral = position(BOARD, buildings=BUILDINGS, own=0, neutral=1)
    only_neutral.do("site d1")
    only_neutral.refuse("own c1", "ARK-1B.2", "why-no-own-worker")
    none = position(BOARD, buildings=BUILDINGS, own=0, neutral=0)
    none.refuse("site d1", "ARK-1B.2", "why-no-worker-left")
    none.refuse("site lot", "ARK-1B.2", "why-no-worker-left")


@pytest.mark.proves("ARK-1B.3")
def test_one_worker_may_touch_a_second_building_besides_the_chosen_one(two_houses: Table) -> None:
    two_houses.do("site a1", "own c1")
    assert two_houses.workers["c1"] == "green"  # between both houses


@pytest.mark.refuses("ARK-1B.3")
def test_workers_of_one_turn_do_not_stand_beside_different_buildings(two_houses: Table) -> None:
    two_houses.do("site a1")
    two_houses.refuse("own f1", "ARK-1B.3", "why-not-beside-site")
    two_houses.do("own c1")
    two_houses.refuse("own d2", "ARK-1B.3", "why-not-beside-site")
    two_houses.refuse("neutral g4", "ARK-1B.3", "why-not-beside-site")  # beside the lot


@pytest.mark.proves("ARK-1B.3", "ARK-1B.2")
def test_a_person_may_name_the_workers_in_any_order(two_houses: Table) -> None:
    in_order = two_houses.copy()
    in_order.do("site d1 own c1 neutral f1 own e2")
    two_houses.do("site d1 own e2 neutral f1 own c1")
    assert two_houses.state.tobytes() == in_order.state.tobytes()


@pytest.mark.refuses("ARK-1B.2")
def test_the_engine_counts_a_set_of_workers_once_in_order_of_the_squares(
    two_houses: Table,
) -> None:
    two_houses.do("site d1", "own f1")
    two_houses.refuse("own c1", "ARK-1B.2", "why-later-square-first")


@pytest.mark.proves("ARK-1B.4")
def test_workers_keep_their_squares_when_their_building_is_completed(two_houses: Table) -> None:
    two_houses.do("site a1 own a2 own c1", "castle red 1", "end")
    assert two_houses.completed() == [1]
    assert two_houses.workers == {"b2": "yellow", "a2": "green", "c1": "green"}
    assert two_houses.of("green", "own_workers") == 0
    assert two_houses.of("yellow", "own_workers") == 3  # no worker came back


@pytest.mark.refuses("ARK-1B.4")
def test_the_square_of_a_worker_is_never_free_again(two_houses: Table) -> None:
    two_houses.do("site a1 own a2 own c1", "castle red 1", "end")
    two_houses.do("site d1")
    two_houses.refuse("own c1", "ARK-1B.2", "why-square-occupied")
    two_houses.refuse("own b2", "ARK-1B.2", "why-square-occupied")


@pytest.mark.proves("ARK-1B.5")
def test_a_worker_may_stand_on_a_camp() -> None:
    at = position("", neutral=1)
    at.do("site lot neutral k6 own g4")
    assert at.workers == {"g4": "yellow", "k6": "neutral"}
    assert [4, 7] in at.named["board"]["camps"]


@pytest.mark.refuses("ARK-1B.5")
def test_a_worker_on_a_camp_brings_no_neutral_worker() -> None:
    at = position("")
    events = at.do("site lot own g4")
    assert at.of("yellow", "neutral_workers") == 0
    assert at.named["neutral_supply"] == 24
    assert "neutrals_taken" not in [event.kind for event in events]


@pytest.mark.proves("ARK-1B.1")
def test_everybody_is_told_which_site_was_chosen(two_houses: Table) -> None:
    lot = two_houses.copy()
    chosen = []
    for at, line in ((two_houses, "site d1"), (lot, "site lot")):
        told = [event for event in at.do(line) if event.kind == "site_chosen"]
        chosen += [at.game.event_json(event)["building"] for event in told]
    assert len(chosen) == 2
    assert chosen[0] == two_houses.named["decision"]["site"]
    assert chosen[1] == "lot"


@pytest.mark.proves("ARK-1B.2")
def test_the_workers_of_a_turn_are_counted_from_nothing_at_each_site(two_houses: Table) -> None:
    counted = []
    for line in ("site d1", "own c1", "own f1"):
        two_houses.do(line)
        counted.append(two_houses.named["decision"]["workers_placed"])
    assert counted[:2] == [0, 1]
    while two_houses.turn == "green":
        two_houses.do(two_houses.legal()[-1])
    two_houses.do("site lot")
    assert two_houses.named["decision"]["workers_placed"] == 0
