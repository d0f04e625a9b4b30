"""A command from its message to its entry: each is declared once, and is worked out once."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from polis.server.live.live_table import stages_of
from polis.server.protocol.client_messages import MESSAGES, ClientMessage
from polis.server.protocol.codec import reader
from polis.server.table.commands import COMMANDS, decide
from polis.server.table.commands.playing import Act
from polis.server.table.entries import numbered
from polis.server.table.journal import BODIES, kind_of, read_body, write_body
from polis.server.table.preview import WORLDS
from polis.server.table.table import Table
from tests.server.tables import NOW, legal, news_of, people

# The kinds of entries in stored journals: databases of all versions have them.
KINDS = {
    "created", "joined", "readied", "dealt", "acted", "undone", "offered", "answered", "paused",
    "resumed", "resigned", "returned", "filled", "freed", "rematched", "bridged",
    "forgotten",
}  # fmt: skip


class Counted:
    """A game that counts how often it is asked for what."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.calls = Counter[str]()

    def __getattr__(self, name: str) -> Any:
        self.calls[name] += 1
        return getattr(self.game, name)


def clicked(table: Table, monkeypatch: pytest.MonkeyPatch, actions: list[int]) -> Counter[str]:
    """The calls of the rules from a click to the update that everybody gets."""
    game = Counted(table.content.game)
    monkeypatch.setattr(table.content, "game", game)
    drafts = decide(table, Act("key", table.turn or 0, table.ply, actions), "key")
    (stage,) = stages_of(table, numbered(drafts, table.version, NOW + 1))
    for viewer in (None, *range(len(table.seats)), *range(len(table.seats))):
        news_of(table, stage, viewer)
    monkeypatch.undo()
    assert stage.ply == table.ply + len(actions)
    assert bool(stage.history.hashes[-1]) == (stage.turn != table.turn), "a hash ends a turn"
    return game.calls


@pytest.mark.parametrize("game", ["arkadia", "archon"])
def test_an_action_is_done_once_and_what_may_follow_is_not_listed(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = people(game, 2)
    calls = clicked(table, monkeypatch, legal(table)[:1])
    assert calls["apply"] == 1
    assert calls["hash"] <= 1
    assert calls["legal"] == 0


def test_a_draft_of_two_actions_is_tried_in_two_worlds_and_done_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = people("arkadia", 2)
    game = table.content.game
    card = legal(table)[0]
    after = table.history.step(table.history.state, card).state
    assert (game.text(card).split()[0], game.turn(after)) == ("play", table.turn)
    calls = clicked(table, monkeypatch, [card, int(game.legal(after)[0])])
    assert calls["apply"] == 2 * WORLDS + 2
    assert calls["hash"] == 0, "it goes on"
    assert calls["legal"] == 0


def test_kinds_of_entries_are_those_of_stored_journals() -> None:
    assert {str(body.__struct_config__.tag) for body in BODIES} == KINDS


def test_entries_are_read_as_they_were_written() -> None:
    table = people("arkadia", 2)
    for command in COMMANDS:
        assert command.writes, command
    (draft,) = decide(table, Act("key", table.turn or 0, table.ply, legal(table)[:1]))
    written = write_body(draft.body)
    assert list(msgspec.json.decode(written)) == ["kind", "actions", "hashes", "proof"]
    assert read_body(written) == draft.body
    assert kind_of(draft.body) == "acted"


def test_every_message_has_a_name_of_its_own() -> None:
    kinds: tuple[type[ClientMessage], ...] = (*MESSAGES, *COMMANDS)
    names = [kind.__struct_config__.tag for kind in kinds]
    assert len(set(names)) == len(names)
    read = reader(kinds)
    data = {"type": "undo", "key": "k", "seat": 1, "ply": 7, "to": 5}
    assert msgspec.to_builtins(read(msgspec.json.encode(data))) == data
