"""Replay, verification and trace, shown on a recorded game of Arkadia."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from polis.core.records.record import Record, Result
from polis.core.records.record_file import read_record
from polis.core.records.replay import Difference, replay, trace_entry, verify
from polis.core.seeds import commitment
from polis.core.texts.errors import InvalidOptions, InvalidRecord
from polis.games import load

GAME: Any = load("arkadia")
RECORDS = Path(__file__).parents[1] / "games/arkadia/golden/records"


@cache
def whole() -> Record:
    """A game that is over."""
    record = read_record(RECORDS / "castle-2.json")
    options = GAME.options_json(GAME.new_options(record.options))
    return replace(record, options=options, rules_version=GAME.rules_version)


def unfinished(plies: int) -> Record:
    """Its beginning, as it was before it was over."""
    return replace(whole().shortened(plies), result=None)


def other_hash(record: Record, index: int) -> Record:
    """The record with one hash exchanged."""
    hashes = list(record.hashes)
    hashes[index] = "0" * 16
    return replace(record, hashes=tuple(hashes))


def other_action(text: str) -> Record:
    """The record with its second action exchanged."""
    first, _, *rest = whole().actions
    return replace(whole(), actions=(first, text, *rest))


def another_lay() -> str:
    """Another action that is allowed instead of the second one."""
    state = list(replay(unfinished(1), GAME))[1].state
    texts: list[str] = [GAME.text(action) for action in GAME.legal(state).tolist()]
    return next(text for text in texts if text != whole().actions[1])


def test_an_honest_record_has_no_difference() -> None:
    assert verify(whole(), GAME) is None
    for plies in (0, 2):
        assert verify(unfinished(plies), GAME) is None


def test_a_replay_shows_every_position_and_what_was_done_in_it() -> None:
    record = whole()
    plies = list(replay(record, GAME))
    assert [ply.number for ply in plies] == list(range(len(record.actions) + 1))
    assert [ply.text for ply in plies] == [*record.actions, None]
    assert [GAME.hash(ply.state) for ply in plies] == list(record.hashes)
    assert plies[0].setup[0].kind == "game_started"
    assert all(not ply.setup for ply in plies[1:])
    assert (bool(plies[0].events), bool(plies[-1].events)) == (True, False)


def test_a_replay_of_no_action_still_tells_the_set_up() -> None:
    (only,) = replay(unfinished(0), GAME)
    assert only.setup[0].kind == "game_started"
    assert only.action is None


END = len(whole().actions)
CHANGES: list[tuple[Record, int | None, str]] = [
    (replace(whole(), rules_version=99), None, "by version 99 of the rules"),
    (replace(whole(), components_sha256="0" * 64), None, "component file original (000000"),
    (replace(whole(), commitment="0" * 64), None, "started with the commitment 0000"),
    (replace(whole(), secret="0" * 32), None, "the secret's hash is 3747"),
    (
        replace(whole(), secret="0" * 32, commitment=commitment(bytes(16))),
        0,
        "at set-up, the position has the hash",
    ),
    (replace(whole(), entropies=("x", "")), 0, "at set-up"),
    (replace(whole(), options={**whole().options, "flips": True}), 0, "at set-up"),
    (other_hash(whole(), 0), 0, "the record says 0000000000000000"),
    (other_hash(whole(), 3), 3, 'after action 3, "'),
    (other_hash(other_hash(whole(), 4), 2), 2, 'after action 2, "'),
    (other_hash(whole(), -1), END, "the record says 0000000000000000"),
    (other_action(another_lay()), 2, f'after action 2, "{another_lay()}", the position has'),
    (other_action("pass"), 1, '"pass", is not allowed: '),
    (other_action("two"), 1, "cannot be read: 'two' is not an action"),
    (other_action(f"{whole().actions[1]} draw pile"), 1, "is 2 actions; a record has one per ply"),
    (other_action(whole().actions[1].upper()), 1, f'must be written "{whole().actions[1]}".'),
    (replace(whole(), result=None), END, "the record says no end"),
    (
        replace(whole(), result=Result("stuck", (1, 1), (0, 1))),
        END,
        'says the ending "stuck" with 1, 1 points and as winner seat 1, 2',
    ),
    (
        replace(whole().shortened(2), result=whole().result),
        2,
        "the actions lead to no end, the record says the ending",
    ),
]


@pytest.mark.parametrize(("record", "ply", "said"), CHANGES, ids=range(len(CHANGES)))
def test_the_first_difference_is_told(record: Record, ply: int | None, said: str) -> None:
    difference = verify(record, GAME)
    assert isinstance(difference, Difference)
    assert said in str(difference)
    assert difference.ply == ply
    assert "\n" not in str(difference)


@pytest.mark.parametrize(
    ("changes", "error", "said"),
    [
        ({"secret": None}, InvalidRecord, "cannot be replayed yet: its secret"),
        ({"game": "other"}, InvalidRecord, "is a game of other, not of arkadia"),
        ({"seats": whole().seats * 3}, InvalidRecord, "has 6 seats; arkadia is for 2 to 4"),
        ({"options": {"x": 1}}, InvalidOptions, "has no option 'x'"),
    ],
)
def test_what_cannot_be_checked_is_an_error_and_no_difference(
    changes: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said) as caught:
        verify(replace(whole(), **changes), GAME)
    assert not isinstance(caught.value, Difference)


def test_replay_stops_before_the_first_position_that_differs() -> None:
    plies = replay(other_hash(whole(), 3), GAME)
    assert [next(plies).number for _ in range(3)] == [0, 1, 2]
    with pytest.raises(Difference):
        next(plies)


def test_the_last_line_of_a_trace_has_no_action() -> None:
    *_, last = (json.loads(json.dumps(trace_entry(GAME, ply))) for ply in replay(whole(), GAME))
    assert last["events"] == last["legal"] == []
    assert (last["seat"], last["phase"], last["action"]) == (None, "over", None)
    *_, last = (
        json.loads(json.dumps(trace_entry(GAME, ply))) for ply in replay(unfinished(1), GAME)
    )
    assert (last["ply"], last["action"]) == (1, None)
    assert whole().actions[1] in last["legal"]
