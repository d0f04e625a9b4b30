"""The state and what a seat sees of it in named fields: what the declaration cannot say.

The named form uses no engine numbers, so it survives a change of the record's layout.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from polis.core.contract.game import leaders
from polis.core.declared.meanings import SEAT, by_name
from polis.core.declared.named_record import NamedRecord, Part, Plain
from polis.core.json_reader import JsonObject, JsonValue
from polis.core.kernels.layout import Records
from polis.games.archon.box.effects import HELD
from polis.games.archon.model.actions import SLOTS
from polis.games.archon.model.meanings import ATTACK, FAVOR, PROVINCE
from polis.games.archon.model.names import (
    CARD_KINDS,
    HAND_SIZE,
    HELD_GOODS,
    LOCATIONS,
    RESOURCES,
    TILES,
    slot_name,
)
from polis.games.archon.model.state import (
    LAYOUT,
    LOSING,
    NONE,
    ROUNDS_IN_SEASON,
    SAVING,
)
from polis.games.archon.seen.derived import derived


def season(round_number: int) -> int:
    """Return the season of a round, from 1; the draft belongs to the first."""
    return (max(round_number, 1) - 1) // ROUNDS_IN_SEASON + 1


def _winners(p: Plain, _tables: Records) -> list[int]:
    """ARC-8.3  The seats that have won, goods breaking ties; none before the end."""
    if p.ending == NONE:
        return []
    return leaders([(p.points[seat], sum(p.held[seat])) for seat in range(p.seats)])


def _wall(p: Plain, tables: Records) -> list[JsonValue]:
    """The spaces of the wall that the box has."""
    return [SEAT.write(owner) for owner in p.wall[: int(tables["wall_spaces"][0])]]


def _locations(p: Plain, tables: Records) -> list[JsonObject]:
    cards, least = tables["slot_cards"][0].tolist(), tables["slot_seats"][0].tolist()
    return [
        {
            "name": name,
            "slots": [
                {
                    "name": slot_name(location, slot),
                    "cards": cards[location][slot],
                    "covered": least[location][slot] > p.seats,
                    "figures": p.figures[location][slot][: p.seats],
                    "token": SEAT.write(p.token[location][slot]),
                }
                for slot in range(SLOTS)
                if cards[location][slot] > 0
            ],
        }
        for location, name in enumerate(LOCATIONS)
    ]


def _removed(p: Plain, _tables: Records) -> JsonObject:
    """Cards that have left the game: favors in the order of leaving, the others as drawn."""
    spaces = sum(card != NONE for card in p.palace)
    order = [*reversed(p.favors[:spaces]), *p.favors[spaces : p.next_favor]]
    return {
        "favors": [FAVOR.write(card) for card in order[: p.next_favor - spaces]],
        "provinces": [PROVINCE.write(card) for card in p.provinces[: p.next_province - 1]],
        "attacks": [ATTACK.write(card) for card in p.attacks[: p.next_attack]],
    }


def _decks(p: Plain, _tables: Records) -> JsonObject:
    """The cards to come, as far as they are known."""
    return {
        "provinces": [PROVINCE.write(card) for card in p.provinces[p.next_province :]],
        "favors": [FAVOR.write(card) for card in p.favors[p.next_favor :]],
        "attacks": [ATTACK.write(card) for card in p.attacks[p.next_attack :]],
    }


def _slot(p: Plain, _tables: Records) -> str | None:
    return None if p.location == NONE else slot_name(p.location, p.slot)


def _cards(p: Plain, _tables: Records) -> list[str]:
    return [CARD_KINDS[card] for card in (p.card, p.second_card) if card != NONE]


def _price(p: Plain, _tables: Records) -> dict[str, int] | None:
    return by_name(HELD_GOODS, p.price) if p.phase == SAVING else None


def _raid(p: Plain, _tables: Records) -> "JsonObject | None":
    if p.strength == 0:
        return None
    asked = RESOURCES[p.raid_cube] if p.phase == LOSING else None
    return {"strength": p.strength, "due": p.raid_due[: p.seats], "asked": asked}


def _resources(p: Plain, _tables: Records) -> list[dict[str, int]]:
    return [by_name(RESOURCES, held[2:HELD]) for held in p.held[: p.seats]]


def _tiles(p: Plain, _tables: Records) -> list[list[str]]:
    return [
        [name for name, has in zip(TILES, row, strict=True) if has] for row in p.tiles[: p.seats]
    ]


NAMED: Final = NamedRecord(
    LAYOUT,
    [
        Part("season", "round_number", lambda p, _tables: season(p.round_number)),
        Part("locations", "figures token seats", _locations),
        Part("wall", "wall", _wall),
        Part(
            "province", "provinces next_province", lambda p, _: p.provinces[p.next_province - 1] + 1
        ),
        Part(
            "removed",
            "palace favors next_favor provinces next_province attacks next_attack",
            _removed,
        ),
        Part("decks", "favors next_favor provinces next_province attacks next_attack", _decks),
        Part("decision.slot", "location slot", _slot),
        Part("decision.cards", "card second_card", _cards),
        Part("decision.price", "price phase", _price),
        Part("raid", "strength raid_due raid_cube phase seats", _raid),
        Part("winners", "ending points held seats", _winners),
        Part("players[].gold", "held seats", lambda p, _: [held[0] for held in p.held[: p.seats]]),
        Part(
            "players[].recruits", "held seats", lambda p, _: [held[1] for held in p.held[: p.seats]]
        ),
        Part("players[].resources", "held seats", _resources),
        Part("players[].tiles", "tiles seats", _tiles),
    ],
    order="locations ply phase turn order round season passed seats options wall market repository"
    " supply tiles_left palace grants province removed decision.location decision.slot"
    " decision.cards decision.plain decision.second decision.took_magister decision.repetition"
    " decision.bought decision.sold decision.magister decision.tile decision.price ending winners"
    " raid decks players[].gold players[].recruits players[].resources players[].points"
    " players[].played players[].magisters players[].tiles players[].arts players[].science"
    " players[].warriors_left players[].figures_left players[].tokens_left players[].hand"
    " players[].waiting",
)


CARDS: Final = LAYOUT.reading(
    ("hand", "waiting", "played", "divided", "divided_early", "ending", "round_number", "seats")
)


def hashed(record: bytes, tables: Records) -> dict[str, msgspec.Raw]:
    """Return the named state as JSON with sorted keys, without the kind of cube lost in a raid.

    Hashes are older than that field, and it follows from the actions before.
    """
    whole = NAMED.json_of(record, tables)
    raid = NAMED.one("raid", record, tables)
    if isinstance(raid, dict):
        kept = {name: value for name, value in raid.items() if name != "asked"}
        whole["raid"] = msgspec.Raw(msgspec.json.encode(kept, order="sorted"))
    return whole


def view(seen: Records, tables: Records, viewer: int) -> JsonObject:
    """Return what a viewer sees, in the fields of the named state; unknown is null.

    seen: the viewer's observation, the state itself at the end. `derived` holds current prices,
    taxes and slots according to the rules. The result must not be modified.
    """
    record = seen.tobytes()
    named = NAMED.of(record, tables)
    uncertain = _uncertain(CARDS.plain(record), viewer)
    if uncertain:
        named["players"] = _without_halves(named["players"], uncertain)
    return named | {"derived": derived(seen, tables, viewer)}


def _uncertain(p: Plain, viewer: int) -> list[int]:
    """The other seats of whose ten cards the observation does not have all."""
    if p.ending != NONE or (p.round_number % 2 == 0 and not p.divided_early):
        return []
    ten = 2 * HAND_SIZE
    return [
        seat
        for seat in range(p.seats)
        if seat != viewer
        and p.divided[seat]
        and sum(p.hand[seat]) + sum(p.waiting[seat]) + sum(p.played[seat]) < ten
    ]


def _without_halves(players: Any, uncertain: Sequence[int]) -> JsonValue:
    """Replace both halves of these seats by null, with the cards known to be in them."""
    shown = [*players]
    for seat in uncertain:
        halves = {"known_hand": shown[seat]["hand"], "known_waiting": shown[seat]["waiting"]}
        shown[seat] = {**shown[seat], "hand": None, "waiting": None, **halves}
    return shown
