"""What errors and messages have in common, kept apart so that neither imports the other."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Translatable(Protocol):
    """Anything that has a text in each language."""

    def text(self, language: str) -> str:
        """Return the text in `en`, `fr` or `de`."""
