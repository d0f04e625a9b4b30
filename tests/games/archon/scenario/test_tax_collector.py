"""Chapter 5.1: tax tokens, who pays whom and when, and who is exempt."""

import pytest

from tests.games.archon.scenario.positions import DRAGON, EAGLE, LION, UNICORN, position

# The token.


@pytest.mark.proves("ARC-5.1.1")
def test_a_tax_collector_puts_a_token_under_its_figure() -> None:
    at = position(hand="tax-collector 2 courtier")
    at.do("treasury a tax-collector")
    assert at.slot("treasury a")["token"] == 0
    assert at.slot("treasury a")["figures"] == [1, 0]
    assert (at.of(UNICORN, "tokens_left"), at.of(UNICORN, "figures_left")) == (3, 4)
    assert at.events("token_placed") == [{"seat": UNICORN, "location": "treasury", "slot": "a"}]


@pytest.mark.refuses("ARC-5.1.1")
@pytest.mark.parametrize("card", ["courtier", "cleric", "scribe", "merchant"])
def test_no_other_card_puts_a_token(card: str) -> None:
    at = position(hand="courtier cleric scribe merchant")
    at.do(f"treasury a {card}")
    assert at.slot("treasury a")["token"] is None
    assert at.of(UNICORN, "tokens_left") == 4


@pytest.mark.proves("ARC-5.1.1", "ARC-R10")
def test_a_tax_collector_puts_its_token_on_a_slot_for_two_cards_too() -> None:
    at = position(hand="tax-collector 2 courtier", gold=2)
    at.do("academy b with tax-collector")
    assert at.slot("academy b")["token"] == 0
    assert at.cards(UNICORN) == {"courtier": 2}


# The tax.


@pytest.mark.proves("ARC-5.1.2")
def test_another_seat_in_the_same_location_pays_a_gold_to_the_owner() -> None:
    at = position(
        hand="courtier cleric", gold={UNICORN: 1, DRAGON: 0}, tokens={"barracks a": DRAGON}
    )
    at.do("barracks b courtier")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (0, 1)
    assert at.events("tax_paid") == [{"seat": UNICORN, "owner": DRAGON, "location": "barracks"}]


@pytest.mark.proves("ARC-5.1.2")
def test_tax_is_due_again_for_each_figure() -> None:
    at = position(
        seats=4,
        turn=UNICORN,
        hand={UNICORN: "courtier cleric", DRAGON: "courtier cleric", EAGLE: "courtier cleric"},
        gold={UNICORN: 3, DRAGON: 3, LION: 0, EAGLE: 3},
        tokens={"barracks a": LION},
        passed=LION,
    )
    at.do("barracks b courtier", "barracks a", "barracks a", "barracks a")
    assert [at.of(seat, "gold") for seat in (UNICORN, DRAGON, LION, EAGLE)] == [1, 2, 4, 2]


@pytest.mark.refuses("ARC-5.1.2")
def test_a_figure_that_was_there_before_the_token_pays_nothing() -> None:
    at = position(
        hand={UNICORN: "courtier cleric", DRAGON: "tax-collector courtier"},
        gold={UNICORN: 1, DRAGON: 0},
    )
    at.do("barracks a courtier", "barracks b tax-collector")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (1, 0)


@pytest.mark.refuses("ARC-5.1.2")
def test_a_token_in_one_location_costs_nothing_in_another() -> None:
    at = position(hand="courtier cleric", gold=0, tokens={"barracks a": DRAGON})
    at.do("repository a courtier", "take papyrus")
    assert "tax_paid" not in at.kinds()
    assert at.of(UNICORN, "papyrus") == 1


@pytest.mark.refuses("ARC-5.1.2")
def test_a_tax_is_not_declined() -> None:
    at = position(hand="courtier cleric", gold=0, tokens={"barracks a": DRAGON})
    args = at.refuse("barracks b", "ARC-R22", "why-tax-not-payable")
    assert args == {"owners": 1, "gold": 0}


@pytest.mark.proves("ARC-5.1.3")
def test_a_tax_collector_of_ones_own_is_spared_the_tax_and_puts_a_token() -> None:
    at = position(
        hand="tax-collector courtier", gold={UNICORN: 0, DRAGON: 0}, tokens={"barracks a": DRAGON}
    )
    at.do("barracks b")
    assert at.of(DRAGON, "gold") == 0
    assert at.slot("barracks b")["token"] == 0
    assert at.slot("barracks a")["token"] == 1
    assert "tax_paid" not in at.kinds()


