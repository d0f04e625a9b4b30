"""Chapter 6 and ARC-R31, R42: the end of a round, step by step, and passing."""

from typing import Any

import numpy as np
import pytest

from tests.games.archon.scenario.positions import DRAGON, EAGLE, LION, UNICORN, Table, position

STEPS = [
    "round_ended",
    "unused_revealed",
    "order_set",
    "tokens_returned",
    "favor_removed",
    "favor_moved",
    "favor_revealed",
    "repository_cleared",
    "province_revealed",
    "repository_filled",
    "season_token_moved",
]


def steps(at: Table) -> list[str]:
    """The kinds of events from the end of the round on, each once in a row."""
    kinds = at.kinds()[at.kinds().index("round_ended") :]
    return [kind for n, kind in enumerate(kinds) if n == 0 or kinds[n - 1] != kind]


def ended(round_: int = 1, seats: int = 2, **more: Any) -> Table:
    """The position after everybody passed."""
    at = position(seats=seats, round=round_, **more)
    at.do(*["pass"] * seats)
    return at


@pytest.mark.proves("ARC-6.1")
def test_the_unused_cards_set_the_order_and_are_discarded() -> None:
    at = position(
        seats=3,
        order=f"{UNICORN} {DRAGON} {LION}",
        hand={UNICORN: "courtier", DRAGON: "merchant", LION: "2 courtier"},
    )
    at.do("pass", "pass", "pass")
    assert at.order == [LION, DRAGON, UNICORN]
    assert at.turn == LION
    for seat in at.order:
        assert sum(at.cards(seat, "played").values()) == 5
        assert not at.cards(seat, "waiting")
    assert at.cards(DRAGON, "played")["merchant"] == 1


@pytest.mark.refuses("ARC-6.1")
def test_discarded_cards_are_not_in_the_next_hand() -> None:
    at = position(hand="2 scribe 3 courtier", waiting="cleric 4 courtier")
    at.do("pass", "pass")
    assert at.cards(UNICORN) == {"cleric": 1, "courtier": 4}
    assert at.cards(UNICORN, "played") == {"scribe": 2, "courtier": 3}
    at.do("barracks a")
    at.refuse("with scribe", "ARC-4.0.3", "why-card-not-in-hand")


@pytest.mark.refuses("ARC-6.1")
def test_the_order_does_not_change_while_the_round_goes_on() -> None:
    at = position(hand={UNICORN: "courtier", DRAGON: "3 courtier"})
    at.do("pass")
    assert at.order == [UNICORN, DRAGON]


@pytest.mark.proves("ARC-6.2", "ARC-6.3")
def test_figures_and_tokens_go_back_to_their_seats() -> None:
    at = position(
        hand={UNICORN: "courtier", DRAGON: "courtier"},
        tokens={"barracks a": UNICORN, "palace 2": UNICORN, "treasury a": DRAGON},
        figures={"treasury a": f"{DRAGON} {UNICORN}", "academy b": DRAGON},
    )
    assert at.of(UNICORN, "figures_left") == 2
    at.do("pass", "pass")
    for seat in (UNICORN, DRAGON):
        assert (at.of(seat, "figures_left"), at.of(seat, "tokens_left")) == (5, 4)
    slots = [slot for place in at.named["locations"] for slot in place["slots"]]
    assert all(slot["token"] is None and sum(slot["figures"]) == 0 for slot in slots)
    assert at.events("tokens_returned") == [
        {"seat": UNICORN, "count": 2},
        {"seat": DRAGON, "count": 1},
    ]


@pytest.mark.refuses("ARC-6.2")
def test_a_slot_taken_in_one_round_is_vacant_in_the_next() -> None:
    at = position(hand={UNICORN: "courtier scribe", DRAGON: "courtier"})
    at.do("barracks a courtier")
    at.refuse("barracks a", "ARC-4.2.0.1", "why-slot-occupied")
    at.do("pass", "pass")
    assert (at.named["round"], at.turn) == (2, UNICORN)
    assert "barracks a" in at.legal()


@pytest.mark.refuses("ARC-6.3")
def test_a_token_taxes_nobody_in_the_next_round() -> None:
    at = position(
        hand={UNICORN: "tax-collector courtier", DRAGON: "2 courtier"}, gold={DRAGON: 1, UNICORN: 0}
    )
    at.do("barracks a tax-collector", "pass", "pass")
    assert (at.turn, at.named["round"]) == (DRAGON, 2)
    at.do("barracks a courtier")
    assert "tax_paid" not in at.kinds()
    assert at.of(DRAGON, "gold") == 1


