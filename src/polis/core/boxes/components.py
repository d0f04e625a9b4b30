"""Component files: TOML in which every value has a provenance, read with precise errors.

A component file describes the contents of a game's box. Each table carries two keys besides its
values:

* `label`: `rulebook` (the rulebook says it), `source` (another publication says it) or
  `reconstructed` (devised for Polis because no source was found);
* `source`: one sentence that names the source, or how the value was reconstructed.

A nested table inherits both unless it carries its own. The values at the top of the file (its id
and title) name the file itself and need neither. A single value can carry its own provenance, too:
`{ value = 8, label = "...", source = "..." }` stands for 8.

Every fault is raised as `InvalidComponents` with one sentence of the form
`FILE, line N: what is wrong; what would be right`.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from polis.core.boxes.provenance import (
    LABELS,
    Origins,
    Provenance,
    alone,
    is_own,
)
from polis.core.boxes.toml_places import Scanner, Where
from polis.core.texts.errors import InvalidComponents

MOST_DOTS: Final = 100  # per line

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")

TYPE_NAMES = {bool: "true or false", int: "a whole number", str: "a text", list: "a list"}


@dataclass(frozen=True)
class ComponentText:
    """A component file that is not on disk. name: how errors refer to it."""

    name: str
    text: str

    def read_bytes(self) -> bytes:
        """Return the content."""
        return self.text.encode("utf-8", "surrogatepass")

    def __str__(self) -> str:
        """Return the name."""
        return self.name


BoxSource: TypeAlias = Path | ComponentText
"""Where a box is read from."""


@dataclass(frozen=True)
class ComponentFile:
    """A component file as read: its values, the line of each, and the hash of its bytes.

    data: the values alone; written: the values as written, some with a provenance of their own.

    The readers (`table`, `integer`, `text`, `choice`, `flag`, `items`, `square`) return a value of
    the right type and range, or raise InvalidComponents naming the line.
    """

    name: str
    sha256: str
    data: Mapping[str, object]
    lines: Mapping[Where, int]
    written: Mapping[str, object]

    def line(self, where: Where) -> int:
        """Return the line (from 1) of a place, or of the nearest enclosing place."""
        while where and where not in self.lines:
            where = where[:-1]
        return self.lines.get(where, 1)

    def fault(self, where: Where, wrong: str, right: str) -> InvalidComponents:
        """Build (do not raise) the error for a place: what is wrong, and what would be right."""
        return InvalidComponents(f"{self.name}, line {self.line(where)}: {wrong}; {right}")

    def at(self, where: Where) -> object:
        """Return the value at a place that is known to exist."""
        value: object = self.data
        for step in where:
            value = cast("dict[str | int, object]", value)[step]
        return value

    def table(self, where: Where, keys: tuple[str, ...]) -> None:
        """Check that a place is a table with exactly these keys, besides label and source."""
        value = self.at(where)
        if not isinstance(value, dict):
            raise self.fault(where, f"{place_name(where)} is {shown(value)}", "it must be a table")
        allowed = (*keys, "label", "source") if where else keys
        for key in value:
            if key not in allowed:
                raise self._unknown(where, str(key), keys)
        for key in keys:
            if key not in value:
                place = f"{place_name(where)} has" if where else "the file has"
                raise self.fault(
                    where, f"{place} no '{key}'", f"add it: {', '.join(keys)} belong here"
                )

    def _unknown(self, where: Where, key: str, keys: tuple[str, ...]) -> InvalidComponents:
        near = get_close_matches(key, keys, n=1)
        right = f"did you mean '{near[0]}'?" if near else f"allowed are {', '.join(keys)}"
        return self.fault((*where, key), f"unknown key {shown(place_name((*where, key)))}", right)

    def _typed(self, where: Where, kind: type) -> object:
        value = self.at(where)
        if type(value) is not kind:
            wrong = f"{place_name(where)} is {shown(value)}"
            raise self.fault(where, wrong, f"it must be {TYPE_NAMES[kind]}")
        return value

    def integer(self, where: Where, low: int, high: int) -> int:
        """Read an integer from low to high, inclusive."""
        value = cast("int", self._typed(where, int))
        if not low <= value <= high:
            right = f"it must be {low}" if low == high else f"it must be from {low} to {high}"
            raise self.fault(where, f"{place_name(where)} is {shown(value)}", right)
        return value

    def text(self, where: Where) -> str:
        """Read a non-empty, single-line text; control characters are refused."""
        value = cast("str", self._typed(where, str))
        if not value.strip():
            raise self.fault(where, f"{place_name(where)} is empty", "it must hold a text")
        if CONTROL.search(value):
            wrong = f"{place_name(where)} holds a line break or another control character"
            raise self.fault(where, wrong, "it must be plain text on one line")
        return value

    def choice(self, where: Where, options: tuple[str, ...]) -> str:
        """Read one of the given texts."""
        value = self.text(where)
        if value not in options:
            right = f"it must be one of {', '.join(options)}"
            raise self.fault(where, f"{place_name(where)} is {shown(value)}", right)
        return value

    def flag(self, where: Where) -> bool:
        """Read true or false."""
        return cast("bool", self._typed(where, bool))

    def items(self, where: Where, count: int | None = None) -> range:
        """Check that a place is a list (of `count` items, if given); return its indices."""
        value = cast("list[object]", self._typed(where, list))
        if count is not None and len(value) != count:
            right = f"there must be {count}"
            raise self.fault(where, f"{place_name(where)} has {len(value)} items", right)
        return range(len(value))

    def square(self, where: Where, rows: int, columns: int) -> tuple[int, int]:
        """Read [row, column], counted from 1 in the file; return them counted from 0."""
        value = self.at(where)
        right = f"it must be [row, column] from [1, 1] to [{rows}, {columns}]"
        if not (isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value)):
            raise self.fault(where, f"{place_name(where)} is {shown(value)}", right)
        row, column = value
        if not (1 <= row <= rows and 1 <= column <= columns):
            raise self.fault(where, f"{place_name(where)} is {shown(value)}", right)
        return row - 1, column - 1

    def origins(self) -> Origins:
        """Return the provenance of every value; raises InvalidComponents if one has none."""
        if self.data is not self.written:
            return replace(self, data=self.written).origins()
        return Origins(tuple(self._origins((), self.written, None)))

    def _origins(
        self, where: Where, table: Mapping[str, object], around: Provenance | None
    ) -> Iterator[tuple[str, Provenance]]:
        if where and ("label" in table or "source" in table):
            around = self._provenance(where, table)
        for key, value in table.items():
            place = (*where, key)
            if not where and not isinstance(value, dict | list):
                continue
            if where and key in ("label", "source"):
                continue
            yield from self._origin_of(place, value, around)

    def _origin_of(
        self, where: Where, value: object, around: Provenance | None
    ) -> Iterator[tuple[str, Provenance]]:
        if isinstance(value, dict) and not (around and _is_plain(value)):
            yield from self._origins(where, value, around)
        elif _is_list_of_tables(value):
            for position, item in enumerate(cast("list[object]", value)):
                yield from self._origin_of((*where, position), item, around)
        elif around is None:
            wrong = f"{place_name(where)} does not say where it is from"
            raise self.fault(where, wrong, "its table needs the keys label and source")
        else:
            yield place_name(where), around

    def _provenance(self, where: Where, table: Mapping[str, object]) -> Provenance:
        for key in ("label", "source"):
            if key not in table:
                wrong = f"{place_name(where)} has no '{key}'"
                raise self.fault(where, wrong, "label and source belong together")
        label = self.choice((*where, "label"), LABELS)
        return Provenance(label, self.text((*where, "source")))


def _is_plain(table: Mapping[str, object]) -> bool:
    """Whether a table is one value in parts ({red = 3, ...}) rather than a section."""
    return not any(
        key in ("label", "source") or isinstance(value, dict) or _is_list_of_tables(value)
        for key, value in table.items()
    )


def _is_list_of_tables(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def place_name(where: Where) -> str:
    """Name a place as a person would, with positions from 1: `first_game.building[2].form`."""
    text = ""
    for step in where:
        text += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def shown(value: object) -> str:
    """Format a value for use in a sentence: on one line and not too long."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, int) and abs(value) >= 10**18:
        return "a number of 19 digits or more"
    text = f"'{' '.join(value.split())}'" if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else f"{text[:60]}..."


