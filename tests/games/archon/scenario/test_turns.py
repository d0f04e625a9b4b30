"""4.0.3 to 4.1.6: turns, the Scribe's second action, passing and the next player order."""

import pytest

from tests.games.archon.scenario.positions import DRAGON, EAGLE, LION, UNICORN, position


@pytest.mark.proves("ARC-4.0.3")
def test_a_seat_plays_a_card_puts_a_figure_and_acts_at_once() -> None:
    at = position(gold=0)
    at.do("treasury a with courtier")
    assert at.kinds() == ["card_played", "figure_placed", "gained", "turn_started"]
    assert at.cards(UNICORN, "played") == {"courtier": 1}
    assert at.slot("treasury a")["figures"] == [1, 0]
    assert (at.of(UNICORN, "figures_left"), at.of(UNICORN, "gold")) == (4, 2)


@pytest.mark.proves("ARC-4.0.3")
def test_the_seats_take_turns_in_player_order_over_and_over() -> None:
    at = position(seats=3, order="lion unicorn dragon")
    turns = []
    for slot in ("barracks a", "treasury a", "palace 1", "barracks b", "treasury b"):
        turns.append(at.turn)
        at.do(f"{slot} with courtier")
    assert turns == [LION, UNICORN, DRAGON, LION, UNICORN]


@pytest.mark.refuses("ARC-4.0.3")
def test_a_card_that_is_not_in_the_hand_is_not_played() -> None:
    at = position(hand="courtier cleric")
    at.do("barracks a")
    for card in ("with merchant", "with scribe", "with tax-collector plain"):
        at.refuse(card, "ARC-4.0.3", "why-card-not-in-hand")


@pytest.mark.refuses("ARC-4.0.3")
def test_no_card_is_played_before_a_slot_is_chosen_and_no_second_slot_is_chosen() -> None:
    at = position()
    at.refuse("with courtier", "ARC-4.0.3", "why-not-this-phase")
    at.do("barracks a")
    at.refuse("treasury a", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-4.0.3")
def test_a_second_card_does_not_go_into_a_slot_for_one() -> None:
    at = position()
    at.do("barracks a")
    at.refuse("with courtier courtier", "ARC-4.0.3", "why-one-card-only")


@pytest.mark.proves("ARC-4.0.5")
def test_a_seat_without_cards_passes_and_the_round_ends_when_all_have_passed() -> None:
    at = position(hand={UNICORN: "courtier", DRAGON: "2 courtier"}, waiting="5 courtier")
    at.do("barracks a")
    assert at.turn == DRAGON
    at.do("treasury a")
    assert at.events("passed") == [{"seat": UNICORN, "count": 0}]
    assert at.turn == DRAGON
    at.do("barracks b")
    assert at.events("passed") == [{"seat": DRAGON, "count": 0}]
    assert at.events("round_ended") == [{"round": 1}]
    assert at.named["round"] == 2


@pytest.mark.refuses("ARC-4.0.5")
def test_a_seat_without_cards_is_not_asked_and_its_round_goes_on_for_the_others() -> None:
    at = position(seats=3, hand={UNICORN: "courtier", DRAGON: "3 courtier", LION: "courtier"})
    at.do("barracks a", "treasury a", "barracks b")
    assert at.named["passed"] == [True, False, False]
    assert (at.turn, at.events("round_ended")) == (DRAGON, [])
    at.do("treasury b")
    assert at.named["passed"] == [True, False, True]
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-4.1.1")
def test_a_seat_may_pass_though_it_has_cards_figures_and_actions() -> None:
    at = position()
    assert {"pass", "barracks a", "treasury a"} <= set(at.legal())
    at.do("pass")
    assert at.events("passed") == [{"seat": UNICORN, "count": 5}]
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.1.1")
def test_nobody_passes_in_the_middle_of_an_action() -> None:
    at = position(repository="2 papyrus, silver, iron")
    at.do("repository a")
    at.refuse("pass", "ARC-4.0.3", "why-not-this-phase")
    at.do("with scribe")
    at.refuse("pass", "ARC-4.2.1.1", "why-not-this-phase")
    at.do("take iron")
    at.refuse("pass", "ARC-5.3.1", "why-not-this-phase")


@pytest.mark.proves("ARC-4.1.2")
def test_the_others_go_on_when_a_seat_has_passed() -> None:
    at = position(seats=3)
    at.do("pass")
    turns = []
    for slot in ("barracks a", "treasury a", "barracks b", "treasury b"):
        turns.append(at.turn)
        at.do(f"{slot} with courtier")
    assert turns == [DRAGON, LION, DRAGON, LION]


@pytest.mark.refuses("ARC-4.1.2")
def test_a_seat_that_has_passed_gets_no_further_turn_in_the_round() -> None:
    at = position(hand={DRAGON: "5 courtier"})
    at.do("pass")
    for slot in ("barracks a", "treasury a", "barracks b", "treasury b"):
        at.do(slot)
        assert {"seat": UNICORN} not in at.events("turn_started")
        assert at.turn == DRAGON


@pytest.mark.proves("ARC-4.1.3")
def test_how_many_cards_are_unused_is_told_at_once_and_which_when_the_round_is_over() -> None:
    at = position(hand="2 courtier scribe", waiting={DRAGON: "5 courtier"})
    at.do("pass")
    assert at.events("passed") == [{"seat": UNICORN, "count": 3}]
    assert at.events("unused_revealed") == []
    at.do("pass")
    assert at.events("unused_revealed")[:2] == [
        {"seat": UNICORN, "card": "courtier", "count": 2},
        {"seat": UNICORN, "card": "scribe", "count": 1},
    ]


@pytest.mark.refuses("ARC-4.1.3")
@pytest.mark.parametrize("onlooker", [1, None])
def test_unused_cards_stay_hidden_until_the_round_is_over(onlooker: int | None) -> None:
    views = []
    for hand, waiting in (
        ("2 courtier", "3 courtier cleric scribe"),
        ("cleric scribe", "5 courtier"),
    ):
        at = position(hand=hand, waiting=waiting)
        at.do("pass")
        views.append(at.game.view(at.state, onlooker))
    assert views[0]["players"][0]["hand"] is None
    assert views[0] == views[1]


@pytest.mark.proves("ARC-4.1.4")
def test_more_unused_cards_come_before_fewer_in_the_next_player_order() -> None:
    at = position(
        seats=4,
        hand={UNICORN: "courtier", DRAGON: "3 courtier", LION: "", EAGLE: "2 courtier"},
        waiting={LION: "5 courtier"},
    )
    at.do("pass", "pass", "pass")
    assert at.order == [DRAGON, EAGLE, UNICORN, LION]
    assert [event["seat"] for event in at.events("order_set")] == at.order
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.1.4")
def test_a_single_merchant_does_not_come_before_two_courtiers() -> None:
    at = position(hand={UNICORN: "merchant", DRAGON: "2 courtier"})
    at.do("pass", "pass")
    assert at.order == [DRAGON, UNICORN]


@pytest.mark.proves("ARC-4.1.5")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("courtier", "tax-collector"),
        ("tax-collector", "cleric"),
        ("cleric", "scribe"),
        ("scribe", "merchant"),
        ("2 courtier", "tax-collector courtier"),
        ("cleric tax-collector courtier", "2 cleric courtier"),
    ],
)
def test_of_equally_many_unused_cards_those_of_higher_value_come_first(
    lower: str, higher: str
) -> None:
    at = position(hand={UNICORN: lower, DRAGON: higher})
    at.do("pass", "pass")
    assert at.order == [DRAGON, UNICORN]


