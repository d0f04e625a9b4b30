"""Provenance: where a value of a component file comes from, beside the value or around it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

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
