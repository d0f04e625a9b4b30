"""Replay, verification and trace, shown on a game small enough to see through at a glance.

The toy is a heap of stones drawn from the seed: seats take one to three in turn, nobody may take
as many as the seat before, and whoever takes the last one (or cannot move the other) wins.
"""

# ruff: noqa: ARG002 - the toy takes every argument of the contract

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from polis.core.contract.game import Actions, Game, Refusal
from polis.core.kernels.events import Event
from polis.core.kernels.layout import Observation, State, as_state
from polis.core.records.record import Record, Result, Seat, begin_record, result_of
from polis.core.records.replay import Difference, replay, trace, verify
from polis.core.seeds import Streams, commitment, padded_entropies
from polis.core.texts.errors import IllegalAction, InvalidOptions, InvalidRecord, NotationError
from polis.core.texts.listener import EVERYBODY, Listener
from polis.games.spec import GameSpec

HEAP = np.dtype(
    [("stones", "<i2"), ("last", "<i2"), ("turn", "<i2"), ("ply", "<i2"), ("seats", "<i2")]
)
SECRET = bytes(range(16))


class Stones:
    """The toy, with everything the contract asks for."""

    name = "stones"
    title = "Stones"
    seats = range(2, 4)
    rules_version = 3
    components_id = "plain"
    components_sha256 = hashlib.sha256(b"plain").hexdigest()

    def new_options(self, mapping: Mapping[str, object]) -> int:
        most = mapping.get("most", 20)
        if set(mapping) - {"most"} or not isinstance(most, int):
            raise InvalidOptions("stones has the option most.")
        return most

    def options_json(self, options: int) -> dict[str, Any]:
        return {"most": options}

    def new_game(
        self, options: int, seats: int, secret: bytes, entropies: Sequence[str] = ()
    ) -> tuple[State, Sequence[Event]]:
        streams = Streams(self.name, secret, padded_entropies(entropies, seats))
        state = as_state(np.zeros(1, HEAP), State)
        state["stones"] = 5 + streams.stream("heap").below(options)
        state["seats"] = seats
        return state, [Event("heaped", {"stones": int(state["stones"][0])})]

    def legal(self, state: State) -> Actions:
        allowed = [n for n in (1, 2, 3) if self.refusal(state, n) is None]
        return np.array(allowed, np.int16)

    @property
    def spec(self) -> GameSpec:
        raise NotImplementedError

    def apply(self, state: State, action: int) -> list[Event]:
        refusal = self.refusal(state, action)
        if refusal is not None:
            raise IllegalAction(self.refusal_text(refusal, "en"), refusal.clause)
        seat = self.turn(state)
        state["stones"] -= action
        state["last"] = action
        state["ply"] += 1
        state["turn"] = (seat + 1) % int(state["seats"][0])
        return [Event("taken", {"seat": seat, "count": action})]

    def refusal(self, state: State, action: int) -> Refusal | None:
        if action == state["last"][0]:
            return Refusal("STO-2", "why-same", {"count": action})
        if not 1 <= action <= min(3, state["stones"][0]):
            return Refusal("STO-1", "why-count", {"count": action})
        return None

    def turn(self, state: State) -> int:
        return int(state["turn"][0])

    def phase(self, state: State) -> str:
        return "over" if self.is_over(state) else "take"

    def is_over(self, state: State) -> bool:
        return not len(self.legal(state))

    def scores(self, state: State) -> list[int]:
        return [int(seat in self.winners(state)) for seat in range(int(state["seats"][0]))]

    def winners(self, state: State) -> list[int]:
        seats = int(state["seats"][0])
        return [(self.turn(state) - 1) % seats] if self.is_over(state) else []

    def ending(self, state: State) -> str | None:
        return "blocked" if self.is_over(state) else None

    def text(self, action: int) -> str:
        return f"take {action}"

    def parse(self, state: State, line: str) -> list[int]:
        words = line.replace("take", "").split()
        if not words or not all(word.isdigit() for word in words):
            raise NotationError(f"'{line}' is not like take 2.")
        return [int(word) for word in words]

    def named(self, state: State) -> dict[str, Any]:
        return {name: int(state[name][0]) for name in HEAP.names or ()}

    def hash(self, state: State) -> str:
        return hashlib.sha256(state.tobytes()).hexdigest()[:16]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return self.named(state)

    def observe(self, state: State, seat: int) -> Observation:
        return as_state(state.copy(), Observation)

    def sample_world(self, observation: State, rng: object) -> State:
        return observation.copy()

    def draw(
        self,
        shown: Mapping[str, Any],
        colour: bool,
        language: str = "en",
        events: Sequence[Event] = (),
    ) -> str:
        return "o" * int(shown["stones"])

    def event_json(self, event: Event) -> dict[str, Any]:
        return {"kind": event.kind, **event.fields}

    def event_text(self, event: Event, language: str, to: Listener = EVERYBODY) -> str:
        return f"{event.kind} {dict(event.fields)} ({language})."

    def refusal_text(self, why: Refusal, language: str) -> str:
        return f"{why.message} {why.args['count']}, {why.clause}"

    def compile_steps(self) -> Iterable[tuple[str, Callable[[], object]]]:
        return ()


