"""Sitting down, being ready, leaving and coming back."""

import hashlib

import pytest
from websockets.exceptions import ConnectionClosed

from polis.core.records.replay import verify as verify_record
from polis.core.seeds import commitment
from polis.server.table.commands.seating import Ready, Resign, Return
from polis.server.table.entries import Seat
from tests.server.player import GREEDY, ME, OPEN, RANDOM, Made, Player, http, join, make, wanted
from tests.server.tables import acted, after, bot, dealt, gathered, legal, person, refused


def test_cards_are_dealt_when_all_seats_are_taken_and_ready(server: str) -> None:
    made = make(server, [ME, OPEN, GREEDY])
    with Player(made) as ada:
        assert ada.table["status"] == "gathering"
        assert ada.position is None
        assert [seat["kind"] for seat in ada.table["seats"]] == ["person", "open", "bot"]
        shown = ada.table["commitment"]
        token = join(made, "Ben")
        ada.expect("update")
        assert ada.table["seats"][1]["name"] == "Ben"
        with Player(made, [token]) as ben:
            ben.ask("ready", 1, entropy="ben's dice")
            assert ben.table["status"] == "gathering"
            ada.ask("ready", 0, entropy="ada's dice")
            for player in (ada, ben):
                player.until(lambda m: m["type"] == "update" and m["position"] is not None)
                assert player.table["status"] == "playing"
                assert player.table["commitment"] == shown
                assert player.table["secret"] is None
                assert player.happened[0]["kind"] == "game_started"


def test_a_seat_that_is_never_ready_is_freed_by_the_maker_alone(server: str) -> None:
    made = make(server, [ME, OPEN, OPEN])
    gone, cleo = join(made, "Ben"), join(made, "Cleo")
    with Player(made) as ada:
        with Player(made, [gone]) as ben, Player(made, [cleo]) as guest:
            assert guest.ask("free", 2, place=1)["code"] == "not-maker"
            ada.ask("free", 0, place=1)
            assert ada.table["seats"][1]["kind"] == "open"
            with pytest.raises(ConnectionClosed):
                ben.until(lambda _: False)
        with Player(made, [gone]) as ben:
            assert ben.ask("ready", 1, entropy="still here")["code"] == "not-yours"
        join(made, "Dora")
        with Player(made, [cleo]) as guest:
            guest.ask("ready", 2, entropy="dice")
            assert ada.ask("free", 0, place=2)["type"] == "refused"  # who is ready stays


def test_a_table_without_open_seats_begins_as_soon_as_its_maker_is_ready(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        assert ada.table["status"] == "playing"
        assert ada.position is not None
        again = ada.ask("ready", 0)
        assert again["type"] == "update", "to be ready once more does no harm"


def test_each_seat_adds_to_the_shuffle() -> None:
    decks = set()
    for mine, other in (("a", "a"), ("b", "a"), ("a", "b"), ("b", "b")):
        table = gathered([Seat("person", "Ada", None, "x"), Seat("person", "Ben", None, "y")])
        for seat, entropy in enumerate((mine, other)):
            if table.status == "gathering":
                table = after(table, Ready("key", seat, entropy))
        assert table.status == "playing"
        decks.add(str(table.content.game.named(table.history.state)["draw_pile"]))
    assert len(decks) == 4


def test_the_secret_is_that_of_the_commitment_and_shown_at_the_end(any_server: str) -> None:
    made = make(any_server, [GREEDY, GREEDY])
    with Player(made) as onlooker:
        before = onlooker.table["commitment"]
        onlooker.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60)
        secret = bytes.fromhex(onlooker.table["secret"])
    assert commitment(secret) == before == hashlib.sha256(secret).hexdigest()


def test_seats_are_taken_once(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    path = f"/api/tables/{made.id}/seats"
    for seat, code in ((0, "seat-taken"), (2, "no-such-seat"), (-1, "no-such-seat")):
        answer = http(any_server, "POST", path, {"seat": seat, "name": "Ben"})
        assert answer.body["code"] == code
    join(made, "Ben", 1)
    answer = http(any_server, "POST", path, {"seat": None, "name": "Cleo"})
    assert (answer.status, answer.body["code"]) == (409, "no-open-seat")


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "x" * 41, "\x00", "\u200b\u200d", "\u3164"])
def test_a_name_can_be_read(any_server: str, name: str) -> None:
    made = make(any_server, [ME, OPEN])
    answer = http(any_server, "POST", f"/api/tables/{made.id}/seats", {"seat": 1, "name": name})
    assert (answer.status, answer.body["code"]) == (400, "name")


