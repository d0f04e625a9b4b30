"""The last placed piece is marked on the board, even without colour, and nothing that is absent."""

from typing import Any

from polis.core.contract.game import last_move
from polis.core.kernels.events import Event
from polis.core.texts.ansi import bare
from polis.games import load
from polis.terminal.session import Session
from tests.conftest import Picture


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


def drawn(session: Session) -> str:
    """The board without colour, which only adds to it."""
    plain = session.drawn(0, False)
    assert bare(session.drawn(0, True)) == plain
    return plain


def test_the_last_figure_of_archon_has_a_star_and_moves_no_column(picture: Picture) -> None:
    session = begun("archon", "human human human human")
    on_the_move(session)
    pictures = [drawn(session)]
    for slot in ("barracks a", "treasury a"):
        enter(session, slot)
        pictures.append(drawn(session))
    picture("last-figure", "\n".join(pictures))


def test_figures_that_went_back_are_not_marked() -> None:
    session = begun("archon", "human human")
    on_the_move(session)
    enter(session, "barracks a")
    while session.view(None)["round"] == 1:
        session.play("pass")
    assert "*" not in session.drawn(None, False)


def test_the_last_worker_of_arkadia_has_a_star(picture: Picture) -> None:
    session = begun("arkadia", "human human", setup="first-game")
    pictures = [drawn(session)]
    play_first(session, "site", "own")
    picture("last-worker", "\n".join([*pictures, drawn(session)]))


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
