"""Sources of lines: a terminal with completion, or a pipe; and handing the keyboard over unseen.

A player who has finished reads the outcome and clears the screen; it stays empty until the next
player confirms being alone. A pipe cannot be cleared: it gets a line between the two players' views.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, TextIO

from polis.terminal import text
from polis.terminal.commands import COMMANDS
from polis.terminal.screen import Screen
from polis.terminal.session import Session

Complete = Callable[[str], Iterable[str]]


class Reader(Protocol):
    """A source of lines. Its end raises EOFError, Ctrl-C raises KeyboardInterrupt."""

    def read(self, prompt: str, seat: int, complete: Complete) -> str:
        """Return a line of a seat; complete: returns the words that can follow a text."""

    def wait(self, prompt: str) -> str:
        """Wait for Enter; return the line of a pipe."""


class Pipe:
    """Lines of a file or a pipe, echoed after the prompt, so that the output reads like a dialogue."""

    def __init__(self, source: TextIO, out: TextIO, echo: bool) -> None:
        """Read from `source`; echo: whether to write what is read, because nobody types it."""
        self.source = source
        self.out = out
        self.echo = echo

    def read(self, prompt: str, seat: int, complete: Complete) -> str:  # noqa: ARG002
        """Return the next line."""
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if self.echo or not line:
            self.out.write(line.rstrip("\n") + "\n")
            self.out.flush()
        if not line:
            raise EOFError
        return line.strip()

    def wait(self, prompt: str) -> str:
        """Return the next line, which may be an action: a pipe has no Enter to wait for."""
        return self.read(f"{prompt} ", 0, lambda _: ())


class Terminal:
    """A terminal with line editing, completion with Tab, and a history for each seat."""

    def __init__(self) -> None:
        """Start without a history."""
        self._sessions: dict[int, Any] = {}

    def read(self, prompt: str, seat: int, complete: Complete) -> str:
        """Return a line; a seat never sees what another has typed."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        if seat not in self._sessions:
            # Space for a menu below the line would push the board off the screen.
            self._sessions[seat] = PromptSession(
                complete_style=CompleteStyle.READLINE_LIKE, reserve_space_for_menu=0
            )
        line: str = self._sessions[seat].prompt(prompt, completer=completer(complete))
        return line.strip()

    def wait(self, prompt: str) -> str:
        """Wait for Enter; drops what is typed before it."""
        from prompt_toolkit import PromptSession

        PromptSession[str](reserve_space_for_menu=0).prompt(f"{prompt} ")
        return ""


def completer(complete: Complete) -> Any:
    """Return a completer of single words for prompt_toolkit."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        """Offers the words that continue the line."""

        def get_completions(
            self, document: Document, _event: CompleteEvent
        ) -> Iterable[Completion]:
            """Yield the words that can stand in place of the last one."""
            typed = document.text_before_cursor
            begun = "" if typed[-1:].isspace() else typed.split(" ")[-1]
            for word in words_for(typed, complete):
                yield Completion(f"{word} ", -len(begun), display=word)

    return Words()


COMMANDS_WITH_ACTION: Final = ("why", "legal")


def words_for(typed: str, complete: Complete) -> list[str]:
    """Return the completions of a line: of an action, a command, or the action after a command."""
    head, gap, rest = typed.lstrip().partition(" ")
    if gap and head.lower() in COMMANDS_WITH_ACTION:
        return list(complete(rest))
    commands = [] if gap else [name for name in COMMANDS if name.startswith(head.lower())]
    return [*complete(typed.lstrip()), *commands]


def pass_on(session: Session, screen: Screen, reader: Reader, following: int) -> None:
    """Let the player clear the screen and pass the keyboard to the next seat."""
    if screen.full:
        name = session.spec.seat_name(following, session.language)
        reader.wait(text("pass-on", session.language, seat=name))
        screen.clear()


def open_for(session: Session, screen: Screen, reader: Reader, seat: int, is_first: bool) -> str:
    """Wait for a seat at an empty screen; return the line that a pipe supplies instead of Enter."""
    name = session.spec.seat_name(seat, session.language)
    screen.clear()
    if is_first:
        screen.say(text("pass-on-first", session.language, seat=name))
    line = reader.wait(text("hidden-hand", session.language, seat=name))
    screen.clear()
    return line
