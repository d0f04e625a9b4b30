"""Records: a game is written, read back, replayed and verified."""

import json
import re
from dataclasses import replace

from polis.core.records.record import (
    Record,
    Seat,
    begin_record,
    record_from_json,
    record_json,
    result_of,
)
from polis.core.records.replay import replay, verify
from polis.testing.sample import Course, Position, Sample, answered, as_json, expect


def check_records(sample: Sample) -> None:
    """Check that a record is read as it was written, replays to the same bytes and verifies."""
    for course in sample.courses:
        record = recorded(sample, course)
        where = Position(course, len(course.actions)).name
        written = as_json(record_json(record), f"{where}: the record")
        fault = f"{where}: the record cannot be read"
        read = answered(fault, record_from_json, json.loads(written))
        expect(read == record, f"{where}: the record is read as another one")
        difference = verify(read, sample.game)
        expect(difference is None, f"{where}: the record does not verify: {difference}")
        plies = list(replay(read, sample.game))
        same = all(
            ply.state.tobytes() == state.tobytes()
            for ply, state in zip(plies, course.states, strict=True)
        )
        expect(same, f"{where}: the replay leads to other states")
        _is_caught(sample, record, where)


def _is_caught(sample: Sample, record: Record, where: str) -> None:
    """Check that a record with one wrong hash does not verify."""
    middle = len(record.hashes) // 2
    hashes = [*record.hashes[:middle], "0" * 16, *record.hashes[middle + 1 :]]
    difference = verify(replace(record, hashes=tuple(hashes)), sample.game)
    expect(difference is not None, f"{where}: a wrong hash is not noticed")


def recorded(sample: Sample, course: Course) -> Record:
    """Return the record of a course, as the arena writes it."""
    game = sample.game
    seats = [Seat(f"seat {number}", "random") for number in range(course.seats)]
    record = begin_record(game, course.options, seats, course.secret, (), course.states[0])
    return replace(
        record,
        actions=tuple(game.text(action) for action in course.actions),
        hashes=tuple(game.hash(state) for state in course.states),
        result=result_of(game, course.states[-1]),
    )


def check_hashes(sample: Sample) -> None:
    """Check that states have equal hashes if and only if their named forms are equal."""
    hash_of: dict[str, str] = {}
    named_of: dict[str, str] = {}
    for here in sample.positions():
        named = sample.game.named(here.state)
        text = as_json(named, f"{here.name}: the named state")
        digits = sample.game.hash(here.state)
        expect(re.fullmatch("[0-9a-f]{16}", digits), f"{here.name}: the hash is '{digits}'")
        again = sample.game.hash(here.state.copy())
        expect(
            hash_of.setdefault(text, digits) == digits == again,
            f"{here.name}: the same named state has two hashes",
        )
        expect(
            named_of.setdefault(digits, text) == text,
            f"{here.name}: the hash {digits} belongs to two named states",
        )
