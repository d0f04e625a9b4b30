"""After a building is laid the hand is filled up again."""

import pytest

from tests.games.arkadia.scenario.positions import Table, position


@pytest.fixture
def laid() -> Table:
    """Yellow has laid a house and is about to draw."""
    at = position(
        "",
        hands="house red, mill olive, farm red, farm black",
        display="tavern red, tavern olive, mill black",
        pile="smithy red, smithy olive, house black",
    )
    at.do("play house red", "lay h4")
    return at


@pytest.mark.proves("ARK-1A.6")
def test_the_played_card_is_discarded(laid: Table) -> None:
    assert laid.named["discards"] == ["house red"]
    assert laid.of("yellow", "hands") == ["farm red", "farm black", "mill olive"]


@pytest.mark.proves("ARK-1A.6")
def test_a_card_of_the_display_or_the_top_of_the_pile_is_drawn(laid: Table) -> None:
    assert laid.legal() == [
        *("draw tavern red", "draw tavern olive", "draw mill black", "draw pile")
    ]
    from_pile = laid.copy()
    from_pile.do("draw pile")
    assert "smithy red" in from_pile.of("yellow", "hands")
    laid.do("draw mill black")
    assert "mill black" in laid.of("yellow", "hands")
    for at in (laid, from_pile):
        assert len(at.of("yellow", "hands")) == 4


@pytest.mark.refuses("ARK-1A.6")
def test_no_other_card_is_drawn(laid: Table) -> None:
    laid.refuse("draw smithy red", "ARK-1A.6", "why-not-on-display")  # on top of the pile
    laid.refuse("draw house red", "ARK-1A.6", "why-not-on-display")  # just discarded
    laid.refuse("draw farm black", "ARK-1A.6", "why-not-on-display")  # in the own hand


@pytest.mark.refuses("ARK-1A.6")
def test_drawing_is_not_skipped_and_not_done_twice(laid: Table) -> None:
    laid.refuse("end", "ARK-1A.6", "why-not-this-phase")
    laid.refuse("banner", "ARK-1A.6", "why-not-this-phase")
    laid.do("draw pile")
    laid.refuse("draw pile", "ARK-2.1", "why-not-this-phase")


@pytest.mark.refuses("ARK-1A.6")
def test_introducing_workers_draws_nothing() -> None:
    at = position("")
    hand, pile = at.of("yellow", "hands"), at.named["draw_pile"]
    at.do("site lot own g4", "end")
    assert (at.of("yellow", "hands"), at.named["draw_pile"]) == (hand, pile)


@pytest.mark.refuses("ARK-1A.6")
def test_a_discarded_card_does_not_come_back(laid: Table) -> None:
    laid.do("draw pile", "end", "site lot own g4", "end")
    laid.refuse("play house red", "ARK-1A.1", "why-card-not-in-hand")


@pytest.mark.proves("ARK-1A.7")
def test_a_card_of_the_display_is_replaced_at_once_from_the_pile(laid: Table) -> None:
    events = laid.do("draw tavern olive")
    assert laid.named["display"] == ["tavern red", "smithy red", "mill black"]
    assert laid.named["draw_pile"] == ["smithy olive", "house black"]
    assert [event.kind for event in events] == ["card_taken", "display_refilled"]


@pytest.mark.refuses("ARK-1A.7")
def test_a_card_of_the_pile_leaves_the_display_alone(laid: Table) -> None:
    events = laid.do("draw pile")
    assert laid.named["display"] == ["tavern red", "tavern olive", "mill black"]
    assert laid.named["draw_pile"] == ["smithy olive", "house black"]
    assert [event.kind for event in events] == ["card_drawn"]
