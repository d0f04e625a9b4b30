"""The description of the HTTP interface in OpenAPI, derived from the endpoints."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from polis import __version__
from polis.server.endpoints.endpoint import WHOLE, Endpoint
from polis.server.endpoints.responses import Problem

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
    """Return the schema of a body: plain text, or JSON of a type."""
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCES)
    return {"application/json": {"schema": schema}}
