"""The box of a component file in the form of the reference.

This is the only file of the reference that knows the package: it turns what the loader read
into plain dicts by name, so that games of other boxes can be compared too.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from polis.games.archon.box import effects
from polis.games.archon.box.box import Box as LoadedBox
from polis.games.archon.box.load import load_box
from polis.games.archon.box.parts import Tile as LoadedTile
from tests.games.archon.reference.box import (
    CATEGORIES,
    CUBES,
    HELD,
    KINDS,
    MAGISTERS,
    Box,
    Effect,
    Goods,
    LocationCard,
    Tile,
)

SEATS = (2, 3, 4)


@cache
def original() -> Box:
    """The original box; nobody changes it, so it is read once."""
    return box_from(load_box())


def box_from(loaded: LoadedBox) -> Box:
    """The plain dicts for a loaded box."""
    pieces = {"gold": loaded.gold, "recruits": loaded.listed.recruits}
    pieces |= {"arts": loaded.listed.arts, "science": loaded.listed.science}
    return {
        "supply": pieces | named(CUBES, loaded.cubes),
        "figures": loaded.figures,
        "courtiers": loaded.courtiers,
        "warriors": loaded.warriors,
        "tax_tokens": loaded.tokens,
        "magister_cards": named(MAGISTERS, loaded.magister_cards),
        "start_score": loaded.start_points,
        "start_kits": {s: [named(HELD, k) for k in loaded.start_kits[s]] for s in SEATS},
        "first_magisters": loaded.first_magisters,
        "pile_size": loaded.pile_size,
        "order_values": dict(zip(KINDS, loaded.order_value, strict=True)),
        "rounds": loaded.rounds,
        "attacks_after": [number + 1 for number in loaded.attacks],
        "divisions_before": [number + 1 for number in loaded.divisions],
        "locations": locations(loaded),
        "market": {r: list(row) for r, row in zip(CUBES, loaded.market, strict=True)},
        "is_market_cleared": loaded.is_market_cleared,
        "wall_spaces": loaded.wall_spaces,
        "marked_spaces": loaded.marked_spaces,
        "marked_points": loaded.marked_points,
        "track": track(loaded),
        "tiles": {tile.id: tile_from(loaded, tile) for tile in loaded.tiles},
        "discounts": discounts(loaded),
        "grants": grants(loaded),
        "favors": [effect_from(favor) for favor in loaded.favors],
        "favors_face_up": {seats: loaded.favors_face_up[seats] for seats in SEATS},
        "provinces": [
            {seats: named(CUBES, province.cubes[seats]) for seats in SEATS}
            for province in loaded.provinces
        ],
        "attacks": [{seats: card[seats] for seats in SEATS} for card in loaded.attack_cards],
    }


def track(loaded: LoadedBox) -> dict[str, Any]:
    """The Magister Track, row by row."""
    return {
        kind: [{"pay": named(HELD, space.pay), "points": space.points} for space in row]
        for kind, row in zip(MAGISTERS, loaded.track, strict=True)
    }


def discounts(loaded: LoadedBox) -> list[Any]:
    """What tiles of a level cost less, and from which season on."""
    return [
        {
            "level": discount.level + 1,
            "resource": CUBES[discount.resource],
            "less": discount.less,
            "season": discount.season + 1,
        }
        for discount in loaded.discounts
    ]


def grants(loaded: LoadedBox) -> list[Any]:
    """The King's Grants: points by category, rank and season, and what fills the market."""
    return [
        {
            "points": {
                category: [list(rank) for rank in row]
                for category, row in zip(CATEGORIES, grant.points, strict=True)
            },
            "market": named(CUBES, grant.market),
        }
        for grant in loaded.grants
    ]


def named(names: Sequence[str], amounts: Sequence[int]) -> Goods:
    """The amounts that are not 0, by name."""
    return {name: n for name, n in zip(names, amounts, strict=True) if n}


def name(names: Sequence[str], number: int) -> str | None:
    """A name by its number; None for -1."""
    return names[number] if number >= 0 else None


def effect_from(effect: effects.Effect) -> Effect:
    """One effect by names."""
    return {
        "when": effects.WHENS[effect.when],
        "at": name(effects.LOCATIONS, effect.at),
        "act": effects.ACTS[effect.act],
        "times": effect.times,
        "one_of": effect.one_of,
        "score": effect.score,
        "per": name(effects.COUNTED, effect.per),
        "purchases": effect.purchases,
        "sales": effect.sales,
        "sale_more": effect.sale_more,
        "purchase_price": effect.purchase_price if effect.purchase_price >= 0 else None,
        "both": [effects.MAGISTERS[number] for number in effect.both if number >= 0],
        "pay": named(effects.GOODS, effect.pay),
        "gain": named(effects.GOODS, effect.gain),
        "less": named(effects.GOODS, effect.less),
    }


def locations(loaded: LoadedBox) -> dict[str, LocationCard]:
    """The locations with their slots."""
    cards: dict[str, LocationCard] = {}
    for number, location in enumerate(loaded.locations):
        slots = [slot for slot in loaded.slots if slot.location == number]
        cards[location.id] = {
            "effect": effect_from(location.effect),
            "merchant": named(effects.GOODS, location.merchant),
            "slots": [{"seats": slot.seats, "cards": slot.cards} for slot in slots],
        }
    return cards


def tile_from(loaded: LoadedBox, tile: LoadedTile) -> Tile:
    """A building tile by names; with two seats there are fewer copies."""
    few = min(tile.copies, loaded.tile_copies_of_two)
    return {
        "level": tile.level + 1,
        "copies": {seats: few if seats == 2 else tile.copies for seats in SEATS},
        "cost": named(CUBES, tile.cost),
        "points": tile.points,
        "ability": effect_from(loaded.ability(tile)),
    }
