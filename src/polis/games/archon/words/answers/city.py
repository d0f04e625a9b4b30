"""The city: its places, the wall around them, the building tiles and the Magister Track."""

from collections.abc import Mapping
from typing import Any, Final

from polis.core.contract.answers import Asked, listed
from polis.games.archon.model.names import LOCATIONS, MAGISTERS, RESOURCES, TILES
from polis.games.archon.words.answers.position import attack
from polis.games.archon.words.answers.words import (
    EAR,
    amounts,
    card,
    goods,
    place,
    seat_name,
    seat_names,
    sentence,
    tile,
)

PALACE: Final = "palace"


def city(asked: Asked) -> list[str]:
    """Each location with its slots, in the order of the board."""
    return [_slots(asked, one) for one in asked.view["locations"]]


def location(asked: Asked) -> list[str]:
    """One location: what it does, who is there, what keeps the viewer out."""
    view, language = asked.view, asked.language
    if asked.thing == PALACE:
        return palace(asked)
    number = LOCATIONS.index(asked.thing)
    what = asked.box.locations[number]
    lines = [_slots(asked, view["locations"][number]), EAR.effect(what.effect, language)]
    if any(what.merchant):
        lines.append(sentence("merchant", language, gain=amounts(what.merchant, language)))
    lines += _for_viewer(asked, asked.thing)
    if asked.thing == "repository":
        lines.append(sentence("repository", language, goods=amounts(view["repository"], language)))
    return [*lines, *market(asked)] if asked.thing == "marketplace" else lines


def palace(asked: Asked) -> list[str]:
    """The King's Favors by slot."""
    view, language = asked.view, asked.language
    lines = [_slots(asked, view["locations"][LOCATIONS.index(PALACE)])]
    for slot, favor in enumerate(view["palace"], 1):
        if favor is not None:
            words = EAR.effect(asked.box.favors[favor - 1], language)
            lines.append(sentence("favor", language, slot=slot, number=favor, what=words))
    gone = listed(map(str, view["removed"]["favors"]), language)
    return [*lines, *_for_viewer(asked, PALACE), sentence("favors-gone", language, numbers=gone)]


def market(asked: Asked) -> list[str]:
    """The cubes in each row of the Marketplace, and the prices of buying and selling the next one."""
    derived, language = asked.view["derived"], asked.language
    return [
        sentence(
            "market-row", language, goods=goods(name, language), count=asked.view["market"][name],
            buy=_price(derived["buy"][name], language), sell=_price(derived["sell"][name], language),
        )
        for name in RESOURCES
    ]  # fmt: skip


def wall(asked: Asked) -> list[str]:
    """The warriors on the city wall, the marked spaces first."""
    view, language, box = asked.view, asked.language, asked.box
    marked = view["wall"][: box.marked_spaces]
    others = view["wall"][box.marked_spaces :]
    return [
        sentence("gate", language, seats=_on_wall(marked, language), points=box.marked_points,
             vacant=marked.count(None)),
        sentence("wall", language, seats=_on_wall(others, language), vacant=others.count(None)),
        *attack(asked),
    ]  # fmt: skip


def _on_wall(places: list[int | None], language: str) -> str:
    """`Unicorn 2, Dragon 1`: warriors by seat."""
    seats = sorted({seat for seat in places if seat is not None})
    found = (f"{seat_name(seat, language)} {places.count(seat)}" for seat in seats)
    return listed(found, language)


def _price(gold: int | None, language: str) -> str:
    return sentence("no-price", language) if gold is None else str(gold)


def _slots(asked: Asked, one: Mapping[str, Any]) -> str:
    """`Academy: slot a for 1 card, vacant; ...`."""
    language = asked.language
    parts = [
        sentence(
            "slot", language, slot=slot["name"], count=slot["cards"], what=_on_slot(slot, language)
        )
        for slot in one["slots"]
        if not slot["covered"]
    ]
    closed = [slot["name"] for slot in one["slots"] if slot["covered"]]
    if closed:
        parts.append(sentence("covered", language, slots=", ".join(closed)))
    return sentence("slots", language, place=place(one["name"], language), slots="; ".join(parts))


def _on_slot(slot: Mapping[str, Any], language: str) -> str:
    """The figures on a slot and the owner of a tax token there."""
    found = []
    for seat, count in enumerate(slot["figures"]):
        name = seat_name(seat, language)
        found += [name if count == 1 else f"{name} {count}"] if count else []
    if slot["token"] is not None:
        found.append(sentence("token", language, seat=seat_name(slot["token"], language)))
    return ", ".join(found) or sentence("vacant", language)


def _for_viewer(asked: Asked, name: str) -> list[str]:
    """What the place means for the viewer: taxes, why it is closed, how often it can be used."""
    derived, language, lines = asked.view["derived"], asked.language, []
    if derived["tax"][name]:
        lines.append(sentence("tax", language, seats=seat_names(derived["tax"][name], language)))
    closed = derived["closed"].get(name)
    if closed:
        lacking = goods(closed["goods"], language) if closed.get("goods") else ""
        lines.append(sentence("closed", language, why=closed["why"], goods=lacking))
    if name in derived["times"]:
        lines.append(sentence("possible", language, count=derived["times"][name]))
    same = derived["equal_slots"][name]
    alike = [number for number, first in enumerate(same) if first != number]
    slots = next(one["slots"] for one in asked.view["locations"] if one["name"] == name)
    for number in alike:
        first, other = slots[same[number]]["name"], slots[number]["name"]
        lines.append(sentence("alike", language, slot=other, first=first))
    return lines


def houses(asked: Asked) -> list[str]:
    """All building tiles, one per line."""
    return [_house(asked, name) for name in TILES]


def house(asked: Asked) -> list[str]:
    """One building tile with what it does."""
    ability = asked.box.abilities[TILES.index(asked.thing)]
    return [_house(asked, asked.thing), EAR.effect(ability, asked.language)]


def magisters(asked: Asked) -> list[str]:
    """The price of the next Magister of each type, and how many each seat owns."""
    language, box, lines = asked.language, asked.box, []
    for number, name in enumerate(MAGISTERS):
        spaces = [
            sentence(
                "space", language, number=space, price=amounts(found.pay, language),
                points=found.points,
            )
            for space, found in enumerate(box.track[number], 1)
        ]  # fmt: skip
        owned = [player["magisters"][name] for player in asked.view["players"]]
        lines.append(
            sentence("track", language, card=card(name, language), spaces="; ".join(spaces),
                 counts=", ".join(map(str, owned)))
        )  # fmt: skip
    return lines


def _house(asked: Asked, name: str) -> str:
    view, language = asked.view, asked.language
    owners = [seat for seat, player in enumerate(view["players"]) if name in player["tiles"]]
    return sentence(
        "house", language, tile=tile(name, language),
        level=asked.box.tiles[TILES.index(name)].level + 1,
        price=amounts(view["derived"]["tile_costs"][name], language),
        points=asked.box.tiles[TILES.index(name)].points, left=view["tiles_left"][name],
        owners=seat_names(owners, language),
    )  # fmt: skip
