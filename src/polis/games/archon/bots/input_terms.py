"""The terms that the inputs of Archon's network describe, for the reasons of hints."""

from typing import Final

from polis.games.archon.model.names import MAGISTERS, TILES
from polis.search.attribution import Meanings

MEANINGS: Final = Meanings(
    terms={
        "points": "points",
        **dict.fromkeys(("worth of goods", "held"), "goods"),
        **dict.fromkeys(
            (
                "worth of cards", "hand", "waiting", "track", "placements", "passed", "cards kept",
                "tokens left", "own token", "own figures",
            ),
            "cards",
        ),
        **dict.fromkeys(("worth of order", "place in order", "on turn", "distance", "again"), "order"),
        **dict.fromkeys(("tile", *(f"near {name}" for name in TILES)), "tiles"),
        **{f"near {name}": "cards" for name in MAGISTERS},
        **dict.fromkeys(("worth of ranks", "arts", "science", "figures left"), "ranks"),
        **dict.fromkeys(("worth of raid", "warriors", "losses due", "wall", "raid"), "raid"),
    },
    whole={"evaluation": 5000.0, "lead": 1000.0, "lead on mean": 1000.0},
)  # fmt: skip
