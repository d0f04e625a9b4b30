"""A correction of the rules leaves running and stored games as they were; new tables have it."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

import pytest

from polis.core.contract.options import errata, erratum, read_options
from polis.core.records.record import record_from_json, record_json
from polis.core.records.replay import verify
from polis.games.archon.game import Archon
from polis.games.archon.model.options import Options
from polis.server import content
from polis.server.content import Content, content_of
from polis.server.tables.commands import decide
from polis.server.tables.commands.playing import Act
from polis.server.tables.dealing import Dealt, first_hash
from polis.server.tables.entries import Created, Draft, Entry, Terms, numbered
from polis.server.tables.recording import record_of
from polis.server.tables.table import Table, folded
from tests.server.tables import NOW, legal, person, terms

SECRET = bytes(range(16))


@dataclass(frozen=True, slots=True)
class Mended(Options):
    """The options of a later version. richer_start: everybody begins with one point more."""

    richer_start: bool = erratum("ARC-3.6")


class MendedArchon(Archon):
    """Archon as in a later version, with one correction that changes what happens."""

    def new_options(self, mapping: Mapping[str, object]) -> Mended:
        return read_options(Mended, mapping, "archon")

    def set_up(self, options: Any, seats: int, drawn: Any) -> Any:
        before = Options(**{one.name: getattr(options, one.name) for one in fields(Options)})
        state, events = super().set_up(before, seats, drawn)
        state["points"][0, :seats] += int(options.richer_start)
        return state, events


def journal(agreed: Terms, plies: int) -> list[Entry]:
    """What is stored of a table at which some actions have been done."""
    entries = [Entry(1, NOW, Created(agreed, [person(), person("Ben")]))]
    drafts = [Draft(Dealt(first_hash(agreed, SECRET, ["", ""])))]
    for ply in range(plies + 1):
        entries += numbered(drafts, len(entries), NOW + ply)
        table = folded("table", SECRET, entries)
        drafts = decide(table, Act(f"key {ply}", table.turn or 0, ply, legal(table)[:1]))
    return entries


def points(table: Table) -> set[int]:
    """The points with which the seats began."""
    scores: list[int] = table.content.game.scores(table.history.states[0])
    return set(scores)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Content:
    """The game as a server has it after an upgrade, which happens when `upgrade` is called."""
    mended = Content("archon")
    mended.game = MendedArchon()
    assert errata(mended.game) == ("richer_start",)
    return mended


def upgrade(patch: pytest.MonkeyPatch, later: Content) -> None:
    """Put the later version in the place of the present one."""
    patch.setattr(content, "_packaged", lambda name: later)  # noqa: ARG005


def test_a_stored_game_stays_as_it_was_after_a_correction(
    later: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    agreed = terms("archon")
    kept = journal(agreed, 6)
    before = folded("table", SECRET, kept)
    upgrade(monkeypatch, later)
    table = folded("table", SECRET, kept)
    assert table.content is later
    assert table.history.hashes == before.history.hashes
    assert points(table) == {4}
    assert decide(table, Act("on", table.turn or 0, 6, legal(table)[:1]))
    record = record_from_json(record_json(record_of(before)))
    assert verify(record, later.game) is None
    assert verify(record, Archon()) is None


def test_a_new_table_and_a_rematch_have_the_correction(
    later: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = content_of("archon").agreed({})
    assert "richer_start" not in old
    upgrade(monkeypatch, later)
    for options in (later.agreed({}), later.renewed(old), later.renewed({"richer_start": False})):
        assert options["richer_start"] is True
        table = folded("table", SECRET, journal(Terms("archon", options, *terms_after()), 3))
        assert points(table) == {5}
        record = record_from_json(record_json(record_of(table)))
        assert record.options["richer_start"] is True
        assert verify(record, later.game) is None


def test_without_the_flag_the_correction_would_change_the_stored_game(later: Content) -> None:
    """The two tests above could fail: read as a new table, it is a different game."""
    record = record_of(folded("table", SECRET, journal(terms("archon"), 3)))
    renamed = {**record.options, "richer_start": True}
    difference = verify(record_from_json({**record_json(record), "options": renamed}), later.game)
    assert difference is not None
    assert difference.ply == 0


def terms_after() -> tuple[Any, ...]:
    """All terms but the game and its options."""
    usual = terms("archon")
    return tuple(getattr(usual, name) for name in Terms.__struct_fields__[2:])
