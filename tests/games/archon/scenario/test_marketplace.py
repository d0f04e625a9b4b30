"""4.2.4 and the ruling on it: up to two purchases and one sale, at the prices of the rows."""

import pytest

from tests.games.archon.scenario.positions import DRAGON, UNICORN, Table, position


def trading(gold: int = 9, cubes: str = "", market: str = "2 papyrus, 2 silver, 2 iron") -> Table:
    """Unicorn at the Marketplace, the first trade to come."""
    at = position(gold=gold, cubes=cubes, market=market)
    at.do("marketplace a with courtier")
    return at


@pytest.mark.proves("ARC-4.2.4.3")
def test_the_example_of_the_rulebook_a_silver_for_two_gold() -> None:
    at = trading(gold=2, market="3 silver, 2 papyrus")  # nothing else can be traded
    assert at.events("bought") == [{"seat": UNICORN, "resource": "silver", "price": 2}]
    assert at.goods(UNICORN) == {"silver": 1}
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-4.2.4.1", "ARC-4.2.4.2", "ARC-4.2.4.4")
def test_the_example_of_the_rulebook_iron_sold_for_three_and_two_cubes_for_two() -> None:
    at = trading(gold=0, cubes="iron", market="4 papyrus, 4 silver, iron")
    assert at.events("sold") == [{"seat": UNICORN, "resource": "iron", "price": 3, "short": 0}]
    at.do("buy silver", "buy papyrus")
    assert at.goods(UNICORN) == {"gold": 1, "papyrus": 1, "silver": 1}
    assert at.named["market"] == {"papyrus": 3, "silver": 3, "iron": 2, "stone": 0}
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-4.2.4.1")
@pytest.mark.parametrize(
    "trades",
    [
        ("buy silver", "done"),
        ("sell stone", "done"),
        ("buy silver", "buy iron", "done"),
        ("buy silver", "sell stone", "buy iron"),
    ],
)
def test_fewer_trades_than_three_are_enough(trades: tuple[str, ...]) -> None:
    at = trading(cubes="2 stone")
    at.do(*trades)
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.4.1")
def test_no_third_purchase_is_made() -> None:
    at = trading(cubes="stone")
    at.do("buy silver", "buy iron")
    at.refuse("buy papyrus", "ARC-4.2.4.1", "why-two-purchases-only")
    assert at.legal() == ["done", "sell stone"]


@pytest.mark.refuses("ARC-4.2.4.1")
def test_no_second_sale_is_made() -> None:
    at = trading(cubes="2 stone, iron")
    at.do("sell stone")
    at.refuse("sell stone", "ARC-4.2.4.1", "why-one-sale-only")
    at.refuse("sell iron", "ARC-4.2.4.1", "why-one-sale-only")


@pytest.mark.proves("ARC-4.2.4.2")
def test_purchases_of_other_kinds_go_with_a_sale() -> None:
    at = trading(cubes="iron")
    at.do("buy silver", "sell iron")
    assert at.legal("buy") == ["buy papyrus", "buy silver"]


@pytest.mark.refuses("ARC-4.2.4.2")
def test_what_was_bought_is_not_sold_with_the_same_figure() -> None:
    at = trading(cubes="iron, silver")
    at.do("buy iron")
    at.refuse("sell iron", "ARC-4.2.4.2", "why-bought-kind-not-sold")
    assert "sell silver" in at.legal()


@pytest.mark.refuses("ARC-4.2.4.2")
def test_what_was_sold_is_not_bought_with_the_same_figure() -> None:
    at = trading(cubes="iron, silver")
    at.do("sell iron")
    at.refuse("buy iron", "ARC-4.2.4.2", "why-bought-kind-not-sold")


@pytest.mark.proves("ARC-4.2.4.2")
def test_with_another_figure_the_kind_just_sold_may_be_bought() -> None:
    at = position(hand="scribe 3 courtier", gold=5, cubes="iron", market="2 silver, iron")
    at.do("marketplace a with scribe", "sell iron", "done")
    at.do("marketplace b")
    assert at.legal("buy") == ["buy silver", "buy iron"]


