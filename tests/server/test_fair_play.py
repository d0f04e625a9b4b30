"""Fair play between people: nobody gains by another's absence, and closed tables are closed."""

from random import Random

import pytest

from polis.server.settings import Limits
from polis.server.table import table_view
from polis.server.table.commands import MOST_CHANGES
from polis.server.table.commands.base import Command
from polis.server.table.commands.offers import Answer, MakeOffer
from polis.server.table.commands.playing import acted as entry_of
from polis.server.table.commands.seating import Fill, Free, Ready, Resign, Return
from polis.server.table.entries import Seat
from polis.server.table.table import Table
from polis.server.texts import RequestRefused
from tests.server.player import ME, OPEN, RANDOM, Player, http, join, make
from tests.server.tables import (
    NOW,
    acted,
    after,
    bot,
    dealt,
    gathered,
    legal,
    person,
    played,
    stored,
    terms,
)

GAMES = ("arkadia", "archon")


def refusal(table: Table, asked: Command) -> str:
    """Why something is refused."""
    with pytest.raises(RequestRefused) as caught:
        after(table, asked)
    return caught.value.code


def left_alone(game: str, seed: int, returns: bool = True) -> Table:
    """Ada and Ben have played, then Ben left his seat to a bot."""
    table = played(
        dealt([person("Ada"), person("Ben")], terms(game, returns=returns)), 12, Random(seed)
    )
    return after(table, Resign("key", 1, "random"))


def after_the_bot(table: Table, draw: Random) -> Table:
    """The table after the bot in Ben's place has acted once."""
    while table.turn != 1:
        table = acted(table, draw.choice(legal(table)))
    return stored(table, [entry_of([table.history.step(table.history.state, legal(table)[0])], 1)])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_taken_back_behind_the_back_of_who_is_away(game: str, seed: int) -> None:
    table = left_alone(game, seed)
    asked = after(table, MakeOffer("key", 0, "take-back", 1))
    assert asked.ply == 12, "Ben has not agreed"
    assert asked.offer is not None
    assert after(asked, Answer("key", 1, True)).ply == 1, "who is away may agree from afar"
    assert after(asked, Answer("key", 1, False)).offer is None


@pytest.mark.parametrize("game", GAMES)
def test_who_returns_before_the_bot_has_acted_has_lost_nothing(game: str, seed: int) -> None:
    table = left_alone(game, seed, returns=False)
    assert table_view.head(table, NOW).seats[1].may_return
    assert after(table, Return("key", 1)).seats[1].kind == "person"


@pytest.mark.parametrize("game", GAMES)
def test_turns_of_an_engine_do_not_become_those_of_a_person(game: str, seed: int) -> None:
    draw = Random(seed)
    strict = after_the_bot(left_alone(game, seed, returns=False), draw)
    assert refusal(strict, Return("key", 1)) == "bot-has-acted"
    shown = table_view.head(strict, NOW).seats[1]
    assert (shown.away, shown.may_return) == (True, False)
    agreed = after_the_bot(left_alone(game, seed, returns=True), draw)
    assert after(agreed, Return("key", 1)).seats[1].kind == "person"


def test_who_makes_offers_for_ever_uses_up_nothing_of_the_others() -> None:
    table = dealt([person("Ada"), person("Ben")])
    while table.changes[0] < MOST_CHANGES:
        table = after(table, MakeOffer("key", 0, "pause", 0))
        table = after(table, Answer("key", 0, False))
    assert refusal(table, MakeOffer("key", 0, "pause", 0)) == "too-many-changes"
    for asked in (
        MakeOffer("key", 1, "pause", 0),
        Answer("key", 0, False),
        Resign("key", 0, "random"),
        Return("key", 0),
    ):
        table = after(table, asked)
    assert after(table, Resign("key", 1, "random")).seats[1].kind == "bot"


def test_a_stranger_in_an_open_seat_cannot_keep_the_cards_from_being_dealt() -> None:
    stranger = Seat("person", "Eve", None, "hash of Eve")
    table = gathered([Seat("person", "Ada", None, "hash of Ada"), stranger, Seat("open", "")])
    while table.changes[1] < MOST_CHANGES:
        table = after(table, Fill("key", 1, 2, "random"))
        table = after(table, Free("key", 1, 2))
    assert refusal(table, Fill("key", 1, 2, "random")) == "too-many-changes"
    table = after(table, Fill("key", 0, 2, "random"))
    for seat in (0, 1):
        table = after(table, Ready("key", seat, "thrown dice"))
    assert table.status == "playing"


