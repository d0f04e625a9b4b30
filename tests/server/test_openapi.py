"""The HTTP interface is as it is described, whatever is sent to it."""

from collections.abc import Iterator
from typing import Any, Final

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from polis.server.endpoints import ENDPOINTS
from tests.server.player import GREEDY, ME, OPEN, Made, Player, http, make

FEW, MANY = 2, 25  # examples for each operation
HELD: Final = (
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
)


@pytest.fixture(scope="module")
def tables(any_server: str) -> list[Made]:
    """A waiting table, one being played and one whose game is over."""
    made = [make(any_server, [ME, OPEN], listed=True), make(any_server, [ME, GREEDY])]
    over = make(any_server, [GREEDY, GREEDY])
    with Player(over) as onlooker:
        while onlooker.table["status"] != "over":
            onlooker.hear()
    return [*made, over]


def operations(address: str) -> Iterator[Any]:
    """What the server says of itself, one operation after another."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


@pytest.mark.parametrize("examples", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
def test_nothing_that_is_sent_brings_a_fault_or_an_undescribed_answer(
    any_server: str, tables: list[Made], seed: int, examples: int
) -> None:
    known = st.sampled_from([None, *tables])
    count = 0
    for operation in operations(any_server):

        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=examples, database=None, suppress_health_check=list(HealthCheck)
        )
        @hypothesis.given(case=operation.as_strategy(), table=known)
        def try_one(case: Any, table: Made | None) -> None:
            nonlocal count
            count += 1
            if table is not None and "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = table.id
                token = table.tokens.get(0)
                if token is not None:
                    case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
            case.call_and_validate(checks=list(HELD))

        try_one()
    assert count >= len(ENDPOINTS)
    assert http(any_server, "GET", "/ready").body == {"ok": True}
