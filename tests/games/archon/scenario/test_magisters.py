"""Chapters 5.0 and 5.2 to 5.4: Cleric, Scribe, Merchant, and magisters that count as Courtiers."""

import pytest

from tests.games.archon.scenario.positions import DRAGON, LION, UNICORN, position

# All magisters.


@pytest.mark.proves("ARC-5.0.1")
def test_each_magister_adds_its_power_to_the_action() -> None:
    cards = ("tax-collector", "cleric", "scribe", "merchant")
    at = position(hand=" ".join(cards), recruits=0)
    tables = {card: at.copy() for card in cards}
    for card, table in tables.items():
        table.do(f"barracks a {card}")
    assert [t.of(UNICORN, "recruits") for t in tables.values()] == [1, 1, 1, 2]
    assert [t.slot("barracks a")["token"] for t in tables.values()] == [0, None, None, None]
    assert [t.phase for t in tables.values()] == ["place", "place", "again", "place"]


@pytest.mark.refuses("ARC-5.0.1")
def test_a_courtier_has_none_of_the_powers() -> None:
    at = position(hand="courtier scribe", recruits=0, gold=1, tokens={"barracks a": DRAGON})
    at.refuse("barracks a", "ARC-4.2.0.1", "why-slot-occupied")
    at.do("barracks b courtier")
    assert (at.of(UNICORN, "recruits"), at.of(UNICORN, "gold")) == (1, 0)
    assert (at.slot("barracks b")["token"], at.turn) == (None, DRAGON)


@pytest.mark.proves("ARC-5.0.2", "ARC-R28")
def test_a_magister_as_a_courtier_brings_what_a_courtier_brings() -> None:
    at = position(hand="tax-collector merchant courtier", recruits=0)
    at.do("barracks a")
    assert at.legal() == [
        "with courtier",
        "with tax-collector",
        "with merchant",
        "with tax-collector plain",
        "with merchant plain",
    ]
    for card in ("tax-collector plain", "merchant plain", "courtier"):
        table = at.copy()
        table.do(f"with {card}")
        assert table.of(UNICORN, "recruits") == 1
        assert table.slot("barracks a")["token"] is None
        assert table.turn == DRAGON


@pytest.mark.refuses("ARC-5.0.2", "ARC-R28")
@pytest.mark.parametrize("card", ["cleric", "scribe", "merchant"])
def test_a_magister_is_not_played_as_a_courtier_where_that_changes_nothing(card: str) -> None:
    at = position(hand="cleric scribe merchant", gold=2)
    at.do("academy a")
    at.refuse(f"with {card} plain", "ARC-R28", "why-plain-changes-nothing")


@pytest.mark.proves("ARC-5.0.2", "ARC-R28")
def test_a_scribe_may_be_played_without_a_second_action() -> None:
    at = position(hand="scribe 2 courtier")
    at.do("barracks a scribe", "stop")
    assert (at.turn, at.cards(UNICORN)) == (DRAGON, {"courtier": 2})


@pytest.mark.refuses("ARC-R28", "ARC-5.0.2")
def test_magisters_paired_as_courtiers_use_no_power() -> None:
    at = position(
        hand="scribe merchant courtier",
        gold=1,
        seats=4,
        figures={"treasury a": LION},
        tokens={"treasury b": DRAGON},
    )
    at.do("treasury c with scribe merchant")
    assert at.of(UNICORN, "gold") == 2  # one as tax, two as a Courtier
    assert (at.turn, at.cards(UNICORN)) == (DRAGON, {"courtier": 1})


@pytest.mark.proves("ARC-5.0.3", "ARC-R28", "ARC-R10")
@pytest.mark.parametrize(
    "card", ["tax-collector", "tax-collector plain", "cleric", "scribe", "merchant"]
)
def test_one_magister_of_any_type_enters_a_slot_for_two_cards(card: str) -> None:
    at = position(hand="tax-collector cleric scribe merchant", gold=2)
    at.do(f"academy b with {card}")
    assert at.of(UNICORN, "arts") == 1
    assert sum(at.cards(UNICORN).values()) == 3


