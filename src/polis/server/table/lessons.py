"""The table of a lesson: a fixed deal, and other seats that follow a script."""

from collections.abc import Sequence

from polis.core.contract.lesson import Lesson
from polis.server.loaded_game import content_of
from polis.server.protocol.tables import Clock, LessonState
from polis.server.table.commands.seating import STAND_IN
from polis.server.table.entries import Start, Terms
from polis.server.table.new_table import checked_name
from polis.server.table.table import Table


def terms_of(lesson: Lesson) -> Terms:
    """Return the terms of a lesson: private, without clocks, with taking back."""
    options = content_of(lesson.game).agreed(lesson.options)
    return Terms(lesson.game, options, Clock(), False, True, False, True, lesson=True)


def starts_of(lesson: Lesson, name: str, token: str) -> list[Start]:
    """Return the seats, without entropy for the shuffle; raises RequestRefused for the name."""
    learner = Start("person", checked_name(name) if name else "", None, token, ready=True)
    other = Start("bot", "", STAND_IN, ready=True)
    return [learner if seat == lesson.learner else other for seat in range(lesson.seats)]


def script_of(table: Table, seat: int) -> Sequence[str]:
    """Return the moves of all seats in order if this seat follows them, else nothing.

    A lesson that was rewritten after the table was created may have another deal, which its moves
    do not fit.
    """
    if not table.terms.lesson:
        return ()
    lesson = table.content.lesson
    is_other = table.secret == lesson.secret and seat != lesson.learner
    return lesson.moves if is_other else ()


def state_of(table: Table) -> LessonState | None:
    """Return whether a lesson still follows its script; None at any other table."""
    if not table.terms.lesson:
        return None
    lesson, done = table.content.lesson, table.history.actions if table.has_begun else []
    most = min(len(done), len(lesson.moves))
    is_of_it = table.secret == lesson.secret and list(lesson.moves[:most]) == done[:most]
    return "on" if is_of_it else "left"
