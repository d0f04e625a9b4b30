"""A lesson's table: a deal that is always the same, and others who answer as the script says."""

from collections.abc import Sequence

from polis.core.lesson import Lesson
from polis.server.content import content_of
from polis.server.protocol.tables import Clock, LessonState
from polis.server.tables.entries import Start, Terms
from polis.server.tables.making import checked_name
from polis.server.tables.seating import STAND_IN
from polis.server.tables.table import Table


def terms_of(lesson: Lesson) -> Terms:
    """What is agreed at a lesson's table: alone, without haste, and everything can be taken back."""
    game = content_of(lesson.game).game
    options = game.options_json(game.new_options(lesson.options))
    return Terms(lesson.game, options, Clock(), False, True, False, True, lesson=True)


def starts_of(lesson: Lesson, name: str, token: str) -> list[Start]:
    """The learner and the others; no seat adds to the shuffle. Raises Refusal for the name."""
    learner = Start("person", checked_name(name), None, token, ready=True)
    other = Start("bot", "", STAND_IN, ready=True)
    return [learner if seat == lesson.learner else other for seat in range(lesson.seats)]


def script_of(table: Table, seat: int) -> Sequence[str]:
    """The moves of all seats in order, for a seat that answers by them; else nothing.

    A lesson that was rewritten since the table was made may have another deal: then its moves say
    nothing about this game.
    """
    if not table.terms.lesson:
        return ()
    lesson = table.content.lesson
    is_other = table.secret == lesson.secret and seat != lesson.learner
    return lesson.moves if is_other else ()


def scripted(script: Sequence[str], done: Sequence[str]) -> str | None:
    """The next move of a script, as long as everything that was done is of it."""
    ply = len(done)
    return script[ply] if ply < len(script) and list(script[:ply]) == list(done) else None


def state_of(table: Table) -> LessonState | None:
    """How a lesson stands; None at any other table."""
    if not table.terms.lesson:
        return None
    lesson, done = table.content.lesson, [] if table.course is None else table.course.actions
    most = min(len(done), len(lesson.moves))
    is_of_it = table.secret == lesson.secret and list(lesson.moves[:most]) == done[:most]
    return "on" if is_of_it else "left"