def test_a_name_is_one_line_without_tricks(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    join(made, "  Ben \n\u202e the  Great ", 1)
    head = http(any_server, "GET", f"/api/tables/{made.id}").body
    assert head["seats"][1]["name"] == "Ben the Great"


def test_a_bot_plays_on_for_who_leaves_and_goes_when_they_return(server: str) -> None:
    made = make(server, [ME, OPEN], returns=True)
    token = join(made)
    with Player(made) as ada, Player(made, [token]) as ben:
        ada.ask("ready", 0)
        ben.ask("ready", 1)
        ada.begun()
        gone = ben.ask("resign", 1, bot="random")
        assert gone["table"]["seats"][1] | {"online": True} == {
            "kind": "bot", "name": "Ben", "bot": "random", "ready": True, "online": True,
            "clock_ms": None, "away": True, "may_return": True,
        }  # fmt: skip
        ada.may_act(0)
        assert ada.turn == 0
        assert ben.ask("resign", 1, bot="random")["code"] == "played-by-bot"
        back = ben.ask("return", 1)
        assert back["table"]["seats"][1]["kind"] == "person"
        assert ben.ask("return", 1)["code"] == "not-played-by-bot"


def test_a_bot_cannot_be_made_to_act_by_the_seat_that_left() -> None:
    table = dealt([person("Ada"), person("Ben")])
    seat = table.turn or 0
    left = after(table, Resign("key", seat, "greedy"))
    assert left.bot_to_act == "greedy"
    with refused("played-by-bot"):
        acted(left, legal(left)[0])


def test_who_leaves_before_the_game_makes_room_for_a_bot() -> None:
    table = gathered([person("Ada"), Seat("person", "Ben", None, "hash")])
    begun = after(table, Resign("key", 1, "random"))
    assert begun.status == "playing"
    assert begun.seats[1].bot == "random"


def test_unknown_bots_and_seats_of_bots_are_refused() -> None:
    table = dealt([person("Ada"), bot()])
    for asked, code in (
        (Resign("key", 0, "hal"), "no-such-bot"),
        (Resign("key", 0, "adept-warden"), "no-such-bot"),
        (Return("key", 1), "no-person"),
        (Resign("key", 7, "greedy"), "no-such-seat"),
        (Return("key", -1), "no-such-seat"),
    ):
        with refused(code):
            after(table, asked)


def test_the_record_of_a_table_tells_who_sat_there() -> None:
    table = dealt([person("Ada"), bot("random"), person("Cleo")])
    record = table.record()
    assert [(seat.name, seat.kind) for seat in record.seats] == [
        ("Ada", "human"), ("Orange", "random"), ("Cleo", "human"),
    ]  # fmt: skip
    assert verify_record(record, table.content.game) is None


def test_my_tables_come_with_those_that_wait_for_me_first(server: str) -> None:
    gathering, other, mine = (make(server, seats) for seats in ([ME, OPEN], [ME, ME], [ME, ME]))
    with Player(other) as both:
        turn = both.turn or 0
    keys = [
        {"id": gathering.id, "token": gathering.tokens[0]},
        {"id": gathering.id, "token": "guessed"},
        {"id": other.id, "token": other.tokens[1 - turn]},
        *({"id": mine.id, "token": token} for token in mine.tokens.values()),
        {"id": "no-such-table", "token": "guessed"},
    ]
    tables = http(server, "POST", "/api/mine", {"tables": keys}).body["tables"]
    assert tables[0]["id"] == mine.id
    held = {table["id"]: table["held"] for table in tables}
    assert held == {mine.id: [0, 1], other.id: [1 - turn], gathering.id: [0]}


def test_only_listed_tables_are_listed(any_server: str) -> None:
    private, listed = make(any_server, [ME, OPEN]), make(any_server, [ME, OPEN], listed=True)
    names = {table["id"] for table in http(any_server, "GET", "/api/tables").body["tables"]}
    assert listed.id in names
    assert private.id not in names


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "go"}, "no-such-game"),
        ({"seats": [ME]}, "seats"),
        ({"seats": [ME] * 5}, "seats"),
        ({"seats": [ME, {"kind": "bot", "bot": "hal"}]}, "no-such-bot"),
        ({"seats": [ME, {"kind": "bot", "bot": "adept-warden"}]}, "no-such-bot"),
        ({"options": {"flips": "maybe"}}, "options"),
        ({"clock": {"kind": "live", "base_s": 1, "increment_s": 0}}, "clock"),
        ({"clock": {"kind": "days", "base_s": 10**9, "increment_s": 0}}, "clock"),
        ({"seats": "two"}, "unreadable"),
        ({"listed": "yes"}, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    any_server: str, change: dict[str, object], code: str
) -> None:
    asked = wanted([ME, OPEN]) | change
    answer = http(any_server, "POST", "/api/tables", asked)
    assert answer.body["code"] == code
    assert answer.status in (400, 404)
    assert all(answer.body["text"][language] for language in ("en", "fr", "de"))


