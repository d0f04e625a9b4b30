"""The pictures of the rulebook as positions of the engine, and the numbers of its examples.

`made()` is everything that `web/src/games/archon/rulebook/pictures.json` holds. Nothing here is
counted by hand: what an example tells is played, and its numbers are read from the position.
"""

from typing import Any

from tests.games.archon.rulebook.seasons import SEASONS
from tests.games.archon.rulebook.shown import Facts, Pictures, city, view_of
from tests.games.archon.scenario.positions import (
    DRAGON,
    EAGLE,
    LION,
    UNICORN,
    Table,
    divided,
    new,
    original,
    position,
)


def made() -> dict[str, Any]:
    """All pictures by name, all numbers by name."""
    pictures, facts = Pictures(), _box_facts()
    for part in (
        _set_up,
        _goods,
        _market,
        _guild,
        _wall,
        _builders,
        _knowledge,
        _magisters,
        *SEASONS,
    ):
        drawn, counted = part()
        pictures |= drawn
        facts |= counted
    return {"pictures": pictures, "facts": facts}


def _box_facts() -> Facts:
    """How many of everything the box holds, and what each player begins with."""
    box, four, two = original().box, new(4), new(2)
    first, last = four.order[0], four.order[-1]
    return {
        "figures": four.of(first, "figures_left"),
        "tokens": four.of(first, "tokens_left"),
        "warriors": box.warriors,
        "courtiers": box.courtiers,
        "cards": sum(divided(2).cards(UNICORN, "played").values()),
        "pile": box.pile_size,
        "start-points": four.of(first, "points"),
        "start-gold": four.of(first, "gold"),
        "start-silver": four.of(first, "silver"),
        "start-recruits": four.of(first, "recruits"),
        "late-recruits": four.of(last, "recruits"),
        "second-recruits": two.of(two.order[1], "recruits"),
        "grants": len(box.grants),
        "provinces": len(box.provinces),
        "favors": len(box.favors),
        "attacks": len(box.attack_cards),
        "rounds": box.rounds,
        "seasons": box.seasons,
        "arts-cards": box.listed.arts,
        "science-cards": box.listed.science,
        "cubes": sum(box.cubes),
    }


def _set_up() -> tuple[Pictures, Facts]:
    busy = position(
        seats=4,
        round=2,
        figures={
            "repository a": LION,
            "treasury a": DRAGON,
            "barracks b": UNICORN,
            "academy a": EAGLE,
            "builders-guild a": UNICORN,
            "guild-hall a": DRAGON,
        },
        tokens={"treasury b": EAGLE},
        wall=f"{UNICORN} {LION}",
        gate=DRAGON,
    )
    split = divided(2)
    split.do("split 4 courtier cleric")
    pictures = {
        "city": city(busy),
        "first": city(new(4)),
        "split": {
            "kind": "cards",
            "seat": 0,
            "piles": [
                {"pile": pile, "cards": split.cards(UNICORN, pile)} for pile in ("hand", "waiting")
            ],
        },
        "track": {"kind": "track", "view": view_of(busy)},
    }
    return pictures, {}


def _gained(place: str, card: str, goods: str, **more: Any) -> int:
    """What a figure brings in a place with a card."""
    at = position(hand=f"{card} 2 courtier", **more)
    before = _held(at, goods)
    at.do(f"{place} a {card}")
    while at.phase == "take":
        at.do(at.legal()[0])
    return _held(at, goods) - before


def _held(at: Table, goods: str) -> int:
    if goods == "cubes":
        return sum(at.of(UNICORN, one) for one in ("papyrus", "silver", "iron", "stone"))
    return int(at.of(UNICORN, goods))


def _goods() -> tuple[Pictures, Facts]:
    """The three places that simply give something, with a Courtier and with a Merchant."""
    facts: Facts = {}
    for place, goods in (("repository", "cubes"), ("barracks", "recruits"), ("treasury", "gold")):
        for card in ("courtier", "merchant"):
            facts[f"{place}-{card}"] = _gained(place, card, goods)
    at = position(
        seats=3, figures={"repository a": LION, "barracks a": DRAGON, "treasury a": UNICORN}
    )
    places = ("repository", "treasury")
    return {place: city(at, place) for place in places}, facts


