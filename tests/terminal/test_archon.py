"""Archon as played through a pipe: whole games in each language, typed with real words."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record_file import read_record
from polis.core.records.replay import verify
from polis.games import load
from polis.terminal.session import Session

COMMAND = [sys.executable, "-m", "polis", "play", "archon"]
PATIENCE = 300.0  # seconds for a process on a busy machine
SECRET = bytes(range(16))
WORDS = {
    "en": ("The game is over", "is not an action; use one of"),
    "fr": ("La partie est terminée", "ne convient pas ; il faut ici une action"),
    "de": ("Das Spiel ist aus", "passt nicht; hier steht eine Aktion"),
}


@pytest.fixture(scope="module")
def game() -> Any:
    return load("archon")


def run(arguments: list[str], lines: list[str], environment: dict[str, str]) -> str:
    """What the command answers to these lines in a pipe."""
    done = subprocess.run(
        [*COMMAND, "--no-colour", *arguments],
        input="".join(f"{line}\n" for line in lines),
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def busy_lines(game: Any, kinds: list[str]) -> list[str]:
    """The input of a player who passes late, with a board and a typing error now and then."""
    session = Session.new(game, game.new_options({}), kinds, SECRET)
    lines: list[str] = []
    while not session.is_over:
        if session.is_for_bot:
            session.play_bot()
            continue
        texts = session.legal_texts()
        busy = [text for text in texts if text not in ("pass", "stop", "done")] or texts
        chosen = busy[7 * session.ply % len(busy)]
        lines += [chosen] if session.ply % 9 else ["board", "sail", f"why {texts[0]}", chosen]
        session.play(chosen)
    return lines


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "fr"), (4, "de")])
def test_a_whole_game_is_played_in_each_language(
    game: Any, environment: dict[str, str], seats: int, language: str
) -> None:
    kinds = ["human", "random", "greedy", "random"][:seats]
    arguments = ["--seats", ",".join(kinds), "--seed", SECRET.hex(), "--language", language]
    told = run(arguments, ["help", "sheet", *busy_lines(game, kinds)], environment)
    for words in WORDS[language]:
        assert words in told.replace("\n  ", " ")
    others = [WORDS[other] for other in WORDS if other != language]
    assert not [words for pair in others for words in pair if words in told]
    assert "ARK" not in told
    assert "…" not in re.sub(r"\(log\) …", "", told)
    assert max(map(len, told.splitlines())) <= 200  # only a path may be long
    (file,) = (Path(environment["POLIS_DATA_DIR"]) / "games").glob("*.json")
    record = read_record(file)
    assert record.result is not None
    assert verify(record, game) is None


def test_what_is_done_by_itself_may_be_typed_and_is_kept_once(
    environment: dict[str, str],
) -> None:
    lines = [
        "draft scribe merchant",
        "split 3 courtier 1 scribe 1 merchant",
        "treasury a scribe academy a courtier done",
    ]
    told = run(["--seed", "5"], lines, environment)
    assert "Unicorn gets 1 Arts card in the Academy." in told
    assert "is not" not in told
    (file,) = (Path(environment["POLIS_DATA_DIR"]) / "games").glob("*.json")
    kept = " ".join(read_record(file).actions)
    assert "academy a with courtier" in kept
    assert "with courtier done" not in kept


def test_a_wrong_wish_is_refused_in_the_language_of_the_wish(environment: dict[str, str]) -> None:
    done = subprocess.run(
        [*COMMAND, "--seats", "human,robot", "--language", "de"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("„robot“ kann nicht am Tisch sitzen; jeder Platz ist einer von ")
