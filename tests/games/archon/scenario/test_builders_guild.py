"""Chapters 4.2.7 and 9.0: building tiles, their prices, points and copies."""

from typing import Any

import pytest

from tests.games.archon.scenario.positions import DRAGON, LION, UNICORN, Table, position

ALL = "4 papyrus, 4 silver, 4 iron, 4 stone"
FIRST, SECOND, THIRD = 1, 4, 7
"""The first round of each season."""


def building(cubes: str = ALL, **more: Any) -> Table:
    """The unicorn in the Builders' Guild, where it has to choose a tile if there is a choice."""
    at = position(hand="courtier cleric", gold=0, cubes=cubes, **more)
    at.do("builders-guild a courtier")
    return at


@pytest.mark.proves("ARC-4.2.7.1")
@pytest.mark.parametrize(
    ("tile", "price", "points"),
    [
        ("craftsman", "papyrus silver iron", 1),
        ("house-of-arts", "papyrus stone", 1),
        ("tavern", "silver stone", 1),
        ("inn", "silver iron", 2),
        ("weaponsmith", "iron iron stone", 2),
        ("house-of-trade", "papyrus silver stone", 2),
        ("chapel", "iron stone", 2),
        ("laboratory", "papyrus iron stone", 2),
        ("gallery", "papyrus iron iron stone", 3),
        ("library", "silver iron iron stone", 3),
        ("armory", "iron iron stone stone", 3),
        ("architects-guild", "papyrus iron stone stone", 2),
        ("magisters-court", "papyrus silver iron stone stone", 2),
        ("gardens", "papyrus silver iron iron stone stone", 8),
        ("statue", "papyrus silver iron iron stone stone stone", 9),
    ],
)
def test_each_tile_is_paid_in_resources_and_scores_its_points(
    tile: str, price: str, points: int
) -> None:
    at = building()
    supply = at.named["supply"]
    at.do(f"tile {tile}")
    assert at.of(UNICORN, "tiles") == [tile]
    assert at.of(UNICORN, "points") == 4 + points
    for cube in ("papyrus", "silver", "iron", "stone"):
        paid = price.split().count(cube)
        assert at.of(UNICORN, cube) == 4 - paid
        assert at.named["supply"][cube] == supply[cube] + paid
    assert at.named["tiles_left"][tile] == 0
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.7.1")
def test_a_tile_that_cannot_be_paid_for_is_not_taken() -> None:
    at = building("2 silver, iron, stone")
    assert at.legal() == ["tile tavern", "tile inn", "tile chapel"]
    args = at.refuse("tile house-of-arts", "ARC-4.2.7.1", "why-price-not-payable")
    assert args == {"goods": "papyrus", "count": 1}


@pytest.mark.refuses("ARC-4.2.7.1")
def test_a_tile_of_which_no_copy_is_left_is_not_taken() -> None:
    at = building(tiles={DRAGON: "statue inn"})
    at.refuse("tile statue", "ARC-4.2.7.1", "why-tile-gone")
    at.refuse("tile inn", "ARC-4.2.7.1", "why-tile-gone")


@pytest.mark.refuses("ARC-4.2.7.1")
def test_one_figure_takes_one_tile() -> None:
    at = building()
    at.do("tile inn")
    assert at.turn == DRAGON
    at.refuse("tile chapel", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-4.2.7.1")
@pytest.mark.parametrize("cubes", ["", "4 papyrus, 4 silver", "4 iron", "4 stone, 0 iron"])
def test_where_no_tile_can_be_paid_for_the_builders_guild_is_not_entered(cubes: str) -> None:
    at = position(gold=9, recruits=9, cubes=cubes)
    at.refuse("builders-guild a", "ARC-4.2.0.2", "why-nothing-to-do-here")


@pytest.mark.refuses("ARC-4.2.7.1")
def test_while_a_tile_is_chosen_nothing_else_is_done() -> None:
    at = building()
    at.refuse("pass", "ARC-4.2.7.1", "why-not-this-phase")


@pytest.mark.proves("ARC-4.2.7.2")
def test_a_chapel_helps_in_the_next_turn() -> None:
    at = position(
        hand={UNICORN: "tax-collector merchant", DRAGON: "2 courtier"}, cubes="iron stone", gold=1
    )
    at.do("builders-guild a tax-collector plain", "treasury a")
    assert at.turn == UNICORN
    at.do("treasury b merchant")
    assert at.of(UNICORN, "gold") == 4
    assert at.slot("treasury b")["token"] == 0


@pytest.mark.proves("ARC-4.2.7.2")
def test_a_weaponsmith_works_in_the_second_action_of_the_same_turn() -> None:
    at = position(hand="scribe courtier cleric", cubes="2 iron, stone", recruits=0)
    at.do("builders-guild a scribe", "tile weaponsmith", "barracks a courtier")
    assert at.of(UNICORN, "recruits") == 3


@pytest.mark.refuses("ARC-4.2.7.2")
def test_a_tile_does_not_work_backwards() -> None:
    at = position(hand="scribe courtier cleric", cubes="2 iron, stone", recruits=0)
    at.do("barracks a scribe", "builders-guild a courtier", "tile weaponsmith")
    assert at.of(UNICORN, "tiles") == ["weaponsmith"]
    assert at.of(UNICORN, "recruits") == 1


@pytest.mark.refuses("ARC-4.2.7.2")
def test_a_tile_of_another_seat_does_not_help() -> None:
    at = position(hand="merchant courtier", tiles={DRAGON: "weaponsmith craftsman"})
    before = at.of(UNICORN, "recruits")
    at.do("barracks a merchant")
    assert at.of(UNICORN, "recruits") == before + 2


@pytest.mark.proves("ARC-4.2.7.3", "ARC-9.0.1")
def test_another_seat_takes_the_second_copy() -> None:
    at = position(
        seats=3,
        hand={UNICORN: "courtier cleric", DRAGON: "courtier cleric"},
        cubes={UNICORN: ALL, DRAGON: ALL},
    )
    assert at.named["tiles_left"]["inn"] == 2
    at.do("builders-guild a courtier", "tile inn")
    at.do("builders-guild b with cleric", "tile inn")
    assert at.of(UNICORN, "tiles") == at.of(DRAGON, "tiles") == ["inn"]
    assert at.named["tiles_left"]["inn"] == 0


@pytest.mark.refuses("ARC-4.2.7.3")
def test_a_seat_does_not_take_a_tile_that_it_has_though_a_copy_is_left() -> None:
    at = building(seats=3, tiles="inn")
    assert at.named["tiles_left"]["inn"] == 1
    at.refuse("tile inn", "ARC-4.2.7.3", "why-tile-owned")
    assert "tile chapel" in at.legal()


# Copies and prices.


@pytest.mark.proves("ARC-9.0.1")
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 2)])
def test_eight_tiles_are_doubled_but_with_two_seats(seats: int, copies: int) -> None:
    left = position(seats=seats).named["tiles_left"]
    assert [*left.values()] == [copies] * 8 + [1] * 7