def test_a_rematch_has_the_same_seats_and_the_same_keys(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    with Player(made) as ada:
        path = f"/api/tables/{made.id}/rematch"
        early = http(any_server, "POST", path, {}, made.tokens[0])
        assert (early.status, early.body["code"]) == (409, "not-over")
        ada.ask("resign", 0, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60)
        assert http(any_server, "POST", path, {}).status == 403
        first = http(any_server, "POST", path, {}, made.tokens[0])
        again = http(any_server, "POST", path, {}, made.tokens[0])
        assert first.body == again.body
        assert first.body["commitment"] != ada.table["commitment"]
        assert first.body["keys"] == [{"seat": 0, "token": made.tokens[0]}]
        ada.until(lambda m: m["type"] == "update" and m["table"]["rematch"] == first.body["id"])
    with Player(Made(any_server, first.body["id"], made.tokens)) as next_one:
        assert next_one.table["status"] == "gathering", "nobody has added to the shuffle yet"
        assert next_one.table["commitment"] == first.body["commitment"]
        next_one.ask("ready", 0)
        next_one.begun()
        assert next_one.table["status"] == "playing"
        assert next_one.table["commitment"] != ada.table["commitment"]
        assert next_one.heard[0]["held"] == [0]


def test_a_finished_game_can_be_tried_otherwise_from_any_position(any_server: str) -> None:
    made = make(any_server, [GREEDY, GREEDY], "archon")
    path = f"/api/tables/{made.id}/branches"
    with Player(made) as onlooker:
        early = http(any_server, "POST", path, {"ply": 0})
        assert early.body["code"] in ("not-over", "not-begun")
        onlooker.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60)
        plies = onlooker.ply
    assert http(any_server, "POST", path, {"ply": plies + 1}).body["code"] == "no-such-ply"
    copied = http(any_server, "POST", path, {"ply": 20})
    tokens = {key["seat"]: key["token"] for key in copied.body["keys"]}
    with Player(Made(any_server, copied.body["id"], tokens)) as everybody:
        assert everybody.ply == 20
        assert everybody.heard[0]["held"] == [0, 1]
        assert everybody.table["commitment"] == onlooker.table["commitment"]
        everybody.send(type="look", seat=everybody.turn)
        everybody.expect("welcome")
        assert everybody.act(everybody.turn or 0, everybody.legal[-1])["table"]["ply"] == 21


def test_who_played_against_bots_plays_on_against_the_same_bots(any_server: str) -> None:
    made = make(any_server, [RANDOM, ME, GREEDY], "archon")
    with Player(made) as ada:
        ada.may_act(1)
        ada.ask("resign", 1, bot="random")
        ada.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 60)
    copied = http(any_server, "POST", f"/api/tables/{made.id}/branches", {"ply": 20})
    assert [key["seat"] for key in copied.body["keys"]] == [1]
    tokens = {key["seat"]: key["token"] for key in copied.body["keys"]}
    with Player(Made(any_server, copied.body["id"], tokens)) as again:
        assert [seat["bot"] for seat in again.table["seats"]] == ["random", None, "greedy"]
        assert again.heard[0]["held"] == [1]
        again.may_act(1)
        assert again.ply >= 20
