"""To whom the events of a game are told, and who is meant in a sentence."""

from typing import Final, NamedTuple


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


EVERYBODY: Final = Listener()
