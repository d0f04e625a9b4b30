"""A contest played again from its plan: whether its games and its figures hold.

Bots that count simulations, or none, play the same games again; those with a budget in seconds, or
with randomness of their own, do not. Then the figures of both have to agree within their intervals.
"""

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from polis.core.texts.errors import PolisError
from polis_lab.contests.ledger import RESULT, read_games, read_head
from polis_lab.contests.match import Played
from polis_lab.contests.pairing import Job
from polis_lab.contests.plan import Plan
from polis_lab.contests.standings import standings

Player: TypeAlias = Callable[[Plan, Iterable[Job]], Iterator[Played]]
SAME: Final = ("scores", "winners", "ending", "plies", "last_hash")
MOST_LISTED: Final = 20


def rerun(
    folder: Path,
    player: Player,
    games: int | None = None,
    progress: Callable[[], None] | None = None,
) -> dict[str, Any]:
    """Play the games of a contest again and return the comparison, as JSON values.

    games: how many of them, the first ones; None: all; progress: called after each game. Raises
    PolisError for a folder without games, and if rules or bots here are not those of the contest.
    """
    plan, _ = read_head(folder)
    before = {line["game"]: line for line in read_games(folder, plan)}
    jobs = [job for job in plan.jobs() if job.number in before][:games]
    if not jobs:
        raise PolisError(f"There is no game in {folder} to play again.")
    after: dict[int, dict[str, Any]] = {}
    for played in player(plan, jobs):
        after[played.line["game"]] = played.line
        if progress is not None:
            progress()
    kept = [before[number] for number in sorted(after)]
    others = [number for number in sorted(after) if not is_same(before[number], after[number])]
    figures = _compared(plan, kept, list(after.values()))
    told = _told(folder, plan, list(before.values()))
    agree = all(one["agrees"] for one in figures)
    return {
        "folder": str(folder),
        "plan": plan.json(),
        "games": len(jobs),
        "same_games": len(jobs) - len(others),
        "other_games": others[:MOST_LISTED],
        "figures": figures,
        "result_fits_games": told,
        "holds": told is not False and (not others or agree),
    }


def is_same(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Whether two lines are about the same course of a game."""
    return all(one[name] == other[name] for name in SAME)


def _compared(plan: Plan, before: list[Any], after: list[Any]) -> list[dict[str, Any]]:
    """Each bot's share of wins in both, and whether they agree within their intervals."""
    then, now = standings(plan, before)["bots"], standings(plan, after)["bots"]
    return [
        {
            "bot": one["bot"],
            "before": one["win_share"],
            "now": other["win_share"],
            "agrees": agrees(one["win_share"], other["win_share"]),
        }
        for one, other in zip(then, now, strict=True)
    ]


def agrees(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Whether two shares differ by no more than chance allows in 95 of 100 cases."""
    if one["value"] == other["value"]:
        return True
    low, high = (one, other) if one["value"] < other["value"] else (other, one)
    reach = math.hypot(low["high"] - low["value"], high["value"] - high["low"])
    return high["value"] - low["value"] <= reach


def _told(folder: Path, plan: Plan, lines: list[Any]) -> bool | None:
    """Whether the shares in the folder's result are those of its games; None without a result."""
    try:
        result = json.loads((folder / RESULT).read_text("utf-8"))
        shares = [bot["win_share"]["value"] for bot in result["bots"]]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError):
        return False
    found = [bot["win_share"]["value"] for bot in standings(plan, lines)["bots"]]
    return len(found) == len(shares) and all(
        math.isclose(one, other, abs_tol=1e-9) for one, other in zip(found, shares, strict=True)
    )
