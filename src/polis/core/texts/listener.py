"""The listener to whom events are reported, and to whom a sentence may refer."""

from typing import Final, NamedTuple


class Listener(NamedTuple):
    """A reader of the game's events.

    you: the seat addressed in the second person, None for an onlooker; names: what people are
    called, by seat; an empty or missing name falls back to the seat's name.
    """

    you: int | None = None
    names: tuple[str, ...] = ()

    def words(self, seat: int, word: str) -> dict[str, object]:
        """Return the message arguments for the seat that does something.

        word: the seat's name in the notation, as the message `seat-name` takes it. `$you` and
        `$named` are `yes` or `no`.
        """
        name = self.names[seat] if seat < len(self.names) else ""
        you = "yes" if seat == self.you else "no"
        return {"seat": word, "you": you, "named": "yes" if name else "no", "name": name}


EVERYBODY: Final = Listener()
