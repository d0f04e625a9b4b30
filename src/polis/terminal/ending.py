"""The last words of a game: the result, the seed, and how anybody can check it."""

import shlex

from polis.terminal.saving import Keeper
from polis.terminal.session import Session
from polis.terminal.texts import text


def closing_lines(session: Session, keeper: Keeper) -> list[str]:
    """Points by seat with their sources, the winners, the seed and the file to verify."""
    language, game, record = session.language, session.game, session.record
    events = [event for happened in session.events for event in happened]
    seats = [session.aid.seat_name(seat, language) for seat in game.winners(session.state)]
    lines = session.aid.result_lines(game, session.state, events, language)
    lines.append(text("winner", language, seats=", ".join(seats), count=len(seats)))
    lines.append(text("seed-revealed", language, secret=record.secret))
    if keeper.trouble is None and keeper.is_kept:
        lines.append(text("verify", language, file=shlex.quote(str(keeper.file))))
    else:
        lines.append(kept_line(session, keeper))
    return lines


def kept_line(session: Session, keeper: Keeper) -> str:
    """One sentence about where the game is, or why it is nowhere."""
    if keeper.trouble is not None:
        return text("not-kept", session.language, reason=keeper.trouble)
    if not keeper.is_kept:
        return text("nothing-kept", session.language)
    return text("kept", session.language, file=shlex.quote(str(keeper.file)))
