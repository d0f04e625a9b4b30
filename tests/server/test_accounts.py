"""Accounts: the same seats from several devices, and nobody else's."""

import asyncio
import json
import unicodedata
from pathlib import Path

import pytest
from argon2 import extract_parameters
from argon2.exceptions import VerifyMismatchError
from websockets.exceptions import ConnectionClosed

from polis.cli import run
from polis.server.accounts import passwords
from polis.server.accounts.attempts import STRANGERS, network_of
from polis.server.accounts.passwords import HASHER, MOST_WAITING, Passwords, hash_of_nothing
from polis.server.accounts.stored import SESSION_SECONDS
from polis.server.logs import write_logs
from polis.server.settings import NO_LIMIT, Limits, per_minute
from polis.server.texts import RequestRefused
from tests.server.conftest import Serve
from tests.server.databases import new_postgres, rows
from tests.server.people import PASSWORD, Device, account, claim, mine, shown, sign_in, sign_up
from tests.server.player import GREEDY, ME, OPEN, Answer, Made, Player, http, join, make, seen_at
from tests.server.serving import process, served
from tests.server.tables import refused


def test_devices_are_listed_and_signed_out_one_by_one(any_server: str) -> None:
    here, name = sign_up(any_server, "Devi"), "Devi"
    there = sign_in(any_server, name).body["token"]
    listed = http(any_server, "GET", "/api/account/devices", token=here).body
    assert sorted(one["is_this"] for one in listed) == [False, True]
    (other,) = [one["id"] for one in listed if not one["is_this"]]
    assert account(any_server, "devices/sign-out", here, {"id": other}).status == 200
    assert account(any_server, "", there).status == 401
    assert account(any_server, "", here).status == 200
    stranger = sign_up(any_server, "Stranger of Devi")
    own = http(any_server, "GET", "/api/account/devices", token=here).body[0]["id"]
    for unknown in (other, own):
        answer = account(any_server, "devices/sign-out", stranger, {"id": unknown})
        assert answer.body["code"] == "no-such-device"


def test_all_that_is_kept_of_an_account_can_be_had(any_server: str) -> None:
    token = sign_up(any_server, "Expo")
    made = make(any_server, [ME, OPEN])
    ben = join(made, "Ben")
    claim(any_server, token, made)
    with Player(made) as ada, Player(made, [ben]) as other:
        ada.send(type="chat", key="1", seat=0, text="my words")
        other.expect("chat")
        other.send(type="chat", key="2", seat=1, text="not mine")
        ada.until(lambda m: m["type"] == "chat" and m["line"]["text"] == "not mine")
    data = http(any_server, "GET", "/api/account/data", token=token).body
    assert data["name"] == "Expo"
    assert data["seats"] == [{"table": made.id, "seat": 0}]
    assert [one["text"] for one in data["lines"]] == ["my words"]
    assert len(data["devices"]) == 1
    assert token not in str(data)


def test_a_second_device_plays_the_seat_that_the_first_has_claimed(server: str) -> None:
    made = make(server, [ME, GREEDY])
    first = sign_up(server, "Two Devices")
    assert claim(server, first, made) == 1
    assert claim(server, first, made) == 1, "to claim a seat again does no harm"
    second = sign_in(server, "two devices").body["token"]
    assert second != first
    assert mine(server, second) == [(made.id, [0])]
    with Device(made, second) as device:
        assert device.heard[0]["held"] == [0]
        device.may_act(0)
        assert device.act(0, device.legal[0])["type"] == "update"
    own = seen_at(server, made.id, 0, 0, second)["position"]["view"]
    assert None not in own["hands"][0]
    assert account(server, "", second).body == {"name": "Two Devices", "seats": 1}


def test_my_games_are_those_of_the_browser_and_those_of_the_account(server: str) -> None:
    claimed, kept = make(server, [ME, GREEDY]), make(server, [ME, OPEN])
    token = sign_up(server, "Merged")
    claim(server, token, claimed)
    # Whose turn it is decides the order, and the bot may have moved or not.
    assert sorted(mine(server, token, kept)) == sorted([(claimed.id, [0]), (kept.id, [0])])
    assert mine(server, token, claimed) == [(claimed.id, [0])]
    assert mine(server, None, kept) == [(kept.id, [0])]
    answer = http(server, "POST", "/api/mine", shown(), token)
    assert answer.body["account"] == "Merged"
    assert http(server, "POST", "/api/mine", shown(), "old").body["account"] is None


