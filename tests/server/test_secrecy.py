"""Nobody is told what their seat cannot know: what two worlds that look alike send is the same.

A world is drawn that a viewer cannot tell from the real one. Whatever the server would say to that
viewer must be the same bytes in both, in each of `secrecy.channels`.
"""

from collections import Counter
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import numpy as np
import pytest

from polis.server.endpoints import ENDPOINTS
from polis.server.live.audience import Audience
from polis.server.live.connection import Connection
from polis.server.protocol import client_messages, server_messages
from polis.server.settings import Limits
from polis.server.table import preview, seen
from polis.server.table.commands import COMMANDS
from polis.server.table.table import Table
from tests.server.secrecy import desk
from tests.server.secrecy.channels import CHANNELS, ELSEWHERE, acts
from tests.server.secrecy.finding import GAMES, Pair, difference, leaks_of, some_cases
from tests.server.secrecy.leaks import LEAKS, planted
from tests.server.secrecy.styles import STYLES
from tests.server.secrecy.sweep import sweep
from tests.server.secrecy.worlds import cases, drafts_of
from tests.server.tables import acted, legal, people

STATES = 6_000  # of which every viewer's knowledge is compared, in both games together
POSITIONS = 40  # of each game, in which channels are asked
MOST_POSITIONS = 2_000  # until each channel was asked, which takes far fewer
ASKED = 6  # channels at each of them
TOLD = 3  # times that a channel tells something
BY_NAME = {channel.name: channel for channel in CHANNELS}


@pytest.mark.parametrize("game", GAMES)
def test_no_channel_tells_two_worlds_apart(game: str, seed: int) -> None:
    draw = Random(seed)
    pairs, more = (some_cases(game, draw, n, each=0.1) for n in (POSITIONS, MOST_POSITIONS))
    found, looked = leaks_of(pairs, draw, ASKED, more)
    assert not found, found[0]
    assert all(looked.values()), looked


