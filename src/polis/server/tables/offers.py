"""What needs the consent of the other persons: taking back, pausing, going on."""

from polis.server.protocol import said
from polis.server.protocol.tables import Offer
from polis.server.refusal import refused
from polis.server.tables import entries
from polis.server.tables.entries import Draft
from polis.server.tables.table import Table


def make(table: Table, asked: said.MakeOffer) -> list[Draft]:
    """Ask the others; where there is nobody to ask it is done at once."""
    if table.offer is not None:
        raise refused("offer-open")
    if not table.seats[asked.seat].is_person:
        raise refused("played-by-bot")
    _check(table, asked)
    drafts = [Draft(entries.Offered(asked.kind, asked.ply), asked.seat)]
    if table.persons() == [asked.seat]:
        drafts.append(_done(Offer(asked.kind, asked.seat, asked.ply, [asked.seat])))
    return drafts


def _check(table: Table, asked: said.MakeOffer) -> None:
    """Refuse what cannot be done even if all agree."""
    if table.status in ("gathering", "over"):
        raise refused("over" if table.status == "over" else "not-begun")
    if asked.kind == "resume":
        if table.status != "paused":
            raise refused("not-paused")
        return
    if table.status == "paused":
        raise refused("paused")
    if asked.kind == "take-back":
        if not table.terms.take_backs:
            raise refused("no-take-backs")
        if not 0 <= asked.ply < table.ply:
            raise refused("stale")


def answer(table: Table, asked: said.Answer) -> list[Draft]:
    """Agree or not; with the last consent it is done. Who asked takes it back with a no."""
    offer = table.offer
    if offer is None:
        raise refused("no-offer")
    if not table.seats[asked.seat].is_person:
        raise refused("played-by-bot")
    if asked.yes and asked.seat == offer.seat:
        raise refused("own-offer")
    drafts = [Draft(entries.Answered(asked.yes), asked.seat)]
    if asked.yes and {*offer.agreed, asked.seat} >= set(table.persons()):
        drafts.append(_done(offer))
    return drafts


def _done(offer: Offer) -> Draft:
    """What all have agreed to."""
    if offer.kind == "take-back":
        return Draft(entries.Undone(offer.ply), offer.seat)
    return Draft(entries.Paused() if offer.kind == "pause" else entries.Resumed(), offer.seat)
