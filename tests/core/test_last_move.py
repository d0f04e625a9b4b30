"""The last placed piece is marked on the board, even without colour, and nothing that is absent."""

from typing import Any

import pytest

from polis.core.contract.game import last_move
from polis.core.kernels.events import Event
from polis.core.texts.ansi import bare
from polis.games import load
from polis.terminal.screen import compose
from polis.terminal.session import Session


def begun(name: str, kinds: str, **options: object) -> Session:
    """A new game."""
    game: Any = load(name)
    return Session.new(game, game.new_options(options), kinds.split(), bytes(range(16)))


def play_first(session: Session, *verbs: str) -> None:
    """Do the first legal action with each verb."""
    for verb in verbs:
        session.play(next(t for t in session.legal_texts() if t.split()[0] == verb))


def enter(session: Session, slot: str) -> None:
    """Place a figure with the first card that gets in, if there is a choice."""
    session.play(slot)
    if session.game.phase(session.state) == "card":
        play_first(session, "with")


def on_the_move(session: Session) -> None:
    """Draft and divide, so that the first figure can be placed."""
    while session.game.phase(session.state) in ("draft", "split"):
        session.play(session.legal_texts()[0])


def test_the_last_move_is_that_of_the_latest_turn_that_placed_anything() -> None:
    kinds = ["turn_started", "placed", "placed", "turn_started", "placed", "turn_started", "drawn"]
    events = [Event(kind, {"seat": place}) for place, kind in enumerate(kinds)]
    assert [e.fields["seat"] for e in last_move(events, ("placed",))] == [4]
    assert [e.fields["seat"] for e in last_move(events[:4], ("placed",))] == [1, 2]
    assert last_move(events[:1], ("placed",)) == []


@pytest.mark.parametrize("colour", [False, True])
def test_the_last_figure_of_archon_has_a_star(colour: bool) -> None:
    session = begun("archon", "human human")
    on_the_move(session)
    assert "*" not in bare(session.drawn(0, colour))
    seat = "UD"[session.seat]
    enter(session, "barracks a")
    drawn = bare(session.drawn(0, colour))
    assert f"*a{seat}" in drawn
    assert drawn.count("*") == 1
    enter(session, "treasury a")
    other = bare(session.drawn(0, colour))
    assert f"treasury      *a{'UD'.replace(seat, '')}" in other
    assert other.count("*") == 1


def test_marked_and_unmarked_slots_stand_in_the_same_columns() -> None:
    session = begun("archon", "human human human human")
    on_the_move(session)
    before = session.drawn(None, False).splitlines()
    enter(session, "barracks a")
    after = session.drawn(None, False).splitlines()
    (changed,) = (n for n in range(3, 14) if before[n][:38] != after[n][:38])
    assert before[changed].startswith("barracks       a·  b·")
    assert after[changed].startswith("barracks      *a")
    assert after[changed][17:38].split() == before[changed][17:38].split()


def test_figures_that_went_back_are_not_marked() -> None:
    session = begun("archon", "human human")
    on_the_move(session)
    enter(session, "barracks a")
    while session.view(None)["round"] == 1:
        session.play("pass")
    assert "*" not in session.drawn(None, False)


@pytest.mark.parametrize("colour", [False, True])
def test_the_last_worker_of_arkadia_has_a_star(colour: bool) -> None:
    session = begun("arkadia", "human human", setup="first-game")
    board = bare(session.drawn(0, colour)).splitlines()[:13]
    assert not any("*" in line[:51] for line in board)
    play_first(session, "site", "own")
    square = session.view(0)["workers"][-1]["square"]
    board = bare(session.drawn(0, colour)).splitlines()[:13]
    assert board[square[0]][3 * square[1] : 3 * square[1] + 3] == f"{'YO'[session.seat]} *"
    assert sum(line[:51].count("*") for line in board) == 1


def test_the_last_building_and_castle_piece_of_arkadia_have_stars() -> None:
    session = begun("arkadia", "random random", setup="first-game")
    seen = set()
    while not session.is_over:
        session.play_bot()
        kinds = {event.kind for event in session.events[-1]}
        drawn = session.drawn(None, False).splitlines()
        if "building_laid" in kinds:
            row, column = max(map(tuple, session.view(None)["buildings"][-1]["squares"]))
            assert drawn[row][3 * column + 2] == "*"
            seen.add("building")
        if "castle_placed" in kinds:
            assert any("*" in line[52:] for line in drawn[:4])
            seen.add("castle")
    assert seen == {"building", "castle"}


@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_screens_with_a_marked_move_fit_eighty_columns(name: str) -> None:
    session = begun(name, "human random random random")
    marks = 0
    while not session.is_over and session.ply < 160:
        if session.is_for_bot:
            session.play_bot()
            continue
        lines = compose(session, 0, session.ply, [], False, 24)
        assert len(lines) <= 23
        assert max(map(len, lines)) <= 79
        marks += any("*" in line for line in lines[1:16])
        session.play(session.legal_texts()[0])
    assert marks