@pytest.mark.parametrize("game", GAMES)
def test_in_thousands_of_states_nobody_is_shown_what_they_cannot_know(game: str, seed: int) -> None:
    assert sweep(game, Random(seed), STATES // 2) == STATES // 2


@pytest.fixture(scope="module")
def some_pairs(seed: int) -> list[Pair]:
    """Positions of both games."""
    return [pair for game in GAMES for pair in enough(game, Random(seed))]


def enough(game: str, draw: Random) -> list[Pair]:
    """Positions of a game: those where the viewer decides, those of a spectator, and others.

    A leak of one bit shows in every second of them.
    """
    kinds: dict[str, list[Pair]] = {"acts": [], "watches": [], "waits": []}
    pairs: Iterator[Pair] = iter(())
    while not all(len(found) == 14 for found in kinds.values()):
        pair = next(pairs, None)
        if pair is None:
            pairs = cases(game, STYLES["random"], draw, each=0.3)
            continue
        case = pair[0]
        kind = "watches" if case.viewer is None else "acts" if acts(case) else "waits"
        if len(kinds[kind]) < 14:
            kinds[kind].append(pair)
    return [pair for found in kinds.values() for pair in found]


@pytest.mark.parametrize("name", BY_NAME)
def test_a_leak_planted_in_a_channel_is_found(name: str, some_pairs: list[Pair]) -> None:
    channel = BY_NAME[name]
    fitting = [pair for pair in some_pairs if channel.needs(pair[0])]
    for leak in LEAKS[name]:
        with planted(leak):
            assert any(difference(channel, pair) for pair in fitting), leak.where


def test_every_message_and_every_address_has_a_channel(seed: int) -> None:
    """A new message fails here until a line of CHANNELS makes the server send it."""
    sent = {tag_of(kind) for kind in server_messages.MESSAGES}
    heard = {tag_of(kind) for kind in (*client_messages.MESSAGES, *COMMANDS)}
    paths = {endpoint.path for endpoint in ENDPOINTS} - ELSEWHERE.keys()
    noted, draw = desk.noting(), Random(seed)
    told = Counter[str]()
    for case, _ in some_cases("arkadia", draw, 1000, each=0.05):
        for channel in CHANNELS:
            if told[channel.name] < TOLD and channel.needs(case):
                channel.tells(case)
                told[channel.name] += 1
        if noted.sent >= sent and noted.heard >= heard and noted.paths >= paths:
            break
    assert noted.sent == sent
    assert noted.heard - {"nonsense"} == heard
    assert noted.paths == paths


def tag_of(kind: Any) -> str:
    """The name of a message on the wire."""
    tag: str = kind.__struct_config__.tag
    return tag


def positions(game: str, draw: Random, games: int, each: int) -> Iterator[Table]:
    """Random positions of random games: every `each`th."""
    for _ in range(games):
        table = people(game, draw.randint(2, 4), draw.getrandbits(32))
        while table.status == "playing":
            if draw.randrange(each) == 0:
                yield table
            table = acted(table, draw.choice(legal(table)))


def other_world(table: Table, viewer: int | None, draw: Random) -> Table:
    """The same table in a world that the viewer cannot tell from it."""
    game: Any = table.content.game
    observation = game.observe(table.history.state, viewer)
    other = table.copy()
    other.history.states[-1] = game.sample_world(
        observation, np.random.default_rng(draw.getrandbits(64))
    )
    return other


def looks_alike(one: Table, other: Table, viewer: int | None) -> bool:
    """Whether the viewer knows the same in both."""
    game: Any = one.content.game
    states = (one.history.state, other.history.state)
    seen_one, seen_other = (game.observe(state, viewer).tobytes() for state in states)
    return bool(seen_one == seen_other)


@pytest.mark.parametrize("game", GAMES)
def test_a_trial_finds_what_then_happens(game: str, seed: int) -> None:
    draw, shown = Random(seed), 0
    for table in positions(game, draw, games=3, each=6):
        seat = table.turn or 0
        actions = drafts_of(table, draw)
        tried = preview.attempt(table.content, table.history.state, seat, actions)
        if tried.refused is not None or tried.stop == "reveals":
            continue
        really = table
        for action in actions[: tried.done]:
            really = acted(really, action)
        content, history = table.content, really.history
        expected = seen.record(content, history.state, seat)
        assert seen.record(content, tried.state, seat) == expected, (seed, table.ply)
        told = [[event.seen_by(seat) for event in ply] for ply in tried.events]
        happened = history.events[table.ply + 1 :]
        assert told == [[event.seen_by(seat) for event in ply] for ply in happened]
        shown += 1
    assert shown > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_to_light_is_known_as_revealing(game: str, seed: int) -> None:
    """`GameSpec.revealing` names all events by which a seat learns hidden information."""
    draw, revealed = Random(seed), 0
    for table in positions(game, draw, games=2, each=3):
        seat = table.turn or 0
        other = other_world(table, seat, draw)
        action = draw.choice(legal(table))
        pair = [acted(one, action) for one in (table, other)]
        reveals = [one.history.reveals(one.history.events[-1]) for one in pair]
        revealed += any(reveals)
        if not any(reveals) and table.status == "playing":
            assert looks_alike(pair[0], pair[1], seat), (
                seed,
                table.ply,
                table.content.game.text(action),
            )
    assert revealed > 3


def test_an_onlooker_of_a_closed_table_gets_no_position() -> None:
    table = people("archon", 2)
    closed = copy(table)
    closed.terms = type(table.terms)(**{**_fields(table.terms), "spectators": False})
    audience = Audience([])

    async def send(_: bytes) -> None: ...

    onlooker = Connection(send, Limits())
    welcome = audience.welcome(closed, onlooker, None)
    assert (welcome.record, welcome.rows) == (None, b"")
    onlooker.viewer = 0
    assert audience.welcome(closed, onlooker, None).record is not None


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def test_trials_begin_from_what_a_seat_knows() -> None:
    table = people("arkadia", 3)
    seat = table.turn or 0
    first = preview.worlds(table.content, table.history.state, seat)
    again = preview.worlds(table.content, table.history.state, seat)
    assert [one.tobytes() for one in first] == [one.tobytes() for one in again]
    assert first[0].tobytes() != first[1].tobytes()
