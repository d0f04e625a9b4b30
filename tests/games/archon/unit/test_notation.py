"""What people type for Archon, and the messages when it cannot be read."""

from typing import Any

import pytest

from polis.core.texts.errors import NotationError
from polis.games import load
from polis.games.archon.model.actions import encode
from polis.games.archon.words.notation import read_line, text_of

GAME = load("archon")


def texts(line: str) -> list[str]:
    """The line as actions, written out again in full."""
    return [text_of(encode(action)) for action in read_line(line)]


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("draft scribe cleric", ["draft cleric scribe"]),
        ("split 3 courtier 1 cleric 1 scribe", ["split 3 courtier 1 cleric 1 scribe"]),
        ("split cou cou scr cou cle", ["split 3 courtier 1 cleric 1 scribe"]),
        ("split 2 merchant 2 tax 1 courtier", ["split 1 courtier 2 tax-collector 2 merchant"]),
        ("BARRACKS B", ["barracks b"]),
        ("bar a merchant", ["barracks a", "with merchant"]),
        ("pal 2 with cou cou", ["palace 2", "with courtier courtier"]),
        ("repo a with tax plain", ["repository a", "with tax-collector plain"]),
        (
            "mark c scribe sell iron buy silver",
            ["marketplace c", "with scribe", "sell iron", "buy silver"],
        ),
        ("take stone papyrus", ["take papyrus stone"]),
        ("give iron iron", ["give iron iron"]),
        ("take silver pass", ["take silver", "pass"]),
        ("guild a courtier courtier", ["guild-hall a", "with courtier courtier"]),
        ("magister cleric replace hand", ["magister cleric", "replace hand"]),
        ("tile house-of-a save stone", ["tile house-of-arts", "save stone"]),
        ("wall gate more wall plain done", ["wall gate", "more", "wall plain", "done"]),
        ("lose papyrus 2", ["lose papyrus 2"]),
    ],
)
def test_a_line_is_read(line: str, actions: list[str]) -> None:
    assert texts(line) == actions


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Nothing was typed; type an action such as 'barracks a'."),
        ("b a", "'b' could mean buy, barracks, builders-guild; type more letters."),
        (
            "barracks",
            "'barracks' needs a slot after it, one of a, b, c, d; the line ends too early.",
        ),
        ("barracks 2", "'2' is not a slot of barracks; its slots are a, b, c, d."),
        ("palace a", "'a' is not a slot of palace; its slots are 1, 2, 3, 4."),
        ("split 3 courtier", "'split' needs numbers and kinds of cards that make five after it; "),
        ("split 4 courtier 2 cleric", "A hand has five cards, not 6."),
        ("with courtier plain", "A courtier has no power; 'plain' is for magisters."),
        ("with king", "'king' is not a card; use one of courtier, tax-collector, cleric, "),
        ("take gold", "'gold' is not a resource; use one of papyrus, silver, iron, stone."),
        ("tile house", "'house' could mean house-of-arts, house-of-trade; type more letters."),
        ("lose iron 16", "'16' is not a number from 0 to 15."),
        (
            "sail",
            "'sail' is not an action; use one of draft, split, pass, stop, more, done, ",
        ),
    ],
)
def test_a_slip_is_explained_in_one_sentence(line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_line(line)
    message = str(caught.value)
    assert sentence in message
    assert "\n" not in message
    assert message.endswith(".")


def first_turn() -> Any:
    """Two seats have drafted and divided; the first may place a figure."""
    state, _ = GAME.new_game(GAME.new_options({}), 2, bytes(16))
    while GAME.phase(state) in ("draft", "split"):
        GAME.apply(state, int(GAME.legal(state)[0]))
    return state


def test_a_slot_equal_to_a_lower_one_is_read_as_that_one() -> None:
    state = first_turn()
    assert [GAME.text(a) for a in GAME.parse(state, "barracks b")] == ["barracks a"]


def test_two_cards_of_the_palace_are_never_one_choice() -> None:
    state = first_turn()
    assert [GAME.text(a) for a in GAME.parse(state, "palace 2")] == ["palace 2"]
