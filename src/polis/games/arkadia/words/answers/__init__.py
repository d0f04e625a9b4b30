"""What can be asked about a position of Arkadia; the answers are for people who play by ear."""

from typing import Final

from polis.core.contract.answers import Answers, Topic
from polis.games.arkadia.words.answers import places, position
from polis.games.arkadia.words.answers.words import ANSWERS as LABELS

__all__ = ["ANSWERS"]

TOPICS: Final = (
    Topic("position", position.position),
    Topic("turn", position.choices),
    Topic("hand", position.hand),
    Topic("display", position.display),
    Topic("open", places.unfinished),
    Topic("around", places.around, places.place_names),
    Topic("castle", position.castle),
    Topic("values", position.values),
    Topic("seats", position.seats),
    Topic("end", position.ending),
    Topic("buildings", places.buildings),
    Topic("camps", places.camps),
    Topic("row", places.row, places.row_names),
    Topic("column", places.column, places.column_names),
    Topic("options", position.options),
)

ANSWERS: Final = Answers(TOPICS, LABELS)