@pytest.mark.proves("ARC-4.2.4.3")
@pytest.mark.parametrize(("cubes", "price"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_the_fewer_cubes_lie_in_a_row_the_more_one_costs(cubes: int, price: int) -> None:
    at = trading(gold=9, market=f"{cubes} stone, silver")
    before = at.named["supply"]["gold"]
    at.do("buy stone", "done")
    assert at.of(UNICORN, "gold") == 9 - price
    assert at.named["supply"]["gold"] == before + price
    assert at.named["market"]["stone"] == cubes - 1


@pytest.mark.proves("ARC-4.2.4.3")
def test_the_second_cube_of_a_row_costs_one_gold_more() -> None:
    at = trading(gold=9)
    at.do("buy silver", "buy silver")
    assert [event["price"] for event in at.events("bought")] == [3, 4]


@pytest.mark.refuses("ARC-4.2.4.3")
def test_a_cube_that_is_too_dear_is_not_bought() -> None:
    at = trading(gold=3, market="2 silver, 2 stone, iron")
    why = at.refuse("buy iron", "ARC-4.2.4.3", "why-price-not-payable")
    assert why == {"goods": "gold", "count": 4}


@pytest.mark.refuses("ARC-4.2.4.3")
def test_nothing_is_bought_from_an_empty_row() -> None:
    at = trading()
    assert at.refuse("buy stone", "ARC-4.2.4.3", "why-row-empty") == {"goods": "stone"}


@pytest.mark.proves("ARC-4.2.4.4")
@pytest.mark.parametrize(("cubes", "price"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_a_sale_brings_the_number_of_the_dearest_empty_space(cubes: int, price: int) -> None:
    at = trading(gold=0, cubes="stone", market=f"{cubes} stone")
    assert at.events("sold") == [{"seat": UNICORN, "resource": "stone", "price": price, "short": 0}]
    assert at.named["market"]["stone"] == cubes + 1
    assert at.of(UNICORN, "stone") == 0


@pytest.mark.refuses("ARC-4.2.4.4")
def test_nothing_is_sold_onto_a_full_row() -> None:
    at = trading(cubes="stone", market="4 stone, 2 silver")
    assert at.refuse("sell stone", "ARC-4.2.4.4", "why-row-full") == {"goods": "stone"}


@pytest.mark.refuses("ARC-4.2.4.4")
def test_a_cube_that_the_seat_does_not_have_is_not_sold() -> None:
    at = trading(cubes="stone")
    assert at.refuse("sell iron", "ARC-4.2.4.4", "why-not-held") == {"goods": "iron"}


@pytest.mark.refuses("ARC-4.2.4.4")
def test_a_sale_brings_no_gold_that_the_supply_does_not_have() -> None:
    at = position(gold={UNICORN: 0, DRAGON: 54}, cubes="stone", market="")
    at.do("marketplace a with courtier")
    assert at.events("sold") == [{"seat": UNICORN, "resource": "stone", "price": 1, "short": 3}]
    assert at.goods(UNICORN) == {"gold": 1}


@pytest.mark.proves("ARC-R6")
@pytest.mark.parametrize(
    "trades",
    [
        ("sell stone", "buy silver", "buy silver"),
        ("buy silver", "sell stone", "buy silver"),
        ("buy silver", "buy silver", "sell stone"),
        ("buy silver", "buy iron", "sell stone"),
    ],
)
def test_sale_and_purchases_come_in_any_order_and_of_equal_or_different_kinds(
    trades: tuple[str, ...],
) -> None:
    at = trading(cubes="stone", market="3 silver, 3 iron")
    at.do(*trades)
    prices = {"buy silver": [2, 3], "buy iron": [2], "sell stone": [-4]}
    assert at.of(UNICORN, "gold") == 9 - sum(prices[trade].pop(0) for trade in trades)
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-R6")
def test_a_figure_does_not_leave_the_marketplace_without_a_trade() -> None:
    at = trading()
    at.refuse("done", "ARC-R6", "why-trade-first")


@pytest.mark.refuses("ARC-R6")
def test_the_marketplace_is_not_entered_where_no_trade_is_possible() -> None:
    at = position(gold=1, cubes="iron", market="3 silver, 4 iron")
    assert "marketplace a" in at.legal()  # an iron costs 1
    at = position(gold=0, cubes="iron", market="3 silver, 4 iron")
    at.refuse("marketplace a", "ARC-4.2.0.2", "why-nothing-to-do-here")
