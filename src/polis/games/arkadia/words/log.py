"""Events and refusals, as JSON and in words.

The engine counts from 0; here everything has a name or is counted from 1, as people see it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from polis.core.contract.game import Refusal
from polis.core.kernels.events import Event
from polis.core.texts.catalogue import LANGUAGES, catalogue_of
from polis.core.texts.listener import EVERYBODY, Listener
from polis.games.arkadia.model.names import (
    FAMILY_NAMES,
    FORM_NAMES,
    PACKAGE,
    SEAT_NAMES,
    card_name,
    square_name,
    square_pair,
)
from polis.games.arkadia.model.state import ENDINGS

__all__ = ["LABELS", "LANGUAGES", "event_json", "event_text", "label", "refusal_text"]

CATALOGUE: Final = catalogue_of(PACKAGE)

# The messages `screen-…` that a user interface may request with `label`, with their arguments.
LABELS: Final[dict[str, tuple[str, ...]]] = {
    "board": (),
    "castle": (),
    "floor": ("floor",),
    "pools": (),
    "values": (),
    "hand": (),
    "display": (),
    "draw-pile": (),
    "discards": (),
    "supply": (),
    "own-workers": (),
    "neutral-workers": (),
    "seals": (),
    "gold": (),
    "banners": (),
    "hidden": (),
    "empty": (),
    "camp": (),
    "lot": (),
    "complete": (),
    "to-move": ("seat", "phase"),
    "hand-over": ("seat",),
    "last-round": ("count",),
    "pieces-to-end": ("count",),
    "legal": ("count",),
    "log": (),
    "undone": (),
    "nothing-to-undo": (),
    "undo-revealed": (),
    "saved": ("file",),
    "resumed": ("file",),
    "allowed": (),
    "result": (),
    "bye": (),
}

# In these events squares are numbers of castle squares, in all others squares of the board.
_CASTLE_EVENTS: Final = frozenset({"castle_placed"})

_JSON: Final[dict[str, Callable[[int], object]]] = {
    "building": lambda number: number + 1 if number >= 0 else "lot",
    "ending": ENDINGS.__getitem__,
    "family": FAMILY_NAMES.__getitem__,
    "floor": lambda floor: floor + 1,
    "form": FORM_NAMES.__getitem__,
    "kind": card_name,
    "neutral": bool,
    "slot": lambda slot: slot + 1,
    "square": square_pair,
    "standing": bool,
}

_WORDS: Final[dict[str, Callable[[int], Mapping[str, object]]]] = {
    "building": lambda number: {"building": str(number + 1)},
    "ending": lambda ending: {"ending": ENDINGS[ending]},
    "family": lambda family: {"family": FAMILY_NAMES[family]},
    "floor": lambda floor: {"floor": str(floor + 1)},
    "form": lambda form: {"form": FORM_NAMES[form]},
    "kind": lambda kind: _card(card_name(kind)),
    "neutral": lambda neutral: {"neutral": _yes(neutral)},
    "slot": lambda slot: {"slot": str(slot + 1)},
    "square": lambda square: {"square": square_name(square)},
    "standing": lambda standing: {"standing": _yes(standing)},
}


def event_json(event: Event) -> dict[str, Any]:
    """Return an event as in docs/reference/trace.md: names, squares as [row, column] from 1.

    A private part that was removed (`Event.seen_by`) is missing. The card of an event is under
    "card", because "kind" is the kind of the event.
    """
    result: dict[str, Any] = {"kind": event.kind}
    for name, value in event.fields.items():
        key = "card" if name == "kind" else name
        if name == "square" and event.kind in _CASTLE_EVENTS:
            result[key] = value + 1
        else:
            result[key] = _JSON[name](value) if name in _JSON else value
    return result


def event_text(event: Event, language: str, to: Listener = EVERYBODY) -> str:
    """Return an event as one sentence in `en`, `fr` or `de`; PolisError for another language.

    to: the listener, who is addressed in the second person and may know other seats by name.
    """
    args: dict[str, object] = {}
    for name, value in event.fields.items():
        if name == "seat":
            args |= to.words(value, SEAT_NAMES[value])
        elif name == "square" and event.kind in _CASTLE_EVENTS:
            args[name] = str(value + 1)
        else:
            args.update(_WORDS[name](value) if name in _WORDS else {name: value})
    return CATALOGUE.text(_message(event), language, **args)


def refusal_text(refusal: Refusal, language: str) -> str:
    """Return why an action is refused, with its clause: `touches no building and no worker, ARK-…`.

    The text has no capital and no full stop, so that it can follow the notation of the action.
    """
    args = dict(refusal.args)
    card = args.pop("card", None)
    if card is not None:
        args.update(_card(str(card)))
    return f"{CATALOGUE.text(refusal.message, language, **args)}, {refusal.clause}"


def label(name: str, language: str, **args: object) -> str:
    """Return a label of a user interface; the names and their arguments are in `LABELS`.

    seat and phase are words of the notation (`yellow`, `lay`), count is a number.
    """
    if name not in LABELS:
        raise LookupError(f"no label '{name}'")
    return CATALOGUE.text(f"screen-{name}", language, **args)


def _message(event: Event) -> str:
    """The id of an event's message; some kinds have a second form."""
    name = f"event-{event.kind.replace('_', '-')}"
    if event.kind in {"hand_dealt", "card_drawn"} and "kind" not in event.fields:
        return f"{name}-hidden"
    if event.kind == "site_chosen" and event.fields["building"] < 0:
        return f"{name}-lot"
    return name


def _card(name: str) -> dict[str, object]:
    """The parts of a card such as `mill red`."""
    form, family = name.split()
    return {"form": form, "family": family}


def _yes(flag: int) -> str:
    """Convert a flag to the word by which Fluent selects."""
    return "yes" if flag else "no"
