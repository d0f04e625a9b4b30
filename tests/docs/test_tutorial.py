"""The first games in the manual can be played exactly as written."""

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest

from polis.cli.parameters import read_options
from polis.core.seeds import parse_seed
from polis.games import load
from polis.terminal.commands import COMMANDS, Context, answer
from polis.terminal.session import Session

FOLDER = Path(__file__).parents[2] / "docs" / "tutorial"
BLOCK = re.compile(r"^```\n(.*?)^```", re.MULTILINE | re.DOTALL)
STARTS = ("make ", ".venv/bin/polis ")
# Whole sentences of the log.
SENTENCE = re.compile(r"`([A-Z]\w+ [^`]*\.)`")


@dataclass(frozen=True)
class Page:
    """A page of the manual on which a game is played."""

    file: str
    game: str
    start: re.Pattern[str]
    sentences: int

    @property
    def text(self) -> str:
        return (FOLDER / self.file).read_text("utf-8")

    def begun(self) -> Session:
        """The game that the page starts."""
        found = self.start.search(self.text)
        assert found is not None
        words = shlex.split(found[1])
        secret = parse_seed(words[words.index("--seed") + 1])
        pairs = [words[place + 1] for place, word in enumerate(words) if word == "--option"]
        rules = load(self.game)
        options = rules.new_options(read_options(pairs))
        return Session.new(rules, options, ["human", "greedy"], secret)

    def typed(self) -> list[str]:
        """Every line of the boxes that is typed in the game."""
        lines = [line for block in BLOCK.findall(self.text) for line in block.splitlines()]
        return [line for line in lines if not line.startswith(STARTS)]


ARKADIA = Page("first-game.md", "arkadia", re.compile(r'make terminal ARGS="(--seed .*)"'), 4)
ARCHON = Page("first-archon-game.md", "archon", re.compile(r"polis play archon (--seed .*)"), 5)
PAGES = pytest.mark.parametrize("page", [ARKADIA, ARCHON], ids=lambda page: page.game)


def ask(session: Session, line: str) -> tuple[bool, bool, str]:
    """Type a line on the player's turn: whether it had an effect, whether it quit, the answer."""
    while session.is_for_bot:
        session.play_bot()
    assert session.seat == 0, f"{line}: it is not the turn of the first seat"
    reply = answer(Context(session, 0, False), line)
    return reply.changed, reply.stop, "\n".join(reply.lines)


def test_every_tutorial_is_tested() -> None:
    assert {page.name for page in FOLDER.glob("*.md")} == {ARKADIA.file, ARCHON.file}


@PAGES
def test_every_line_of_the_tutorial_is_answered_as_the_page_says(page: Page) -> None:
    session = page.begun()
    stopped = False
    for line in page.typed():
        assert not stopped, f"{line} comes after the game was left"
        word = line.split()[0]
        changed, stopped, told = ask(session, line)
        assert changed == (word not in COMMANDS or word == "undo"), f"{line}: {told}"
        assert stopped == (word == "quit")
    assert stopped


@PAGES
def test_the_sentences_of_the_tutorial_come_true(page: Page) -> None:
    session = page.begun()
    log: set[str] = set()
    for line in page.typed():
        ask(session, line)
        log |= {entry.text for entry in session.log(0)}
    sentences = SENTENCE.findall(page.text)
    assert len(sentences) == page.sentences
    assert set(sentences) <= log


def test_red_is_worth_what_the_page_says() -> None:
    session = ARKADIA.begun()
    lines = ARKADIA.typed()
    for line in lines[: lines.index("cash red 4")]:
        ask(session, line)
    assert session.view(0)["castle"]["values"]["red"] == 3  # "Red is worth 3 now."


def test_what_the_page_says_of_archon_is_so() -> None:
    session = ARCHON.begun()
    lines = ARCHON.typed()
    for line in lines[: lines.index("academy a courtier done")]:
        ask(session, line)
    drawn = session.drawn(0, False)
    assert "ranks 5 3" in drawn
    ply = session.ply
    ask(session, "academy a courtier done")
    assert session.record.actions[ply:] == ("academy a", "with courtier")
    bonus = [place for place in session.game.box.locations if any(place.merchant)]  # type: ignore[attr-defined]
    assert len(bonus) == 3
    _, _, told = ask(session, "why palace 3")
    assert "covered" in told
