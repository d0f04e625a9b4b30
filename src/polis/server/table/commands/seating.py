"""Being ready, leaving a seat to a bot and coming back, seating a bot at an open seat."""

from typing import Annotated, Final

from msgspec import Meta

from polis.server.protocol.client_messages import Whole
from polis.server.table.clocks import now
from polis.server.table.commands.base import Command
from polis.server.table.dealing import Dealt, deal_if_ready
from polis.server.table.entries import Body, Draft, Entry, Seat
from polis.server.table.new_table import check_bot, checked_entropy
from polis.server.table.table import Table
from polis.server.texts import refused

STAND_IN: Final = "journeyman"  # the bot that takes over when a clock runs out, or nobody comes


class Readied(Body, tag="readied", frozen=True):
    """Somebody is ready; entropy: their text for the shuffle."""

    entropy: str

    def apply(self, table: Table, entry: Entry) -> None:
        """Mark the seat as ready."""
        seat = table.seats[entry.owner]
        seat.ready, seat.entropy = True, self.entropy


class Resigned(Body, tag="resigned", frozen=True):
    """A bot takes over a seat; late: its clock had run out; replaced: the others let the bot sit in."""

    bot: str
    late: bool = False
    replaced: bool = False

    def apply(self, table: Table, entry: Entry) -> None:
        """Let the bot play the seat."""
        seat = table.seats[entry.owner]
        seat.kind, seat.bot, seat.ready = "bot", self.bot, True
        seat.replaced = self.replaced
        table.offer = None


class Returned(Body, tag="returned", frozen=True):
    """The person of a seat is back."""

    def apply(self, table: Table, entry: Entry) -> None:
        """Give the seat back to its person."""
        seat = table.seats[entry.owner]
        seat.kind, seat.bot, seat.ready = "person", None, table.has_begun
        table.offer = None
        table.clocks.returned(entry.owner)


class Filled(Body, tag="filled", frozen=True):
    """Somebody at the table seated a bot at an open seat."""

    place: int
    bot: str
    counts = True

    def apply(self, table: Table, entry: Entry) -> None:
        """Seat the bot."""
        table.seats[self.place] = Seat("bot", "", self.bot, ready=True)


class Freed(Body, tag="freed", frozen=True):
    """A seat is open again: of a bot, or of a person who was not ready."""

    place: int
    counts = True

    def apply(self, table: Table, entry: Entry) -> None:
        """Open the seat."""
        table.seats[self.place] = Seat("open", "")


class Ready(Command, tag="ready", frozen=True):
    """Consent to dealing the cards; entropy: a text for the shuffle, required.

    The sender already has the commitment, so the server could not choose the secret to fit it.
    """

    entropy: Annotated[str, Meta(max_length=200)] | None = None
    writes = (Readied, Dealt)

    def check(self, table: Table) -> None:
        """Accept messages that come late or twice."""
        if not self._is_done(table):
            Command.check(self, table)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry; if all others are ready, cards are dealt."""
        if self._is_done(table):
            return []
        if not self.entropy:
            raise refused("no-entropy")
        entropy = checked_entropy(self.entropy)
        return [
            Draft(Readied(entropy), self.seat),
            *deal_if_ready(table, self.seat, entropy),
        ]

    def _is_done(self, table: Table) -> bool:
        """Whether it changes nothing: entropy once given cannot change."""
        return table.status != "gathering" or table.seats[self.seat].ready


class Resign(Command, tag="resign", frozen=True):
    """Let a bot play on for this seat; before the game begins, let it replace the person."""

    bot: str
    writes = (Resigned, Dealt)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry; if only this person was awaited, cards are dealt."""
        if table.status == "over":
            raise refused("over")
        check_bot(self.bot, table.content.spec.bots)
        drafts = [Draft(Resigned(self.bot), self.seat)]
        if table.status == "gathering":
            drafts += deal_if_ready(table, self.seat, table.seats[self.seat].entropy)
        return drafts


class Return(Command, tag="return", frozen=True):
    """Take the seat back from the bot."""

    writes = (Returned,)

    def check(self, table: Table) -> None:
        """Raise RequestRefused unless a bot plays for a person who left."""
        if table.status == "over":
            raise refused("over")
        seat = table.seats[self.seat]
        if seat.token is None:
            raise refused("no-person")
        if seat.is_person:
            raise refused("not-played-by-bot")
        if not table.may_return(self.seat):
            is_late = table.clocks.has_run_out(self.seat)
            raise refused("no-time-left" if is_late else "bot-has-acted")

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry."""
        return [Draft(Returned(), self.seat)]


class Fill(Command, tag="fill", frozen=True):
    """Seat a bot at an open seat before cards are dealt; any person at the table may."""

    place: Whole
    bot: str
    writes = (Filled, Dealt)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry; if nobody else is awaited, cards are dealt."""
        if _place(table, self.place).kind != "open":
            raise refused("seat-taken")
        check_bot(self.bot, table.content.spec.bots)
        filled = Draft(Filled(self.place, self.bot), self.seat)
        return [filled, *deal_if_ready(table, self.place, "")]


class Free(Command, tag="free", frozen=True):
    """Reopen a seat before cards are dealt: of a bot, or, if the table's maker asks, of who is not ready."""

    place: Whole
    writes = (Freed,)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry; the seat of a person who left stays theirs."""
        place = _place(table, self.place)
        if place.is_person and not place.ready and self.place != self.seat:
            if self.seat != table.maker:
                raise refused("not-maker")
            return [Draft(Freed(self.place), self.seat)]
        if place.kind != "bot":
            raise refused("not-played-by-bot")
        if place.token is not None:
            raise refused("seat-taken")
        return [Draft(Freed(self.place), self.seat)]


class Replace(Command, tag="replace", frozen=True):
    """Let a bot sit in for a person who has been awaited for a day at a table without a clock."""

    place: Whole
    writes = (Resigned,)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry."""
        due = table.replaceable_at
        if due is None or self.place != table.turn or self.place == self.seat:
            raise refused("not-awaited")
        if now() < due:
            raise refused("not-yet")
        return [Draft(Resigned(STAND_IN, replaced=True), self.place)]


def _place(table: Table, number: int) -> Seat:
    """Return the seat to fill or free; raises RequestRefused."""
    if table.status != "gathering":
        raise refused("begun")
    if not 0 <= number < len(table.seats):
        raise refused("no-such-seat")
    return table.seats[number]


def ran_out(table: Table, at: float) -> list[Draft]:
    """Return the entry that is due if the clock of the seat to act has run out, else nothing."""
    ends_at = table.clocks.ends_at
    if ends_at is None or ends_at > at or table.turn is None:
        return []
    if not table.seats[table.turn].is_person:
        return []
    return [Draft(Resigned(STAND_IN, late=True), table.turn)]
