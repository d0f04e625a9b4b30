"""Notices: what people who are not connected want to know."""

from collections.abc import Sequence
from typing import NamedTuple

from polis.server.table.entries import Entry
from polis.server.table.joining import Joined
from polis.server.table.table import Table


class Notice(NamedTuple):
    """A notice to seats; kind: hello, joined, turn or over; name: of the person it is about."""

    kind: str
    seats: Sequence[int]
    name: str = ""


def notices_of(
    before: Table, after: Table, written: Sequence[Entry], here: Sequence[bool]
) -> list[Notice]:
    """Return the notices about entries to be stored, to seats that are not connected."""
    away = [seat for seat in after.persons() if seat >= len(here) or not here[seat]]
    if not away:
        return []
    notices = [
        Notice("joined", [seat for seat in away if seat != entry.seat], entry.body.name)
        for entry in written
        if isinstance(entry.body, Joined)
    ]
    if after.status == "over" and before.status != "over":
        notices.append(Notice("over", away))
    elif has_passed(before, after) and after.turn in away:
        notices.append(Notice("turn", [after.turn]))
    return notices


def has_passed(before: Table, after: Table) -> bool:
    """Whether a seat is to decide that was not before."""
    if after.status != "playing":
        return False
    return (before.status, before.turn) != ("playing", after.turn)
