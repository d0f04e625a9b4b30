"""An endpoint of the HTTP interface, declared once: its route and its description in OpenAPI derive from it."""

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from polis import __version__
from polis.server.endpoints.requests import body_of
from polis.server.endpoints.responses import Problem, answer

Method: TypeAlias = Literal["GET", "POST"]
Schema: TypeAlias = Mapping[str, Any]
Handler: TypeAlias = Callable[..., Awaitable[object]]

WHOLE: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
SEAT: Final[Mapping[str, Schema]] = {"seat": WHOLE}
TABLE: Final = "/api/tables/{id}"


class Done(msgspec.Struct, frozen=True):
    """The answer to a request that needs none."""


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, and the handler that answers.

    The first line of the handler's docstring is the summary. The handler takes the request and, if
    it has a second parameter, the body of that type. It returns the answer, or a `Response`: plain
    text, or JSON of the type `returns`. query: schemas of its parameters; token: whether only a seat
    or a device may ask.
    """

    method: Method
    path: str
    handler: Handler
    status: int = 200
    query: Mapping[str, Schema] = field(default_factory=dict)
    token: bool = False
    returns: type | None = None

    @property
    def summary(self) -> str:
        """Return what it does, in one line."""
        return (inspect.getdoc(self.handler) or "").partition("\n")[0].rstrip(".")

    @cached_property
    def _types(self) -> list[Any]:
        """The types of the handler's parameters and of its result."""
        hints = get_type_hints(self.handler, include_extras=True)
        names = [*inspect.signature(self.handler).parameters, "return"]
        return [hints[name] for name in names]

    @property
    def body(self) -> Any:
        """Return the type of the body; None if it has none."""
        return self._types[1] if len(self._types) == 3 else None

    @property
    def answer(self) -> Any:
        """Return the type of the answer, `str` for plain text."""
        found = self.returns or self._types[-1]
        return str if found is Response else found

    @property
    def route(self) -> Route:
        """Return the route that serves it."""
        body = self.body

        async def serve(request: Request) -> Response:
            given = () if body is None else (await body_of(request, body),)
            done = await self.handler(request, *given)
            return done if isinstance(done, Response) else answer(done, self.status)

        return Route(self.path, serve, methods=[self.method])


REFERENCES: Final = "#/components/schemas/{name}"


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI document."""
    types = [kind for one in endpoints for kind in (one.answer, one.body) if is_named(kind)]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template=REFERENCES)
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one)
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


def operation(one: Endpoint) -> dict[str, Any]:
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
    if one.token:
        described["security"] = [{"seat": []}, {}]
    return described


def operation_id(one: Endpoint) -> str:
    """Return the id of an operation, such as `get_tables_id_positions_ply`."""
    parts = one.path.removeprefix("/api/").replace(".", "/").split("/")
    return "_".join([one.method.lower(), *(part.strip("{}") for part in parts)])


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
    """Return the schema of a body: plain text, bytes, or JSON of a type."""
    if kind is bytes:
        return {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCES)
    return {"application/json": {"schema": schema}}
