"""Applying actions and taking them back."""

from collections.abc import Sequence

from msgspec import Struct

from polis.core.contract.game import Refusal
from polis.core.kernels.layout import State
from polis.core.records.record import Receipt
from polis.core.texts.errors import IllegalAction, NotationError
from polis.server.loaded_game import Content
from polis.server.protocol.client_messages import Line, Numbers, Whole
from polis.server.table import preview
from polis.server.table.commands.base import TurnCommand
from polis.server.table.entries import Body, Draft, Entry
from polis.server.table.history import Step
from polis.server.table.table import Table
from polis.server.texts import RequestRefused, refused


class Proof(Struct, frozen=True):
    """How a bot decided a turn: its name, the fingerprint of the bots, simulations by decision."""

    bot: str
    print: str
    budgets: list[int]


class Acted(Body, tag="acted", frozen=True):
    """Actions in notation; hashes: of the positions they led to, empty within a turn of a person.

    proof: of a bot's turn.
    """

    actions: list[str]
    hashes: list[str]
    proof: Proof | None = None

    def apply(self, table: Table, entry: Entry) -> None:
        """Append the steps of the entry or, for a stored one, replay its actions."""
        history, proof = table.history, self.proof
        if proof is not None:
            budgets = tuple(proof.budgets)
            receipt = Receipt(history.ply, entry.owner, proof.bot, proof.print, budgets)
            history.receipts.append(receipt)
        history.extend(entry.steps or history.replay(self.actions, self.hashes))
        if entry.seat is not None and table.seats[entry.seat].is_away:
            table.seats[entry.seat].engine_turns += 1
        table.offer = None


class Undone(Body, tag="undone", frozen=True):
    """All actions after a ply were taken back."""

    to: int
    counts = True

    def apply(self, table: Table, entry: Entry) -> None:
        """Drop what was taken back."""
        table.history.go_back(self.to)
        table.offer = None


class Act(TurnCommand, tag="act", frozen=True):
    """Apply these actions, all or none."""

    actions: Numbers
    writes = (Acted,)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry with the actions."""
        return _act(table, self.seat, self.actions)


class Say(TurnCommand, tag="say", frozen=True):
    """Apply the actions of a line of notation, all or none, up to what they reveal.

    Actions after that are applied as far as possible: a player who typed `draw pile end` wants to
    end the turn whatever the card is, and what has been revealed cannot be taken back.
    """

    line: Line
    writes = (Acted,)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry with the actions."""
        try:
            actions = preview.read(table.content, table.history.state, self.seat, self.line)
        except NotationError as error:
            raise refused("unread", reason=error) from None
        return _act(table, self.seat, actions, goes_on=True)


class Undo(TurnCommand, tag="undo", frozen=True):
    """Take back what was done in this turn, down to a ply."""

    to: Whole
    writes = (Undone,)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry; refuses beyond the turn and beyond the last revealing action."""
        if not 0 <= self.to < table.ply:
            raise refused("nothing-to-undo")
        history = table.history
        if self.to < history.first_undoable():
            is_own = table.content.game.turn(history.states[self.to]) == self.seat
            raise refused("revealed" if is_own else "nothing-to-undo")
        return [Draft(Undone(self.to), self.seat)]


def acted(steps: Sequence[Step], seat: int, proof: Proof | None = None) -> Draft:
    """Return the entry of steps that were applied to copies, including the steps."""
    body = Acted([step.text for step in steps], [step.hash for step in steps], proof)
    return Draft(body, seat, steps=steps)


def illegal(content: Content, action: int, why: Refusal | None) -> RequestRefused:
    """Return the refusal of an action that a rule forbids, or that does not exist (None)."""
    if why is None:
        return refused("no-such-action", number=str(action))
    return RequestRefused("illegal", content.not_allowed(action, why), why.clause)


def _act(table: Table, seat: int, actions: Sequence[int], *, goes_on: bool = False) -> list[Draft]:
    """Return the entry of actions.

    Only the last one may end the turn or reveal something; otherwise a refusal after it would have
    revealed something at no cost. goes_on: actions after a revealing one are applied as far as
    possible. Reasons for refusals are found in worlds consistent with what the seat knows, so no
    refusal reveals more.
    """
    if not actions:
        raise refused("no-actions")
    if len(actions) > 1:
        _try(table, seat, actions, goes_on)
    history = table.history
    state, steps, has_revealed = history.state, list[Step](), False
    for action in actions:
        if steps and (_has_passed(table, seat, state) or (has_revealed and not goes_on)):
            break
        try:
            steps.append(history.step(state, action))
        except IllegalAction:
            break
        state = steps[-1].state
        has_revealed = has_revealed or history.reveals(steps[-1].events)
    if len(steps) < len(actions) and not (goes_on and has_revealed):
        _try(table, seat, actions)
        raise refused("goes-on")
    return [acted(steps, seat)]


def _try(table: Table, seat: int, actions: Sequence[int], goes_on: bool = False) -> None:
    """Raise RequestRefused if some action is impossible, as far as the seat can know."""
    tried = preview.attempt(table.content, table.history.state, seat, actions)
    if tried.refused is not None:
        raise illegal(table.content, *tried.refused)
    if tried.done < len(actions) and not (goes_on and tried.stop == "reveals"):
        raise refused("goes-on")


def _has_passed(table: Table, seat: int, state: State) -> bool:
    """Whether the turn of the seat is over, or the game is."""
    game = table.content.game
    return game.is_over(state) or game.turn(state) != seat
