"""Bots at the places where nobody has come, and their leaving again."""

from typing import Any

import pytest

from polis.server.table.commands.seating import Fill, Free, Ready, Resign
from polis.server.table.entries import Seat
from polis.server.table.table import Table
from tests.server.player import ME, OPEN, Player, join, make
from tests.server.tables import after, bot, dealt, gathered, person, refused


def waiting() -> Table:
    """Ada and Ben, of whom only Ada is ready, a bot and an open place."""
    ben = Seat("person", "Ben", None, "hash of Ben")
    return gathered([person("Ada"), ben, bot(), Seat("open", "")])


def filled(table: Table, place: int, seat: int = 0, level: str = "random") -> Table:
    """The table with a bot at a place, or a Refusal."""
    return after(table, Fill("key", seat, place, level))


def freed(table: Table, place: int, seat: int = 0) -> Table:
    """The table with a place open again, or a Refusal."""
    return after(table, Free("key", seat, place))


def test_a_person_at_the_table_seats_a_bot_and_opens_the_place_again() -> None:
    table = filled(waiting(), 3, seat=1)
    place = table.seats[3]
    assert (place.kind, place.bot, place.token, place.ready) == ("bot", "random", None, True)
    assert table.status == "gathering", "Ben is not ready yet"
    table = freed(table, 3)
    assert table.seats[3].kind == "open"
    assert freed(table, 2).seats[2].kind == "open", "so is one that the maker asked for"


def test_cards_are_dealt_when_the_last_open_place_gets_a_bot() -> None:
    table = after(waiting(), Ready("key", 1, "dice"))
    assert table.status == "gathering"
    table = filled(table, 3)
    assert table.status == "playing"
    assert table.seats[3].bot == "random"


@pytest.mark.parametrize(
    ("place", "level", "code"),
    [
        (0, "random", "seat-taken"),
        (2, "random", "seat-taken"),
        (4, "random", "no-such-seat"),
        (-1, "random", "no-such-seat"),
        (3, "nobody", "no-such-bot"),
        (3, "adept-warden", "no-such-bot"),
    ],
)
def test_only_an_open_place_is_filled_and_only_by_a_known_bot(
    place: int, level: str, code: str
) -> None:
    with refused(code):
        filled(waiting(), place, level=level)


def test_only_a_bot_without_a_person_is_sent_away() -> None:
    table = after(waiting(), Resign("key", 1, "greedy"))
    for place, code in ((0, "not-played-by-bot"), (3, "not-played-by-bot"), (1, "seat-taken")):
        with refused(code):
            freed(table, place)
    with refused("played-by-bot"):  # whoever left decides nothing
        filled(table, 3, seat=1)


def test_nothing_is_filled_or_freed_once_cards_are_dealt() -> None:
    table = dealt([person("Ada"), bot()])
    for asked in (Fill("key", 0, 1, "greedy"), Free("key", 0, 1)):
        with refused("begun"):
            after(table, asked)


def test_all_at_the_table_see_the_bot_come_and_go_and_then_play_with_it(server: str) -> None:
    made = make(server, [ME, OPEN, OPEN], listed=True)
    token = join(made, "Ben", 1)
    with Player(made) as ada, Player(made, [token]) as ben, Player(made, []) as onlooker:
        assert onlooker.ask("fill", 0, place=2, bot="greedy")["code"] == "not-yours"
        for what, kind in (("fill", "bot"), ("free", "open"), ("fill", "bot")):
            more = {"bot": "greedy"} if what == "fill" else {}
            assert ben.ask(what, 1, place=2, **more)["type"] == "update"
            ada.until(lambda m, kind=kind: m["type"] == "update" and seat(m, 2) == kind)  # type: ignore[misc]
        ada.ask("ready", 0)
        ben.ask("ready", 1)
        for player in (ada, ben):
            player.begun()
        while ada.turn == 2:
            ada.hear()
        while ben.turn != ada.turn:
            ben.hear()
        first = (ada, ben)[ada.turn or 0]
        assert first.act(ada.turn or 0, first.legal[0])["type"] == "update"


def seat(message: dict[str, Any], number: int) -> str:
    """Who sits there, by a message."""
    kind: str = message["table"]["seats"][number]["kind"]
    return kind
