"""A journal says under which rules, box and code a game was begun; loading checks it."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from polis.core.sources import DESCRIPTION
from polis.server.kept_engines import engine_name, keep_engines, kept_engine, kept_names
from polis.server.loaded_game import content_of
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.store import Store
from polis.server.storage.verify_stored import check_all
from polis.server.table.commands.playing import Acted
from polis.server.table.dealing import Dealt, Edition, code_of, edition_of
from polis.server.table.entries import Entry
from polis.server.table.history import OtherCourse
from polis.server.table.table import folded
from tests.server.player import GREEDY, ME, Player, http, make
from tests.server.serving import served
from tests.server.tables import refused

Change = Callable[[Edition], Edition]


@pytest.fixture
def keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a server keeps its engines: none so far."""
    monkeypatch.setenv("POLIS_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data" / "engines"


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[Entry]]:
    """The journal of a table after six actions, as a server stored it."""
    database = str(tmp_path_factory.mktemp("edition") / "polis.sqlite3")
    with served(database) as address:
        made = make(address, [ME, ME], "arkadia")
        with Player(made) as player:
            player.act_until(6)
    store = Store(database)
    try:
        stored = asyncio.run(store.load(made.id))
        assert stored is not None
        return stored.secret, stored.journal
    finally:
        store.close()


def changed(journal: list[Entry], change: Change) -> list[Entry]:
    """The journal with another edition."""
    return [
        replace(entry, body=replace(entry.body, edition=change(entry.body.edition)))
        if isinstance(entry.body, Dealt)
        else entry
        for entry in journal
    ]


def with_hash(journal: list[Entry], place: int) -> list[Entry]:
    """The journal with a wrong hash after an action."""
    acts = [n for n, entry in enumerate(journal) if isinstance(entry.body, Acted)]
    wrong = journal.copy()
    body = wrong[acts[place]].body
    assert isinstance(body, Acted)
    wrong[acts[place]] = replace(wrong[acts[place]], body=replace(body, hashes=["0" * 16]))
    return wrong


def test_a_journal_names_its_rules_its_box_and_its_code(journal: tuple[bytes, list[Entry]]) -> None:
    game = content_of("arkadia").game
    editions = [entry.body.edition for entry in journal[1] if isinstance(entry.body, Dealt)]
    code, engine = code_of("arkadia"), engine_name("arkadia")
    assert engine.startswith(f"{game.rules_version}-")
    assert editions == [Edition(game.rules_version, game.components_sha256, code, engine)]
    assert editions == [edition_of(game)]
    table = folded("table", *journal)
    assert table.history.is_believed
    assert table.ply == 6


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda edition: replace(edition, rules=99), "other-rules"),
        (lambda edition: replace(edition, components="f" * 64), "other-box"),
    ],
)
def test_a_game_of_other_rules_or_another_box_is_not_loaded(
    journal: tuple[bytes, list[Entry]], change: Change, code: str, keeps: Path
) -> None:
    with refused(code) as caught:
        folded("table", journal[0], changed(journal[1], change))
    assert caught.value.words.fr
    assert caught.value.words.de


@pytest.mark.parametrize("place", [0, 3, 5])
def test_what_other_code_has_written_is_made_again_and_compared(
    journal: tuple[bytes, list[Entry]], place: int
) -> None:
    secret, entries = journal
    others = changed(entries, lambda edition: replace(edition, code="other"))
    assert not folded("table", secret, others).history.is_believed
    with pytest.raises(OtherCourse) as caught:
        folded("table", secret, with_hash(others, place))
    assert caught.value.ply == place + 1


def test_of_its_own_code_the_end_and_the_beginning_are_checked_all_the_same(
    journal: tuple[bytes, list[Entry]],
) -> None:
    secret, entries = journal
    with pytest.raises(OtherCourse) as caught:
        folded("table", secret, with_hash(entries, 5))
    assert caught.value.ply == 6
    with pytest.raises(OtherCourse) as first:
        folded("table", bytes(16), entries)
    assert first.value.ply == 0


def test_a_server_says_in_a_sentence_that_a_game_is_of_other_rules(
    tmp_path: Path, keeps: Path
) -> None:
    database = str(tmp_path / "polis.sqlite3")
    with served(database) as address:
        made = make(address, [ME, ME], "archon")
    rules = content_of("archon").game
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(rules), "rules_version", rules.rules_version + 1)
        with served(database) as address:
            answer = http(address, "GET", f"/api/tables/{made.id}")
    assert (answer.status, answer.body["code"]) == (409, "other-rules")
    assert str(rules.rules_version + 1) in answer.body["text"]["en"]


def test_a_game_of_other_rules_goes_on_with_the_engine_that_was_kept(
    tmp_path: Path, keeps: Path
) -> None:
    database, name = str(tmp_path / "polis.sqlite3"), engine_name("arkadia")
    with served(database) as address:
        made = make(address, [ME, GREEDY], "arkadia")
        with Player(made) as player:
            player.may_act(0)
            player.act(0, player.legal[0])
    keep_engines()
    assert (keeps.stat().st_mode & 0o777, name in kept_names("arkadia")) == (0o700, True)
    game = content_of("arkadia").game
    rules = game.rules_version
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "rules_version", rules + 1)
        with served(database) as address:
            now = made._replace(address=address)
            with Player(now) as player:
                assert player.table["rules"] == rules
                for _ in range(5):  # a bot thinks by the kept engine, too
                    player.may_act(0)
                    player.act(0, player.legal[0])
            version = http(address, "GET", f"/api/tables/{made.id}/game").body["engine"]
            told = http(address, "GET", f"/engines/arkadia/{version}/engine.json").body
            assert f"{told['rules_version']}-{told['sources']}" == name
            unknown = http(address, "GET", "/engines/arkadia/0123456789abcdef/engine.json")
            assert unknown.status == 404
            new = make(address, [ME, GREEDY], "arkadia")
            assert http(address, "GET", f"/api/tables/{new.id}").body["rules"] is None
        with closing_engine(open_engine(database)) as engine:
            assert [one.problem for one in check_all(engine)] == [None, None]


@pytest.mark.parametrize("part", ["records", "actions", "functions"])
def test_an_engine_that_does_not_fit_is_not_taken(keeps: Path, part: str) -> None:
    keep_engines()
    name = engine_name("arkadia")
    file = keeps / "arkadia" / name / DESCRIPTION
    assert kept_engine("arkadia", name) == file.parent
    told = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(told | {part: told[part][1:] if part == "functions" else 1}))
    assert kept_engine("arkadia", name) is None
    for unknown in ("", "..", "1-0123456789abcdef", f"../arkadia/{name}"):
        assert kept_engine("arkadia", unknown) is None
