"""The terms that the inputs of Arkadia's network describe, for the reasons of hints."""

from typing import Final

from polis.games.arkadia.bots.evaluation import COIN
from polis.search.attribution import Meanings

MEANINGS: Final = Meanings(
    terms={
        "gold": "gold",
        **dict.fromkeys(("seals", "lead in seals"), "seals"),
        **dict.fromkeys(("own workers", "neutral workers", "banners"), "screen"),
        **dict.fromkeys(("earnings", "workers of", "buildings of", "sites of"), "buildings"),
        **dict.fromkeys(("cards", "worth of cards"), "cards"),
    },
    whole={"prospects": 100.0 * COIN, "lead": 20.0 * COIN, "lead on mean": 20.0 * COIN},
)
