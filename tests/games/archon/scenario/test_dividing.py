"""4.0.1, 4.0.2: ten cards in two hidden piles of five, and which of them are played when."""

import pytest

from polis.core.texts.errors import NotationError
from tests.games.archon.scenario.positions import (
    DRAGON,
    HALF,
    LION,
    UNICORN,
    divided,
    position,
)

RICH = "split 1 courtier 2 cleric 2 scribe"


@pytest.mark.proves("ARC-4.0.1", "ARC-R17")
def test_a_seat_divides_its_ten_cards_as_it_likes_into_a_hand_and_a_waiting_pile() -> None:
    at = divided(2)
    assert set(at.legal()) == {
        "split 5 courtier", "split 4 courtier 1 cleric", "split 4 courtier 1 scribe", HALF,
    }  # fmt: skip
    at.do("split 4 courtier 1 scribe")
    assert at.cards(UNICORN) == {"courtier": 4, "scribe": 1}
    assert at.cards(UNICORN, "waiting") == {"courtier": 4, "cleric": 1}
    assert at.cards(UNICORN, "played") == {}
    assert (at.turn, at.phase) == (DRAGON, "split")
    at.do("split 5 courtier")
    assert (at.turn, at.phase) == (UNICORN, "place")


@pytest.mark.refuses("ARC-4.0.1")
@pytest.mark.parametrize("split", ["split 4 courtier 1 merchant", "split 3 courtier 2 cleric"])
def test_only_cards_of_the_seat_go_into_its_hand(split: str) -> None:
    divided(2).refuse(split, "ARC-4.0.1", "why-not-your-cards")


@pytest.mark.refuses("ARC-4.0.1")
@pytest.mark.parametrize("split", ["split 4 courtier", "split 5 courtier 1 cleric"])
def test_a_hand_of_four_or_six_is_not_even_written(split: str) -> None:
    at = divided(2)
    with pytest.raises(NotationError):
        at.game.parse(at.state, split)


@pytest.mark.refuses("ARC-4.0.1")
@pytest.mark.parametrize("onlooker", [1, None])
def test_nobody_else_sees_how_a_seat_has_divided(onlooker: int | None) -> None:
    views, logs = [], []
    for split in (HALF, "split 5 courtier"):
        at = divided(2)
        logs.append([event.seen_by(onlooker) for event in at.do(split)])
        views.append(at.game.view(at.state, onlooker))
    assert views[0] == views[1]
    assert logs[0] == logs[1]
    assert views[0]["players"][0]["hand"] is None
    assert views[0]["players"][0]["waiting"] is None


@pytest.mark.refuses("ARC-R17")
def test_chance_does_not_divide_the_cards() -> None:
    hands = []
    for _ in range(5):
        at = divided(2)
        at.do("split 5 courtier", "split 4 courtier 1 cleric")
        hands.append((at.cards(UNICORN), at.cards(DRAGON)))
    assert hands == [({"courtier": 5}, {"courtier": 4, "cleric": 1})] * 5


@pytest.mark.proves("ARC-4.0.2")
@pytest.mark.parametrize("round_", [1, 3, 5, 7])
def test_for_an_even_round_each_seat_picks_up_its_waiting_pile(round_: int) -> None:
    at = position(round=round_, hand="2 courtier", waiting="4 courtier scribe")
    at.do("pass", "pass")
    assert (at.phase, at.named["round"]) == ("place", round_ + 1)
    assert at.events("waiting_taken") == [{"seat": seat} for seat in at.order]
    assert at.cards(UNICORN) == {"courtier": 4, "scribe": 1}
    assert at.cards(UNICORN, "waiting") == {}
    assert sum(at.of(UNICORN, "played").values()) == 5


@pytest.mark.proves("ARC-4.0.2")
@pytest.mark.parametrize("round_", [2, 4, 6, 8])
def test_for_an_odd_round_each_seat_divides_all_ten_cards_again(round_: int) -> None:
    at = position(round=round_, hand="2 courtier", track="2 cleric 2 scribe")
    at.do("pass", "pass")
    assert (at.phase, at.named["round"]) == ("split", round_ + 1)
    while at.turn != UNICORN:
        at.do(HALF)
    at.do(RICH)
    assert at.cards(UNICORN) == {"courtier": 1, "cleric": 2, "scribe": 2}
    assert at.cards(UNICORN, "waiting") == {"courtier": 5}


@pytest.mark.refuses("ARC-4.0.2")
def test_the_cards_are_not_divided_before_an_even_round() -> None:
    at = position(waiting="5 courtier")
    at.do("pass", "pass")
    at.refuse(HALF, "ARC-4.0.3", "why-not-this-phase")
    assert at.legal("split") == []


@pytest.mark.refuses("ARC-4.0.2")
def test_a_waiting_card_is_not_played_before_its_round() -> None:
    at = position(hand="4 courtier cleric", waiting="4 courtier scribe")
    at.do("barracks a")
    at.refuse("with scribe", "ARC-4.0.3", "why-card-not-in-hand")


@pytest.mark.proves("ARC-R11")
def test_the_pile_that_waits_in_the_last_round_counts_for_nothing() -> None:
    at = position(
        round=9,
        order="dragon unicorn",
        hand={UNICORN: "2 courtier", DRAGON: "2 courtier"},
        waiting={UNICORN: "cleric scribe merchant 2 courtier", DRAGON: "5 courtier"},
    )
    at.do("pass", "pass")
    assert at.events("unused_revealed") == [
        {"seat": seat, "card": "courtier", "count": 2} for seat in (DRAGON, UNICORN)
    ]
    assert at.order == [DRAGON, UNICORN]
    assert at.phase == "over"


@pytest.mark.refuses("ARC-R11")
@pytest.mark.parametrize("round_", [1, 3, 5, 7])
def test_a_rich_waiting_pile_does_not_bring_a_seat_to_the_front(round_: int) -> None:
    at = position(
        seats=3,
        round=round_,
        hand={UNICORN: "courtier", DRAGON: "courtier", LION: "2 courtier"},
        waiting={DRAGON: "2 merchant 2 scribe cleric"},
    )
    at.do("pass", "pass", "pass")
    assert at.order == [LION, UNICORN, DRAGON]
