"""Chapter 9: the abilities of the building tiles, alone and together."""

from typing import Any

import pytest

from polis.games.archon.model.names import TILES
from polis.games.archon.model.state import FROM_TILE, PAPYRUS, TAKING
from tests.games.archon.scenario.positions import DRAGON, LION, UNICORN, Table, position


def owning(tiles: str, hand: str = "courtier cleric", **more: Any) -> Table:
    """Unicorn to move, with these tiles and otherwise only what is named."""
    have: dict[str, Any] = {"gold": 0, "recruits": 0, "cubes": ""} | more
    return position(hand=hand, tiles=tiles, **have)


# Craftsman.


@pytest.mark.proves("ARC-9.1")
def test_a_craftsman_brings_two_gold_for_itself() -> None:
    at = owning("", cubes="papyrus silver iron stone")
    at.do("builders-guild a courtier", "tile craftsman")
    assert at.goods(UNICORN) == {"gold": 2, "stone": 1}


@pytest.mark.proves("ARC-9.1")
def test_a_craftsman_brings_two_gold_for_each_later_tile() -> None:
    at = owning("craftsman", cubes="papyrus 2 silver 2 iron stone")
    at.do("builders-guild a courtier", "tile inn")
    assert at.of(UNICORN, "gold") == 2


@pytest.mark.refuses("ARC-9.1")
def test_without_a_craftsman_a_tile_brings_no_gold() -> None:
    at = owning("tavern", cubes="silver iron stone", seats=3)
    at.do("builders-guild a courtier", "tile chapel")
    assert at.of(UNICORN, "gold") == 0


@pytest.mark.refuses("ARC-9.1")
def test_a_craftsman_brings_nothing_when_another_seat_takes_a_tile() -> None:
    at = position(
        hand="courtier cleric",
        gold={UNICORN: 0, DRAGON: 0},
        cubes="silver 2 iron stone",
        tiles={DRAGON: "craftsman"},
    )
    at.do("builders-guild a courtier", "tile inn")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (0, 0)


# Inn.


@pytest.mark.proves("ARC-9.4", "ARC-R33")
def test_the_inn_spares_one_resource_of_choice_in_the_price_of_a_magister() -> None:
    at = owning("inn", track="cleric 3 scribe", gold=2, cubes="papyrus silver")
    at.do("guild-hall a courtier")
    at.do("magister scribe")
    assert (at.phase, at.legal()) == ("save", ["save papyrus", "save silver"])
    at.do("save papyrus", "replace played")
    assert at.goods(UNICORN) == {"papyrus": 1}
    assert (at.of(UNICORN, "magisters")["scribe"], at.of(UNICORN, "points")) == (4, 8)


@pytest.mark.proves("ARC-9.4")
def test_with_the_inn_a_missing_resource_is_spared_without_asking() -> None:
    at = owning("inn", gold=1)
    at.do("guild-hall a courtier", "magister scribe")
    assert at.phase == "replace"
    assert (at.goods(UNICORN), at.of(UNICORN, "magisters")["scribe"]) == ({}, 2)
    assert at.events("spared") == [{"seat": UNICORN, "goods": "papyrus", "cause": "inn"}]


@pytest.mark.refuses("ARC-9.4", "ARC-R33")
def test_the_inn_spares_neither_gold_nor_recruits() -> None:
    at = owning("inn", gold=1, recruits=1)
    at.do("guild-hall a courtier", "magister cleric")
    assert at.goods(UNICORN) == {}
    assert "spared" not in at.kinds()
    at = owning("inn", recruits=1, cubes="papyrus")
    at.refuse("guild-hall a", "ARC-4.2.0.2", "why-nothing-to-do-here")


@pytest.mark.refuses("ARC-R33")
def test_the_inn_spares_nothing_that_is_not_in_the_price() -> None:
    at = owning("inn", track="cleric 3 scribe", gold=2, cubes="papyrus silver")
    at.do("guild-hall a courtier", "magister scribe")
    for goods in ("stone", "iron", "gold", "recruits"):
        assert at.refuse(f"save {goods}", "ARC-R33", "why-not-in-price") == {"goods": goods}


@pytest.mark.refuses("ARC-9.4")
def test_the_inn_spares_one_resource_only() -> None:
    at = owning("inn", track="cleric 2 scribe", gold=3, cubes="stone")
    at.do("guild-hall a courtier")
    at.refuse("magister scribe", "ARC-4.2.5.1", "why-price-not-payable")
    at.do("magister merchant")
    at = owning("inn", cubes="silver papyrus")
    at.refuse("builders-guild a", "ARC-4.2.0.2", "why-nothing-to-do-here")


