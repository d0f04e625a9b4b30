"""Reads decisions back from events: what has only one outcome is done without being asked for."""

from collections.abc import Callable, Sequence
from typing import Final

from polis.core.kernels.events import Event
from polis.games.archon.box.effects import FIRST_RESOURCE, HELD
from polis.games.archon.model.actions import NO_SECOND, Action
from polis.games.archon.model.meanings import BY_TILE

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