def test_a_seat_is_claimed_only_with_its_token(server: str) -> None:
    made, other = make(server, [ME, OPEN]), make(server, [ME, GREEDY])
    token = sign_up(server, "Greedy Hands")
    wrong = [made._replace(tokens={0: guess}) for guess in ("guess", "", other.tokens[0])]
    assert claim(server, token, *wrong, Made(server, "no-such-table", {0: "x"})) == 0
    assert mine(server, token) == []
    with Device(made, token) as device:
        assert device.heard[0]["held"] == []
        assert device.ask("ready", 0)["code"] == "not-yours"
    path = f"/api/tables/{other.id}/positions/0?seat=0"
    assert http(server, "GET", path, token=token).body["code"] == "not-yours"


def test_several_accounts_and_browsers_may_share_a_seat(any_server: str) -> None:
    made = make(any_server, [ME, OPEN])
    ben = join(made, "Ben")
    tokens = [sign_up(any_server, name) for name in ("Share One", "Share Two")]
    for token in tokens:
        assert claim(any_server, token, made) == 1
    with Player(made) as browser, Player(made, [ben]) as guest:
        guest.ask("ready", 1)
        with Device(made, tokens[1]) as device:
            assert device.ask("ready", 0)["type"] == "update"
            browser.begun()
            assert browser.position is not None
            assert browser.heard[0]["held"] == [0]


def test_a_rematch_belongs_to_the_accounts_of_the_seats(server: str) -> None:
    made = make(server, [GREEDY, ME], "archon")
    token = sign_up(server, "Again")
    claim(server, token, made)
    with Device(made, token) as device:
        assert device.ask("resign", 1, bot="random")["type"] == "update"
        if device.table["status"] != "over":
            device.until(lambda m: m["type"] == "update" and m["table"]["status"] == "over", 90)
    answer = http(server, "POST", f"/api/tables/{made.id}/rematch", {}, token)
    assert answer.status == 201
    assert answer.body["keys"] == [], "a device without the seat's own token gets none"
    assert (answer.body["id"], [1]) in mine(server, token)
    own = http(server, "POST", f"/api/tables/{made.id}/rematch", {}, made.tokens[1])
    assert own.body["id"] == answer.body["id"]
    assert own.body["keys"] == [{"seat": 1, "token": made.tokens[1]}]


def test_signing_out_ends_what_the_device_may(server: str) -> None:
    made = make(server, [ME, OPEN])
    first = sign_up(server, "Leaver")
    claim(server, first, made)
    second = sign_in(server, "Leaver").body["token"]
    with Device(made, first) as gone, Device(made, second) as stays:
        assert account(server, "sign-out", first).status == 200
        with pytest.raises(ConnectionClosed):
            gone.until(lambda _: False)
        stays.send(type="ping")
        stays.expect("pong")
    for what in ("", "claim", "sign-out", "sign-out-everywhere"):
        answer = account(server, what, first)
        assert (answer.status, answer.body["code"]) == (401, "signed-out")
    assert mine(server, first) == []
    with Device(made, first) as again:
        assert again.heard[0]["held"] == []
    assert account(server, "sign-out-everywhere", second).status == 200
    assert account(server, "", second).status == 401
    assert sign_in(server, "Leaver").status == 201


def test_another_password_signs_all_other_devices_out(server: str) -> None:
    own = sign_up(server, "Changer")
    other = sign_in(server, "Changer").body["token"]
    change = {"old": "wrong wrong", "new": "another password"}
    assert account(server, "password", own, change).body["code"] == "wrong-password"
    change["old"] = PASSWORD
    assert account(server, "password", own, change | {"new": "short"}).body["code"] == "password"
    assert account(server, "password", own, change).status == 200
    assert account(server, "", own).status == 200
    assert account(server, "", other).status == 401
    assert sign_in(server, "Changer").body["code"] == "wrong-password"
    assert sign_in(server, "Changer", "another password").status == 201


