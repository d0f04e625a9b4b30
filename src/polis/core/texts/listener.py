"""The listener to whom events are reported, and to whom a sentence may refer."""

from collections.abc import Container
from functools import cache
from typing import Final, NamedTuple

_PLACES: Final = 0xE000  # in Unicode's private use area: neither our texts nor names contain one


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

    def of(self, seats: Container[object]) -> "Listener":
        """Return a listener for these seats that is the same whatever people are called.

        A sentence for it has a placeholder for each name, which `filled` replaces, so it is made
        once for all viewers. seats: those that the sentence may mention; a superset is fine.
        """
        you = self.you if self.you in seats else None
        named = [bool(name) and seat in seats for seat, name in enumerate(self.names)]
        return _with_places(you, *named)

    def filled(self, text: str) -> str:
        """Replace the placeholders in a sentence made for `of(...)` by the names."""
        for seat, name in enumerate(self.names):
            if name:
                text = text.replace(chr(_PLACES + seat), name)
        return text


EVERYBODY: Final = Listener()


@cache  # there are few: it is asked for each event and viewer
def _with_places(you: int | None, *named: bool) -> Listener:
    """Return a listener with a placeholder for the name of each seat that is to be named."""
    return Listener(
        you, tuple(chr(_PLACES + seat) if is_named else "" for seat, is_named in enumerate(named))
    )
