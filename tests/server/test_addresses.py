"""What may be sent to: the open network, however an address is written."""

import asyncio
import ipaddress
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from polis.server.notices import sending
from polis.server.notices.sending import Unreachable, post
from tests.server.receiving import receiver
from tests.server.tables import refused

BOTH = ("https", "http")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.255.255.254", "0.0.0.1", "10.0.0.1", "172.16.0.1", "172.31.255.255",
        "192.168.1.1", "169.254.169.254", "100.64.0.1", "168.63.129.16", "100.100.100.200", "fd00:ec2::254", "192.0.0.8", "192.88.99.1", "fec0::1", "64:ff9b:1::1",
        "192.0.2.1", "198.18.0.1",
        "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1",
        "255.255.255.255", "0.255.0.1", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "fe80::1", "fc00::1",
        "fd12:3456::1", "ff02::1", "2001:db8::1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
        "2002:7f00:1::1", "2001:0:7f00:1::1",
    ],
)  # fmt: skip
def test_addresses_inside_are_not_public(address: str) -> None:
    assert not sending.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"]
)
def test_addresses_of_the_open_network_are(address: str) -> None:
    assert sending.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "", "example.org", "//example.org/", "file:///etc/passwd", "gopher://example.org/",
        "https://", "https:///x", "https://user@example.org/", "https://:secret@example.org/",
        "https://example.org:99999/", "https://example.org/a b", "https://example.org/\r\nX: y",
        "https://[::1", "https://example.org/ü", "javascript:alert(1)", "https://" + "x" * 300 + "/",
        "https://a..b/",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    with refused("target"):
        sending.split(url, BOTH)


def found(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let names mean these addresses, one list for each time it is asked; what was asked."""
    asked: list[str] = []

    async def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    monkeypatch.setattr(sending, "_resolved", resolve)
    return asked


def test_a_name_that_means_an_address_inside_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer in (["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["1.1.1.1", "::1"]):
        found(monkeypatch, answer)
        with refused("target-private"):
            asyncio.run(sending.checked("https://rebind.example/", False, BOTH))


def test_the_address_that_was_checked_is_the_one_that_is_sent_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that means something else a moment later leads nowhere else: it is asked once."""
    asked = found(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])
    target = asyncio.run(sending.checked("http://rebind.example:8080/x?y=1", False, BOTH))
    assert (target.address, target.authority, target.path) == (
        "1.1.1.1", "rebind.example:8080", "/x?y=1",
    )  # fmt: skip
    connected: list[Any] = []

    async def connect(host: str, port: int, **_more: Any) -> Any:
        connected.append((host, port))
        raise OSError("enough")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable):
        asyncio.run(post(target, {}, b""))
    assert connected == [("1.1.1.1", 8080)]
    assert asked == ["rebind.example"]


@pytest.mark.parametrize("port", [22, 25, 111, 445])
def test_ports_of_other_services_are_refused(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    found(monkeypatch, ["1.1.1.1"])
    with refused("target-port"):
        asyncio.run(sending.checked(f"http://example.org:{port}/", False, BOTH))


def test_a_name_keeps_its_letters_in_the_header() -> None:
    with receiver() as one:
        port = one.address.rpartition(":")[2]
        target = sending.Target("http", "xn--mnchen-3ya.example", int(port), "/a", "127.0.0.1")
        assert asyncio.run(post(target, {"X-Own": "1"}, b"{}")).status == 201
        (got,) = one.got
        assert (got.path, got.body, got.headers["x-own"]) == ("/a", b"{}", "1")
        assert got.headers["host"] == f"xn--mnchen-3ya.example:{port}"
    assert sending.split("https://münchen.example/", BOTH)[1] == "xn--mnchen-3ya.example"


@pytest.mark.parametrize(
    "answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000]
)
def test_an_answer_that_is_none_is_told_as_unreachable(answer: bytes) -> None:
    async def ask() -> sending.Answer:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            return await post(sending.Target("http", "x", port, "/", "127.0.0.1"), {}, b"{}")

    with pytest.raises(Unreachable):
        asyncio.run(ask())


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("polis.server.notices.sending.SECONDS", 0.3)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        target = sending.Target("http", "x", silent.getsockname()[1], "/", "127.0.0.1")
        with pytest.raises(Unreachable):
            asyncio.run(post(target, {}, b"{}"))


def own_certificate(folder: Path, name: str) -> Path:
    """A file with a key and a certificate for a name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "own.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return file


async def told(serving: ssl.SSLContext, host: str) -> sending.Answer:
    """The answer of a server with this certificate, asked by the name of a host; it closes the line at once."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=serving)
    port = server.sockets[0].getsockname()[1]
    async with server:
        return await post(sending.Target("https", host, port, "/", "127.0.0.1"), {}, b"{}")


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """The certificate of `push.example`, which is trusted."""
    file = own_certificate(tmp_path, "push.example")
    trusting = ssl.create_default_context(cafile=str(file))
    monkeypatch.setattr("polis.server.notices.sending.trust", lambda: trusting)
    found = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    found.load_cert_chain(file)
    return found


def test_the_certificate_has_to_be_of_the_name_and_not_of_the_address(
    serving: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(told(serving, "push.example")).status == 201
    with pytest.raises(Unreachable, match="certificate"):
        asyncio.run(told(serving, "other.example"))
    monkeypatch.setattr("polis.server.notices.sending.trust", ssl.create_default_context)
    with pytest.raises(Unreachable, match="certificate verify failed"):
        asyncio.run(told(serving, "push.example"))


def test_the_other_side_may_close_first(
    serving: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = sending._answer

    async def late(client: Any, reader: asyncio.StreamReader) -> sending.Answer:
        found = await answer(client, reader)
        while not reader.at_eof():
            await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr("polis.server.notices.sending._answer", late)
    assert asyncio.run(told(serving, "push.example")).status == 201
