"""Other boxes for Archon: scarce ones, and ones whose cards have other effects.

A component file may be corrected by whoever owns the printed box, so the rules must not lean on
the numbers of the packaged one. These boxes are made from it within what a component file may say.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from polis.games.archon.box.box import Box
from polis.games.archon.box.effects import (
    ACQUIRE_MAGISTER,
    ACQUIRE_TILE,
    FIRST_CHOSEN,
    GOODS,
    HELD_GOODS,
    LOCATIONS,
    NOTHING,
    Effect,
)


def amounts(**entries: int) -> tuple[int, ...]:
    """Amounts by the names of goods, `_` for a hyphen."""
    row = [*NOTHING]
    for name, count in entries.items():
        row[GOODS.index(name.replace("_", "-"))] = count
    return tuple(row)


def scarce(box: Box, _rng: random.Random) -> Box:
    """Hardly more than the set-up needs, so that every supply runs out."""
    listed = replace(box.listed, gold_1=14, gold_5=0, recruits=8, arts=2, science=2)
    return replace(box, listed=listed, cubes=(7, 7, 7, 7))


def short_wall(box: Box, rng: random.Random) -> Box:
    """A wall on which few warriors find a place, perhaps all of it marked."""
    spaces = rng.randint(1, 4)
    marked = rng.randint(0, spaces)
    return replace(box, wall_spaces=spaces, marked_spaces=marked, marked_points=rng.randint(1, 3))


def other_market(box: Box, rng: random.Random) -> Box:
    """Rows of other lengths and prices, filled up but not cleared."""
    rows = tuple(
        tuple(sorted(rng.randint(1, 5) for _ in range(rng.randint(3, 8)))) for _ in range(4)
    )
    return replace(box, market=rows, is_market_cleared=False)


def strong_attacks(box: Box, rng: random.Random) -> Box:
    """Attacks that hardly any wall withstands."""
    cards = tuple((0, 0, *sorted(rng.randint(6, 15) for _ in range(3))) for _ in box.attack_cards)
    return replace(box, attack_cards=cards)


def dear_tax(box: Box, _rng: random.Random) -> Box:
    """One token a seat and little gold."""
    return replace(box, tokens=1, listed=replace(box.listed, gold_1=12, gold_5=0))


def other_tiles(box: Box, rng: random.Random) -> Box:
    """Tiles of other prices and points, their abilities dealt anew, with other gains."""
    abilities = [changed_gain(ability, rng) for ability in box.abilities]
    rng.shuffle(abilities)
    tiles = tuple(
        replace(
            tile,
            cost=tuple(rng.randint(0, 2) for _ in tile.cost),
            points=rng.randint(0, 5),
            copies=rng.randint(1, 2),
        )
        for tile in box.tiles
    )
    return replace(box, tiles=tiles, abilities=tuple(abilities))


def changed_gain(ability: Effect, rng: random.Random) -> Effect:
    """An ability that gives other goods than before, as many kinds, where it gives any."""
    kinds = sum(count > 0 for count in ability.gain)
    if not kinds or ability.one_of:
        return ability
    gain = amounts(**{name: rng.randint(1, 3) for name in rng.sample(HELD_GOODS, kinds)})
    return replace(ability, gain=gain)


def other_favors(box: Box, rng: random.Random) -> Box:
    """King's Favors drawn at random from all that a component file can say."""
    return replace(box, favors=tuple(favor(rng) for _ in box.favors))


def favor(rng: random.Random) -> Effect:
    """One arrow, or the action of another location at a lower price."""
    kind = rng.randrange(4)
    if kind == 0:
        at, act = rng.choice((("guild-hall", ACQUIRE_MAGISTER), ("builders-guild", ACQUIRE_TILE)))
        return Effect(at=LOCATIONS.index(at), act=act, less=lessened(rng, at))
    pay = paid(rng)
    is_arrow = pay != NOTHING
    times = rng.randint(1, 2) if is_arrow else 1
    if is_arrow and rng.random() < 0.3:
        return Effect(times=times, pay=pay, score=rng.randint(1, 3))
    return Effect(times=times, pay=pay, gain=gained(rng, not any(pay[FIRST_CHOSEN:])))


def lessened(rng: random.Random, at: str) -> tuple[int, ...]:
    """One or two entries, of which one is spared."""
    names = ["papyrus", "silver", "iron", "stone", "resources"]
    names += ["gold", "recruits"] if at == "guild-hall" else []
    return amounts(**{name: rng.randint(1, 2) for name in rng.sample(names, 2)})


def paid(rng: random.Random) -> tuple[int, ...]:
    """Nothing, fixed goods, cubes of choice, or both."""
    entries: dict[str, int] = {}
    if rng.random() < 0.5:
        entries[rng.choice(("gold", "recruits", "papyrus", "silver", "iron", "stone"))] = 1
    if rng.random() < 0.5:
        entries[rng.choice(("resources", "different-resources"))] = rng.randint(1, 2)
    return amounts(**{name.replace("-", "_"): count for name, count in entries.items()})


def gained(rng: random.Random, may_choose: bool) -> tuple[int, ...]:
    """Fixed goods, and perhaps cubes of choice beside them."""
    fixed = ("gold", "recruits", "papyrus", "iron", "arts", "science", "warriors")
    entries = {rng.choice(fixed): rng.randint(1, 2)}
    if may_choose and rng.random() < 0.5:
        chosen = rng.choice(("resources", "different_resources", "province_resources"))
        entries[chosen] = rng.randint(1, 2)
    return amounts(**entries)


def all_at_once(box: Box, rng: random.Random) -> Box:
    """A short wall, another market, other favors and other tiles together."""
    for make in (short_wall, other_market, other_favors, other_tiles):
        box = make(box, rng)
    return box


BOXES: Final[dict[str, Callable[[Box, random.Random], Box]]] = {
    make.__name__.replace("_", " "): make
    for make in (
        scarce, short_wall, other_market, strong_attacks, dear_tax, other_favors, other_tiles,
        all_at_once,
    )
}  # fmt: skip
