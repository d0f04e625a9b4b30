"""The end of a game: the result, the seed, and how to verify it."""

import shlex
import shutil
import sys
from pathlib import Path

from polis.terminal.saving import Keeper
from polis.terminal.session import Session
from polis.terminal.texts import text


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
