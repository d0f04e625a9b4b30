"""Provenance: where a value of a component file comes from, and how a drawing of it shows that."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from textwrap import fill
from typing import Any, Final, NamedTuple

from polis.core.texts.ansi import BOLD, WARNING, AnsiStyle

LABELS: Final = ("rulebook", "source", "reconstructed")
OWN: Final = frozenset({"value", "label", "source"})  # the keys of a value with its own provenance


class Provenance(NamedTuple):
    """Where a value comes from: one of `LABELS`, and the source in words."""

    label: str
    source: str


@dataclass(frozen=True)
class Origins(Mapping[str, Provenance]):
    """The provenance of every value by name (`board.rows`); read-only and hashable."""

    pairs: tuple[tuple[str, Provenance], ...]

    def __getitem__(self, name: str) -> Provenance:
        """Return the provenance of the value with this name; KeyError if there is none."""
        return dict(self.pairs)[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names in file order."""
        return (name for name, _ in self.pairs)

    def __len__(self) -> int:
        """Return the number of values that carry a provenance."""
        return len(self.pairs)


def is_own(value: object) -> bool:
    """Whether a value as written carries its own provenance."""
    return isinstance(value, dict) and value.keys() == OWN


def alone(value: object) -> object:
    """Return a value as written without its own provenance, recursively."""
    if isinstance(value, list):
        return [alone(item) for item in value]
    if not isinstance(value, dict):
        return value
    if is_own(value):
        return alone(value["value"])
    return {key: alone(item) for key, item in value.items()}


def without_provenance(value: object) -> Any:
    """Strip provenance from components: {value, label, source} becomes the value."""
    if isinstance(value, list):
        return [without_provenance(item) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {
        key: without_provenance(item)
        for key, item in value.items()
        if key not in ("label", "source")
    }
    return kept["value"] if set(kept) == {"value"} else kept


WIDTH: Final = 79
HEADING: Final = BOLD
RECONSTRUCTED: Final = WARNING


class ProvenanceStyle(AnsiStyle):
    """A pen that knows the provenance of each value of a component file."""

    def __init__(self, origins: Origins, colour: bool) -> None:
        """Take the origins by value name."""
        super().__init__(colour)
        self.origins = origins.pairs

    def label(self, *names: str) -> str:
        """Return the provenance of these values, and of all nested ones, in brackets."""
        return self.mark(", ".join(self.found(*names)))

    def found(self, *names: str) -> list[str]:
        """Return the labels of these values, and of all nested ones."""
        parts = tuple(f"{name}{sign}" for name in names for sign in ".[")
        found = {
            origin.label for name, origin in self.origins if name in names or name.startswith(parts)
        }
        return [label for label in LABELS if label in found]

    def own(self, name: str, section: str) -> str:
        """Return the label of a part, without brackets, if the labels of its section differ."""
        return ", ".join(self.found(name)) if len(self.found(section)) > 1 else ""

    def mark(self, label: str) -> str:
        """Return a label in brackets, highlighted if it is "reconstructed"."""
        return self(f"[{label}]", RECONSTRUCTED) if "reconstructed" in label else f"[{label}]"

    def drawing(self, title: str, name: str, sha256: str, parts: Iterable[Iterable[str]]) -> str:
        """Return a drawing: the heading of the box, the lines of each part, and the sources."""
        drawn = [self._heading(title, name, sha256), *parts, self._sources()]
        return "\n\n".join("\n".join(lines) for lines in drawn) + "\n"

    def _heading(self, title: str, name: str, sha256: str) -> Iterator[str]:
        """Yield the title of a box, its id and hash, and how many values are reconstructed."""
        yield self(fill(title, WIDTH), HEADING)
        yield fill(f"id {name}", WIDTH)
        yield f"SHA-256 {sha256}"
        total = len(self.origins)
        count = sum(origin.label == "reconstructed" for _, origin in self.origins)
        if count:
            text = (
                f"{count} of {total} values are reconstructed: no source was found for them, so the "
                "printed game may differ. They are marked [reconstructed]."
            )
        else:
            text = f"None of the {total} values is reconstructed."
        yield self(fill(text, WIDTH), RECONSTRUCTED if count else HEADING)

    def _sources(self) -> Iterator[str]:
        """Yield where the values are from; those of one source together."""
        yield self("Where the values are from", HEADING)
        names: dict[Provenance, list[str]] = {}
        for name, origin in self.origins:
            names.setdefault(origin, []).append(name)
        for origin, found in names.items():
            yield f"  {_together(found)} {self.mark(origin.label)}"
            yield fill(origin.source, WIDTH, initial_indent="    ", subsequent_indent="    ")


def _together(names: list[str]) -> str:
    """Name values by their common prefix, with their number."""
    if len(names) == 1:
        return names[0]
    parts = zip(*(name.split(".") for name in names), strict=False)
    same = [step[0] for step in parts if len(set(step)) == 1]
    return f"{'.'.join(same)} ({len(names)} values)"