@pytest.mark.proves("ARC-9.4", "ARC-R33", "ARC-R45")
def test_the_inn_and_favor_18_together_may_spare_the_whole_price() -> None:
    at = owning("inn", palace=[18, 1])
    at.do("palace 1 courtier", "magister scribe")
    assert at.goods(UNICORN) == {}
    assert [event["goods"] for event in at.events("spared")] == ["papyrus", "gold"]
    assert at.of(UNICORN, "magisters")["scribe"] == 2


@pytest.mark.proves("ARC-9.4", "ARC-R46")
def test_the_inn_is_asked_before_favor_18_and_each_spares_another_unit() -> None:
    at = owning("inn", palace=[18, 1], track="cleric 3 scribe", gold=2, cubes="papyrus silver")
    at.do("palace 1 courtier", "magister scribe")
    assert at.legal() == ["save papyrus", "save silver"]
    at.do("save silver")
    assert at.legal() == ["save gold", "save papyrus"]
    at.do("save gold", "replace waiting")
    assert at.goods(UNICORN) == {"gold": 1, "silver": 1}


@pytest.mark.refuses("ARC-R45")
def test_a_favor_that_builds_gets_nothing_from_the_inn() -> None:
    at = owning("inn", palace=[19, 1], cubes="silver")
    spared = [event for event in at.events("spared") if event["cause"] == "inn"]
    assert spared == []
    at.refuse("save silver", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-R46")
def test_what_the_inn_has_spared_favor_18_cannot_spare_again() -> None:
    at = owning("inn", palace=[18, 1], track="cleric 3 scribe", gold=2, cubes="papyrus silver")
    at.do("palace 1 courtier", "magister scribe", "save silver")
    assert "save silver" not in at.legal()
    at.refuse("save silver", "ARC-4.2.10.1", "why-not-in-price")


# Weaponsmith.


@pytest.mark.proves("ARC-9.5", "ARC-R35")
@pytest.mark.parametrize(
    ("card", "recruits"), [("courtier", 3), ("cleric", 3), ("merchant", 4), ("merchant plain", 3)]
)
def test_a_weaponsmith_brings_two_more_recruits_and_a_merchant_one_more(
    card: str, recruits: int
) -> None:
    at = owning("weaponsmith", "courtier cleric merchant")
    at.do(f"barracks a {card}")
    assert at.of(UNICORN, "recruits") == recruits


@pytest.mark.proves("ARC-9.5")
def test_each_figure_in_the_barracks_brings_them_again() -> None:
    at = owning("weaponsmith", "scribe courtier cleric")
    at.do("barracks a scribe", "barracks b courtier")
    assert at.of(UNICORN, "recruits") == 6


@pytest.mark.refuses("ARC-9.5")
def test_a_weaponsmith_brings_nothing_elsewhere() -> None:
    at = owning("weaponsmith", palace=[4, 1])
    at.do("palace 1 courtier")
    assert at.of(UNICORN, "recruits") == 2


@pytest.mark.refuses("ARC-9.5", "ARC-R35")
def test_weaponsmith_and_merchant_bring_no_more_than_the_supply_has() -> None:
    at = owning("weaponsmith", "courtier merchant", recruits={UNICORN: 0, DRAGON: 22})
    at.do("barracks a merchant")
    assert at.of(UNICORN, "recruits") == 3


@pytest.mark.refuses("ARC-R35")
def test_without_the_weaponsmith_a_merchant_brings_two_recruits() -> None:
    at = position(hand="courtier merchant", recruits=0, tiles={DRAGON: "weaponsmith"})
    at.do("barracks a merchant")
    assert at.of(UNICORN, "recruits") == 2


# House of Trade.


@pytest.mark.proves("ARC-9.6", "ARC-R34")
@pytest.mark.parametrize("cubes", [1, 2, 3, 4])
def test_with_the_house_of_trade_every_purchase_costs_one_gold(cubes: int) -> None:
    at = owning("house-of-trade", gold=2, market=f"{cubes} iron, 1 stone")
    at.do("marketplace a courtier", "buy iron")
    assert at.events("bought") == [{"seat": UNICORN, "resource": "iron", "price": 1}]
    at.do("buy stone")
    assert at.goods(UNICORN) == {"iron": 1, "stone": 1}


@pytest.mark.proves("ARC-9.6")
@pytest.mark.parametrize(("cubes", "gold"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_with_the_house_of_trade_a_sale_brings_one_gold_more(cubes: int, gold: int) -> None:
    at = owning("house-of-trade", cubes="iron silver", market=f"{cubes} iron")
    at.do("marketplace a courtier", "sell iron")
    assert at.events("sold")[0] | {"short": 0} == {
        "seat": UNICORN,
        "resource": "iron",
        "price": gold,
        "short": 0,
    }
    assert at.of(UNICORN, "gold") == gold


@pytest.mark.refuses("ARC-9.6", "ARC-R34")
def test_even_the_house_of_trade_sells_nothing_for_nought() -> None:
    at = owning("house-of-trade", gold=0, market="4 iron")
    at.refuse("marketplace a", "ARC-4.2.0.2", "why-nothing-to-do-here")
    at = owning("house-of-trade", gold=1, market="1 iron 1 stone")
    at.do("marketplace a courtier", "buy iron")
    assert at.turn == DRAGON  # no Gold is left for the stone


@pytest.mark.refuses("ARC-R34")
def test_the_reason_names_the_price_with_the_house_of_trade() -> None:
    at = owning("house-of-trade", gold=0, market="1 iron 1 stone", cubes="silver papyrus")
    at.do("marketplace a courtier")
    args = at.refuse("buy iron", "ARC-4.2.4.3", "why-price-not-payable")
    assert args == {"goods": "gold", "count": 1}


@pytest.mark.refuses("ARC-9.6")
def test_the_house_of_trade_changes_no_other_price() -> None:
    at = owning("house-of-trade", gold=1)
    at.refuse("academy a", "ARC-4.2.0.2", "why-price-not-payable")
    at = position(
        hand="courtier cleric", tiles={DRAGON: "house-of-trade"}, gold=4, market="1 iron, 1 silver"
    )
    at.do("marketplace a courtier", "buy iron")
    assert at.of(UNICORN, "gold") == 0


# Chapel.


@pytest.mark.proves("ARC-9.7")
@pytest.mark.parametrize("card", ["tax-collector", "merchant"])
@pytest.mark.parametrize(
    ("slot", "goods"),
    [("repository a", {"iron": 2}), ("barracks a", {"recruits": 2}), ("treasury a", {"gold": 3})],
)
def test_with_the_chapel_both_cards_take_more_and_put_a_token(
    card: str, slot: str, goods: dict[str, int]
) -> None:
    at = owning("chapel", "tax-collector merchant", repository="2 iron")
    at.do(f"{slot} {card}")
    assert at.goods(UNICORN) == goods
    assert at.slot(slot)["token"] == 0


@pytest.mark.proves("ARC-9.7", "ARC-R29")
def test_a_merchant_with_the_chapel_enters_where_the_tax_is_not_payable() -> None:
    at = owning("chapel", "merchant", tokens={"barracks a": DRAGON})
    at.do("barracks b")
    assert at.of(UNICORN, "recruits") == 2


@pytest.mark.refuses("ARC-9.7")
@pytest.mark.parametrize("card", ["tax-collector plain", "merchant plain"])
def test_with_the_chapel_a_card_as_a_courtier_has_neither_power(card: str) -> None:
    at = owning("chapel", "tax-collector merchant")
    at.do(f"treasury a {card}")
    assert at.of(UNICORN, "gold") == 2
    assert at.slot("treasury a")["token"] is None


@pytest.mark.proves("ARC-9.7", "ARC-9.5", "ARC-R35")
def test_chapel_weaponsmith_and_tax_collector_bring_four_recruits() -> None:
    at = owning("chapel weaponsmith", "tax-collector courtier")
    at.do("barracks a tax-collector")
    assert at.of(UNICORN, "recruits") == 4


# Laboratory.


@pytest.mark.proves("ARC-9.8")
@pytest.mark.parametrize("cube", ["papyrus", "silver"])
def test_a_laboratory_brings_a_papyrus_or_a_silver_before_the_trades(cube: str) -> None:
    at = owning("laboratory", gold=9)
    supply = at.named["supply"][cube]
    at.do("marketplace a courtier")
    assert (at.phase, at.legal()) == ("take", ["take papyrus", "take silver"])
    at.do(f"take {cube}")
    assert at.named["supply"][cube] == supply - 1
    assert (at.phase, at.of(UNICORN, cube)) == ("trade", 1)
    assert f"sell {cube}" in at.legal()


@pytest.mark.proves("ARC-9.8")
def test_its_gift_may_be_the_only_thing_that_can_be_sold() -> None:
    at = owning("laboratory", market="4 papyrus, 2 silver")
    at.do("marketplace a courtier")  # a papyrus could not be sold, as its row is full
    assert at.events("gained") == [
        {"seat": UNICORN, "goods": "silver", "count": 1, "short": 0, "cause": "laboratory"}
    ]
    assert at.of(UNICORN, "gold") == 2
    assert at.named["market"]["silver"] == 3


@pytest.mark.refuses("ARC-9.8")
def test_a_laboratory_brings_no_other_resource_and_not_two() -> None:
    at = owning("laboratory", gold=9)
    at.do("marketplace a courtier")
    args = at.refuse("take iron", "ARC-9.8", "why-tile-does-not-give")
    assert args == {"tile": "laboratory", "goods": "iron"}
    at.refuse("take papyrus silver", "ARC-9.8", "why-takes-other-count")
    at.refuse("done", "ARC-9.8", "why-not-this-phase")


@pytest.mark.refuses("ARC-9.8", "ARC-R4")
def test_a_laboratory_brings_nothing_that_the_supply_does_not_have() -> None:
    at = owning("laboratory", gold=9, cubes="3 iron")
    at.do("marketplace a courtier")
    at.state["supply"][0, PAPYRUS] = 0  # as with a component file whose tile gives a third kind
    at.refuse("take papyrus", "ARC-R4", "why-supply-empty")


@pytest.mark.refuses("ARC-R20")
def test_a_laboratory_brings_nothing_after_which_no_trade_is_possible() -> None:
    at = owning("laboratory", market="4 papyrus, 2 silver")
    at.do("marketplace a")
    at.state["phase"] = TAKING
    at.state["take_from"] = FROM_TILE + TILES.index("laboratory")
    at.state["take_count"] = 1
    at.refuse("take papyrus", "ARC-R20", "why-no-trade-after")


@pytest.mark.refuses("ARC-9.8")
def test_a_laboratory_alone_is_no_reason_to_enter_the_marketplace() -> None:
    at = owning("laboratory", market="4 papyrus, 4 silver, 4 iron, 4 stone")
    at.refuse("marketplace a", "ARC-4.2.0.2", "why-nothing-to-do-here")


@pytest.mark.refuses("ARC-9.8")
def test_a_laboratory_brings_nothing_elsewhere() -> None:
    at = owning("laboratory", gold=2)
    at.do("academy a courtier")
    assert at.goods(UNICORN) == {}


@pytest.mark.proves("ARC-9.8", "ARC-9.6")
def test_laboratory_and_house_of_trade_turn_a_gift_into_two_purchases() -> None:
    at = owning("laboratory house-of-trade", market="3 silver, 1 iron, 1 stone")
    at.do("marketplace a courtier", "take silver")
    assert at.of(UNICORN, "gold") == 2  # without Gold only the silver could be traded
    at.do("buy iron", "buy stone")
    assert at.goods(UNICORN) == {"iron": 1, "stone": 1}
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-9.8", "ARC-R22")
def test_the_laboratory_does_not_pay_the_tax() -> None:
    at = owning("laboratory", tokens={"marketplace a": LION}, seats=3, market="")
    at.refuse("marketplace b", "ARC-R22", "why-tax-not-payable")
    at = owning(
        "laboratory", tokens={"marketplace a": LION}, seats=3, gold={UNICORN: 1, LION: 0}, market=""
    )
    at.do("marketplace b with cleric", "take silver")
    assert (at.of(LION, "gold"), at.of(UNICORN, "gold")) == (1, 4)


# All together.


@pytest.mark.proves("ARC-9.1", "ARC-9.4", "ARC-9.5", "ARC-9.7")
def test_a_scribe_takes_a_tile_and_uses_it_at_once_with_others() -> None:
    at = owning("craftsman weaponsmith", "scribe merchant courtier", cubes="silver iron stone")
    at.do("builders-guild a scribe", "tile chapel", "barracks a merchant")
    assert at.goods(UNICORN) == {"gold": 2, "recruits": 4, "silver": 1}
    assert at.slot("barracks a")["token"] == 0