@pytest.mark.refuses("ARC-5.1.3")
@pytest.mark.parametrize("card", ["courtier", "cleric", "scribe", "merchant"])
def test_no_other_card_is_spared_the_tax(card: str) -> None:
    hand = "courtier cleric scribe merchant"
    at = position(hand=hand, gold=1, tokens={"barracks a": DRAGON})
    at.do(f"barracks b {card}")
    assert at.of(UNICORN, "gold") == 0
    without = position(hand=card, gold=0, tokens={"barracks a": DRAGON})
    without.refuse("barracks b", "ARC-R22", "why-tax-not-payable")


@pytest.mark.refuses("ARC-5.1.3")
def test_a_tax_collector_spares_only_the_figure_that_it_is_played_for() -> None:
    at = position(
        hand={UNICORN: "tax-collector cleric courtier", DRAGON: "courtier scribe"},
        gold={UNICORN: 1, DRAGON: 0},
        tokens={"barracks a": DRAGON},
    )
    at.do("barracks b tax-collector", "treasury a courtier", "barracks a")
    assert at.of(UNICORN, "gold") == 0
    assert at.of(DRAGON, "gold") == 3


# How often.


@pytest.mark.proves("ARC-R21")
def test_each_owner_is_paid_once_however_many_tokens_lie_there() -> None:
    at = position(
        seats=4,
        hand="cleric courtier",
        gold={UNICORN: 5, DRAGON: 0, LION: 0, EAGLE: 0},
        tokens={"barracks a": DRAGON, "barracks b": LION, "barracks c": DRAGON},
    )
    at.do("barracks a")
    assert [at.of(seat, "gold") for seat in (UNICORN, DRAGON, LION, EAGLE)] == [3, 1, 1, 0]


@pytest.mark.refuses("ARC-R21")
def test_two_tokens_of_one_owner_do_not_keep_out_a_seat_with_one_gold() -> None:
    tokens = {"barracks a": DRAGON, "barracks b": DRAGON}
    at = position(hand="cleric courtier", gold={UNICORN: 1, DRAGON: 0}, tokens=tokens)
    at.do("barracks a")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (0, 1)


@pytest.mark.refuses("ARC-R21")
def test_a_gold_for_one_of_two_owners_is_not_enough() -> None:
    tokens = {"barracks a": DRAGON, "barracks b": LION}
    at = position(seats=3, hand="cleric courtier", gold=1, tokens=tokens)
    args = at.refuse("barracks a", "ARC-R22", "why-tax-not-payable")
    assert args == {"owners": 2, "gold": 1}


# Before the action.


@pytest.mark.proves("ARC-R22")
def test_the_tax_is_paid_before_the_action() -> None:
    at = position(
        hand="courtier cleric", gold={UNICORN: 1, DRAGON: 0}, tokens={"treasury a": DRAGON}
    )
    at.do("treasury b courtier")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (2, 1)
    kinds = at.kinds()
    assert kinds.index("tax_paid") < kinds.index("gained")


@pytest.mark.refuses("ARC-R22")
def test_the_gold_of_the_treasury_does_not_pay_its_own_tax() -> None:
    at = position(hand="courtier cleric", gold=0, tokens={"treasury a": DRAGON})
    at.refuse("treasury b", "ARC-R22", "why-tax-not-payable")


@pytest.mark.refuses("ARC-R22")
@pytest.mark.parametrize(
    ("slot", "gold", "cubes"),
    [("academy b", 2, ""), ("planetarium b", 1, "papyrus"), ("marketplace b", 1, "")],
)
def test_a_seat_whose_gold_for_the_action_goes_as_tax_cannot_enter(
    slot: str, gold: int, cubes: str
) -> None:
    at = position(
        hand="courtier cleric",
        gold=gold,
        cubes=cubes,
        market="4 papyrus",
        tokens={f"{slot.split(maxsplit=1)[0]} a": DRAGON},
    )
    args = at.refuse(slot, "ARC-R22", "why-tax-leaves-too-little")
    assert args == {"owners": 1, "left": gold - 1}


@pytest.mark.proves("ARC-R22")
@pytest.mark.parametrize("slot", ["academy b", "treasury b"])
def test_where_only_a_tax_collector_gets_in_no_other_card_may_be_played(slot: str) -> None:
    gold = 2 if slot == "academy b" else 0
    at = position(
        hand="tax-collector 2 courtier merchant",
        gold={UNICORN: gold, DRAGON: 0},
        tokens={f"{slot.split(maxsplit=1)[0]} a": DRAGON},
    )
    at.do(slot)
    assert at.cards(UNICORN) == {"courtier": 2, "merchant": 1}  # it was the only choice
    assert at.slot(slot)["token"] == 0
    assert at.of(DRAGON, "gold") == 0


