"""What can be asked about a position of Arkadia; the answers are for people who play by ear."""

from typing import Final

from polis.core.contract.answers import Answers, Topic
from polis.games.arkadia.words.answers.castle import castle, ending, values
from polis.games.arkadia.words.answers.places import (
    around,
    building_names,
    buildings,
    camps,
    column,
    column_names,
    row,
    row_names,
    square_names,
    unfinished,
)
from polis.games.arkadia.words.answers.position import (
    choices,
    display,
    hand,
    options,
    position,
    seats,
)
from polis.games.arkadia.words.answers.words import ANSWERS as LABELS

__all__ = ["ANSWERS"]

TOPICS: Final = (
    Topic("position", position),
    Topic("turn", choices),
    Topic("hand", hand),
    Topic("display", display),
    Topic("open", unfinished),
    Topic("around", around, lambda view: [*building_names(view), "lot", *square_names(view)]),
    Topic("castle", castle),
    Topic("values", values),
    Topic("seats", seats),
    Topic("end", ending),
    Topic("buildings", buildings),
    Topic("camps", camps),
    Topic("row", row, row_names),
    Topic("column", column, column_names),
    Topic("options", options),
)

ANSWERS: Final = Answers(TOPICS, LABELS)
