"""Options of a table: the rulings that groups play differently, and the component file."""

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from polis.core.records.record import Seat, begin_record
from polis.core.records.replay import Difference, verify
from polis.core.texts.errors import InvalidComponents, InvalidOptions
from polis.games import load
from tests.games.arkadia.scenario.positions import Table, position

ORIGINAL = (files("polis.games.arkadia") / "components" / "original.toml").read_text("utf-8")
HANDS = {"yellow": "house red, mill red, trade red, monastery red"}
PLACES = {
    *("f5 lying", "g5 lying", "h5 lying", "f6 lying", "g6 lying", "h6 lying"),
    *("f5 standing", "g5 standing", "h5 standing", "i5 standing"),
}


def lot_place(at: Table) -> str:
    """Where the lot lies, as the option would say it."""
    lot = at.named["board"]["lot"]
    row, column = lot["square"]
    return f"{'abcdefghijklmnop'[column - 1]}{row} {'standing' if lot['standing'] else 'lying'}"


# ARK-R2  The place of the lot.


@pytest.mark.proves("ARK-R2")
def test_the_lot_lies_on_a_place_drawn_from_all_that_cover_no_camp() -> None:
    game = load("arkadia")
    drawn = Counter(
        lot_place(Table(game, game.new_game(game.new_options({}), 2, bytes([n] * 16))[0]))
        for n in range(120)
    )
    assert set(drawn) == PLACES


@pytest.mark.proves("ARK-R2")
@pytest.mark.parametrize("place", sorted(PLACES))
def test_a_table_may_choose_the_place_of_the_lot(place: str) -> None:
    game = load("arkadia")
    options = game.new_options({"lot": place})
    for n in range(3):
        state = game.new_game(options, 2, bytes([n] * 16))[0]
        assert lot_place(Table(game, state)) == place


@pytest.mark.refuses("ARK-R2")
@pytest.mark.parametrize("place", ["somewhere", "g5", "g5 upright", "z9 lying", "", "e5 lying"])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(InvalidOptions, match="lot"):
        load("arkadia").new_options({"lot": place})


# ARK-R3  Turning and flipping.


@pytest.mark.proves("ARK-R3")
@pytest.mark.parametrize(
    ("text", "squares"),
    [
        ("lay g2", [[2, 7], [3, 7], [4, 7], [4, 8]]),
        ("lay g3 r90", [[3, 7], [3, 8], [3, 9], [4, 7]]),
        ("lay g2 r180", [[2, 7], [2, 8], [3, 8], [4, 8]]),
        ("lay i3 r270", [[3, 9], [4, 7], [4, 8], [4, 9]]),
    ],
)
def test_a_building_may_be_turned_by_quarters(text: str, squares: list[list[int]]) -> None:
    at = position("", hands=HANDS)
    at.do("play monastery red", text)
    assert at.named["buildings"][0]["squares"] == squares


@pytest.mark.refuses("ARK-R3")
@pytest.mark.parametrize("text", ["lay g2 flip", "lay h2 r90 flip"])
def test_a_building_is_not_flipped(text: str) -> None:
    at = position("", hands=HANDS)
    at.do("play monastery red")
    at.refuse(text, "ARK-R3", "why-flip-not-allowed")


@pytest.mark.proves("ARK-R3")
def test_a_table_may_allow_flipping() -> None:
    at = position("", hands=HANDS, options={"flips": True})
    at.do("play monastery red", "lay h2 flip")
    assert at.named["buildings"][0]["squares"] == [[2, 8], [3, 8], [4, 7], [4, 8]]


@pytest.mark.refuses("ARK-R3")
@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("mill red", "lay g3 r90"),
        ("house red", "lay g4 r180"),
        ("trade red", "lay h3 r180"),
        ("mill red", "lay g3 flip"),
        ("trade red", "lay h3 r270 flip"),
    ],
)
def test_an_orientation_that_looks_like_another_one_is_no_choice_of_its_own(
    card: str, text: str
) -> None:
    at = position("", hands=HANDS, options={"flips": True})
    at.do(f"play {card}")
    at.refuse(text, "ARK-R3", "why-same-as-other-orientation")


