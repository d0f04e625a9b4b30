"""The box of Archon: what the original holds, and what a corrected file may say."""

from itertools import combinations, permutations
from pathlib import Path

import pytest

from polis.games.archon.box.box import Box
from polis.games.archon.box.effects import (
    ACQUIRE_MAGISTER,
    ACQUIRE_TILE,
    ACT_AT_FAVOR,
    ACTION,
    ALWAYS,
    COLUMNS,
    COUNTED,
    END,
    GAIN,
    GOODS,
    LESS,
    LOCATIONS,
    MAGISTERS,
    NEVER,
    PAY,
    SCORING,
    SEASON,
    TILE,
    TRADE,
    VISIT,
    Amounts,
    Effect,
)
from polis.games.archon.box.load import load_box
from polis.games.archon.box.parts import TILES, Discount, Slot, Space
from tests.games.box_cases import Fault, changed, check_refused, faults, original

TEXT = original("archon")
PALACE = LOCATIONS.index("palace")


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


def test_each_seat_has_figures_courtiers_warriors_tokens_and_four_points() -> None:
    box = load_box()
    assert (box.figures, box.courtiers, box.warriors, box.tokens) == (5, 8, 5, 4)
    assert (box.start_points, box.first_magisters) == (4, 2)
    assert (box.piles, box.pile_size) == (2, 5)
    assert box.order_value == (0, 1, 2, 3, 4)


def test_later_places_begin_with_one_recruit_more() -> None:
    box = load_box()
    few, many = (2, 1, 0, 1, 0, 0), (2, 2, 0, 1, 0, 0)
    assert box.start_kits[2:] == ((few, many), (few, few, many), (few, few, many, many))


def test_a_season_has_three_rounds_and_cards_are_divided_before_each_odd_round() -> None:
    box = load_box()
    assert (box.rounds, box.seasons) == (9, 3)
    assert box.attacks == (2, 5, 8)
    assert box.divisions == (0, 2, 4, 6, 8)


@pytest.mark.parametrize(("seats", "count"), [(2, 18), (3, 24), (4, 27)])
def test_slots_outside_the_palace_by_number_of_seats(seats: int, count: int) -> None:
    slots = [slot for slot in load_box().slots if slot.location != PALACE]
    assert sum(slot.seats <= seats for slot in slots) == count


def test_the_slots_of_a_location_follow_one_another() -> None:
    box = load_box()
    assert [len(box.slots_of(place)) for place in range(10)] == [3] * 9 + [4]
    assert [n for place in range(10) for n in box.slots_of(place)] == list(range(31))
    academy = LOCATIONS.index("academy")
    here = [box.slots[n] for n in box.slots_of(academy)]
    assert here == [Slot(academy, 2, 1), Slot(academy, 2, 2), Slot(academy, 3, 2)]


def test_the_palace_has_a_slot_for_each_favor_on_display() -> None:
    box = load_box()
    assert [box.slots[n].seats for n in box.slots_of(PALACE)] == [2, 2, 3, 4]
    assert all(box.slots[n].cards == 1 for n in box.slots_of(PALACE))
    assert box.favors_face_up == (0, 0, 2, 3, 4)


def place(id_: str) -> Effect:
    box = load_box()
    location = box.locations[LOCATIONS.index(id_)]
    assert location.id == id_
    return location.effect


def test_the_yields_of_repository_barracks_and_treasury_and_what_a_merchant_adds() -> None:
    box = load_box()
    yields = [box.locations[n].effect for n in range(3)]
    assert yields == [
        Effect(gain=amounts(province_resources=1)),
        Effect(gain=amounts(recruits=1)),
        Effect(gain=amounts(gold=2)),
    ]
    merchants = [location.merchant for location in box.locations]
    assert merchants[:3] == [
        amounts(province_resources=1),
        amounts(recruits=1),
        amounts(gold=1),
    ]
    assert not any(any(more) for more in merchants[3:])


def test_the_prices_of_warriors_arts_and_science_are_paid_up_to_twice() -> None:
    warrior = Effect(times=2, pay=amounts(recruits=1, silver=1), gain=amounts(warriors=1))
    assert place("royal-guard") == warrior
    assert place("academy") == Effect(times=2, pay=amounts(gold=2), gain=amounts(arts=1))
    science = Effect(times=2, pay=amounts(gold=1, papyrus=1), gain=amounts(science=1))
    assert place("planetarium") == science


