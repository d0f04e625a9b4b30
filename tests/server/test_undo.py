"""Taking back: alone inside one's turn, and with the others' consent."""

from random import Random

import pytest

from polis.server.table import table_view
from polis.server.table.commands.offers import Answer, MakeOffer
from polis.server.table.commands.playing import Undo
from polis.server.table.table import Table
from tests.server.player import ME, OPEN, Player, join, make
from tests.server.tables import (
    NOW,
    acted,
    after,
    bot,
    dealt,
    legal,
    people,
    person,
    played,
    refused,
    terms,
)


def undo(table: Table, to: int, seat: int | None = None) -> Table:
    """The table after the seat to decide has taken back."""
    chosen = table.turn or 0 if seat is None else seat
    return after(table, Undo("key", chosen, table.ply, to))


def in_the_middle(seed: int) -> Table:
    """A turn of Arkadia of which two actions can be taken back."""
    table, draw = people("arkadia", 2), Random(seed)
    while table.history.first_undoable() > table.ply - 2:
        table = acted(table, draw.choice(legal(table)))
    return table


def test_what_was_done_in_a_turn_can_be_taken_back(seed: int) -> None:
    table = in_the_middle(seed)
    shown = table_view.head(table, NOW)
    assert shown.undo_to == table.ply - 1
    assert shown.reset_to == table.history.first_undoable()
    back = undo(table, shown.reset_to)
    assert back.ply == shown.reset_to
    assert back.history.state.tobytes() == table.history.states[back.ply].tobytes()
    assert len(back.history.events) == len(back.history.hashes) == back.ply + 1
    assert table.ply != back.ply, "the table it came from stays as it was"


def test_nothing_is_taken_back_behind_what_came_to_light(seed: int) -> None:
    table, draw = people("arkadia", 2), Random(seed)
    while not (
        table.ply
        and table.history.reveals(table.history.events[-1])
        and table.content.game.turn(table.history.states[-2]) == table.turn
    ):
        table = acted(table, draw.choice(legal(table)))
    with refused("revealed"):
        undo(table, table.ply - 1)
    assert table_view.head(table, NOW).undo_to is None


def test_nothing_of_another_turn_is_taken_back(seed: int) -> None:
    table, draw = people("arkadia", 2), Random(seed)
    while not table.ply or table.content.game.turn(table.history.states[-2]) == table.turn:
        table = acted(table, draw.choice(legal(table)))
    for to in (table.ply - 1, table.ply, -1):
        with refused("nothing-to-undo"):
            undo(table, to)


def test_undo_is_for_the_seat_to_decide_in_this_position(seed: int) -> None:
    table = in_the_middle(seed)
    other = 1 - (table.turn or 0)
    with refused("not-your-turn"):
        undo(table, table.ply - 1, other)
    with refused("stale"):
        after(table, Undo("key", table.turn or 0, table.ply - 1, table.ply - 1))


def test_the_others_must_agree_to_a_take_back(seed: int) -> None:
    table = played(people("arkadia", 3), 9, Random(seed))
    asked = after(table, MakeOffer("key", 0, "take-back", 2))
    assert asked.offer is not None
    assert asked.offer.agreed == [0]
    half = after(asked, Answer("key", 1, True))
    assert half.ply == 9
    done = after(half, Answer("key", 2, True))
    assert done.ply == 2
    assert done.offer is None


def test_a_no_ends_the_question_and_so_does_an_action(seed: int) -> None:
    table = played(people("arkadia", 3), 9, Random(seed))
    asked = after(table, MakeOffer("key", 0, "take-back", 2))
    assert after(asked, Answer("key", 1, False)).offer is None
    assert after(asked, Answer("key", 0, False)).offer is None
    assert acted(asked, legal(asked)[0]).offer is None
    for answer, code in ((Answer("key", 0, True), "own-offer"),):
        with refused(code):
            after(asked, answer)
    with refused("offer-open"):
        after(asked, MakeOffer("key", 1, "pause", 0))
    with refused("no-offer"):
        after(table, Answer("key", 1, True))


def test_what_is_over_is_not_taken_back(seed: int) -> None:
    """After the end all cards are shown: whoever went on would know them."""
    table, draw = people("archon", 2), Random(seed)
    while table.status == "playing":
        if table.ply:
            table = after(table, MakeOffer("ask", 0, "take-back", 0))
        table = acted(table, draw.choice(legal(table)))
    last = table.turn or 0
    for code, wish in (
        ("no-offer", Answer("key", 1, yes=True)),
        ("over", MakeOffer("key", 0, "take-back", 0)),
        ("over", Undo("key", last, table.ply, table.ply - 1)),
    ):
        with refused(code):
            after(table, wish)


def test_bots_are_not_asked(seed: int) -> None:
    table = dealt([person(), bot(), bot()])
    while table.turn != 0:
        table = acted_by_bot(table)
    first = table.ply
    table = acted(table, Random(seed).choice(legal(table)))
    asked = after(table, MakeOffer("key", 0, "take-back", first))
    assert asked.ply == first
    assert asked.offer is None


def acted_by_bot(table: Table) -> Table:
    """One action of whoever is to decide, whatever it is."""
    other = table.copy()
    step = other.history.step(other.history.state, legal(other)[0])
    other.history.extend([step])
    return other


def test_a_table_may_forbid_to_take_back(seed: int) -> None:
    starts = [person("Ada"), person("Ben")]
    table = played(dealt(starts, terms(take_backs=False)), 5, Random(seed))
    with refused("no-take-backs"):
        after(table, MakeOffer("key", 0, "take-back", 1))


def test_a_pause_needs_consent_and_stops_the_game(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(people("arkadia", 2), 3, Random(seed))
    monkeypatch.setattr("polis.server.table.commands.offers.now", lambda: table.touched)
    paused = after(after(table, MakeOffer("key", 0, "pause", 0)), Answer("key", 1, True))
    assert paused.status == "paused"
    with refused("paused"):
        acted(paused, legal(paused)[0])
    again = after(after(paused, MakeOffer("key", 1, "resume", 0)), Answer("key", 0, True))
    assert again.status == "playing"
    with refused("not-paused"):
        after(again, MakeOffer("key", 1, "resume", 0))


def test_everybody_hears_of_a_take_back(server: str) -> None:
    made = make(server, [ME, OPEN])
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben:
        ada.ask("ready", 0)
        ben.ask("ready", 1)
        players = [ada, ben]
        for player in players:
            player.begun()
        mover = ada.turn or 0
        players[mover].act(mover, players[mover].legal[0])
        undone = players[mover].ask("undo", mover, ply=1, to=0)
        assert undone["rewound"] is True
        heard = players[1 - mover].until(lambda m: m.get("rewound") is True)
        assert heard["table"]["ply"] == 0
        assert all(one["ply"] == 0 for one in players[1 - mover].happened)

        players[mover].act(mover, players[mover].legal[0])
        other = 1 - mover
        players[other].until(lambda m: m["type"] == "update" and m["table"]["ply"] == 1)
        players[other].ask("offer", other, kind="take-back", ply=0)
        players[mover].until(lambda m: m["type"] == "update" and m["table"]["offer"] is not None)
        players[mover].ask("answer", mover, yes=True)
        players[mover].until(lambda m: m.get("rewound") is True)
        assert players[mover].ply == 0