@pytest.mark.refuses("ARC-R22", "ARC-R28")
def test_a_tax_collector_as_a_courtier_cannot_enter_where_the_tax_is_not_payable() -> None:
    at = position(
        seats=3,
        hand="tax-collector merchant courtier",
        tiles="chapel",
        gold=0,
        tokens={"barracks a": DRAGON},
    )
    at.do("barracks b")
    assert at.legal() == ["with tax-collector", "with merchant"]
    at.refuse("with tax-collector plain", "ARC-R22", "why-tax-not-payable")
    at.refuse("with merchant plain", "ARC-R22", "why-tax-not-payable")
    at.refuse("with courtier", "ARC-R22", "why-tax-not-payable")


# The Palace; oneself.


@pytest.mark.proves("ARC-R23")
def test_a_token_on_one_favor_taxes_all_the_others() -> None:
    at = position(
        seats=4,
        palace=[3, 4, 5, 6],
        hand="courtier cleric",
        gold={UNICORN: 2, LION: 0},
        tokens={"palace 4": LION},
    )
    at.do("palace 2 courtier")
    assert (at.of(UNICORN, "gold"), at.of(LION, "gold")) == (1, 1)


@pytest.mark.refuses("ARC-R23")
def test_two_tokens_in_the_palace_are_taxed_once_and_all_its_slots_are_closed_without_gold() -> (
    None
):
    tokens = {"palace 2": LION, "palace 3": LION}
    at = position(
        seats=4,
        palace=[3, 4, 5, 6],
        hand="courtier cleric",
        gold={UNICORN: 1, LION: 0},
        tokens=tokens,
    )
    poor = position(seats=4, palace=[3, 4, 5, 6], hand="cleric", gold=0, tokens=tokens)
    for space in (1, 2, 3, 4):
        poor.refuse(f"palace {space}", "ARC-R22", "why-tax-not-payable")
    at.do("palace 1 courtier")
    assert at.of(LION, "gold") == 1


@pytest.mark.refuses("ARC-R23")
def test_a_favor_that_acts_as_another_location_is_taxed_in_the_palace_only() -> None:
    at = position(
        palace=[17, 3],
        hand="courtier cleric",
        gold={UNICORN: 0, DRAGON: 0},
        cubes="silver iron",
        tokens={"builders-guild a": DRAGON},
    )
    at.do("palace 1 courtier")
    assert "tax_paid" not in at.kinds()
    assert (at.phase, at.turn) == ("tile", UNICORN)


@pytest.mark.proves("ARC-R24")
def test_the_owner_of_a_token_enters_its_location_without_tax() -> None:
    at = position(hand="courtier cleric", gold=0, tokens={"barracks a": UNICORN})
    at.do("barracks b courtier")
    assert "tax_paid" not in at.kinds()
    assert at.of(UNICORN, "gold") == 0


@pytest.mark.refuses("ARC-R24")
def test_ones_own_token_spares_nobody_the_tax_of_another() -> None:
    tokens = {"barracks a": UNICORN, "barracks b": DRAGON}
    at = position(hand="cleric courtier", gold={UNICORN: 1, DRAGON: 0}, tokens=tokens)
    at.do("barracks a")
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (0, 1)


@pytest.mark.proves("ARC-R28", "ARC-5.0.2")
def test_a_tax_collector_as_a_courtier_puts_no_token_and_pays() -> None:
    at = position(
        hand="tax-collector courtier", gold={UNICORN: 1, DRAGON: 0}, tokens={"barracks a": DRAGON}
    )
    at.do("barracks b with tax-collector plain")
    assert at.slot("barracks b")["token"] is None
    assert (at.of(UNICORN, "gold"), at.of(DRAGON, "gold")) == (0, 1)
    assert at.events("card_played") == [
        {"seat": UNICORN, "card": "tax-collector", "count": 1, "plain": True}
    ]


@pytest.mark.proves("ARC-R48")
def test_a_tax_collector_without_a_token_is_still_asked_about_its_power() -> None:
    slots = ("treasury a", "repository a", "academy a", "royal-guard a")
    at = position(hand="tax-collector", tokens=dict.fromkeys(slots, UNICORN))
    assert at.of(UNICORN, "tokens_left") == 0
    at.do("barracks a")
    assert at.legal() == ["with tax-collector", "with tax-collector plain"]


@pytest.mark.refuses("ARC-R48")
def test_other_magisters_are_not_asked_where_their_power_does_nothing() -> None:
    at = position(hand="cleric scribe")
    at.do("barracks a")
    assert [text for text in at.legal() if text.endswith("plain")] == []
    at.refuse("with scribe plain", "ARC-R28", "why-plain-changes-nothing")
