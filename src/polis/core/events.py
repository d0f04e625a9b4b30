"""Events: facts that followed from an action, with numbers for parts and no words.

The log, the drawings, the statistics and the bots' memory are made from events. An event says
which of its parts only its own seat may know, so that one list serves every onlooker.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Event:
    """One fact in the past tense.

    kind: what happened, e.g. `card_drawn`; fields: its parts by name, whole numbers counted
    from 0 as in the state; private: the names of parts that only `fields["seat"]` may see.
    """

    kind: str
    fields: Mapping[str, int]
    private: frozenset[str] = field(default_factory=frozenset)

    def seen_by(self, seat: int | None) -> "Event":
        """Return the event as a seat learns it (None: a spectator).

        The seat of the event sees everything; for anybody else the private parts are not
        there at all. What comes back has nothing left to hide, so its `private` is empty for
        onlookers and unchanged for the seat itself.
        """
        if not self.private or (seat is not None and self.fields.get("seat") == seat):
            return self
        shown = {name: value for name, value in self.fields.items() if name not in self.private}
        return Event(self.kind, shown)
