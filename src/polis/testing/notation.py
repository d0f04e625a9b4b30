"""Numbers, notation and wording: what is written can be read back, in every language."""

import random
from typing import Final

from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import NotationError
from polis.testing.sample import Position, Sample, answered, as_json, expect, raises

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
