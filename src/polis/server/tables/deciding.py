"""What is asked of a table, and what follows: entries for its journal, or a refusal."""

from collections.abc import Sequence
from typing import Final

from polis.bots import BOTS
from polis.core.errors import NotationError
from polis.core.game import Refusal as Ruled
from polis.server.content import Content, content_of
from polis.server.protocol import said
from polis.server.refusal import Refusal, refused
from polis.server.tables import entries, offers, trial
from polis.server.tables.course import Step
from polis.server.tables.entries import Draft
from polis.server.tables.table import Table

Asked = (
    said.Act | said.Say | said.Undo | said.MakeOffer | said.Answer | said.Ready | said.Resign
    | said.Return
)  # fmt: skip


def decide(table: Table, asked: Asked, key: str | None = None) -> list[Draft]:
    """The entries that follow from what the holder of a seat asks for; raises Refusal."""
    if not 0 <= asked.seat < len(table.seats):
        raise refused("no-such-seat")
    match asked:
        case said.Act():
            return [Draft(act(table, asked.seat, asked.ply, asked.actions), asked.seat, key)]
        case said.Say():
            return [Draft(say(table, asked), asked.seat, key)]
        case said.Undo():
            return [Draft(undo(table, asked), asked.seat, key)]
        case said.MakeOffer():
            return offers.make(table, asked, key)
        case said.Answer():
            return offers.answer(table, asked.seat, asked.yes, key)
        case said.Ready():
            return ready(table, asked.seat, asked.entropy, key)
        case said.Resign():
            return [Draft(resign(table, asked.seat, asked.bot), asked.seat, key)]
        case said.Return():
            return [Draft(give_back(table, asked.seat), asked.seat, key)]


def act(table: Table, seat: int, ply: int, actions: Sequence[int]) -> entries.Acted:
    """A step: all actions or none.

    An action that passes the turn or reveals something hidden must be the last, or else a step
    that fails behind it would have told something for nothing.
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
        if steps and _ends_step(table, seat, steps[-1]):
            raise refused("goes-on")
        if action not in content.game.legal(state):
            raise refused("goes-on")
        steps.append(course.step(state, action))
        state = steps[-1].state
    return acted(table, steps)


def acted(table: Table, steps: Sequence[Step]) -> entries.Acted:
    """The entry of steps that have been tried and found right."""
    body = entries.Acted([step.text for step in steps], [step.hash for step in steps])
    return table.prepare(body, steps)


def _ends_step(table: Table, seat: int, step: Step) -> bool:
    game = table.content.game
    has_passed = game.is_over(step.state) or game.turn(step.state) != seat
    return has_passed or table.playing.reveals(step.events)


def say(table: Table, asked: said.Say) -> entries.Acted:
    """A step in notation."""
    check_turn(table, asked.seat, asked.ply)
    try:
        actions = trial.read(table.content, table.playing.state, asked.seat, asked.line)
    except NotationError as error:
        raise refused("unread", reason=str(error)) from None
    return act(table, asked.seat, asked.ply, actions)


def illegal(content: Content, action: int, why: Ruled | None) -> Refusal:
    """The refusal of an action that a rule forbids, or that does not exist."""
    if why is None:
        return refused("no-such-action", number=str(action))
    refusal = content.reason(why)
    return Refusal("illegal", content.not_allowed(action, refusal), why.clause)


def check_turn(table: Table, seat: int, ply: int | None) -> None:
    """Refuse unless the seat is to decide in this position."""
    check_playing(table)
    if ply is not None and ply != table.ply:
        raise refused("stale")
    if table.turn != seat:
        raise refused("not-your-turn")
    if not table.seats[seat].is_person:
        raise refused("played-by-bot")


def check_playing(table: Table) -> None:
    """Refuse unless the game goes on."""
    if table.status != "playing":
        raise refused({"gathering": "not-begun", "over": "over", "paused": "paused"}[table.status])


def undo(table: Table, asked: said.Undo) -> entries.Undone:
    """Take back inside one's own turn, up to the last thing that came to light."""
    check_turn(table, asked.seat, asked.ply)
    if not 0 <= asked.to < table.ply:
        raise refused("nothing-to-undo")
    if asked.to < table.playing.first_undoable():
        own = table.content.game.turn(table.playing.states[table.ply - 1]) == asked.seat
        raise refused("revealed" if own else "nothing-to-undo")
    return entries.Undone(asked.to)


def ready(table: Table, seat: int, entropy: str | None, key: str | None) -> list[Draft]:
    """A person is ready; if all are, cards are dealt."""
    if table.status != "gathering":
        raise refused("begun")
    if not table.seats[seat].is_person:
        raise refused("no-such-seat")
    drafts = [Draft(entries.Readied(entropy), seat, key)]
    others = [one for number, one in enumerate(table.seats) if number != seat]
    if all(other.ready for other in others):
        entropies = [
            entropy if number == seat and entropy is not None else one.entropy
            for number, one in enumerate(table.seats)
        ]
        drafts.append(Draft(entries.Dealt(first_hash(table.terms, table.secret, entropies))))
    return drafts


def first_hash(terms: entries.Terms, secret: bytes, entropies: Sequence[str]) -> str:
    """The hash of the position that will be dealt."""
    game = content_of(terms.game).game
    options = game.new_options(terms.options)
    return game.hash(game.new_game(options, len(entropies), secret, entropies)[0])


def resign(table: Table, seat: int, bot: str) -> entries.Resigned:
    """A bot plays on for a person."""
    if table.status not in ("playing", "paused"):
        raise refused("over" if table.status == "over" else "not-begun")
    if not table.seats[seat].is_person:
        raise refused("played-by-bot")
    if bot not in BOTS:
        raise refused("no-such-bot", bots=", ".join(BOTS))
    return entries.Resigned(bot)


def give_back(table: Table, seat: int) -> entries.Returned:
    """A person takes the seat back from the bot."""
    if table.status == "over":
        raise refused("over")
    if table.seats[seat].token is None:
        raise refused("no-person")
    if table.seats[seat].is_person:
        raise refused("not-played-by-bot")
    return entries.Returned()


RAN_OUT: Final = "greedy"  # who plays on when a clock has run out


def ran_out(table: Table, now: float) -> Draft | None:
    """The entry that is due because the time of the one who decides is over; None if it is not."""
    ends_at = table.clocks.ends_at
    if ends_at is None or ends_at > now or table.turn is None:
        return None
    return Draft(entries.Resigned(RAN_OUT, late=True), table.turn)
