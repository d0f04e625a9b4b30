"""What the log of commitments says about a record."""

from collections.abc import Iterable
from typing import NamedTuple

from polis.core.records.commitment_log import (
    InvalidLog,
    LogEntry,
    checked,
    digest_of_entropies,
    digest_of_play,
)
from polis.core.records.record import Record


class Standing(NamedTuple):
    """The entries about a record's game; ended: None as long as it is not over."""

    made: LogEntry
    dealt: LogEntry
    ended: LogEntry | None


class Read(NamedTuple):
    """A valid log. length: its entries; head: the hash of the last; standing: of the record."""

    length: int
    head: str
    standing: Standing | None


def read_log(entries: Iterable[LogEntry], record: Record | None) -> Read:
    """Check a whole log, and that it contains a record; raises InvalidLog."""
    length, head, about = 0, "", list[LogEntry]()
    for entry in checked(entries):
        length, head = entry.n, entry.hash
        if record is not None and entry.commitment == record.commitment:
            about.append(entry)
    return Read(length, head, None if record is None else standing_of(record, about))


def standing_of(record: Record, about: list[LogEntry]) -> Standing:
    """Select the entries about a record among those with its commitment; raises InvalidLog.

    A commitment is logged before the seats contribute their texts, so the entry of the deal comes
    later.
    """
    games = [[one for one in about if one.of == made.n] for made in about if made.what == "made"]
    if not games:
        raise InvalidLog(f"The log does not have the commitment of {record.file}.")
    texts = digest_of_entropies(record.entropies)
    dealt = [game for game in games if len(game) > 1 and game[1].digest == texts]
    if not dealt:
        raise InvalidLog(
            f"The log says that the cards of {record.file} were dealt with other texts of the seats, or not at all."
        )
    if record.result is None:
        return Standing(dealt[0][0], dealt[0][1], None)
    play = digest_of_play(record.actions, record.hashes)
    for game in dealt:
        if len(game) > 2 and game[2].digest == play:
            return Standing(game[0], game[1], game[2])
    raise InvalidLog(
        f"The log says that the game of {record.file} ended differently, or not at all."
    )
