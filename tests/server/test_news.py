"""An update brings what is new, and no more, to each viewer of a table."""

from random import Random

import pytest

from polis.games import GAMES
from polis.server.live.messages import Entered, updates
from polis.server.protocol import codec
from polis.server.table import seen
from tests.server.player import ME, Player, make
from tests.server.reading import changed
from tests.server.tables import NOW, acted, legal, news_of, people

MOST_BYTES = 400  # of a move, for a screen; long turns may have more


def test_a_message_is_made_once_for_all_who_see_the_same() -> None:
    table = people("archon", 2)
    now = acted(table, legal(table)[0])
    assert len(updates(Entered(table, now, NOW, 1), [None] * 200)) == 1


@pytest.mark.parametrize("game", GAMES)
def test_changes_add_up_to_the_record(game: str, seed: int) -> None:
    draw, table = Random(seed), people(game, 3)
    viewers = (None, 0, 1, 2)
    held = {one: seen.present(table, one, 0).record or b"" for one in viewers}
    sizes = []
    while table.status == "playing":
        before, table = table, acted(table, draw.choice(legal(table)))
        for viewer in viewers:
            news = news_of(before, table, viewer)
            assert news.record is None
            held[viewer] = changed(held[viewer], news.change)
            assert held[viewer] == seen.record(table.content, table.history.state, viewer)
            sizes.append(len(codec.encode(news)))
    assert sorted(sizes)[len(sizes) * 9 // 10] < MOST_BYTES


def test_a_command_is_acknowledged_once_more(any_server: str) -> None:
    made = make(any_server, [ME, ME])
    with Player(made) as both:
        welcome = both.hello()
        act = {"seat": welcome["table"]["turn"], "ply": welcome["table"]["ply"], "key": "k"}
        for is_new in (True, False):
            both.send(type="act", **act, actions=both.legal[:1])
            update = both.until(lambda message: message.get("key") == "k")
            assert update["type"] == "update"
            assert update["version"] == welcome["version"] + 1
            assert bool(update["happened"]) is is_new
