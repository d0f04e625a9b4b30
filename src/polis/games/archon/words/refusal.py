"""Why an action is not allowed: the clause that forbids it and a message that says so.

Only the rules know what is allowed (`rules.why_not`); this module names their reasons.
"""

from collections.abc import Callable
from typing import Final

from polis.core.contract.event_words import EventWords
from polis.core.contract.game import Refusal, State
from polis.core.json_reader import JsonObject
from polis.core.kernels.arrays import Records
from polis.core.kernels.events import Event
from polis.core.kernels.legality import reason_of
from polis.core.texts.listener import Listener
from polis.games.archon import rules
from polis.games.archon.box.effects import GOODS
from polis.games.archon.model.actions import Action, encode
from polis.games.archon.model.events import KINDS
from polis.games.archon.model.names import (
    CARD_KINDS,
    HAND_SIZE,
    LOCATIONS,
    MAGISTERS,
    PACKAGE,
    PLACES,
    SEAT_NAMES,
    TILES,
    slot_name,
)
from polis.games.archon.model.state import PHASES
from polis.games.archon.rules import reasons
from polis.games.archon.rules.reasons import ALLOWED
from polis.games.archon.words.phase_clauses import (
    PHASES_OF,
    clause_now,
    clause_of_saving,
    clause_of_taking,
)

MAGISTERS_IN_HAND: Final = ("tax", "cleric", "scribe", "merchant")


class ArchonWords(EventWords):
    """Counts a divided hand by kind: the magisters are parts of the event, the rest are Courtiers."""

    def event_json(self, event: Event) -> JsonObject:
        """Return an event with names; a divided hand is under `hand`."""
        result = super().event_json(event)
        if hand := _divided_hand(event):
            for name in MAGISTERS_IN_HAND:
                del result[name]
            result["hand"] = {**hand}
        return result

    def arguments(self, event: Event, language: str, to: Listener) -> dict[str, object]:
        """Return the arguments of a message; a divided hand is `3 Courtiers, a Cleric, a Scribe`."""
        args = super().arguments(event, language, to)
        cards = (
            self.catalogue.text("cards-name", language, card=card, count=count)
            for card, count in _divided_hand(event).items()
            if count
        )
        return args | {"hand": ", ".join(cards)}


def _divided_hand(event: Event) -> dict[str, int]:
    """The cards of a divided hand by kind; empty for any other event, or for another seat's hand."""
    if MAGISTERS_IN_HAND[0] not in event.fields:
        return {}
    magisters = [event.fields[name] for name in MAGISTERS_IN_HAND]
    return dict(zip(CARD_KINDS, (HAND_SIZE - sum(magisters), *magisters), strict=True))


WORDS: Final = ArchonWords(PACKAGE, SEAT_NAMES, KINDS)
CATALOGUE: Final = WORDS.catalogue
label: Final = WORDS.label


Arguments = dict[str, object]
Namer = Callable[[int, int], Arguments]
Clause = str | Callable[[State], str]


def _nothing(_first: int, _second: int) -> Arguments:
    return {}


def _goods(goods: int, _second: int) -> Arguments:
    return {"goods": GOODS[goods]}


def _price(goods: int, count: int) -> Arguments:
    return {"goods": GOODS[goods], "count": count}


def _cards(kind: int, count: int) -> Arguments:
    return {"card": CARD_KINDS[kind], "count": count}


def _slot(location: int, slot: int) -> Arguments:
    return {"slot": f"{LOCATIONS[location]} {slot_name(location, slot)}"}


def _tax(owners: int, gold: int) -> Arguments:
    return {"owners": owners, "gold": gold}


def _tax_left(owners: int, left: int) -> Arguments:
    return {"owners": owners, "left": left}


def _count(count: int, _second: int) -> Arguments:
    return {"count": count}


def _tile(tile: int, _second: int) -> Arguments:
    return {"tile": TILES[tile]}


def _tile_goods(tile: int, goods: int) -> Arguments:
    return {"tile": TILES[tile], "goods": GOODS[goods]}


def _magister(magister: int, _second: int) -> Arguments:
    return {"card": MAGISTERS[magister]}


def _place(place: int, _second: int) -> Arguments:
    return {"place": PLACES[place]}


def _bounds(low: int, high: int) -> Arguments:
    return {"low": low, "high": high}