@pytest.mark.refuses("ARC-5.0.3")
def test_one_courtier_does_not_enter_a_slot_for_two_cards() -> None:
    at = position(hand="courtier", gold=2, figures={"academy a": DRAGON})
    at.refuse("academy b", "ARC-4.0.4", "why-two-cards-needed")
    at = position(hand="courtier scribe", gold=2)
    at.do("academy b")
    at.refuse("with courtier", "ARC-4.0.4", "why-two-cards-needed")


# The Cleric.


@pytest.mark.proves("ARC-5.2.1")
def test_a_cleric_joins_a_figure_of_another_seat() -> None:
    at = position(hand="cleric courtier", recruits=0, figures={"barracks a": DRAGON})
    at.do("barracks a")
    assert at.slot("barracks a")["figures"] == [1, 1]
    assert at.of(UNICORN, "recruits") == 1
    assert at.cards(UNICORN) == {"courtier": 1}
    assert at.events("figure_placed") == [
        {"seat": UNICORN, "location": "barracks", "slot": "a", "joined": 1}
    ]


@pytest.mark.refuses("ARC-5.2.1")
@pytest.mark.parametrize("card", ["courtier", "tax-collector", "scribe", "merchant"])
def test_without_a_cleric_an_occupied_slot_is_not_entered(card: str) -> None:
    at = position(hand=card, figures={"barracks a": DRAGON})
    at.refuse("barracks a", "ARC-4.2.0.1", "why-slot-occupied")


@pytest.mark.refuses("ARC-5.2.1")
def test_a_cleric_is_not_let_in_where_there_is_nothing_to_do() -> None:
    at = position(hand="cleric", gold=1, figures={"academy a": DRAGON})
    at.refuse("academy a", "ARC-4.2.0.2", "why-price-not-payable")


@pytest.mark.proves("ARC-5.2.1", "ARC-R25")
def test_a_cleric_alone_enters_an_occupied_slot_for_two_cards() -> None:
    at = position(seats=3, hand="cleric courtier", gold=2, figures={"academy b": LION})
    at.do("academy b")
    assert at.slot("academy b")["figures"] == [1, 0, 1]
    assert at.cards(UNICORN) == {"courtier": 1}


@pytest.mark.proves("ARC-R25")
def test_a_cleric_joins_figures_of_its_own_seat_and_any_number_of_them() -> None:
    at = position(
        seats=3,
        hand="2 cleric courtier",
        recruits=0,
        figures={"barracks a": f"{UNICORN} {UNICORN} {DRAGON} {LION} {LION}"},
    )
    at.do("barracks a")
    assert at.slot("barracks a")["figures"] == [3, 1, 2]
    at.do("pass", "pass", "barracks a")
    assert at.slot("barracks a")["figures"] == [4, 1, 2]
    assert at.of(UNICORN, "recruits") == 2


@pytest.mark.proves("ARC-R25")
def test_a_cleric_joins_a_figure_on_a_kings_favor() -> None:
    at = position(hand="cleric", palace=[3, 4], recruits=0, figures={"palace 2": DRAGON})
    assert at.legal("palace") == ["palace 1", "palace 2"]
    at.do("palace 2")
    assert at.of(UNICORN, "recruits") == 2


@pytest.mark.refuses("ARC-R25", "ARC-R44")
@pytest.mark.parametrize(
    ("seats", "slot"), [(2, "barracks c"), (3, "treasury c"), (2, "academy c"), (2, "palace 3")]
)
def test_a_cleric_does_not_enter_a_covered_slot(seats: int, slot: str) -> None:
    at = position(seats=seats, hand="cleric courtier", gold=4)
    at.refuse(slot, "ARC-R44", "why-slot-covered")


