"""The result of a contest, as text."""

from typing import Any

from polis.cli.output import say
from polis_lab.contests.words import (
    number,
    percent,
    seconds,
    signed,
    strength,
    with_interval,
)

Lines = list[tuple[str, str]]


def tell(title: str, result: dict[str, Any]) -> None:
    """Write all lines; result: from `contest.result_so_far`, with its folder."""
    from polis_lab.contests.ledger import RESULT

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
        ("figures", f"{result['folder']}/{RESULT}"),
    ]
    for name, text in lines:
        say(f"{name:<20} {text}")


def _stop(result: dict[str, Any]) -> Lines:
    """The verdict of the sequential test."""
    stop = result["stop"]
    if stop is None:
        return []
    answer = stop["answer"] or "no answer yet"
    return [
        (
            "sequential test",
            f"{answer} ({100 * stop['share']:g} % or half) after {stop['deals']} deals",
        )
    ]


def _ladder(result: dict[str, Any]) -> Lines:
    """The rungs, the strongest first."""
    if result["ladder"] is None:
        return []
    rows = [(rung["bot"], *strength(rung)) for rung in result["ladder"]["rungs"]]
    apart = [
        (f"{bot:<16} not tied to the others by any game") for bot in result["ladder"]["not_tied"]
    ]
    return _under("ladder", [f"{bot:<16} {elo} ({reach})" for bot, elo, reach in rows] + apart)


def _pairs(result: dict[str, Any]) -> Lines:
    """Every pair of bots."""
    texts = [
        (
            f"{pair['bot']} against {pair['against']}: "
            f"wins {with_interval(pair['win_share'], percent)}, "
            f"margin {with_interval(pair['margin'], signed)}"
        )
        for pair in result["pairs"]
        if pair["games"]
    ]
    return _under("against each other", texts)


def _bots(result: dict[str, Any]) -> Lines:
    """Each bot at the whole table; a bot playing against itself wins what all its seats win."""
    lines: Lines = []
    for bot in result["bots"]:
        wins = f"wins {with_interval(bot['win_share'], percent)} of its seats, "
        points = f"points {with_interval(bot['score'], number)}"
        texts = [
            (wins if len(result["bots"]) > 1 else "") + points,
            f"a decision {_times(bot['think']['decisions'])}",
            f"a turn {_times(bot['think']['turns'])}",
            *_lost(bot, result["failures"]),
        ]
        lines += _under(bot["bot"], texts)
    return lines


def _lost(bot: dict[str, Any], failures: list[dict[str, Any]]) -> list[str]:
    """What a bot from outside lost by itself, each kind counted, with the first game."""
    lines = []
    if bot["lost"]:
        kinds = ", ".join(f"{name} {count}" for name, count in sorted(bot["lost"].items()))
        lines.append(f"lost {sum(bot['lost'].values())} games by itself: {kinds}")
        first = next((one for one in failures if one["bot"] == bot["bot"]), None)
        if first:
            lines.append(f"in game {first['game']}: {first['text']}")
    if bot["illegal_answers"]:
        lines.append(f"{bot['illegal_answers']} illegal answers")
    return lines


def _times(think: dict[str, float]) -> str:
    """The mean time, and how seldom it is longer."""
    return (
        f"{seconds(think['mean'])} (95 %: {seconds(think['p95'])}, 99 %: {seconds(think['p99'])}, "
        f"longest {seconds(think['max'])})"
    )


def _under(name: str, texts: list[str]) -> Lines:
    """Several lines under one heading."""
    return [(name if place == 0 else "", text) for place, text in enumerate(texts)]


def _seats(result: dict[str, Any]) -> Lines:
    """Wins by seat, which say whether bot code prefers one, and by the order of play."""
    return [
        (name, ", ".join(with_interval(share, percent) for share in result["seats"][key]))
        for name, key in (("wins by seat", "by_seat"), ("... by order", "by_order"))
    ]
