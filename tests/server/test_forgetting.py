"""A person is forgotten: no name at tables, no line in chats, and the games stay as they were played."""

from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from polis.cli import run
from polis.server.storage.engine import closing_engine, open_engine
from polis.server.storage.verify_stored import check_all
from tests.conftest import Command
from tests.server.browser import Browser
from tests.server.databases import rows
from tests.server.people import PASSWORD, account, claim, sign_in, sign_up
from tests.server.player import OPEN, Made, Player, http, join, make
from tests.server.serving import served

ADA, BEN = "Ada Secret", "Ben Other"
TEXTS = """
SELECT body FROM journal UNION ALL SELECT head FROM game_tables UNION ALL SELECT name FROM chat
UNION ALL SELECT text FROM chat UNION ALL SELECT name FROM outbox UNION ALL SELECT name FROM accounts
"""


def texts_in(database: str) -> str:
    """All texts of a database in which a person can stand."""
    with closing_engine(open_engine(database)) as engine, engine.connect() as connection:
        return "\n".join(str(one) for one in connection.scalars(text(TEXTS)))


def talked(address: str) -> tuple[Made, str]:
    """A table at which two persons have talked, and cards were dealt; also the token of Ben's seat."""
    made = make(address, [{"kind": "me", "name": ADA}, OPEN])
    ben = join(made, BEN)
    with Player(made) as ada, Player(made, [ben]) as other:
        ada.send(type="chat", key="1", seat=0, text="words of Ada")
        ada.expect("chat")
        other.send(type="chat", key="2", seat=1, text="words of Ben")
        other.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "words of Ben")
        for seat, player in enumerate((ada, other)):
            assert player.ask("ready", seat, entropy="dice")["type"] == "update"
    return made, ben


def check_forgotten(database: str) -> None:
    """Ada is nowhere, Ben is where he was, and the games are whole."""
    found = texts_in(database)
    assert ADA not in found
    assert "words of Ada" not in found
    assert BEN in found
    assert "words of Ben" in found
    with closing_engine(open_engine(database)) as engine:
        assert {one.problem for one in check_all(engine)} == {None}


def test_a_deleted_account_is_forgotten_at_its_tables(database: str) -> None:
    with served(database) as address:
        token = sign_up(address, ADA)
        made, ben = talked(address)
        claim(address, token, made)
        with Player(made, [*made.tokens.values(), ben]) as both:
            assert ADA in str(both.heard)
            assert account(address, "delete", token, {"password": PASSWORD}).status == 200
            with pytest.raises((WebSocketException, EOFError)):
                both.until(lambda _: False)
        with Player(made, [*made.tokens.values(), ben]) as both:
            assert ADA not in str(both.heard)
            assert [one["name"] for one in both.table["seats"]] == ["", BEN]
            both.act_until(4)
        check_forgotten(database)
        assert sign_in(address, ADA).body["code"] == "wrong-password"


def test_the_host_forgets_an_account_while_the_server_runs(database: str, polis: Command) -> None:
    with served(database) as address:
        token = sign_up(address, ADA)
        made, ben = talked(address)
        claim(address, token, made)
        with Player(made, [*made.tokens.values(), ben]) as both:
            code, told, _ = polis("forget", ADA, "--database", database)
            assert (code, told) == (0, f"{ADA} is forgotten at 1 tables.\n")
            seat = both.turn or 0
            both.send(type="act", key="late", ply=0, seat=seat, actions=both.legal[:1])
            with pytest.raises((WebSocketException, EOFError)):
                both.until(lambda m: m["type"] == "update")
        with Player(made, [*made.tokens.values(), ben]) as both:
            assert ADA not in str(both.heard)
            both.act_until(2)
        check_forgotten(database)
    code, _, told = polis("forget", ADA, "--database", database)
    assert (code, told) == (2, f"There is no account '{ADA}'.\n")


def test_who_has_no_account_is_forgotten_at_a_table(tmp_path: Path, polis: Command) -> None:
    file = str(tmp_path / "polis.sqlite3")
    with served(file) as address:
        made, _ = talked(address)
        other, _ = talked(address)
    words = ("--database", file, "--table", made.id)
    assert polis("forget", "Nobody", *words)[0] == 2
    assert polis("forget", ADA, *words, "--json")[1] == f'{{"name": "{ADA}", "tables": 1}}\n'
    assert ADA in texts_in(file), "at another table"
    assert polis("forget", ADA, "--database", file, "--table", other.id)[0] == 0
    check_forgotten(file)


def test_another_person_on_the_seat_is_not_forgotten(tmp_path: Path) -> None:
    """Who had to leave a seat is forgotten; who sits there now is not."""
    file = str(tmp_path / "polis.sqlite3")
    with served(file) as address:
        made = make(address, [{"kind": "me", "name": BEN}, OPEN])
        join(made, ADA)
        with Player(made) as ben:
            ben.ask("free", 0, place=1)
        join(made, "Cleo")
    assert run(["forget", ADA, "--database", file, "--table", made.id]) == 0
    found = texts_in(file)
    assert (ADA in found, "Cleo" in found) == (False, True)
    with served(file) as address:
        head = http(address, "GET", f"/api/tables/{made.id}").body
        assert [one["name"] for one in head["seats"]] == [BEN, "Cleo"]


def test_the_browsers_of_a_deleted_account_are_forgotten_if_they_follow_nothing_else(
    tmp_path: Path,
) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        token, (made, ben) = sign_up(address, ADA), talked(address)
        for place, tables in (("one", []), ("two", [{"id": made.id, "token": ben}])):
            browser = Browser(f"https://93.184.215.14/{place}").subscription
            body = {"subscription": browser, "language": "en", "tables": tables}
            assert http(address, "POST", "/api/notices/follow", body, token).status == 200
        assert account(address, "delete", token, {"password": PASSWORD}).status == 200
    assert rows(file, "SELECT target FROM subscribers") == [("https://93.184.215.14/two",)]