def _market() -> tuple[Pictures, Facts]:
    at = position(gold=2, cubes="iron", market="3 papyrus, 3 silver, iron")
    before = at.copy()
    at.do("marketplace a with courtier", "sell iron")
    sold = at.events("sold")[0]["price"]
    at.do("buy silver")
    silver = at.events("bought")[0]["price"]
    at.do("buy papyrus")
    papyrus = at.events("bought")[0]["price"]
    facts: Facts = {
        "market-had": before.of(UNICORN, "gold"),
        "market-sold": sold,
        "market-silver": silver,
        "market-papyrus": papyrus,
        "market-left": at.of(UNICORN, "gold"),
    }
    return {
        "market-before": city(before, "marketplace"),
        "market-after": city(at, "marketplace"),
    }, facts


def _guild() -> tuple[Pictures, Facts]:
    at = position(track="cleric scribe", gold=9, recruits=4,
                  cubes="3 papyrus, 3 silver, 3 iron, 3 stone")  # fmt: skip
    at.do("guild-hall a with courtier", "magister scribe")
    paid = {event["goods"]: event["count"] for event in at.events("paid")}
    points = sum(event["count"] for event in at.events("points_scored"))
    at.do("replace waiting")
    facts: Facts = {f"scribe-{goods}": count for goods, count in paid.items()}
    facts |= {"scribe-points": points, "scribes": at.of(UNICORN, "magisters")["scribe"]}
    return {
        "guild-after": city(at, "guild-hall"),
    }, facts


def _wall() -> tuple[Pictures, Facts]:
    at = position(recruits=2, cubes="2 silver", wall=f"{DRAGON} {DRAGON}")
    points = at.of(UNICORN, "points")
    at.do("royal-guard a with courtier", "wall gate")
    scored = at.of(UNICORN, "points") - points
    at.do("more", "wall plain")
    assert at.of(UNICORN, "recruits") == at.of(UNICORN, "silver") == 0
    return {"wall": city(at, "wall")}, {"gate-points": scored}


def _builders() -> tuple[Pictures, Facts]:
    facts: Facts = {}
    for season, round_ in enumerate((1, 4, 7), start=1):
        costs = view_of(position(round=round_))["derived"]["tile_costs"]
        for tile in ("library", "gardens"):
            for goods, count in costs[tile].items():
                facts[f"{tile}-{goods}-{season}"] = count
    at = position(seats=3)
    return {
        "builders": city(at, "builders-guild"),
        "tiles": {"kind": "tiles", "view": view_of(at)},
    }, facts


def _knowledge() -> tuple[Pictures, Facts]:
    at = position(seats=4, gold=4)
    at.do("academy a with courtier", "more")
    facts: Facts = {"arts-two": 4 - at.of(UNICORN, "gold"), "arts-bought": at.of(UNICORN, "arts")}
    at.check()
    return {
        "academy": city(at, "academy"),
        "palace": city(at, "palace"),
    }, facts


def _magisters() -> tuple[Pictures, Facts]:
    taxed = position(seats=3, gold={UNICORN: 1, DRAGON: 0}, tokens={"treasury a": DRAGON})
    had = taxed.of(UNICORN, "gold")
    taxed.do("treasury b courtier")
    joined = position(hand="cleric 2 courtier", figures={"barracks a": DRAGON})
    joined.do("barracks a cleric")
    facts: Facts = {
        "tax-had": had,
        "tax-paid": taxed.of(DRAGON, "gold"),
        "tax-left": taxed.of(UNICORN, "gold"),
    }
    pictures: Pictures = {
        "faces": {
            "kind": "faces",
            "seat": 0,
            "cards": ["courtier", "tax-collector", "cleric", "scribe", "merchant"],
        },
        "tax": city(taxed, "treasury"),
        "cleric": city(joined, "barracks"),
    }
    return pictures, facts