def test_alone_against_bots_one_may_come_and_go(seed: int) -> None:
    table = dealt([bot(), person("Ben")], terms(returns=False))
    while table.turn != 1:
        step = table.history.step(table.history.state, legal(table)[0])
        table = stored(table, [entry_of([step], 0)])
    table = after_the_bot(after(table, Resign("key", 1, "random")), Random(seed))
    assert after(table, Return("key", 1)).seats[1].kind == "person"


@pytest.mark.parametrize("game", GAMES)
def test_a_person_who_is_away_is_still_a_person(any_server: str, game: str) -> None:
    made = make(any_server, [ME, OPEN], game)
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben:
        ada.ask("ready", 0)
        ben.ask("ready", 1)
        ada.begun()
        assert ben.ask("resign", 1, bot="random")["table"]["seats"][1]["away"] is True
        ada.may_act(0)
        for _ in range(2):  # until there is something that could be taken back
            ada.may_act(0)
            ada.act(0, ada.legal[0])
        ada.may_act(0)
        before = ada.ply
        asked = ada.ask("offer", 0, kind="take-back", ply=0)
        assert asked["table"]["ply"] >= before
        assert asked["table"]["offer"]["agreed"] == [0]
        ben.until(lambda m: m["type"] == "update" and m["table"]["offer"] is not None)
        ben.ask("answer", 1, yes=True)
        ada.until(lambda m: m.get("rewound") is True)
        path = f"/api/tables/{made.id}/branches"
        running = http(any_server, "POST", path, {"ply": 0}, made.tokens[0])
        assert running.body["code"] == "not-over"


def test_how_a_closed_table_has_ended_is_for_its_seats(any_server: str) -> None:
    made = make(any_server, [ME, RANDOM], spectators=False)
    with Player(made) as ada, Player(made, []) as stranger:
        ada.ask("resign", 0, bot="random")
        for player in (ada, stranger):
            if player.table["status"] != "over":
                player.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
        assert ada.table["secret"]
        assert ada.table["result"]
        assert (stranger.table["secret"], stranger.table["result"]) == (None, None)
        shown = http(any_server, "GET", f"/api/tables/{made.id}").body
        assert (shown["status"], shown["secret"], shown["result"]) == ("over", None, None)
    with Player(made) as ada, Player(made, []) as stranger:
        assert ada.table["result"]
        assert stranger.table["result"] is None


def test_the_chat_of_a_closed_table_is_for_its_seats(any_server: str) -> None:
    made = make(any_server, [ME, OPEN], spectators=False)
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben, Player(made, []) as stranger:
        ada.send(type="chat", key="1", seat=0, text="only for Ben")
        assert ben.expect("chat")["line"]["text"] == "only for Ben"
        stranger.send(type="chat", key="1", seat=None, text="me too")
        assert stranger.expect("refused")["code"] == "no-spectators"
        stranger.send(type="ping")
        stranger.expect("pong")
        assert not [one for one in stranger.heard if one["type"] == "chat"]
    with Player(made, []) as later:
        assert later.heard[0]["chat"] == []


def test_nobody_floods_a_chat_and_nobody_is_silenced_by_it(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben, Player(made) as again:
        for number in range(40):
            sender = (ada, again)[number % 2]  # two windows of one seat share what it may
            sender.send(type="chat", key=str(number), seat=None if number % 3 else 0, text="spam")
        assert ada.expect("refused")["code"] == "chat-too-fast"
        ben.send(type="chat", key="1", seat=1, text="please stop")
        ben.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "please stop")
        heard = [one for one in ben.heard if one["type"] == "chat"]
        assert len(heard) <= Limits().chat.at_once + 3


def test_two_people_at_a_table_can_be_told_apart(any_server: str) -> None:
    made = make(any_server, [ME, ME, OPEN, OPEN])
    join(made, "\u0410d\u0430\u200b")
    join(made, "Eve")
    seats = http(any_server, "GET", f"/api/tables/{made.id}").body["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ada (2)", "\u0410d\u0430 (3)", "Eve"]


@pytest.mark.parametrize("entropy", ["a\nb", "\x00", "\u202e", "\u200f"])
def test_no_player_can_spoil_the_proof(any_server: str, entropy: str) -> None:
    made = make(any_server, [ME, OPEN])
    token = join(made)
    body = {"entropy": entropy}
    answer = http(any_server, "POST", f"/api/tables/{made.id}/ready", body, token)
    assert answer.body["code"] in ("entropy", "unreadable")
    with Player(made, [token]) as eve:
        assert eve.ask("ready", 1, entropy=entropy)["code"] in ("entropy", "unreadable")
