"""Saving games, in the user's data folder after each line that changes the game, and their end."""

import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from polis.core.files import data_folder, is_stream
from polis.core.records.record import Record
from polis.core.records.record_file import read_record, write_record
from polis.core.texts.errors import InvalidRecord, PolisError
from polis.terminal import terminal_message, text
from polis.terminal.session import Session


def games_folder() -> Path:
    """Return the folder of games that were given no other file."""
    return data_folder() / "games"


def is_first_game() -> bool:
    """Whether no game has been played on this machine yet."""
    return not any(games_folder().glob("*.json"))


class Keeper:
    """Writes the record of one game to one file, from the first action on."""

    def __init__(
        self, record: Record, file: Path | None = None, components: Path | None = None
    ) -> None:
        """Write to `file`, or to a new file in the folder of games.

        components: the component file of the game, if it is not the packaged one.
        """
        self.components = components
        self.file = file or _new_file(record)
        self.trouble: PolisError | None = None  # why the last write failed
        self.is_kept = False

    def keep(self, record: Record) -> None:
        """Write the record; an error is stored in `trouble`, as a full disk must not end a game."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_record(self.file, record)
        except OSError as error:
            folder = str(self.file.parent)
            self.trouble = PolisError(
                terminal_message("no-folder", folder=folder, reason=error.strerror)
            )
        except PolisError as error:
            self.trouble = error
        else:
            self.trouble, self.is_kept = None, True


def keeper_of(record: Record, source: Path | None = None, components: Path | None = None) -> Keeper:
    """Return a keeper with the file from which a game was read, if it is in the folder of games.

    Otherwise the file is new: a game saved elsewhere is not modified, so that one can return to it.
    """
    if source is not None and source.resolve().parent == games_folder().resolve():
        return Keeper(record, source, components)
    return Keeper(record, None, components)


def save_as(file: Path, record: Record) -> None:
    """Write a record to a file of the player's choice.

    An existing file is replaced only if it holds the same game; otherwise raises PolisError.
    """
    if file.exists() and not is_stream(file) and not _is_same_game(file, record):
        raise PolisError(terminal_message("file-exists", file=str(file)))
    write_record(file, record)


def named_file(text: str) -> Path:
    """Return the file that a player has typed; `~` is their home, if they have one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def _is_same_game(file: Path, record: Record) -> bool:
    try:
        return read_record(file).commitment == record.commitment
    except InvalidRecord:
        return False


def _new_file(record: Record) -> Path:
    """Return a unique file name made of the time and the start of the commitment."""
    now = datetime.now().astimezone()
    return games_folder() / f"{record.game}-{now:%Y-%m-%d-%H%M%S}-{record.commitment[:6]}.json"


def closing_lines(session: Session, keeper: Keeper) -> list[str]:
    """Return lines with the points of each seat by source, the winners, the seed and the file."""
    language, game, record = session.language, session.game, session.record
    events = [event for happened in session.events for event in happened]
    seats = [session.spec.seat_name(seat, language) for seat in game.winners(session.state)]
    lines = session.help.result_lines(game, session.state, events, language)
    lines.append(text("winner", language, seats=", ".join(seats), count=len(seats)))
    lines.append(text("seed-revealed", language, secret=record.secret))
    if keeper.trouble is None and keeper.is_kept:
        lines.append(text("verify", language, **_words_of(keeper)))
    else:
        lines.append(kept_line(session, keeper))
    return lines


def kept_line(session: Session, keeper: Keeper) -> str:
    """Return a sentence with the file of the game, or why there is none."""
    if keeper.trouble is not None:
        return text("not-kept", session.language, reason=keeper.trouble.text(session.language))
    if not keeper.is_kept:
        return text("nothing-kept", session.language)
    return text("kept", session.language, **_words_of(keeper))


def _words_of(keeper: Keeper) -> dict[str, str]:
    """Return the command and the file of a game, quoted for a shell, with the component file."""
    file = shlex.quote(str(keeper.file))
    if keeper.components is not None:
        file += f" --components {shlex.quote(str(keeper.components))}"
    return {"command": shlex.quote(command_name()), "file": file}


def command_name() -> str:
    """Return the name of this command, or its path if the shell would not find the name."""
    typed = Path(sys.argv[0])
    found = shutil.which("polis")
    is_known = found is not None and typed.exists() and Path(found).samefile(typed)
    return "polis" if is_known or typed.name != "polis" else str(typed)
