"""Trying actions without doing them, in worlds that fit what a seat knows.

A preview of the real position could tell what is hidden: whether another seat has to pass, which
card would be drawn. So every trial begins from what the seat observes and from nothing else: two
positions that the seat cannot tell apart give the same answer, whatever is asked. Where the worlds
drawn from the observation differ in what the seat would see, the answer ends there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
import numpy as np

from polis.core.events import Event
from polis.core.game import Refusal as Ruled
from polis.core.game import State
from polis.server.content import Content

WORLDS: Final = 2

Stop = Literal["reveals", "turn"]


@dataclass(slots=True)
class Trial:
    """What actions lead to in one world.

    done: how many were done; stop: why no more can be; refused: the first one that is not
    allowed, and why (None beside it: there is no such action).
    """

    state: State
    events: list[Sequence[Event]]
    done: int = 0
    stop: Stop | None = None
    refused: tuple[int, Ruled | None] | None = None


def worlds(content: Content, state: State, seat: int) -> list[State]:
    """Positions that the seat cannot tell from the real one; always the same for what it knows."""
    game = content.game
    observation = game.observe(state, seat)
    return [
        game.sample_world(observation, np.random.default_rng([seat, number]))
        for number in range(WORLDS)
    ]


def attempt(content: Content, state: State, seat: int, actions: Sequence[int]) -> Trial:
    """Try actions of the seat that is to decide, one after another.

    It ends at the first one that is not allowed, that reveals something hidden or that passes
    the turn. After a revealing action nothing of what it led to is told.
    """
    trials = [_attempt(content, world, seat, actions) for world in worlds(content, state, seat)]
    first = trials[0]
    if any(_differs(content, seat, first, other) for other in trials[1:]):
        first.stop, first.refused = "reveals", None
    if first.stop == "reveals":
        first.events = first.events[:-1]
    return first


def read(content: Content, state: State, seat: int, line: str) -> list[int]:
    """The actions of a typed line; raises NotationError, which tells nothing hidden either."""
    return content.game.parse(worlds(content, state, seat)[0], line)


def _attempt(content: Content, state: State, seat: int, actions: Sequence[int]) -> Trial:
    game, trial = content.game, Trial(state, [])
    for action in actions:
        if trial.stop is not None:
            break
        if not 0 <= action < content.codec.size:
            trial.refused = (action, None)
            break
        refusal = game.refusal(state, action)
        if refusal is not None:
            trial.refused = (action, refusal)
            break
        events = game.apply(state, action)
        trial.events.append(events)
        trial.done += 1
        if game.is_over(state) or any(e.kind in content.spec.revealing for e in events):
            trial.stop = "reveals"  # the end opens all screens
        elif game.turn(state) != seat:
            trial.stop = "turn"
    return trial


def _differs(content: Content, seat: int, one: Trial, other: Trial) -> bool:
    """Whether the seat could tell the two trials apart."""
    return _seen(content, seat, one) != _seen(content, seat, other)


def _seen(content: Content, seat: int, trial: Trial) -> tuple[Any, ...]:
    if trial.stop == "reveals":  # what comes to light differs, and is not shown
        return (trial.done, trial.stop)
    events = [[event.seen_by(seat) for event in happened] for happened in trial.events]
    view = content.game.view(trial.state, seat)
    return (trial.done, trial.stop, trial.refused, events, msgspec.json.encode(view))
