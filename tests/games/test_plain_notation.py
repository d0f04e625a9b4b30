"""The notation that any game may use: parts by number or by name."""

import pytest

from polis.core.contract.notation import Codec
from polis.core.texts.errors import NotationError
from polis.games.plain.rules import PlainNotation

CODEC = Codec({"play": (("card", 3), ("to", 2)), "pass": ()})
NOTATION = PlainNotation(CODEC, {"card": ("♠10", "♠J", "♥J")})


def test_a_part_with_names_is_written_and_read_by_them() -> None:
    texts = [NOTATION.text(number) for number in range(CODEC.size)]
    assert texts[:3] == ["play ♠10 1", "play ♠10 2", "play ♠J 1"]
    assert [NOTATION.read(text) for text in texts] == [[number] for number in range(CODEC.size)]
    assert NOTATION.read("PLAY ♥ 2, pass") == [5, 6]


def test_a_name_that_no_part_has_is_refused() -> None:
    with pytest.raises(NotationError, match=r"'♦7' is not one of the names for 'card'; use one of"):
        NOTATION.read("play ♦7 1")


def test_names_that_do_not_fit_the_codec_are_refused() -> None:
    with pytest.raises(ValueError, match="'card' has 3 numbers"):
        PlainNotation(CODEC, {"card": ("a", "A", "b")})