@pytest.mark.proves("ARC-6.4")
@pytest.mark.parametrize(
    ("seats", "before", "after"),
    [(2, [3, 4], [9, 3]), (3, [3, 4, 5], [9, 3, 4]), (4, [3, 4, 5, 6], [9, 3, 4, 5])],
)
def test_the_farthest_favor_leaves_and_a_new_one_comes(
    seats: int, before: list[int], after: list[int]
) -> None:
    at = ended(seats=seats, palace=before, favors=[9])
    assert at.named["palace"] == after + [None] * (4 - seats)
    assert at.named["removed"]["favors"] == [before[-1]]
    assert at.events("favor_removed") == [{"favor": before[-1]}]
    assert at.events("favor_revealed") == [{"space": 1, "favor": 9}]


@pytest.mark.refuses("ARC-6.4")
def test_a_favor_that_left_never_comes_back() -> None:
    at = position(seats=4)
    gone: list[int] = []
    for _ in range(8):
        leaving = at.named["palace"][-1]
        while at.phase in {"place", "lose"}:
            at.do("pass" if at.phase == "place" else at.legal()[-1])
            if "favor_removed" in at.kinds():
                break
        gone.append(leaving)
        while at.phase in ("split", "lose"):
            at.do(at.legal()[0])
    assert at.named["removed"]["favors"] == gone
    assert len(set(gone)) == 8
    assert not set(gone) & {*at.named["palace"], *at.named["decks"]["favors"]}


@pytest.mark.proves("ARC-6.5")
def test_what_is_left_in_the_repository_goes_back_and_the_next_province_fills_it() -> None:
    at = position(
        hand={UNICORN: "courtier", DRAGON: "courtier"}, province=13, repository="2 silver",
        provinces=[18],
    )  # fmt: skip
    supply = at.named["supply"]
    at.do("pass", "pass")
    assert at.named["province"] == 18
    assert at.named["repository"] == {"papyrus": 0, "silver": 0, "iron": 2, "stone": 2}
    assert at.named["supply"] == supply | {
        "silver": supply["silver"] + 2,
        "iron": supply["iron"] - 2,
        "stone": supply["stone"] - 2,
    }


@pytest.mark.refuses("ARC-6.5")
def test_what_was_left_is_not_added_to_the_new_resources() -> None:
    at = ended(province=13, repository="2 silver", provinces=[17])
    assert at.named["repository"] == {"papyrus": 0, "silver": 2, "iron": 0, "stone": 2}


@pytest.mark.refuses("ARC-6.5")
def test_the_repository_gets_no_more_than_the_supply_has() -> None:
    at = ended(
        province=13, repository="", provinces=[18], market="4 stone, 2 papyrus", cubes="10 stone"
    )
    assert at.named["repository"] == {"papyrus": 0, "silver": 0, "iron": 2, "stone": 1}
    assert at.events("repository_filled")[-1] == {"resource": "stone", "count": 1, "short": 1}


@pytest.mark.proves("ARC-6.6")
def test_before_an_even_round_the_waiting_piles_are_picked_up() -> None:
    at = position(round=1, waiting="scribe cleric 3 courtier")
    at.do("pass", "pass")
    assert (at.phase, at.named["round"]) == ("place", 2)
    assert at.cards(UNICORN) == {"scribe": 1, "cleric": 1, "courtier": 3}


@pytest.mark.proves("ARC-6.6")
@pytest.mark.parametrize("round_", [2, 4, 8])
def test_before_an_odd_round_all_ten_cards_are_divided_again(round_: int) -> None:
    at = ended(round_)
    assert (at.phase, at.named["round"]) == ("split", round_ + 1)
    for _ in range(2):
        assert sum(at.cards(at.turn, "played").values()) == 10
        at.do("split 5 courtier")
    assert at.phase == "place"
    for seat in (UNICORN, DRAGON):
        assert at.cards(seat) == {"courtier": 5}
        assert at.cards(seat, "waiting") == {"courtier": 3, "cleric": 1, "scribe": 1}


