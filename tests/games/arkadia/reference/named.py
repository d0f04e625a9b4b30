"""The named state: a position as a dict that can be written as JSON."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tests.games.arkadia.reference.box import Square

if TYPE_CHECKING:
    from tests.games.arkadia.reference.arkadia import Reference

Named = dict[str, Any]


def pairs(squares: Iterable[Square]) -> list[list[int]]:
    """Squares as [row, column] in reading order."""
    return [list(square) for square in sorted(squares)]


def named(game: "Reference") -> Named:
    """The whole position, hidden parts included."""
    return {
        "ply": game.ply,
        "seats": len(game.table.seats),
        "phase": game.phase,
        "turn": game.turn,
        "first_seat": game.first_seat,
        "turns_finished": game.turns_finished,
        "passes_in_a_row": game.passes,
        "options": dict(game.options),
        "board": named_board(game),
        "buildings": named_buildings(game),
        "workers": named_workers(game),
        "castle": named_castle(game),
        **named_seats(game),
        **named_cards(game),
        "neutral_supply": game.table.supply,
        "decision": named_decision(game),
        "last_round": named_last_round(game),
        "ending": game.ending,
        "winners": game.winners(),
    }


def named_board(game: "Reference") -> Named:
    """The size of the board, its camps and the lot."""
    lot = {
        "square": list(game.lot["square"]),
        "standing": game.lot["standing"],
        "squares": pairs(game.table.lot),
    }
    return {
        "rows": game.box["rows"],
        "columns": game.box["columns"],
        "camps": pairs(game.box["camps"]),
        "lot": lot,
    }


def named_buildings(game: "Reference") -> list[Named]:
    """The buildings in the order in which they were laid."""
    return [
        {
            "number": number,
            "form": building.form,
            "family": building.family,
            "squares": pairs(building.squares),
            "completed": building.completed,
        }
        for number, building in enumerate(game.table.buildings, start=1)
    ]


def named_workers(game: "Reference") -> list[Named]:
    """The workers on the board in reading order."""
    return [
        {"square": list(square), "owner": game.table.workers[square]}
        for square in sorted(game.table.workers)
    ]


def named_castle(game: "Reference") -> Named:
    """The castle from above, and what is left to build it."""
    castle = game.table.castle
    return {
        "floor": castle.floor(),
        "heights": castle.heights(),
        "tops": castle.tops(),
        "pools": [dict(pool) for pool in castle.pools],
        "values": castle.values(),
    }


def named_seats(game: "Reference") -> Named:
    """What each seat has."""
    order = list(game.box["cards"])
    seats = game.table.seats
    return {
        "hands": [sorted(seat.hand, key=order.index) for seat in seats],
        "own_workers": [seat.own for seat in seats],
        "neutral_workers": [seat.neutral for seat in seats],
        "seals": [dict(seat.seals) for seat in seats],
        "gold": [seat.gold for seat in seats],
        "banners": [seat.banners for seat in seats],
    }


def named_cards(game: "Reference") -> Named:
    """The cards that are in no hand."""
    return {
        "display": list(game.table.display),
        "draw_pile": list(game.table.pile),
        "discards": list(game.table.discards),
    }


def named_decision(game: "Reference") -> Named:
    """What has been decided so far in the running turn."""
    decision = game.decision
    camps = {"camps": decision.camps} if game.phase == "recruit" else {}
    return camps | {
        "card": decision.card,
        "site": decision.site,
        "workers_placed": decision.workers_placed,
        "last_square": list(decision.last_square) if decision.last_square else None,
        "castle_pieces_due": decision.due,
        "family": decision.family,
    }


def named_last_round(game: "Reference") -> Named | None:
    """Who began the end of the game and how many turns are left after that seat's own."""
    if game.last_round is None:
        return None
    return {
        "triggered_by": game.last_round.triggered_by,
        "turns_left": game.last_round.turns_left,
    }
