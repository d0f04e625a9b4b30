"""The log of commitments: one chain, in which no change, omission or insertion goes unnoticed."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from polis.core.records.commitment_log import (
    BEGINNING,
    Fact,
    InvalidLog,
    LogEntry,
    checked,
    digest_of_entropies,
    digest_of_play,
    hash_of,
    read_entry,
)
from polis.core.records.logged import read_log
from polis.core.records.record import Record, Result, Seat

FIRST, SECOND = "a" * 64, "b" * 64
RECORD = Record(
    "arkadia", 1, "original", "0" * 64, {}, (Seat("Ada", "human"), Seat("Bot", "greedy")), FIRST,
    "0" * 32, ("dice", ""), ("1" * 16, "2" * 16), ("play mill red",), Result("castle", (1, 2), (1,)),
)  # fmt: skip
TEXTS = digest_of_entropies(RECORD.entropies)
PLAY = digest_of_play(RECORD.actions, RECORD.hashes)


def chain(facts: Sequence[tuple[int | None, Fact]]) -> list[LogEntry]:
    """A log of facts, each with the number of the making that it is of."""
    entries: list[LogEntry] = []
    last = (0, BEGINNING)
    for at, (of, fact) in enumerate(facts, start=1000):
        entries.append(LogEntry.following(last, at, of, fact))
        last = (entries[-1].n, entries[-1].hash)
    return entries


def a_log(texts: str = TEXTS, play: str = PLAY) -> list[LogEntry]:
    """Two games, of which the first is the record's."""
    return chain(
        [
            (None, Fact("made", "arkadia", FIRST, "new")),
            (None, Fact("made", "arkadia", SECOND, "new")),
            (1, Fact("dealt", "arkadia", FIRST, digest=texts)),
            (2, Fact("dropped", "arkadia", SECOND)),
            (1, Fact("ended", "arkadia", FIRST, digest=play)),
        ]
    )


def sealed(entry: LogEntry, **changes: object) -> LogEntry:
    """An entry changed by somebody who can compute hashes."""
    changed = replace(entry, **changes)  # type: ignore[arg-type]
    return replace(changed, hash=hash_of(asdict(changed)))


def test_a_record_stands_in_the_log_first_the_commitment_then_the_texts() -> None:
    read = read_log(a_log(), RECORD)
    assert read.standing is not None
    assert read.standing.ended is not None
    assert [read.standing.made.n, read.standing.dealt.n, read.standing.ended.n] == [1, 3, 5]
    assert (read.length, read.head) == (5, a_log()[-1].hash)


def test_the_documented_entries_are_a_chain() -> None:
    page = (Path(__file__).parents[2] / "docs" / "reference" / "commitments.md").read_text("utf-8")
    lines = page.split("```json")[1].split("```")[0].split("\n")
    entries = [read_entry(json.loads(line)) for line in lines if line]
    assert [entry.what for entry in checked(entries)] == ["made", "dealt"]
    assert entries[1].digest == digest_of_entropies(["a", ""])


def test_an_entry_survives_being_written_as_json() -> None:
    entry = a_log()[2]
    assert read_entry(asdict(entry)) == entry


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda log: [*log[:1], *log[2:]], "Entry 2 of the log is missing"),
        (lambda log: [log[0], replace(log[1], commitment=FIRST), *log[2:]], "Entry 2 of the log was changed"),
        (lambda log: [log[0], sealed(log[1], commitment=FIRST), *log[2:]], "Entry 3 of the log does not follow"),
        (lambda log: log[1:], "Entry 1 of the log is missing"),
        (lambda log: [replace(log[0], at=1), *log[1:]], "Entry 1 of the log was changed"),
    ],
)  # fmt: skip
def test_what_was_changed_in_the_log_is_named(
    change: Callable[[list[LogEntry]], list[LogEntry]], said: str
) -> None:
    with pytest.raises(InvalidLog, match=said):
        list(checked(change(a_log())))


@pytest.mark.parametrize(
    "facts",
    [
        [(1, Fact("dealt", "arkadia", FIRST))],
        [(None, Fact("made", "arkadia", FIRST, "new")), (1, Fact("ended", "arkadia", FIRST))],
        [
            (None, Fact("made", "arkadia", FIRST, "new")),
            (1, Fact("dealt", "arkadia", FIRST)),
            (1, Fact("dealt", "arkadia", FIRST)),
        ],
        [
            (None, Fact("made", "arkadia", FIRST, "new")),
            (1, Fact("dealt", "arkadia", FIRST)),
            (1, Fact("dropped", "arkadia", FIRST)),
        ],
        [
            (None, Fact("made", "arkadia", FIRST, "new")),
            (1, Fact("dropped", "arkadia", FIRST)),
            (1, Fact("dealt", "arkadia", FIRST)),
        ],
    ],
)
def test_no_game_is_dealt_twice_dropped_in_the_middle_or_ended_before_it(
    facts: list[tuple[int | None, Fact]],
) -> None:
    with pytest.raises(InvalidLog, match="which cannot be after"):
        list(checked(chain(facts)))


def test_a_game_that_has_ended_may_be_dropped_once() -> None:
    dropped = (1, Fact("dropped", "arkadia", FIRST))
    facts: list[tuple[int | None, Fact]] = [
        (None, Fact("made", "arkadia", FIRST, "new")),
        (1, Fact("dealt", "arkadia", FIRST)),
        (1, Fact("ended", "arkadia", FIRST)),
        dropped,
    ]
    assert len(list(checked(chain(facts)))) == 4
    with pytest.raises(InvalidLog, match="which cannot be after"):
        list(checked(chain([*facts, dropped])))


@pytest.mark.parametrize(
    ("log", "said"),
    [
        (a_log(texts=digest_of_entropies(["other", ""])), "dealt with other texts"),
        (a_log(play=PLAY[::-1]), "ended differently"),
        (a_log()[:2], "or not at all"),
        ([], "does not have the commitment"),
    ],
)
def test_a_log_that_tells_another_story_than_the_record_is_noticed(
    log: list[LogEntry], said: str
) -> None:
    with pytest.raises(InvalidLog, match=said):
        read_log(log, RECORD)


@pytest.mark.parametrize(
    "change", [{"n": "1"}, {"n": True}, {"hash": 1}, {"deal": "no"}, {"more": 1}]
)
def test_an_entry_of_another_form_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(InvalidLog):
        read_entry(asdict(a_log()[0]) | change)
