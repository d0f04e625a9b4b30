"""The curtain between two people at one keyboard: nobody sees the other's cards.

The one who is done reads what came of it and hides it; the screen is then empty until the next
one says to be alone with it. A pipe cannot be cleared: there the sentence stands between the two,
and each is shown its own view only.
"""

from polis.terminal.prompt import Reader
from polis.terminal.screen import Screen
from polis.terminal.session import Session
from polis.terminal.texts import text


def close(session: Session, screen: Screen, reader: Reader, following: int) -> None:
    """Let the one at the keyboard hide the screen and pass the keyboard on."""
    if screen.full:
        name = session.spec.seat_name(following, session.language)
        reader.wait(text("pass-on", session.language, seat=name))
        screen.clear()


def open_for(session: Session, screen: Screen, reader: Reader, seat: int, is_first: bool) -> str:
    """Wait for a seat in front of an empty screen; what a pipe gave instead of Enter comes back."""
    name = session.spec.seat_name(seat, session.language)
    screen.clear()
    if is_first:
        screen.say(text("pass-on-first", session.language, seat=name))
    line = reader.wait(text("hidden-hand", session.language, seat=name))
    screen.clear()
    return line
