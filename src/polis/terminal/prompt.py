"""Where lines come from: a person at a terminal, with completion, or a pipe."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, TextIO

from polis.terminal.commands import COMMANDS

Complete = Callable[[str], Iterable[str]]


class Reader(Protocol):
    """A source of lines. Its end is EOFError, Ctrl-C is KeyboardInterrupt."""

    def read(self, prompt: str, seat: int, complete: Complete) -> str:
        """A line typed by a seat. complete: the words that may stand at the end of a text."""

    def wait(self, prompt: str) -> str:
        """Wait for Enter; what a pipe has in that line is not lost but given back."""


class Pipe:
    """Lines of a file or a pipe.

    They are written out behind the prompt: the output reads like what a person would have seen.
    """

    def __init__(self, source: TextIO, out: TextIO, echo: bool) -> None:
        """echo: nobody types here, so what is read has to be shown."""
        self.source = source
        self.out = out
        self.echo = echo

    def read(self, prompt: str, seat: int, complete: Complete) -> str:  # noqa: ARG002
        """The next line; EOFError after the last."""
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
        """The next line, which may be an action already: nobody is there to press Enter."""
        return self.read(f"{prompt} ", 0, lambda _: ())


class Terminal:
    """A person at a terminal: editing, completion with Tab, a history for each seat of its own."""

    def __init__(self) -> None:
        """Nothing is asked yet."""
        self._sessions: dict[int, Any] = {}

    def read(self, prompt: str, seat: int, complete: Complete) -> str:
        """A line with completion; one seat never sees what another typed."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.shortcuts import CompleteStyle

        if seat not in self._sessions:
            # No room is kept for a menu below the line: it would push the board off the screen.
            self._sessions[seat] = PromptSession(
                complete_style=CompleteStyle.READLINE_LIKE, reserve_space_for_menu=0
            )
        line: str = self._sessions[seat].prompt(prompt, completer=completer(complete))
        return line.strip()

    def wait(self, prompt: str) -> str:
        """Wait for Enter; what was typed meanwhile is dropped."""
        from prompt_toolkit import PromptSession

        PromptSession[str](reserve_space_for_menu=0).prompt(f"{prompt} ")
        return ""


def completer(complete: Complete) -> Any:
    """Completion word by word for prompt_toolkit."""
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        """Offers the words that go on with the line."""

        def get_completions(
            self, document: Document, _event: CompleteEvent
        ) -> Iterable[Completion]:
            """The words that may stand where the last one is."""
            typed = document.text_before_cursor
            begun = "" if typed[-1:].isspace() else typed.split(" ")[-1]
            for word in words_for(typed, complete):
                yield Completion(f"{word} ", -len(begun), display=word)

    return Words()


COMMANDS_WITH_ACTION: Final = ("why", "legal")


def words_for(typed: str, complete: Complete) -> list[str]:
    """The words for the end of a line: of an action, of a command, or of a command's action."""
    head, gap, rest = typed.lstrip().partition(" ")
    if gap and head.lower() in COMMANDS_WITH_ACTION:
        return list(complete(rest))
    commands = [] if gap else [name for name in COMMANDS if name.startswith(head.lower())]
    return [*complete(typed.lstrip()), *commands]
