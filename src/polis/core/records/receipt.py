"""Receipts of bots: the inputs of a bot's turn, so that anyone can reproduce it."""

from dataclasses import dataclass, replace
from typing import Any, Final, Self

from polis.core.json_reader import Part
from polis.core.texts.catalogue import core_message

MOST: Final = 2**31 - 1
BOT: Final = r"[a-z][a-z0-9-]{0,39}(:[a-z][a-z0-9-]{0,39})?"  # a style comes after the colon
PRINT: Final = r"[0-9a-f]{16}"
FIELDS: Final = ("ply", "seat", "bot", "print", "budgets")


@dataclass(frozen=True, slots=True)
class Receipt:
    """A bot's turn. ply: where it began; print: the fingerprint of rules, bots and weights.

    budgets: the simulations actually run for each decision, 0 if none are counted.
    """

    ply: int
    seat: int
    bot: str
    print: str
    budgets: tuple[int, ...]

    def until(self, ply: int) -> Self:
        """Return the receipt of the rest of the turn after all later plies were taken back."""
        return replace(self, budgets=self.budgets[: max(0, ply - self.ply)])

    def as_json(self) -> dict[str, Any]:
        """Return the receipt as a record stores it."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "bot": self.bot,
            "print": self.print,
            "budgets": list(self.budgets),
        }


def read_receipt(part: Part, plies: int, seats: int) -> Receipt:
    """Validate and build a receipt; raises InvalidRecord. plies, seats: of the game."""
    fields = part.fields(FIELDS)
    ply = fields["ply"].whole(0, max(0, plies - 1))
    budgets = tuple(item.whole(0, MOST) for item in fields["budgets"].items())
    if not 1 <= len(budgets) <= plies - ply:
        fields["budgets"].refuse(core_message("want-list-of-budgets", most=str(plies - ply)))
    return Receipt(
        ply,
        fields["seat"].whole(0, seats - 1),
        fields["bot"].matching(BOT, core_message("want-kind")),
        fields["print"].matching(PRINT, core_message("want-digits", count=16)),
        budgets,
    )