@pytest.mark.refuses("ARC-4.1.5")
def test_a_courtier_is_worth_nothing_in_a_tie() -> None:
    at = position(hand={UNICORN: "4 courtier", DRAGON: "3 courtier tax-collector"})
    at.do("pass", "pass")
    assert at.order == [DRAGON, UNICORN]


@pytest.mark.proves("ARC-4.1.6")
def test_seats_that_are_still_tied_keep_their_present_order() -> None:
    at = position(
        seats=4,
        order="eagle dragon lion unicorn",
        hand={UNICORN: "cleric courtier", DRAGON: "courtier", LION: "cleric courtier",
              EAGLE: "courtier"},
    )  # fmt: skip
    at.do(*["pass"] * 4)
    assert at.order == [LION, UNICORN, EAGLE, DRAGON]


@pytest.mark.refuses("ARC-4.1.6")
def test_neither_seat_numbers_nor_points_nor_the_order_of_passing_decide_a_tie() -> None:
    at = position(
        seats=3,
        order="lion dragon unicorn",
        turn=UNICORN,
        hand=dict.fromkeys((UNICORN, DRAGON, LION), "2 courtier"),
        points=40,
    )
    at.do("pass", "pass", "pass")
    assert at.order == [LION, DRAGON, UNICORN]


@pytest.mark.proves("ARC-R13")
def test_the_sum_of_the_values_counts_and_not_the_highest_card() -> None:
    at = position(hand={UNICORN: "merchant 2 courtier", DRAGON: "scribe cleric courtier"})
    at.do("pass", "pass")
    assert at.order == [DRAGON, UNICORN]


@pytest.mark.refuses("ARC-R13")
def test_equal_sums_of_different_cards_are_a_tie() -> None:
    at = position(hand={UNICORN: "2 cleric", DRAGON: "merchant courtier"})
    at.do("pass", "pass")
    assert at.order == [UNICORN, DRAGON]


@pytest.mark.proves("ARC-R8")
def test_the_second_action_of_a_scribe_belongs_to_the_same_turn_and_is_optional() -> None:
    at = position(gold=0)
    at.do("treasury a with scribe")
    assert (at.turn, at.phase) == (UNICORN, "again")
    assert at.events("turn_started") == []
    stopped = at.copy()
    stopped.do("stop")
    assert (stopped.turn, stopped.of(UNICORN, "gold")) == (DRAGON, 2)
    at.do("treasury b with courtier")
    assert (at.turn, at.of(UNICORN, "gold")) == (DRAGON, 4)


@pytest.mark.refuses("ARC-R8")
def test_a_scribe_that_was_the_last_card_offers_no_second_action() -> None:
    at = position(hand="scribe")
    at.do("treasury a")
    assert at.events("card_played")[0]["card"] == "scribe"
    assert at.events("second_action_left") == [{"seat": UNICORN}]
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-R8")
def test_with_a_card_but_without_any_action_the_turn_ends_after_the_scribe() -> None:
    at = position(
        hand="scribe courtier",
        gold={UNICORN: 0, DRAGON: 55},
        recruits={UNICORN: 0, DRAGON: 25},
        cubes="",
        repository="silver",
        market="papyrus, 4 silver",
        palace=[12, 20],
    )
    at.do("repository a with scribe")
    assert at.cards(UNICORN) == {"courtier": 1}
    assert at.events("second_action_left") == [{"seat": UNICORN}]
    assert at.turn == DRAGON
