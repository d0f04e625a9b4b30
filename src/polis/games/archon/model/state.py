"""The state of a game as one flat record of fixed size: copying it is copying bytes.

Everything is counted from 0. Kinds of cards are in the order courtier, tax collector, cleric,
scribe, merchant; goods in the order gold, recruits, papyrus, silver, iron, stone, arts, science.
"""

from typing import Final

from polis.core.contract.options import rule_options
from polis.core.declared.coding import code, drawn, part_of, upto
from polis.core.declared.fields import Axis, Declared, OptionFields, hidden, own, public
from polis.core.declared.meanings import FLAG, NONE, SEAT, amount, named
from polis.core.kernels.arrays import Array
from polis.games.archon.box.effects import CARD_KINDS, HELD, HELD_GOODS, MAGISTERS, RESOURCES
from polis.games.archon.model import meanings
from polis.games.archon.model.actions import CUBES, HAND, KINDS, PLACES_OF_CITY, SLOTS, TILE_COUNT
from polis.games.archon.model.names import PHASES as ASKED_PHASES
from polis.games.archon.model.names import TILES
from polis.games.archon.model.options import Options

__all__ = ["NONE"]

SEATS: Final = 4
SUPPLIED: Final = HELD + 2  # held goods, arts, science
WALL: Final = 20
FAVORS: Final = 22
PROVINCES: Final = 20
ATTACKS: Final = 6
SEASONS: Final = 3
ROUNDS_IN_SEASON: Final = 3

# Kinds of cards
COURTIER, TAX, CLERIC, SCRIBE, MERCHANT = range(KINDS)
# Goods
GOLD, RECRUITS, PAPYRUS, SILVER, IRON, STONE, ARTS, SCIENCE, WARRIORS = range(9)
ANY_CUBES, DIFFERENT_CUBES, PROVINCE_CUBES = range(9, 12)
BY_INN, BY_KINGS_FAVOR, SAVED = range(3)  # what may spare goods next: the stages of `SAVING`
FROM_TILE: Final = 100  # `take_from` for a tile is this plus its number

# Phases in which a seat decides, then those that the rules pass through without a decision.
PHASES: Final = (
    *ASKED_PHASES,
    *("act", "repeat", "reward", "acted", "next", "round-end", "attack", "raid", "scoring"),
    *("season", "new-round", "finish", "divided"),
)
(
    DRAFTING, SPLITTING, PLACING, AGAIN, CARD, TAKING, GIVING, TRADING, HIRING, BUYING_TILE,
    SAVING, REPLACING, MANNING, MORE, LOSING, OVER,
    ACT, REPEAT, REWARD, ACTED, NEXT, ROUND_END, ATTACK, RAID, SCORING, SEASON, NEW_ROUND, FINISH, DIVIDED,
) = range(len(PHASES))  # fmt: skip


BY_SEAT: Final = Axis(SEATS, is_seats=True, seats=SEATS)
BY_PLACE: Final = Axis(SEATS, is_seats=True)  # in the player order
BY_KIND: Final = Axis(KINDS, CARD_KINDS)
BY_MAGISTER: Final = Axis(KINDS - 1, MAGISTERS)
BY_RESOURCE: Final = Axis(CUBES, RESOURCES)
BY_GOODS: Final = Axis(HELD, HELD_GOODS)
BY_SUPPLIED: Final = Axis(SUPPLIED, (*HELD_GOODS, "arts", "science"))
EACH_TILE: Final = Axis(TILE_COUNT, TILES)
SMALL: Final = "i1"
CARDS: Final = amount("cards")
CUBE: Final = amount("cubes")
PHASE: Final = named("phase", PHASES)