def load_components(path: BoxSource | Traversable, name: str | None = None) -> ComponentFile:
    """Read a component file.

    `name` is how errors refer to the file, by default its path. Raises InvalidComponents if the
    file cannot be read or is not UTF-8 or not TOML.
    """
    name = name or str(path)
    try:
        raw = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        text = f"{name}: cannot be read ({reason}); give the path of a component file"
        raise InvalidComponents(text) from None
    text = _decoded(raw, name)
    written, scanner = scanned(text, name)
    data = cast("dict[str, object]", alone(written))
    lines = {_place_alone(where, written): line for where, line in scanner.lines.items()}
    return ComponentFile(name, hashlib.sha256(raw).hexdigest(), data, lines, written)


def scanned(text: str, name: str) -> tuple[dict[str, Any], Scanner]:
    """Parse a text as TOML and locate its values; raises InvalidComponents."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:  # a key of thousands of parts takes minutes to parse
            wrong = f"more than {MOST_DOTS} dots"
            raise InvalidComponents(f"{name}, line {number}: {wrong}; write it on several lines")
    try:
        written = tomllib.loads(text)
        scanner = Scanner(text)
        scanner.scan()
    except (ValueError, RecursionError) as error:  # RecursionError: nested too deeply
        raise _not_toml(name, text, str(error)) from None
    return written, scanner


def _place_alone(where: Where, written: object) -> Where:
    """Convert a place in the values as written to the place in the values alone."""
    place: list[str | int] = []
    for step in where:
        if not (is_own(written) and step == "value"):
            place.append(step)
        written = cast("Any", written)[step]
    return tuple(place)


def _decoded(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        text = f"{name}, line {line}: a byte that is no UTF-8; save the file as UTF-8 text"
        raise InvalidComponents(text) from None


def _not_toml(name: str, text: str, reason: str) -> InvalidComponents:
    found = re.search(r" \(at line (\d+), column \d+\)$", reason)
    line = int(found[1]) if found else text.count("\n") + 1
    wrong = re.sub(r" \(at .*\)$", "", reason)
    return InvalidComponents(f"{name}, line {line}: this is no TOML ({wrong}); correct its syntax")
