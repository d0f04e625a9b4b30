"""Reading untrusted JSON: every field is validated, every fault is one sentence.

A `Part` knows its location (`game.json: "seed.secret"`), so the message can name it.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NoReturn, TypeAlias

from polis.core.texts.catalogue import Message, core_message
from polis.core.texts.errors import InvalidRecord

JsonValue: TypeAlias = "bool | int | float | str | list[JsonValue] | dict[str, JsonValue] | None"
JsonObject: TypeAlias = "dict[str, JsonValue]"


# Characters that move the cursor, change the writing direction or end a line on a screen.
UNPRINTABLE = "[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
HALF = "[\ud800-\udfff]"  # half a surrogate pair, which UTF-8 cannot encode


@dataclass(frozen=True, slots=True)
class Part:
    """A value inside a file: the value, the file's name and the path to it (empty: the whole)."""

    value: object
    file: str
    way: str = ""

    def refuse(self, wanted: Message) -> NoReturn:
        """Raise InvalidRecord, saying what the value must be and what it is."""
        parts = {"file": self.file, "wanted": wanted, "found": shown(self.value)}
        if self.way:
            raise InvalidRecord(core_message("field-wrong", way=self.way, **parts))
        raise InvalidRecord(core_message("field-wrong-whole", **parts))

    def fields(self, names: Iterable[str]) -> dict[str, "Part"]:
        """Return the fields of an object that has exactly these names."""
        if not isinstance(self.value, dict):
            self.refuse(core_message("want-object"))
        wanted = list(names)
        for name in wanted:
            if name not in self.value:
                raise InvalidRecord(
                    core_message("field-missing", file=self.file, way=self._inner(name))
                )
        for name in self.value:
            if name not in wanted:
                way = shown(self._inner(str(name)))
                raise InvalidRecord(core_message("field-unknown", file=self.file, way=way))
        return {name: Part(self.value[name], self.file, self._inner(name)) for name in wanted}

    def items(self) -> list["Part"]:
        """Return the items of a list."""
        if not isinstance(self.value, list):
            self.refuse(core_message("want-list"))
        return [
            Part(item, self.file, f"{self.way}[{index}]") for index, item in enumerate(self.value)
        ]

    def mapping(self) -> Mapping[str, object]:
        """Return an object with any field names; the caller checks them."""
        if not isinstance(self.value, dict):
            self.refuse(core_message("want-object"))
        return dict(self.value)

    def whole(self, low: int, high: int) -> int:
        """Return an integer within bounds; booleans are refused."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse(core_message("want-whole", low=str(low), high=str(high)))
        return value

    def matching(self, pattern: str, wanted: Message) -> str:
        """Return a text that fully matches a pattern."""
        if not isinstance(self.value, str) or not re.fullmatch(pattern, self.value):
            self.refuse(wanted)
        return self.value

    def text(self, low: int, high: int) -> str:
        """Return a text within length bounds that UTF-8 can encode, for programs, not a screen."""
        value = self.value
        if not isinstance(value, str) or not low <= len(value) <= high:
            self.refuse(core_message("want-text", low=str(low), high=str(high)))
        if re.search(HALF, value):
            self.refuse(core_message("want-printable"))
        return value

    def line(self, low: int, high: int) -> str:
        """Return a text within length bounds without characters that could disturb a screen."""
        value = self.text(low, high)
        if re.search(UNPRINTABLE, value):
            self.refuse(core_message("want-printable"))
        return value

    def _inner(self, name: str) -> str:
        """Return the path to a field of this part."""
        return f"{self.way}.{name}" if self.way else name


def repeatable(text: str, most: int = 40) -> str:
    """Return a text that a message may repeat: at most `most` characters, each safe on a screen."""
    clean = re.sub(UNPRINTABLE, "?", text)
    return clean if len(clean) <= most else f"{clean[: most - 1]}…"


def shown(value: object) -> str | Message:
    """Return a value that an error may repeat: short, and safe on a screen."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, dict):
        return core_message("found-object")
    if isinstance(value, list):
        return core_message("found-list", count=str(len(value)))
    if isinstance(value, str):
        return f'"{repeatable(value)}"'
    if isinstance(value, int) and abs(value) >= 10**12:
        return core_message("found-huge")
    return repr(value)
