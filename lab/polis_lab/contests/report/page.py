"""The whole page."""

from html import escape
from typing import Any, Final

from polis_lab.contests.report.frame import document
from polis_lab.contests.report.sections import (
    summary,
    the_facts,
    the_ladder,
    the_pairs,
    the_scores,
    the_seats,
    the_thinking,
    the_wins,
)

SECTIONS: Final = (
    the_ladder,
    the_pairs,
    the_wins,
    the_seats,
    the_thinking,
    the_scores,
    the_facts,
)


def page(result: dict[str, Any]) -> str:
    """Return a contest of at least one game as an HTML page. result: `contest.result_so_far`."""
    plan = result["plan"]
    title = f"{plan['game'].capitalize()}: {', '.join(plan['bots'])}"
    sections = "".join(part(result) for part in SECTIONS)
    return document(
        title,
        f"""<header>
<h1>{escape(title)}</h1>
{_notices(result)}
{summary(result)}
</header>
{sections}""",
    )


def _notices(result: dict[str, Any]) -> str:
    """What a reader has to know before trusting a figure."""
    notices = []
    stop = result["stop"]
    if stop is not None and stop["answer"] is not None:
        words = {
            "better": f"the first bot wins {100 * stop['share']:g} % rather than half",
            "not better": f"the first bot wins half rather than {100 * stop['share']:g} %",
        }[stop["answer"]]
        notices.append(
            f"The sequential test has answered after {stop['deals']} deals: {words} (wrong in about "
            f"{100 * stop['errors']:g} % of such contests). A contest that ends when its figures are "
            "extreme shows them a little too extreme."
        )
    elif not result["is_complete"]:
        notices.append(
            f"Not finished: {result['games']:,} of {result['planned_games']:,} games are played."
        )
    return "".join(f'<p class="notice">{escape(text)}</p>' for text in notices)
