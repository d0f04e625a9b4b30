"""A seat goes from one device to another by a code: once, soon, and only from who has it."""

from collections.abc import Iterator

import pytest

from polis.server.live.handing import SECONDS, Handing
from tests.server.player import GREEDY, ME, OPEN, Made, Player, http, make
from tests.server.serving import served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with served(str(tmp_path_factory.mktemp("handing") / "polis.sqlite3")) as one:
        yield one


def handed(made: Made, token: str) -> str:
    """A code for the seat of a token."""
    answer = http(made.address, "POST", f"/api/tables/{made.id}/hand-on", {"token": token})
    assert answer.status == 201
    return str(answer.body["code"])


def refusal(made: Made, code: str) -> str:
    """Why a code gives nothing."""
    answer = http(made.address, "POST", f"/api/tables/{made.id}/take-over", {"code": code})
    assert answer.status >= 400
    return str(answer.body["code"])


def test_the_other_device_plays_on_and_the_code_is_used_up(address: str) -> None:
    made = make(address, [ME, GREEDY])
    code = handed(made, made.tokens[0])
    assert made.tokens[0] not in code
    answer = http(address, "POST", f"/api/tables/{made.id}/take-over", {"code": code})
    assert answer.body == {"seat": 0, "token": made.tokens[0]}
    with Player(Made(address, made.id, {0: answer.body["token"]})) as phone:
        phone.may_act(0)
    assert refusal(made, code) == "code-used"


def test_only_who_has_a_seat_gets_a_code(address: str) -> None:
    made, other = make(address, [ME, OPEN]), make(address, [ME, OPEN])
    for token in ("", "a guess", other.tokens[0]):
        answer = http(address, "POST", f"/api/tables/{made.id}/hand-on", {"token": token})
        assert answer.body["code"] == "not-yours"


def test_a_code_is_of_one_table_and_a_new_one_makes_it_void(address: str) -> None:
    made, other = make(address, [ME, OPEN]), make(address, [ME, OPEN])
    code = handed(made, made.tokens[0])
    assert refusal(other, code) == "code-used"
    assert refusal(made, "a guess") == "code-used"
    assert handed(made, made.tokens[0]) != code
    assert refusal(made, code) == "code-used"


def test_a_code_expires_and_is_forgotten() -> None:
    seconds = [0.0]
    handing = Handing(lambda: seconds[0])
    first, second = handing.new("a", 0, "token 0"), handing.new("a", 1, "token 1")
    seconds[0] = SECONDS - 1.0
    assert handing.use("a", first) == (0, "token 0")
    seconds[0] = SECONDS + 1.0
    assert handing.use("a", second) is None
    late = handing.new("b", 0, "token 2")
    assert handing.use("a", second) is None
    assert handing.use("b", late) == (0, "token 2")
