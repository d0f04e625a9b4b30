"""Chapters 4.2.6, 4.2.8 and 4.2.9: warriors, Arts and Science, one or two with a figure."""

from typing import Any

import pytest

from tests.games.archon.scenario.positions import DRAGON, LION, UNICORN, Table, position


def with_goods(
    gold: int = 0,
    recruits: int = 0,
    cubes: str = "",
    hand: str = "2 courtier cleric",
    **more: Any,
) -> Table:
    """Unicorn to move, with these goods and nothing else."""
    return position(hand=hand, gold=gold, recruits=recruits, cubes=cubes, **more)


# The Royal Guard.


@pytest.mark.proves("ARC-4.2.6.1")
def test_a_recruit_and_a_silver_put_a_warrior_on_the_wall() -> None:
    at = with_goods(gold=1, recruits=1, cubes="silver")
    at.do("royal-guard a courtier", "wall plain")
    assert at.goods(UNICORN) == {"gold": 1}
    assert (at.of(UNICORN, "warriors"), at.of(UNICORN, "warriors_left")) == (1, 4)
    assert at.turn == DRAGON


@pytest.mark.proves("ARC-4.2.6.1", "ARC-R7")
def test_the_same_figure_puts_a_second_warrior_for_the_same_price() -> None:
    at = with_goods(recruits=3, cubes="3 silver")
    at.do("royal-guard a courtier", "wall plain")
    assert (at.phase, at.turn, at.legal()) == ("more", UNICORN, ["more", "done"])
    at.do("more", "wall plain")
    assert at.goods(UNICORN) == {"recruits": 1, "silver": 1}
    assert at.of(UNICORN, "warriors") == 2


