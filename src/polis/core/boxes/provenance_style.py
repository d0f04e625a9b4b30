"""A pen that writes the provenance behind each value, for drawings of the components."""

from collections.abc import Iterator
from textwrap import fill
from typing import Final

from polis.core.boxes.provenance import LABELS, Origins
from polis.core.texts.ansi import BOLD, WARNING, AnsiStyle

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

    def heading(self, title: str, name: str, sha256: str) -> Iterator[str]:
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
