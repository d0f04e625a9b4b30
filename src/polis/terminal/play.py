"""`polis play`: builds the session, the screen and the reader, and runs the game."""

import os
import sys
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from polis.bots.outside.naming import outsider
from polis.core.files import is_stream
from polis.core.records.record_file import read_record
from polis.core.seeds import new_secret, parse_seed
from polis.core.texts.errors import PolisError
from polis.games import NAMES, load
from polis.games.levels import SEATABLE, split_style
from polis.terminal import terminal_message, text
from polis.terminal.prompt import Pipe, Reader, Terminal
from polis.terminal.saving import Keeper, is_first_game, keeper_of
from polis.terminal.screen import Screen
from polis.terminal.session import HUMAN, Session
from polis.terminal.table import Table, welcome


@dataclass(frozen=True, slots=True)
class Wishes:
    """The parameters of `polis play`."""

    game: str = NAMES[0]
    seats: str = "human,adept"
    options: Mapping[str, object] = field(default_factory=dict)
    components: Path | None = None
    seed: str | None = None
    language: str = "en"
    record: Path | None = None
    colour: bool = True
    resume: Path | None = None


def play(wishes: Wishes) -> None:
    """Play a game to its end or until the player quits; raises PolisError before it begins."""
    session = _session(wishes)
    keeper = _keeper(wishes, session)
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    screen = Screen(sys.stdout, wishes.colour, is_terminal)
    reader: Reader = Terminal() if is_terminal else _pipe()
    table = Table(session, screen, reader, keeper)
    if not _greet(session, screen, reader):
        return
    table.messages += _first_messages(wishes, session)
    with closing(session):
        table.run()


def _session(wishes: Wishes) -> Session:
    """Return a new game, or the game of a record."""
    text("result", wishes.language)  # refuses an unknown language first
    if wishes.resume is not None:
        record = read_record(wishes.resume)
        game = load(record.game, wishes.components)
        return Session.resumed(game, record, wishes.language)
    kinds = seat_kinds(wishes.seats)
    secret = new_secret() if wishes.seed is None else parse_seed(wishes.seed)
    game = load(wishes.game, wishes.components)
    for kind in kinds:
        if kind != HUMAN and outsider(kind) is None:
            game.spec.bots.check(kind)
    return Session.new(game, game.new_options(wishes.options), kinds, secret, wishes.language)


def seat_kinds(words: str) -> list[str]:
    """Parse `human,adept,greedy`; raises PolisError for anything else."""
    kinds = [_kind(word.strip()) for word in words.split(",")]
    for kind in kinds:
        if kind != HUMAN and outsider(kind) is None and split_style(kind)[0] not in SEATABLE:
            names = ", ".join((HUMAN, *SEATABLE))
            raise PolisError(
                terminal_message("no-such-seat", kind=kind, names=names, example="human,adept")
            )
    return kinds


def _kind(word: str) -> str:
    """Return what sits at a seat; case counts only in the name of a bot from outside."""
    return word.lower() if outsider(word) is None else word


def _keeper(wishes: Wishes, session: Session) -> Keeper:
    """Return the keeper of the game, with the given file, the one it was read from, or a new one."""
    if wishes.record is not None:
        if wishes.record.exists() or is_stream(wishes.record):
            raise PolisError(terminal_message("record-exists", file=str(wishes.record)))
        return Keeper(session.record, wishes.record, wishes.components)
    return keeper_of(session.record, wishes.resume, wishes.components)


def _pipe() -> Pipe:
    """Return a reader of the standard input, which replaces invalid bytes."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    return Pipe(sys.stdin, sys.stdout, echo=not sys.stdin.isatty())


def _greet(session: Session, screen: Screen, reader: Reader) -> bool:
    """Welcome a player to the first game; False if the player quits at once."""
    if not (screen.full and session.humans and is_first_game()):
        return True
    try:
        welcome(session, screen, reader, session.help.welcome(session.language))
    except (EOFError, KeyboardInterrupt):
        return False
    return True


def _first_messages(wishes: Wishes, session: Session) -> list[str]:
    """Return the lines before the first action."""
    if wishes.resume is not None:
        file = wishes.resume.name
        return [text("resumed", session.language, file=file, count=session.ply)]
    return [text("commitment", session.language, commitment=session.record.commitment)]
