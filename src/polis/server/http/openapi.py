"""The description of the HTTP interface in OpenAPI, made from the types of the protocol."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from polis import __version__
from polis.core.texts.catalogue import LANGUAGES
from polis.server.http.answers import answer
from polis.server.protocol.api import (
    accounts,
    boxes,
    games,
    hints,
    hooks,
    lessons,
    lists,
    new_tables,
    notices,
    preparing,
    questions,
    replay,
    seats,
)
from polis.server.protocol.api.problems import Problem
from polis.server.protocol.tables import TableHead

REFERENCES: Final = "#/components/schemas/{name}"
ANYTHING: Final = dict[str, Any]
WHOLE: Final = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
SEAT: Final = {"seat": WHOLE}
LANGUAGE: Final = {"language": {"enum": list(LANGUAGES)}}
QUESTION: Final = {"question": {"type": "string"}}


class Operation(NamedTuple):
    """A path and a method.

    answer: the type of the answer, str for plain text; query: schemas of the query; owner: whether a
    token is needed.
    """

    method: str
    path: str
    summary: str
    answer: Any
    status: int = 200
    body: Any = None
    query: Mapping[str, Any] = {}
    owner: bool = False


TABLE: Final = "/api/tables/{id}"
ACCOUNT: Final = "/api/account"
OPERATIONS: Final[Sequence[Operation]] = (
    Operation("get", "/api/openapi.json", "This description", ANYTHING),
    Operation("get", "/api/config", "The games with their options and bots", games.Config),
    Operation("post", "/api/preparing", "What is being compiled; what is chosen comes first",
              preparing.Preparation, 200, preparing.Chosen),
    Operation("get", "/api/games/{game}", "A game with its box and its rules", games.GameDetail),
    Operation("get", "/api/games/{game}/components", "Its component file, as TOML", str),
    Operation("post", "/api/games/{game}/components", "Another one, checked and drawn", boxes.BoxCheck, 200,
              boxes.BoxFile),
    Operation("get", "/api/games/{game}/text/{language}", "The names of its things, in Fluent", str),
    Operation("get", "/api/games/{game}/lesson", "The guided first game", lessons.LessonInfo),
    Operation("post", "/api/games/{game}/lesson", "A table for it", new_tables.NewTableReply, 201,
              lessons.NewLesson),
    Operation("post", "/api/tables", "Make a table; keep the tokens", new_tables.NewTableReply, 201,
              new_tables.NewTable),
    Operation("get", "/api/tables", "The tables that anybody may find", lists.Listed),
    Operation("get", TABLE, "One table", TableHead),
    Operation("get", f"{TABLE}/game", "Its game, with its box", games.GameDetail),
    Operation("get", f"{TABLE}/box", "The component file of its box", str),
    Operation("post", f"{TABLE}/hint", "What a strong bot would do", hints.Hint, 200, hints.AskHint,
              owner=True),
    Operation("post", f"{TABLE}/seats", "Take an open seat", seats.SeatKey, 201, seats.TakeSeat),
    Operation("post", f"{TABLE}/ready", "Be ready, with a text for the shuffle", ANYTHING, 200,
              seats.BeReady, owner=True),
    Operation("get", f"{TABLE}/positions/{{ply}}", "A position of the game so far",
              replay.PositionAt, query=SEAT, owner=True),
    Operation("get", f"{TABLE}/positions/{{ply}}/text", "The same drawn with letters", str,
              query=SEAT | LANGUAGE, owner=True),
    Operation("get", f"{TABLE}/positions/{{ply}}/answers", "Questions about it, answered in words",
              questions.Answered, query=SEAT | LANGUAGE | QUESTION, owner=True),
    Operation("get", f"{TABLE}/record", "The record, when the game is over", ANYTHING, owner=True),
    Operation("post", f"{TABLE}/verify", "Play the record again and compare", replay.Verdict,
              owner=True),
    Operation("get", f"{TABLE}/scores", "What the seats of a finished game stood at, by ply", replay.Scores,
              owner=True),
    Operation("post", f"{TABLE}/branches", "A private copy of a finished game from a ply on",
              new_tables.NewTableReply, 201, replay.Branch, query=SEAT, owner=True),
    Operation("post", f"{TABLE}/rematch", "The same seats again", new_tables.NewTableReply, 201,
              new_tables.Rematch, owner=True),
    Operation("post", "/api/mine", "The tables of which one holds seats", lists.MyTables, 200,
              lists.Mine, owner=True),
    Operation("get", f"{TABLE}/hooks", "The webhooks of a seat", ANYTHING, query=SEAT, owner=True),
    Operation("post", f"{TABLE}/hooks", "Tell a program what happens to a seat", hooks.HookSecret, 201,
              hooks.NewHook, owner=True),
    Operation("post", f"{TABLE}/hooks/remove", "Tell a program nothing more", ANYTHING, 200,
              hooks.OldHook, owner=True),
    Operation("post", "/api/notices/follow", "Tell a browser about its seats", ANYTHING, 200,
              notices.Follow, owner=True),
    Operation("post", "/api/notices/unfollow", "Tell a browser nothing more", ANYTHING, 200,
              notices.Unfollow),
    Operation("post", "/api/accounts", "Make an account", accounts.Session, 201, accounts.Credentials),
    Operation("post", "/api/sessions", "Sign a device in", accounts.Session, 201, accounts.Credentials),
    Operation("post", "/api/sessions/reset", "A new password, by a link of the host", accounts.Session,
              201, accounts.NewByLink),
    Operation("get", ACCOUNT, "The account of a device", accounts.AccountInfo, owner=True),
    Operation("post", f"{ACCOUNT}/claim", "Add seats to it", accounts.AccountInfo, 200, lists.Mine,
              owner=True),
    Operation("post", f"{ACCOUNT}/password", "Another password", ANYTHING, 200, accounts.NewPassword,
              owner=True),
    Operation("post", f"{ACCOUNT}/sign-out", "Sign this device out", ANYTHING, owner=True),
    Operation("post", f"{ACCOUNT}/sign-out-everywhere", "Sign all devices out", ANYTHING,
              owner=True),
    Operation("post", f"{ACCOUNT}/delete", "Forget the account", ANYTHING, 200, accounts.OwnPassword,
              owner=True),
)  # fmt: skip


async def description(_request: Request) -> Response:
    """Answer with the description."""
    return answer(document())


@cache
def document() -> dict[str, Any]:
    """Return the OpenAPI document."""
    types = [kind for one in OPERATIONS for kind in (one.answer, one.body) if is_named(kind)]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCES)
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method] = operation(one)
    token = {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a seat or of a device.",
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Polis", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"seat": token}},
    }


def is_named(kind: Any) -> bool:
    """Whether it is a type of the protocol."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def operation(one: Operation) -> dict[str, Any]:
    """Return the description of an operation; refusals have the type Problem."""
    problem = {"description": "Not done, and why", "content": content(Problem)}
    described: dict[str, Any] = {
        "summary": one.summary,
        "operationId": operation_id(one),
        "parameters": [*in_path(one.path), *in_query(one.query)],
        "responses": {
            str(one.status): {"description": one.summary, "content": content(one.answer)},
            "4XX": problem,
        },
    }
    if one.body is not None:
        described["requestBody"] = {"required": True, "content": content(one.body)}
    if one.owner:
        described["security"] = [{"seat": []}, {}]
    return described


def operation_id(one: Operation) -> str:
    """Return the id of an operation, such as `get_tables_id_positions_ply`."""
    parts = one.path.removeprefix("/api/").replace(".", "/").split("/")
    return "_".join([one.method, *(part.strip("{}") for part in parts)])


def in_path(path: str) -> list[dict[str, Any]]:
    """Return the parameters in a path."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    schemas: dict[str, Any] = {"ply": WHOLE}
    return [
        {"name": name, "in": "path", "required": True,
         "schema": schemas.get(name, {"type": "string", "minLength": 1})}
        for name in names
    ]  # fmt: skip


def in_query(query: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the parameters of a query."""
    return [{"name": name, "in": "query", "schema": schema} for name, schema in query.items()]


def content(kind: Any) -> dict[str, Any]:
    """Return the schema of a body: plain text, or JSON of a type."""
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCES)
    return {"application/json": {"schema": schema}}
