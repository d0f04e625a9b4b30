"""4.0.4, 4.2.0.1, 4.2.0.2: which slots may be entered, and with which cards."""

import pytest

from tests.games.archon.scenario.positions import DRAGON, UNICORN, position


@pytest.mark.proves("ARC-4.0.4")
def test_a_slot_for_two_cards_is_entered_with_two_courtiers_or_a_single_magister() -> None:
    at = position(gold=2, hand="3 courtier merchant cleric")
    at.do("academy b")
    assert set(at.legal()) == {
        "with cleric", "with merchant", "with courtier courtier", "with courtier cleric",
        "with courtier merchant", "with cleric merchant",
    }  # fmt: skip
    single = at.copy()
    single.do("with merchant")
    assert single.cards(UNICORN) == {"courtier": 3, "cleric": 1}
    at.do("with courtier courtier")
    assert at.cards(UNICORN) == {"courtier": 1, "cleric": 1, "merchant": 1}
    assert at.slot("academy b")["figures"] == [1, 0]
    assert at.of(UNICORN, "figures_left") == 4


@pytest.mark.refuses("ARC-4.0.4")
def test_a_single_courtier_does_not_enter_a_slot_for_two_cards() -> None:
    at = position(gold=2)
    at.do("academy b")
    at.refuse("with courtier", "ARC-4.0.4", "why-two-cards-needed")


@pytest.mark.refuses("ARC-4.0.4")
def test_the_last_courtier_alone_does_not_reach_a_slot_for_two_cards() -> None:
    at = position(gold=2, hand="courtier")
    assert "academy a" in at.legal()
    at.refuse("academy b", "ARC-4.0.4", "why-two-cards-needed")


@pytest.mark.refuses("ARC-4.0.4")
def test_two_courtiers_are_not_played_by_a_seat_with_one() -> None:
    at = position(gold=2, hand="courtier cleric")
    at.do("academy b")
    at.refuse("with courtier courtier", "ARC-4.0.4", "why-card-not-in-hand")


@pytest.mark.proves("ARC-4.2.0.1")
def test_a_vacant_slot_and_only_by_a_cleric_an_occupied_one_is_entered() -> None:
    at = position(figures={"barracks a": DRAGON})
    assert at.legal("barracks") == ["barracks a", "barracks b"]
    cleric = at.copy()
    cleric.do("barracks a")
    assert cleric.cards(UNICORN, "played") == {"cleric": 1}
    assert cleric.slot("barracks a")["figures"] == [1, 1]
    at.do("barracks b with courtier")
    assert at.slot("barracks b")["figures"] == [1, 0]


@pytest.mark.refuses("ARC-4.2.0.1")
@pytest.mark.parametrize("there", [DRAGON, UNICORN])
def test_a_slot_with_a_figure_is_closed_to_a_seat_without_a_cleric(there: str) -> None:
    at = position(hand="courtier scribe", figures={"barracks a": there})
    at.refuse("barracks a", "ARC-4.2.0.1", "why-slot-occupied")


@pytest.mark.refuses("ARC-4.2.0.1")
def test_a_location_full_of_figures_is_closed() -> None:
    at = position(
        hand={UNICORN: "4 courtier", DRAGON: "courtier"},
        figures={"treasury a": DRAGON, "treasury b": DRAGON},
    )
    assert at.legal("treasury") == []
    at.refuse("treasury b", "ARC-4.2.0.1", "why-slot-occupied")


@pytest.mark.refuses("ARC-4.2.0.1")
def test_of_two_equal_vacant_slots_the_first_is_written() -> None:
    at = position()
    why = at.refuse("barracks b", "ARC-4.2.0.1", "why-same-as-other-slot")
    assert why == {"location": "barracks", "slot": "barracks a"}
    assert at.game.parse(at.state, "barracks b") == at.game.parse(at.state, "barracks a")


@pytest.mark.proves("ARC-4.2.0.2")
def test_a_slot_is_offered_exactly_when_its_action_can_be_performed() -> None:
    poor = position(gold=1, cubes="", recruits=0)
    rich = position(gold=4, cubes="papyrus, silver, iron", recruits=1)
    priced = ("royal-guard", "builders-guild", "academy", "planetarium")
    assert poor.legal(*priced) == []
    assert {text.split()[0] for text in rich.legal(*priced)} == {*priced}
    rich.do("planetarium a with courtier")
    assert rich.of(UNICORN, "science") == 1


@pytest.mark.refuses("ARC-4.2.0.2")
@pytest.mark.parametrize(
    ("slot", "goods", "count"),
    [
        ("academy a", "gold", 2),
        ("planetarium a", "papyrus", 1),
        ("royal-guard a", "recruits", 1),
        ("royal-guard b", "recruits", 1),
    ],
)
def test_a_figure_is_not_put_where_the_price_cannot_be_paid(
    slot: str, goods: str, count: int
) -> None:
    at = position(gold=1, cubes="", recruits=0)
    why = at.refuse(slot, "ARC-4.2.0.2", "why-price-not-payable")
    assert why == {"goods": goods, "count": count}