def test_a_deleted_account_leaves_its_seats_to_the_browsers(server: str) -> None:
    made = make(server, [ME, GREEDY])
    token = sign_up(server, "Gone Soon")
    claim(server, token, made)
    answer = account(server, "delete", token, {"password": "not this one"})
    assert answer.body["code"] == "wrong-password"
    assert account(server, "delete", token, {"password": PASSWORD}).status == 200
    assert account(server, "", token).status == 401
    assert sign_in(server, "Gone Soon").body["code"] == "wrong-password"
    with Player(made) as browser:
        assert browser.heard[0]["held"] == [0]
    again = sign_up(server, "Gone Soon")
    assert mine(server, again) == [], "the same name is not the same account"


def test_who_has_a_name_is_not_told_except_to_who_wants_it(server: str) -> None:
    sign_up(server, "Straße")
    for same in ("STRASSE", "  straße ", "strasse"):
        answer = http(server, "POST", "/api/accounts", {"name": same, "password": PASSWORD})
        assert (answer.status, answer.body["code"]) == (409, "name-taken")
    wrong = sign_in(server, "Straße", "not the password")
    unknown = sign_in(server, "Nobody At All", "not the password")
    assert wrong.status == unknown.status == 403
    assert wrong.body == unknown.body
    assert sign_in(server, "STRASSE").status == 201


def test_a_session_is_never_one_that_was_shown(any_server: str) -> None:
    planted = "planted-by-somebody-else-0123456789"
    body = {"name": "Fixation", "password": PASSWORD}
    for path in ("/api/accounts", "/api/sessions"):
        answer = http(any_server, "POST", path, body, planted)
        assert answer.status == 201
        assert answer.body["token"] != planted
        assert "set-cookie" not in answer.headers
    assert account(any_server, "", planted).status == 401


def test_tokens_of_seats_and_of_devices_do_not_stand_for_each_other(any_server: str) -> None:
    made = make(any_server, [ME, GREEDY])
    token = sign_up(any_server, "Apart")
    assert account(any_server, "", made.tokens[0]).status == 401
    with Player(made, [token]) as player:
        assert player.heard[0]["held"] == []
    with Device(made, made.tokens[0]) as device:
        assert device.heard[0]["held"] == []


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "https://127.0.0.1"])
@pytest.mark.parametrize(
    "path", ["/api/accounts", "/api/sessions", "/api/account/delete", "/api/tables"]
)
def test_pages_of_others_cannot_ask(any_server: str, path: str, origin: str) -> None:
    answer = http(any_server, "POST", path, {}, headers={"Origin": origin})
    assert (answer.status, answer.body["code"]) == (403, "foreign-page")
    own = http(any_server, "POST", path, [], headers={"Origin": any_server})
    assert own.status == 400


def test_what_the_database_has_opens_nothing(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        token = sign_up(address, "Hashed")
        claim(address, token, make(address, [ME, GREEDY]))
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token.encode() not in content
    assert PASSWORD.encode() not in content
    assert b"$argon2id$" in content


def test_a_device_that_was_not_used_for_long_is_signed_out(tmp_path: Path) -> None:
    file = tmp_path / "polis.sqlite3"
    with served(str(file)) as address:
        token = sign_up(address, "Sleeper")
        assert account(address, "", token).status == 200
        rows(file, "UPDATE sessions SET used = used - ?", SESSION_SECONDS - 60)
        assert account(address, "", token).status == 200, "which counts as a use"
        rows(file, "UPDATE sessions SET used = used - ?", SESSION_SECONDS)
        assert account(address, "", token).status == 401


def test_a_backup_has_the_accounts(database: str, tmp_path: Path, postgres: str) -> None:
    file = tmp_path / "backup.jsonl"
    with served(database) as address:
        made = make(address, [ME, GREEDY])
        token = sign_up(address, "Kept")
        claim(address, token, made)
        assert run(["backup", str(file), "--database", database]) == 0
    with new_postgres(postgres) as other:
        for target in (str(tmp_path / "new.sqlite3"), other):
            assert run(["restore", str(file), "--database", target]) == 0
            with served(target) as address:
                assert mine(address, sign_in(address, "kept").body["token"]) == [(made.id, [0])]
                assert mine(address, token) == [(made.id, [0])]
    write_logs("error", as_json=True)


@pytest.mark.long
def test_signing_out_reaches_the_other_server(postgres: str) -> None:
    with new_postgres(postgres) as shared, process(shared) as one, process(shared) as two:
        made = make(one.address, [ME, OPEN])
        token = sign_up(one.address, "Far Away")
        claim(one.address, token, made)
        with Device(made._replace(address=two.address), token) as device:
            assert device.heard[0]["held"] == [0]
            assert account(one.address, "sign-out", token).status == 200
            with pytest.raises(ConnectionClosed):
                device.until(lambda _: False)


# ---- what a name and a password may be ----------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Ada", "Jürgen Größe", "Ольга", "山田太郎", "O'Neil", "a.b-c_d", "1"]
)
def test_names_of_all_scripts_are_good(name: str) -> None:
    assert passwords.checked_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 41, "a\x00b", "a\u200bb", "a\u202eb", "<b>", "a/b", "\u00ad", "---", "☃"],
)
def test_names_that_could_mislead_are_refused(name: str) -> None:
    with refused("account-name"):
        passwords.checked_name(name)


