"""The sections of the page, each a chart with its table; `result` is from `contest.result_so_far`."""

from collections.abc import Iterable
from typing import Any

from polis_lab.contests.ledger import GAMES, RECORDS, RESULT, record_path
from polis_lab.contests.report.charts import Dot, distributions, dots, times
from polis_lab.contests.report.tables import Code, Link, facts, table
from polis_lab.contests.report.words import (
    interval,
    number,
    percent,
    seconds,
    signed,
    strength,
    with_interval,
)

Result = dict[str, Any]


def section(title: str, text: str, *parts: str) -> str:
    """A section of the page. text: our own words, already HTML."""
    return f"<section><h2>{title}</h2><p class=soft>{text}</p>{''.join(parts)}</section>"


def the_ladder(result: Result) -> str:
    """All bots on one scale."""
    found = result["ladder"]
    if found is None:
        return ""
    rungs = found["rungs"]
    chart = dots(
        "Strength of each bot with its 95 % interval",
        [_rung(rung) for rung in rungs],
        signed,
    )
    rows = [
        (
            rung["bot"],
            *strength(rung),
        )
        for rung in rungs
    ]
    words = (
        f"Elo points above {_safe(found['anchor'])}, which stands at 0: 400 points are odds of ten to one "
        "to end before the other. Plackett-Luce strengths fitted to all places of all games; "
        "intervals from drawing the deals anew a thousand times. “At least” and “at most”: "
        "every game went the same way, so there is a bound and nothing more, and the line is open."
    )
    if found["not_tied"]:
        words += f" No chain of games leads to {_safe(', '.join(found['not_tied']))} yet."
    return section(
        "Ladder", words, figure(chart), table("Strength", ("Bot", "Elo", "95 % interval"), rows)
    )


def the_pairs(result: Result) -> str:
    """Each pair of bots."""
    pairs = [pair for pair in result["pairs"] if pair["games"]]
    if not pairs:
        return ""
    names = [f"{pair['bot']} against {pair['against']}" for pair in pairs]
    shares, margins = _pair_charts(names, pairs)
    rows = [
        (
            name,
            with_interval(pair["win_share"], percent),
            with_interval(pair["ahead"], percent),
            with_interval(pair["margin"], signed),
            f"{pair['games']:,}",
            f"{pair['deals']:,}",
        )
        for name, pair in zip(names, pairs, strict=True)
    ]
    heads = ("Pair", "Win share", "Ends before", "Margin in points", "Games", "Deals")
    words = (
        "Win share: the first bot's wins out of the wins of both, a shared win split, each bot's "
        "counted for the mean of its seats. Equal bots have 50 %, at any number of seats. Intervals "
        "by deal: games on the same deal are added up first."
    )
    return section(
        "Each against each",
        words,
        figure(shares, "Win share"),
        figure(margins, "Score margin"),
        table("Each pair, the first bot's figures", heads, rows),
    )


def _pair_charts(names: list[str], pairs: list[Result]) -> tuple[str, str]:
    """Win shares and margins."""
    shares = dots(
        "Win share of the first bot of each pair with its 95 % interval",
        [_dot(name, pair["win_share"]) for name, pair in zip(names, pairs, strict=True)],
        percent,
        mark=0.5,
        bounds=(0.0, 1.0),
    )
    margins = dots(
        "Points of the first bot of each pair more than the second's, with 95 % intervals",
        [_dot(name, pair["margin"]) for name, pair in zip(names, pairs, strict=True)],
        signed,
        mark=0.0,
    )
    return shares, margins


def the_wins(result: Result) -> str:
    """Each bot at the whole table; a single bot wins what all its seats win."""
    bots = result["bots"]
    if len(bots) == 1:
        return ""
    chart = dots(
        "Share of its seats that each bot has won, with 95 % intervals",
        [_dot(bot["bot"], bot["win_share"]) for bot in bots],
        percent,
        mark=result["fair_share"],
        bounds=(0.0, 1.0),
    )
    rows = [
        (
            bot["bot"],
            with_interval(bot["win_share"], percent),
            with_interval(bot["score"], number),
            f"{bot['games']:,}",
            f"{bot['seats']:,}",
        )
        for bot in bots
    ]
    heads = ("Bot", "Wins a seat", "Points", "Games", "Seats held")
    words = f"An equal share would be {percent(result['fair_share'])} of the seats held."
    return section(
        "Wins and points", words, figure(chart), table("Wins and points of each bot", heads, rows)
    )


def the_seats(result: Result) -> str:
    """Whether a seat is an advantage."""
    seats, fair = result["seats"], result["fair_share"]
    numbers = range(1, len(seats["by_seat"]) + 1)
    by_seat = dots(
        "Share of games won by each seat, with 95 % intervals",
        [_dot(f"seat {n}", share) for n, share in zip(numbers, seats["by_seat"], strict=True)],
        percent,
        mark=fair,
        bounds=(0.0, 1.0),
    )
    by_order = dots(
        "Share of games won by the order of first decisions, with 95 % intervals",
        [_dot(f"decides as {_nth(n)}", s) for n, s in zip(numbers, seats["by_order"], strict=True)],
        percent,
        mark=fair,
        bounds=(0.0, 1.0),
    )
    rows = [
        ("all bots", *(with_interval(share, percent) for share in seats["by_seat"])),
        *(
            (bot["bot"], *(with_interval(share, percent) for share in bot["by_seat"]))
            for bot in result["bots"]
        ),
        ("all, by order", *(with_interval(share, percent) for share in seats["by_order"])),
    ]
    words = (
        "Who begins is drawn with the deal, so a seat's number is worth nothing by the rules. One "
        f"interval in 20 leaves {percent(fair)} out by chance; a seat that does so again with another "
        "seed shows a fault of bot code. The order of first decisions is worth what the game makes it "
        "worth between these bots."
    )
    heads = ("Wins at", *(f"{_nth(n)} seat" for n in numbers))
    return section(
        "Seats",
        words,
        figure(by_seat, "By seat"),
        figure(by_order, "By order"),
        table("Wins by seat; the last row by order of first decisions", heads, rows),
    )


