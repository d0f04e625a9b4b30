"""The record of a table's game, with which anybody can verify it."""

from typing import Final

from polis.core.records.record import Record, Seat, result_of
from polis.server.table.table import Table

PERSON: Final = "human"


def record_of(table: Table) -> Record:
    """Return the game so far with its secret, which must not be shown before the end."""
    history, game = table.history, table.content.game
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        components_id=game.components_id,
        components_sha256=game.components_sha256,
        options=table.terms.options,
        seats=_seats(table),
        commitment=table.commitment,
        secret=table.secret.hex(),
        entropies=tuple(seat.entropy for seat in table.seats),
        hashes=tuple(history.hashes),
        actions=tuple(history.actions),
        result=result_of(game, history.state),
        receipts=tuple(history.receipts),
        file=table.id,
    )


def _seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats: a person by name, a bot by the name of its seat."""
    return tuple(
        Seat(
            seat.name or table.content.spec.seat_name(number, "en"),
            PERSON if seat.token is not None else seat.bot or PERSON,
        )
        for number, seat in enumerate(table.seats)
    )
