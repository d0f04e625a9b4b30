"""What the terminal says to a person can be done as it is said."""

import re
from pathlib import Path
from typing import Any

import pytest

from polis.games import GAMES, load
from polis.terminal import text
from polis.terminal.commands import Context, answer
from polis.terminal.saving import Keeper, command_name, kept_line
from polis.terminal.screen import question
from polis.terminal.session import Session


@pytest.fixture(scope="module")
def game() -> Any:
    return load("arkadia")


def test_a_question_with_few_answers_tells_them_all(game: Any) -> None:
    session = Session.new(game, game.new_options({}), ["human", "human"], bytes(16))
    assert question(session).endswith(f'("legal" lists all {len(session.legal_texts())})')
    session.play("site lot")
    session.play(f"{session.legal_texts()[0]} done")
    assert question(session) == "Use a banner or end the turn: banner, end"


def test_the_way_back_names_the_component_file_of_the_game(game: Any, tmp_path: Path) -> None:
    session = Session.new(game, game.new_options({}), ["human", "human"], bytes(16))
    session.play("site lot")
    keeper = Keeper(session.record, tmp_path / "my game.json", Path("my box.toml"))
    keeper.keep(session.record)
    told = kept_line(session, keeper)
    assert told.endswith(f"--resume '{tmp_path}/my game.json' --components 'my box.toml'")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", ["arkadia", "archon"])
def test_the_short_form_and_the_rule_that_help_names_are_those_of_the_game(
    name: str, language: str
) -> None:
    rules: Any = load(name)
    session = Session.new(rules, rules.new_options({}), ["human"] * 2, bytes(16), language)
    lines = answer(Context(session, 0, False), "help").lines
    short, *_ = re.findall(r'"([a-z]{2} [a-z ]+)"', lines[0])
    (action,) = rules.parse(session.state, short)
    assert rules.text(action) in lines[0]
    (rule,) = (line.split()[-1] for line in lines if line.strip().startswith("rule"))
    assert answer(Context(session, 0, False), f"rule {rule}").lines[0].startswith(f"{rule}  ")
    assert rule in answer(Context(session, 0, False), "rule").lines[0]
    assert "ARK" not in "".join(lines) or name == "arkadia"
    assert max(map(len, lines)) <= 79
    assert len(lines) <= 20


@pytest.mark.parametrize(
    ("typed", "on_path", "shown"),
    [("polis", True, "polis"), ("polis", False, "{typed}"), ("__main__.py", False, "polis")],
)
def test_the_command_to_go_on_can_be_typed_as_it_stands(
    typed: str, on_path: bool, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / typed
    program.touch(mode=0o755)
    monkeypatch.setattr("sys.argv", [str(program), "play"])
    monkeypatch.setenv("PATH", str(tmp_path) if on_path else str(tmp_path / "elsewhere"))
    assert command_name() == shown.format(typed=program)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_waits_for_enter_fits_in_a_line_of_eighty(language: str) -> None:
    terminal_help = GAMES["arkadia"]
    for seat in (terminal_help.seat_name(number, language) for number in range(4)):
        for message in ("hidden-hand", "pass-on", "pass-on-first"):
            assert len(text(message, language, seat=seat)) <= 78, message
    assert len(text("prompt-go-on", language)) <= 78


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_first_question_of_a_turn_takes_one_line(game: Any, language: str) -> None:
    options = game.new_options({"setup": "first-game"})
    for seed in range(20):
        kinds = ["human", "human"]
        session = Session.new(game, options, kinds, bytes([seed] * 16), language)
        assert len(question(session)) <= 79, question(session)