# ARK-R6  Workers beside the lot.


@pytest.mark.proves("ARK-R6")
def test_workers_may_be_introduced_beside_the_lot() -> None:
    at = position("")
    assert at.legal("site") == ["site lot"]
    at.do("site lot")
    beside = [f"{column}{row}" for row in (4, 8) for column in "ghij"]
    beside += [f"{column}{row}" for row in (5, 6, 7) for column in "fk"]
    assert set(at.legal()) == {f"own {square}" for square in beside}
    at.do("own k7")
    assert at.workers == {"k7": "yellow"}


@pytest.mark.refuses("ARK-R6")
def test_a_table_may_forbid_workers_beside_the_lot() -> None:
    at = position("", options={"lot_workers": False}, hands={**HANDS, "orange": "house olive"})
    assert at.legal("site") == []
    at.refuse("site lot", "ARK-R6", "why-lot-not-allowed")
    at.do("play house red", "lay g4", "draw pile", "end", "site g4")
    assert "own i4" in at.legal()  # beside the house, and beside the lot by the way


@pytest.mark.refuses("ARK-R6")
def test_a_lot_without_a_vacant_square_beside_it_is_not_chosen() -> None:
    at = position(
        """
           f g h i j k
        4  . n n n n .
        5  n # # # # n
        6  n # # # # n
        7  n # # # # n
        8  . n n n n .
        """,
    )
    at.refuse("site lot", "ARK-1B.2", "why-no-vacant-square")


# Options in general.


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"lots": "random"}, "no option 'lots'"),
        ({"setup": "second-game"}, "must be free or first-game"),
        ({"flips": 1}, "must be true or false"),
        ({"lot": True}, "must be a text"),
    ],
)
def test_an_option_that_does_not_exist_or_fit_is_refused(
    options: dict[str, object], message: str
) -> None:
    with pytest.raises(InvalidOptions, match=message):
        load("arkadia").new_options(options)


# ARK-R31  The component file.


@pytest.fixture
def other_box(tmp_path: Path) -> Path:
    """The original box with one camp on another square."""
    path = tmp_path / "other.toml"
    text = ORIGINAL.replace("[1, 8], [1, 13]", "[1, 7], [1, 13]").replace(
        'id = "original"', 'id = "other"'
    )
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.proves("ARK-R31")
def test_camps_are_those_of_the_component_file(other_box: Path) -> None:
    game = load("arkadia", other_box)
    at = position("g\n 2 o", hands=HANDS, game=game)
    assert [1, 7] in at.named["board"]["camps"]
    assert [1, 8] not in at.named["board"]["camps"]
    at.do("play house red", "lay f1")
    assert at.of("yellow", "neutral_workers") == 1
    assert (game.components_id, load("arkadia").components_id) == ("other", "original")
    assert game.components_sha256 != load("arkadia").components_sha256


@pytest.mark.refuses("ARK-R31")
def test_a_game_is_not_replayed_with_another_component_file(other_box: Path) -> None:
    game, other = load("arkadia"), load("arkadia", other_box)
    options = game.new_options({})
    state, _ = game.new_game(options, 2, bytes(16))
    seats = [Seat("Yellow", "human"), Seat("Orange", "human")]
    record = begin_record(game, options, seats, bytes(16), (), state)
    assert verify(record, game) is None
    difference = verify(record, other)
    assert isinstance(difference, Difference)
    assert "was played with the component file original" in str(difference)


@pytest.mark.refuses("ARK-R31")
def test_a_component_file_that_cannot_be_right_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(ORIGINAL.replace("[1, 8], ", ""), encoding="utf-8")
    with pytest.raises(InvalidComponents, match=r"24, but 23 squares are listed"):
        load("arkadia", path)
