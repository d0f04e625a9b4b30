"""What can be asked about a position of Archon; the answers are for people who play by ear."""

from typing import Final

from polis.core.contract.answers import Answers, Topic
from polis.games.archon.model.names import LOCATIONS, SEAT_NAMES, TILES
from polis.games.archon.words.answers.city import city, location, market, palace, wall
from polis.games.archon.words.answers.houses import house, houses, magisters
from polis.games.archon.words.answers.position import (
    attack,
    choices,
    hand,
    options,
    order,
    player,
    position,
    scoring,
    seats,
    supply,
)
from polis.games.archon.words.answers.words import ANSWERS as LABELS

__all__ = ["ANSWERS"]

TOPICS: Final = (
    Topic("position", position),
    Topic("turn", choices),
    Topic("hand", hand),
    Topic("city", city),
    Topic("location", location, lambda _: LOCATIONS),
    Topic("palace", palace),
    Topic("market", market),
    Topic("wall", wall),
    Topic("attack", attack),
    Topic("houses", houses),
    Topic("house", house, lambda _: TILES),
    Topic("magisters", magisters),
    Topic("scoring", scoring),
    Topic("seats", seats),
    Topic("seat", player, lambda view: SEAT_NAMES[: view["seats"]]),
    Topic("order", order),
    Topic("supply", supply),
    Topic("options", options),
)

ANSWERS: Final = Answers(TOPICS, LABELS)
