"""A style that writes behind a value where it is from: for drawings of what lies in a box."""

from typing import Final

from polis.core.ansi import BOLD, WARNING, AnsiStyle
from polis.core.components import LABELS, Origins

HEADING: Final = BOLD
RECONSTRUCTED: Final = WARNING


class ProvenanceStyle(AnsiStyle):
    """Knows where each value of a component file is from."""

    def __init__(self, origins: Origins, colour: bool) -> None:
        """Take the origins by the names of the values."""
        super().__init__(colour)
        self.origins = origins.pairs

    def label(self, *names: str) -> str:
        """Where these values, and all inside them, are from, in brackets."""
        return self.mark(", ".join(self.found(*names)))

    def found(self, *names: str) -> list[str]:
        """The labels of these values, and of all inside them."""
        parts = tuple(f"{name}{sign}" for name in names for sign in ".[")
        found = {
            origin.label for name, origin in self.origins if name in names or name.startswith(parts)
        }
        return [label for label in LABELS if label in found]

    def own(self, name: str, section: str) -> str:
        """The label of a part without brackets, if those of its section differ."""
        return ", ".join(self.found(name)) if len(self.found(section)) > 1 else ""

    def mark(self, label: str) -> str:
        """A label in brackets; one that says "reconstructed" stands out."""
        return self(f"[{label}]", RECONSTRUCTED) if "reconstructed" in label else f"[{label}]"
