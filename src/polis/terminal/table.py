"""The loop of a game in the terminal: asks the seats in turn, shows their views, saves the game."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from polis.terminal import text
from polis.terminal.commands import Context, answer
from polis.terminal.prompt import Reader, open_for, pass_on
from polis.terminal.saving import Keeper, closing_lines, keeper_of, kept_line
from polis.terminal.screen import Screen, news
from polis.terminal.session import Session


class Table:
    """A session with its screen, its reader and its keeper."""

    def __init__(self, session: Session, screen: Screen, reader: Reader, keeper: Keeper) -> None:
        """Take the parts; nothing is shown yet."""
        self.session = session
        self.screen = screen
        self.reader = reader
        self.keeper = keeper
        self.messages: list[str] = []
        self._sit_down()

    def _sit_down(self) -> None:
        """Start with a session of which nothing has been shown."""
        humans = self.session.humans
        self.viewer = humans[0] if len(humans) == 1 else None
        self._shown_until: dict[int | None, int] = {}  # by seat, the first ply that it has not seen
        self._left: dict[int | None, int] = {}  # the first ply after a seat's last turn
        self._is_stale = True

    def run(self) -> None:
        """Play until the game is over or the player quits."""
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
        """Apply one action of a bot; it is shown at once if nobody plays."""
        self.session.play_bot()
        self._is_stale = True
        if not self.session.humans:
            self._say_news()

    def _say_news(self) -> None:
        """Write the events that are new to the viewer."""
        since = self._shown_until.get(self.viewer, 0)
        self.screen.say(news(self.session, self.viewer, since))
        self._shown_until[self.viewer] = self.session.ply + 1

    def _person(self) -> bool:
        """Execute one line of the player to decide; False to stop."""
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
        """Hand over the keyboard to the seat to act, if another person had it."""
        if self.viewer == seat:
            return ""
        is_first = self.viewer is None
        if not is_first:
            self._show()
            pass_on(self.session, self.screen, self.reader, seat)
        line = open_for(self.session, self.screen, self.reader, seat, is_first)
        self.viewer, self._is_stale = seat, True
        return line

    def _show(self) -> None:
        """Show what has changed since it was last shown."""
        if not self._is_stale:
            return
        session, viewer = self.session, self.viewer
        since = (self._left if self.screen.full else self._shown_until).get(viewer, 0)
        self.screen.show(session, viewer, since, self.messages)
        self._shown_until[viewer] = session.ply + 1
        self.messages, self._is_stale = [], False

    def _do(self, line: str) -> bool:
        """Answer a line; False to stop."""
        seat = self.session.seat
        reply = answer(Context(self.session, self.viewer, self.screen.colour), line)
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
        self._shown_until = {who: min(ply, now.ply + 1) for who, ply in self._shown_until.items()}
        if now.is_over or now.seat != seat:
            self._left[seat] = now.ply + 1
        return True

    def _answer(self, lines: Sequence[str]) -> None:
        """Show lines that leave the game unchanged: above the prompt if short, else below the table."""
        if self.screen.has_room(self.session, self.viewer, lines):
            self.messages += lines
            self._is_stale = True
        else:
            self.screen.say(lines)

    def _change_to(self, session: Session, file: Path | None) -> None:
        """Continue with another session."""
        self.session = session
        self.keeper = keeper_of(session.record, file, self.keeper.components)
        self._sit_down()

    def _keep(self) -> None:
        """Save the game; the first failure is reported."""
        if self.session.ply == self.session.began and not self.keeper.is_kept:
            return
        had_trouble = self.keeper.trouble
        self.keeper.keep(self.session.record)
        if self.keeper.trouble is not None and had_trouble is None:
            reason = self.keeper.trouble.text(self.session.language)
            self.messages.append(text("not-kept", self.session.language, reason=reason))

    def _end(self) -> None:
        """Show the result, if there is one, and the file of the game."""
        if self.session.ply > self.session.began:
            self.keeper.keep(self.session.record)
        if self.session.is_over:
            self._show_end()
        else:
            self.screen.say(kept_line(self.session, self.keeper))

    def _show_end(self) -> None:
        """Show the table with everything open, then the result."""
        session = self.session
        if len(session.humans) > 1:
            self.viewer = None
        if self.screen.full and session.humans:
            self._is_stale = True
            self._show()
            with suppress(EOFError, KeyboardInterrupt):
                self.reader.wait(text("prompt-go-on", session.language))
        else:
            self._say_news()
            self.screen.draw(session, self.viewer)
        self.screen.say(closing_lines(session, self.keeper))


def welcome(session: Session, screen: Screen, reader: Reader, lines: Iterable[str]) -> None:
    """Welcome a player to the first game, before the screen is cleared."""
    screen.clear()
    screen.say(lines)
    reader.wait(text("prompt-go-on", session.language))
