"""The builder of positions itself: what it writes is there, and what cannot be is refused."""

from typing import Any

import pytest

from tests.games.archon.scenario.positions import (
    DRAGON,
    LION,
    UNICORN,
    counted,
    divided,
    new,
    position,
)


def test_a_position_has_what_was_named() -> None:
    at = position(
        seats=3,
        order="lion unicorn dragon",
        turn=UNICORN,
        round=5,
        passed=DRAGON,
        hand={UNICORN: "merchant 2 courtier", LION: "cleric"},
        gold={UNICORN: 5},
        recruits={LION: 3},
        cubes={LION: "2 silver, iron"},
        tokens={"treasury a": DRAGON},
        figures={"palace 2": LION, "barracks a": "lion unicorn"},
        wall="lion lion",
        gate=UNICORN,
        market="1 stone",
        repository="2 papyrus",
        palace=[18, 3, 7],
        favors=[22],
        tiles={LION: "inn chapel"},
        arts={LION: 3},
        points={UNICORN: -2},
    )
    assert (at.order, at.turn, at.phase) == ([LION, UNICORN, DRAGON], UNICORN, "place")
    assert (at.named["round"], at.named["season"]) == (5, 2)
    assert at.named["passed"] == [False, True, False]
    assert at.cards(UNICORN) == {"courtier": 2, "merchant": 1}
    assert at.cards(LION) == {"cleric": 1}
    assert at.goods(LION) == {"gold": 2, "recruits": 3, "silver": 2, "iron": 1}
    assert (at.of(UNICORN, "gold"), at.of(UNICORN, "points")) == (5, -2)
    assert (at.of(LION, "warriors"), at.of(LION, "figures_left"), at.of(LION, "arts")) == (2, 3, 3)
    assert at.slot("treasury a")["figures"] == [0, 1, 0]
    assert at.slot("treasury a")["token"] == 1
    assert at.named["market"] == {"papyrus": 0, "silver": 0, "iron": 0, "stone": 1}
    assert at.named["palace"] == [18, 3, 7, None]
    assert at.named["decks"]["favors"][0] == 22
    assert at.of(LION, "tiles") == ["inn", "chapel"]


def test_a_position_without_wishes_is_the_first_turn_after_the_split() -> None:
    at = position()
    assert (at.turn, at.phase, at.named["round"]) == (UNICORN, "place", 1)
    assert at.cards(UNICORN) == at.cards(DRAGON) == {"courtier": 3, "cleric": 1, "scribe": 1}
    assert divided(2).phase == "split"
    assert new(2).phase == "draft"


@pytest.mark.parametrize("round_", range(1, 10))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_can_be_begun_and_played_to_its_end(seats: int, round_: int) -> None:
    at = position(seats=seats, round=round_, hand={UNICORN: "courtier"})
    at.do(*["pass"] * seats)
    assert at.named["round"] == min(9, round_ + 1)


@pytest.mark.parametrize(
    "wishes",
    [
        {"hand": {UNICORN: "6 courtier"}},
        {"hand": {UNICORN: "5 courtier"}, "figures": {"barracks a": UNICORN}},
        {"hand": {UNICORN: "5 courtier"}, "waiting": {UNICORN: "4 courtier scribe"}},
        {"round": 2, "waiting": {UNICORN: "5 courtier"}},
        {"palace": [1, 2, 3]},
        {"palace": [1, 1]},
        {"repository": "4 papyrus"},
        {"gold": {UNICORN: 56}},
        {"gate": "unicorn dragon unicorn"},
        {"hand": {UNICORN: "wizard"}},
        {"figures": {"barracks x": UNICORN}},
    ],
)
def test_what_cannot_be_is_no_position(wishes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        position(**wishes)


@pytest.mark.parametrize(
    "wishes",
    [
        {"market": "5 papyrus"},
        {"figures": {"barracks c": UNICORN}},
        {"wall": "unicorn unicorn unicorn unicorn unicorn unicorn"},
        {"track": {UNICORN: "3 tax-collector"}},
        {"gold": {DRAGON: -1}},
        {"passed": UNICORN},
    ],
)
def test_what_breaks_an_invariant_is_no_position(wishes: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        position(**wishes)


def test_texts_of_goods_and_cards_count_words_and_numbers() -> None:
    assert counted("2 silver, iron iron", ("silver", "iron", "stone")) == [2, 2, 0]