@pytest.mark.proves("ARC-R44")
@pytest.mark.parametrize(("seats", "covered"), [(2, 9), (3, 3), (4, 0)])
def test_covered_slots_are_never_offered(seats: int, covered: int) -> None:
    at = position(
        seats=seats,
        hand="2 cleric 2 courtier",
        gold=9,
        recruits=3,
        cubes="2 papyrus 2 silver 2 iron 2 stone",
    )
    slots = [
        (place["name"], slot["name"])
        for place in at.named["locations"]
        for slot in place["slots"]
        if slot["covered"] and place["name"] != "palace"
    ]
    assert len(slots) == covered
    assert not {" ".join(slot) for slot in slots} & set(at.legal())


@pytest.mark.proves("ARC-5.2.2", "ARC-R26")
def test_a_cleric_on_a_token_pays_the_tax() -> None:
    at = position(
        hand="cleric courtier", gold={UNICORN: 1, DRAGON: 0}, tokens={"barracks a": DRAGON}
    )
    at.do("barracks a")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (0, 1)
    assert at.slot("barracks a") == {
        "name": "a",
        "cards": 1,
        "covered": False,
        "figures": [1, 1],
        "token": 1,
    }


@pytest.mark.refuses("ARC-5.2.2", "ARC-R26")
def test_a_cleric_that_cannot_pay_the_tax_is_not_let_in() -> None:
    at = position(hand="cleric courtier", gold=0, tokens={"barracks a": DRAGON})
    at.refuse("barracks a", "ARC-R22", "why-tax-not-payable")
    at.refuse("barracks b", "ARC-R22", "why-tax-not-payable")


@pytest.mark.refuses("ARC-R26")
def test_a_cleric_does_not_remove_the_token_and_the_next_seat_pays_again() -> None:
    at = position(
        seats=3,
        hand={UNICORN: "cleric courtier", LION: "courtier cleric"},
        gold={UNICORN: 1, DRAGON: 0, LION: 1},
        tokens={"barracks a": DRAGON},
        passed=DRAGON,
    )
    at.do("barracks a", "barracks b courtier")
    assert (at.of(DRAGON, "gold"), at.of(UNICORN, "gold"), at.of(LION, "gold")) == (2, 0, 0)


# The Scribe.


@pytest.mark.proves("ARC-5.3.1")
def test_after_a_scribe_the_seat_performs_another_action_at_once() -> None:
    at = position(hand="scribe 2 courtier", recruits=0, gold=0)
    at.do("barracks a scribe")
    assert (at.phase, at.turn) == ("again", UNICORN)
    assert "stop" in at.legal()
    at.do("treasury a")
    assert (at.of(UNICORN, "gold"), at.of(UNICORN, "recruits")) == (2, 1)
    assert (at.of(UNICORN, "figures_left"), at.turn) == (3, DRAGON)


@pytest.mark.refuses("ARC-5.3.1")
@pytest.mark.parametrize("card", ["courtier", "tax-collector", "cleric", "merchant"])
def test_after_any_other_card_the_turn_is_over(card: str) -> None:
    at = position(hand="courtier tax-collector cleric merchant")
    at.do(f"barracks a {card}")
    assert (at.phase, at.turn) == ("place", DRAGON)


@pytest.mark.refuses("ARC-5.3.1")
def test_a_second_action_is_not_passed_but_left() -> None:
    at = position(hand="scribe 2 courtier")
    at.do("barracks a scribe")
    at.refuse("pass", "ARC-5.3.1", "why-not-this-phase")
    at.do("stop")
    assert at.named["passed"] == [False, False]


@pytest.mark.proves("ARC-5.3.2")
def test_a_second_scribe_gives_no_third_action() -> None:
    at = position(hand="2 scribe 2 courtier", recruits=0)
    at.do("barracks a scribe", "barracks b scribe")
    assert (at.turn, at.phase) == (DRAGON, "place")
    assert at.of(UNICORN, "recruits") == 2