@pytest.mark.proves("ARC-4.2.6.1", "ARC-R7")
def test_one_warrior_is_enough() -> None:
    at = with_goods(recruits=3, cubes="3 silver")
    at.do("royal-guard a courtier", "wall plain", "done")
    assert at.goods(UNICORN) == {"recruits": 2, "silver": 2}
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.6.1")
def test_the_same_figure_puts_no_third_warrior() -> None:
    at = with_goods(recruits=3, cubes="3 silver")
    at.do("royal-guard a courtier", "wall plain", "more", "wall plain")
    assert (at.phase, at.turn) == ("place", DRAGON)
    assert at.of(UNICORN, "warriors") == 2
    at.refuse("more", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-4.2.6.1")
@pytest.mark.parametrize(
    ("recruits", "cubes", "goods", "count"),
    [(0, "silver", "recruits", 1), (1, "iron", "silver", 1), (0, "", "recruits", 1)],
)
def test_without_a_recruit_and_a_silver_the_royal_guard_is_not_entered(
    recruits: int, cubes: str, goods: str, count: int
) -> None:
    at = with_goods(gold=9, recruits=recruits, cubes=cubes)
    args = at.refuse("royal-guard a", "ARC-4.2.0.2", "why-price-not-payable")
    assert args == {"goods": goods, "count": count}


@pytest.mark.refuses("ARC-4.2.6.1")
def test_a_second_warrior_that_cannot_be_paid_for_is_not_asked_about() -> None:
    at = with_goods(recruits=1, cubes="3 silver")
    at.do("royal-guard a courtier", "wall plain")
    assert at.turn == DRAGON
    assert at.of(UNICORN, "warriors") == 1


@pytest.mark.proves("ARC-4.2.6.2", "ARC-R7")
def test_a_warrior_goes_to_any_vacant_place_marked_or_not() -> None:
    at = with_goods(recruits=1, cubes="silver", gate=DRAGON, wall=f"{DRAGON} {DRAGON}")
    at.do("royal-guard a courtier")
    assert at.legal() == ["wall gate", "wall plain"]
    gate = at.copy()
    gate.do("wall gate")
    at.do("wall plain")
    assert gate.named["wall"][:6] == [1, 0, 1, 1, None, None]
    assert at.named["wall"][:6] == [1, None, 1, 1, 0, None]


@pytest.mark.refuses("ARC-4.2.6.2")
def test_no_warrior_goes_to_a_marked_place_that_is_taken() -> None:
    at = with_goods(recruits=2, cubes="2 silver", gate=f"{DRAGON} {DRAGON}")
    at.do("royal-guard a courtier")
    assert (at.phase, at.of(UNICORN, "warriors")) == ("more", 1)
    assert at.named["wall"][:4] == [1, 1, 0, None]
    assert at.of(UNICORN, "points") == 4


@pytest.mark.refuses("ARC-4.2.6.2")
def test_a_seat_with_all_its_warriors_on_the_wall_does_not_enter_the_royal_guard() -> None:
    at = with_goods(recruits=1, cubes="silver", wall=" ".join([UNICORN] * 5))
    at.refuse("royal-guard a", "ARC-4.2.6.2", "why-no-warrior-left")


@pytest.mark.refuses("ARC-4.2.6.2")
def test_the_last_warrior_ends_the_action() -> None:
    at = with_goods(recruits=2, cubes="2 silver", wall=" ".join([UNICORN] * 4))
    at.do("royal-guard a courtier", "wall gate")
    assert at.turn == DRAGON
    assert at.goods(UNICORN) == {"recruits": 1, "silver": 1}


@pytest.mark.proves("ARC-4.2.6.3")
def test_each_warrior_beside_the_main_gate_brings_a_point_at_once() -> None:
    at = with_goods(recruits=2, cubes="2 silver")
    at.do("royal-guard a courtier", "wall gate")
    assert at.of(UNICORN, "points") == 5
    at.do("more", "wall gate")
    assert at.of(UNICORN, "points") == 6


@pytest.mark.refuses("ARC-4.2.6.3")
def test_a_warrior_on_a_plain_place_brings_no_point() -> None:
    at = with_goods(recruits=2, cubes="2 silver")
    at.do("royal-guard a courtier", "wall plain", "more", "wall plain")
    assert at.of(UNICORN, "points") == 4
    assert "points_scored" not in at.kinds()


# The Academy.


@pytest.mark.proves("ARC-4.2.8.1")
def test_an_arts_card_costs_two_gold() -> None:
    at = with_goods(gold=3)
    before = at.named["supply"]
    at.do("academy a courtier")
    assert at.goods(UNICORN) == {"gold": 1}
    assert at.of(UNICORN, "arts") == 1
    assert at.named["supply"]["arts"] == before["arts"] - 1
    assert at.named["supply"]["gold"] == before["gold"] + 2
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.8.1")
def test_without_two_gold_the_academy_is_not_entered() -> None:
    at = with_goods(gold=1, cubes="3 papyrus")
    args = at.refuse("academy a", "ARC-4.2.0.2", "why-price-not-payable")
    assert args == {"goods": "gold", "count": 2}


@pytest.mark.refuses("ARC-4.2.8.1")
def test_without_an_arts_card_left_the_academy_is_not_entered() -> None:
    at = with_goods(gold=4, arts={DRAGON: 23})
    at.refuse("academy a", "ARC-R4", "why-supply-empty")


@pytest.mark.proves("ARC-4.2.8.2", "ARC-R7")
def test_a_second_arts_card_is_bought_or_not() -> None:
    at = with_goods(gold=6)
    at.do("academy a courtier")
    assert at.legal() == ["more", "done"]
    one = at.copy()
    one.do("done")
    at.do("more")
    assert (one.of(UNICORN, "arts"), one.of(UNICORN, "gold")) == (1, 4)
    assert (at.of(UNICORN, "arts"), at.of(UNICORN, "gold")) == (2, 2)
    assert one.turn == at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.8.2")
def test_no_third_arts_card_is_bought_with_the_same_figure() -> None:
    at = with_goods(gold=6)
    at.do("academy a courtier", "more")
    assert (at.turn, at.of(UNICORN, "arts")) == (DRAGON, 2)
    at.refuse("more", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-4.2.8.2")
@pytest.mark.parametrize(("gold", "arts"), [(3, 0), (6, 22)])
def test_a_second_arts_card_is_not_offered_without_gold_or_without_a_card(
    gold: int, arts: int
) -> None:
    at = with_goods(gold=gold, arts={DRAGON: arts})
    at.do("academy a courtier")
    assert (at.turn, at.of(UNICORN, "arts")) == (DRAGON, 1)


@pytest.mark.refuses("ARC-4.2.8.2")
def test_while_a_second_arts_card_is_decided_nothing_else_is_done() -> None:
    at = with_goods(gold=6)
    at.do("academy a courtier")
    at.refuse("pass", "ARC-4.2.8.2", "why-not-this-phase")


# The Planetarium.


@pytest.mark.proves("ARC-4.2.9.1")
def test_a_science_card_costs_a_gold_and_a_papyrus() -> None:
    at = with_goods(gold=3, cubes="papyrus silver")
    before = at.named["supply"]
    at.do("planetarium a courtier")
    assert at.goods(UNICORN) == {"gold": 2, "silver": 1}
    assert at.of(UNICORN, "science") == 1
    after = at.named["supply"]
    assert after == before | {
        "gold": before["gold"] + 1,
        "papyrus": before["papyrus"] + 1,
        "science": before["science"] - 1,
    }
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.9.1")
@pytest.mark.parametrize(
    ("gold", "cubes", "goods"), [(0, "papyrus", "gold"), (5, "silver iron stone", "papyrus")]
)
def test_without_a_gold_and_a_papyrus_the_planetarium_is_not_entered(
    gold: int, cubes: str, goods: str
) -> None:
    at = with_goods(gold=gold, cubes=cubes)
    args = at.refuse("planetarium a", "ARC-4.2.0.2", "why-price-not-payable")
    assert args == {"goods": goods, "count": 1}


@pytest.mark.refuses("ARC-4.2.9.1")
def test_without_a_science_card_left_the_planetarium_is_not_entered() -> None:
    at = with_goods(gold=4, cubes="papyrus", science={DRAGON: 23})
    at.refuse("planetarium a", "ARC-R4", "why-supply-empty")


@pytest.mark.proves("ARC-4.2.9.2", "ARC-R7")
def test_a_second_science_card_is_bought_or_not() -> None:
    at = with_goods(gold=3, cubes="3 papyrus")
    at.do("planetarium a courtier")
    assert at.legal() == ["more", "done"]
    one = at.copy()
    one.do("done")
    at.do("more")
    assert one.goods(UNICORN) == {"gold": 2, "papyrus": 2}
    assert at.goods(UNICORN) == {"gold": 1, "papyrus": 1}
    assert (one.of(UNICORN, "science"), at.of(UNICORN, "science")) == (1, 2)


@pytest.mark.refuses("ARC-4.2.9.2")
def test_no_third_science_card_is_bought_with_the_same_figure() -> None:
    at = with_goods(gold=3, cubes="3 papyrus")
    at.do("planetarium a courtier", "more")
    assert (at.turn, at.of(UNICORN, "science")) == (DRAGON, 2)
    at.refuse("more", "ARC-4.0.3", "why-not-this-phase")


@pytest.mark.refuses("ARC-4.2.9.2")
@pytest.mark.parametrize(("gold", "cubes"), [(1, "2 papyrus"), (2, "papyrus")])
def test_a_second_science_card_that_cannot_be_paid_for_is_not_offered(
    gold: int, cubes: str
) -> None:
    at = with_goods(gold=gold, cubes=cubes)
    at.do("planetarium a courtier")
    assert (at.turn, at.of(UNICORN, "science")) == (DRAGON, 1)


@pytest.mark.refuses("ARC-R7")
@pytest.mark.parametrize("place", ["royal-guard", "academy", "planetarium"])
def test_a_figure_there_buys_at_least_one(place: str) -> None:
    at = with_goods(gold=4, recruits=2, cubes="2 silver, 2 papyrus")
    at.do(f"{place} a courtier")
    if place == "royal-guard":
        assert at.legal() == ["wall gate", "wall plain"]
        at.refuse("done", "ARC-4.2.6.2", "why-not-this-phase")
    else:
        assert at.of(UNICORN, "arts") + at.of(UNICORN, "science") == 1


@pytest.mark.proves("ARC-4.2.6.1", "ARC-4.2.8.1", "ARC-4.2.9.1")
def test_each_of_the_three_locations_has_slots_for_one_and_for_two_cards() -> None:
    at = position(
        seats=3,
        hand="3 courtier scribe",
        gold=9,
        recruits=3,
        cubes="3 silver, 3 papyrus",
        figures={"academy a": LION},
    )
    assert [text for text in at.legal() if text.split()[0] in ("royal-guard", "academy")] == [
        "royal-guard a",
        "royal-guard b",
        "academy b",
    ]
    at.do("academy b courtier courtier", "done")
    assert at.cards(UNICORN) == {"courtier": 1, "scribe": 1}
    assert at.of(UNICORN, "arts") == 1


@pytest.mark.refuses("ARC-4.2.6.1", "ARC-4.2.8.2", "ARC-4.2.9.2")
@pytest.mark.parametrize(
    ("place", "clause"),
    [
        ("royal-guard", "ARC-4.2.6.1"),
        ("academy", "ARC-4.2.8.2"),
        ("planetarium", "ARC-4.2.9.2"),
        ("palace", "ARC-4.2.10.1"),
    ],
)
def test_while_a_second_time_is_decided_the_rule_of_the_location_forbids_all_else(
    place: str, clause: str
) -> None:
    at = with_goods(gold=6, recruits=2, cubes="2 silver, 2 papyrus", palace=[13, 1])
    at.do(f"{place} {'1' if place == 'palace' else 'a'} courtier")
    if place == "royal-guard":
        at.do("wall plain")
    at.refuse("pass", clause, "why-not-this-phase")