def played(game: Game, plies: int | None = None, seats: int = 2) -> Record:
    """A record of a game in which the lowest legal action is always taken."""
    options = game.new_options({})
    state, _ = game.new_game(options, seats, SECRET)
    people = [Seat(f"Seat {seat}", "human") for seat in range(seats)]
    record = begin_record(game, options, people, SECRET, (), state)
    while not game.is_over(state) and (plies is None or len(record.actions) < plies):
        action = int(game.legal(state)[0])
        game.apply(state, action)
        record = record.added(game.text(action), game.hash(state))
    return replace(record, result=result_of(game, state))


@pytest.fixture
def game() -> Game[Any]:
    return Stones()


@pytest.mark.parametrize("seats", [2, 3])
def test_an_honest_record_has_no_difference(game: Game, seats: int) -> None:
    record = played(game, seats=seats)
    assert record.result is not None
    assert record.result.ending == "blocked"
    assert len(record.actions) > 3
    assert verify(record, game) is None


def test_an_unfinished_record_has_no_difference(game: Game) -> None:
    assert verify(played(game, plies=2), game) is None
    assert verify(played(game, plies=0), game) is None


def test_a_replay_shows_every_position_and_what_was_done_in_it(game: Game) -> None:
    record = played(game)
    plies = list(replay(record, game))
    assert [ply.number for ply in plies] == list(range(len(record.actions) + 1))
    assert [ply.text for ply in plies] == [*record.actions, None]
    assert [game.hash(ply.state) for ply in plies] == list(record.hashes)
    assert [event.kind for event in plies[0].setup] == ["heaped"]
    assert all(not ply.setup for ply in plies[1:])
    assert [len(ply.events) for ply in plies] == [1] * len(record.actions) + [0]


def test_a_replay_of_no_action_still_tells_the_set_up(game: Game) -> None:
    (only,) = replay(played(game, plies=0), game)
    assert [event.kind for event in only.setup] == ["heaped"]
    assert only.action is None


def other_hash(record: Record, index: int) -> Record:
    """The record with one hash exchanged."""
    hashes = list(record.hashes)
    hashes[index] = "0" * 16
    return replace(record, hashes=tuple(hashes))


def other_action(record: Record, index: int, text: str) -> Record:
    """The record with one action exchanged."""
    actions = list(record.actions)
    actions[index] = text
    return replace(record, actions=tuple(actions))


