"""Who is meant in a sentence: one sentence for everybody, with places for the names."""

from polis.core.texts.listener import EVERYBODY, Listener
from polis.core.texts.plain_text import plain

ANNA_AND_BOB = Listener(1, ("Anna", "", "Bob"))


def test_only_the_seats_of_a_sentence_count() -> None:
    assert ANNA_AND_BOB.of([1]).you == 1
    assert ANNA_AND_BOB.of([0, 2]).you is None
    assert ANNA_AND_BOB.of([3]) == Listener(None, ("", "", ""))


def test_other_names_hear_the_same_sentence() -> None:
    others = Listener(1, ("Carla", "", "Dora"))
    assert others.of([0, 2]) == ANNA_AND_BOB.of([0, 2])
    assert others.of([0, 2]) != Listener(1, ("Carla", "", "")).of([0, 2])


def test_the_names_come_to_their_places() -> None:
    first, _, third = ANNA_AND_BOB.of([0, 2]).names
    assert ANNA_AND_BOB.filled(f"{third} pays {first}.") == "Bob pays Anna."
    assert EVERYBODY.filled("Nobody pays.") == "Nobody pays."


def test_a_place_is_no_letter_of_a_name() -> None:
    assert plain("".join(ANNA_AND_BOB.of([0, 2]).names)) == ""
