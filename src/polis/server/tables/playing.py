"""Doing actions and taking them back."""

from collections.abc import Sequence

from polis.core.errors import NotationError
from polis.core.game import Refusal as Ruled
from polis.server.content import Content
from polis.server.protocol import said
from polis.server.refusal import Refusal, refused
from polis.server.tables import entries
from polis.server.tables import preview as trial
from polis.server.tables.course import Step
from polis.server.tables.entries import Draft
from polis.server.tables.table import Table


def act(table: Table, asked: said.Act) -> list[Draft]:
    """A step: all actions or none."""
    return _step(table, asked.seat, asked.ply, asked.actions)


def say(table: Table, asked: said.Say) -> list[Draft]:
    """A step in notation."""
    check_turn(table, asked.seat, asked.ply)
    try:
        actions = trial.read(table.content, table.playing.state, asked.seat, asked.line)
    except NotationError as error:
        raise refused("unread", reason=error) from None
    return _step(table, asked.seat, asked.ply, actions)


def undo(table: Table, asked: said.Undo) -> list[Draft]:
    """Take back inside one's own turn, up to the last thing that came to light."""
    check_turn(table, asked.seat, asked.ply)
    if not 0 <= asked.to < table.ply:
        raise refused("nothing-to-undo")
    course = table.playing
    if asked.to < course.first_undoable():
        is_own = table.content.game.turn(course.states[asked.to]) == asked.seat
        raise refused("revealed" if is_own else "nothing-to-undo")
    return [Draft(entries.Undone(asked.to), asked.seat)]


def _step(table: Table, seat: int, ply: int, actions: Sequence[int]) -> list[Draft]:
    """The entry of a step.

    An action that passes the turn or reveals something hidden must be the last, or else a step
    that fails behind it would have told something for nothing. What is refused is found out in
    worlds made of what the seat knows, so no refusal tells more than that.
    """
    check_turn(table, seat, ply)
    if not actions:
        raise refused("no-actions")
    content, course = table.content, table.playing
    if len(actions) > 1 or actions[0] not in content.game.legal(course.state):
        tried = trial.attempt(content, course.state, seat, actions)
        if tried.refused is not None:
            raise illegal(content, *tried.refused)
        if tried.done < len(actions):
            raise refused("goes-on")
    state, steps = course.state, list[Step]()
    for action in actions:
        ended = steps and _ends(table, seat, steps[-1])
        if ended or action not in content.game.legal(state):
            raise refused("goes-on")
        steps.append(course.step(state, action))
        state = steps[-1].state
    return [Draft(acted(table, steps), seat)]


def acted(table: Table, steps: Sequence[Step]) -> entries.Acted:
    """The entry of steps that have been tried and found right."""
    body = entries.Acted([step.text for step in steps], [step.hash for step in steps])
    return table.prepare(body, steps)


def _ends(table: Table, seat: int, step: Step) -> bool:
    """Whether a step passes the turn or reveals something."""
    game = table.content.game
    has_passed = game.is_over(step.state) or game.turn(step.state) != seat
    return has_passed or table.playing.reveals(step.events)


def illegal(content: Content, action: int, why: Ruled | None) -> Refusal:
    """The refusal of an action that a rule forbids, or that does not exist."""
    if why is None:
        return refused("no-such-action", number=str(action))
    return Refusal("illegal", content.not_allowed(action, content.reason(why)), why.clause)


def check_turn(table: Table, seat: int, ply: int) -> None:
    """Refuse unless the seat is to decide in this position."""
    if table.status != "playing":
        raise refused({"gathering": "not-begun", "over": "over", "paused": "paused"}[table.status])
    if ply != table.ply:
        raise refused("stale")
    if table.turn != seat:
        raise refused("not-your-turn")
    if not table.seats[seat].is_person:
        raise refused("played-by-bot")
