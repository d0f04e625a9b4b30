"""Reads a line along the positions it leads to, skipping words for what has already been done.

A decision with only one outcome is not asked for: `treasury a` plays the Scribe at once if no other
card can enter there. A line that also names the Scribe must not be refused. The events of the
preceding action say what was done automatically; only words that name exactly that are skipped.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from polis.core.contract.game import Game
from polis.core.kernels.events import Event
from polis.games.archon.box.effects import FIRST_RESOURCE, HELD, TRADE
from polis.games.archon.model.actions import NO_SECOND, Action, encode
from polis.games.archon.model.meanings import BY_TILE
from polis.games.archon.model.names import PALACE
from polis.games.archon.model.state import LOSING, NONE
from polis.games.archon.model.tables import ACTION, FAVOR_ROW, TIMES
from polis.games.archon.seen.derived import equal_slot

CUBE_EVENTS: Final = {"gained": "take", "paid": "give"}


def decisions(events: Sequence[Event], seat: int, marked_spaces: int) -> list[Action]:
    """Return the actions of a seat that its events amount to, in order.

    Some of them were not asked for: a fixed gain looks like a chosen one. marked_spaces: the number
    of spaces of the wall beside the gate.
    """
    own = [event for event in events if event.fields.get("seat") == seat]
    found: list[Action] = []
    place = 0
    while place < len(own):
        same = _run(own, place)
        reader = _READERS.get(own[place].kind)
        if reader:
            found.append(reader(same, marked_spaces))
        place += len(same)
    return found


def _run(events: Sequence[Event], place: int) -> list[Event]:
    """An event with the others of the same decision: cards of a pair, cubes of one cause."""
    first = events[place]
    end = place + 1
    while end < len(events) and _belong(first, events[end]):
        end += 1
    return list(events[place:end])


def _belong(first: Event, other: Event) -> bool:
    if first.kind != other.kind:
        return False
    if first.kind == "card_played":
        return True
    is_cube = _is_cube(first) and _is_cube(other)
    return first.kind in CUBE_EVENTS and is_cube and first.fields["cause"] == other.fields["cause"]


def _is_cube(event: Event) -> bool:
    return FIRST_RESOURCE <= event.fields.get("goods", -1) < HELD


def _card(events: list[Event], _marked: int) -> Action:
    """`with scribe`, `with scribe plain`, `with courtier cleric`."""
    cards = [e.fields["kind"] for e in events for _ in range(e.fields["count"])]
    if len(cards) > 1:
        return Action("pair", (min(cards), max(cards)))
    (kind,) = cards
    return Action("plain", (kind - 1,)) if events[0].fields["plain"] else Action("with", (kind,))


def _cubes(events: list[Event], _marked: int) -> Action:
    """`take iron stone`, `give iron`; other goods and numbers correspond to no action."""
    verb = CUBE_EVENTS[events[0].kind]
    cubes = [
        e.fields["goods"] - FIRST_RESOURCE
        for e in events
        if _is_cube(e)
        for _ in range(e.fields["count"])
    ]
    if len(cubes) == 1:
        return Action(verb, (cubes[0], NO_SECOND))
    return Action(verb, tuple(sorted(cubes)))


def _part(verb: str, name: str) -> Callable[[list[Event], int], Action]:
    """Return a reader of actions whose only part is a field of the event."""
    return lambda events, _: Action(verb, (events[0].fields[name],))


def _saving(events: list[Event], _marked: int) -> Action:
    """`save iron`; what a tile saves in a later season (its cause is a location) was not chosen."""
    fields = events[0].fields
    return Action("save", (fields["goods"],) if fields["cause"] >= BY_TILE else ())


def _wall(events: list[Event], marked_spaces: int) -> Action:
    return Action("wall", (int(events[0].fields["space"] >= marked_spaces),))


def _loss(events: list[Event], _marked: int) -> Action:
    fields = events[0].fields
    return Action("lose", (fields["goods"] - FIRST_RESOURCE, fields["count"]))


_READERS: Final[dict[str, Callable[[list[Event], int], Action]]] = {
    "card_played": _card,
    "gained": _cubes,
    "paid": _cubes,
    "bought": _part("buy", "resource"),
    "sold": _part("sell", "resource"),
    "magister_taken": _part("magister", "magister"),
    "tile_taken": _part("tile", "tile"),
    "spared": _saving,
    "courtier_replaced": _part("replace", "place"),
    "warrior_placed": _wall,
    "raid_lost": _loss,
    "second_action_left": lambda _events, _marked: Action("stop"),
    "passed": lambda _events, _marked: Action("pass"),
}


# Automatic gains and payments of cubes look like chosen ones, so an open choice takes precedence.
CHOSEN: Final = ("take", "give")


class Follower:
    """Follows the actions of a line on a copy of the position."""

    def __init__(self, game: Game[Any], tables: Any, state: Any) -> None:
        """Start at a position. tables: of the box with which the game is played."""
        self.game = game
        self.tables = tables
        self.state = state
        self.seat = game.turn(state)
        self.last: Action | None = None
        self.pending: list[Action] = []  # done automatically and not named yet
        self.is_raid = False  # whether the last action belonged to a raid or caused one
        self.is_done_open = False  # whether `done` would name the end of the last action

    def read(self, typed: Sequence[Action]) -> list[Action]:
        """Return the actions to apply; from the first illegal one on they are returned as typed."""
        found: list[Action] = []
        for number, action in enumerate(typed):
            if not self._names_what_was_done(action):
                asked = self.lowest_equal_slot(action)
                found.append(asked)
                if number + 1 < len(typed) and not self._do(asked):
                    return [*found, *typed[number + 1 :]]
        return found

    def lowest_equal_slot(self, action: Action) -> Action:
        """Return the equivalent slot that the notation uses, if several slots are the same choice.

        Other actions are returned unchanged.
        """
        if action.verb != "enter" or self._is_legal(action):
            return action
        location, slot = action.parts
        other = Action("enter", (location, equal_slot(self.state, self.tables, location, slot)))
        return other if self._is_legal(other) else action

    def _is_legal(self, action: Action) -> bool:
        return encode(action) in self.game.legal(self.state)

    def _do(self, action: Action) -> bool:
        """Apply an action to the copy; False if it is not legal."""
        if not self._is_legal(action):
            return False
        before, self.state = self.state, self.state.copy()
        events = self.game.apply(self.state, encode(action))
        self.pending = decisions(events, self.seat, int(self.tables["marked_spaces"][0]))
        self.pending += self._chosen_but_not_paid(before)
        if action in self.pending:
            self.pending.remove(action)
        self.last = action
        self.is_raid = _is_raid(before, events)
        self.is_done_open = action.verb != "done" and self._has_ended(before, events)
        return True

    def _chosen_but_not_paid(self, before: Any) -> list[Action]:
        """A magister or tile for which a saving is being asked: it has no event until it is paid."""
        found = []
        for verb in ("magister", "tile"):
            chosen = int(self.state[verb][0])
            if chosen not in (NONE, int(before[verb][0])):
                found.append(Action(verb, (chosen,)))
        return found

    def _has_ended(self, before: Any, events: Sequence[Event]) -> bool:
        """Whether a trade or a repeatable exchange has ended without `done`."""
        effect = self._effect(before, events)
        if effect == NONE or int(self.state["location"][0]) != NONE:
            return False
        row = self.tables["effects"][0, effect]
        return bool(row[ACTION] == TRADE or row[TIMES] > 1)

    def _effect(self, before: Any, events: Sequence[Event]) -> int:
        """The row of the effect of the figure being placed, or placed by these events."""
        for event in events:
            if event.kind == "figure_placed":
                location, slot = event.fields["location"], event.fields["slot"]
                is_favor = location == PALACE
                return FAVOR_ROW + int(before["palace"][0, slot]) if is_favor else location
        return int(before["effect"][0])

    def _names_what_was_done(self, action: Action) -> bool:
        """Whether the action names something already done; it then counts as named."""
        if action.verb in CHOSEN and self._is_legal(action):
            return False
        if action in self.pending:
            self.pending.remove(action)
            return True
        if action.verb == "done" and self.is_done_open:
            self.is_done_open = False
            return True
        return self._is_empty_loss(action)

    def _is_empty_loss(self, action: Action) -> bool:
        """Whether it is `lose stone 0` after the last loss that was a choice, which has no event."""
        if not self.is_raid or action.verb != "lose" or action.parts[1]:
            return False
        kind = action.parts[0]
        lost = [a.parts[0] for a in (self.last, *self.pending) if a and a.verb == "lose"]
        is_open = int(self.state["phase"][0]) == LOSING and self.game.turn(self.state) == self.seat
        return kind not in lost and not (is_open and int(self.state["raid_cube"][0]) <= kind)


def _is_raid(before: Any, events: Sequence[Event]) -> bool:
    """Whether something was lost in a raid, or a raid came."""
    return int(before["phase"][0]) == LOSING or any(e.kind == "city_raided" for e in events)
