"""Options of a table, and the sentences for wrong ones."""

import pytest

from polis.core.texts.errors import InvalidOptions, UnknownGame
from polis.games import load

GAME = load("arkadia")


def test_options_come_back_as_they_went_in() -> None:
    given = {"lot": "I5 Standing", "flips": True, "lot_workers": False}
    options = GAME.new_options(given)
    assert GAME.new_options(GAME.options_json(options)) == options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"colour": "red"}, "arkadia has no option 'colour'; its options are setup, lot, flips, "),
        ({"flips": "yes"}, "The option 'flips' is 'yes'; it must be true or false."),
        ({"setup": "second"}, "The option 'setup' is 'second'; it must be free or first-game."),
        ({"setup": 3}, "The option 'setup' is 3; it must be a text."),
        ({"lot": "middle"}, "The option 'lot' is 'middle'; it must be random or a top left square"),
        ({"lot": "g5 askew"}, "The option 'lot' is 'g5 askew'; it must be random or"),
        ({"lot": "a1 lying"}, "it can lie at f5 lying, g5 lying, h5 lying, f6 lying, g6 lying, "),
        ({"setup": "first-game", "lot": "g5 lying"}, "The first-game set-up has a fixed place"),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(InvalidOptions) as caught:
        GAME.new_options(options)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(
        UnknownGame, match=r"There is no game .chess.; the games are arkadia, archon\."
    ):
        load("chess")
