"""Goofspiel: everybody bids a card for each prize (Merrill Flood, about 1930; public domain).

The example of a game from another package: "Add a game" in the manual of Polis walks through it.
"""

from polis_goofspiel.game import GoofspielSpec

__all__ = ["GoofspielSpec"]
