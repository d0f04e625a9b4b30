"""The output: a whole screen of 80x24 in a terminal, line by line in a pipe.

A screen has the drawn table, a picture of the decision, as much of the log as fits, and the
question. A pipe gets only what is new, and a drawing when `board` asks for it.
"""

import shutil
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final, TextIO

from polis.core.texts.ansi import safe
from polis.terminal import text
from polis.terminal.session import Session

WIDTH: Final = 79
HEIGHT: Final = 24
# Home, clear, and clear the scrollback, which shows other players' hands.
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
MORE: Final = "(log) … "
EXAMPLES: Final = 2
# For encodings without these characters.
PLAIN: Final = str.maketrans(
    dict.fromkeys("─═━\u2212", "-")
    | dict.fromkeys("┐┬┘┴┤┼╗╦╝╩╣╬┓┳┛┻┫╋", "+")
    | {"·": ".", "…": "...", "\u2019": "'"}
)


class Screen:
    """The output; full: a terminal that can be cleared; colour: whether to write ANSI codes."""

    def __init__(self, out: TextIO, colour: bool, full: bool) -> None:
        """Take the stream to write to."""
        self.out = out
        self.colour = colour
        self.full = full

    def say(self, lines: str | Iterable[str] = "") -> None:
        """Write lines, wrapped at 79 columns; characters that the output lacks are replaced."""
        for line in [lines] if isinstance(lines, str) else lines:
            self._write("\n".join(folded(line)) + "\n")

    def draw(self, session: Session, viewer: int | None, ply: int | None = None) -> None:
        """Draw only the table, now or after `ply` actions."""
        self._write(session.drawn(viewer, self.colour, ply))

    def show(
        self, session: Session, viewer: int | None, since: int, messages: Sequence[str]
    ) -> None:
        """Show the table, the events since a ply, the messages and the question."""
        if self.full:
            lines = compose(session, viewer, since, messages, self.colour, _height())
            self.clear()
            self._write("\n".join(lines) + "\n")
            return
        self.say(news(session, viewer, since))
        self.say(messages)
        if _may_decide(session, viewer):
            self.say(
                session.help.choice_lines(session.game, session.view(viewer), session.language)
            )
            self.say(question(session))

    def has_room(self, session: Session, viewer: int | None, messages: Sequence[str]) -> bool:
        """Whether the messages fit on the screen beside the table."""
        screen = compose(session, viewer, session.ply + 1, messages, False, _height())
        return self.full and len(screen) < _height()

    def clear(self) -> None:
        """Clear the screen; does nothing in a pipe."""
        if self.full:
            self.out.write(CLEAR)

    def _write(self, piece: str) -> None:
        """Write a text, with replacements for what the output lacks, and flush."""
        self.out.write(showable(safe(piece), getattr(self.out, "encoding", None)))
        self.out.flush()


def _height() -> int:
    """Return the height of the terminal in lines, at least what a table needs."""
    return max(HEIGHT, shutil.get_terminal_size((80, HEIGHT)).lines)


def showable(piece: str, encoding: str | None) -> str:
    """Return a text in an encoding: its lines become - and +, other missing characters `?`."""
    name = encoding or "utf-8"
    try:
        piece.encode(name)
    except UnicodeEncodeError:
        return piece.translate(PLAIN).encode(name, "replace").decode(name)
    return piece


def folded(line: str) -> list[str]:
    """Return a line wrapped at 79 columns, with an indent; drawings are not wrapped."""
    if len(line) <= WIDTH or "\x1b" in line:
        return [line]
    return wrap(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)


def compose(
    session: Session,
    viewer: int | None,
    since: int,
    messages: Sequence[str],
    colour: bool,
    height: int,
) -> list[str]:
    """Return a screen of at most `height` lines, with the last line free for the prompt.

    If space is short, what a command can show again is dropped: first the log, then the question,
    then the picture of the decision.
    """
    shown = session.view(viewer)
    lines = session.drawn(viewer, colour).splitlines()
    notes = [piece for message in messages for piece in folded(message)]
    picture: list[str] = []
    asked: list[str] = []
    if _may_decide(session, viewer):
        picture = session.help.choice_lines(session.game, shown, session.language)
        asked = folded(question(session))
    room = height - 1 - len(lines) - len(notes)
    if len(picture) + len(asked) > room:
        asked = []
    if len(picture) > room:
        picture = []
    log = latest(session, viewer, since, room - len(picture) - len(asked))
    return [*lines, *log, *notes, *picture, *asked]


def latest(session: Session, viewer: int | None, since: int, room: int) -> list[str]:
    """Return the end of the log in at most `room` lines, without what the board shows."""
    expected = session.help.EXPECTED
    texts = [e.text for e in session.log(viewer, since) if e.event.kind not in expected]
    for start in range(len(texts)):
        begun = MORE if start else ""
        lines = wrap(begun + " ".join(texts[start:]), WIDTH)
        if len(lines) <= room:
            return lines
    return []


def news(session: Session, viewer: int | None, since: int) -> list[str]:
    """Return the events since a ply, one sentence per line, without cards dealt to others."""
    return [entry.text for entry in session.log(viewer, since) if entry.ply or not entry.is_partial]


def _may_decide(session: Session, viewer: int | None) -> bool:
    """Whether the viewer is to decide."""
    return not session.is_over and session.seat == viewer


def question(session: Session) -> str:
    """Return the question, with examples of what can be typed."""
    language = session.language
    legal = session.legal_texts()
    asked = session.spec.question(session.game.phase(session.state), language)
    everything = text("question-all", language, question=asked, examples=", ".join(legal))
    if len(legal) <= EXAMPLES and len(everything) <= WIDTH:
        return everything
    for count in range(EXAMPLES, 0, -1):
        examples = ", ".join(_examples(legal, count))
        line = text("question", language, question=asked, examples=examples, count=len(legal))
        if len(line) <= WIDTH:
            return line
    return text("question-short", language, question=asked, examples=_examples(legal, 1)[0])


def _examples(legal: Sequence[str], count: int) -> list[str]:
    """Return a few legal actions that are as different as possible."""
    first = {name.split()[0]: name for name in reversed(legal)}
    found = [name for name in legal if first[name.split()[0]] == name]
    found += [name for name in (legal[len(legal) // 2], legal[-1]) if name not in found]
    return found[:count]
