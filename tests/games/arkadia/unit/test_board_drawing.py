"""The drawn table: what it shows without colour, its size; colour and views add nothing."""

import copy
from typing import Any

import numpy as np
import pytest

from polis.core.texts.ansi import bare, width
from polis.games import load
from polis.games.arkadia.model.names import FORM_NAMES, SEAT_NAMES
from polis.games.arkadia.terminal import help as terminal_help
from polis.games.arkadia.terminal.board_drawing import draw_state
from polis.games.arkadia.terminal.castle_drawing import STANDING
from polis.games.arkadia.terminal.form_drawing import draw_choice, draw_orientations
from polis.games.arkadia.terminal.palette import FORM_LETTERS, SEAT_LETTERS

LANGUAGES = ("en", "fr", "de")
UNTURNED = {"options": {"flips": False}}
ROWS = slice(1, 13)
BOARD = slice(3, 51)


@pytest.fixture(scope="module")
def game() -> Any:
    return load("arkadia")


def played(game: Any, seats: int, plies: int, **options: object) -> Any:
    """A state after some random actions, or the end of the game."""
    state, _ = game.new_game(game.new_options(options), seats, bytes(range(16)))
    rng = np.random.default_rng(seats)
    for _ in range(plies):
        legal = game.legal(state)
        if not len(legal):
            break
        game.apply(state, int(rng.choice(legal)))
    return state


def cell(drawing: str, column: str, row: int) -> str:
    """The three columns of a square such as f6."""
    line = drawing.splitlines()[row]
    start = 3 + 3 * (ord(column) - ord("a"))
    return f"{line:<60}"[start : start + 3]


def board(drawing: str) -> str:
    """The squares of the board alone."""
    return "\n".join(f"{line:<51}"[BOARD] for line in drawing.splitlines()[ROWS])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("setup", ["free", "first-game"])
def test_every_drawing_of_a_game_fits_beside_a_prompt_in_80x24(
    game: Any, seats: int, setup: str, language: str
) -> None:
    for plies in range(0, 400, 23):
        state = played(game, seats, plies, setup=setup)
        for shown in (game.named(state), game.view(state, 0), game.view(state, None)):
            lines = draw_state(shown, False, language).splitlines()
            assert len(lines) <= 20
            assert max(map(len, lines)) <= 79


def test_colour_only_adds_codes(game: Any) -> None:
    state = played(game, 4, 150, setup="first-game")
    shown = game.view(state, 2)
    coloured = draw_state(shown, True)
    assert "\x1b[" in coloured
    assert bare(coloured) == draw_state(shown, False)
    assert width(coloured.splitlines()[5]) == len(draw_state(shown, False).splitlines()[5])


def test_squares_of_a_building_hang_together_by_lines(game: Any) -> None:
    drawing = draw_state(game.named(played(game, 2, 0, setup="first-game")), False)
    assert cell(drawing, "g", 8) + cell(drawing, "h", 8) == "ms┬ms┐"
    assert cell(drawing, "g", 9) + cell(drawing, "h", 9) == "ms┴ms┘"
    assert cell(drawing, "f", 4) + cell(drawing, "g", 4) == "hr─hr "
    assert [cell(drawing, "k", row) for row in (4, 5, 6)] == ["fo┐", "fo┤", "fo┘"]


def test_a_completed_building_differs_from_one_under_construction_without_colour(
    game: Any,
) -> None:
    shown = game.named(played(game, 2, 0, setup="first-game"))
    before = draw_state(shown, False)
    shown = copy.deepcopy(shown)
    shown["buildings"][3]["completed"] = True
    after = draw_state(shown, False)
    assert cell(before, "g", 8) + cell(before, "h", 8) == "ms┬ms┐"
    assert cell(after, "g", 8) + cell(after, "h", 8) == "MS╦MS╗"
    assert cell(after, "f", 4) == "hr─"


def test_neighbouring_buildings_of_one_kind_are_not_joined(game: Any) -> None:
    shown = copy.deepcopy(game.named(played(game, 2, 0)))
    shown["buildings"] = [
        {"number": n, "form": "house", "family": "red", "squares": squares, "completed": False}
        for n, squares in enumerate(([[1, 1], [1, 2]], [[1, 3], [1, 4]]), start=1)
    ]
    assert board(draw_state(shown, False)).startswith("hr─hr hr─hr ")


def test_camps_workers_lot_and_vacant_squares_have_signs_of_their_own(game: Any) -> None:
    shown = copy.deepcopy(game.named(played(game, 4, 0, setup="first-game")))
    owners: list[object] = [0, 1, 2, 3, "neutral"]
    shown["workers"] = [{"square": [12, 12 + n], "owner": owner} for n, owner in enumerate(owners)]
    drawing = draw_state(shown, False)
    assert [cell(drawing, column, 12) for column in "lmnop"] == ["Y  ", "O  ", "G  ", "V  ", "N  "]
    assert cell(drawing, "h", 1) == "^  "
    assert cell(drawing, "a", 1) == "·  "
    assert [cell(drawing, column, 5) for column in "ghij"] == ["##┳", "##┳", "##┳", "##┓"]


def test_a_worker_hides_the_camp_it_stands_on(game: Any) -> None:
    shown = copy.deepcopy(game.named(played(game, 2, 0, setup="first-game")))
    assert [1, 8] in shown["board"]["camps"]
    shown["workers"] = [{"square": [1, 8], "owner": 1}]
    assert cell(draw_state(shown, False), "h", 1) == "O  "


