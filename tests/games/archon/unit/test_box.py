"""The box of Archon: what holds for the original, and what a corrected file may say.

All that the original holds is in its picture, `pictures/box.txt`.
"""

from itertools import combinations, permutations
from pathlib import Path

import pytest

from polis.games.archon.box.box import Box
from polis.games.archon.box.effects import GOODS, MAGISTERS, Amounts, Effect
from polis.games.archon.box.load import load_box
from polis.games.archon.box.parts import Space
from tests.games.box_cases import Fault, changed, check_refused, faults, original

TEXT = original("archon")


def amounts(**goods: int) -> Amounts:
    """Amounts by name, with an underscore for a hyphen."""
    named = {name.replace("_", "-"): count for name, count in goods.items()}
    assert set(named) <= set(GOODS)
    return tuple(named.get(name, 0) for name in GOODS)


@pytest.mark.proves("ARC-3.2", "ARC-3.13")
def test_the_supplies_are_those_of_the_component_list() -> None:
    box = load_box()
    assert box.cubes == (15, 15, 15, 15)
    assert (box.listed.gold_1, box.listed.gold_5, box.gold) == (20, 7, 55)
    assert (box.listed.recruits, box.listed.arts, box.listed.science) == (25, 23, 23)
    assert box.magister_cards == (8, 16, 16, 16)
    assert sum(box.magister_cards) == 56


def test_fewer_cubes_in_a_row_cost_more_and_sell_for_more() -> None:
    box = load_box()
    assert box.market == ((1, 2, 3, 4),) * 4
    assert [box.purchase_price(1, cubes) for cubes in range(5)] == [None, 4, 3, 2, 1]
    assert [box.sale_price(2, cubes) for cubes in range(5)] == [4, 3, 2, 1, None]
    assert box.is_market_cleared


@pytest.mark.proves("ARC-3.14", "ARC-R16")
def test_the_track_has_two_four_four_and_four_spaces() -> None:
    box = load_box()
    assert [len(spaces) for spaces in box.track] == [2, 4, 4, 4]
    cleric = box.track[MAGISTERS.index("cleric")]
    assert cleric[1] == Space((1, 1, 0, 0, 0, 0), 2)
    assert cleric[3] == Space((2, 2, 0, 0, 0, 1), 5)
    assert [[space.points for space in spaces] for spaces in box.track] == [
        [0, 3],
        [0, 2, 3, 5],
        [0, 1, 2, 4],
        [0, 2, 3, 4],
    ]


def test_any_two_first_spaces_can_be_paid_from_every_start_kit() -> None:
    box = load_box()
    for kits in box.start_kits:
        for kit in kits:
            for one, other in combinations(box.track, 2):
                price = [a + b for a, b in zip(one[0].pay, other[0].pay, strict=True)]
                assert all(p <= owned for p, owned in zip(price, kit, strict=True))


@pytest.mark.proves("ARC-9.0.1")
def test_with_two_seats_there_is_one_copy_of_each_tile() -> None:
    box = load_box()
    assert [sum(box.copies(n, seats) for n in range(15)) for seats in (2, 3, 4)] == [15, 23, 23]


HIGH = ((7, 8, 10), (4, 5, 6), (2, 3, 4), (1, 1, 2))
MIDDLE = ((6, 7, 8), (4, 4, 5), (2, 2, 3), (1, 1, 1))
LOW = ((5, 6, 7), (3, 4, 4), (2, 2, 2), (1, 1, 1))


def test_the_six_grants_give_the_three_rows_in_every_order() -> None:
    grants = load_box().grants
    assert grants[0].points == (HIGH, MIDDLE, LOW)
    assert grants[3].points == (LOW, HIGH, MIDDLE)
    assert sorted(grant.points for grant in grants) == sorted(permutations((HIGH, MIDDLE, LOW)))


def test_each_grant_fills_the_market_with_ten_cubes_each_type_as_often() -> None:
    fills = [grant.market for grant in load_box().grants]
    assert fills[4] == (3, 2, 3, 2)
    assert [sum(fill) for fill in fills] == [10] * 6
    assert [sum(column) for column in zip(*fills, strict=True)] == [15] * 4


@pytest.mark.parametrize(
    ("ranks", "totals"), [(2, (29, 34, 40)), (3, (35, 41, 49)), (4, (38, 44, 53))]
)
def test_the_points_of_all_ranks_are_the_same_on_each_grant(
    ranks: int, totals: tuple[int, ...]
) -> None:
    for grant in load_box().grants:
        rows = [row[rank] for row in grant.points for rank in range(ranks)]
        assert tuple(map(sum, zip(*rows, strict=True))) == totals


