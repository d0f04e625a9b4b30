"""2. CAN: the architect's banner; with the rulebook's 41 gold."""

import pytest

from tests.games.arkadia.scenario.positions import Table, position

THREE_RED_FOUR_SILVER = ["rrr ooo b sss", "... s.. ... ."]


@pytest.fixture
def rich() -> Table:
    """Green has seals of three families; a worker is introduced and the banner is asked about."""
    at = position(
        "",
        seats=4,
        turn="green",
        castle=THREE_RED_FOUR_SILVER,
        seals={"green": {"red": 8, "black": 1, "silver": 5}, "violet": {"red": 2}},
    )
    at.do("site lot own g4")
    return at


@pytest.mark.proves("ARK-2.1", "ARK-2.2", "ARK-2.3", "ARK-K.4")
def test_seven_red_at_three_and_five_silver_at_four_make_forty_one_gold(rich: Table) -> None:
    assert (rich.values["red"], rich.values["silver"]) == (3, 4)
    rich.do("banner", "cash red 7", "cash black 0", "cash silver 5")
    assert rich.of("green", "gold") == 7 * 3 + 5 * 4 == 41
    assert rich.seals("green") == {"red": 1, "black": 1}
    assert rich.of("green", "own_workers") == 3 - 1 + 2
    assert rich.of("green", "banners") == 3
    assert rich.turn == "violet"


@pytest.mark.proves("ARK-2.1")
def test_a_banner_is_used_or_not_at_the_end_of_the_own_turn(rich: Table) -> None:
    assert rich.legal() == ["banner", "end"]
    rich.do("end")
    assert rich.of("green", "banners") == 4
    assert rich.turn == "violet"


@pytest.mark.refuses("ARK-2.1")
def test_a_second_banner_is_not_used_in_the_same_turn(rich: Table) -> None:
    rich.do("banner")
    rich.refuse("banner", "ARK-2.3", "why-not-this-phase")
    rich.do("cash red 0", "cash black 0", "cash silver 0")
    assert rich.turn == "violet"
    assert rich.of("green", "banners") == 3


@pytest.mark.refuses("ARK-2.1")
def test_a_seat_without_banner_is_not_asked_and_uses_none() -> None:
    at = position("", banners=0, seals={"yellow": {"red": 3}})
    at.refuse("banner", "ARK-2.1", "why-banner-none-left")
    at.do("site lot own g4")
    assert at.turn == "orange"
    assert at.seals("yellow") == {"red": 3}


@pytest.mark.refuses("ARK-2.1")
def test_a_banner_is_not_used_before_the_first_part() -> None:
    position("").refuse("banner", "ARK-T.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-2.1")
def test_a_used_banner_does_not_come_back() -> None:
    at = position("", banners={"yellow": 1, "orange": 0})
    at.do("site lot own g4", "banner", "site lot own h4")
    at.refuse("banner", "ARK-2.1", "why-banner-none-left")
    at.do("site lot own i4")
    assert at.of("yellow", "banners") == 0
    assert at.turn == "orange"


@pytest.mark.proves("ARK-2.2")
def test_a_banner_brings_two_workers_of_the_own_colour() -> None:
    at = position("", own=1)
    at.do("site lot own g4", "banner", "site lot own h4", "end")
    assert at.of("yellow", "own_workers") == 2
    at.do("site lot own i4 own j4")
    assert at.workers == {"g4": "yellow", "h4": "orange", "i4": "yellow", "j4": "yellow"}


@pytest.mark.refuses("ARK-2.2")
def test_a_banner_brings_no_neutral_worker_and_nobody_else_a_worker() -> None:
    at = position("", seats=3)
    before = at.named
    at.do("site lot own g4", "banner")
    assert at.named["neutral_workers"] == [0, 0, 0]
    assert at.named["neutral_supply"] == before["neutral_supply"]
    assert at.named["own_workers"] == [3 - 1 + 2, 3, 3]


@pytest.mark.refuses("ARK-2.2")
def test_the_two_workers_are_not_introduced_in_the_turn_of_the_banner(rich: Table) -> None:
    rich.do("banner")
    rich.refuse("own h4", "ARK-2.3", "why-not-this-phase")


@pytest.mark.proves("ARK-2.3")
def test_any_number_of_seals_of_each_family_is_cashed_none_included(rich: Table) -> None:
    rich.do("banner")
    assert rich.legal() == [f"cash red {count}" for count in range(9)]
    rich.do("cash red 8")
    assert rich.legal() == ["cash black 0", "cash black 1"]
    rich.do("cash black 1")
    assert rich.legal() == [f"cash silver {count}" for count in range(6)]
    rich.do("cash silver 0")
    assert rich.of("green", "gold") == 8 * 3 + 1 * 1
    assert rich.seals("green") == {"silver": 5}


@pytest.mark.proves("ARK-2.3")
def test_a_banner_may_be_used_without_any_seal() -> None:
    at = position("")
    at.do("site lot own g4", "banner")
    assert at.turn == "orange"
    assert at.of("yellow", "gold") == 0


@pytest.mark.proves("ARK-2.3")
def test_seals_worth_nothing_are_cashed_for_nothing() -> None:
    at = position(
        "", castle=["rrr ooo bbb s", "sss ... ... ."], seals={"yellow": {"red": 3, "olive": 1}}
    )
    at.do("site lot own g4", "banner", "cash red 3", "cash olive 1")
    assert at.of("yellow", "gold") == 3
    assert at.seals("yellow") == {}


@pytest.mark.refuses("ARK-2.3")
def test_no_more_seals_are_cashed_than_the_seat_has(rich: Table) -> None:
    rich.do("banner")
    rich.refuse("cash red 9", "ARK-2.3", "why-not-enough-seals")
    rich.do("cash red 7")
    rich.refuse("cash black 2", "ARK-2.3", "why-not-enough-seals")


@pytest.mark.refuses("ARK-2.3")
def test_families_are_asked_about_in_their_order(rich: Table) -> None:
    rich.do("banner")
    rich.refuse("cash silver 5", "ARK-2.3", "why-other-family-first")
    rich.refuse("cash olive 0", "ARK-2.3", "why-other-family-first")  # of which it has none


@pytest.mark.refuses("ARK-2.3")
def test_nothing_is_cashed_without_a_banner(rich: Table) -> None:
    rich.refuse("cash red 7", "ARK-2.1", "why-not-this-phase")
    rich.do("end")
    assert rich.of("green", "gold") == 0


@pytest.mark.refuses("ARK-2.3")
def test_the_evaluation_is_for_the_own_seat_alone(rich: Table) -> None:
    rich.do("banner", "cash red 7", "cash black 1", "cash silver 5")
    assert rich.of("violet", "gold") == 0
    assert rich.seals("violet") == {"red": 2}


@pytest.mark.proves("ARK-2.2")
def test_each_sale_is_told_a_single_seal_as_well_and_no_sale_is_not(rich: Table) -> None:
    rich.do("banner")
    sold = [rich.do(line) for line in ("cash red 1", "cash black 0", "cash silver 2")]
    told = [
        [
            (event.fields["count"], event.fields["gold"])
            for event in each
            if event.kind == "seals_cashed"
        ]
        for each in sold
    ]
    assert told == [[(1, 3)], [], [(2, 8)]]
