"""The line of every value in a TOML text."""

import re
import tomllib
from bisect import bisect_left
from typing import TypeAlias

Where: TypeAlias = tuple[str | int, ...]
"""A place in the file: keys from the outside in, and list positions counted from 0."""


class Scanner:
    """Find the line of every key and list item of a text known to be valid TOML.

    lines: the line of each place, from 1.

    tomllib keeps no positions, and an error without a line number is of little use in a file of two
    hundred lines.
    """

    blank = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
    string = re.compile(
        r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL
    )
    scalar = re.compile(r"[^,\]}\n#]*")
    key = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|[A-Za-z0-9_-]+')

    def __init__(self, text: str) -> None:
        """Take a text; `scan` reads it."""
        self.text = text
        self.here = 0
        self.lines: dict[Where, int] = {(): 1}
        self._ends = [found.start() for found in re.finditer("\n", text)]  # ends of lines
        self.counts: dict[Where, int] = {}

    def scan(self) -> None:
        """Read the whole text."""
        table: Where = ()
        self.skip()
        while self.here < len(self.text):
            table = self.header() if self.text[self.here] == "[" else self.pair(table)
            self.skip()

    def skip(self) -> None:
        """Skip blanks and comments."""
        self.take(self.blank)

    def take(self, pattern: re.Pattern[str]) -> str:
        """Consume and return what matches a pattern, or else one character."""
        found = pattern.match(self.text, self.here)
        taken = found[0] if found else self.text[self.here]
        self.here += len(taken)
        return taken

    def mark(self, where: Where) -> None:
        """Record that a place begins here, unless it has begun before."""
        self.lines.setdefault(where, self.line_at(self.here))

    def line_at(self, here: int) -> int:
        """Return the line number of an offset in the text."""
        return bisect_left(self._ends, here) + 1

    def keys(self, end: str) -> list[str]:
        """Read a dotted key up to and including the character that ends it."""
        found: list[str] = []
        while True:
            self.skip()
            part = self.take(self.key)
            if part == end:
                return found
            if part != ".":
                found.append(tomllib.loads(f"k = {part}")["k"] if part[0] in "\"'" else part)

    def header(self) -> Where:
        """Read `[table]` or `[[table]]`; return its place."""
        is_item = self.text.startswith("[[", self.here)
        start, self.here = self.here, self.here + 1 + is_item
        names = self.keys("]")
        self.here, end = start, self.here
        table: Where = ()
        for depth, name in enumerate(names, start=1):
            table = (*table, name)
            if is_item and depth == len(names):
                self.counts[table] = self.counts.get(table, -1) + 1
            self.mark(table)
            if table in self.counts:
                table = (*table, self.counts[table])
        self.mark(table)
        self.here = end + is_item
        return table

    def pair(self, table: Where) -> Where:
        """Read `key = value` of a table; return that table."""
        start = self.here
        where = (*table, *self.keys("="))
        self.here, end = start, self.here
        self.mark(where)
        self.here = end
        self.value(where)
        return table

    def value(self, where: Where) -> None:
        """Read the value of a place."""
        self.skip()
        self.mark(where)
        opening = self.text[self.here]
        if opening in "\"'":
            self.take(self.string)
        elif opening == "[":
            self.inside("]", where)
        elif opening == "{":
            self.inside("}", where)
        else:
            self.take(self.scalar)

    def inside(self, closing: str, where: Where) -> None:
        """Read a list or an inline table with everything in it."""
        position = 0
        self.here += 1
        self.skip()
        while self.text[self.here] != closing:
            if self.text[self.here] == ",":
                self.here += 1
            elif closing == "]":
                self.value((*where, position))
                position += 1
            else:
                self.pair(where)
            self.skip()
        self.here += 1
