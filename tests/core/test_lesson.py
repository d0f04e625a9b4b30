"""The guided first games: every move is legal in its position, every clause exists."""

from importlib.resources import files
from pathlib import Path

import pytest

from polis.core.contract.clauses import load_clauses
from polis.core.contract.lesson import Lesson, load_lesson
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import InvalidComponents
from polis.games import GAMES, load

PIECE = """game = "arkadia"
seed = "1"
seats = 2
learner = {learner}
[options]
[[step]]
[step.text]
en = "Look."
fr = "Regardez."
de = "Schau."
"""


def lesson_of(name: str) -> Lesson:
    return load_lesson(files(f"polis.games.{name}") / "lesson.toml")


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_lesson_is_legal_where_it_stands(name: str) -> None:
    lesson = lesson_of(name)
    game = load(name)
    state, _ = game.new_game(game.new_options(lesson.options), lesson.seats, lesson.secret)
    for step in lesson.steps:
        for moves, is_learner in ((step.moves, True), (step.replies, False)):
            for move in moves:
                assert (game.turn(state) == lesson.learner) == is_learner, move
                if is_learner and move == step.moves[-1]:
                    for other in step.tries:
                        (tried,) = game.parse(state, other.move)
                        assert game.text(tried) == other.move != move
                        assert tried in game.legal(state), other.move
                (action,) = game.parse(state, move)
                assert game.text(action) == move
                game.apply(state, action)
    assert not game.is_over(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_names_clauses_that_exist(name: str) -> None:
    known = load_clauses(files(f"polis.games.{name}") / "clauses.toml").by_id
    named = {clause for step in lesson_of(name).steps for clause in step.clauses}
    assert named
    assert named <= set(known)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_short_enough_and_speaks_every_language(name: str) -> None:
    steps = lesson_of(name).steps
    words = sum(len(step.text["en"].split()) for step in steps)
    # Two hundred words a minute and ten seconds a move: twelve minutes at most, as the page says.
    seconds = words * 60 / 200 + 10 * sum(len(step.moves) for step in steps)
    assert 3 * 60 <= seconds <= 12 * 60
    for step in steps:
        assert len({step.text[language] for language in LANGUAGES}) == len(LANGUAGES)


def test_moves_are_those_of_all_seats_in_order() -> None:
    lesson = lesson_of("arkadia")
    assert lesson.moves[:2] == ("site f4", "neutral f3")
    assert len(lesson.moves) == sum(len(s.moves) + len(s.replies) for s in lesson.steps)


def test_a_step_may_be_only_for_reading(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(PIECE.format(learner=1), encoding="utf-8")
    (step,) = load_lesson(path).steps
    assert (step.moves, step.replies, step.clauses) == ((), (), ())


def test_a_wrong_lesson_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(PIECE.format(learner=2), encoding="utf-8")
    with pytest.raises(InvalidComponents, match=r"line 4: .*learner.* from 0 to 1"):
        load_lesson(path)


def test_a_step_without_a_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "lesson.toml"
    path.write_text(PIECE.format(learner=1) + '[[step]]\nmoves = ["pass"]\n', encoding="utf-8")
    with pytest.raises(InvalidComponents, match="text"):
        load_lesson(path)
