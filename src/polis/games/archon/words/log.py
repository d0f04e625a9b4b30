"""Events and refusals, as JSON and in words.

The engine counts from 0; here everything has a name or is counted from 1, as people see it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from polis.core.contract.game import Refusal
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES, catalogue_of
from polis.core.texts.listener import EVERYBODY, Listener
from polis.games.archon.model.events import BY_FAVOR, BY_START_KIT, BY_TILE
from polis.games.archon.model.names import (
    CARD_KINDS,
    CATEGORIES,
    ENDINGS,
    GOODS,
    HAND_SIZE,
    LOCATIONS,
    MAGISTERS,
    OTHER_CAUSES,
    PACKAGE,
    PLACES,
    RESOURCES,
    SEAT_NAMES,
    TILES,
    slot_name,
)

__all__ = [
    "CATALOGUE",
    "LABELS",
    "LANGUAGES",
    "cause_name",
    "event_json",
    "event_text",
    "label",
    "refusal_text",
]

CATALOGUE: Final = catalogue_of(PACKAGE)

# The messages `screen-…` that a drawing may request with `label`, with their arguments.
LABELS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("city", "palace", "palace-track", "wall", "gate", "market"), ()),
    **dict.fromkeys(("repository", "province", "grants", "favors", "tiles", "supply"), ()),
    **dict.fromkeys(("magister-track", "season-track", "order", "hand", "waiting"), ()),
    **dict.fromkeys(("played", "unused", "points", "figures", "tokens", "magisters"), ()),
    **dict.fromkeys(("passed", "hidden", "covered", "vacant", "empty"), ()),
    **dict.fromkeys(("attack", "strength", "raid", "to-pay"), ()),
    "round": ("round", "rounds", "season"),
}

_HAND: Final = ("tax", "cleric", "scribe", "merchant")

# The part `card` of an event is the number of a card; its JSON name says of which deck.
_DECKS: Final[dict[str, str]] = {
    "grant_drawn": "grant",
    "grant_started": "grant",
    "province_revealed": "province",
    "favor_revealed": "favor",
    "favor_moved": "favor",
    "favor_removed": "favor",
    "attack_revealed": "attack",
}

# Parts whose meaning in some events differs from their usual one.
_MEANINGS: Final[dict[tuple[str, str], str]] = {
    ("order_set", "place"): "rank",
    ("points_scored", "count"): "points lost",
    ("winner", "goods"): "total",
}


def cause_name(cause: int) -> str:
    """Return what gave or cost something: `barracks`, `inn`, `favor 7`, `raid`, ..."""
    if cause < BY_TILE:
        return LOCATIONS[cause]
    if cause < BY_START_KIT:
        return TILES[cause - BY_TILE]
    if cause < BY_FAVOR:
        return OTHER_CAUSES[cause - BY_START_KIT]
    return f"favor {cause - BY_FAVOR + 1}"


def _cause_words(cause: int) -> dict[str, object]:
    """The arguments by which a message describes a cause."""
    if cause < BY_TILE:
        return {"cause": "location", "location": LOCATIONS[cause]}
    if cause < BY_START_KIT:
        return {"cause": "tile", "tile": TILES[cause - BY_TILE]}
    if cause < BY_FAVOR:
        return {"cause": OTHER_CAUSES[cause - BY_START_KIT]}
    return {"cause": "favor", "number": str(cause - BY_FAVOR + 1)}


def _from_one(number: int) -> int:
    """Count from 1, as people do."""
    return number + 1


# Converts a part for JSON; other parts are plain numbers.
_JSON: Final[dict[str, Callable[[int], object]]] = {
    "card": _from_one,
    "category": CATEGORIES.__getitem__,
    "cause": cause_name,
    "ending": ENDINGS.__getitem__,
    "goods": GOODS.__getitem__,
    "kind": CARD_KINDS.__getitem__,
    "location": LOCATIONS.__getitem__,
    "magister": MAGISTERS.__getitem__,
    "place": PLACES.__getitem__,
    "plain": bool,
    "rank": _from_one,
    "resource": RESOURCES.__getitem__,
    "round": _from_one,
    "season": _from_one,
    "space": _from_one,
    "tile": TILES.__getitem__,
}

# Converts a part to arguments of a message; other parts are passed as numbers under their own name.
_WORDS: Final[dict[str, Callable[[int], Mapping[str, object]]]] = {
    "card": lambda card: {"number": str(card + 1)},
    "category": lambda category: {"goods": CATEGORIES[category]},
    "cause": _cause_words,
    "ending": lambda ending: {"ending": ENDINGS[ending]},
    "goods": lambda goods: {"goods": GOODS[goods]},
    "kind": lambda kind: {"card": CARD_KINDS[kind]},
    "location": lambda location: {"location": LOCATIONS[location]},
    "magister": lambda magister: {"card": MAGISTERS[magister]},
    "pieces": lambda pieces: {"count": pieces},
    "place": lambda place: {"place": PLACES[place]},
    "points lost": lambda points: {"points": abs(points)},
    "rank": lambda rank: {"rank": rank + 1},
    "resource": lambda resource: {"goods": RESOURCES[resource]},
    "round": lambda number: {"round": str(number + 1)},
    "season": lambda season: {"season": str(season + 1)},
    "space": lambda space: {"space": str(space + 1)},
    "tile": lambda tile: {"tile": TILES[tile]},
}


def event_json(event: Event) -> dict[str, Any]:
    """Return an event as in a trace: names, and numbers from 1.

    A private part that was removed (`Event.seen_by`) is missing. The kind of a played card is under
    "card", because "kind" is the kind of the event; a divided hand is under "hand", by kind; the
    number of any other card is under the name of its deck.
    """
    result: dict[str, Any] = {"kind": event.kind}
    for name, value in event.fields.items():
        meaning = _MEANINGS.get((event.kind, name), name)
        if name in _HAND:
            result["hand"] = _divided_hand(event)
        elif name == "slot":
            result[name] = slot_name(event.fields["location"], value)
        else:
            result[_json_name(event.kind, name)] = _JSON.get(meaning, int)(value)
    return result


def event_text(event: Event, language: str, to: Listener = EVERYBODY) -> str:
    """Return an event as one sentence in `en`, `fr` or `de`; PolisError for another language.

    to: the listener, who is addressed in the second person and may know other seats by name.
    """
    args: dict[str, object] = {"count": 1}  # things that come one at a time have no count
    for name, value in event.fields.items():
        meaning = _MEANINGS.get((event.kind, name), name)
        if name == "slot":
            args[name] = slot_name(event.fields["location"], value)
        elif name == "seat":
            args |= to.words(value, SEAT_NAMES[value])
        elif name == "owner":
            args |= _owner(value, to)
        else:
            args.update(_WORDS[meaning](value) if meaning in _WORDS else {meaning: value})
    if _HAND[0] in event.fields:
        args["hand"] = _hand_text(event, language)
    return CATALOGUE.text(_message(event), language, **args)


def _owner(seat: int, to: Listener) -> dict[str, object]:
    """The recipient of a payment: `you`, a person by name (`named`), or a seat."""
    words = to.words(seat, SEAT_NAMES[seat])
    word = "you" if words["you"] == "yes" else "named" if words["name"] else words["seat"]
    return {"owner": word, "owner-name": words["name"]}


def refusal_text(refusal: Refusal, language: str) -> str:
    """Return why an action is refused, with its clause: `the Repository is empty, ARC-…`.

    The text has no capital of its own and no full stop, so that it can follow the notation of the
    action. Arguments are words of the notation and numbers, as listed in
    `tests/games/archon/unit/test_text.py`.
    """
    return f"{CATALOGUE.text(refusal.message, language, **refusal.args)}, {refusal.clause}"


def label(name: str, language: str, **args: object) -> str:
    """Return a label of a drawing; names and arguments, all numbers from 1, are in `LABELS`."""
    if name not in LABELS:
        raise LookupError(f"no label '{name}'")
    shown = {key: str(value) for key, value in args.items()}
    return CATALOGUE.text(f"screen-{name}", language, **shown)


def _json_name(kind: str, name: str) -> str:
    """The JSON name of a part."""
    if name == "kind":
        return "card"
    return _DECKS.get(kind, name) if name == "card" else name


def _divided_hand(event: Event) -> dict[str, int]:
    """The cards of a divided hand by kind; those that are not magisters are Courtiers."""
    magisters = [event.fields[name] for name in _HAND]
    return dict(zip(CARD_KINDS, (HAND_SIZE - sum(magisters), *magisters), strict=True))


def _hand_text(event: Event, language: str) -> str:
    """`3 Courtiers, a Cleric, a Scribe`."""
    parts = (
        CATALOGUE.text("cards-name", language, card=card, count=count)
        for card, count in _divided_hand(event).items()
        if count
    )
    return ", ".join(parts)


def _message(event: Event) -> str:
    """The id of an event's message; some kinds have a second form."""
    fields = event.fields
    name = f"event-{event.kind.replace('_', '-')}"
    if event.kind == "cards_divided" and _HAND[0] not in fields:
        return f"{name}-hidden"
    if event.kind == "card_played" and fields["plain"] and fields["kind"]:
        return f"{name}-plain"
    if event.kind == "points_scored" and fields["count"] < 0:
        return f"{name}-lost"
    if event.kind == "market_filled" and not fields["count"] and not fields["short"]:
        return f"{name}-full"
    if event.kind in {"gained", "market_filled", "repository_filled"} and not fields["count"]:
        return f"{name}-none"
    return name
