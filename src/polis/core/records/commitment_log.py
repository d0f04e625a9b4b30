"""The log of commitments: a chain of entries in which no game can be dealt again or dropped unseen.

Anyone who has seen the hash of one entry notices any later change to it or to an earlier entry. The
format is described in docs/reference/commitments.md.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, Self, get_args

from polis.core.texts.errors import PolisError

What = Literal["made", "dealt", "ended", "dropped"]
Deal = Literal["new", "branch", "lesson"]
BEGINNING: Final = "0" * 64  # `previous` of the first entry
ORDER: Final[Mapping[str, Sequence[set[str]]]] = {  # what the log says of a game before
    "dealt": ({"made"},),
    "ended": ({"made", "dealt"},),
    "dropped": ({"made"}, {"made", "dealt", "ended"}),
}
FIELDS: Final = ("n", "at", "what", "of", "game", "deal", "commitment", "digest", "previous")


class InvalidLog(PolisError):
    """A log that is not a valid chain."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened to a game, before it has a place in the chain.

    deal: for a table that was made: new cards, those of the game it branches from, or those of a
    lesson; digest: of the entropies when cards are dealt, of the play when a game ends, else empty.
    """

    what: What
    game: str
    commitment: str
    deal: Deal | None = None
    digest: str = ""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry. at: whole seconds since 1970; of: the number of the entry of the table's making."""

    n: int
    at: int
    what: str
    of: int
    game: str
    deal: str | None
    commitment: str
    digest: str
    previous: str
    hash: str

    @classmethod
    def following(cls, previous: tuple[int, str], at: int, of: int | None, fact: Fact) -> Self:
        """Return the entry of a fact; previous: number and hash of the last, or (0, BEGINNING)."""
        n, before = previous[0] + 1, previous[1]
        made = n if of is None else of
        fields = (
            n,
            at,
            fact.what,
            made,
            fact.game,
            fact.deal,
            fact.commitment,
            fact.digest,
            before,
        )
        return cls(*fields, hash=hash_of(dict(zip(FIELDS, fields, strict=True))))


def hash_of(fields: Mapping[str, Any]) -> str:
    """Return the SHA-256 of an entry without its hash: compact ASCII JSON with sorted keys."""
    hashed = {name: fields[name] for name in FIELDS}
    return _sha256(json.dumps(hashed, sort_keys=True, separators=(",", ":")))


def digest_of_entropies(entropies: Sequence[str]) -> str:
    """Return the digest of the entropies that all seats added to a shuffle."""
    return _sha256("\n".join(_sha256(entropy) for entropy in entropies))


def digest_of_play(actions: Sequence[str], hashes: Sequence[str]) -> str:
    """Return the digest of a whole game: the first hash, the actions and the hashes they led to."""
    return _sha256("\n".join([*actions, "", *hashes]))


def read_entry(data: object) -> LogEntry:
    """Build an entry from JSON; raises InvalidLog."""
    if not isinstance(data, dict) or set(data) != {*FIELDS, "hash"}:
        raise InvalidLog("The log has an invalid entry: its fields are not those of the format.")
    whole, deal = ("n", "at", "of"), data["deal"]
    texts = [name for name in data if name not in (*whole, "deal")]
    is_whole = all(
        isinstance(data[name], int) and not isinstance(data[name], bool) for name in whole
    )
    is_text = all(isinstance(data[name], str) for name in texts)
    if not (is_whole and is_text and (deal is None or deal in get_args(Deal))):
        raise InvalidLog("The log has an invalid entry: a field has a value of the wrong type.")
    return LogEntry(**data)


def checked(
    entries: Iterable[LogEntry], begins: tuple[int, str] = (0, BEGINNING)
) -> Iterator[LogEntry]:
    """Yield the entries of a log while they form a chain; raises InvalidLog at the first fault."""
    number, before = begins
    facts: dict[int, set[str]] = {}  # what is known of each game
    for entry in entries:
        number += 1
        if entry.n != number:
            raise InvalidLog(f"Entry {number} of the log is missing; {entry.n} is in its place.")
        if entry.previous != before:
            raise InvalidLog(f"Entry {number} of the log does not follow from the one before it.")
        if entry.hash != hash_of(asdict(entry)):
            raise InvalidLog(
                f"Entry {number} of the log was changed: its hash is that of another one."
            )
        _check_order(entry, facts, begins[0])
        before = entry.hash
        yield entry


def _check_order(entry: LogEntry, facts: dict[int, set[str]], skipped: int) -> None:
    """Raise InvalidLog for an impossible order: dealt twice, or ended before it began."""
    if entry.what not in get_args(What):
        raise InvalidLog(f"Entry {entry.n} of the log records something unknown, '{entry.what}'.")
    if entry.what == "made":
        is_right = entry.of == entry.n
        facts[entry.n] = {"made"}
    elif entry.of <= skipped:  # made before the part of the log that is at hand
        is_right = True
    else:
        known = facts.get(entry.of, set())
        is_right = known in ORDER[entry.what]
        facts.setdefault(entry.of, set()).add(entry.what)
    if not is_right:
        raise InvalidLog(
            f"Entry {entry.n} of the log says that game {entry.of} was {entry.what}, which cannot be "
            "after what the log says before."
        )


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
