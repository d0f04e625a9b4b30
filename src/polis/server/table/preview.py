"""Trying actions before they are applied, in worlds consistent with what a seat knows.

In the real position, trying actions could reveal hidden information: whether another seat has to
pass, which card would be drawn. So they are tried in worlds sampled from the seat's observation:
two positions that the seat cannot tell apart give the same result. Where the worlds differ in what
the seat would see, the result ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from polis.core.contract.game import Refusal, State
from polis.core.kernels.events import Event
from polis.core.texts.errors import IllegalAction
from polis.server.loaded_game import Content

WORLDS: Final = 2

Stop = Literal["reveals", "turn"]


@dataclass(slots=True)
class Outcome:
    """What actions lead to in one world.

    done: the number of actions applied; stop: why no more can be applied; refused: the first action
    that is not allowed, and why (None: there is no such action).
    """

    state: State
    events: list[Sequence[Event]]
    done: int = 0
    stop: Stop | None = None
    refused: tuple[int, Refusal | None] | None = None


def worlds(content: Content, state: State, seat: int) -> list[State]:
    """Return positions that the seat cannot tell from the real one, equal for equal observations."""
    game = content.game
    observation = game.observe(state, seat)
    return [
        game.sample_world(observation, np.random.default_rng([seat, number]))
        for number in range(WORLDS)
    ]


def attempt(content: Content, state: State, seat: int, actions: Sequence[int]) -> Outcome:
    """Try actions of the seat to act, in order.

    Stops at the first one that is not allowed, reveals hidden information or ends the turn.
    """
    outcomes = [_attempt(content, world, seat, actions) for world in worlds(content, state, seat)]
    first = outcomes[0]
    if any(_differs(content, seat, first, other) for other in outcomes[1:]):
        first.stop, first.refused = "reveals", None
    return first


def read(content: Content, state: State, seat: int, line: str) -> list[int]:
    """Return the actions of a typed line; raises NotationError. Nothing hidden is revealed."""
    return content.game.parse(worlds(content, state, seat)[0], line)


def _attempt(content: Content, state: State, seat: int, actions: Sequence[int]) -> Outcome:
    """Apply actions to a world in place."""
    game, outcome = content.game, Outcome(state, [])
    for action in actions:
        if outcome.stop is not None:
            break
        if not 0 <= action < content.codec.size:
            outcome.refused = (action, None)
            break
        try:
            events = game.apply(state, action)
        except IllegalAction:
            outcome.refused = (action, game.refusal(state, action))
            break
        outcome.events.append(events)
        outcome.done += 1
        if game.is_over(state) or any(e.kind in content.spec.revealing for e in events):
            outcome.stop = "reveals"  # the end of the game opens all screens
        elif game.turn(state) != seat:
            outcome.stop = "turn"
    return outcome


def _differs(content: Content, seat: int, one: Outcome, other: Outcome) -> bool:
    """Whether the seat could tell the outcomes apart."""
    if (one.done, one.stop) != (other.done, other.stop):
        return True
    if one.stop == "reveals":  # what is revealed differs, and is not shown
        return False
    if (one.refused, _seen(one, seat)) != (other.refused, _seen(other, seat)):
        return True
    game, states = content.game, (one.state, other.state)
    first, second = (game.observe(state, seat).tobytes() for state in states)
    if first == second:  # equal views, which take longer to make
        return False
    return game.view(one.state, seat) != game.view(other.state, seat)


def _seen(outcome: Outcome, seat: int) -> list[list[Event]]:
    return [[event.seen_by(seat) for event in happened] for happened in outcome.events]
