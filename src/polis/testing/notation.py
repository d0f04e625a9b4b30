"""What is written can be read back, in every language: numbers, notation, wording, records and hashes."""

import json
import random
import re
from dataclasses import replace
from typing import Final

from polis.core.records.record import Record, Seat, begin_record, result_of
from polis.core.records.record_file import record_from_json, record_json
from polis.core.records.replay import replay, verify
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import NotationError
from polis.testing.sample import Course, Position, Sample, answered, as_json, expect, raises

MOST_NUMBERS: Final = 5000
COLUMNS: Final = 80
NO_ACTIONS: Final = ("", "  ", "no such word", "?!")


def check_codec(sample: Sample) -> None:
    """Check that each number decodes to parts that encode to it, and that there are no others."""
    codec = sample.spec.codec()
    for number in _numbers(sample):
        parts = codec.decode(number)
        expect(codec.encode(parts) == number, f"{number} is {parts}, which is another number")
    for number in (-1, codec.size):
        raises(f"the number {number}", ValueError, codec.decode, number)


def check_notation(sample: Sample) -> None:
    """Check that an action's text is unique, and that parsing it returns the action."""
    size = sample.spec.codec().size
    texts: dict[str, int] = {}
    for number in range(size):
        text = sample.game.text(number)
        expect(text not in texts, f"'{text}' is the text of {texts.get(text)} and of {number}")
        texts[text] = number
    for here in sample.some_positions():
        for action in sample.game.legal(here.state):
            _is_read_back(sample, here, int(action))
        for line in NO_ACTIONS:
            _is_no_action(sample, here, line)


def _is_read_back(sample: Sample, here: Position, action: int) -> None:
    """Check that the text of a legal action is parsed as that action, also in capitals."""
    text = sample.game.text(action)
    for line in (text, text.upper()):
        fault = f"{here.name}: '{line}' cannot be read"
        read = answered(fault, sample.game.parse, here.state, line)
        expect(read == [action], f"{here.name}: '{line}' is {action}, but is read as {read}")


def _is_no_action(sample: Sample, here: Position, line: str) -> None:
    fault = f"{here.name}: '{line}' is read as an action"
    raises(fault, NotationError, sample.game.parse, here.state, line)


def check_words(sample: Sample) -> None:
    """Check that phases, seats, events and drawings have texts in every language."""
    for language in LANGUAGES:
        for seat in range(sample.game.seats[-1]):
            fault = f"seat {seat} has no name in '{language}'"
            answered(fault, sample.spec.seat_name, seat, language)
        for here in sample.some_positions():
            _is_told(sample, here, language)


def _is_told(sample: Sample, here: Position, language: str) -> None:
    """Check the texts of a position and of the events that led to it, also for onlookers."""
    game, state, where = sample.game, here.state, f"{here.name}, '{language}'"
    if not game.is_over(state):
        answered(f"{where}: no question", sample.spec.question, game.phase(state), language)
    for event in here.course.events[here.ply]:
        for seat in (None, *range(here.course.seats)):
            seen = event.seen_by(seat)
            fault = f"{where}: {seen} has no words"
            expect(answered(fault, game.event_text, seen, language), fault)
            as_json(game.event_json(seen), f"{where}: {seen}")
    _is_drawn(sample, here, language)


def _is_drawn(sample: Sample, here: Position, language: str) -> None:
    """Check the drawings of all views, and the terminal's help."""
    game, help_ = sample.game, sample.spec.terminal()
    events = [event for happened in here.course.events[: here.ply + 1] for event in happened]
    for seat in (None, *range(here.course.seats)):
        view = game.view(here.state, seat)
        seen = [event.seen_by(seat) for event in events]
        fault = f"{here.name}: the view of seat {seat} cannot be drawn ({language})"
        drawn = answered(fault, game.draw, view, False, language, seen)
        widest = max(map(len, drawn.splitlines()), default=0)
        expect(0 < widest <= COLUMNS, f"{here.name}: a drawing of {widest} columns")
        answered(fault, help_.choice_lines, game, view, language)
        if seat is not None:
            answered(fault, help_.hand_text, view, seat, language)
    if game.is_over(here.state):
        answered("the result", help_.result_lines, game, here.state, events, language)


def _numbers(sample: Sample) -> list[int]:
    """All action numbers, or a large sample of them."""
    size = sample.spec.codec().size
    if size <= MOST_NUMBERS:
        return list(range(size))
    return sorted(random.Random(sample.seed).sample(range(size), MOST_NUMBERS))


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
