"""What the log of commitments says about a table: that it was created, dealt, finished."""

from collections.abc import Sequence

from polis.core.records.commitment_log import Deal, Fact, What, digest_of_entropies, digest_of_play
from polis.server.tables.table import Table


def facts_of(before: Table | None, stages: Sequence[Table]) -> list[Fact]:
    """Return the facts of entries; before: the table without them, None if new; stages: after each."""
    facts: list[Fact] = []
    for stage in stages:
        if before is None:
            facts.append(_fact("made", stage, deal=stage.deal))
        if stage.has_begun and (before is None or not before.has_begun):
            entropies = [seat.entropy for seat in stage.seats]
            facts.append(_fact("dealt", stage, digest_of_entropies(entropies)))
        if stage.status == "over" and (before is None or before.status != "over"):
            played = digest_of_play(stage.history.actions, stage.history.hashes)
            facts.append(_fact("ended", stage, played))
        before = stage
    return facts


def _fact(what: What, table: Table, digest: str = "", deal: Deal | None = None) -> Fact:
    return Fact(what, table.terms.game, table.commitment, deal, digest)
