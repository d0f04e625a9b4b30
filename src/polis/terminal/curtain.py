"""Handing over the keyboard, so that nobody sees another's cards.

A player who has finished reads the outcome and clears the screen; it stays empty until the next
player confirms being alone. A pipe cannot be cleared: it gets a line between the two players'
views.
"""

from polis.terminal.prompt import Reader
from polis.terminal.screen import Screen
from polis.terminal.session import Session
from polis.terminal.texts import text


def close(session: Session, screen: Screen, reader: Reader, following: int) -> None:
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
