"""Thirty-one, also called Scat or Schwimmen: a card game as old as the hills, for two to four.

The example of a game from another package: "Add a game" in the manual of Polis walks through it.
"""

from polis_thirtyone.game import ThirtyOneSpec

__all__ = ["ThirtyOneSpec"]