@pytest.mark.refuses("ARC-5.3.2")
def test_there_is_no_third_action_in_a_turn() -> None:
    at = position(hand={UNICORN: "3 scribe", DRAGON: "courtier cleric"})
    at.do("barracks a", "treasury a")
    at.refuse("stop", "ARC-4.0.3", "why-not-this-phase")
    assert at.kinds().count("second_action") == 1


@pytest.mark.proves("ARC-5.3.2", "ARC-5.3.1")
def test_the_next_turns_scribe_gives_a_second_action_again() -> None:
    at = position(hand={UNICORN: "3 scribe courtier", DRAGON: "courtier cleric"})
    at.do("barracks a scribe", "barracks b scribe", "pass", "treasury a scribe")
    assert (at.phase, at.turn) == ("again", UNICORN)


@pytest.mark.proves("ARC-R27")
def test_the_first_action_is_finished_before_the_second_begins() -> None:
    at = position(hand="scribe 2 courtier", gold=6)
    at.do("academy a scribe")
    assert at.phase == "more"
    at.do("more")
    assert (at.phase, at.of(UNICORN, "arts")) == ("again", 2)


@pytest.mark.refuses("ARC-R27")
def test_no_slot_is_entered_while_the_first_action_goes_on() -> None:
    at = position(hand="scribe 2 courtier", gold=6)
    at.do("academy a scribe")
    at.refuse("barracks a", "ARC-4.2.8.2", "why-not-this-phase")


@pytest.mark.proves("ARC-R27")
@pytest.mark.parametrize(
    ("card", "gold", "token"),
    [("courtier courtier", 2, None), ("tax-collector", 2, 0), ("merchant", 3, None)],
)
def test_the_second_action_uses_two_courtiers_or_a_magister_with_its_power(
    card: str, gold: int, token: int | None
) -> None:
    at = position(seats=4, hand="scribe tax-collector merchant 2 courtier", gold=0)
    at.state["figures"][0, 2, :2, 2] = 1  # the lion stands on treasury a and b
    at.state["figures_left"][0, 2] -= 2
    at.check()
    at.do("barracks a scribe", f"treasury c with {card}")
    assert (at.of(UNICORN, "gold"), at.slot("treasury c")["token"]) == (gold, token)
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-R27", "ARC-5.2.1")
def test_a_cleric_of_the_second_action_joins_the_scribes_own_figure() -> None:
    at = position(hand="scribe cleric courtier", recruits=0)
    at.do("barracks a scribe", "barracks a")
    assert at.slot("barracks a")["figures"] == [2, 0]
    assert at.of(UNICORN, "recruits") == 2


@pytest.mark.refuses("ARC-R27")
def test_the_second_action_needs_cards_of_its_own() -> None:
    at = position(hand="scribe")
    at.do("barracks a")
    assert at.kinds()[-3:] == ["second_action", "second_action_left", "turn_started"]
    assert at.turn == DRAGON


# The Merchant.


@pytest.mark.proves("ARC-5.4.1")
def test_a_merchant_takes_one_more_in_repository_barracks_and_treasury() -> None:
    at = position(hand="merchant courtier", gold=0, recruits=0, cubes="", repository="2 iron")
    found = []
    for slot in ("repository a", "barracks a", "treasury a"):
        for card in ("courtier", "merchant"):
            table = at.copy()
            table.do(f"{slot} {card}")
            found.append(table.goods(UNICORN))
    assert found == [
        {"iron": 1},
        {"iron": 2},
        {"recruits": 1},
        {"recruits": 2},
        {"gold": 2},
        {"gold": 3},
    ]


@pytest.mark.refuses("ARC-5.4.1")
def test_a_merchant_as_a_courtier_takes_no_more() -> None:
    at = position(hand="merchant courtier", gold=0)
    at.do("treasury a merchant plain")
    assert at.of(UNICORN, "gold") == 2


