"""Bodies of requests that somebody has spoiled: answered, or refused in one sentence."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.parsers.spoiling import dumped, fuzz, is_sentence, spoiled_json, spoiled_text, written
from tests.server.player import GREEDY, ME, OPEN, Made, http, make, wanted
from tests.server.serving import served

EXAMPLES = 60
MINE = {"tables": [{"id": "some-table", "token": "some token"}]}
PUSH = {"endpoint": "https://push.example.org/1", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
CREDENTIALS = {"name": "Ada", "password": "a password that is long enough"}
BODIES: dict[str, Any] = {
    "/api/games/arkadia/components": {"text": "camps.count = 3"},
    "/api/games/archon/lesson": {"name": "Ada"},
    "/api/tables": wanted([ME, OPEN, GREEDY], "archon"),
    "/api/tables/{}/seats": {"seat": 1, "name": "Ben"},
    "/api/tables/{}/ready": {"entropy": "dice", "tokens": ["a token"]},
    "/api/tables/{}/hand-on": {"token": "a token"},
    "/api/tables/{}/take-over": {"code": "a code"},
    "/api/tables/{}/branches": {"ply": 1},
    "/api/tables/{}/rematch": {},
    "/api/tables/{}/hooks": {"seat": 0, "url": "https://example.org/", "language": "fr"},
    "/api/tables/{}/hooks/remove": {"id": "a hook"},
    "/api/mine": MINE,
    "/api/notices/follow": {**MINE, "subscription": PUSH, "language": "de"},
    "/api/notices/unfollow": {"endpoint": PUSH["endpoint"]},
    "/api/accounts": CREDENTIALS,
    "/api/sessions": CREDENTIALS,
    "/api/sessions/reset": {"link": "a link", "password": CREDENTIALS["password"]},
    "/api/account/claim": MINE,
    "/api/account/games": {"record": {"format": "polis-record", "version": 1}},
    "/api/account/recovery": {"password": "an old password"},
    "/api/account/password": {"old": "an old password", "new": "a new password"},
    "/api/account/devices/sign-out": {"id": "a device"},
    "/api/account/delete": {"password": "an old password"},
}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Made]:
    """A table of a server."""
    with served(str(tmp_path_factory.mktemp("requests") / "polis.sqlite3")) as address:
        yield make(address, [ME, OPEN])


def check(table: Made, path: str, body: bytes) -> None:
    """Send a body; a refusal is a sentence in each language."""
    answer = http(table.address, "POST", path.format(table.id), body, table.tokens[0])
    assert answer.status != 500, answer
    if answer.status >= 400:
        assert answer.body["code"] != "failed"
        assert all(is_sentence(text) for text in answer.body["text"].values()), answer


def test_a_body_is_answered_or_refused(seed: int, table: Made) -> None:
    def spoiled(path: str) -> st.SearchStrategy[tuple[str, bytes]]:
        text = spoiled_text([json.dumps(BODIES[path])]).map(written)
        body = spoiled_json([BODIES[path]]).map(lambda one: dumped(one).encode()) | text
        return st.tuples(st.just(path), body)

    what = st.sampled_from(sorted(BODIES)).flatmap(spoiled)
    fuzz(what, lambda one: check(table, *one), seed, EXAMPLES)


def test_no_body_is_forgotten(table: Made) -> None:
    described = http(table.address, "GET", "/api/openapi.json").body["paths"]
    read = {path for path, methods in described.items() if "requestBody" in methods.get("post", {})}
    with_one = {path.replace("arkadia", "{game}").replace("archon", "{game}") for path in BODIES}
    assert {path.replace("{id}", "{}") for path in read} == with_one