@pytest.mark.refuses("ARC-6.6")
def test_before_an_even_round_nothing_is_divided() -> None:
    at = ended(1)
    at.refuse("split 5 courtier", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-6.6")
def test_before_an_odd_round_the_division_is_not_passed_over() -> None:
    at = ended(2)
    at.refuse("pass", "ARC-4.0.1", "why-not-this-phase")
    at.refuse("barracks a", "ARC-4.0.1", "why-not-this-phase")


@pytest.mark.proves("ARC-6.7")
@pytest.mark.parametrize("round_", range(1, 9))
def test_the_token_of_the_season_track_moves_on_by_one_space(round_: int) -> None:
    at = ended(round_)
    assert at.events("season_token_moved") == [{"round": round_}]
    while at.phase == "lose":
        at.do(at.legal()[0])
    assert (at.named["round"], at.named["season"]) == (round_ + 1, round_ // 3 + 1)


@pytest.mark.refuses("ARC-6.7")
def test_the_token_does_not_move_before_all_have_passed() -> None:
    at = position()
    at.do("pass", "barracks a courtier")
    assert at.named["round"] == 1
    assert "season_token_moved" not in at.kinds()


# The order of the steps.


@pytest.mark.proves("ARC-6.1", "ARC-6.4", "ARC-6.5", "ARC-6.7")
def test_the_steps_of_a_round_end_come_in_order() -> None:
    at = ended(tokens={"barracks a": UNICORN}, hand={UNICORN: "courtier", DRAGON: "courtier"})
    assert steps(at) == [*STEPS, "round_started", "waiting_taken", "turn_started"]


@pytest.mark.proves("ARC-R42")
def test_attack_scoring_and_preparation_come_before_the_next_cards() -> None:
    at = ended(
        3,
        tokens={"barracks a": UNICORN},
        hand={UNICORN: "courtier", DRAGON: "courtier"},
        wall=f"{UNICORN} {UNICORN} {UNICORN} {DRAGON}",
        tiles="tavern armory",
    )
    assert steps(at) == [
        *STEPS,
        "attack_revealed",
        "city_defended",
        "rank_scored",
        "points_scored",
        "grant_started",
        "pieces_returned",
        "market_cleared",
        "market_filled",
        "gained",
        "round_started",
        "waiting_taken",
        "turn_started",
    ]


@pytest.mark.proves("ARC-R42")
def test_after_the_second_season_the_cards_are_divided_last() -> None:
    at = ended(6, wall=f"{UNICORN} {DRAGON} {UNICORN} {DRAGON}", grants=[1, 5, 6])
    assert (at.phase, at.named["season"], at.named["round"]) == ("split", 3, 7)
    assert at.named["market"] == {"papyrus": 2, "silver": 3, "iron": 2, "stone": 3}
    assert at.named["wall"] == [None] * 20


@pytest.mark.refuses("ARC-R42")
def test_no_cards_are_divided_or_picked_up_while_a_raid_goes_on() -> None:
    at = ended(6, attacks=[6], cubes="3 papyrus 3 iron", recruits=0)
    assert (at.phase, at.turn, at.named["round"]) == ("lose", UNICORN, 6)
    assert at.cards(UNICORN) == {}
    assert [event["seat"] for event in at.events("order_set")] == at.order
    at.refuse("split 5 courtier", "ARC-7.0.4", "why-not-this-phase")
    assert "grant_started" not in at.kinds()


@pytest.mark.refuses("ARC-R42")
def test_a_round_in_the_middle_of_a_season_brings_no_attack() -> None:
    for round_ in (1, 2, 4, 5, 7, 8):
        at = ended(round_)
        assert not {"attack_revealed", "rank_scored", "grant_started"} & set(at.kinds())


# The literal order of chapter 6, which a table may choose.

DIVIDE_FIRST = {"divide_first": True}
FIVE = "split 5 courtier"


def divided(at: Table) -> None:
    """Both seats divide their cards."""
    for _ in at.order:
        at.do(at.legal()[0])


@pytest.mark.proves("ARC-R42")
def test_a_table_may_have_the_cards_divided_before_the_attack() -> None:
    at = ended(6, wall=f"{UNICORN} {DRAGON}", grants=[1, 5, 6], options=DIVIDE_FIRST)
    assert (at.phase, at.named["season"], at.named["round"]) == ("split", 2, 6)
    assert not {"season_token_moved", "attack_revealed"} & set(at.kinds())
    divided(at)
    kinds = at.kinds()
    assert kinds.index("season_token_moved") < kinds.index("attack_revealed")
    assert (at.phase, at.named["season"], at.named["round"]) == ("place", 3, 7)
    assert sum(at.cards(UNICORN).values()) == 5
    assert at.named["market"] == {"papyrus": 2, "silver": 3, "iron": 2, "stone": 3}


@pytest.mark.proves("ARC-R42", "ARC-4.0.1")
def test_cards_divided_before_the_attack_stay_hidden_during_the_raid() -> None:
    raid: dict[str, Any] = {
        "attacks": [6],
        "cubes": "3 papyrus 3 iron",
        "recruits": 0,
    }
    at = ended(6, options=DIVIDE_FIRST, **raid)
    divided(at)
    assert (at.phase, at.turn) == ("lose", UNICORN)
    for viewer in (1, None):
        shown = at.game.view(at.state, viewer)["players"][0]
        assert shown["hand"] != at.named["players"][0]["hand"]
    world = at.game.sample_world(at.game.observe(at.state, 1), np.random.default_rng(1))
    assert sum(at.game.named(world)["players"][0]["hand"].values()) == 5


@pytest.mark.refuses("ARC-R42")
@pytest.mark.parametrize("round_", [3, 9])
def test_where_no_cards_are_to_be_divided_the_attack_comes_at_once(round_: int) -> None:
    at = ended(round_, options=DIVIDE_FIRST)
    assert {"season_token_moved", "attack_revealed"} <= set(at.kinds())
    assert at.phase != "split"


@pytest.mark.refuses("ARC-R42")
def test_cards_divided_before_the_attack_are_not_divided_again() -> None:
    at = ended(6, options=DIVIDE_FIRST, wall=f"{UNICORN} {DRAGON} {UNICORN} {DRAGON}")
    divided(at)
    assert at.named["round"] == 7
    at.refuse(FIVE, "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.proves("ARC-R47")
def test_after_the_last_round_the_palace_and_the_province_stay() -> None:
    at = position(round=9, palace=[3, 4])
    before = at.named["palace"], at.named["province"], at.named["repository"]
    at.do("pass", "pass")
    assert (at.named["palace"], at.named["province"], at.named["repository"]) == before


@pytest.mark.refuses("ARC-R47")
def test_before_the_last_round_they_do_not() -> None:
    at = position(round=8, palace=[3, 4])
    at.do("pass", "pass")
    assert {"favor_revealed", "province_revealed"} <= set(at.kinds())
    assert at.named["palace"][1] == 3
    at = position(round=9, palace=[3, 4])
    at.do("pass", "pass")
    assert not {"favor_moved", "favor_revealed", "province_revealed"} & set(at.kinds())


# Passing.


@pytest.mark.proves("ARC-R31")
def test_who_passed_takes_no_further_turn_and_keeps_its_cards_as_unused() -> None:
    at = position(hand={UNICORN: "2 scribe courtier", DRAGON: "2 courtier"})
    at.do("pass", "barracks a", "treasury a")
    assert at.events("unused_revealed") == [
        {"seat": UNICORN, "card": "courtier", "count": 1},
        {"seat": UNICORN, "card": "scribe", "count": 2},
    ]
    assert at.order == [UNICORN, DRAGON]


@pytest.mark.proves("ARC-R31")
def test_a_seat_that_has_cards_but_nothing_to_do_passes_by_itself() -> None:
    tokens = {f"{place} a": DRAGON for place in ("repository", "barracks", "treasury")}
    at = position(
        seats=4,
        palace=[10, 11, 12, 13],
        hand={UNICORN: "2 courtier", EAGLE: "courtier cleric"},
        turn=EAGLE,
        gold=dict.fromkeys((UNICORN, LION), 0) | {EAGLE: 5},
        recruits={UNICORN: 0},
        cubes={UNICORN: ""},
        tokens=tokens,
    )
    at.do("barracks b courtier")
    passed = at.events("passed")
    assert passed[0] == {"seat": UNICORN, "count": 2}
    assert at.named["passed"][0] is True
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-R31")
def test_passing_is_not_taken_back() -> None:
    at = position(seats=3, hand={UNICORN: "3 courtier", DRAGON: "2 courtier", LION: "courtier"})
    at.do("pass", "barracks a", "pass")
    assert at.turn == DRAGON
    at.do("barracks b")
    assert at.named["round"] == 2


@pytest.mark.refuses("ARC-R31")
def test_a_seat_that_can_still_act_does_not_pass_by_itself() -> None:
    at = position(hand={UNICORN: "courtier cleric", DRAGON: "courtier"}, gold={DRAGON: 0})
    at.do("barracks a courtier")
    assert (at.turn, at.phase) == (DRAGON, "place")
    assert "passed" not in at.kinds()
