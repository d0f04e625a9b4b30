"""The server's messages as TypeScript: web/src/protocol/messages.ts, made from the Structs.

    python tools/protocol_types.py

Names and fields are those of src/polis/server/protocol. The file is not committed: what checks the types of the
client makes it first. To build or test the client needs none, since types are only left out then.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from polis.server.endpoints import ENDPOINTS
from polis.server.endpoints.responses import Problem
from polis.server.protocol import client_messages, position, server_messages, tables
from polis.server.table.commands import COMMANDS

ROOT: Final = Path(__file__).resolve().parents[1]
FILE: Final = ROOT / "web" / "src" / "protocol" / "messages.ts"

HEAD: Final = "// The server's messages as types: made from src/polis/server/protocol by tools/protocol_types.py."
CLIENT: Final = (
    "// ---- what the client sends over /ws/tables/{id} ------------------------------------------"
)
SERVER: Final = (
    "// ---- what the server sends ----------------------------------------------------------------"
)
HTTP: Final = "// ---- HTTP -----------------------------------------------------------------------------------"

PLAIN: Final[Mapping[Any, str]] = {
    str: "string", bytes: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown",
    object: "unknown",
}  # fmt: skip

# Types that have their own name in TypeScript.
NAMED: Final[Mapping[Any, str]] = {
    position.Language: "Language",
    position.Texts: "Texts",
    position.View: "View",
    tables.SeatKind: "SeatKind",
    tables.TableStatus: "TableStatus",
    tables.OfferKind: "Offer['kind']",
    tables.SeatWish: "SeatWish",
    tables.HeadChanges: "Partial<TableHead>",
}

# The file from top to bottom; texts are copied unchanged.
PARTS: Final[Sequence[str | type[Struct]]] = (
    HEAD,
    "",
    f"export type Language = {' | '.join(repr(code) for code in get_args(position.Language))};",
    "/** A text in all languages, or one that the page has worded itself. */",
    "export type Texts = Partial<Record<Language, string>>;",
    "/** A game's named fields, as documented in docs/specs; unknown things are null. */",
    "export type View = Record<string, unknown>;",
    "",
    "",
    position.Happened,
    "",
    position.Position,
    "",
    f"export type SeatKind = {' | '.join(map(repr, get_args(tables.SeatKind)))};",
    tables.SeatHead,
    "",
    tables.Clock,
    "",
    tables.Offer,
    "",
    tables.Result,
    "",
    "export type TableStatus = 'gathering' | 'playing' | 'paused' | 'over';",
    tables.BoxHead,
    tables.TableHead,
    "",
    tables.ChatLine,
    "",
    CLIENT,
    "export type ClientMessage =",
    "@client",
    "",
    SERVER,
    *server_messages.MESSAGES,
    "export type ServerMessage =",
    "@server",
    "",
    HTTP,
    "@wishes",
)


def parts() -> list[str | type[Struct]]:
    """The whole file: what all messages have, and the types of the endpoints, each after its parts."""
    found = list(PARTS)
    for endpoint in ENDPOINTS:
        for kind in (endpoint.body, endpoint.answer):
            _add(kind, found)
    return [*found, Problem]


def _add(hint: Any, found: list[str | type[Struct]]) -> None:
    """Add a type after the types of its fields, unless it is there or written without a name."""
    if not (isinstance(hint, type) and issubclass(hint, Struct)):
        for part in get_args(hint):
            _add(part, found)
    elif hint not in (*found, *NAMED) and hint.__struct_fields__ and not hint.__struct_config__.tag:
        for kind in (*hint.__bases__, *get_type_hints(hint).values()):
            _add(kind, found)
        found.append(hint)


def text() -> str:
    """The text of the file."""
    found = parts()
    return "\n".join(line for part in found for line in _lines(part, found)) + "\n"


def _lines(part: str | type[Struct], found: Sequence[object]) -> Iterator[str]:
    """The lines of one part."""
    if part == "@client":
        kinds: tuple[type[Struct], ...] = (*client_messages.MESSAGES, *COMMANDS)
        members = [f"  | {inline(kind)}" for kind in kinds]
        yield from _closed(members)
    elif part == "@server":
        yield from _closed([f"  | {kind.__name__}" for kind in server_messages.MESSAGES])
    elif part == "@wishes":
        wishes = " | ".join(inline(kind) for kind in get_args(tables.SeatWish))
        yield f"export type SeatWish = {wishes};"
    elif isinstance(part, str):
        yield part
    else:
        yield from interface(part, found)


def _closed(lines: list[str]) -> list[str]:
    return [*lines[:-1], f"{lines[-1]};"]


def interface(kind: type[Struct], found: Sequence[object]) -> Iterator[str]:
    """A struct as an interface; what it inherits from another one of the file it extends."""
    base = next((b for b in kind.__bases__ if b in found), None)
    inherited = set() if base is None else {name for name, _ in fields(base)}
    yield f"export interface {kind.__name__}{f' extends {base.__name__}' if base else ''} {{"
    for name, shown in fields(kind):
        if name.rstrip("?") not in {known.rstrip("?") for known in inherited}:
            yield f"  {name}: {shown};"
    yield "}"


def inline(kind: type[Struct]) -> str:
    """A struct as a type without a name."""
    return f"{{ {'; '.join(f'{name}: {shown}' for name, shown in fields(kind))} }}"


def fields(kind: type[Struct]) -> Iterator[tuple[str, str]]:
    """Name and type of each field, its tag first; optional fields have a `?`."""
    config = kind.__struct_config__
    if config.tag is not None:
        yield str(config.tag_field), f"'{config.tag}'"
    types = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        hint = types[field.name]
        mark = "" if field.required or kind is tables.Clock else "?"
        is_itself = kind is tables.Offer and field.name == "kind"
        words = _choices(hint) if is_itself else shown(hint)
        yield f"{field.encode_name}{mark}", words


def shown(hint: Any) -> str:
    """A type of Python as a type of TypeScript."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in NAMED or hint in PLAIN:
        return NAMED.get(hint) or PLAIN[hint]
    if origin is Annotated:
        return shown(args[0])
    if origin in (Union, UnionType):
        return _union(args)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    return _choices(hint) if origin is Literal else _container(origin, args)


def _choices(hint: Any) -> str:
    return " | ".join(f"'{value}'" for value in get_args(hint))


def _container(origin: Any, args: tuple[Any, ...]) -> str:
    """A list or a mapping."""
    if origin is dict:
        return f"Record<string, {shown(args[1])}>"
    if isinstance(origin, type) and issubclass(origin, Sequence):
        inner = shown(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    raise TypeError(f"no type of TypeScript for {origin}")


def _union(args: tuple[Any, ...]) -> str:
    """Alternatives; those of a named type under its name."""
    for named, name in NAMED.items():
        parts = get_args(named)
        if get_origin(named) in (Union, UnionType) and set(parts) <= set(args):
            others = [shown(arg) for arg in args if arg not in parts]
            return " | ".join([name, *others])
    return " | ".join(shown(arg) for arg in args)


def main() -> None:
    """Write the file, unless it says the same already: then nothing is older than it."""
    made = text()
    if not FILE.is_file() or FILE.read_text("utf-8") != made:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(made, "utf-8")


if __name__ == "__main__":
    main()