# Reason -> its clause (or a function of the state that returns it), its message, and what names the
# numbers that come with it.
REASONS: Final[dict[int, tuple[Clause, str, Namer]]] = {
    reasons.NOTHING_TO_DO: ("ARC-4.2.0.2", "why-nothing-to-do-here", _nothing),
    reasons.SAME_MAGISTER_TWICE: ("ARC-3.15", "why-two-different-magisters", _nothing),
    reasons.DRAFT_NOT_PAYABLE: ("ARC-3.15", "why-price-not-payable", _price),
    reasons.MORE_THAN_FIVE_CARDS: ("ARC-4.0.1", "why-hand-of-five", _nothing),
    reasons.NOT_YOUR_CARDS: ("ARC-4.0.1", "why-not-your-cards", _nothing),
    reasons.NO_SUCH_SLOT: ("ARC-3.18", "why-no-such-slot", _nothing),
    reasons.SLOT_COVERED: ("ARC-R44", "why-slot-covered", _nothing),
    reasons.SLOT_OCCUPIED: ("ARC-4.2.0.1", "why-slot-occupied", _nothing),
    reasons.SAME_AS_OTHER_SLOT: ("ARC-4.2.0.1", "why-same-as-other-slot", _slot),
    reasons.TWO_CARDS_NEEDED: ("ARC-4.0.4", "why-two-cards-needed", _nothing),
    reasons.ONE_CARD_ONLY: ("ARC-4.0.3", "why-one-card-only", _nothing),
    reasons.CARD_NOT_IN_HAND: ("ARC-4.0.3", "why-card-not-in-hand", _cards),
    reasons.CARD_NOT_IN_HAND_FOR_PAIR: ("ARC-4.0.4", "why-card-not-in-hand", _cards),
    reasons.PLAIN_CHANGES_NOTHING: ("ARC-R28", "why-plain-changes-nothing", _nothing),
    reasons.TAX_NOT_PAYABLE: ("ARC-R22", "why-tax-not-payable", _tax),
    reasons.TAX_LEAVES_TOO_LITTLE: ("ARC-R22", "why-tax-leaves-too-little", _tax_left),
    reasons.PRICE_NOT_PAYABLE: ("ARC-4.2.0.2", "why-price-not-payable", _price),
    reasons.REPOSITORY_EMPTY: ("ARC-4.2.1.1", "why-repository-empty", _nothing),
    reasons.NO_WARRIOR_LEFT: ("ARC-4.2.6.2", "why-no-warrior-left", _nothing),
    reasons.WALL_FULL: ("ARC-4.2.6.2", "why-wall-full", _nothing),
    reasons.SUPPLY_EMPTY: ("ARC-R4", "why-supply-empty", _goods),
    reasons.ONE_MAGISTER_A_TURN: ("ARC-4.2.5.2", "why-one-magister-a-turn", _nothing),
    reasons.NO_COURTIER_LEFT: ("ARC-R19", "why-no-courtier-left", _nothing),
    reasons.TAKES_OTHER_COUNT: (clause_of_taking, "why-takes-other-count", _count),
    reasons.TAKEN_KINDS_MUST_DIFFER: (clause_of_taking, "why-kinds-must-differ", _nothing),
    reasons.NOT_IN_REPOSITORY: (clause_of_taking, "why-not-in-repository", _goods),
    reasons.TILE_DOES_NOT_GIVE: ("ARC-9.8", "why-tile-does-not-give", _tile_goods),
    reasons.NO_TRADE_AFTER: ("ARC-R20", "why-no-trade-after", _goods),
    reasons.GIVES_OTHER_COUNT: ("ARC-4.2.10.1", "why-takes-other-count", _count),
    reasons.GIVEN_KINDS_MUST_DIFFER: ("ARC-4.2.10.1", "why-kinds-must-differ", _nothing),
    reasons.GIVEN_NOT_HELD: ("ARC-4.2.10.1", "why-not-held", _goods),
    reasons.BOUGHT_AND_SOLD: ("ARC-4.2.4.2", "why-bought-kind-not-sold", _goods),
    reasons.TWO_PURCHASES_ONLY: ("ARC-4.2.4.1", "why-two-purchases-only", _nothing),
    reasons.ROW_EMPTY: ("ARC-4.2.4.3", "why-row-empty", _goods),
    reasons.PURCHASE_NOT_PAYABLE: ("ARC-4.2.4.3", "why-price-not-payable", _price),
    reasons.ONE_SALE_ONLY: ("ARC-4.2.4.1", "why-one-sale-only", _nothing),
    reasons.SOLD_NOT_HELD: ("ARC-4.2.4.4", "why-not-held", _goods),
    reasons.ROW_FULL: ("ARC-4.2.4.4", "why-row-full", _goods),
    reasons.NO_TRADE_YET: ("ARC-R6", "why-trade-first", _nothing),
    reasons.TRACK_FULL: ("ARC-4.2.5.1", "why-track-full", _magister),
    reasons.MAGISTER_NOT_PAYABLE: ("ARC-4.2.5.1", "why-price-not-payable", _price),
    reasons.TILE_OWNED: ("ARC-4.2.7.3", "why-tile-owned", _tile),
    reasons.TILE_GONE: ("ARC-4.2.7.1", "why-tile-gone", _tile),
    reasons.TILE_NOT_PAYABLE: ("ARC-4.2.7.1", "why-price-not-payable", _price),
    reasons.NOT_IN_PRICE: (clause_of_saving, "why-not-in-price", _goods),
    reasons.NO_COURTIER_THERE: ("ARC-R18", "why-no-courtier-there", _place),
    reasons.NO_SPACE_ON_WALL: ("ARC-4.2.6.2", "why-gate-taken", _nothing),
    reasons.OTHER_KIND_FIRST: ("ARC-R12", "why-other-kind-first", _goods),
    reasons.LOSES_OTHER_COUNT: ("ARC-R12", "why-loses-other-count", _bounds),
}


def refusal(state: State, tables: Records, action: Action) -> Refusal | None:
    """Return why the action is not allowed in the state; None if it is."""
    phase = PHASES[int(state["phase"][0])]
    if phase == "over":
        return Refusal("ARC-8.2", "why-game-over")
    if phase not in PHASES_OF[action.verb]:
        return Refusal(clause_now(state, phase), "why-not-this-phase", {"phase": phase})
    answer = rules.why_not_at(state, 0, tables, encode(action))
    if answer == ALLOWED:
        return None
    reason, numbers = reason_of(answer)
    clause, message, named = REASONS[reason]
    return Refusal(clause if isinstance(clause, str) else clause(state), message, named(*numbers))
