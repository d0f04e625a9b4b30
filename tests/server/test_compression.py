"""What goes over the wire is short, and nothing secret stands where its length could tell it."""

import gzip
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.player import ME, OPEN, SECONDS, make, wanted
from tests.server.serving import served

SCRIPT = b"let polis = 1;\n" * 100
CLIENT = Path(__file__).parents[2] / "src" / "polis" / "server" / "client"


class Got(NamedTuple):
    """An answer as it came, not unpacked."""

    status: int
    data: bytes
    headers: Message


def get(address: str, path: str, body: object = None, **headers: str) -> Got:
    """Ask for something with these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    named["Content-Type"] = "application/json"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers=named)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - our own
            return Got(answer.status, answer.read(), answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return Got(error.code, error.read(), error.headers)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a client of which one file has shorter forms."""
    folder = tmp_path_factory.mktemp("compression")
    assets = folder / "client" / "assets"
    assets.mkdir(parents=True)
    (folder / "client" / "index.html").write_text("<title>Polis</title>")
    (assets / "main-1a2b.js").write_bytes(SCRIPT)
    (assets / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "main-1a2b.js.br").write_bytes(b"stands for the brotli form")
    with served(str(folder / "polis.sqlite3"), client=folder / "client") as found:
        yield found


@pytest.mark.parametrize(
    ("accepted", "form"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, GZIP;q=0.5", "gzip"),
        ("br;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_built_file_comes_in_the_shortest_form_that_is_accepted(
    address: str, accepted: str, form: str | None
) -> None:
    got = get(address, "/assets/main-1a2b.js", Accept_Encoding=accepted)
    assert got.headers["content-encoding"] == form
    assert got.headers["content-type"].startswith("text/javascript")
    assert "immutable" in got.headers["cache-control"]
    assert "Accept-Encoding" in got.headers["vary"]
    data = gzip.decompress(got.data) if form == "gzip" else got.data
    assert data == (b"stands for the brotli form" if form == "br" else SCRIPT)


def test_each_form_has_an_etag_of_its_own_and_is_not_sent_twice(address: str) -> None:
    tags = set()
    for accepted in ("br", "gzip", "identity"):
        first = get(address, "/assets/main-1a2b.js", Accept_Encoding=accepted)
        tags.add(first.headers["etag"])
        known = {"Accept_Encoding": accepted, "If_None_Match": f'"x", {first.headers["etag"]}'}
        again = get(address, "/assets/main-1a2b.js", **known)
        assert (again.status, again.data) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["vary"] == "Accept-Encoding"
    assert len(tags) == 3
    page = get(address, "/")
    assert page.headers["cache-control"] == "no-cache"
    assert get(address, "/lobby", If_None_Match=page.headers["etag"]).status == 304


@pytest.mark.parametrize("ending", ["br", "gz"])
def test_a_shorter_form_is_no_file_of_its_own(address: str, ending: str) -> None:
    assert get(address, f"/assets/main-1a2b.js.{ending}").status == 404


def test_long_answers_are_compressed_if_that_is_accepted(address: str) -> None:
    plain = get(address, "/api/games/archon")
    packed = get(address, "/api/games/archon", Accept_Encoding="gzip")
    assert plain.headers["content-encoding"] is None
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data) / 2


def test_answers_with_tokens_are_not_compressed(address: str) -> None:
    seats = [ME | {"name": "x" * 40}] * 4
    made = get(address, "/api/tables", wanted(seats), Accept_Encoding="gzip")
    assert made.status == 201
    assert made.headers["content-encoding"] is None
    again = make(address, [ME, OPEN])
    taken = get(
        address, f"/api/tables/{again.id}/seats", {"seat": 1, "name": "Ben"}, Accept_Encoding="gzip"
    )
    assert taken.status == 201
    assert taken.headers["content-encoding"] is None


def test_the_built_client_has_both_shorter_forms_of_each_script() -> None:
    assert CLIENT.is_dir(), "the client is not built: cd web && npm run build"
    scripts = [file for file in CLIENT.rglob("*.js") if file.stat().st_size >= 2048]
    assert scripts
    for file in scripts:
        packed = file.with_name(f"{file.name}.gz").read_bytes()
        assert gzip.decompress(packed) == file.read_bytes()
        assert file.with_name(f"{file.name}.br").stat().st_size < len(packed)
