"""What is written to the terminal: a whole screen of 80x24, or line by line into a pipe.

A screen is the drawn table, a picture of what is being decided, as much of the latest log as
there is room for, and the question. In a pipe nothing is drawn unless `board` asks for it: only
what is new is told.
"""

import shutil
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final, TextIO

from polis.terminal.session import Session
from polis.terminal.texts import text

WIDTH: Final = 79
HEIGHT: Final = 24
# Home, clear, and clear what was scrolled away: nobody scrolls back to another's hand.
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
MORE: Final = "(log) … "
EXAMPLES: Final = 2
# For outputs that have few signs.
PLAIN: Final = str.maketrans(
    dict.fromkeys("─═━", "-")
    | dict.fromkeys("┐┬┘┴┤┼╗╦╝╩╣╬┓┳┛┻┫╋", "+")
    | {"·": ".", "…": "...", "\u2019": "'"}
)


class Screen:
    """The output. full: a terminal whose screen can be cleared; colour: ANSI codes are welcome."""

    def __init__(self, out: TextIO, colour: bool, full: bool) -> None:
        """Write to `out`; nothing is written yet."""
        self.out = out
        self.colour = colour
        self.full = full

    def say(self, lines: str | Iterable[str] = "") -> None:
        """Write lines, folded to 79 columns; signs the output cannot show are replaced."""
        for line in [lines] if isinstance(lines, str) else lines:
            self._write("\n".join(folded(line)) + "\n")

    def draw(self, session: Session, viewer: int | None, ply: int | None = None) -> None:
        """Draw the table alone, now or after `ply` actions."""
        self._write(session.drawn(viewer, self.colour, ply))

    def show(
        self, session: Session, viewer: int | None, since: int, messages: Sequence[str]
    ) -> None:
        """Show where the game stands, what happened since a ply, and what is to be decided."""
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
        """Whether the messages fit on the screen together with the table."""
        screen = compose(session, viewer, session.ply + 1, messages, False, _height())
        return self.full and len(screen) < _height()

    def clear(self) -> None:
        """Make a screen empty; a pipe keeps what it has."""
        if self.full:
            self._write(CLEAR)

    def _write(self, piece: str) -> None:
        """Write at once what the output can show."""
        self.out.write(showable(piece, getattr(self.out, "encoding", None)))
        self.out.flush()


def _height() -> int:
    """The lines of the terminal, never fewer than a table needs."""
    return max(HEIGHT, shutil.get_terminal_size((80, HEIGHT)).lines)


def showable(piece: str, encoding: str | None) -> str:
    """The text in signs of an encoding: drawn lines become - and +, other strange signs `?`."""
    name = encoding or "utf-8"
    try:
        piece.encode(name)
    except UnicodeEncodeError:
        return piece.translate(PLAIN).encode(name, "replace").decode(name)
    return piece


def folded(line: str) -> list[str]:
    """A line in pieces of at most 79 columns, later ones indented; drawn lines are left alone."""
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
    """A screen of at most `height` lines, the last left for the prompt.

    Where there is too little room, what a command can tell again gives way: first the log, then
    the question, then the picture of what is being decided.
    """
    shown = session.view(viewer)
    lines = session.drawn(viewer, colour).splitlines()
    said = [piece for message in messages for piece in folded(message)]
    picture: list[str] = []
    asked: list[str] = []
    if _may_decide(session, viewer):
        picture = session.help.choice_lines(session.game, shown, session.language)
        asked = folded(question(session))
    room = height - 1 - len(lines) - len(said)
    if len(picture) + len(asked) > room:
        asked = []
    if len(picture) > room:
        picture = []
    log = latest(session, viewer, since, room - len(picture) - len(asked))
    return [*lines, *log, *said, *picture, *asked]


def latest(session: Session, viewer: int | None, since: int, room: int) -> list[str]:
    """The end of the log as flowing text in at most `room` lines, without what the board shows."""
    expected = session.help.EXPECTED
    told = [e.text for e in session.log(viewer, since) if e.event.kind not in expected]
    for start in range(len(told)):
        begun = MORE if start else ""
        lines = wrap(begun + " ".join(told[start:]), WIDTH)
        if len(lines) <= room:
            return lines
    return []


def news(session: Session, viewer: int | None, since: int) -> list[str]:
    """What happened since a ply, a sentence a line; cards dealt to others tell nothing."""
    return [entry.text for entry in session.log(viewer, since) if entry.ply or not entry.is_partial]


def _may_decide(session: Session, viewer: int | None) -> bool:
    """Whether the one in front of the screen is to decide; the choices of others are theirs."""
    return not session.is_over and session.seat == viewer


def question(session: Session) -> str:
    """What has to be decided, and what could be typed."""
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
    """A few legal actions that differ as much as they can."""
    first = {name.split()[0]: name for name in reversed(legal)}
    found = [name for name in legal if first[name.split()[0]] == name]
    found += [name for name in (legal[len(legal) // 2], legal[-1]) if name not in found]
    return found[:count]
