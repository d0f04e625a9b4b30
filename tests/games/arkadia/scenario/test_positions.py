"""Positions made by hand are what their drawings say; a wrong drawing is no position."""

from typing import Any

import pytest

from tests.games.arkadia.scenario.positions import position

HOUSE = """
     a b c
 1   A A y
 2   n ^ .
"""


def test_a_position_is_what_was_drawn_and_named() -> None:
    at = position(
        HOUSE,
        seats=3,
        turn="green",
        buildings={"A": "house red"},
        castle=["rr. ... ... ."],
        hands={"green": "mill red"},
        display="farm red, -, farm olive",
        pile="mill olive, mill black",
        seals={"orange": {"black": 2}},
        gold={"yellow": 4},
    )
    named = at.named
    assert (at.turn, at.phase, named["ply"], named["seats"]) == ("green", "must", 0, 3)
    assert at.workers == {"c1": "yellow", "a2": "neutral"}
    assert named["neutral_supply"] == 23
    assert named["buildings"][0]["squares"] == [[1, 1], [1, 2]]
    assert named["castle"]["heights"] == [1, 1, *[0] * 8]
    assert named["castle"]["pools"][0]["red"] == 1
    assert at.of("green", "hands") == ["mill red"]
    assert named["display"] == ["farm red", None, "farm olive"]
    assert named["draw_pile"] == ["mill olive", "mill black"]
    assert named["discards"] == ["house red"]
    assert (at.seals("orange"), at.of("yellow", "gold")) == ({"black": 2}, 4)


@pytest.mark.parametrize(
    ("drawing", "more", "message"),
    [
        (HOUSE.replace("y", "^"), {}, "c1 is no '\\^'"),
        (HOUSE.replace("y", "#"), {}, "c1 is no '#'"),
        (HOUSE.replace("y", "x"), {}, "'x' is no sign"),
        (HOUSE.replace("y", "A"), {}, "no house"),
        (HOUSE.replace("A", "."), {}, "drawn are the buildings"),
        (HOUSE.replace("c\n", "\n"), {}, "more signs than columns"),
        (HOUSE.replace("2", "1"), {}, "drawn twice"),
        (HOUSE, {"hands": {"yellow": "mill red"}, "display": "mill red"}, "not so many cards"),
        (HOUSE, {"hands": {"yellow": "house red, house red"}}, "not so many cards"),
    ],
)
def test_a_wrong_drawing_is_refused(drawing: str, more: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        position(drawing, buildings={"A": "house red"}, **more)


@pytest.mark.parametrize(("drawing", "completed"), [(HOUSE, "A"), (HOUSE.replace("^", "n"), "")])
def test_a_building_is_called_completed_exactly_if_it_is_enclosed(
    drawing: str, completed: str
) -> None:
    with pytest.raises(AssertionError):
        position(drawing, buildings={"A": "house red"}, completed=completed)