def test_four_locations_have_an_action_of_their_own() -> None:
    assert place("marketplace") == Effect(act=TRADE, purchases=2, sales=1)
    assert place("guild-hall") == Effect(act=ACQUIRE_MAGISTER)
    assert place("builders-guild") == Effect(act=ACQUIRE_TILE)
    assert place("palace") == Effect(act=ACT_AT_FAVOR)


def test_fewer_cubes_in_a_row_cost_more_and_sell_for_more() -> None:
    box = load_box()
    assert box.market == ((1, 2, 3, 4),) * 4
    assert [box.purchase_price(1, cubes) for cubes in range(5)] == [None, 4, 3, 2, 1]
    assert [box.sale_price(2, cubes) for cubes in range(5)] == [4, 3, 2, 1, None]
    assert box.is_market_cleared


def test_two_spaces_of_the_wall_are_marked_and_score_one_point() -> None:
    box = load_box()
    assert (box.wall_spaces, box.marked_spaces, box.marked_points) == (20, 2, 1)


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


def test_there_are_twenty_three_tiles_of_fifteen_kinds() -> None:
    box = load_box()
    assert tuple(tile.id for tile in box.tiles) == TILES
    assert [tile.copies for tile in box.tiles] == [2] * 8 + [1] * 7
    assert [tile.level for tile in box.tiles] == [0] * 8 + [1] * 3 + [2] * 4
    assert [tile.points for tile in box.tiles] == [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 2, 2, 8, 9]


@pytest.mark.proves("ARC-9.0.1")
def test_with_two_seats_there_is_one_copy_of_each_tile() -> None:
    box = load_box()
    assert [sum(box.copies(n, seats) for n in range(15)) for seats in (2, 3, 4)] == [15, 23, 23]


@pytest.mark.proves("ARC-9.0.2", "ARC-9.0.3")
@pytest.mark.parametrize(
    ("tile", "costs"),
    [
        ("craftsman", [(1, 1, 1, 0), (1, 1, 1, 0), (1, 1, 1, 0)]),
        ("armory", [(0, 0, 2, 2), (0, 0, 1, 2), (0, 0, 1, 2)]),
        ("statue", [(1, 1, 2, 3), (1, 1, 2, 3), (1, 1, 2, 2)]),
    ],
)
def test_tiles_of_level_two_and_three_become_cheaper(
    tile: str, costs: list[tuple[int, ...]]
) -> None:
    box = load_box()
    assert box.discounts == (Discount(1, 2, 1, 1), Discount(2, 3, 1, 2))
    assert [box.tile_cost(TILES.index(tile), season) for season in range(3)] == costs


def test_the_abilities_of_the_tiles() -> None:
    barracks, market = LOCATIONS.index("barracks"), LOCATIONS.index("marketplace")
    abilities = dict(zip(TILES, load_box().abilities, strict=True))
    guild = LOCATIONS.index("guild-hall")
    either = amounts(papyrus=1, silver=1)
    assert abilities == {
        "craftsman": Effect(when=TILE, gain=amounts(gold=2)),
        "house-of-arts": Effect(when=SEASON, gain=amounts(gold=3)),
        "tavern": Effect(when=SEASON, gain=amounts(recruits=2)),
        "inn": Effect(when=ACTION, at=guild, less=amounts(resources=1)),
        "weaponsmith": Effect(when=VISIT, at=barracks, gain=amounts(recruits=2)),
        "house-of-trade": Effect(when=ACTION, at=market, sale_more=1, purchase_price=1),
        "chapel": Effect(when=ALWAYS, both=(3, 0)),
        "laboratory": Effect(when=VISIT, at=market, one_of=True, gain=either),
        "gallery": Effect(when=SCORING, score=1, per=COUNTED.index("arts")),
        "library": Effect(when=SCORING, score=1, per=COUNTED.index("science")),
        "armory": Effect(when=SCORING, score=1, per=COUNTED.index("warriors")),
        "architects-guild": Effect(when=END, score=1, per=COUNTED.index("tiles")),
        "magisters-court": Effect(when=END, score=1, per=COUNTED.index("magisters")),
        "gardens": Effect(when=NEVER),
        "statue": Effect(when=NEVER),
    }


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


