"""The state and what a seat sees of it in named fields: what the declaration cannot say.

The named form uses no engine numbers, so it survives a change of the record's layout.
"""

from typing import Final

from polis.core.contract.game import leaders
from polis.core.declared.named_record import ABSENT, NamedRecord, Part, Plain
from polis.core.json_reader import JsonObject
from polis.core.kernels.layout import Records
from polis.games.arkadia.model import COLUMNS, ROWS
from polis.games.arkadia.model.actions import FAMILIES
from polis.games.arkadia.model.bitboard import squares_of
from polis.games.arkadia.model.names import FAMILY_NAMES, FORM_NAMES, card_name, square_pair
from polis.games.arkadia.model.state import LAYOUT, NEUTRAL, NONE, RECRUITING, SEATS
from polis.games.arkadia.seen.derived import derived


def _camps(_p: Plain, tables: Records) -> list[list[int]]:
    return [square_pair(square) for square in squares_of(tables["camps"][0].tolist())]


def _lot_squares(p: Plain, _tables: Records) -> list[list[int]]:
    return [square_pair(square) for square in lot_squares(p)]


def lot_squares(p: Plain) -> list[int]:
    """The twelve squares under the castle lot of a plain state, in reading order."""
    rows, columns = (4, 3) if p.lot_standing else (3, 4)
    return [p.lot_square + r * COLUMNS + c for r in range(rows) for c in range(columns)]


def _buildings(p: Plain, tables: Records) -> list[JsonObject]:
    offsets, cells = tables["offset"][0].tolist(), tables["cells"][0].tolist()
    unfinished = p.open[: p.open_count]
    buildings: list[JsonObject] = []
    for number in range(p.building_count):
        form, first = p.tile_form[number], p.tile_square[number]
        covered = offsets[form][p.tile_orientation[number]][: cells[form]]
        buildings.append(
            {
                "number": number + 1,
                "form": FORM_NAMES[form],
                "family": FAMILY_NAMES[p.tile_family[number]],
                "squares": [[*square_pair(first + offset)] for offset in covered],
                "completed": number not in unfinished,
            }
        )
    return buildings


def _discards(p: Plain, _tables: Records) -> list[str | None]:
    """A laid building is a card played, so the discard pile needs no state of its own."""
    return [
        card_name(p.tile_form[b] * FAMILIES + p.tile_family[b])
        for b in range(p.first_buildings, p.building_count)
    ]


def _workers(p: Plain, _tables: Records) -> list[JsonObject]:
    owners = {
        square: owner for owner in range(SEATS + 1) for square in squares_of(p.workers[owner])
    }
    return [
        {"square": [*square_pair(square)], "owner": "neutral" if owner == NEUTRAL else owner}
        for square, owner in sorted(owners.items())
    ]


def _values(p: Plain, _tables: Records) -> dict[str, int]:
    """The gold that a seal of each family would bring now."""
    return {name: p.top.count(family) for family, name in enumerate(FAMILY_NAMES)}


def _camps_to_choose(p: Plain, _tables: Records) -> object:
    """Present only while neutral workers are being chosen."""
    return p.camps if p.phase == RECRUITING else ABSENT


def _last_round(p: Plain, _tables: Records) -> "JsonObject | None":
    if p.ender == NONE:
        return None
    return {"triggered_by": p.ender, "turns_left": p.turns_left}


def _winners(p: Plain, _tables: Records) -> list[int]:
    """The seats with the most gold once the game is over; none before (ARK-E.5)."""
    return [] if p.ending == NONE else leaders(p.gold[: p.seats])


NAMED: Final = NamedRecord(
    LAYOUT,
    [
        Part("board.rows", "", lambda _p, _tables: ROWS),
        Part("board.columns", "", lambda _p, _tables: COLUMNS),
        Part("board.camps", "", _camps),
        Part("board.lot.squares", "lot_square lot_standing", _lot_squares),
        Part(
            "buildings",
            "tile_form tile_family tile_orientation tile_square building_count open open_count",
            _buildings,
        ),
        Part("discards", "tile_form tile_family building_count first_buildings", _discards),
        Part("workers", "workers", _workers),
        Part("castle.values", "top", _values),
        Part("decision.camps", "camps phase", _camps_to_choose),
        Part("last_round", "ender turns_left", _last_round),
        Part("winners", "gold ending seats", _winners),
    ],
    order="ply phase turn turns_finished passes_in_a_row seats first_seat options board.rows"
    " board.columns board.camps board buildings discards workers castle banners display"
    " neutral_supply decision.card decision.site decision.workers_placed decision last_round ending"
    " winners hands own_workers neutral_workers seals gold draw_pile",
)


def view(seen: Records, tables: Records, viewer: int) -> JsonObject:
    """ARK-R29  Return what a viewer sees of an observation, in the fields of the named state.

    Unknown cards are null; so are other seats' workers, seals and gold behind closed screens, until
    the final evaluation opens them. `derived` holds what the rules derive from them. The result
    must not be modified.
    """
    shown = NAMED.of(seen.tobytes(), tables, viewer)
    return shown | {"derived": derived(seen, tables, viewer)}
