"""The table: who is asked when, what is shown to whom, and what is kept.

Everything a person sees is made from the view of the seat in front of the screen.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from polis.terminal import curtain
from polis.terminal.commands import Desk, answer
from polis.terminal.ending import closing_lines, kept_line
from polis.terminal.prompt import Reader
from polis.terminal.saving import Keeper, keeper_of
from polis.terminal.screen import Screen, news
from polis.terminal.session import Session
from polis.terminal.texts import text


class Table:
    """A game with its screen, its source of lines and the file it is kept in."""

    def __init__(self, session: Session, screen: Screen, reader: Reader, keeper: Keeper) -> None:
        """Nothing is shown yet."""
        self.session = session
        self.screen = screen
        self.reader = reader
        self.keeper = keeper
        self.messages: list[str] = []
        self._sit_down()

    def _sit_down(self) -> None:
        """Begin with a session: nobody has seen anything of it."""
        humans = self.session.humans
        self.viewer = humans[0] if len(humans) == 1 else None
        self._told: dict[int | None, int] = {}  # the first ply a seat has not been told of
        self._left: dict[int | None, int] = {}  # the first ply after a seat's last turn
        self._is_stale = True

    def run(self) -> None:
        """Play until the game is over or nobody wants to go on."""
        try:
            while not self.session.is_over:
                if self.session.is_for_bot:
                    self._bot()
                elif not self._person():
                    break
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
        self._end()

    def _bot(self) -> None:
        """One action of a bot; without people it is told at once."""
        self.session.play_bot()
        self._is_stale = True
        if not self.session.humans:
            self._tell_news()

    def _tell_news(self) -> None:
        """What the one in front of the screen has not been told yet."""
        since = self._told.get(self.viewer, 0)
        self.screen.say(news(self.session, self.viewer, since))
        self._told[self.viewer] = self.session.ply + 1

    def _person(self) -> bool:
        """One line of the person to decide; False if that is the end."""
        seat = self.session.seat
        line = self._bring(seat)
        if not line:
            self._show()
            name = self.session.spec.seat_name(seat, self.session.language)
            line = self.reader.read(f"{name}> ", seat, self.session.completions)
        if not line:
            self._is_stale = True
            return True
        return self._do(line)

    def _bring(self, seat: int) -> str:
        """Make sure that nobody but the seat to decide is in front of the screen."""
        if self.viewer == seat:
            return ""
        is_first = self.viewer is None
        if not is_first:
            self._show()
            curtain.close(self.session, self.screen, self.reader, seat)
        line = curtain.open_for(self.session, self.screen, self.reader, seat, is_first)
        self.viewer, self._is_stale = seat, True
        return line

    def _show(self) -> None:
        """Show what has changed since the last time."""
        if not self._is_stale:
            return
        session, viewer = self.session, self.viewer
        since = (self._left if self.screen.full else self._told).get(viewer, 0)
        self.screen.show(session, viewer, since, self.messages)
        self._told[viewer] = session.ply + 1
        self.messages, self._is_stale = [], False

    def _do(self, line: str) -> bool:
        """Answer a line; False if the person stops."""
        seat = self.session.seat
        reply = answer(Desk(self.session, self.viewer, self.screen.colour), line)
        if reply.stop:
            return False
        if not reply.changed:
            self._answer(reply.lines)
            return True
        if reply.session is not None:
            self._change_to(reply.session, reply.file)
        self.messages += reply.lines
        self._is_stale = True
        self._keep()
        now = self.session
        self._told = {who: min(ply, now.ply + 1) for who, ply in self._told.items()}
        if now.is_over or now.seat != seat:
            self._left[seat] = now.ply + 1
        return True

    def _answer(self, lines: Sequence[str]) -> None:
        """Say something that changes nothing: beside the table if it is short, else below it."""
        if self.screen.has_room(self.session, self.viewer, lines):
            self.messages += lines
            self._is_stale = True
        else:
            self.screen.say(lines)

    def _change_to(self, session: Session, file: Path | None) -> None:
        """Put this game away and take another one."""
        self.session = session
        self.keeper = keeper_of(session.record, file, self.keeper.components)
        self._sit_down()

    def _keep(self) -> None:
        """Write the game down; say so when that does not work for the first time."""
        if self.session.ply == self.session.began and not self.keeper.is_kept:
            return
        had_trouble = self.keeper.trouble
        self.keeper.keep(self.session.record)
        if self.keeper.trouble is not None and had_trouble is None:
            reason = self.keeper.trouble.text(self.session.language)
            self.messages.append(text("not-kept", self.session.language, reason=reason))

    def _end(self) -> None:
        """The result if there is one, and where the game is kept."""
        if self.session.ply > self.session.began:
            self.keeper.keep(self.session.record)
        if self.session.is_over:
            self._show_end()
        else:
            self.screen.say(kept_line(self.session, self.keeper))

    def _show_end(self) -> None:
        """The table with open screens, then the result; a full screen is read before that."""
        session = self.session
        if len(session.humans) > 1:
            self.viewer = None
        if self.screen.full and session.humans:
            self._is_stale = True
            self._show()
            with suppress(EOFError, KeyboardInterrupt):
                self.reader.wait(text("prompt-go-on", session.language))
        else:
            self._tell_news()
            self.screen.draw(session, self.viewer)
        self.screen.say(closing_lines(session, self.keeper))


def welcome(session: Session, screen: Screen, reader: Reader, lines: Iterable[str]) -> None:
    """Greet somebody who plays for the first time, before the screen is cleared for the table."""
    screen.clear()
    screen.say(lines)
    reader.wait(text("prompt-go-on", session.language))
