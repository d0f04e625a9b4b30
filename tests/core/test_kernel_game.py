"""The frame of compiled games: one call checks and acts, events are named when they are wanted."""

from typing import Any

import numpy as np
import pytest

from polis.core.declared.event_kinds import EventKinds
from polis.core.kernels.event_log import LoggedEvents
from polis.core.kernels.events import Event
from polis.core.kernels.legality import is_listed
from polis.games import GAMES, load

NAMES = sorted(GAMES)


def begun(name: str) -> tuple[Any, Any]:
    game: Any = load(name)
    return game, game.new_game(game.new_options({}), 3, bytes(16))[0]


@pytest.mark.parametrize("row", [[], [4], [1, 4, 9], [1, 2, 4, 9]], ids=str)
def test_an_action_is_listed_exactly_if_it_is_in_the_row(row: list[int]) -> None:
    out = np.array([*row, 5, 5], np.int16)
    for action in range(-1, 11):
        assert is_listed(out, len(row), action) == (action in row)


@pytest.mark.parametrize("name", NAMES)
def test_events_are_named_when_somebody_looks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[str] = []
    real = EventKinds.event

    def counted(kinds: EventKinds, number: int, *parts: int) -> Event:
        event = real(kinds, number, *parts)
        named.append(event.kind)
        return event

    monkeypatch.setattr(EventKinds, "event", counted)
    game, state = begun(name)
    events = game.apply(state, int(game.legal(state)[0]))
    assert named == []
    assert [event.kind for event in events] == named != []


def test_events_compare_add_up_and_show_like_a_list() -> None:
    one, two = Event("one", {"seat": 0}), Event("two", {})
    events = LoggedEvents(b"", lambda _: [one, two])
    assert events == [one, two] == events[:]
    assert events != [one]
    assert events != "one, two"
    assert (events[1], [*events], repr(events)) == (two, [one, two], repr([one, two]))
    assert events + [one] == [one, two, one]  # noqa: RUF005 - the sum is what is tested
    assert [one] + events == [one, one, two]  # noqa: RUF005
    with pytest.raises(TypeError, match="unhashable"):
        hash(events)


@pytest.mark.parametrize("name", NAMES)
def test_an_action_may_be_any_whole_number(name: str) -> None:
    game, state = begun(name)
    for action in (np.int16(game.legal(state)[0]), np.int64(game.legal(state)[0])):
        game.apply(state.copy(), action)
    assert game.refusal(state, int(game.legal(state)[0])) is None
