"""4.2.1 to 4.2.3: Repository, Barracks and Treasury, with and without a Merchant."""

import pytest

from tests.games.archon.scenario.positions import DRAGON, UNICORN, position

MERCHANT = {UNICORN: "2 courtier cleric merchant"}


@pytest.mark.proves("ARC-4.2.1.1")
def test_the_repository_gives_one_resource_of_choice_from_those_lying_there() -> None:
    at = position(repository="2 papyrus, iron", cubes="")
    at.do("repository a with courtier")
    assert at.legal() == ["take papyrus", "take iron"]
    supply = at.named["supply"]
    at.do("take iron")
    assert at.goods(UNICORN) == {"gold": 2, "iron": 1}
    assert at.named["repository"] == {"papyrus": 2, "silver": 0, "iron": 0, "stone": 0}
    assert at.named["supply"] == supply


@pytest.mark.refuses("ARC-4.2.1.1")
def test_a_resource_that_does_not_lie_in_the_repository_is_not_taken() -> None:
    at = position(repository="2 papyrus, iron")
    at.do("repository a with courtier")
    why = at.refuse("take silver", "ARC-4.2.1.1", "why-not-in-repository")
    assert why == {"goods": "silver"}


@pytest.mark.refuses("ARC-4.2.1.1")
@pytest.mark.parametrize("card", ["courtier", "cleric", "merchant plain"])
def test_without_a_merchants_power_two_resources_are_not_taken(card: str) -> None:
    at = position(repository="2 papyrus, iron", hand=MERCHANT)
    at.do(f"repository a with {card}")
    why = at.refuse("take papyrus iron", "ARC-4.2.1.1", "why-takes-other-count")
    assert why == {"count": 1}


@pytest.mark.refuses("ARC-4.2.1.1")
def test_an_empty_repository_is_not_entered() -> None:
    at = position(repository="")
    at.refuse("repository a", "ARC-4.2.1.1", "why-repository-empty")


@pytest.mark.proves("ARC-4.2.1.2")
@pytest.mark.parametrize(
    ("take", "goods"),
    [
        ("papyrus papyrus", {"papyrus": 2}),
        ("papyrus iron", {"papyrus": 1, "iron": 1}),
    ],
)
def test_a_merchant_takes_two_resources_equal_or_different(
    take: str, goods: dict[str, int]
) -> None:
    at = position(repository="2 papyrus, iron", hand=MERCHANT, gold=0)
    at.do("repository a with merchant", f"take {take}")
    assert at.goods(UNICORN) == goods


@pytest.mark.proves("ARC-4.2.1.2")
def test_a_merchant_takes_the_last_resource_if_only_one_lies_there() -> None:
    at = position(repository="stone", hand=MERCHANT, gold=0)
    at.do("repository a with merchant")
    assert at.goods(UNICORN) == {"stone": 1}
    assert at.turn == DRAGON


@pytest.mark.refuses("ARC-4.2.1.2")
def test_a_merchant_takes_no_second_one_of_a_kind_that_lies_there_once_and_not_just_one() -> None:
    at = position(repository="2 papyrus, iron", hand=MERCHANT)
    at.do("repository a with merchant")
    at.refuse("take iron iron", "ARC-4.2.1.2", "why-not-in-repository")
    at.refuse("take iron", "ARC-4.2.1.2", "why-takes-other-count")


@pytest.mark.proves("ARC-4.2.2.1")
@pytest.mark.parametrize("card", ["courtier", "cleric", "merchant plain"])
def test_the_barracks_give_one_recruit(card: str) -> None:
    at = position(recruits=0, hand=MERCHANT)
    before = at.named["supply"]["recruits"]
    at.do(f"barracks a with {card}")
    assert at.of(UNICORN, "recruits") == 1
    assert at.named["supply"]["recruits"] == before - 1


@pytest.mark.refuses("ARC-4.2.2.1")
@pytest.mark.parametrize("slot", ["barracks a", "barracks c"])
def test_two_courtiers_bring_no_second_recruit_and_empty_barracks_none(slot: str) -> None:
    at = position(seats=4, recruits=0)
    at.do(f"{slot} with courtier" + " courtier" * (slot == "barracks c"))
    assert at.of(UNICORN, "recruits") == 1
    empty = position(seats=4, recruits={UNICORN: 0, DRAGON: 23})
    assert empty.refuse(slot, "ARC-R4", "why-supply-empty") == {"goods": "recruits"}


@pytest.mark.proves("ARC-4.2.2.2")
def test_a_merchant_takes_two_recruits() -> None:
    at = position(recruits=1, hand=MERCHANT)
    at.do("barracks a with merchant")
    assert at.of(UNICORN, "recruits") == 3
    assert at.events("gained") == [
        {"seat": UNICORN, "goods": "recruits", "count": 2, "short": 0, "cause": "barracks"}
    ]


@pytest.mark.refuses("ARC-4.2.2.2")
def test_a_merchant_takes_no_recruit_that_is_not_there() -> None:
    at = position(recruits={UNICORN: 0, DRAGON: 24}, hand=MERCHANT)
    at.do("barracks a with merchant")
    assert at.of(UNICORN, "recruits") == 1
    assert at.events("gained")[0]["short"] == 1


@pytest.mark.proves("ARC-4.2.3.1")
@pytest.mark.parametrize("card", ["courtier", "cleric", "merchant plain"])
def test_the_treasury_gives_two_gold(card: str) -> None:
    at = position(gold=1, hand=MERCHANT)
    before = at.named["supply"]["gold"]
    at.do(f"treasury a with {card}")
    assert at.of(UNICORN, "gold") == 3
    assert at.named["supply"]["gold"] == before - 2


@pytest.mark.refuses("ARC-4.2.3.1")
def test_two_courtiers_bring_no_third_gold_and_an_empty_treasury_none() -> None:
    at = position(seats=4, gold=0)
    at.do("treasury c with courtier courtier")
    assert at.of(UNICORN, "gold") == 2
    empty = position(gold={UNICORN: 0, DRAGON: 55})
    assert empty.refuse("treasury a", "ARC-R4", "why-supply-empty") == {"goods": "gold"}


@pytest.mark.proves("ARC-4.2.3.2")
def test_a_merchant_takes_three_gold() -> None:
    at = position(gold=0, hand=MERCHANT)
    at.do("treasury a with merchant")
    assert at.of(UNICORN, "gold") == 3


@pytest.mark.refuses("ARC-4.2.3.2")
def test_a_merchant_takes_no_gold_that_is_not_there() -> None:
    at = position(gold={UNICORN: 0, DRAGON: 53}, hand=MERCHANT)
    at.do("treasury a with merchant")
    assert at.of(UNICORN, "gold") == 2
    assert at.named["supply"]["gold"] == 0
