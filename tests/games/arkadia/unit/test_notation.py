"""What people type, and the messages when it cannot be read."""

from typing import Any

import pytest

from polis.core.texts.errors import NotationError
from polis.games import load
from polis.games.arkadia.model.actions import encode
from polis.games.arkadia.words.notation import read_line, text_of

GAME = load("arkadia")


def texts(line: str) -> list[str]:
    """The line as actions, written out again in full."""
    return [text_of(encode(action)) for action in read_line(line)]


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("play mill red", ["play mill red"]),
        ("  PLAY  Mill   RED ", ["play mill red"]),
        ("pl mi r", ["play mill red"]),
        ("play trade black f6 r90", ["play trade black", "lay f6 r90"]),
        ("play trade b; lay f6 flip r270", ["play trade black", "lay f6 r270 flip"]),
        ("lay a12 r0", ["lay a12"]),
        ("site lot own h7, neutral g8", ["site lot", "own h7", "neutral g8"]),
        ("site f6 neutral g8 own h7", ["site f6", "own h7", "neutral g8"]),
        ("site lot own h7 g7 neutral g8", ["site lot", "own g7", "own h7", "neutral g8"]),
        ("neutral a2 b2", ["neutral a2", "neutral b2"]),
        ("own b2 own a2 neutral c1 done", ["neutral c1", "own a2", "own b2", "done"]),
        ("draw pile", ["draw pile"]),
        ("dr p", ["draw pile"]),
        ("draw farm silver end", ["draw farm silver", "end"]),
        ("castle olive 10", ["castle olive 10"]),
        ("banner cash red 7 cash silver 0", ["banner", "cash red 7", "cash silver 0"]),
        ("pass end", ["pass", "end"]),
    ],
)
def test_a_line_is_read(line: str, actions: list[str]) -> None:
    assert texts(line) == actions


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Nothing was typed; type an action such as 'play mill red'."),
        ("p mill red", "'p' could mean play, pass; type more letters."),
        ("fly", "'fly' is not an action; use one of play, site, pass, lay, own, neutral, "),
        ("play", "'play' needs a form after it, one of house, farm, "),
        ("play castle red", "'castle' is not a form; use one of house, farm, tavern, "),
        (
            "play mill",
            "'play' needs a family after it, one of red, olive, black, silver; the line ",
        ),
        (
            "play mill green",
            "'green' is not a family; use one of red, olive, black, silver.",
        ),
        ("play m red", "'m' could mean mill, monastery; type more letters."),
        (
            "lay q3",
            "'q3' is not a square; squares are a column from a to p and a row from 1 to 12, ",
        ),
        ("lay a13", "'a13' is not a square"),
        ("lay a01", "'a01' is not a square"),
        ("own", "'own' needs a square such as 'f6' after it; the line ends too early."),
        ("castle red 11", "'11' is not a number from 1 to 10."),
        ("castle red 0", "'0' is not a number from 1 to 10."),
        ("cash red", "'cash' needs a number from 0 to 255 after it; the line ends too early."),
        ("cash red minus", "'minus' is not a number from 0 to 255."),
        ("cash red 99999999999999999999", "is not a number from 0 to 255."),
        ("lay f6 r45", "'r45' is not an action"),
    ],
)
def test_a_slip_is_explained_in_one_sentence(line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_line(line)
    message = str(caught.value)
    assert sentence in message
    assert "\n" not in message
    assert message.endswith(".")


def introduction() -> Any:
    """A first turn in which workers are introduced at the lot (lying at g5)."""
    state, _ = GAME.new_game(GAME.new_options({"lot": "g5 lying"}), 2, bytes(16))
    return state


def test_an_introduction_typed_whole_ends_without_saying_done() -> None:
    state = introduction()
    numbers = GAME.parse(state, "site lot own k6 own g4")
    assert [GAME.text(n) for n in numbers] == ["site lot", "own g4", "own k6", "done"]
    for number in numbers:
        GAME.apply(state, number)
    assert GAME.phase(state) == "banner"


def test_done_is_not_added_where_the_introduction_has_ended_itself() -> None:
    numbers = GAME.parse(introduction(), "site lot own k6 own g4 own h4")
    assert GAME.text(numbers[-1]) == "own k6"


def test_done_is_not_added_twice() -> None:
    numbers = GAME.parse(introduction(), "site lot own g4 done")
    assert [GAME.text(n) for n in numbers] == ["site lot", "own g4", "done"]