@pytest.mark.refuses("ARC-4.2.0.2")
@pytest.mark.parametrize("slot", ["marketplace a", "guild-hall a", "builders-guild a"])
def test_a_figure_is_not_put_where_nothing_can_be_bought(slot: str) -> None:
    at = position(gold=0, cubes="", recruits=0)
    at.refuse(slot, "ARC-4.2.0.2", "why-nothing-to-do-here")


@pytest.mark.refuses("ARC-4.2.0.2")
def test_nobody_stops_before_an_action_that_a_figure_has_begun() -> None:
    at = position(gold=4)
    at.do("marketplace a with courtier")
    at.refuse("stop", "ARC-4.2.4.1", "why-not-this-phase")
    at.refuse("pass", "ARC-4.2.4.1", "why-not-this-phase")


@pytest.mark.proves("ARC-R10")
def test_a_magister_alone_uses_its_power_in_a_slot_for_two_cards() -> None:
    at = position(gold=2, hand="tax-collector courtier")
    at.do("academy b with tax-collector")
    assert at.slot("academy b")["token"] == 0
    scribe = position(gold=2, hand="scribe courtier")
    scribe.do("academy b with scribe")
    assert scribe.phase == "again"


@pytest.mark.proves("ARC-R10")
@pytest.mark.parametrize(
    ("pair", "left"),
    [
        ("courtier merchant", {"courtier": 1, "merchant": 1}),
        ("merchant merchant", {"courtier": 2}),
    ],
)
def test_two_cards_of_which_magisters_count_as_courtiers_enter_it_too(
    pair: str, left: dict[str, int]
) -> None:
    at = position(seats=4, hand="2 courtier 2 merchant", repository="2 papyrus, silver, iron")
    at.do(f"repository c with {pair}")
    assert at.cards(UNICORN) == left
    at.refuse("take papyrus papyrus", "ARC-4.2.1.1", "why-takes-other-count")
    at.do("take papyrus")
    assert at.of(UNICORN, "papyrus") == 1


@pytest.mark.refuses("ARC-R10")
def test_a_magister_of_a_pair_has_no_power() -> None:
    at = position(gold=4, hand="2 courtier scribe tax-collector")
    at.do("academy b with courtier tax-collector", "done")
    assert at.slot("academy b")["token"] is None
    assert at.turn == DRAGON
    for pair in ("courtier scribe", "scribe scribe"):
        scribe = position(gold=2, hand="3 courtier 2 scribe")
        scribe.do(f"academy b with {pair}")
        assert (scribe.turn, scribe.events("second_action")) == (DRAGON, [])


@pytest.mark.refuses("ARC-R10")
def test_a_pair_with_a_magister_does_not_enter_a_slot_for_one_card() -> None:
    at = position()
    at.do("treasury a")
    at.refuse("with courtier scribe", "ARC-4.0.3", "why-one-card-only")


LABORATORY = {UNICORN: "laboratory"}


@pytest.mark.proves("ARC-R20")
def test_the_gift_of_the_laboratory_may_be_sold_as_the_trade_that_is_needed() -> None:
    at = position(gold=0, cubes="", tiles=LABORATORY, market="4 papyrus, 3 silver")
    at.do("marketplace a with courtier")
    assert at.events("gained")[0]["goods"] == "silver"  # a papyrus could not be sold
    assert at.events("sold") == [{"seat": UNICORN, "resource": "silver", "price": 1, "short": 0}]
    assert at.goods(UNICORN)["gold"] == 1


@pytest.mark.refuses("ARC-R20")
def test_the_gift_of_the_laboratory_is_no_action() -> None:
    at = position(gold=0, cubes="", tiles=LABORATORY, market="4 papyrus, 4 silver")
    at.refuse("marketplace a", "ARC-4.2.0.2", "why-nothing-to-do-here")


@pytest.mark.refuses("ARC-R20")
def test_after_the_gift_of_the_laboratory_a_trade_is_still_demanded() -> None:
    at = position(gold=4, cubes="", tiles=LABORATORY)
    at.do("marketplace a with courtier", "take papyrus")
    at.refuse("done", "ARC-R6", "why-trade-first")


@pytest.mark.proves("ARC-4.0.4")
def test_magisters_in_a_pair_are_told_as_courtiers_and_courtiers_only_as_what_they_are() -> None:
    for cards, plain in (("2 tax-collector", True), ("2 courtier", False)):
        at = position(gold=2, hand=cards)
        kind = cards.split()[1]
        at.do(f"academy b with {kind} {kind}")
        (played,) = at.events("card_played")
        assert (played["count"], bool(played["plain"])) == (2, plain)
