"""Chapter 4.2.10: the Palace, and what each of the 22 King's Favors does."""

from typing import Any

import pytest

from tests.games.archon.scenario.positions import DRAGON, UNICORN, Table, position

CUBES = ("papyrus", "silver", "iron", "stone")


def facing(favor: int, hand: str = "courtier cleric", **more: Any) -> Table:
    """The unicorn before this King's Favor on the first space; it has what is named."""
    other = 1 if favor != 1 else 2
    have: dict[str, Any] = {"gold": 0, "recruits": 0, "cubes": ""} | more
    return position(hand=hand, palace=[favor, other], **have)


def using(favor: int, *more_actions: str, **have: Any) -> Table:
    """The position after a figure on this King's Favor."""
    at = facing(favor, **have)
    at.do("palace 1 courtier", *more_actions)
    return at


# The track.


@pytest.mark.proves("ARC-4.2.10.2", "ARC-4.2.10.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_favor_and_a_slot_for_each_seat(seats: int) -> None:
    at = position(seats=seats, palace=[3, 4, 5, 6][:seats])
    assert at.named["palace"] == [*[3, 4, 5, 6][:seats], *[None] * (4 - seats)]
    assert at.legal("palace") == [f"palace {space}" for space in range(1, seats + 1)]


@pytest.mark.refuses("ARC-4.2.10.2")
@pytest.mark.parametrize(("seats", "space"), [(2, 3), (2, 4), (3, 4)])
def test_a_space_without_a_favor_is_no_slot(seats: int, space: int) -> None:
    at = position(seats=seats)
    at.refuse(f"palace {space}", "ARC-R44", "why-slot-covered")


@pytest.mark.proves("ARC-4.2.10.1")
def test_each_favor_is_a_slot_of_its_own() -> None:
    at = position(palace=[4, 4 + 1], hand={UNICORN: "2 courtier scribe", DRAGON: "2 courtier"})
    at.do("palace 2 courtier")
    assert at.turn == DRAGON
    at.refuse("palace 2", "ARC-4.2.0.1", "why-slot-occupied")
    assert at.legal("palace") == ["palace 1"]


@pytest.mark.refuses("ARC-4.2.10.1")
@pytest.mark.parametrize(
    ("favor", "goods", "count"),
    [
        (10, "gold", 1),
        (11, "resources", 1),
        (12, "recruits", 1),
        (13, "gold", 1),
        (14, "papyrus", 1),
        (15, "recruits", 1),
        (16, "silver", 1),
        (19, "gold", 3),
        (20, "recruits", 2),
        (21, "different-resources", 2),
    ],
)
def test_a_favor_whose_price_cannot_be_paid_is_not_entered(
    favor: int, goods: str, count: int
) -> None:
    at = facing(favor)
    args = at.refuse("palace 1", "ARC-4.2.0.2", "why-price-not-payable")
    assert args == {"goods": goods, "count": count}


# The favors, in the order of the box.


@pytest.mark.proves("ARC-4.2.10.1")
@pytest.mark.parametrize(
    ("favor", "goods"),
    [
        (1, {"gold": 3}),
        (2, {"gold": 3}),
        (3, {"gold": 2, "recruits": 1}),
        (4, {"recruits": 2}),
        (5, {"recruits": 1, "silver": 1}),
        (6, {"gold": 1, "papyrus": 1}),
        (8, {"iron": 1, "stone": 1}),
        (9, {"papyrus": 1, "silver": 1}),
    ],
)
def test_a_favor_without_a_price_gives_its_goods(favor: int, goods: dict[str, int]) -> None:
    at = using(favor)
    assert at.goods(UNICORN) == goods
    assert at.slot("palace 1")["figures"] == [1, 0]
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.10.1")
def test_a_favor_gives_no_more_than_the_supply_has() -> None:
    at = using(8, cubes={DRAGON: "8 stone"}, market="4 stone", repository="2 stone", province=15)
    assert at.goods(UNICORN) == {"iron": 1, "stone": 1}
    at = using(8, cubes={DRAGON: "9 stone"}, market="4 stone", repository="2 stone", province=15)
    assert at.goods(UNICORN) == {"iron": 1}


@pytest.mark.proves("ARC-4.2.10.1")
@pytest.mark.parametrize("cube", CUBES)
def test_favor_7_gives_a_gold_and_a_resource_of_choice(cube: str) -> None:
    at = using(7)
    assert (at.phase, at.legal()) == ("take", [f"take {each}" for each in CUBES])
    supply = at.named["supply"][cube]
    at.do(f"take {cube}")
    assert at.goods(UNICORN) == {"gold": 1, cube: 1}
    assert at.named["supply"][cube] == supply - 1
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_10_gives_two_different_resources_for_a_gold() -> None:
    at = using(10, gold=2)
    assert at.of(UNICORN, "gold") == 1
    assert at.legal() == [
        "take papyrus silver",
        "take papyrus iron",
        "take papyrus stone",
        "take silver iron",
        "take silver stone",
        "take iron stone",
    ]
    at.do("take papyrus stone")
    assert at.goods(UNICORN) == {"gold": 1, "papyrus": 1, "stone": 1}


@pytest.mark.refuses("ARC-4.2.10.1")
def test_favor_10_gives_no_two_equal_resources() -> None:
    at = using(10, gold=1)
    at.refuse("take iron iron", "ARC-4.2.10.1", "why-kinds-must-differ")
    at.refuse("take iron", "ARC-4.2.10.1", "why-takes-other-count")


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_11_gives_five_gold_for_a_resource_of_choice() -> None:
    at = using(11, cubes="papyrus 2 iron")
    assert (at.phase, at.legal()) == ("give", ["give papyrus", "give iron"])
    at.do("give iron")
    assert at.goods(UNICORN) == {"gold": 5, "papyrus": 1, "iron": 1}


@pytest.mark.refuses("ARC-4.2.10.1")
def test_favor_11_takes_no_resource_that_the_seat_has_not() -> None:
    at = using(11, cubes="papyrus 2 iron")
    assert at.refuse("give stone", "ARC-4.2.10.1", "why-not-held") == {"goods": "stone"}
    at.refuse("give iron iron", "ARC-4.2.10.1", "why-takes-other-count")


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_12_gives_five_gold_for_a_recruit() -> None:
    at = using(12, recruits=2)
    assert at.goods(UNICORN) == {"gold": 5, "recruits": 1}


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_13_gives_up_to_two_arts_cards_for_a_gold_each() -> None:
    at = using(13, gold=3)
    assert (at.of(UNICORN, "arts"), at.legal()) == (1, ["more", "done"])
    one = at.copy()
    one.do("done")
    at.do("more")
    assert (one.of(UNICORN, "arts"), one.of(UNICORN, "gold"), one.turn) == (1, 2, DRAGON)
    assert (at.of(UNICORN, "arts"), at.of(UNICORN, "gold"), at.turn) == (2, 1, DRAGON)


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_14_gives_up_to_two_science_cards_for_a_papyrus_each() -> None:
    at = using(14, cubes="3 papyrus")
    assert (at.of(UNICORN, "science"), at.legal()) == (1, ["more", "done"])
    one = at.copy()
    one.do("done")
    at.do("more")
    assert (one.of(UNICORN, "science"), one.goods(UNICORN)) == (1, {"papyrus": 2})
    assert (at.of(UNICORN, "science"), at.goods(UNICORN)) == (2, {"papyrus": 1})
    assert one.turn == at.turn == DRAGON


@pytest.mark.proves("ARC-4.2.10.1", "ARC-4.2.6.3")
@pytest.mark.parametrize(("favor", "have"), [(15, {"recruits": 1}), (16, {"cubes": "silver"})])
def test_favors_15_and_16_put_a_warrior_on_the_wall(favor: int, have: dict[str, Any]) -> None:
    at = using(favor, **have)
    assert (at.phase, at.legal()) == ("wall", ["wall gate", "wall plain"])
    plain = at.copy()
    plain.do("wall plain")
    at.do("wall gate")
    for one, points in ((at, 5), (plain, 4)):
        assert (one.of(UNICORN, "warriors"), one.of(UNICORN, "points")) == (1, points)
        assert (one.goods(UNICORN), one.turn) == ({}, DRAGON)


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_17_takes_a_tile_for_a_resource_less() -> None:
    at = using(17, cubes="papyrus silver iron stone")
    at.do("tile house-of-trade")
    assert (at.phase, at.legal()) == ("save", ["save papyrus", "save silver", "save stone"])
    at.do("save silver")
    assert at.goods(UNICORN) == {"silver": 1, "iron": 1}
    assert at.of(UNICORN, "tiles") == ["house-of-trade"]
    assert (at.of(UNICORN, "points"), at.turn) == (6, DRAGON)


@pytest.mark.proves("ARC-4.2.10.1", "ARC-9.0.3", "ARC-9.1")
def test_favor_17_adds_to_the_discount_of_the_season_and_wakes_the_craftsman() -> None:
    at = using(
        17,
        "tile gardens save stone",
        round=7,
        cubes="papyrus silver 2 iron stone",
        tiles="craftsman",
    )
    assert at.goods(UNICORN) == {"gold": 2, "stone": 1}
    assert at.of(UNICORN, "points") == 12


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_17_spares_what_is_missing_without_asking() -> None:
    at = using(17, cubes="silver iron")
    assert at.legal() == [
        "tile craftsman",
        "tile tavern",
        "tile inn",
        "tile chapel",
    ]
    at.do("tile craftsman")
    assert (at.goods(UNICORN), at.of(UNICORN, "tiles")) == ({"gold": 2}, ["craftsman"])
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.10.1")
def test_favor_17_spares_one_resource_and_nothing_that_is_not_in_the_price() -> None:
    at = using(17, cubes="papyrus silver iron")
    assert "tile laboratory" in at.legal()
    at.refuse("tile architects-guild", "ARC-4.2.7.1", "why-price-not-payable")
    at.do("tile craftsman")
    at.refuse("save stone", "ARC-4.2.10.1", "why-not-in-price")
    at.refuse("save gold", "ARC-4.2.10.1", "why-not-in-price")


@pytest.mark.proves("ARC-4.2.10.1")
@pytest.mark.parametrize(
    ("save", "left"),
    [
        ("gold", {"gold": 1, "recruits": 0, "stone": 0}),
        ("recruits", {"gold": 0, "recruits": 1, "stone": 0}),
        ("stone", {"gold": 0, "recruits": 0, "stone": 1}),
    ],
)
def test_favor_18_takes_a_magister_for_a_gold_a_recruit_or_a_resource_less(
    save: str, left: dict[str, int]
) -> None:
    at = using(18, track="2 cleric scribe", gold=1, recruits=1, cubes="stone")
    at.do("magister cleric")
    assert at.legal() == ["save gold", "save recruits", "save stone"]
    at.do(f"save {save}", "replace played")
    assert at.goods(UNICORN) == {name: n for name, n in left.items() if n}
    assert at.of(UNICORN, "magisters")["cleric"] == 3
    assert at.of(UNICORN, "points") == 7


@pytest.mark.proves("ARC-4.2.10.1", "ARC-4.2.5.4")
def test_the_magister_of_favor_18_replaces_a_courtier() -> None:
    at = using(18, gold=1)
    at.do("magister merchant")
    assert (at.phase, at.legal()) == ("replace", ["replace waiting", "replace played"])
    at.do("replace waiting")
    assert at.cards(UNICORN, "waiting")["merchant"] == 1


@pytest.mark.refuses("ARC-4.2.10.1")
def test_favor_18_spares_one_unit_only() -> None:
    at = using(18, track="2 cleric scribe", gold=1, recruits=1)
    at.do("magister cleric")  # the stone is spared, as it is not there
    assert at.goods(UNICORN) == {}
    at = using(18, track="2 cleric scribe", gold=1)
    at.refuse("magister cleric", "ARC-4.2.5.1", "why-price-not-payable")


@pytest.mark.refuses("ARC-4.2.10.1", "ARC-4.2.5.2")
def test_favor_18_gives_no_second_magister_in_a_turn() -> None:
    at = facing(18, "scribe courtier cleric", gold=9, recruits=2)
    at.do("guild-hall a scribe", "magister tax-collector", "replace played")
    at.refuse("palace 1", "ARC-4.2.5.2", "why-one-magister-a-turn")


@pytest.mark.proves("ARC-4.2.10.1")
@pytest.mark.parametrize(("favor", "have"), [(19, {"gold": 3}), (20, {"recruits": 2})])
def test_favors_19_and_20_bring_three_points_for_gold_or_recruits(
    favor: int, have: dict[str, Any]
) -> None:
    at = using(favor, **have)
    assert (at.goods(UNICORN), at.of(UNICORN, "points")) == ({}, 7)


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_21_brings_three_points_for_two_different_resources() -> None:
    at = using(21, cubes="2 papyrus, iron, stone")
    assert at.legal() == ["give papyrus iron", "give papyrus stone", "give iron stone"]
    at.do("give papyrus stone")
    assert at.goods(UNICORN) == {"papyrus": 1, "iron": 1}
    assert at.of(UNICORN, "points") == 7


@pytest.mark.refuses("ARC-4.2.10.1")
def test_favor_21_takes_no_two_equal_resources() -> None:
    at = using(21, cubes="2 papyrus, iron, stone")
    at.refuse("give papyrus papyrus", "ARC-4.2.10.1", "why-kinds-must-differ")
    at = facing(21, cubes="3 papyrus")
    at.refuse("palace 1", "ARC-4.2.0.2", "why-price-not-payable")


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_22_takes_two_resources_from_the_repository() -> None:
    at = using(22, repository="2 papyrus, iron", province=1)
    assert at.legal() == ["take papyrus papyrus", "take papyrus iron"]
    supply = at.named["supply"]
    at.do("take papyrus papyrus")
    assert at.goods(UNICORN) == {"papyrus": 2}
    assert at.named["repository"] == {"papyrus": 0, "silver": 0, "iron": 1, "stone": 0}
    assert at.named["supply"] == supply


@pytest.mark.proves("ARC-4.2.10.1")
def test_favor_22_takes_the_last_resource_of_the_repository() -> None:
    assert using(22, repository="iron", province=1).goods(UNICORN) == {"iron": 1}


@pytest.mark.refuses("ARC-4.2.10.1")
def test_favor_22_takes_nothing_from_the_supply() -> None:
    at = facing(22, repository="")
    at.refuse("palace 1", "ARC-4.2.1.1", "why-repository-empty")
    at = using(22, repository="papyrus, iron, stone", province=1)
    at.refuse("take papyrus silver", "ARC-4.2.10.1", "why-not-in-repository")
    at.refuse("take papyrus papyrus", "ARC-4.2.10.1", "why-not-in-repository")


# Once for each figure.


@pytest.mark.proves("ARC-R32")
@pytest.mark.parametrize(
    ("favor", "actions", "have", "left"),
    [
        (10, ["take iron stone"], {"gold": 9}, {"gold": 8, "iron": 1, "stone": 1}),
        (11, [], {"cubes": "3 iron"}, {"gold": 5, "iron": 2}),
        (12, [], {"recruits": 3}, {"gold": 5, "recruits": 2}),
        (15, ["wall plain"], {"recruits": 3}, {"recruits": 2}),
        (16, ["wall plain"], {"cubes": "3 silver"}, {"silver": 2}),
        (19, [], {"gold": 9}, {"gold": 6}),
        (20, [], {"recruits": 6}, {"recruits": 4}),
        (21, [], {"cubes": "3 iron, 3 stone"}, {"iron": 2, "stone": 2}),
    ],
)
def test_a_favor_exchanges_once_for_a_figure(
    favor: int, actions: list[str], have: dict[str, Any], left: dict[str, int]
) -> None:
    at = using(favor, *actions, **have)
    assert (at.goods(UNICORN), at.turn) == (left, DRAGON)


@pytest.mark.refuses("ARC-R32")
@pytest.mark.parametrize(("favor", "have"), [(13, {"gold": 9}), (14, {"cubes": "4 papyrus"})])
def test_even_a_favor_that_may_be_used_twice_is_not_used_three_times(
    favor: int, have: dict[str, Any]
) -> None:
    at = using(favor, "more", **have)
    assert at.of(UNICORN, "arts") + at.of(UNICORN, "science") == 2
    at.refuse("more", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-R32")
def test_a_second_exchange_is_no_legal_action() -> None:
    at = using(12, recruits=3)
    at.refuse("more", "ARC-4.0.3", "why-not-this-phase")
    assert at.of(UNICORN, "gold") == 5


@pytest.mark.refuses("ARC-5.4.2", "ARC-4.2.10.1")
@pytest.mark.parametrize("favor", [1, 4, 22])
def test_a_merchant_gets_no_more_in_the_palace_than_a_courtier(favor: int) -> None:
    tables = [facing(favor, "merchant courtier") for _ in range(2)]
    for at, card in zip(tables, ("merchant", "courtier"), strict=True):
        at.do(f"palace 1 {card}")
        if at.phase == "take":
            at.do("take papyrus papyrus" if "take papyrus papyrus" in at.legal() else at.legal()[0])
    assert tables[0].goods(UNICORN) == tables[1].goods(UNICORN)