@pytest.mark.refuses("ARC-9.0.1")
def test_with_two_seats_a_tile_of_the_other_seat_is_gone() -> None:
    at = building(tiles={DRAGON: "craftsman"})
    at.refuse("tile craftsman", "ARC-4.2.7.1", "why-tile-gone")


@pytest.mark.refuses("ARC-9.0.1")
def test_with_four_seats_a_single_tile_of_another_seat_is_gone() -> None:
    at = building(seats=4, tiles={LION: "gardens craftsman"})
    at.refuse("tile gardens", "ARC-4.2.7.1", "why-tile-gone")
    assert "tile craftsman" in at.legal()


@pytest.mark.proves("ARC-9.0.2", "ARC-9.0.3")
@pytest.mark.parametrize(
    ("round_", "tile", "left"),
    [
        (FIRST, "gallery", [3, 4, 2, 3]),
        (SECOND, "gallery", [3, 4, 3, 3]),
        (THIRD, "gallery", [3, 4, 3, 3]),
        (SECOND, "armory", [4, 4, 3, 2]),
        (THIRD, "armory", [4, 4, 3, 2]),
        (SECOND, "library", [4, 3, 3, 3]),
        (FIRST, "statue", [3, 3, 2, 1]),
        (SECOND, "statue", [3, 3, 2, 1]),
        (THIRD, "statue", [3, 3, 2, 2]),
        (THIRD, "gardens", [3, 3, 2, 3]),
        (THIRD, "architects-guild", [3, 4, 3, 3]),
        (THIRD, "magisters-court", [3, 3, 3, 3]),
    ],
)
def test_the_price_of_a_tile_depends_on_its_level_and_on_the_season(
    round_: int, tile: str, left: list[int]
) -> None:
    at = building(round=round_)
    at.do(f"tile {tile}")
    assert [at.of(UNICORN, cube) for cube in ("papyrus", "silver", "iron", "stone")] == left


@pytest.mark.refuses("ARC-9.0.2")
@pytest.mark.parametrize("round_", [FIRST, 3])
def test_in_the_first_season_nothing_costs_less(round_: int) -> None:
    at = building("papyrus, iron, stone, silver", round=round_)
    at.refuse("tile gallery", "ARC-4.2.7.1", "why-price-not-payable")
    assert "tile gallery" in building("papyrus, iron, stone, silver", round=SECOND).legal()


@pytest.mark.refuses("ARC-9.0.2", "ARC-9.0.3")
@pytest.mark.parametrize("round_", [SECOND, 6, THIRD, 9])
@pytest.mark.parametrize(
    ("tile", "left"),
    [("inn", [4, 3, 3, 4]), ("weaponsmith", [4, 4, 2, 3]), ("chapel", [4, 4, 3, 3])],
)
def test_a_tile_of_level_one_never_costs_less(round_: int, tile: str, left: list[int]) -> None:
    at = building(round=round_)
    at.do(f"tile {tile}")
    assert [at.of(UNICORN, cube) for cube in ("papyrus", "silver", "iron", "stone")] == left


@pytest.mark.refuses("ARC-9.0.3")
@pytest.mark.parametrize("round_", [SECOND, 6])
def test_in_the_second_season_tiles_of_level_three_cost_their_full_price(round_: int) -> None:
    cubes = "papyrus, silver, 2 iron, stone"
    at = building(cubes, round=round_)
    args = at.refuse("tile gardens", "ARC-4.2.7.1", "why-price-not-payable")
    assert args == {"goods": "stone", "count": 2}
    assert "tile gardens" in building(cubes, round=THIRD).legal()


@pytest.mark.proves("ARC-9.14", "ARC-9.15")
def test_gardens_score_eight_points_and_a_statue_nine() -> None:
    at = building()
    statue = at.copy()
    at.do("tile gardens")
    statue.do("tile statue")
    assert (at.of(UNICORN, "points"), statue.of(UNICORN, "points")) == (12, 13)
