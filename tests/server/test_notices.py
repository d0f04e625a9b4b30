"""Who does not look is told: once, not too much, and nobody waits for it."""

import hashlib
import hmac
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from polis.core.texts.errors import PolisError
from polis.server.notices import push
from polis.server.notices.push import decoded, encoded, encrypted, notice_settings
from polis.server.notices.subscribers import Subscribers
from polis.server.settings import NO_LIMIT, Limits, NoticeSettings
from tests.server.browser import Browser, claims_of
from tests.server.conftest import Serve
from tests.server.databases import new_postgres, rows
from tests.server.people import claim, sign_up
from tests.server.player import ME, OPEN, Answer, Made, Player, http, join, make
from tests.server.receiving import SECONDS, Got, Receiver, receiver
from tests.server.serving import served

QUICK = NoticeSettings(
    allows_private=True, contact="mailto:club@example.org", address="https://polis.example.org",
    delay_seconds=0.2, poll_seconds=0.1, retry_seconds=0.3,
)  # fmt: skip


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def telling(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A server on each kind of database that tells without delay, to this machine too."""
    if request.param == "sqlite":
        file = str(tmp_path_factory.mktemp("telling") / "polis.sqlite3")
        with served(file, notices=QUICK) as address:
            yield address
    else:
        with (
            new_postgres(request.getfixturevalue("postgres")) as database,
            served(database, notices=QUICK) as address,
        ):
            yield address


@pytest.fixture
def service() -> Iterator[Receiver]:
    """A push service, or whatever else is told."""
    with receiver() as one:
        yield one


class Pair(NamedTuple):
    """A game of two people. first: the seat that begins."""

    made: Made
    first: int


def pair(address: str, *begun: str) -> Pair:
    """Ada and Ben have begun, and nobody looks."""
    made = make(address, [ME, OPEN], spectators=False)
    made = made._replace(tokens={**made.tokens, 1: join(made, "Ben")})
    with Player(made) as both:
        for seat in (0, 1):
            both.ask("ready", seat)
        both.begun()
        first = both.turn or 0
    nobody_looks(made)
    return Pair(made, first)


def nobody_looks(made: Made) -> None:
    """Wait until the server has seen that everybody has left."""
    end = time.monotonic() + SECONDS
    while any(
        seat["online"] for seat in http(made.address, "GET", f"/api/tables/{made.id}").body["seats"]
    ):
        assert time.monotonic() < end, "somebody still looks"
        time.sleep(0.02)


def follow(
    browser: Browser, game: Pair, seat: int, language: str = "en", token: str | None = None
) -> Answer:
    """Let a browser follow a seat."""
    address = game.made.address
    tables = [{"id": game.made.id, "token": game.made.tokens[seat]}] if token is None else []
    body = {"subscription": browser.subscription, "language": language, "tables": tables}
    return http(address, "POST", "/api/notices/follow", body, token)


def move(game: Pair, seat: int | None = None) -> None:
    """The seat that begins, or another one, plays its whole turn and leaves."""
    play(game, game.first if seat is None else seat)
    nobody_looks(game.made)


def play(game: Pair, seat: int) -> None:
    """A seat plays its whole turn."""
    with Player(game.made, [game.made.tokens[seat]]) as player:
        while player.turn == seat:
            assert player.act(seat, player.legal[0])["type"] == "update"


def hook(game: Pair, seat: int, url: str, **more: Any) -> Answer:
    """Make a webhook."""
    path = f"/api/tables/{game.made.id}/hooks"
    body = {"seat": seat, "url": url, **more}
    return http(game.made.address, "POST", path, body, game.made.tokens[seat])


def test_whose_turn_it_is_hears_of_it_in_their_language(telling: str, service: Receiver) -> None:
    game = pair(telling)
    browser = Browser(f"{service.address}/push/secret")
    other = 1 - game.first
    assert follow(browser, game, other, "de").body == {"seats": 1}
    move(game)
    (got,) = service.wait(1)
    names = ("Ada", "Ben")
    assert browser.read(got) == {
        "title": f"Arkadia mit {names[game.first]}",
        "body": "Sie sind am Zug.",
        "url": f"/table/{game.made.id}",
        "tag": f"polis-{game.made.id}",
    }
    public = http(telling, "GET", "/api/config").body["push_key"]
    claims = claims_of(got, public)
    assert (claims["aud"], claims["sub"]) == (service.address, "mailto:club@example.org")
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert got.path == "/push/secret"
    assert got.headers["content-encoding"] == "aes128gcm"
    assert int(got.headers["ttl"]) > 0
    service.none_but(1)


def test_who_looks_is_not_told(telling: str, service: Receiver) -> None:
    game = pair(telling)
    other = 1 - game.first
    follow(Browser(f"{service.address}/push"), game, other)
    with Player(game.made, [game.made.tokens[other]]):
        play(game, game.first)
        service.none_but(0)


def test_who_comes_back_and_moves_at_once_is_not_told(serve: Serve, service: Receiver) -> None:
    slow = NoticeSettings(allows_private=True, delay_seconds=1.5, poll_seconds=0.1)
    address = serve(notices=slow)
    game = pair(address)
    other = 1 - game.first
    follow(Browser(f"{service.address}/push"), game, other)
    move(game)
    move(game, other)
    service.none_but(0, 2.5)


def test_who_waits_hears_who_sits_down(telling: str, service: Receiver) -> None:
    made = make(telling, [ME, OPEN], "archon")
    browser = Browser(f"{service.address}/push")
    follow(browser, Pair(made, 0), 0, "de")
    join(made, "Zoé <b>")
    message = browser.read(service.wait(1)[0])
    assert (message["title"], message["body"]) == (
        "Archon: Glory & Machination mit Zoé <b>", "Zoé <b> hat sich gesetzt.",
    )  # fmt: skip


def test_who_lost_a_seat_hears_no_more_of_it(telling: str, service: Receiver) -> None:
    made = make(telling, [ME, OPEN, OPEN])
    made = made._replace(tokens={**made.tokens, 1: join(made, "Ben")})
    game, browser = Pair(made, 0), Browser(f"{service.address}/push")
    follow(browser, game, 1)
    hook(game, 1, f"{service.address}/hook")
    service.wait(1)  # the webhook is confirmed
    with Player(made, [made.tokens[0]]) as ada:
        ada.ask("free", 0, place=1)
    cleo = join(made, "Cleo")
    service.none_but(1, 1.5)
    found = http(telling, "GET", f"/api/tables/{made.id}/hooks?seat=1", token=cleo)
    assert found.body["hooks"] == []


@pytest.mark.long
def test_the_end_is_told_to_who_did_not_see_it(telling: str, service: Receiver) -> None:
    game = pair(telling)
    browsers = [Browser(f"{service.address}/{seat}") for seat in (0, 1)]
    for seat, browser in enumerate(browsers):
        follow(browser, game, seat)
    last = played_out(game)
    end = time.monotonic() + SECONDS
    while not (over := ends_told(browsers, service)) and time.monotonic() < end:
        time.sleep(0.1)
    assert over == [1 - last]


def played_out(game: Pair) -> int:
    """Both play to the end, each looking only on their own turns; returns who had the last one."""
    seat = game.first
    while True:
        with Player(game.made, [game.made.tokens[seat]]) as player:
            while player.turn == seat:
                player.act(seat, player.legal[-1])
            if player.table["status"] == "over":
                return seat
        seat = 1 - seat


def ends_told(browsers: list[Browser], service: Receiver) -> list[int]:
    """The seats that were told of the end."""
    return [
        seat
        for seat, browser in enumerate(browsers)
        for got in list(service.got)
        if got.path == f"/{seat}" and browser.read(got)["body"] == "The game is over."
    ]


def test_a_browser_of_an_account_hears_of_all_its_seats(telling: str, service: Receiver) -> None:
    game = pair(telling)
    other = 1 - game.first
    session = sign_up(telling, f"Listener {game.made.id[:8]}".replace("-", "x").replace("_", "x"))
    browser = Browser(f"{service.address}/push")
    assert follow(browser, game, other, token=session).body == {"seats": 0}
    claim(telling, session, game.made._replace(tokens={other: game.made.tokens[other]}))
    move(game)
    assert browser.read(service.wait(1)[0])["body"] == "It is your turn."
    service.none_but(1)


def test_who_signs_out_everywhere_is_told_only_of_what_the_browser_has(
    telling: str, service: Receiver
) -> None:
    game = pair(telling)
    other = 1 - game.first
    session = sign_up(telling, f"Quiet {game.first} {int(time.time() * 1000)}")
    claim(telling, session, game.made)
    follow(Browser(f"{service.address}/account"), game, other, token=session)
    body = {"subscription": Browser(f"{service.address}/own").subscription, "language": "en"}
    tables = [{"id": game.made.id, "token": game.made.tokens[other]}]
    http(telling, "POST", "/api/notices/follow", {**body, "tables": tables}, session)
    http(telling, "POST", "/api/account/sign-out-everywhere", {}, session)
    move(game)
    service.wait(1)
    service.none_but(1)
    assert service.got[0].path == "/own"


def test_who_holds_several_seats_is_told_once(telling: str, service: Receiver) -> None:
    made = make(telling, [ME, ME, OPEN], "archon")
    browser = Browser(f"{service.address}/push")
    tables = [{"id": made.id, "token": token} for token in made.tokens.values()]
    body = {"subscription": browser.subscription, "language": "en", "tables": tables}
    assert http(telling, "POST", "/api/notices/follow", body).body == {"seats": 2}
    join(made, "Ben")
    service.wait(1)
    service.none_but(1)


def test_other_peoples_seats_are_not_followed(telling: str, service: Receiver) -> None:
    game = pair(telling)
    other = 1 - game.first
    spy = game._replace(made=game.made._replace(tokens={other: "guessed"}))
    assert follow(Browser(f"{service.address}/push"), spy, other).body == {"seats": 0}
    for token in (None, "guessed", game.made.tokens[game.first]):
        path = f"/api/tables/{game.made.id}/hooks"
        body = {"seat": other, "url": f"{service.address}/hook"}
        answer = http(telling, "POST", path, body, token)
        assert (answer.status, answer.body["code"]) == (403, "not-yours")
        assert http(telling, "GET", f"{path}?seat={other}", token=token).status == 403
    move(game)
    service.none_but(0)


def test_of_a_seat_the_browsers_that_asked_last_are_told(tmp_path: Path, service: Receiver) -> None:
    """One seat does not make the server write to any number of addresses."""
    limits, file = Limits(requests=NO_LIMIT, browsers_of_seat=2), tmp_path / "polis.sqlite3"
    with served(str(file), limits, notices=QUICK) as address:
        game = pair(address)
        waiting = 1 - game.first
        browsers = [Browser(f"{service.address}/push/{number}") for number in range(4)]
        for browser in (*browsers, browsers[2]):
            assert follow(browser, game, waiting).body == {"seats": 1}
        nobody = game._replace(made=game.made._replace(tokens={waiting: "guessed"}))
        assert follow(Browser(f"{service.address}/push/9"), nobody, waiting).body == {"seats": 0}
        move(game)
        service.wait(2)
        service.none_but(2)
        assert {got.path for got in service.got} == {"/push/2", "/push/3"}
    assert rows(file, "SELECT count(*) FROM subscribers") == [(2,)]


def test_a_browser_that_one_seat_lets_go_is_told_of_its_others(
    serve: Serve, service: Receiver
) -> None:
    address = serve(Limits(requests=NO_LIMIT, browsers_of_seat=1), notices=QUICK)
    game, crowded = pair(address), pair(address)
    waiting, full = 1 - game.first, 1 - crowded.first
    browser = Browser(f"{service.address}/first")
    tables = [
        {"id": one.made.id, "token": one.made.tokens[seat]}
        for one, seat in ((game, waiting), (crowded, full))
    ]
    body = {"subscription": browser.subscription, "language": "en", "tables": tables}
    assert http(address, "POST", "/api/notices/follow", body).body == {"seats": 2}
    follow(Browser(f"{service.address}/second"), crowded, full)
    move(crowded)
    service.wait(1)
    move(game)
    service.wait(2)
    assert [got.path for got in service.got] == ["/second", "/first"]


def test_an_account_has_a_few_browsers(tmp_path: Path) -> None:
    limits, file = Limits(requests=NO_LIMIT, browsers_of_seat=2), tmp_path / "polis.sqlite3"
    with served(str(file), limits, notices=QUICK) as address:
        game, token = pair(address), sign_up(address, "Ada")
        for number in range(4):
            follow(Browser(f"http://127.0.0.1:9/{number}"), game, 0, token=token)
    kept = rows(file, "SELECT target FROM subscribers ORDER BY target")
    assert [target[-2:] for (target,) in kept] == ["/2", "/3"]


def test_a_browser_that_wants_no_more_is_not_told(telling: str, service: Receiver) -> None:
    game = pair(telling)
    browser = Browser(f"{service.address}/push")
    follow(browser, game, 1 - game.first)
    answer = http(telling, "POST", "/api/notices/unfollow", {"endpoint": browser.endpoint})
    assert answer.status == 200
    move(game)
    service.none_but(0)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    telling: str, service: Receiver, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pair(telling)
    follow(Browser(f"{service.address}/push"), game, 1 - game.first)
    service.status = status
    removed = threading.Event()
    remove = Subscribers.remove

    async def noted(self: Subscribers, name: str) -> None:
        await remove(self, name)
        removed.set()

    monkeypatch.setattr(Subscribers, "remove", noted)
    move(game)
    service.wait(1)
    assert removed.wait(SECONDS)
    service.status = 201
    move(game, 1 - game.first)
    move(game)
    service.none_but(1)


def test_what_fails_is_tried_again_and_told_once(telling: str, service: Receiver) -> None:
    game = pair(telling)
    browser = Browser(f"{service.address}/push")
    follow(browser, game, 1 - game.first)
    service.answers = [503, 429]
    move(game)
    for got in service.wait(3):
        assert browser.read(got)["body"] == "It is your turn."
    service.none_but(3)


def test_who_is_slow_to_answer_holds_nobody_up(
    telling: str, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polis.server.notices.sending.SECONDS", 10 * SECONDS)  # never given up
    slow, quick = pair(telling), pair(telling)
    follow(Browser(f"{service.address}/slow"), slow, 1 - slow.first)
    follow(Browser(f"{service.address}/quick"), quick, 1 - quick.first)
    move(slow)
    service.wait(1)
    move(quick)
    assert [got.path for got in service.wait(2)] == ["/slow", "/quick"]


def test_what_is_refused_is_not_tried_again(telling: str, service: Receiver) -> None:
    game = pair(telling)
    follow(Browser(f"{service.address}/push"), game, 1 - game.first)
    service.status = 302
    service.location = f"{service.address}/elsewhere"
    move(game)
    service.wait(1)
    service.none_but(1)
    assert service.got[0].path == "/push", "no redirect is followed"


def test_a_program_is_told_with_a_signature(telling: str, service: Receiver) -> None:
    game = pair(telling)
    other = 1 - game.first
    answer = hook(game, other, f"{service.address}/hook?x=1", language="de")
    assert answer.status == 201
    secret = answer.body["secret"].encode()
    assert read_hook(service.wait(1)[0], secret)["event"] == "hello"
    move(game)
    told = read_hook(service.wait(2)[1], secret)
    assert told["event"] == "turn"
    assert told["table"] == game.made.id
    assert told["url"] == f"https://polis.example.org/table/{game.made.id}"
    assert told["players"] == ["Ada", "Ben"]
    assert told["turn"] == {"seat": other, "name": ("Ada", "Ben")[other]}
    assert told["text"].endswith(": Sie sind am Zug.")
    for token in game.made.tokens.values():
        assert token.encode() not in service.got[1].body
    assert set(told) == {
        "event", "delivery", "at", "table", "url", "game", "status", "seat", "players", "turn", "text",
    }  # fmt: skip


def read_hook(got: Got, secret: bytes) -> dict[str, Any]:
    """What a webhook says, after its signature was checked."""
    parts = dict(part.split("=") for part in got.headers["polis-signature"].split(","))
    assert abs(time.time() - int(parts["t"])) < 60
    expected = hmac.new(secret, parts["t"].encode() + b"." + got.body, hashlib.sha256).hexdigest()
    assert parts["v1"] == expected
    told: dict[str, Any] = json.loads(got.body)
    return told


def test_webhooks_of_a_seat_are_few_and_can_be_removed(telling: str, service: Receiver) -> None:
    game = pair(telling)
    seat = 1 - game.first
    path, token = f"/api/tables/{game.made.id}/hooks", game.made.tokens[seat]
    ids = [hook(game, seat, f"{service.address}/{n}").body["id"] for n in range(3)]
    answer = hook(game, seat, f"{service.address}/3")
    assert (answer.status, answer.body["code"]) == (409, "hooks")
    found = http(telling, "GET", f"{path}?seat={seat}", token=token).body["hooks"]
    assert [one["id"] for one in found] == ids
    assert set(found[0]) == {"id", "url", "tried", "status"}, "the secret is told once"
    other = game.made.tokens[game.first]
    assert http(telling, "POST", f"{path}/remove", {"id": ids[0]}, other).status == 403
    assert http(telling, "POST", f"{path}/remove", {"id": ids[0]}, token).status == 200
    assert http(telling, "POST", f"{path}/remove", {"id": ids[0]}, token).status == 403
    assert hook(game, seat, f"{service.address}/4").status == 201


def test_addresses_inside_are_refused_unless_the_host_allows_them(
    any_server: str, service: Receiver
) -> None:
    game = pair(any_server)
    seat = 1 - game.first
    for url, code in (
        (f"{service.address}/x", "target-private"),
        ("http://localhost/", "target-private"),
        ("http://[::1]:8080/", "target-private"),
        ("http://169.254.169.254/latest/meta-data", "target-private"),
        ("http://0x7f.1/", "target-private"),
        ("ftp://example.org/", "target"),
        ("http://user:pass@example.org/", "target"),
        ("http://example.org:25/", "target-port"),
        ("https://no-such-host.invalid/", "target-unknown"),
    ):
        assert hook(game, seat, url).body["code"] == code, url
    answer = follow(Browser(f"{service.address}/push"), game, seat)
    assert answer.body["code"] == "target", "a push service is only reached by https"
    service.none_but(0, 0.5)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "", "auth": ""},
        {"p256dh": "A" * 87, "auth": encoded(b"x" * 16)},
        {"p256dh": encoded(b"\x04" + b"\x01" * 64), "auth": encoded(b"x" * 16)},
        {"p256dh": "not base64 §", "auth": encoded(b"x" * 16)},
    ],
)
def test_keys_that_are_none_are_refused(any_server: str, keys: dict[str, str]) -> None:
    subscription = {"endpoint": "https://push.example.org/x", "keys": keys}
    body = {"subscription": subscription, "language": "en", "tables": []}
    answer = http(any_server, "POST", "/api/notices/follow", body)
    assert (answer.status, answer.body["code"]) == (400, "push-keys")


def test_two_servers_tell_each_thing_once(postgres: str, service: Receiver) -> None:
    with (
        new_postgres(postgres) as shared,
        served(shared, notices=QUICK) as one,
        served(shared, notices=QUICK),
    ):
        games = [pair(one) for _ in range(6)]
        for number, game in enumerate(games):
            follow(Browser(f"{service.address}/{number}"), game, 1 - game.first)
        for game in games:
            move(game)
        service.wait(6)
        service.none_but(6)
        assert sorted(got.path for got in service.got) == [f"/{n}" for n in range(6)]


def test_what_was_to_be_told_survives_a_stop(tmp_path: Path, service: Receiver) -> None:
    file = str(tmp_path / "polis.sqlite3")
    browser = Browser(f"{service.address}/push")
    later = NoticeSettings(allows_private=True, delay_seconds=3600)
    with served(file, notices=later) as address:
        game = pair(address)
        follow(browser, game, 1 - game.first)
        move(game)
        key = http(address, "GET", "/api/config").body["push_key"]
    assert service.got == []
    rows(file, "UPDATE outbox SET due = due - 3600")
    with served(file, notices=QUICK) as address:
        assert browser.read(service.wait(1)[0])["body"] == "It is your turn."
        assert http(address, "GET", "/api/config").body["push_key"] == key
    assert rows(file, "SELECT count(*) FROM outbox") == [(0,)]


def test_nobody_who_follows_costs_no_row(tmp_path: Path) -> None:
    file = str(tmp_path / "polis.sqlite3")
    with served(file, notices=NoticeSettings(delay_seconds=60)) as address:
        game = pair(address)
        move(game)
    assert rows(file, "SELECT count(*) FROM outbox") == [(0,)]


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
    salt = decoded("DGv6ra1nlYgDCS1FRnbzlw")
    message = b"When I grow up, I want to be a watermelon"
    assert encoded(encrypted(message, keys, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_key_from_a_file_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "vapid.pem"
    file.write_text(push.new_key())
    key = serialization.load_pem_private_key(file.read_bytes(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    monkeypatch.setenv("POLIS_VAPID_KEY", str(file))
    telling = notice_settings()
    with served(str(tmp_path / "polis.sqlite3"), notices=telling) as address:
        known = http(address, "GET", "/api/config").body["push_key"]
    assert known == encoded(push.point_of(key.public_key()))
    for wrong in ("", "no key", push.new_key().replace("M", "N")):
        file.write_text(wrong)
        with pytest.raises(PolisError, match="is not a private key"):
            notice_settings()
    file.unlink()
    with pytest.raises(PolisError, match="cannot be read"):
        notice_settings()