def test_forms_and_seats_have_different_letters() -> None:
    assert len(set(FORM_LETTERS.values())) == len(FORM_NAMES)
    assert len({*SEAT_LETTERS, "N"}) == len(SEAT_NAMES) + 1


def test_the_castle_shows_numbers_families_and_heights(game: Any) -> None:
    shown = copy.deepcopy(game.named(played(game, 2, 0, setup="first-game")))
    shown["castle"]["heights"][3], shown["castle"]["tops"][3] = 2, "black"
    panel = [line[52:] for line in draw_state(shown, False).splitlines()]
    assert panel[0].split() == ["1r", "2o", "3b", "4B2"]
    assert panel[1].split() == ["5·", "6·"]
    assert panel[2].split() == ["7s", "8b", "9o", "10r"]


def test_a_standing_lot_turns_the_castle_clockwise(game: Any) -> None:
    state, _ = game.new_game(game.new_options({"lot": _standing_place(game)}), 2, bytes(range(16)))
    drawing = draw_state(game.named(state), False)
    panel = [line[52:] for line in drawing.splitlines()]
    assert [row[0] for row in STANDING] == [6, 7, 8, 9]
    assert panel[0].split() == ["7s", "5·", "1r"]
    assert panel[3].split() == ["10r", "6·", "4s"]


def _standing_place(game: Any) -> str:
    standing, square = game.box.lot_places()[-1]
    assert standing == 1
    return f"{'abcdefghijklmnop'[square % 16]}{square // 16 + 1} standing"


def test_the_panel_tells_values_pools_open_floor_and_the_way_to_the_end(game: Any) -> None:
    shown = copy.deepcopy(game.named(played(game, 2, 0)))
    shown["castle"]["floor"] = 2
    shown["castle"]["values"]["olive"] = 7
    shown["castle"]["pools"][1]["olive"] = 1
    text = draw_state(shown, False)
    olive = next(line for line in text.splitlines() if line[52:].startswith("olive"))
    assert olive[52:].split() == ["olive", "7", "3", "[1]", "1"]
    assert "20 castle pieces to the end" in text
    shown["last_round"] = {"triggered_by": 0, "turns_left": 1}
    assert "Last round: 1 turn left" in draw_state(shown, False)


def test_a_view_shows_question_marks_for_what_is_hidden(game: Any) -> None:
    state = played(game, 3, 0, setup="first-game")
    hand = game.named(state)["hands"][1]
    lines = draw_state(game.view(state, 1), False).splitlines()
    yellow = next(line for line in lines if line[2:].startswith("Y Yellow"))
    orange = next(line for line in lines if line[2:].startswith("O Orange"))
    assert yellow.split()[-12:] == [*"???????", "4", *"????"]
    assert "?" not in orange
    assert lines[-1] == f"Hand O  {', '.join(hand)}"


def test_the_winner_is_marked_when_the_game_is_over(game: Any) -> None:
    state = played(game, 2, 5000)
    winner = game.winners(state)[0]
    lines = draw_state(game.view(state, None), False).splitlines()
    assert any(line.startswith(f"* {SEAT_LETTERS[winner]}") for line in lines)
    assert "game over" in "\n".join(lines)


def test_the_form_being_laid_is_drawn_in_each_orientation(game: Any) -> None:
    state = played(game, 2, 0, setup="first-game")
    shown = game.view(state, game.turn(state))
    assert draw_choice(game.box, shown) == []
    card = shown["hands"][game.turn(state)][0]
    game.apply(state, game.parse(state, f"play {card}")[0])
    lines = draw_choice(game.box, game.view(state, game.turn(state)))
    assert lines[0].startswith(card)
    turns = {game.text(int(a)).partition(" r")[2] for a in game.legal(state)} - {""}
    assert all(f"r{turn}" in lines[0] for turn in turns)


def test_orientations_name_their_first_square_in_reading_order() -> None:
    lines = list(draw_orientations(((0, 0), (0, 1), (0, 2), (1, 1)), False))
    assert [line.rstrip() for line in lines] == [
        "    @##   r90  @   r180  @    r270 @",
        "     #        ##        ###        ##",
        "               #                   #",
    ]


def test_eight_orientations_take_two_rows_and_each_is_there_once() -> None:
    monastery = ((0, 0), (1, 0), (2, 0), (2, 1))
    lines = list(draw_orientations(monastery, True, len("monastery silver")))
    assert max(map(len, lines)) <= 79
    words = " ".join(" ".join(lines).replace("@", " ").replace("#", " ").split())
    turns = ["r90", "r180", "r270", "flip", "r90 flip", "r180 flip", "r270 flip"]
    assert words == " ".join(turns)
    assert "".join(lines).count("@") == 8
    assert "".join(lines).count("#") == 24


def test_only_the_forms_asked_for_are_drawn(game: Any) -> None:
    lines = terminal_help.form_lines(game, ["m"], UNTURNED, False, "en")
    assert [line for line in lines if not line.startswith(" ")] == ["mill", "monastery"]
    everything = terminal_help.form_lines(game, [], UNTURNED, False, "en")
    names = [line for line in everything if not line.startswith(" ")]
    assert names == ["house", "farm", "tavern", "mill", "smithy", "trade", "monastery"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_and_welcome_name_every_letter_and_the_first_commands(language: str) -> None:
    sheet = "\n".join(terminal_help.sheet(language))
    assert all(f"{letter} {name}" in sheet for name, letter in FORM_LETTERS.items())
    welcome = terminal_help.welcome(language)
    assert len(welcome) == 5
    assert max(map(len, welcome)) <= 79
    assert all(f'"{word}"' in "\n".join(welcome) for word in ("legal", "undo", "help", "quit"))
