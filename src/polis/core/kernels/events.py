"""Events: facts that followed from an action, as numbers without words.

The log, the drawings, the statistics and the bots' memory are made from events. An event declares
which of its parts only its own seat may know, so that one list serves every viewer.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Event:
    """One fact in the past tense.

    kind: what happened, e.g. `card_drawn`; fields: its parts by name, integers counted from 0 as in
    the state; private: the names of the parts that only `fields["seat"]` may see.
    """

    kind: str
    fields: Mapping[str, int]
    private: frozenset[str] = field(default_factory=frozenset)

    def seen_by(self, seat: int | None) -> "Event":
        """Return the event as a seat sees it (None: a spectator).

        The event's own seat sees everything; for anyone else the private parts are absent. The
        result has nothing left to hide, so its `private` is empty for other viewers and unchanged
        for the seat itself.
        """
        if not self.private or (seat is not None and self.fields.get("seat") == seat):
            return self
        shown = {name: value for name, value in self.fields.items() if name not in self.private}
        return Event(self.kind, shown)
