"""What can be asked about a position of Archon; the answers are for people who play by ear."""

from typing import Final

from polis.core.contract.answers import Answers, Topic
from polis.games.archon.model.names import LOCATIONS, SEAT_NAMES, TILES
from polis.games.archon.words.answers import city, position
from polis.games.archon.words.answers.words import ANSWERS as LABELS

__all__ = ["ANSWERS"]

TOPICS: Final = (
    Topic("position", position.position),
    Topic("turn", position.choices),
    Topic("hand", position.hand),
    Topic("city", city.city),
    Topic("location", city.location, lambda _: LOCATIONS),
    Topic("palace", city.palace),
    Topic("market", city.market),
    Topic("wall", city.wall),
    Topic("attack", position.attack),
    Topic("houses", city.houses),
    Topic("house", city.house, lambda _: TILES),
    Topic("magisters", city.magisters),
    Topic("scoring", position.scoring),
    Topic("seats", position.seats),
    Topic("seat", position.player, lambda view: SEAT_NAMES[: view["seats"]]),
    Topic("order", position.order),
    Topic("supply", position.supply),
    Topic("options", position.options),
)

ANSWERS: Final = Answers(TOPICS, LABELS)
