"""Other component files: what a file says, the rules do, though the original box never says it."""

from pathlib import Path
from typing import Any

import pytest

from polis.games import load
from polis.games.archon.model.state import PAPYRUS
from tests.games.archon.scenario.positions import DRAGON, UNICORN, position
from tests.games.box_cases import changed

BUILDER = '{ act_at = "builders-guild", less = { resources = 1 } }'


def box(folder: Path, old: str, new_text: str) -> Any:
    """The game with a component file that says something else in one place."""
    return load("archon", changed("archon", folder, (old, new_text)))


@pytest.mark.proves("ARC-4.2.10.1")
def test_two_cubes_less_are_two_of_one_kind(tmp_path: Path) -> None:
    game = box(tmp_path, BUILDER, BUILDER.replace("1", "2"))
    at = position(cubes="papyrus, stone", palace=[17, 1], game=game)
    at.do("palace 1 with courtier")
    # Both iron of the Gallery are spared, but not the iron and the silver of the Craftsman.
    assert at.legal("tile") == [
        *("tile house-of-arts", "tile tavern", "tile weaponsmith", "tile house-of-trade"),
        *("tile chapel", "tile laboratory", "tile gallery"),
    ]
    at.do("tile gallery")
    assert at.of(UNICORN, "tiles") == ["gallery"]
    assert at.goods(UNICORN) == {"gold": 2}


@pytest.mark.refuses("ARC-4.2.10.1")
def test_cubes_of_two_kinds_that_are_short_are_not_spared_together(tmp_path: Path) -> None:
    game = box(tmp_path, BUILDER, BUILDER.replace("1", "2"))
    at = position(palace=[17, 1], game=game)
    assert at.legal("palace") == ["palace 2"]  # every tile wants two kinds, the seat has none


@pytest.mark.proves("ARC-4.2.10.1")
def test_two_equal_cubes_may_pay_where_any_two_are_wanted(tmp_path: Path) -> None:
    arrow = "{ pay = { resources = 1 }, gain = { gold = 5 } }"
    game = box(tmp_path, arrow, arrow.replace("resources = 1", "resources = 2"))
    at = position(palace=[11, 1], cubes="2 iron, silver", game=game)
    at.do("palace 1 with courtier")
    assert at.legal() == ["give silver iron", "give iron iron"]
    at.do("give iron iron")
    assert at.goods(UNICORN) == {"gold": 7, "silver": 1}


@pytest.mark.proves("ARC-7.2.3")
def test_a_market_that_is_not_cleared_is_filled_up(tmp_path: Path) -> None:
    game = box(tmp_path, 'refill = "clear"', 'refill = "add"')
    at = position(round=3, market="4 papyrus, 1 silver", grants=[1, 2], game=game, points={})
    at.do("pass", "pass")
    while at.phase == "lose":
        at.do(at.legal()[0])
    assert "market_cleared" not in at.kinds()
    assert at.named["market"] == {"papyrus": 4, "silver": 4, "iron": 3, "stone": 2}


@pytest.mark.refuses("ARC-4.2.6.2")
def test_where_all_of_the_wall_is_marked_there_is_no_plain_place(tmp_path: Path) -> None:
    game = box(tmp_path, "[wall]\nspaces = 20", "[wall]\nspaces = 2")
    at = position(
        recruits={UNICORN: 2, DRAGON: 1}, cubes={UNICORN: "2 silver", DRAGON: "silver"}, game=game
    )
    before = at.of(UNICORN, "points")
    at.do("royal-guard a with courtier", "more")
    assert at.of(UNICORN, "points") == before + 2
    assert at.of(UNICORN, "warriors") == 2
    at.refuse("royal-guard b", "ARC-4.2.6.2", "why-wall-full")


@pytest.mark.proves("ARC-R4")
def test_a_favor_gives_its_gold_where_no_cube_is_left_to_choose() -> None:
    at = position(palace=[7, 1], gold={UNICORN: 0, DRAGON: 2})
    s = at.state[0]
    for goods in range(PAPYRUS, PAPYRUS + 4):
        s.held[1, goods] += s.supply[goods]
        s.supply[goods] = 0
    at.check()
    at.do("palace 1 with courtier")
    assert at.of(UNICORN, "gold") == 1
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-R4")
def test_the_last_cube_of_a_kind_can_be_chosen_and_so_can_the_one_that_is_paid(
    tmp_path: Path,
) -> None:
    all_but_iron = "10 papyrus, 12 silver, 12 stone"
    cubes = {DRAGON: f"{all_but_iron}, 11 iron", UNICORN: ""}
    at = position(cubes=cubes, gold=3, palace=[10, 1])
    assert "palace 1" in at.legal("palace")
    favor = "{ gain = { iron = 1, stone = 1 } }"
    game = box(tmp_path, favor, "{ pay = { iron = 1 }, gain = { resources = 1 } }")
    cubes = {DRAGON: f"{all_but_iron}, 11 iron", UNICORN: "iron"}
    assert "palace 1" in position(cubes=cubes, palace=[8, 1], game=game).legal("palace")


@pytest.mark.refuses("ARC-R4")
def test_where_no_cube_is_left_none_can_be_chosen() -> None:
    everything = "10 papyrus, 12 silver, 12 iron, 12 stone"
    at = position(cubes={DRAGON: everything, UNICORN: ""}, gold=3, palace=[10, 1])
    assert at.legal("palace") == ["palace 2"]
