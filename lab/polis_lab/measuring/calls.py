"""The time of each call of a game's interface, in microseconds.

The positions are those of a random game, evenly spread. Each round calls for all of them, and the
report has the fastest round in CPU time, which other load on the machine affects least. It also
states how many decisions the compiled rules make in that time (`polis.simulate`), measured in the
same run.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from polis.arena import play_game
from polis.core.declared.fields import Declared
from polis.core.records.replay import replay, verify
from polis.search.bots import RandomBot
from polis_lab.measuring.bench import decision_seconds
from polis_lab.measuring.machine import machine

POSITIONS: Final = 24
SEED: Final = 7
MOMENT: Final = 0.02  # seconds: the minimum duration of a round
ALL: Final = "legal and apply, by decision"

Action = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the game, and what its calls need."""

    state: Any
    action: int
    text: str
    illegal: int
    observation: Any
    events: Any
    shown: Any


def measure_calls(game: Any, seats: int = 4, rounds: int = 5) -> dict[str, Any]:
    """Measure every call and return JSON values.

    `calls`: name -> `us` (microseconds, the fastest round) and `decisions` (of the compiled rules
    in that time); `decision_us`: microseconds per such decision; machine, game, seats and rounds.
    """
    decision = min(decision_seconds(game, seats) for _ in range(rounds)) * 1e6
    times = {name: _quickest(call, rounds) for name, call in _calls(game, seats)}
    return {
        "game": game.name,
        "seats": seats,
        "rounds": rounds,
        "machine": machine(),
        "decision_us": decision,
        "calls": {
            name: {"us": found * 1e6, "decisions": found * 1e6 / decision}
            for name, found in times.items()
        },
    }


def _quickest(call: "Timed", rounds: int) -> float:
    """Seconds per call in the fastest round; a round has enough passes to last MOMENT."""
    once = max(call(), 1e-9)
    passes = max(1, int(MOMENT / (once * call.number)))
    return min(sum(call() for _ in range(passes)) / passes for _ in range(rounds))


class Timed:
    """Work done once for each of some things; calling it returns the seconds per piece."""

    def __init__(
        self, work: Callable[[Any], object], things: Callable[[], list[Any]], pieces: int = 0
    ) -> None:
        """things: made anew, outside of the measured time; pieces: if not one per thing."""
        self._work, self._things = work, things
        self.number = pieces or len(things())

    def __call__(self) -> float:
        """Run once for all things."""
        work, things = self._work, self._things()
        started = time.thread_time()
        for thing in things:
            work(thing)
        return (time.thread_time() - started) / self.number


def _calls(game: Any, seats: int) -> Iterator[tuple[str, Timed]]:
    """Every call with its name, in the order of `core.contract.game`."""
    record = play_game(game, [RandomBot()] * seats, seed=SEED)
    plies = list(replay(record, game))
    actions = [ply.action for ply in plies[:-1]]
    positions = _positions(game, plies)
    options, secret = game.new_options({}), bytes(16)
    chance = np.random.default_rng(SEED)

    def with_copies() -> list[Any]:
        return [(at.state.copy(), at.action) for at in positions]

    def play_through(state: Any) -> None:
        for action in actions:
            game.legal(state)
            game.apply(state, action)

    yield "new_options", Timed(lambda _: game.new_options({}), lambda: [None])
    yield "new_game", Timed(lambda _: game.new_game(options, seats, secret), lambda: [None] * 8)
    first = plies[0].state
    yield ALL, Timed(play_through, lambda: [first.copy()], len(actions))
    yield "apply", Timed(lambda pair: game.apply(*pair), with_copies)
    yield "apply, events read", Timed(lambda pair: list(game.apply(*pair)), with_copies)
    for name, work in _questions(game, chance).items():
        yield name, Timed(work, lambda: positions)
    yield "verify, by ply", Timed(lambda one: verify(one, game), lambda: [record], len(actions))


def _positions(game: Any, plies: list[Any]) -> list[Position]:
    """Some positions of a game, with arguments for the calls."""
    step = max(1, (len(plies) - 1) // POSITIONS)
    return [_position(game, ply) for ply in plies[:-1:step]]


def _position(game: Any, ply: Any) -> Position:
    """A position, the lowest action that is illegal in it, and what a seat sees."""
    legal = set(game.legal(ply.state).tolist())
    illegal = next(action for action in range(len(legal) + 1) if action not in legal)
    seat = game.turn(ply.state)
    seen, shown = game.observe(ply.state, seat), game.view(ply.state, seat)
    return Position(ply.state, ply.action, ply.text, illegal, seen, ply.events, shown)


def _questions(game: Any, chance: Any) -> dict[str, Callable[[Position], object]]:
    """The calls that change nothing."""
    is_declared = isinstance(getattr(game, "layout", None), Declared)
    return {
        "legal": lambda at: game.legal(at.state),
        "state.copy": lambda at: at.state.copy(),
        "refusal": lambda at: game.refusal(at.state, at.illegal),
        "turn": lambda at: game.turn(at.state),
        "phase": lambda at: game.phase(at.state),
        "is_over": lambda at: game.is_over(at.state),
        "scores": lambda at: game.scores(at.state),
        "winners": lambda at: game.winners(at.state),
        "ending": lambda at: game.ending(at.state),
        "text": lambda at: game.text(at.action),
        "parse": lambda at: game.parse(at.state, at.text),
        "named": lambda at: game.named(at.state),
        "hash": lambda at: game.hash(at.state),
        "view": lambda at: game.view(at.state, 0),
        "observe": lambda at: game.observe(at.state, 0),
        "legal_mask": lambda at: game.legal_mask(at.state),
        **({"encode": lambda at: game.encode(at.observation)} if is_declared else {}),
        "sample_world": lambda at: game.sample_world(at.observation, chance),
        "draw": lambda at: game.draw(at.shown, colour=False),
        "event_json, of an action": lambda at: [game.event_json(one) for one in at.events],
        "event_text, of an action": lambda at: [game.event_text(one, "en") for one in at.events],
    }
