"""Settings are read as meant or refused: names, public addresses, switches; and whose page a request is from."""

import pytest

from polis.cli import run
from polis.core.texts.errors import PolisError
from polis.server.accounts.attempts import network_of
from polis.server.guard import Hosts, is_loopback, is_own_page
from polis.server.names import host_name, is_on, public_address, unwrapped
from polis.server.settings import named_hosts


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("polis.example.org", "polis.example.org"),
        (" Polis.Example.org. ", "polis.example.org:8443"),
        ("https://polis.example.org/x", "polis.example.org"),
        ("polis.example.org:8443", "polis.example.org:8443"),
        ("*.example.org", "polis.example.org"),
        (".example.org", "a.b.example.org"),
        ("http://*.example.org:80", "polis.example.org"),
        ("spiele-münchen.de", "xn--spiele-mnchen-3ob.de"),
        ("https://Ärger.example", "xn--rger-koa.example"),
        ("*", "anything"),
        ("::1", "[::1]:8117"),
    ],
)
def test_a_name_is_that_which_browsers_send(given: str, sent: str) -> None:
    assert Hosts([host_name(given)]).answers_to(sent)


@pytest.mark.parametrize(
    "given", ["a b", "https://", "*.", "pol*.org", "http://[::1", "a..b", "ä" * 80]
)
def test_what_no_browser_sends_is_refused(given: str) -> None:
    with pytest.raises(PolisError, match="is no name of a server"):
        host_name(given)


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("", ""),
        ("https://polis.example.org/", "https://polis.example.org"),
        ("HTTPS://Polis.Example.org:443", "https://polis.example.org"),
        ("https://example.org:8443/games/polis/", "https://example.org:8443/games/polis"),
        ("http://münchen.example", "http://xn--mnchen-3ya.example"),
        ("http://[::1]:80/", "http://[::1]"),
    ],
)  # fmt: skip
def test_a_public_address_is_one_of_a_page(given: str, meant: str) -> None:
    assert public_address(given) == meant


@pytest.mark.parametrize(
    "given",
    ["polis.example.org", "ftp://x.org", "https://", "https://x.org?a", "https://x.org#a", "https://a@x.org",
     "https://*.x.org", "https://x.org:99999"],
)  # fmt: skip
def test_what_is_no_public_address_is_refused(given: str) -> None:
    with pytest.raises(PolisError, match="POLIS_PUBLIC_URL"):
        public_address(given)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("POLIS_HOSTS", "a b"), ("POLIS_PUBLIC_URL", "polis.example.org"), ("POLIS_PROXIES", "proxy.example"),
        ("POLIS_WEBHOOKS_PRIVATE", "perhaps"), ("POLIS_PUSH_CONTACT", "me@example.org"),
    ],
)  # fmt: skip
def test_a_server_does_not_start_with_what_cannot_be_meant(
    variable: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert run(["serve", "--port", "0", "--database", "/nowhere/polis"]) == 2
    assert value in capsys.readouterr().err


def test_a_machine_may_have_any_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.server.settings.gethostname", lambda: "Ada's Laptop")
    assert named_hosts((), "127.0.0.1") == ("127.0.0.1",)


def test_a_switch_is_on_or_off() -> None:
    assert [is_on("X", text) for text in ("1", "Yes", "true", "0", "off", "")] == [True] * 3 + [
        False
    ] * 3


PUBLIC = "https://polis.example:8443/games/polis"


@pytest.mark.parametrize(
    ("origin", "host", "fetched", "is_own"),
    [
        ("https://polis.example:8443", "polis.example:8443", "", True),
        ("https://polis.example:8443", "polis.example", "", True),  # it is the public address
        ("https://polis.example:8443", "127.0.0.1:8117", "", True),
        ("https://other.example:9443", "other.example", "same-origin", True),
        ("https://other.example", "other.example:443", "", True),
        ("http://other.example:80", "other.example", "", True),
        ("https://other.example:9443", "other.example", "", False),
        ("https://evil.example", "polis.example:8443", "", False),
        ("https://evil.example", "polis.example:8443", "cross-site", False),
        ("https://polis.example:1", "polis.example:8443", "same-site", False),
        ("null", "polis.example:8443", "", False),
    ],
)
def test_a_page_is_ours_by_origin(origin: str, host: str, fetched: str, is_own: bool) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    headers += [(b"sec-fetch-site", fetched.encode())] if fetched else []
    assert is_own_page({"type": "websocket", "headers": headers}, PUBLIC) == is_own


def test_an_address_is_one_however_it_arrives() -> None:
    mapped = [unwrapped(f"::ffff:192.0.2.{one}") for one in (1, 2)]
    assert mapped == ["192.0.2.1", "192.0.2.2"]
    assert len({network_of(one) for one in mapped}) == 2
    assert is_loopback(unwrapped("::ffff:127.0.0.1"))
    assert unwrapped("2001:db8::1") == "2001:db8::1"
