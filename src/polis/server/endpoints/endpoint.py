"""An endpoint of the HTTP interface, declared once: its route and its description derive from it."""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from polis.server.endpoints.requests import body_of
from polis.server.endpoints.responses import answer

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