@pytest.mark.parametrize(
    ("change", "ply", "said"),
    [
        (lambda r: replace(r, rules_version=2), None, "by version 2 of the rules"),
        (lambda r: replace(r, components_sha256="0" * 64), None, "component file plain (000000"),
        (lambda r: replace(r, commitment="0" * 64), None, "started with the commitment 0000"),
        (lambda r: replace(r, secret="0" * 32), None, "the secret's hash is 3747"),
        (
            lambda r: replace(r, secret="0" * 32, commitment=commitment(bytes(16))),
            0,
            "at set-up, the position has the hash",
        ),
        (lambda r: replace(r, entropies=("x", "")), 0, "at set-up"),
        (lambda r: replace(r, options={"most": 3}), 0, "at set-up"),
        (lambda r: other_hash(r, 0), 0, "the record says 0000000000000000"),
        (lambda r: other_hash(r, 3), 3, 'after action 3, "take 1", the position has the hash'),
        (lambda r: other_hash(r, -1), "last", "the record says 0000000000000000"),
        (lambda r: other_action(r, 1, "take 3"), 2, 'after action 2, "take 3"'),
        (lambda r: other_action(r, 1, "take 1"), 1, "is not allowed: why-same 1, STO-2."),
        (lambda r: other_action(r, 1, "take 9"), 1, "is not allowed: why-count 9, STO-1."),
        (lambda r: other_action(r, 1, "take two"), 1, "cannot be read: 'take two' is not like"),
        (lambda r: other_action(r, 1, "take 2 1"), 1, "is 2 actions; a record has one per ply"),
        (lambda r: other_action(r, 1, "2"), 1, 'action 2, "2", must be written "take 2".'),
        (lambda r: replace(r, result=None), "last", "the record says no end"),
        (
            lambda r: replace(r, result=Result("blocked", (1, 1), (0, 1))),
            "last",
            'says the ending "blocked" with 1, 1 points and as winner seat 1, 2',
        ),
        (
            lambda r: replace(r.shortened(2), result=r.result),
            2,
            "the actions lead to no end, the record says the ending",
        ),
    ],
)
def test_the_first_difference_is_told(game: Game, change: Any, ply: Any, said: str) -> None:
    honest = played(game)
    difference = verify(change(honest), game)
    assert isinstance(difference, Difference)
    assert said in str(difference)
    assert difference.ply == (len(honest.actions) if ply == "last" else ply)
    assert "\n" not in str(difference)


def test_the_earlier_of_two_differences_is_told(game: Game) -> None:
    record = other_hash(other_hash(played(game), 4), 2)
    difference = verify(record, game)
    assert difference is not None
    assert difference.ply == 2


@pytest.mark.parametrize(
    ("change", "error", "said"),
    [
        (lambda r: replace(r, secret=None), InvalidRecord, "cannot be replayed yet: its secret"),
        (lambda r: replace(r, game="other"), InvalidRecord, "is a game of other, not of stones"),
        (
            lambda r: replace(r, seats=r.seats * 2),
            InvalidRecord,
            "has 4 seats; stones is for 2 to 3",
        ),
        (lambda r: replace(r, options={"x": 1}), InvalidOptions, "has the option most"),
    ],
)
def test_what_cannot_be_checked_is_an_error_and_no_difference(
    game: Game, change: Any, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said) as caught:
        verify(change(played(game)), game)
    assert not isinstance(caught.value, Difference)


def test_replay_stops_before_the_first_position_that_differs(game: Game) -> None:
    plies = replay(other_hash(played(game), 3), game)
    assert [next(plies).number for _ in range(3)] == [0, 1, 2]
    with pytest.raises(Difference):
        next(plies)


def test_a_trace_has_one_line_for_each_position(game: Game) -> None:
    record = played(game)
    lines = [json.loads(line) for line in trace(record, game)]
    assert [list(line) for line in lines] == [
        ["ply", "seat", "phase", "legal", "action", "events", "state"]
    ] * (len(record.actions) + 1)
    for line, text in zip(lines, record.actions, strict=False):
        assert line["action"] == text
        assert line["action"] in line["legal"]
        assert line["seat"] == line["ply"] % 2
        assert line["events"] == [
            {"kind": "taken", "seat": line["seat"], "count": int(text.split()[1])}
        ]
    for line, following in pairwise(lines):
        taken = line["events"][0]["count"]
        assert following["state"]["stones"] == line["state"]["stones"] - taken


def test_the_last_line_of_a_trace_has_no_action(game: Game) -> None:
    *_, last = (json.loads(line) for line in trace(played(game), game))
    assert last["action"] is None
    assert last["events"] == last["legal"] == []
    assert last["seat"] is None
    assert last["phase"] == "over"


def test_the_last_line_of_an_unfinished_trace_still_asks_somebody(game: Game) -> None:
    *_, last = (json.loads(line) for line in trace(played(game, plies=1), game))
    assert (last["ply"], last["seat"], last["action"]) == (1, 1, None)
    assert last["legal"] == ["take 2", "take 3"]