class State(Options):
    """The record as the rules see it. A table's yes-or-no options are fields of the same names."""

    points: Array = public("points", BY_SEAT, json="players[].points", code=upto(128))
    seats: int = public("number of seats", code=upto(SEATS))
    phase: int = public("what is decided now", means=PHASE)
    turn: int = public("the seat to act", means=SEAT)
    ply: int = public("decisions asked for so far", code=upto(512))
    order: Array = public("the seat at each place of the player order", BY_PLACE, means=SEAT)
    passed: Array = public("whether the seat has passed", BY_SEAT, means=FLAG)
    round_number: int = public(
        "0 before the first round; 1..9",
        means=meanings.ROUND_NUMBER,
        json="round",
        code=upto(SEASONS * ROUNDS_IN_SEASON),
    )
    ending: int = public("what decided the game", means=meanings.ENDING)
    rule_options = OptionFields(rule_options(Options))
    # what a seat has
    held: Array = public("goods of the seat", BY_SEAT, BY_GOODS, json=None, code=upto(32))
    hand: Array = own(
        "cards in hand", BY_SEAT, BY_KIND, means=CARDS, json="players[].hand",
        code=part_of(2 * HAND, "divided", "waiting", "played"),
    )  # fmt: skip
    waiting: Array = own(
        "the half for the next round",
        BY_SEAT,
        BY_KIND,
        means=CARDS,
        json="players[].waiting",
        code=upto(HAND),
    )
    played: Array = public(
        "cards on the table or discarded since the last split", BY_SEAT, BY_KIND, means=CARDS,
        json="players[].played", code=upto(2 * HAND),
    )  # fmt: skip
    divided: Array = public("whether the seat has split its cards", BY_SEAT, means=FLAG, json=None)
    divided_early: int = public(
        "whether it did so before an attack (ARC-R42)", means=FLAG, json=None
    )
    sure_hand: Array = public(
        "cards that everybody knows to be in the hand",
        BY_SEAT,
        BY_KIND,
        means=CARDS,
        json=None,
        code=upto(HAND),
    )
    sure_waiting: Array = public(
        "cards that everybody knows to wait",
        BY_SEAT,
        BY_KIND,
        means=CARDS,
        json=None,
        code=upto(HAND),
    )
    track: Array = public(
        "spaces taken on the Magister Track",
        BY_SEAT,
        BY_MAGISTER,
        json="players[].magisters",
        code=upto(8),
    )
    tiles: Array = public("1 if the seat has the tile", BY_SEAT, EACH_TILE, means=FLAG, json=None)
    arts: Array = public("arts", BY_SEAT, json="players[].arts", code=upto(16))
    science: Array = public("science", BY_SEAT, json="players[].science", code=upto(16))
    warriors_left: Array = public(
        "warriors left", BY_SEAT, json="players[].warriors_left", code=upto(8)
    )
    figures_left: Array = public(
        "figures left", BY_SEAT, json="players[].figures_left", code=upto(8)
    )
    tokens_left: Array = public(
        "tax tokens left", BY_SEAT, json="players[].tokens_left", code=upto(8)
    )
    # the city
    figures: Array = public(
        "number of each seat's figures on the slot",
        PLACES_OF_CITY,
        SLOTS,
        Axis(SEATS, seats=SEATS),
        kind=SMALL,
        json=None,
        code=upto(4),
    )
    token: Array = public(
        "whose tax token is there", PLACES_OF_CITY, SLOTS, means=SEAT, kind=SMALL, json=None
    )
    wall: Array = public("the seat of each warrior", WALL, means=SEAT, kind=SMALL, json=None)
    market: Array = public("cubes in each row of the market", BY_RESOURCE, means=CUBE, code=upto(8))
    repository: Array = public("cubes in the Repository", BY_RESOURCE, means=CUBE, code=upto(8))
    supply: Array = public("goods in the supply", BY_SUPPLIED, code=upto(64))
    tiles_left: Array = public("copies left of each tile", EACH_TILE, code=upto(2))
    palace: Array = public(
        "the King's Favor on each space", SLOTS, means=meanings.FAVOR, code=upto(FAVORS - 1)
    )
    grants: Array = public(
        "the King's Grant of each season", SEASONS, means=meanings.GRANT, code=upto(5)
    )
    favors: Array = hidden(
        "the order of the King's Favors; those before `next_favor` are known",
        FAVORS, means=meanings.FAVOR, kind=SMALL, json=None, code=drawn("next_favor", FAVORS - 1),
    )  # fmt: skip
    next_favor: int = public("King's Favors drawn", json=None, code=upto(FAVORS))
    provinces: Array = hidden(
        "the order of the Provinces",
        PROVINCES,
        means=meanings.PROVINCE,
        kind=SMALL,
        json=None,
        code=drawn("next_province", PROVINCES - 1),
    )
    next_province: int = public("Provinces drawn", json=None, code=upto(PROVINCES))
    attacks: Array = hidden(
        "the order of the Attacks",
        ATTACKS,
        means=meanings.ATTACK,
        kind=SMALL,
        json=None,
        code=drawn("next_attack", ATTACKS - 1),
    )
    next_attack: int = public("Attacks drawn", json=None, code=upto(ATTACKS))
    # the placement in progress
    location: int = public(
        "where the figure is placed", means=meanings.LOCATION, json="decision.location"
    )
    slot: int = public("the slot there", means=meanings.SLOT, json=None, code=upto(SLOTS - 1))
    card: int = public("the card played for it", means=meanings.CARD, json=None)
    second_card: int = public("the second card of a pair", means=meanings.CARD, json=None)
    plain: int = public("whether the magister's power is unused", means=FLAG, json="decision.plain")
    power: int = public(
        "the kind whose power is used: TAX, SCRIBE, MERCHANT, both as TAX",
        means=meanings.CARD,
        json=None,
    )
    second: int = public(
        "whether this is a Scribe's second action", means=FLAG, json="decision.second"
    )
    took_magister: int = public(
        "whether a magister was taken in this turn", means=FLAG, json="decision.took_magister"
    )
    effect: int = public(
        "row of the table of effects", json=None, code=code(PLACES_OF_CITY + FAVORS - 1)
    )
    repetition: int = public(
        "times the exchange was made", json="decision.repetition", code=upto(4)
    )
    take_count: int = public("cubes to take", means=CUBE, json=None, code=upto(4))
    take_from: int = public(
        "ANY_CUBES, DIFFERENT_CUBES, PROVINCE_CUBES, or FROM_TILE + tile",
        json=None,
        code=code(FROM_TILE + TILE_COUNT - 1),
    )
    warriors_due: int = public("warriors to be placed on the wall", json=None, code=upto(8))
    bought: Array = public(
        "cubes bought", BY_RESOURCE, means=CUBE, json="decision.bought", code=upto(4)
    )
    sold: int = public("what was sold", means=meanings.RESOURCE, json="decision.sold")
    magister: int = public(
        "the magister being taken", means=meanings.MAGISTER, json="decision.magister"
    )
    tile: int = public("the tile being taken", means=meanings.TILE, json="decision.tile")
    price: Array = public("what is to be paid", BY_GOODS, json=None, code=upto(16))
    save_stage: int = public("BY_INN, BY_KINGS_FAVOR or SAVED", json=None, code=code(SAVED))
    # a raid
    strength: int = public("the strength of the attack; 0 without a raid", json=None, code=upto(16))
    raid_due: Array = public("what each seat owes", BY_SEAT, json=None, code=upto(16))
    raid_place: int = public(
        "the place in the player order of the seat that loses now", json=None, code=upto(SEATS)
    )
    raid_cube: int = public(
        "the resource being lost", means=meanings.RESOURCE, json=None, code=code(CUBES)
    )


LAYOUT: Final = Declared(State)
STATE: Final = LAYOUT.record
