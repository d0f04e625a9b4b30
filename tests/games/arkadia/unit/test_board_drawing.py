"""The drawn table: whole pictures of what it shows without colour, its size, and what views hide.

The pictures lie in `pictures/`; after a change that should show, write them anew with `pytest --draw`
and look at each.
"""

import copy
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from polis.core.kernels.events import Event
from polis.core.texts.ansi import bare, width
from polis.core.texts.catalogue import LANGUAGES
from polis.games import load
from polis.games.arkadia import SPEC
from polis.games.arkadia.model.meanings import PHASES
from polis.games.arkadia.model.names import FORM_NAMES, SEAT_NAMES
from polis.games.arkadia.terminal.board_drawing import draw_state
from polis.games.arkadia.terminal.form_drawing import draw_choice, draw_orientations
from polis.games.arkadia.terminal.help import HELP
from polis.games.arkadia.terminal.palette import FORM_LETTERS, SEAT_LETTERS
from tests.conftest import Picture

UNTURNED = {"options": {"flips": False}}


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


# ---- whole pictures ------------------------------------------------------------------------------


def busy(game: Any) -> dict[str, Any]:
    """Four seats in the set-up of the first game, with a completed monastery and a castle begun.

    Workers of all owners stand in the last row, and one hides the camp on h1.
    """
    shown: dict[str, Any] = copy.deepcopy(game.named(played(game, 4, 0, setup="first-game")))
    owners: list[object] = [0, 1, 2, 3, "neutral"]
    shown["workers"] = [{"square": [12, 12 + n], "owner": owner} for n, owner in enumerate(owners)]
    shown["workers"].append({"square": [1, 8], "owner": 1})
    shown["buildings"][3]["completed"] = True
    shown["castle"]["heights"][3], shown["castle"]["tops"][3] = 2, "black"
    shown["castle"]["floor"], shown["castle"]["values"]["olive"] = 2, 7
    shown["castle"]["pools"][1]["olive"] = 1
    shown["last_round"] = {"triggered_by": 0, "turns_left": 1}
    return shown


def neighbours(game: Any) -> dict[str, Any]:
    """Two buildings of one kind that touch each other, and no other."""
    shown: dict[str, Any] = copy.deepcopy(game.named(played(game, 2, 0)))
    shown["buildings"] = [
        {"number": n, "form": "house", "family": "red", "squares": squares, "completed": False}
        for n, squares in enumerate(([[1, 1], [1, 2]], [[1, 3], [1, 4]]), start=1)
    ]
    return shown


def standing(game: Any) -> dict[str, Any]:
    """A lot that stands turns the castle clockwise."""
    is_standing, square = game.box.lot_places()[-1]
    assert is_standing
    lot = f"{'abcdefghijklmnop'[square % 16]}{square // 16 + 1} standing"
    shown: dict[str, Any] = game.named(
        game.new_game(game.new_options({"lot": lot}), 2, bytes(range(16)))[0]
    )
    return shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("busy", busy),
        ("neighbours", neighbours),
        ("standing", standing),
        ("seen-by-a-seat", lambda game: game.view(played(game, 3, 0, setup="first-game"), 1)),
        ("over", lambda game: game.view(played(game, 2, 5000), None)),
    ],
)
def test_the_table_looks_like_its_picture(
    game: Any, name: str, shown: Any, picture: Picture
) -> None:
    picture(f"table-{name}", draw_state(shown(game), False))


def test_forms_look_like_their_pictures(game: Any, picture: Picture) -> None:
    monastery = draw_orientations(((0, 0), (1, 0), (2, 0), (2, 1)), True, len("monastery silver"))
    pages = [list(draw_orientations(((0, 0), (0, 1), (0, 2), (1, 1)), False)), list(monastery)]
    pages += [list(HELP.form_lines(game, ["m"], UNTURNED, False, "en"))]
    pages += [list(HELP.form_lines(game, [], UNTURNED, False, "en"))]
    assert max(len(line) for page in pages for line in page) <= 79
    picture("forms", "\n\n".join("\n".join(page) for page in pages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_the_table_looks_like_its_picture(
    language: str, picture: Picture
) -> None:
    welcome = HELP.welcome(language)
    assert max(map(len, welcome)) <= 79
    shown = {"hands": [["mill red", "trade black"], [None, "farm olive"], []]}
    told = [SPEC.question(phase, language) for phase in PHASES]
    told += ["", *(HELP.hand_text(shown, seat, language) for seat in range(3)), ""]
    picture(f"sheet-{language}", "\n".join([*welcome, "", *told, *HELP.sheet(language)]))


def test_the_result_tells_where_the_gold_came_from_and_marks_all_winners(picture: Picture) -> None:
    """Two of three seats share the victory."""
    sold = [("seals_cashed", 0, 21), ("seals_cashed", 2, 10), ("seals_cashed", 2, 5)]
    sold += [("final_cashed", 0, 20), ("final_cashed", 1, 7), ("final_cashed", 2, 26)]
    events = [
        Event(kind, {"seat": seat, "family": 0, "count": 1, "gold": gold})
        for kind, seat, gold in sold
    ]
    finished: Any = SimpleNamespace(scores=lambda _: [41, 7, 41], winners=lambda _: [0, 2])
    picture("result", "\n".join(HELP.result_lines(finished, None, events, "en")))


# ---- what holds for every picture ----------------------------------------------------------------


@pytest.mark.sample(4)
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


def test_forms_and_seats_have_different_letters() -> None:
    assert len(set(FORM_LETTERS.values())) == len(FORM_NAMES)
    assert len({*SEAT_LETTERS, "N"}) == len(SEAT_NAMES) + 1


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
