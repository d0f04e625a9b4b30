"""The guided first game of a game."""

from collections.abc import Sequence

from msgspec import Struct

from polis.server.protocol.client_messages import Name
from polis.server.protocol.position import Texts


class NewLesson(Struct, frozen=True):
    """A request for a table of the guided first game; name: of the learner."""

    name: Name


class LessonTry(Struct, frozen=True):
    """Another choice at the last move of a step, in notation, and the lesson's response."""

    move: str
    text: Texts


class LessonStep(Struct, frozen=True):
    """A text, the ply at which it is shown, and the moves that the learner then makes, in notation."""

    text: Texts
    clauses: Sequence[str]
    ply: int
    moves: Sequence[str]
    tries: Sequence[LessonTry]


class LessonInfo(Struct, frozen=True):
    """A guided first game; plies: the number of actions in it, including those of other seats."""

    game: str
    seats: int
    learner: int
    plies: int
    steps: Sequence[LessonStep]
