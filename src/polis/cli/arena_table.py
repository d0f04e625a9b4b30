"""What a contest showed, in lines for people."""

from typing import Any

from polis.arena.contest.ledger import REPORT
from polis.arena.contest.report.words import (
    number,
    percent,
    seconds,
    signed,
    with_interval,
)
from polis.cli.output import say

Lines = list[tuple[str, str]]


def tell(title: str, result: dict[str, Any]) -> None:
    """Write all lines; result: as `contest.told` gives it, with its folder."""
    plan = result["plan"]
    head = f"{result['games']:,} on {result['deals']:,} deals of {title} with seed {plan['seed']}"
    lines = [
        ("games", f"{head}, {plan['seats']} seats"),
        *_stop(result),
        *_ladder(result),
        *_pairs(result),
        *_bots(result),
        *_seats(result),
        ("endings", ", ".join(f"{name} {count:,}" for name, count in result["endings"].items())),
        ("report", f"{result['folder']}/{REPORT}"),
    ]
    for name, text in lines:
        say(f"{name:<20} {text}")


def _stop(result: dict[str, Any]) -> Lines:
    """The answer of the sequential test."""
    stop = result["stop"]
    if stop is None:
        return []
    answer = stop["answer"] or "no answer yet"
    return [
        ("sequential test", f"{answer} ({stop['share']:.0%} or half) after {stop['deals']} deals")
    ]


def _ladder(result: dict[str, Any]) -> Lines:
    """The rungs, the strongest first."""
    if result["ladder"] is None:
        return []
    return [
        (
            "ladder" if place == 0 else "",
            f"{rung['bot']:<16} {rung['limit'] + ' ' if rung['limit'] else ''}{signed(rung['elo'])} "
            f"({signed(rung['low'])} to {signed(rung['high'])})",
        )
        for place, rung in enumerate(result["ladder"]["rungs"])
    ]


def _pairs(result: dict[str, Any]) -> Lines:
    """Each two bots."""
    return [
        (
            "against each other" if place == 0 else "",
            f"{pair['bot']} – {pair['against']}: wins {with_interval(pair['win_share'], percent)}, "
            f"margin {with_interval(pair['margin'], signed)}",
        )
        for place, pair in enumerate(pair for pair in result["pairs"] if pair["games"])
    ]


def _bots(result: dict[str, Any]) -> Lines:
    """Each bot alone."""
    lines = []
    for bot in result["bots"]:
        think = bot["think"]["decisions"]
        lines.append(
            (
                bot["bot"],
                f"wins {with_interval(bot['win_share'], percent)} of its seats, points "
                f"{number(bot['score']['value'])}, a decision {seconds(think['mean'])} "
                f"(95 %: {seconds(think['p95'])}, longest {seconds(think['max'])})",
            )
        )
    return lines


def _seats(result: dict[str, Any]) -> Lines:
    """Wins by seat, which say whether bot code prefers one, and by the order of play."""
    return [
        (name, ", ".join(with_interval(share, percent) for share in result["seats"][key]))
        for name, key in (("wins by seat", "by_seat"), ("... by order", "by_order"))
    ]
