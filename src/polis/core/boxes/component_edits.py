"""A component file as a list of values, and the same file with one of them changed.

A value is whatever carries one provenance: a number, a text, a list, or something written as one
table, such as a price or a card. Everything else in the file, including comments and order, is
preserved.
"""

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Any, Final

from polis.core.boxes.components import CONTROL, ComponentText, load_components, place_name, scanned
from polis.core.boxes.provenance import Origins, Provenance, alone, is_own
from polis.core.boxes.toml_places import Where
from polis.core.texts.errors import InvalidComponents

DEEPEST: Final = 6  # nesting depth of lists and tables in a value
MOST_SOURCE: Final = 300  # characters
MOST_DIGITS: Final = 10**15  # integers that every JSON reader keeps exactly
KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
NAMING: Final = ("game", "id", "title")  # not part of the box, so without provenance


@dataclass(frozen=True)
class Value:
    """A value of a component file: its name (`camps.count`), value, line and provenance."""

    name: str
    value: Any
    line: int
    origin: Provenance


class NoSuchValue(InvalidComponents):
    """No value of the file has this name."""


def values_of(file: ComponentText) -> list[Value]:
    """Return the values of a file in order; InvalidComponents if it is not a component file."""
    read = load_components(file)
    origins = _by_place(read.origins())
    written, scanner = scanned(file.text, file.name)
    return [
        Value(
            place_name(where),
            alone(value, _as_json),
            scanner.lines[where],
            _origin(file.name, origins, where),
        )
        for where, value in _leaves(written, scanner.spans)
        if where in scanner.spans
    ]


def changed(file: ComponentText, name: str, value: Any, source: str) -> ComponentText:
    """Return the file with one value replaced and `source` as its provenance.

    Raises NoSuchValue, or InvalidComponents for a value that a component file cannot hold. Does not
    check that the resulting box is possible.
    """
    if not source.strip() or len(source) > MOST_SOURCE or CONTROL.search(source):
        wrong = "the words on where it is from cannot be kept"
        raise InvalidComponents(f"{file.name}: {wrong}; write 1 to {MOST_SOURCE} signs on one line")
    if name in NAMING:
        return _put(file, name, _toml(file, value))
    own = f'{{ value = {_toml(file, value)}, label = "source", source = {_text(source)} }}'
    return _put(file, name, own)


def restored(file: ComponentText, name: str, original: ComponentText) -> ComponentText:
    """Return the file with a value restored from another file; raises NoSuchValue."""
    begin, end = _span(original, name)
    return _put(file, name, original.text[begin:end])


def _put(file: ComponentText, name: str, words: str) -> ComponentText:
    begin, end = _span(file, name)
    return ComponentText(file.name, file.text[:begin] + words + file.text[end:])


def _span(file: ComponentText, name: str) -> tuple[int, int]:
    written, scanner = scanned(file.text, file.name)
    naming = [(key,) for key in NAMING if key in written]
    for where in (*naming, *(where for where, _ in _leaves(written, scanner.spans))):
        if place_name(where) == name and where in scanner.spans:
            return scanner.spans[where]
    raise NoSuchValue(f"{file.name}: there is no value '{name[:80]}'; name one of the file")


def _leaves(written: dict[str, Any], spans: Container[Where]) -> Iterator[tuple[Where, Any]]:
    """Yield the places and values of a file as written."""
    for key, value in written.items():
        if isinstance(value, dict | list):
            yield from _leaf((key,), value, spans)


def _leaf(where: Where, value: Any, spans: Container[Where]) -> Iterator[tuple[Where, Any]]:
    if isinstance(value, dict) and not (where in spans and _is_one(value)):
        for key, inside in value.items():
            if key not in ("label", "source"):
                yield from _leaf((*where, key), inside, spans)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for position, item in enumerate(value):
            yield from _leaf((*where, position), item, spans)
    else:
        yield where, value


def _is_one(table: Any) -> bool:
    """Whether a table has a single provenance, its own or an inherited one."""
    if isinstance(table, list):
        return not any(is_own(item) or not _is_one(item) for item in table)
    if not isinstance(table, dict):
        return True
    if is_own(table):
        return True
    return table.keys().isdisjoint(("label", "source")) and not any(
        is_own(inside) or not _is_one(inside) for inside in table.values()
    )


def _by_place(origins: Origins) -> dict[str, Provenance]:
    """Return the provenances by the names of values and of the tables around them."""
    known: dict[str, Provenance] = {}
    for name, origin in origins.pairs:
        for sign in re.finditer(r"[.\[]|$", name):
            known.setdefault(name[: sign.start()], origin)
    return known


def _origin(file: str, known: dict[str, Provenance], where: Where) -> Provenance:
    """Return the provenance of a value or of what encloses it; InvalidComponents if none."""
    for length in range(len(where), 0, -1):
        if place_name(where[:length]) in known:
            return known[place_name(where[:length])]
    wrong = f"'{place_name(where)[:80]}' has no source"
    raise InvalidComponents(f"{file}: {wrong}; write label and source beside it or around it")


def _as_json(value: Any) -> Any:
    """Return a text, number or boolean in a form JSON can hold."""
    is_kept = isinstance(value, str | bool) or (isinstance(value, int) and abs(value) < MOST_DIGITS)
    return value if is_kept else str(value)[:40]


def _toml(file: ComponentText, value: Any, depth: int = 0) -> str:
    """Write a value on one line."""
    if depth > DEEPEST:
        raise InvalidComponents(f"{file.name}: lists in too many lists; {DEEPEST} can be read")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) < MOST_DIGITS:
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(_toml(file, item, depth + 1) for item in value)}]"
    if isinstance(value, dict) and all(KEY.fullmatch(key) for key in value):
        items = (f"{key} = {_toml(file, item, depth + 1)}" for key, item in value.items())
        return f"{{ {', '.join(items)} }}" if value else "{}"
    wrong = "this is no value of a component file"
    raise InvalidComponents(f"{file.name}: {wrong}; write whole numbers, texts, lists and tables")


def _text(text: str) -> str:
    """Write a text as TOML."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    escaped = re.sub(r"[\x00-\x1f\x7f]", lambda sign: f"\\u{ord(sign[0]):04x}", escaped)
    return f'"{escaped}"'
