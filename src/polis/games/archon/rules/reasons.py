"""Why an action is not allowed: the results of each chapter's `why_not_...`; ALLOWED is 0."""

from typing import Final

from polis.core.contract.reasons import Case, Cases, Reasons
from polis.core.declared.meanings import NUMBER, meaning, named
from polis.core.kernels.legality import ALLOWED
from polis.games.archon.box.effects import GOODS as ALL_GOODS
from polis.games.archon.model.meanings import CARD, LOCATION, MAGISTER, PLACE, TILE, slots
from polis.games.archon.model.names import LOCATIONS, slot_name
from polis.games.archon.model.state import BY_INN, FROM_TILE
from polis.games.archon.model.tables import FAVOR_ROW

__all__ = ["ALLOWED"]


def _slot(location: int, slot: int) -> str:
    return f"{LOCATIONS[location]} {slot_name(location, slot)}"


# The clause of the reduction: a ruling for the Inn, or the King's Favor.
OF_SAVING: Final = Cases((Case("save_stage", BY_INN, BY_INN, "ARC-R33"),), "ARC-4.2.10.1")
# The clause of the source: tile, King's Favor, Repository with or without a Merchant.
OF_TAKING: Final = Cases(
    (
        Case("take_from", FROM_TILE, None, "ARC-9.8"),
        Case("effect", FAVOR_ROW, None, "ARC-4.2.10.1"),
        Case("take_count", 2, None, "ARC-4.2.1.2"),
    ),
    "ARC-4.2.1.1",
)

GOODS: Final = named("goods", ALL_GOODS)
SLOT: Final = meaning("slot", slots(_slot), beside="location")

REASONS: Final = Reasons()
reason = REASONS.add

NOTHING_TO_DO = reason("ARC-4.2.0.2", "why-nothing-to-do-here")
SAME_MAGISTER_TWICE = reason("ARC-3.15", "why-two-different-magisters")
DRAFT_NOT_PAYABLE = reason("ARC-3.15", "why-price-not-payable", goods=GOODS, count=NUMBER)
MORE_THAN_FIVE_CARDS = reason("ARC-4.0.1", "why-hand-of-five")
NOT_YOUR_CARDS = reason("ARC-4.0.1", "why-not-your-cards")
NO_SUCH_SLOT = reason("ARC-3.18", "why-no-such-slot")
SLOT_COVERED = reason("ARC-R44", "why-slot-covered")
SLOT_OCCUPIED = reason("ARC-4.2.0.1", "why-slot-occupied")
SAME_AS_OTHER_SLOT = reason("ARC-4.2.0.1", "why-same-as-other-slot", location=LOCATION, slot=SLOT)
TWO_CARDS_NEEDED = reason("ARC-4.0.4", "why-two-cards-needed")
ONE_CARD_ONLY = reason("ARC-4.0.3", "why-one-card-only")
CARD_NOT_IN_HAND = reason("ARC-4.0.3", "why-card-not-in-hand", kind=CARD, count=NUMBER)
CARD_NOT_IN_HAND_FOR_PAIR = reason("ARC-4.0.4", "why-card-not-in-hand", kind=CARD, count=NUMBER)
PLAIN_CHANGES_NOTHING = reason("ARC-R28", "why-plain-changes-nothing")
TAX_NOT_PAYABLE = reason("ARC-R22", "why-tax-not-payable", owners=NUMBER, gold=NUMBER)
TAX_LEAVES_TOO_LITTLE = reason("ARC-R22", "why-tax-leaves-too-little", owners=NUMBER, left=NUMBER)
PRICE_NOT_PAYABLE = reason("ARC-4.2.0.2", "why-price-not-payable", goods=GOODS, count=NUMBER)
REPOSITORY_EMPTY = reason("ARC-4.2.1.1", "why-repository-empty")
NO_WARRIOR_LEFT = reason("ARC-4.2.6.2", "why-no-warrior-left")
WALL_FULL = reason("ARC-4.2.6.2", "why-wall-full")
SUPPLY_EMPTY = reason("ARC-R4", "why-supply-empty", goods=GOODS)
ONE_MAGISTER_A_TURN = reason("ARC-4.2.5.2", "why-one-magister-a-turn")
NO_COURTIER_LEFT = reason("ARC-R19", "why-no-courtier-left")
TAKES_OTHER_COUNT = reason(OF_TAKING, "why-takes-other-count", count=NUMBER)
TAKEN_KINDS_MUST_DIFFER = reason(OF_TAKING, "why-kinds-must-differ")
NOT_IN_REPOSITORY = reason(OF_TAKING, "why-not-in-repository", goods=GOODS)
TILE_DOES_NOT_GIVE = reason("ARC-9.8", "why-tile-does-not-give", tile=TILE, goods=GOODS)
NO_TRADE_AFTER = reason("ARC-R20", "why-no-trade-after", goods=GOODS)
GIVES_OTHER_COUNT = reason("ARC-4.2.10.1", "why-takes-other-count", count=NUMBER)
GIVEN_KINDS_MUST_DIFFER = reason("ARC-4.2.10.1", "why-kinds-must-differ")
GIVEN_NOT_HELD = reason("ARC-4.2.10.1", "why-not-held", goods=GOODS)
BOUGHT_AND_SOLD = reason("ARC-4.2.4.2", "why-bought-kind-not-sold", goods=GOODS)
TWO_PURCHASES_ONLY = reason("ARC-4.2.4.1", "why-two-purchases-only")
ROW_EMPTY = reason("ARC-4.2.4.3", "why-row-empty", goods=GOODS)
PURCHASE_NOT_PAYABLE = reason("ARC-4.2.4.3", "why-price-not-payable", goods=GOODS, count=NUMBER)
ONE_SALE_ONLY = reason("ARC-4.2.4.1", "why-one-sale-only")
SOLD_NOT_HELD = reason("ARC-4.2.4.4", "why-not-held", goods=GOODS)
ROW_FULL = reason("ARC-4.2.4.4", "why-row-full", goods=GOODS)
NO_TRADE_YET = reason("ARC-R6", "why-trade-first")
TRACK_FULL = reason("ARC-4.2.5.1", "why-track-full", magister=MAGISTER)
MAGISTER_NOT_PAYABLE = reason("ARC-4.2.5.1", "why-price-not-payable", goods=GOODS, count=NUMBER)
TILE_OWNED = reason("ARC-4.2.7.3", "why-tile-owned", tile=TILE)
TILE_GONE = reason("ARC-4.2.7.1", "why-tile-gone", tile=TILE)
TILE_NOT_PAYABLE = reason("ARC-4.2.7.1", "why-price-not-payable", goods=GOODS, count=NUMBER)
NOT_IN_PRICE = reason(OF_SAVING, "why-not-in-price", goods=GOODS)
NO_COURTIER_THERE = reason("ARC-R18", "why-no-courtier-there", place=PLACE)
NO_SPACE_ON_WALL = reason("ARC-4.2.6.2", "why-gate-taken")
OTHER_KIND_FIRST = reason("ARC-R12", "why-other-kind-first", goods=GOODS)
LOSES_OTHER_COUNT = reason("ARC-R12", "why-loses-other-count", low=NUMBER, high=NUMBER)
