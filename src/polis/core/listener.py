"""To whom the events of a game are told, and who is meant in a sentence."""

from collections.abc import Container
from typing import Final, NamedTuple

_PLACES: Final = 0xE000  # of Unicode's private use: no text of ours and no person's name has one


class Listener(NamedTuple):
    """Somebody who reads what has happened.

    you: the seat that is spoken to in the second person, None for an onlooker; names: what the persons
    are called, by seat; an empty or a missing one goes by the name of the seat.
    """

    you: int | None = None
    names: tuple[str, ...] = ()

    def words(self, seat: int, word: str) -> dict[str, object]:
        """Return what a message needs to know who does something.

        word: the seat's in the notation, as the message `seat-name` takes it. `$you` and `$named` are `yes`
        or `no`.
        """
        name = self.names[seat] if seat < len(self.names) else ""
        you = "yes" if seat == self.you else "no"
        return {"seat": word, "you": you, "named": "yes" if name else "no", "name": name}

    def of(self, seats: Container[object]) -> "Listener":
        """Return who hears the same about these seats, whatever the persons are called.

        A sentence told to them has a place for each name, which `filled` fills: so it is made once for
        everybody. seats: those that the sentence may mention; more do no harm.
        """
        you = self.you if self.you in seats else None
        return Listener(you, tuple([
            chr(_PLACES + seat) if name and seat in seats else ""
            for seat, name in enumerate(self.names)
        ]))  # fmt: skip

    def filled(self, text: str) -> str:
        """Return a sentence that was told to `of(...)` with the names in their places."""
        for seat, name in enumerate(self.names):
            if name:
                text = text.replace(chr(_PLACES + seat), name)
        return text


EVERYBODY: Final = Listener()
