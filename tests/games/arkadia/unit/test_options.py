"""Options of a table, and the sentences for wrong ones."""

import pytest

from polis.core.texts.errors import InvalidOptions, InvalidSeed, UnknownGame
from polis.games import load

GAME = load("arkadia")


def test_missing_options_take_their_defaults() -> None:
    assert GAME.options_json(GAME.new_options({})) == {
        "setup": "free",
        "lot": "random",
        "flips": False,
        "lot_workers": True,
        "open_screens": False,
        "open_gold": False,
        "optional_neutrals": False,
    }


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


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(InvalidOptions, match=f"Arkadia is for 2 to 4 seats, not {seats}."):
        GAME.new_game(GAME.new_options({}), seats, bytes(16))


def test_a_secret_of_another_length_is_no_seed() -> None:
    with pytest.raises(InvalidSeed, match="16 bytes"):
        GAME.new_game(GAME.new_options({}), 2, bytes(15))


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(
        UnknownGame, match=r"There is no game .chess.; the games are arkadia, archon\."
    ):
        load("chess")