def the_thinking(result: Result) -> str:
    """How long the bots think."""
    kinds = (("decisions", "a decision"), ("turns", "a turn"))
    named = [
        (f"{bot['bot']}, {words}", bot["think"][kind])
        for bot in result["bots"]
        for kind, words in kinds
    ]
    chart = times("Think times: mean, 95th percentile and longest", named, seconds)
    rows = [
        (
            name,
            seconds(row["mean"]),
            seconds(row["p95"]),
            seconds(row["p99"]),
            seconds(row["max"]),
            f"{row['count']:,}",
        )
        for name, row in named
    ]
    words = (
        "The dot is the mean, the thick line reaches to the 95th percentile, the stroke is the "
        "longest. A turn is a row of decisions of the same seat. As many games as there were workers "
        "were played side by side."
    )
    heads = ("Bot", "Mean", "95th percentile", "99th", "Longest", "Count")
    return section("Think time", words, figure(chart), table("Think times", heads, rows))


def the_scores(result: Result) -> str:
    """Distributions of points."""
    bots = [bot for bot in result["bots"] if bot["scores"]]
    chart = distributions(
        "Distribution of points of each bot",
        [(bot["bot"], bot["scores"]) for bot in bots],
        number,
    )
    rows = [
        (
            bot["bot"],
            *(number(bot["scores"][key]) for key in ("p5", "median", "p95")),
            *(
                Link(
                    str(record_path(seen["game"])), f"{number(seen['points'])}, game {seen['game']}"
                )
                for seen in (bot["games_to_see"][k] for k in ("most_points", "fewest_points"))
            ),
        )
        for bot in bots
    ]
    heads = ("Bot", "5 % below", "Median", "5 % above", "Most", "Fewest")
    words = (
        "Points at the end, a stroke at the median; each bot's bars are drawn to its own height."
    )
    return section("Points", words, figure(chart), table("Distribution of points", heads, rows))


def the_facts(result: Result) -> str:
    """The environment of the contest, so that it can be repeated."""
    plan, machine = result["plan"], result["machine"]
    endings = ", ".join(f"{name} {count:,}" for name, count in result["endings"].items())
    rows: list[tuple[str, Any]] = [
        ("Command", Code(result["command"])),
        ("Seed", Code(plan["seed"])),
        ("Options", ", ".join(f"{name}: {value}" for name, value in plan["options"].items())),
        ("Endings", endings),
        ("Actions a game", f"median {number(result['plies']['median'])}"),
        ("Time a game", f"median {seconds(result['seconds_a_game']['median'])}"),
        ("Polis", f"{machine['polis']}, revision {result['revision'] or 'unknown'}"),
        ("Code of rules and bots", Code(plan["code"])),
        ("Rules", f"{plan['game']}, version {plan['rules_version']}"),
        ("Components", f"{plan['components_id']}, SHA-256 {plan['components_sha256']}"),
        (
            "Machine",
            (
                f"{machine['processor']}, {machine['usable_cores']} of {machine['cores']} cores, "
                f"{machine['system']}"
            ),
        ),
        (
            "Python",
            f"{machine['python']}, NumPy {machine['numpy']}, Numba {machine['numba']}"
            + ("" if machine["compiled"] else ", rules not compiled"),
        ),
        ("Games", Link(GAMES)),
        ("Records", Link(f"{RECORDS}/")),
        ("All figures", Link(RESULT)),
    ]
    words = "The same command on the same code deals the same cards and draws the same chance."
    return section("How it was made", words, facts(rows))


def figure(chart: str, caption: str = "") -> str:
    """A chart with a caption."""
    words = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f"<figure>{words}{chart}</figure>"


def summary(result: Result) -> str:
    """The first lines: what was played and, between two bots, the outcome."""
    plan = result["plan"]
    items = [
        ("Games", f"{result['games']:,}"),
        ("Deals", f"{result['deals']:,}"),
        ("Seats", str(plan["seats"])),
    ]
    if len(plan["bots"]) == 2 and result["pairs"][0]["games"]:
        share = result["pairs"][0]["win_share"]
        items += [
            (f"{plan['bots'][0]} wins", percent(share["value"])),
            ("95 % interval", interval(share, percent)),
        ]
    return lead(items)


def lead(items: Iterable[tuple[str, str]]) -> str:
    """The figures at the top of a page."""
    shown = "".join(f"<div><dt>{_safe(k)}</dt><dd>{_safe(v)}</dd></div>" for k, v in items)
    return f'<dl class="lead">{shown}</dl>'


def _rung(rung: dict[str, Any]) -> Dot:
    """A strength; if there is only a bound, its open interval."""
    low, high = rung["low"], rung["high"]
    if rung["limit"] == "at least":
        return Dot(rung["bot"], None, low, None)
    if rung["limit"] == "at most":
        return Dot(rung["bot"], None, None, high)
    return Dot(rung["bot"], rung["elo"], low, high)


def _dot(name: str, figure_: dict[str, Any]) -> Dot:
    return Dot(name, figure_["value"], figure_["low"], figure_["high"])


def _nth(number_: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number_, f"{number_}th")


def _safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