@pytest.mark.proves("ARC-5.4.2")
@pytest.mark.parametrize(
    ("slot", "rest"),
    [
        ("marketplace a", ["buy papyrus", "done"]),
        ("guild-hall a", ["magister tax-collector", "replace played"]),
        ("royal-guard a", ["wall plain", "done"]),
        ("builders-guild a", ["tile inn"]),
        ("academy a", ["done"]),
        ("planetarium a", ["done"]),
        ("palace 1", []),
    ],
)
def test_in_the_other_locations_a_merchant_brings_what_a_courtier_brings(
    slot: str, rest: list[str]
) -> None:
    at = position(
        hand="merchant 2 courtier",
        palace=[4, 3],
        gold=9,
        recruits=3,
        cubes="2 papyrus 2 silver 2 iron 2 stone",
    )
    found = []
    for card in ("merchant", "courtier"):
        table = at.copy()
        table.do(f"{slot} {card}", *rest)
        seat = table.named["players"][0]
        found.append({k: v for k, v in seat.items() if k not in ("hand", "played", "waiting")})
    assert found[0] == found[1]


@pytest.mark.refuses("ARC-5.4.2")
def test_a_merchant_pays_the_full_price_and_buys_no_third_arts_card() -> None:
    at = position(hand="merchant courtier", gold=8)
    at.do("academy a merchant", "more")
    assert (at.of(UNICORN, "arts"), at.of(UNICORN, "gold"), at.turn) == (2, 4, DRAGON)


# The Chapel.


@pytest.mark.proves("ARC-R29", "ARC-9.7")
@pytest.mark.parametrize("card", ["tax-collector", "merchant"])
def test_with_the_chapel_both_cards_are_spared_the_tax_put_a_token_and_take_more(card: str) -> None:
    at = position(
        hand="tax-collector merchant",
        gold={UNICORN: 0, DRAGON: 0},
        tiles="chapel",
        tokens={"treasury a": DRAGON},
    )
    at.do(f"treasury b {card}")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (3, 0)
    assert at.slot("treasury b")["token"] == 0


@pytest.mark.refuses("ARC-R29", "ARC-9.7")
@pytest.mark.parametrize("card", ["cleric", "scribe", "courtier"])
def test_the_chapel_changes_no_other_card(card: str) -> None:
    at = position(
        hand="cleric scribe courtier",
        gold={UNICORN: 1, DRAGON: 0},
        tiles="chapel",
        tokens={"treasury a": DRAGON},
    )
    at.do(f"treasury b {card}")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (2, 1)
    assert at.slot("treasury b")["token"] is None


@pytest.mark.refuses("ARC-9.7", "ARC-R29")
def test_the_chapel_of_another_seat_gives_a_merchant_no_tax_power() -> None:
    at = position(hand="merchant", gold=0, tiles={DRAGON: "chapel"}, tokens={"treasury a": DRAGON})
    at.refuse("treasury b", "ARC-R22", "why-tax-not-payable")


@pytest.mark.proves("ARC-R29")
def test_for_the_player_order_the_printed_type_counts() -> None:
    at = position(
        seats=3,
        order=f"{UNICORN} {DRAGON} {LION}",
        hand={UNICORN: "tax-collector", DRAGON: "scribe", LION: "merchant"},
        tiles={UNICORN: "chapel", LION: "chapel"},
    )
    at.do("pass", "pass", "pass")
    assert at.order == [LION, DRAGON, UNICORN]


@pytest.mark.refuses("ARC-R29")
def test_the_chapel_does_not_raise_an_unused_tax_collector() -> None:
    at = position(
        order=f"{DRAGON} {UNICORN}",
        turn=DRAGON,
        hand={UNICORN: "tax-collector", DRAGON: "cleric"},
        tiles={UNICORN: "chapel"},
    )
    at.do("pass", "pass")
    assert at.order == [DRAGON, UNICORN]