def test_the_provinces_hold_every_resource_equally_often() -> None:
    provinces = load_box().provinces
    assert len(provinces) == 20
    for seats, cubes, each in ((2, 4, 20), (3, 6, 30), (4, 7, 35)):
        assert {sum(card.cubes[seats]) for card in provinces} == {cubes}
        columns = zip(*(card.cubes[seats] for card in provinces), strict=True)
        assert [sum(column) for column in columns] == [each] * 4
    assert provinces[0].backgrounds == ((2, 0, 1, 1), (0, 1, 1, 0), (0, 0, 0, 1))
    assert provinces[0].cubes == ((0,) * 4, (0,) * 4, (2, 0, 1, 1), (2, 1, 2, 1), (2, 1, 2, 2))


def labels(box: Box, beginning: str) -> set[str]:
    return {origin.label for name, origin in box.provenance.items() if name.startswith(beginning)}


@pytest.mark.proves("ARC-R1")
def test_what_only_a_lost_picture_shows_is_marked_reconstructed() -> None:
    box = load_box()
    for name in ("slots", "marketplace", "wall.spaces", "favors.print", "provinces", "stockpile"):
        assert labels(box, name) == {"reconstructed"}
    for name in ("components", "start_kits", "actions", "covers", "tiles.abilities", "piles"):
        assert labels(box, name) == {"rulebook"}
    origins = box.provenance
    printed = {name for name in origins if name.startswith(("tiles.print", "magisters.track"))}
    assert {name for name in printed if origins[name].label != "reconstructed"} == {
        "magisters.track.cleric[2].pay",
        "magisters.track.cleric[2].points",
        "tiles.print.kinds[14].points.value",
        "tiles.print.kinds[15].points.value",
    }
    assert labels(box, "seat.score") == labels(box, "magisters.cards") == {"source"}


@pytest.mark.proves("ARC-R1", "ARC-R14")
def test_a_corrected_number_can_say_where_it_is_from(tmp_path: Path) -> None:
    own = 'spaces = { value = 14, label = "source", source = "My own copy." }'
    box = load_box(changed("archon", tmp_path, ("spaces = 20", own), ('"original"', '"mine"')))
    assert (box.id, box.wall_spaces) == ("mine", 14)
    assert box.provenance["wall.spaces.value"].source == "My own copy."
    assert box.sha256 != load_box().sha256


def test_the_market_can_be_filled_up_without_being_cleared(tmp_path: Path) -> None:
    path = changed("archon", tmp_path, ('refill = "clear"', 'refill = "add"'))
    assert not load_box(path).is_market_cleared


def test_provinces_need_not_be_even_if_the_file_does_not_say_so(tmp_path: Path) -> None:
    start = TEXT.index("# Optional: the cubes")
    table = TEXT[start : TEXT.index("[provinces.print]")]
    uneven = ("white = { papyrus = 2, iron = 2 }", "white = { papyrus = 3, iron = 1 }")
    box = load_box(changed("archon", tmp_path, (table, ""), uneven))
    assert box.provinces[13].cubes[2] == (3, 0, 1, 0)


def test_a_favor_may_score_beside_what_it_gives(tmp_path: Path) -> None:
    new = "{ pay = { gold = 3 }, gain = { arts = 1 }, score = 3 }"
    box = load_box(changed("archon", tmp_path, ("{ pay = { gold = 3 }, score = 3 }", new)))
    assert box.favors[18] == Effect(pay=amounts(gold=3), gain=amounts(arts=1), score=3)


# What is refused.

FAULTS = faults("archon")


@pytest.mark.refuses("ARC-R1", "ARC-R14", "ARC-R16")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_box_that_cannot_be_right_is_refused_with_the_line(tmp_path: Path, fault: str) -> None:
    check_refused("archon", load_box, tmp_path, FAULTS[fault])


def test_a_box_with_too_few_provinces_is_refused(tmp_path: Path) -> None:
    start = TEXT.index("cards = [\n    { white")
    printed = TEXT[start : TEXT.index("# ---", start)]
    changes = [["provinces = 20", "provinces = 0"], [printed, "cards = []\n"]]
    sentence = "a game needs up to 9 provinces; list at least that many"
    check_refused("archon", load_box, tmp_path, Fault(changes, "cards = []\n", sentence))
