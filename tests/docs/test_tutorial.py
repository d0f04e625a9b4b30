"""The first game of the manual can be played just as it is written."""

import re
import shlex
from pathlib import Path
from typing import Any

from polis.core.seeds import parse_seed
from polis.games import load
from polis.terminal.commands import Desk, answer
from polis.terminal.session import Session

PAGE = (Path(__file__).parents[2] / "docs" / "tutorial" / "first-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
START = re.compile(r'make play ARGS="(--seed .*)"')
# Whole sentences about a seat, and positions such as "Red is worth 3".
SENTENCE = re.compile(r"`([A-Z]\w+ [^`]*\.)`")


def begun(game: Any) -> Session:
    """The game that the page starts."""
    found = START.search(PAGE)
    assert found is not None
    words = shlex.split(found[1])
    wishes = dict(zip(words[::2], words[1::2], strict=True))
    options = game.new_options({"setup": wishes["--setup"]})
    return Session.new(game, options, ["human", "greedy"], parse_seed(wishes["--seed"]))


def typed() -> list[str]:
    """Every line of the boxes that is typed in the game."""
    lines = [line for block in BLOCK.findall(PAGE) for line in block.splitlines()]
    return [line for line in lines if not line.startswith("make ")]


def test_every_line_of_the_tutorial_is_answered_as_the_page_says() -> None:
    session = begun(load("arkadia"))
    stopped = False
    for line in typed():
        while session.is_for_bot:
            session.play_bot()
        assert session.seat == 0, f"{line}: it is not the turn of Yellow"
        assert not stopped, f"{line} comes after the game was left"
        is_action = line.split()[0] in [
            "site",
            "castle",
            "banner",
            "cash",
            "play",
            "lay",
            "undo",
            "draw",
            "end",
        ]
        reply = answer(Desk(session, 0, False), line)
        assert reply.changed == is_action, f"{line}: {reply.lines}"
        stopped = reply.stop
    assert stopped


def test_the_sentences_and_figures_of_the_tutorial_come_true() -> None:
    session = begun(load("arkadia"))
    lines = typed()
    sold = lines.index("cash red 4")
    for line in lines[:sold]:
        answer(Desk(session, 0, False), line)
    assert session.view(0)["castle"]["values"]["red"] == 3  # "Red is worth 3 now."
    for line in lines[sold:]:
        while session.is_for_bot:
            session.play_bot()
        answer(Desk(session, 0, False), line)
    log = {entry.text for entry in session.log(0)}
    sentences = SENTENCE.findall(PAGE)
    assert len(sentences) == 4
    assert set(sentences) <= log
