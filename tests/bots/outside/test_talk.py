"""What a seat is told is made from what it knows, byte for byte."""

from typing import Any

import msgspec
import numpy as np
import pytest

import polis
from polis.bots.outside.messages import WANTS, Ready, line_of
from polis.bots.outside.talk import Setting, Talk
from polis.games import NAMES


def talk_of(game: Any, seat: int, seats: int) -> Talk:
    talk = Talk(game, Setting(seat, seats, {}, clock=10.0, seed=4))
    talk.is_ready(line_of(Ready("all", WANTS)))
    return talk


def said(talk: Talk, state: Any, events: Any, strange: int) -> list[Any]:
    """Everything that the seat to act would be told, errors too."""
    seat = talk.setting.seat
    seen, legal = talk.game.observe(state, seat), talk.game.legal(state).tolist()
    lines = [talk.hello(), talk.events(events), talk.decide(seen, legal, 1.0)]
    answer = msgspec.json.encode({"type": "answer", "id": talk.number, "action": strange})
    return [*lines, talk.answer(answer, seen, legal)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_positions_that_a_seat_cannot_tell_apart_give_the_same_messages(
    name: str, seats: int, seed: int
) -> None:
    game: Any = polis.load(name)
    rng = np.random.default_rng(seed)
    state, events = polis.new_game(game, seats=seats, seed=seed)
    talks = [[talk_of(game, seat, seats) for _ in range(2)] for seat in range(seats)]
    different = 0
    while not game.is_over(state):
        seat = game.turn(state)
        one, other = talks[seat]
        world = game.sample_world(game.observe(state, seat), rng)
        different += world.tobytes() != state.tobytes()
        strange = int(rng.integers(game.action_count))
        assert said(one, state, events, strange) == said(other, world, events, strange)
        action = int(rng.choice(game.legal(state)))
        events, others = game.apply(state, action), game.apply(world, action)
        if game.observe(state, seat).tobytes() == game.observe(world, seat).tobytes():
            assert one.events(events) == other.events(others)  # else it has seen what it drew
    assert different > 10


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_has_what_the_bot_wants_and_nothing_else(name: str) -> None:
    game: Any = polis.load(name)
    state, events = polis.new_game(game, seats=2, seed=1)
    seat = game.turn(state)
    seen, legal = game.observe(state, seat), game.legal(state).tolist()
    for wants in [*([one] for one in WANTS), ["none"]]:
        talk = Talk(game, Setting(seat, 2, {}))
        assert talk.is_ready(line_of(Ready("one", wants)))
        line = msgspec.json.decode(talk.decide(seen, legal))
        assert {*line} & {*WANTS} == {*wants} & {*WANTS}
        assert bool(talk.events(events)) == (wants != ["none"])
    everything = msgspec.json.decode(talk_of(game, seat, 2).decide(seen, legal))
    assert everything["view"] == msgspec.json.decode(msgspec.json.encode(game.view(state, seat)))
    assert everything["legal"] == {str(action): game.text(action) for action in legal}


def test_an_action_is_read_by_number_and_in_notation() -> None:
    game: Any = polis.load("arkadia")
    state, _ = polis.new_game(game, seats=2, seed=1)
    seen, legal = game.observe(state, game.turn(state)), game.legal(state).tolist()
    talk = talk_of(game, game.turn(state), 2)
    talk.decide(seen, legal)
    for action in legal:
        for written in (action, game.text(action), f"  {game.text(action).upper()} "):
            line = msgspec.json.encode({"type": "answer", "id": 1, "action": written})
            assert talk.answer(line, seen, legal) == action
    late = msgspec.json.encode({"type": "answer", "id": 0, "action": legal[0]})
    assert talk.answer(late, seen, legal) is None
