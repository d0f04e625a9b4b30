"""`hint` in the terminal: for one person against bots, while there is something to decide."""

from collections.abc import Sequence
from typing import Any

import pytest

from polis.core.texts.catalogue import LANGUAGES
from polis.games import load
from polis.terminal.commands import Context, Reply, answer
from polis.terminal.session import Session
from tests.conftest import Picture

SECRET = bytes(range(16))


@pytest.fixture(params=["arkadia", "archon"])
def game(request: pytest.FixtureRequest) -> Any:
    return load(request.param)


def begun(game: Any, kinds: Sequence[str]) -> Session:
    return Session.new(game, game.new_options({}), kinds, SECRET)


def until(session: Session, kind: str) -> Session:
    """Go on until a person or a bot decides."""
    while session.record.seats[session.seat].kind != kind:
        if session.is_for_bot:
            session.play_bot()
        else:
            session.play(session.legal_texts()[0])
    return session


def ask(session: Session) -> Reply:
    return answer(Context(session, session.seat, False), "hint")


def told(session: Session) -> str:
    """What is answered in each language."""
    found = list[str]()
    for language in LANGUAGES:
        session.language = language
        found += ask(session).lines
    return "\n".join(found)


def test_a_hint_names_a_legal_line_and_changes_nothing(game: Any) -> None:
    session = until(begun(game, ["human", "greedy"]), "human")
    before, ply = session.state.copy(), session.ply
    lines = ask(session).lines
    assert lines[0].startswith("I would play: ")
    assert lines[1].startswith("Chances of winning: ")
    assert lines[-1].endswith(" ways the game could go on.")
    assert session.ply == ply
    assert (session.state == before).all()
    said = lines[0].removeprefix("I would play: ").removesuffix(".")
    assert session.play(said.split(", ")[0]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_in_the_language_of_the_game(game: Any, language: str) -> None:
    session = until(begun(game, ["greedy", "human"]), "human")
    session.language = language
    begins = {"en": "I would play: ", "fr": "Je jouerais", "de": "Ich würde spielen: "}
    assert ask(session).lines[0].startswith(begins[language])


def test_with_two_people_at_one_keyboard_a_hint_would_not_be_fair(
    game: Any, picture: Picture
) -> None:
    session = until(begun(game, ["human", "greedy", "human"]), "human")
    picture("no-hint-for-several", told(session))


def test_on_the_turn_of_a_bot_there_is_no_hint(game: Any, picture: Picture) -> None:
    session = until(begun(game, ["human", "greedy"]), "greedy")
    picture("no-hint-for-a-bot", told(session))


@pytest.mark.parametrize("kinds", [("human", "random"), ("random", "human"), ("random", "random")])
def test_when_the_game_is_over_there_is_nothing_to_do(
    game: Any, kinds: Sequence[str], picture: Picture
) -> None:
    session = begun(game, kinds)
    while not session.is_over:
        if session.is_for_bot:
            session.play_bot()
        else:
            session.play(session.legal_texts()[0])
    picture("no-hint-at-the-end", told(session))
