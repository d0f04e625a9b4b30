"""Actions that need the consent of the other persons: taking back, pausing, resuming."""

from typing import Final

from polis.server.protocol.client_messages import Whole
from polis.server.protocol.tables import Offer, OfferKind
from polis.server.table.clocks import now
from polis.server.table.commands.base import Command
from polis.server.table.commands.playing import Undone
from polis.server.table.entries import Body, Draft, Entry
from polis.server.table.table import Table
from polis.server.texts import refused

PAUSE_SECONDS: Final = 3600.0  # after which one person alone may end a pause


class Offered(Body, tag="offered", frozen=True):
    """A seat asked the others for their consent."""

    offer: OfferKind
    ply: int
    counts = True

    def apply(self, table: Table, entry: Entry) -> None:
        """Open the offer; its maker agrees."""
        table.offer = Offer(self.offer, entry.owner, self.ply, [entry.owner])


class Answered(Body, tag="answered", frozen=True):
    """A seat agreed or refused."""

    yes: bool

    def apply(self, table: Table, entry: Entry) -> None:
        """Add the seat to those that agree, or withdraw the offer."""
        old = table.offer
        if old is None:
            return
        agreed = sorted({*old.agreed, entry.owner})
        table.offer = Offer(old.kind, old.seat, old.ply, agreed) if self.yes else None


class Paused(Body, tag="paused", frozen=True):
    """All agreed to pause."""

    def apply(self, table: Table, entry: Entry) -> None:
        """Pause."""
        table.is_paused, table.offer = True, None
        table.paused_at = entry.at


class Resumed(Body, tag="resumed", frozen=True):
    """All agreed to resume."""

    def apply(self, table: Table, entry: Entry) -> None:
        """Resume."""
        table.is_paused, table.offer = False, None


CONSENTED = (Undone, Paused, Resumed)


class MakeOffer(Command, tag="offer", frozen=True):
    """Ask the other persons for something; ply: where a take-back should lead."""

    kind: OfferKind
    ply: Whole
    writes = (Offered, *CONSENTED)

    def check(self, table: Table) -> None:
        """A person who is away may end a long pause too: it is their game as well."""
        if not (table.seats[self.seat].is_away and self._is_long_paused(table)):
            Command.check(self, table)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry; if there is nobody else to ask, also the entry of what was asked for."""
        is_late = self._is_long_paused(table)
        if table.offer is not None and not is_late:
            raise refused("offer-open")
        self._check_possible(table)
        drafts = [Draft(Offered(self.kind, self.ply), self.seat)]
        if set(asked(table, self.kind)) <= {self.seat} or is_late:
            drafts.append(_carried_out(Offer(self.kind, self.seat, self.ply, [self.seat])))
        return drafts

    def _is_long_paused(self, table: Table) -> bool:
        """Whether one person alone may end the pause."""
        is_paused = self.kind == "resume" and table.is_paused
        return is_paused and now() - table.paused_at >= PAUSE_SECONDS

    def _check_possible(self, table: Table) -> None:
        """Raise RequestRefused if it is impossible even if all agree."""
        if table.status in ("gathering", "over"):
            raise refused("over" if table.status == "over" else "not-begun")
        if self.kind == "resume":
            if table.status != "paused":
                raise refused("not-paused")
            return
        if table.status == "paused":
            raise refused("paused")
        if self.kind == "take-back":
            if not table.terms.take_backs:
                raise refused("no-take-backs")
            if not 0 <= self.ply < table.ply:
                raise refused("stale")


class Answer(Command, tag="answer", frozen=True):
    """Agree to an offer or refuse it; the person who made it withdraws it by refusing."""

    yes: bool
    writes = (Answered, *CONSENTED)

    def check(self, table: Table) -> None:
        """A person who is away may answer too: it is their game as well."""
        if not table.seats[self.seat].is_away:
            Command.check(self, table)

    def decide(self, table: Table) -> list[Draft]:
        """Return the entry; with the last consent, also the entry of what was asked for."""
        offer = table.offer
        if offer is None:
            raise refused("no-offer")
        if self.yes and self.seat == offer.seat:
            raise refused("own-offer")
        drafts = [Draft(Answered(self.yes), self.seat)]
        if self.yes and {*offer.agreed, self.seat} >= set(asked(table, offer.kind)):
            drafts.append(_carried_out(offer))
        return drafts


def asked(table: Table, kind: OfferKind) -> list[int]:
    """Return the seats whose consent is required.

    What has been played also belongs to those who are away; a pause concerns those who are present.
    Programs do not answer, and nothing is asked of them.
    """
    seats = table.owners() if kind == "take-back" else table.persons()
    return [seat for seat in seats if not table.seats[seat].outside]


def _carried_out(offer: Offer) -> Draft:
    """Return the entry of an offer to which all have agreed."""
    if offer.kind == "take-back":
        return Draft(Undone(offer.ply), offer.seat)
    return Draft(Paused() if offer.kind == "pause" else Resumed(), offer.seat)