def test_the_twenty_two_favors() -> None:
    favors = load_box().favors
    tiles, guild = LOCATIONS.index("builders-guild"), LOCATIONS.index("guild-hall")
    any_part = amounts(gold=1, recruits=1, resources=1)
    assert favors == (
        Effect(gain=amounts(gold=3)),
        Effect(gain=amounts(gold=3)),
        Effect(gain=amounts(gold=2, recruits=1)),
        Effect(gain=amounts(recruits=2)),
        Effect(gain=amounts(recruits=1, silver=1)),
        Effect(gain=amounts(gold=1, papyrus=1)),
        Effect(gain=amounts(gold=1, resources=1)),
        Effect(gain=amounts(iron=1, stone=1)),
        Effect(gain=amounts(papyrus=1, silver=1)),
        Effect(pay=amounts(gold=1), gain=amounts(different_resources=2)),
        Effect(pay=amounts(resources=1), gain=amounts(gold=5)),
        Effect(pay=amounts(recruits=1), gain=amounts(gold=5)),
        Effect(times=2, pay=amounts(gold=1), gain=amounts(arts=1)),
        Effect(times=2, pay=amounts(papyrus=1), gain=amounts(science=1)),
        Effect(pay=amounts(recruits=1), gain=amounts(warriors=1)),
        Effect(pay=amounts(silver=1), gain=amounts(warriors=1)),
        Effect(at=tiles, act=ACQUIRE_TILE, less=amounts(resources=1)),
        Effect(at=guild, act=ACQUIRE_MAGISTER, less=any_part),
        Effect(pay=amounts(gold=3), score=3),
        Effect(pay=amounts(recruits=2), score=3),
        Effect(pay=amounts(different_resources=2), score=3),
        Effect(gain=amounts(province_resources=2)),
    )


def test_an_effect_is_a_row_of_small_numbers() -> None:
    box = load_box()
    effects = [location.effect for location in box.locations]
    effects += [*box.favors, *box.abilities]
    rows = [effect.row() for effect in effects]
    assert {len(row) for row in rows} == {len(COLUMNS)} == {49}
    assert all(-128 <= number <= 127 for row in rows for number in row)
    assert len(set(rows)) == len(set(effects))
    row = box.favors[17].row()
    named = {name: number for name, number in zip(COLUMNS, row, strict=True) if number}
    changed_price = {"act": ACQUIRE_MAGISTER, "at": LOCATIONS.index("guild-hall"), "less_gold": 1}
    changed_price |= {"less_recruits": 1, "less_resources": 1}
    defaults = {"when": 1, "times": 1, "per": -1, "purchase_price": -1, "both_a": -1, "both_b": -1}
    assert named == defaults | changed_price
    width = len(GOODS)
    assert box.favors[17].less == row[LESS : LESS + width]
    arrow = box.favors[9].row()
    assert arrow[PAY : PAY + width] == amounts(gold=1)
    assert arrow[GAIN : GAIN + width] == amounts(different_resources=2)


def test_the_provinces_hold_every_resource_equally_often() -> None:
    provinces = load_box().provinces
    assert len(provinces) == 20
    for seats, cubes, each in ((2, 4, 20), (3, 6, 30), (4, 7, 35)):
        assert {sum(card.cubes[seats]) for card in provinces} == {cubes}
        columns = zip(*(card.cubes[seats] for card in provinces), strict=True)
        assert [sum(column) for column in columns] == [each] * 4
    assert provinces[0].backgrounds == ((2, 0, 1, 1), (0, 1, 1, 0), (0, 0, 0, 1))
    assert provinces[0].cubes == ((0,) * 4, (0,) * 4, (2, 0, 1, 1), (2, 1, 2, 1), (2, 1, 2, 2))


def test_the_six_attacks() -> None:
    cards = load_box().attack_cards
    assert [card[2:] for card in cards] == [
        *((2, 3, 4), (2, 4, 5), (3, 4, 6)),
        *((3, 5, 6), (4, 5, 7), (4, 6, 8)),
    ]


def labels(box: Box, beginning: str) -> set[str]:
    return {origin.label for name, origin in box.provenance.pairs if name.startswith(beginning)}


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
