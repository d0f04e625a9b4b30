"""A line of several actions: all or nothing up to a revelation, then as far as possible."""

import pytest

from polis.server.table.commands.playing import Act, Say
from polis.server.table.table import Table
from tests.server.tables import acted, after, legal, people, refused


@pytest.fixture
def drawing() -> Table:
    """A table of Arkadia at which a card may be drawn from the pile."""
    table = people("arkadia", 2)
    while "draw pile" not in choices(table):
        assert table.ply < 10
        table = acted(table, legal(table)[0])
    return table


def choices(table: Table) -> list[str]:
    return [table.content.game.text(action) for action in legal(table)]


def said(table: Table, line: str) -> Table:
    return after(table, Say("key", table.turn or 0, table.ply, line))


def lately(table: Table, before: Table) -> list[str]:
    """What has been done since."""
    return table.history.actions[before.ply :]


def test_what_follows_a_hidden_card_is_done_with_it(drawing: Table) -> None:
    done = said(drawing, "draw pile end")
    assert lately(done, drawing) == ["draw pile", "end"]
    assert done.turn != drawing.turn
    assert done.version == drawing.version + 1


def test_what_cannot_be_done_then_is_left_out(drawing: Table) -> None:
    done = said(drawing, "draw pile lay a1")
    assert lately(done, drawing) == ["draw pile"]
    assert done.turn == drawing.turn


def test_no_line_goes_on_into_the_next_turn(drawing: Table) -> None:
    done = said(drawing, "draw pile end end")
    assert lately(done, drawing) == ["draw pile", "end"]


@pytest.mark.parametrize("line", ["lay a1 draw pile end", "end draw pile"])
def test_a_mistake_before_the_hidden_card_shows_nothing(drawing: Table, line: str) -> None:
    with refused("illegal"):
        said(drawing, line)


def test_chosen_actions_still_end_where_something_is_shown(drawing: Table) -> None:
    pile, end = drawing.content.numbers["draw pile"], drawing.content.numbers["end"]
    with refused("goes-on"):
        after(drawing, Act("key", drawing.turn or 0, drawing.ply, [pile, end]))