def test_ways_to_write_a_name_are_one_name() -> None:
    decomposed = unicodedata.normalize("NFD", "Jürgen")
    assert (
        passwords.folded(decomposed)
        == passwords.folded("JÜRGEN")
        == passwords.folded("\uff2aürgen")
    )
    assert passwords.folded("Jurgen") != passwords.folded("Jürgen")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("Xk7#pQ2w9", "password"),
        ("password", "password"),
        ("passwort123", "password-common"),
        ("P@ssw0rd2026!", "password-common"),
        ("1234567890", "password-common"),
        ("qwertzuiop", "password-common"),
        ("azertyuiop1", "password-common"),
        ("1q2w3e4r5t", "password-common"),
        ("aaaaaaaaaaaa", "password-common"),
        ("abc123abc123", "password-common"),
        ("ilove you 2024", "password-common"),
        ("MotDePasse2025", "password-common"),
        ("football2024", "password-common"),
        ("arkadia-archon", "password-common"),
        ("15.08.1985!!", "password-common"),
        ("é" * 129, "password"),
        ("word " * 52, "password"),
        ("Quite Long Name", "password-is-name"),
        ("QUITE LONG  name", "password-is-name"),
    ],
)
def test_passwords_that_protect_nothing_are_refused(password: str, code: str) -> None:
    with refused(code):
        passwords.checked_password(password, "quite long name")
    for good in (PASSWORD, "pässwörter", "another password", "Xk7#pQ2w9z", "four wooden cubes"):
        assert passwords.checked_password(good, "long name") == good


def test_a_password_is_the_same_whichever_way_it_is_composed(any_server: str) -> None:
    sign_up(any_server, "Composed", "pässwörter")
    answer = sign_in(any_server, "Composed", unicodedata.normalize("NFD", "pässwörter"))
    assert answer.status == 201
    assert sign_in(any_server, "Composed", "passworter").status == 403
    assert sign_in(any_server, "Composed", "x" * 900).status == 403


# ---- floods --------------------------------------------------------------------------------------


def test_passwords_cannot_be_guessed_in_a_hurry(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, attempts=per_minute(0.5, 4)))
    sign_up(address, "Target")
    answers = [sign_in(address, "Target", f"guess number {n}") for n in range(5)]
    assert [answer.status for answer in answers] == [403] * 3 + [429] * 2
    seconds = [word for word in answers[-1].body["text"]["en"].split() if word.isdigit()]
    assert 100 <= int(seconds[0]) <= 120
    assert http(address, "GET", "/api/tables").status == 200


def test_the_right_password_does_not_count_as_a_guess(serve: Serve) -> None:
    address = serve(Limits(requests=NO_LIMIT, attempts=per_minute(0.01, 3)))
    sign_up(address, "Regular")
    assert {sign_in(address, "Regular").status for _ in range(6)} == {201}


