"""Nobody is told what their seat cannot know: what two worlds that look alike send is the same.

A world is drawn that a viewer cannot tell from the real one. Whatever the server would say to that
viewer must be the same bytes in both: positions, news, previews, reasons and refusals.
"""

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import numpy as np
import pytest

from polis.server.live import messages
from polis.server.live.audience import Audience
from polis.server.live.connection import Connection
from polis.server.protocol import codec
from polis.server.protocol.client_messages import Preview, Why
from polis.server.refusal import RequestRefused
from polis.server.settings import Limits
from polis.server.tables import preview, table_view
from polis.server.tables.commands import Command, decide
from polis.server.tables.commands.playing import Act, Say
from polis.server.tables.table import Table
from tests.server.tables import NOW, acted, legal, people

GAMES = ("arkadia", "archon")


def other_world(table: Table, viewer: int | None, draw: Random) -> Table:
    """The same table in a world that the viewer cannot tell from it."""
    game: Any = table.content.game
    observation = game.observe(table.history.state, viewer)
    other = table.copy()
    other.history.states[-1] = game.sample_world(
        observation, np.random.default_rng(draw.getrandbits(64))
    )
    return other


def positions(game: str, draw: Random, games: int, each: int) -> Iterator[Table]:
    """Random positions of random games: every `each`th."""
    for _ in range(games):
        table = people(game, draw.randint(2, 4), draw.getrandbits(32))
        while table.status == "playing":
            if draw.randrange(each) == 0:
                yield table
            table = acted(table, draw.choice(legal(table)))


def looks_alike(one: Table, other: Table, viewer: int | None) -> bool:
    """Whether the viewer knows the same in both."""
    game: Any = one.content.game
    states = (one.history.state, other.history.state)
    seen_one, seen_other = (game.observe(state, viewer).tobytes() for state in states)
    return bool(seen_one == seen_other)


def told(table: Table, asked: Command | Preview | Why) -> bytes:
    """What is answered, as bytes; for what is done, that it is done."""
    try:
        if isinstance(asked, Preview):
            return codec.encode(messages.preview_result(table, asked))
        if isinstance(asked, Why):
            return codec.encode(messages.reason_message(table, asked))
        decide(table, asked)
    except RequestRefused as why:
        return codec.encode(messages.refusal(table, why, "key"))
    return b"done"


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_gets_the_same_welcome_in_worlds_that_look_alike(game: str, seed: int) -> None:
    draw = Random(seed)
    for table in positions(game, draw, games=3, each=6):
        for viewer in (None, *range(len(table.seats))):
            other = other_world(table, viewer, draw)
            pair = [
                codec.encode(messages.welcome(one, table_view.head(one, NOW), [], viewer, None, []))
                for one in (table, other)
            ]
            assert pair[0] == pair[1], (seed, viewer, table.ply)


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_gets_the_same_news_of_what_looks_alike(game: str, seed: int) -> None:
    draw, compared = Random(seed), 0
    for table in positions(game, draw, games=3, each=6):
        for viewer in (None, *range(len(table.seats))):
            other = other_world(table, viewer, draw)
            both = sorted(set(legal(table)) & set(legal(other)))
            if not both:
                continue
            action = draw.choice(both)
            pair = [acted(one, action) for one in (table, other)]
            is_over = pair[0].status == "over"  # then all is open
            if not is_over and looks_alike(pair[0], pair[1], viewer):
                news = [
                    messages.update(one, table_view.head(one, NOW), viewer, table.ply + 1)
                    for one in pair
                ]
                assert codec.encode(news[0]) == codec.encode(news[1]), (seed, viewer, table.ply)
                compared += 1
    assert compared > 20


def drafts_of(table: Table, draw: Random) -> list[int]:
    """Actions that somebody may try: legal ones, then perhaps nonsense."""
    actions, state = list[int](), table.history.state.copy()
    game = table.content.game
    for _ in range(draw.randint(1, 5)):
        if draw.random() < 0.15 or game.is_over(state):
            actions.append(draw.randrange(-1, table.content.codec.size + 1))
            break
        actions.append(int(draw.choice(game.legal(state).tolist())))
        game.apply(state, actions[-1])
    return actions


@pytest.mark.parametrize("game", GAMES)
def test_previews_reasons_and_refusals_are_the_same_where_it_looks_alike(
    game: str, seed: int
) -> None:
    draw, done = Random(seed), 0
    for table in positions(game, draw, games=3, each=6):
        seat = table.turn or 0
        other = other_world(table, seat, draw)
        actions = drafts_of(table, draw)
        strange = draw.randrange(table.content.codec.size)
        line = table.content.game.text(strange)
        for asked in (
            Preview(1, table.ply, seat, actions),
            Why(1, table.ply, seat, [], line),
            Why(1, table.ply, seat, actions[:1], line),
            Act("key", seat, table.ply, actions),
            Act("key", seat, table.ply, [strange]),
            Say("key", seat, table.ply, line),
        ):
            answers = [told(one, asked) for one in (table, other)]
            assert answers[0] == answers[1], (seed, table.ply, asked)
            done += answers[0] == b"done"
    assert done > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_shows_what_then_happens(game: str, seed: int) -> None:
    draw, shown = Random(seed), 0
    for table in positions(game, draw, games=3, each=6):
        seat = table.turn or 0
        actions = drafts_of(table, draw)
        preview = messages.preview_result(table, Preview(1, table.ply, seat, actions))
        if preview.refused is not None or preview.position is None:
            continue
        really = table
        for action in actions[: preview.position.ply - table.ply]:
            really = acted(really, action)
        news = messages.update(really, table_view.head(really, NOW), seat, table.ply + 1)
        assert codec.encode(preview.position) == codec.encode(news.position), (seed, table.ply)
        assert preview.happened == news.happened
        shown += 1
    assert shown > 10


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_to_light_is_known_as_revealing(game: str, seed: int) -> None:
    """The events named in `GameSpec.revealing` are all by which a seat learns of what was hidden."""
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
    assert welcome.position is None
    assert welcome.happened == []
    onlooker.viewer = 0
    assert audience.welcome(closed, onlooker, None).position is not None


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def test_trials_begin_from_what_a_seat_knows() -> None:
    table = people("arkadia", 3)
    seat = table.turn or 0
    first = preview.worlds(table.content, table.history.state, seat)
    again = preview.worlds(table.content, table.history.state, seat)
    assert [one.tobytes() for one in first] == [one.tobytes() for one in again]
    assert first[0].tobytes() != first[1].tobytes()
