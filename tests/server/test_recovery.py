"""A recovery code lets the owner of an account choose a new password, without a mail and without the host."""

import re
from collections.abc import Iterator

import pytest

from polis.server.accounts.recovery import new_code, read_code
from tests.server.people import PASSWORD, account, sign_in, sign_up
from tests.server.player import Answer, http
from tests.server.serving import served

NEW = "quite another one"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with served(str(tmp_path_factory.mktemp("recovery") / "polis.sqlite3")) as one:
        yield one


def code_of(address: str, session: str, password: str) -> Answer:
    """Ask for a code."""
    return http(address, "POST", "/api/account/recovery", {"password": password}, session)


def choose(address: str, code: str, password: str = NEW) -> Answer:
    """A new password with a code."""
    return http(address, "POST", "/api/sessions/reset", {"link": code, "password": password})


def test_a_code_chooses_a_new_password_once_and_signs_all_devices_out(address: str) -> None:
    session = sign_up(address, "Ada")
    code = code_of(address, session, PASSWORD).body["code"]
    assert re.fullmatch(r"([0-9A-Z]{5}-){3}[0-9A-Z]{5}", code)
    assert choose(address, code, "password123").body["code"] == "password-common"
    typed = f" {code.lower().replace('-', ' ').replace('1', 'l').replace('0', 'o')} "
    assert choose(address, typed).status == 201
    assert choose(address, code).body["code"] == "code-wrong"
    assert account(address, "", session).status == 401
    assert sign_in(address, "Ada", NEW).status == 201


def test_a_newer_code_makes_the_earlier_one_void(address: str) -> None:
    session = sign_up(address, "Ben")
    first = code_of(address, session, PASSWORD).body["code"]
    second = code_of(address, session, PASSWORD).body["code"]
    assert choose(address, first).body["code"] == "code-wrong"
    assert choose(address, second).status == 201


def test_only_the_password_makes_a_code(address: str) -> None:
    session = sign_up(address, "Cleo")
    assert code_of(address, session, "not the password").body["code"] == "wrong-password"
    assert code_of(address, "no session", PASSWORD).status == 401


def test_what_is_no_code_is_taken_for_a_link() -> None:
    assert read_code("") == read_code("7KQ2M") == read_code("x" * 32) == ""
    assert all(len(read_code(new_code())) == 20 for _ in range(50))
    assert read_code("ilo00-aaaaa-bbbbb-ccccc") == "11000AAAAABBBBBCCCCC"
