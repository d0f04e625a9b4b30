"""The page of a ladder over several contests."""

from html import escape
from typing import Any

from polis_lab.contests.report.frame import document
from polis_lab.contests.report.sections import lead, section, the_ladder
from polis_lab.contests.report.tables import table


def scale_page(title: str, result: dict[str, Any]) -> str:
    """Return all bots with their distances, as one file. title: of the game; result: from `scale`."""
    head = f"{title}: all on one ladder"
    figures = (
        ("Games", f"{result['games']:,}"),
        ("Deals", f"{result['deals']:,}"),
        ("Contests", str(len(result["contests"]))),
        ("Seats", str(result["seats"])),
    )
    return document(
        head,
        f"<header><h1>{escape(head)}</h1>{lead(figures)}</header>"
        f"{the_ladder(result)}{_games(result)}",
    )


def _games(result: dict[str, Any]) -> str:
    """The games that connect the bots."""
    rows = [(f"{pair['bot']}, {pair['against']}", f"{pair['games']:,}") for pair in result["pairs"]]
    return section(
        "Games",
        "How many games each two bots have in common; two that never met are compared by way of the "
        "others.",
        table("Games in common", ("Bots", "Games"), rows),
    )
