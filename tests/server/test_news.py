"""Compact changes lead to the current state; a client that missed one asks for everything."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from polis.server.live.connection import Reader
from polis.server.live.news import Entered, News
from polis.server.protocol import codec
from polis.server.protocol.patch import Patches, patched
from polis.server.protocol.tables import Clock
from polis.server.tables.commands.playing import Undo
from polis.server.tables.table import Table
from tests.server.player import ME, Player, make
from tests.server.tables import NOW, acted, after, dealt, legal, people, person, terms

MOST_BYTES = 1500  # of a message, on average over a game


class Client:
    """A client that gets only changes, beside one that gets everything."""

    def __init__(self, viewer: int | None) -> None:
        self.changes = Reader(viewer, "fr", takes_changes=True)
        self.whole = Reader(viewer)
        self.shown: dict[str, Any] | None = None

    def hear(self, changed: bytes, whole: bytes) -> None:
        """Take both messages in; they have to mean the same."""
        change, update = json.loads(changed), json.loads(whole)
        if self.shown is None:  # the first one is a welcome
            self.shown = {name: update[name] for name in ("table", "position")}
        else:
            self.shown = patched(self.shown, change.get("patch", []))
        for seat, left in zip(
            self.shown["table"]["seats"], change.get("clocks_ms") or (), strict=False
        ):
            seat["clock_ms"] = left
        assert in_french(self.shown) == in_french({name: update[name] for name in self.shown})
        assert change["version"] == update["version"]
        assert change.get("rewound", False) == update["rewound"]
        assert [in_french(one) for one in change.get("happened", [])] == [
            in_french(one) for one in update["happened"]
        ]


def in_french(value: Any) -> Any:
    """The same with texts in one language, as bytes of JSON tell true from 1."""
    if isinstance(value, dict):
        is_text = {"en", "fr", "de"} >= value.keys() and value
        return value["fr"] if is_text else {key: in_french(part) for key, part in value.items()}
    if isinstance(value, list):
        return [in_french(part) for part in value]
    return repr(value)


def told(
    news: News, before: Table, now: Table, clients: list[Client], rewound: bool = False
) -> int:
    """Update all clients; returns the bytes sent to those that get only changes."""
    entered = Entered(before, now, NOW + 9, (), before.ply + 1, rewound)
    made = news.messages(entered, [r for one in clients for r in (one.changes, one.whole)])
    for one in clients:
        one.hear(made[one.changes], made[one.whole])
    return sum(len(made[one.changes]) for one in clients)


def test_changes_of_whole_games_lead_to_what_is_shown_and_are_short(seed: int) -> None:
    sent = messages = 0
    for game in ("arkadia", "archon"):
        draw, news, table = Random(seed), News(), people(game, 2, seed % 1000)
        clients = [Client(viewer) for viewer in (None, 0, 1)]
        while table.status == "playing":
            before, table = table, acted(table, draw.choice(legal(table)))
            sent += told(news, before, table, clients)
            messages += len(clients)
    assert sent / messages <= MOST_BYTES  # an average of all that is sent


def test_a_take_back_and_a_client_that_comes_new_are_told_what_is_so() -> None:
    clock = Clock("live", 600, 5)
    table = dealt([person("Ada"), person("Ben")], terms("arkadia", clock))
    news, clients = News(), [Client(0), Client(1)]
    before, table = table, acted(table, legal(table)[0])
    told(news, before, table, clients)
    clients.append(Client(None))  # a kind of client of which nothing is remembered
    before, table = table, after(table, Undo("key", table.turn or 0, table.ply, table.ply - 1))
    told(news, before, table, clients, rewound=True)
    assert table.ply == 0
    before, table = table, acted(table, legal(table)[-1])
    told(news, before, table, clients)


def test_a_message_is_made_once_for_all_who_see_the_same() -> None:
    table = people("archon", 2)
    now = acted(table, legal(table)[0])
    entered = Entered(table, now, NOW, (), 1)
    alike = [Reader(None, "de", takes_changes=True) for _ in range(200)]
    assert len(News().messages(entered, alike)) == 1


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ({"a": [1, 2, 3]}, {"a": [1, 4, 3]}),
        ({"a": [1, 2, 3]}, {"a": [2, 3]}),
        ({"a": [1, 2, 3]}, {"a": [0, 1, 2, 3, 4]}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}),
        ({"a": None, "b": []}, {"a": {"c": 1}, "b": [1]}),
        ({"a": {"c": 1}}, {"a": {"d": 1}}),
        ({"a": [[1], [2]]}, {"a": []}),
        (None, {"a": 1}),
    ],
)
def test_a_patch_leads_from_one_value_to_another(before: Any, now: Any) -> None:
    patch = json.loads(codec.encode(Patches().of(before, now)))
    kept = json.dumps(before)
    assert patched(before, patch) == now
    assert json.dumps(before) == kept
    assert Patches().of(now, deepcopy(now)) == []


def test_what_changes_alike_for_two_viewers_is_told_to_both() -> None:
    patches, before, now = Patches(), {"board": {"a": 1}}, {"board": {"a": 2}}
    for hand in (3, 4):
        was, shown = before | {"hand": {"a": 1}}, now | {"hand": {"a": hand}}
        assert patched(was, patches.of(was, shown)) == shown
    turned = {"board": before["board"], "hand": now["board"]}
    assert patched(now | {"hand": 1}, patches.of(now | {"hand": 1}, turned)) == turned


def test_a_patch_of_another_value_is_refused() -> None:
    for path in (["a", 3, "b"], ["c", "d"], ["a", "b"]):
        with pytest.raises((LookupError, TypeError)):
            patched({"a": [1]}, [[path, 1]])


def test_a_browser_gets_changes_in_its_language_and_is_acknowledged_once_more(
    any_server: str,
) -> None:
    made = make(any_server, [ME, ME])
    with Player(made) as both:
        both.send(type="hello", tokens=both.tokens, since=None, language="de", protocol=2)
        welcome = both.expect("welcome")
        assert set(welcome["happened"][0]["text"]) == {"de"}
        assert set(welcome["position"]["question"]) == {"de"}
        act = {"seat": welcome["table"]["turn"], "ply": welcome["table"]["ply"], "key": "k"}
        for is_new in (True, False):
            both.send(type="act", **act, actions=welcome["position"]["legal"][:1])
            change = both.until(lambda message: message.get("key") == "k")
            assert change["type"] == "change"
            assert change["version"] == welcome["version"] + 1
            assert ("patch" in change) is is_new
        both.send(type="act", **act | {"key": "late"}, actions=[0])
        assert set(both.expect("refused")["text"]) == {"de"}


@pytest.mark.parametrize("takes_changes", [True, False])
def test_a_message_with_a_key_is_the_same_but_for_the_key(takes_changes: bool) -> None:
    table = people("arkadia", 2)
    now = acted(table, legal(table)[0])
    entered = Entered(table, now, NOW, (), 1)
    reader = Reader(0, "en", takes_changes)
    (plain,) = News().messages(entered, [reader]).values()
    keyed = codec.with_key(plain, 'a "key", with quotes')
    assert keyed.count(b'"key":') == 1
    assert json.loads(keyed) == json.loads(plain) | {"key": 'a "key", with quotes'}
