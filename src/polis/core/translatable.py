"""What errors and messages have in common; a module of its own, so that neither imports the other."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Translatable(Protocol):
    """Anything that has a text in each language."""

    def text(self, language: str) -> str:
        """Return the text in `en`, `fr` or `de`."""
