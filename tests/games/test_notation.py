"""What people type for both games, and the messages when it cannot be read."""

from collections.abc import Callable
from typing import Any

import pytest

from polis.core.texts.errors import NotationError
from polis.games import load
from polis.games.archon.model.actions import ACTIONS as ARCHON_ACTIONS
from polis.games.archon.model.actions import decode
from polis.games.archon.model.actions import encode as encode_archon
from polis.games.archon.words.notation import read_line as read_archon
from polis.games.archon.words.notation import text_of as text_of_archon
from polis.games.arkadia.model.actions import ACTIONS as ARKADIA_ACTIONS
from polis.games.arkadia.model.actions import encode as encode_arkadia
from polis.games.arkadia.words.notation import read_line as read_arkadia
from polis.games.arkadia.words.notation import text_of as text_of_arkadia

ARCHON, ARKADIA = load("archon"), load("arkadia")


def archon(line: str) -> list[str]:
    """The line as actions of Archon, written out again in full."""
    return [text_of_archon(encode_archon(action)) for action in read_archon(line)]


def arkadia(line: str) -> list[str]:
    """The line as actions of Arkadia, written out again in full."""
    return [text_of_arkadia(encode_arkadia(action)) for action in read_arkadia(line)]


Game = Callable[[str], list[str]]


@pytest.mark.parametrize(
    ("game", "line", "actions"),
    [
        (archon, "draft scribe cleric", ["draft cleric scribe"]),
        (archon, "split 3 courtier 1 cleric 1 scribe", ["split 3 courtier 1 cleric 1 scribe"]),
        (archon, "split cou cou scr cou cle", ["split 3 courtier 1 cleric 1 scribe"]),
        (
            archon,
            "split 2 merchant 2 tax 1 courtier",
            ["split 1 courtier 2 tax-collector 2 merchant"],
        ),
        (archon, "BARRACKS B", ["barracks b"]),
        (archon, "bar a merchant", ["barracks a", "with merchant"]),
        (archon, "pal 2 with cou cou", ["palace 2", "with courtier courtier"]),
        (archon, "repo a with tax plain", ["repository a", "with tax-collector plain"]),
        (
            archon,
            "mark c scribe sell iron buy silver",
            ["marketplace c", "with scribe", "sell iron", "buy silver"],
        ),
        (archon, "take stone papyrus", ["take papyrus stone"]),
        (archon, "give iron iron", ["give iron iron"]),
        (archon, "take silver pass", ["take silver", "pass"]),
        (archon, "guild a courtier courtier", ["guild-hall a", "with courtier courtier"]),
        (archon, "magister cleric replace hand", ["magister cleric", "replace hand"]),
        (archon, "tile house-of-a save stone", ["tile house-of-arts", "save stone"]),
        (archon, "wall gate more wall plain done", ["wall gate", "more", "wall plain", "done"]),
        (archon, "lose papyrus 2", ["lose papyrus 2"]),
        (arkadia, "play mill red", ["play mill red"]),
        (arkadia, "  PLAY  Mill   RED ", ["play mill red"]),
        (arkadia, "pl mi r", ["play mill red"]),
        (arkadia, "play trade black f6 r90", ["play trade black", "lay f6 r90"]),
        (arkadia, "play trade b; lay f6 flip r270", ["play trade black", "lay f6 r270 flip"]),
        (arkadia, "lay a12 r0", ["lay a12"]),
        (arkadia, "site lot own h7, neutral g8", ["site lot", "own h7", "neutral g8"]),
        (arkadia, "site f6 neutral g8 own h7", ["site f6", "own h7", "neutral g8"]),
        (arkadia, "site lot own h7 g7 neutral g8", ["site lot", "own g7", "own h7", "neutral g8"]),
        (arkadia, "neutral a2 b2", ["neutral a2", "neutral b2"]),
        (arkadia, "own b2 own a2 neutral c1 done", ["neutral c1", "own a2", "own b2", "done"]),
        (arkadia, "draw pile", ["draw pile"]),
        (arkadia, "dr p", ["draw pile"]),
        (arkadia, "draw farm silver end", ["draw farm silver", "end"]),
        (arkadia, "castle olive 10", ["castle olive 10"]),
        (arkadia, "banner cash red 7 cash silver 0", ["banner", "cash red 7", "cash silver 0"]),
        (arkadia, "pass end", ["pass", "end"]),
    ],
)
def test_a_line_is_read(game: Game, line: str, actions: list[str]) -> None:
    assert game(line) == actions