def test_a_stranger_s_guesses_do_not_lock_the_owner_out(serve: Serve) -> None:
    home = {"X-Forwarded-For": "192.0.2.200"}

    def enter(address: str, password: str, place: dict[str, str]) -> str:
        body = {"name": "Owner", "password": password}
        answer = http(address, "POST", "/api/sessions", body, headers=place)
        return "in" if answer.status == 201 else str(answer.body["code"])

    address = serve(Limits(requests=NO_LIMIT, attempts=per_minute(0.01, 3)))
    sign_up(address, "Owner")
    assert enter(address, PASSWORD, home) == "in"
    answers = [
        enter(address, f"guess number {n}", {"X-Forwarded-For": f"198.51.100.{n}"})
        for n in range(3 * STRANGERS + 2)
    ]
    assert answers == ["wrong-password"] * (3 * STRANGERS) + ["attempts"] * 2
    assert enter(address, PASSWORD, home) == "in", "who signed in from there before"
    assert enter(address, PASSWORD, {"X-Forwarded-For": "203.0.113.5"}) == "attempts"


def test_an_address_has_so_many_tries_at_all_servers_together(postgres: str) -> None:
    limits = Limits(requests=NO_LIMIT, attempts=per_minute(0.01, 4))
    with (
        new_postgres(postgres) as shared,
        served(shared, limits) as one,
        served(shared, limits) as two,
    ):
        statuses = [sign_in((one, two)[n % 2], f"Name {n}", "guess").status for n in range(6)]
        assert statuses == [403] * 4 + [429] * 2


def test_of_a_network_of_ipv6_each_address_is_the_same() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2")
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")


def test_the_host_makes_a_link_for_who_has_forgotten_a_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "polis.sqlite3")
    with served(file) as address:
        old = sign_up(address, "Forgetful")
        assert run(["password", "forgetful", "--database", file, "--address", address]) == 0
        first = capsys.readouterr().out.rpartition("#reset=")[2].strip()
        assert run(["password", "Forgetful", "--database", file, "--json"]) == 0
        link = json.loads(capsys.readouterr().out)["link"].rpartition("=")[2]
        assert sign_in(address, "Forgetful").status == 201, "nothing has changed yet"

        def choose(link: str, password: str) -> Answer:
            body = {"link": link, "password": password}
            return http(address, "POST", "/api/sessions/reset", body)

        assert choose(first, "quite another one").body["code"] == "reset-used", (
            "a newer one is there"
        )
        assert choose(link, "password123").body["code"] == "password-common"
        assert choose(link, "quite another one").status == 201
        assert choose(link, "quite another two").body["code"] == "reset-used"
        assert account(address, "", old).status == 401
        assert sign_in(address, "Forgetful", "quite another one").status == 201
        assert run(["password", "Nobody", "--database", file]) == 2
        assert "There is no account 'Nobody'." in capsys.readouterr().err
    write_logs("error", as_json=True)


def test_too_many_passwords_at_once_are_refused_and_the_loop_goes_on() -> None:
    async def flood() -> tuple[int, int]:
        passwords = Passwords()
        tries = [passwords.fits(None, "guess") for _ in range(MOST_WAITING + 15)]
        flooded = asyncio.gather(*tries, return_exceptions=True)
        turns = 0
        while not flooded.done():
            await asyncio.sleep(0.005)
            turns += 1
        passwords.close()
        refusals = [one for one in flooded.result() if isinstance(one, RequestRefused)]
        assert {one.code for one in refusals} == {"busy"}
        assert flooded.result().count(False) == MOST_WAITING
        return len(refusals), turns

    refusals, turns = asyncio.run(flood())
    assert refusals == 15
    assert turns > 20, "the event loop was held up"


def test_the_hash_of_nobody_is_like_any_other() -> None:
    one, other = hash_of_nothing(), hash_of_nothing()
    assert extract_parameters(one) == extract_parameters(HASHER.hash(PASSWORD))
    assert one != other
    with pytest.raises(VerifyMismatchError):  # looked at, not refused for its form
        HASHER.verify(one, PASSWORD)


def test_an_unknown_name_takes_as_long() -> None:
    async def compare() -> float:
        passwords = Passwords()
        kept = await passwords.hash(PASSWORD)
        loop, spent = asyncio.get_running_loop(), []
        for known in (kept, None):
            began = loop.time()
            for _ in range(5):
                assert not await passwords.fits(known, "a wrong one")
            spent.append(loop.time() - began)
        passwords.close()
        return spent[1] / spent[0]

    assert 0.3 < asyncio.run(compare()) < 3.0
