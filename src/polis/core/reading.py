"""Reading JSON that somebody else wrote: every field checked, every fault one sentence.

A `Part` knows where it stands (`game.json: "seed.secret"`), so the sentence can say so.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from polis.core.errors import InvalidRecord

# Signs that would move the cursor, turn the writing round or end a line on somebody's screen.
UNPRINTABLE = "[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"


@dataclass(frozen=True, slots=True)
class Part:
    """A value inside a file: the value, the file's name and the way to it (empty: the whole)."""

    value: object
    file: str
    way: str = ""

    def refuse(self, wanted: str) -> NoReturn:
        """Raise InvalidRecord: what the value has to be, and what it is."""
        name = f'"{self.way}"' if self.way else "the file"
        raise InvalidRecord(f"{self.file}: {name} must be {wanted}, not {shown(self.value)}.")

    def fields(self, names: Iterable[str]) -> dict[str, "Part"]:
        """The parts of an object that has exactly these names."""
        if not isinstance(self.value, dict):
            self.refuse("an object")
        wanted = list(names)
        for name in wanted:
            if name not in self.value:
                raise InvalidRecord(f'{self.file}: "{self._inner(name)}" is missing.')
        for name in self.value:
            if name not in wanted:
                raise InvalidRecord(
                    f"{self.file}: {shown(self._inner(str(name)))} is not a field of a record."
                )
        return {name: Part(self.value[name], self.file, self._inner(name)) for name in wanted}

    def items(self) -> list["Part"]:
        """The parts of a list."""
        if not isinstance(self.value, list):
            self.refuse("a list")
        return [
            Part(item, self.file, f"{self.way}[{index}]") for index, item in enumerate(self.value)
        ]

    def mapping(self) -> Mapping[str, object]:
        """An object with any names; whoever knows them checks them."""
        if not isinstance(self.value, dict):
            self.refuse("an object")
        return dict(self.value)

    def whole(self, low: int, high: int) -> int:
        """A whole number within bounds; true and false are none."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.refuse(f"a whole number from {low} to {high}")
        return value

    def matching(self, pattern: str, wanted: str) -> str:
        """A text that fits a pattern as a whole."""
        if not isinstance(self.value, str) or not re.fullmatch(pattern, self.value):
            self.refuse(wanted)
        return self.value

    def line(self, low: int, high: int) -> str:
        """A text of some length without signs that could upset a screen."""
        value = self.value
        if not isinstance(value, str) or not low <= len(value) <= high:
            self.refuse(f"a text of {low} to {high} characters")
        if re.search(UNPRINTABLE, value):
            self.refuse("a text without control characters")
        return value

    def _inner(self, name: str) -> str:
        """The way to a field of this part."""
        return f"{self.way}.{name}" if self.way else name


def shown(value: object) -> str:
    """A value as an error may repeat it: short, and safe on a screen."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, str):
        clean = re.sub(UNPRINTABLE, "?", value)
        return f'"{clean}"' if len(clean) <= 40 else f'"{clean[:39]}…"'
    if isinstance(value, int) and abs(value) >= 10**12:
        return "a huge number"
    return repr(value)