@pytest.mark.parametrize(
    ("game", "line", "sentence"),
    [
        (archon, "", "Nothing was typed; type an action such as 'barracks a'."),
        (archon, "b a", "'b' could mean buy, barracks, builders-guild; type more letters."),
        (archon, "barracks", "'barracks' needs a slot after it, one of a, b, c, d; "),
        (archon, "barracks 2", "'2' is not a slot of barracks; its slots are a, b, c, d."),
        (archon, "palace a", "'a' is not a slot of palace; its slots are 1, 2, 3, 4."),
        (archon, "split 3 courtier", "'split' needs numbers and kinds of cards that make five"),
        (archon, "split 4 courtier 2 cleric", "A hand has five cards, not 6."),
        (archon, "with courtier plain", "A courtier has no power; 'plain' is for magisters."),
        (archon, "with king", "'king' is not a card; use one of courtier, tax-collector, cleric, "),
        (archon, "take gold", "'gold' is not a resource; use one of papyrus, silver, iron, stone."),
        (archon, "tile house", "'house' could mean house-of-arts, house-of-trade; "),
        (archon, "lose iron 16", "'16' is not a number from 0 to 15."),
        (archon, "sail", "'sail' is not an action; use one of draft, split, "),
        (arkadia, "", "Nothing was typed; type an action such as 'play mill red'."),
        (arkadia, "p mill red", "'p' could mean play, pass; type more letters."),
        (arkadia, "fly", "'fly' is not an action; use one of play, site, pass, "),
        (arkadia, "play", "'play' needs a form after it, one of house, farm, "),
        (arkadia, "play castle red", "'castle' is not a form; use one of house, farm, tavern, "),
        (arkadia, "play mill", "'play' needs a family after it, one of red, olive, "),
        (arkadia, "play mill green", "'green' is not a family; use one of red, olive, "),
        (arkadia, "play m red", "'m' could mean mill, monastery; type more letters."),
        (arkadia, "lay q3", "'q3' is not a square; squares are a column from a to p "),
        (arkadia, "lay a13", "'a13' is not a square"),
        (arkadia, "lay a01", "'a01' is not a square"),
        (arkadia, "own", "'own' needs a square such as 'f6' after it; the line ends too early."),
        (arkadia, "castle red 11", "'11' is not a number from 1 to 10."),
        (arkadia, "castle red 0", "'0' is not a number from 1 to 10."),
        (
            arkadia,
            "cash red",
            "'cash' needs a number from 0 to 255 after it; the line ends too early.",
        ),
        (arkadia, "cash red minus", "'minus' is not a number from 0 to 255."),
        (arkadia, "cash red 99999999999999999999", "is not a number from 0 to 255."),
        (arkadia, "lay f6 r45", "'r45' is not an action"),
    ],
)
def test_a_slip_is_explained_in_one_sentence(game: Game, line: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        game(line)
    message = str(caught.value)
    assert sentence in message
    assert "\n" not in message
    assert message.endswith(".")


def first_turn() -> Any:
    """Two seats have drafted and divided; the first may place a figure."""
    state, _ = ARCHON.new_game(ARCHON.new_options({}), 2, bytes(16))
    while ARCHON.phase(state) in ("draft", "split"):
        ARCHON.apply(state, int(ARCHON.legal(state)[0]))
    return state


def test_a_slot_equal_to_a_lower_one_is_read_as_that_one() -> None:
    state = first_turn()
    assert [ARCHON.text(a) for a in ARCHON.parse(state, "barracks b")] == ["barracks a"]


def test_two_cards_of_the_palace_are_never_one_choice() -> None:
    state = first_turn()
    assert [ARCHON.text(a) for a in ARCHON.parse(state, "palace 2")] == ["palace 2"]


def introduction() -> Any:
    """A first turn in which workers are introduced at the lot (lying at g5)."""
    state, _ = ARKADIA.new_game(ARKADIA.new_options({"lot": "g5 lying"}), 2, bytes(16))
    return state


def test_an_introduction_typed_whole_ends_without_saying_done() -> None:
    state = introduction()
    numbers = ARKADIA.parse(state, "site lot own k6 own g4")
    assert [ARKADIA.text(n) for n in numbers] == ["site lot", "own g4", "own k6", "done"]
    for number in numbers:
        ARKADIA.apply(state, number)
    assert ARKADIA.phase(state) == "banner"


def test_done_is_not_added_where_the_introduction_has_ended_itself() -> None:
    numbers = ARKADIA.parse(introduction(), "site lot own k6 own g4 own h4")
    assert ARKADIA.text(numbers[-1]) == "own k6"


def test_done_is_not_added_twice() -> None:
    numbers = ARKADIA.parse(introduction(), "site lot own g4 done")
    assert [ARKADIA.text(n) for n in numbers] == ["site lot", "own g4", "done"]


def test_the_text_of_every_action_of_arkadia_is_read_as_the_action() -> None:
    state, _ = ARKADIA.new_game(ARKADIA.new_options({}), 2, bytes(16))
    for action in range(ARKADIA_ACTIONS):
        assert ARKADIA.parse(state, ARKADIA.text(action)) == [action], ARKADIA.text(action)


def test_the_text_of_every_canonical_action_of_archon_is_read_as_the_action() -> None:
    state, _ = ARCHON.new_game(ARCHON.new_options({}), 2, bytes(16))
    for action in range(ARCHON_ACTIONS):
        parts = decode(action)
        is_canonical = not (
            (parts.verb == "draft" and parts.parts[0] >= parts.parts[1])
            or (parts.verb == "split" and sum(parts.parts) > 5)
            or (parts.verb in ("pair", "take", "give") and parts.parts[0] > parts.parts[1])
        )
        if is_canonical:
            assert ARCHON.parse(state, ARCHON.text(action)) == [action], ARCHON.text(action)
