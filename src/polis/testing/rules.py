"""The rules: legal actions, refusals, whose turn it is, the end of the game."""

import random
from itertools import pairwise
from typing import Final

from polis.core.contract.game import MAX_SEATS, State
from polis.core.seeds import SECRET_BYTES
from polis.core.texts.catalogue import LANGUAGES
from polis.core.texts.errors import IllegalAction, InvalidOptions, InvalidSeed
from polis.testing.sample import Course, Position, Sample, answered, expect, raises

SECRETS: Final = 5
TRIED: Final = 40  # illegal actions that are tried in a position


def check_legal(sample: Sample) -> None:
    """Check that legal actions are valid numbers, ascending, at least one until the end, then none."""
    size = sample.spec.codec().size
    for here in sample.positions():
        before = here.state.tobytes()
        legal = [int(action) for action in sample.game.legal(here.state)]
        expect(here.state.tobytes() == before, f"{here.name}: `legal` changes the state")
        is_over = sample.game.is_over(here.state)
        expect(bool(legal) != is_over, f"{here.name}: {len(legal)} legal actions, over: {is_over}")
        rising = all(a < b for a, b in pairwise(legal))
        expect(rising, f"{here.name}: the legal actions do not ascend: {legal}")
        known = all(0 <= action < size for action in legal)
        expect(known, f"{here.name}: a legal action is outside 0 to {size - 1}")


def check_refusals(sample: Sample) -> None:
    """Check that an illegal action is refused with a clause, in words, and changes nothing."""
    rng = random.Random(sample.seed)
    size = sample.spec.codec().size
    clauses = sample.spec.clauses()
    for here in sample.some_positions():
        legal = {int(action) for action in sample.game.legal(here.state)}
        tried = rng.sample(range(size), min(TRIED, size))
        for action in sorted(legal | set(tried)):
            why = sample.game.refusal(here.state, action)
            allowed = why is None
            fault = f"{here.name}: `refusal` and `legal` disagree about {action}"
            expect(allowed == (action in legal), fault)
            if why is not None:
                _is_rejected(sample, here, action)
                expect(why.clause in clauses.by_id, f"{here.name}: no clause {why.clause}")
                for language in LANGUAGES:
                    _is_worded(sample, here, action, language)
        for action in (-1, size):
            _is_rejected(sample, here, action)


def _is_rejected(sample: Sample, here: Position, action: int) -> None:
    """Check that an illegal action raises and leaves every byte unchanged."""
    state = here.state.copy()
    fault = f"{here.name}: `apply` takes {action}, which is not legal"
    raises(fault, IllegalAction, sample.game.apply, state, action)
    same = state.tobytes() == here.state.tobytes()
    expect(same, f"{here.name}: the illegal action {action} changes the state")


def _is_worded(sample: Sample, here: Position, action: int, language: str) -> None:
    """Check that the refusal of an action is a sentence that names its clause."""
    why = sample.game.refusal(here.state, action)
    if why is None:
        return
    fault = f"{here.name}: the refusal of {action} has no words in '{language}'"
    words = answered(fault, sample.game.refusal_text, why, language)
    expect(why.clause in words, f"{here.name}: '{words}' does not name {why.clause}")


def check_answers(sample: Sample) -> None:
    """Check that turn, phase, points, winners and ending are consistent in every position."""
    for here in sample.positions():
        game, state, seats = sample.game, here.state, here.course.seats
        expect(game.turn(state) in range(seats), f"{here.name}: no seat {game.turn(state)}")
        expect(bool(game.phase(state)), f"{here.name}: the phase has no name")
        scores = game.scores(state)
        whole = len(scores) == seats and all(type(points) is int for points in scores)
        expect(whole, f"{here.name}: the points are {scores}")
        _ends(sample, here)


def _ends(sample: Sample, here: Position) -> None:
    """Check that there are winners and an ending after the end, and only then."""
    winners, ending = sample.game.winners(here.state), sample.game.ending(here.state)
    if sample.game.is_over(here.state):
        seats = set(range(here.course.seats))
        right = winners and winners == sorted(set(winners)) and set(winners) <= seats
        expect(right, f"{here.name}: the winners are {winners}")
        expect(ending, f"{here.name}: the game is over, but `ending` is {ending}")
    else:
        expect(winners == [], f"{here.name}: {winners} have won before the end")
        expect(ending is None, f"{here.name}: the ending is '{ending}' before the end")


def check_determinism(sample: Sample) -> None:
    """Check that secret and actions determine bytes and events, and that the secret matters."""
    for course in sample.courses:
        state, setup = sample.game.new_game(course.options, course.seats, course.secret)
        _is_same(course, 0, state, tuple(setup) == course.events[0])
        for number, action in enumerate(course.actions, 1):
            events = tuple(sample.game.apply(state, action))
            _is_same(course, number, state, events == course.events[number])
    _comes_from_the_secret(sample)


def _comes_from_the_secret(sample: Sample) -> None:
    """Check that at least one of a few other secrets leads to another first position."""
    course = sample.courses[0]
    starts = {
        sample.game.new_game(course.options, course.seats, bytes([number]) * SECRET_BYTES)[
            0
        ].tobytes()
        for number in range(SECRETS)
    }
    expect(len(starts) > 1, "all secrets lead to the same first position: nothing comes from them")


def _is_same(course: Course, ply: int, state: State, same_events: bool) -> None:
    where = Position(course, ply).name
    expect(state.tobytes() == course.states[ply].tobytes(), f"{where}: another state the 2nd time")
    expect(same_events, f"{where}: other events the second time")


def check_copies(sample: Sample) -> None:
    """Check that a copy of a state shares no memory with it."""
    for here in sample.positions():
        if here.ply == len(here.course.actions):
            continue
        kept = here.state.tobytes()
        copy = here.state.copy()
        expect(copy.tobytes() == kept, f"{here.name}: a copy has other bytes")
        sample.game.apply(copy, here.course.actions[here.ply])
        expect(here.state.tobytes() == kept, f"{here.name}: an action on a copy changes the state")


def check_options(sample: Sample) -> None:
    """Check that options are read back, and that wrong options, seats and seeds are refused."""
    game, declared = sample.game, sample.spec.options()
    clauses = sample.spec.clauses()
    for option in declared:
        expect(option.clause in clauses.by_id, f"option {option.name}: no clause {option.clause}")
        for value in option.values:
            read = game.options_json(game.new_options({option.name: value}))
            expect(read[option.name] == value, f"option {option.name}={value} becomes {read}")
        for language in LANGUAGES:
            fault = f"option {option.name} has no words in '{language}'"
            answered(fault, sample.spec.catalogue().text, option.message, language)
    usual = game.options_json(game.new_options({}))
    expect(
        usual == {option.name: option.default for option in declared},
        f"the options of a table are {usual}, but the game declares {declared}",
    )
    _refuses_wrong_tables(sample)


def _refuses_wrong_tables(sample: Sample) -> None:
    game, course = sample.game, sample.courses[0]
    raises("an unknown option", InvalidOptions, game.new_options, {"no_such": True})
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        fault = f"a game of {seats} seats"
        raises(fault, InvalidOptions, game.new_game, course.options, seats, course.secret)
    raises("a short secret", InvalidSeed, game.new_game, course.options, course.seats, b"?")
    names = len(sample.spec.seat_names)
    expect(
        game.seats[0] >= 2 and game.seats[-1] <= min(MAX_SEATS, names),
        f"{game.seats} seats: records hold 2 to {MAX_SEATS}, and {names} have names",
    )
