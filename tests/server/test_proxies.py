"""Who may say where a request comes from: only known proxies."""

import pytest

from polis.core.texts.errors import PolisError
from polis.server.settings import OWN_PROXY, named_proxies
from tests.server.conftest import Serve
from tests.server.player import http

FROM_ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}


@pytest.mark.parametrize(
    ("proxies", "status"), [(OWN_PROXY, 404), (("127.0.0.0/8",), 404), (("10.117.0.0/24",), 200)]
)
def test_only_a_known_proxy_is_believed(
    serve: Serve, proxies: tuple[str, ...], status: int
) -> None:
    address = serve(proxies=proxies)
    # Metrics are for this machine alone, so they tell what the server thinks of an address.
    assert http(address, "GET", "/metrics").status == 200
    assert http(address, "GET", "/metrics", headers=FROM_ELSEWHERE).status == status


def test_networks_and_addresses_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POLIS_PROXIES", raising=False)
    assert named_proxies() == OWN_PROXY
    monkeypatch.setenv("POLIS_PROXIES", " 10.117.0.0/24, fd00::7,")
    assert named_proxies() == (*OWN_PROXY, "10.117.0.0/24", "fd00::7")


@pytest.mark.parametrize("wrong", ["proxy", "10.117.0.9/24", "10.0.0.0/24;10.0.1.0/24"])
def test_what_is_no_network_is_refused(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("POLIS_PROXIES", wrong)
    with pytest.raises(PolisError, match="neither an address nor a network"):
        named_proxies()
